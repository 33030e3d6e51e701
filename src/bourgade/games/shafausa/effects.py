"""The effects that buildings and POWER cards can have, and the parameters of each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from bourgade.games.shafausa.layout import Count, Effect, Phase

Window = Literal["extraction", "turn_order", "buying", "management", "speculation", "final_count"]

WINDOWS = {
    "extraction": Phase.EXTRACTION,
    "turn_order": Phase.AUCTION,
    "buying": Phase.BUYING,
    "management": Phase.MANAGEMENT,
    "speculation": Phase.SPECULATION,
    "final_count": Phase.OVER,
}
COUNTS = {
    "building_kinds_built": Count.BUILDING_KINDS,
    "active_mines": Count.ACTIVE_MINES,
    "sell_markers_at_or_above_start": Count.HIGH_PRICES,
    "full_cities": Count.FULL_CITIES,
    "miners": Count.MINERS,
    "filled_warehouses": Count.FILLED_WAREHOUSES,
}


@dataclass(frozen=True)
class EffectTable:
    """An effect key and its parameters; EFFECTS says which key takes which."""

    key: str
    amount: int = 0
    resource: str = ""
    resources: tuple[str, ...] = ()
    min_price: int = 0
    max_mines: int = 0
    max_units_per_round: int = 0
    max_per_round: int = 0
    floor_above_sell: int = 0
    surcharge: int = 0
    mines_per_round: int = 0
    min_left: int = 0
    needs_active_mines: int = 0
    units_per_round: int = 0
    steps: int = 0
    cost_chf: int = 0
    bonus: int = 0
    count: str = ""
    free: int = 0
    per: int = 0
    vp: int = 0
    max: int = 0
    chf: int = 0


@dataclass(frozen=True)
class EffectKey:
    """An effect: its parameters by field of Feature, on buildings or on cards of a window."""

    effect: Effect
    params: Mapping[str, str]
    building: bool
    window: Window | None

    @property
    def names(self) -> frozenset[str]:
        return frozenset(self.params)


def _key(
    effect: Effect, params: str, building: bool = False, window: Window | None = None
) -> EffectKey:
    """Parameters are written ``name`` or ``name:field``."""
    named = (param.partition(":") for param in params.split())
    return EffectKey(effect, {name: field or name for name, _, field in named}, building, window)


_CHEAPER = "amount min_price:floor"

EFFECTS: dict[str, EffectKey] = {
    "income_chf": _key(Effect.INCOME, "amount", True),
    "produce": _key(Effect.PRODUCE, "resource amount", True),
    "double_mines": _key(Effect.DOUBLE_MINES, "resource max_mines:most", True),
    "storage": _key(Effect.STORAGE, "amount", True),
    "sell_bonus": _key(Effect.SELL_BONUS, "resources amount max_units_per_round:most", True),
    "discount_building_chf": _key(Effect.CHEAPER_TILES, _CHEAPER, True, "buying"),
    "discount_warehouse_chf": _key(Effect.CHEAPER_WAREHOUSES, _CHEAPER, True, "buying"),
    "discount_miner_chf": _key(Effect.CHEAPER_MINERS, _CHEAPER, True, "management"),
    "discount_auction_chf": _key(Effect.CHEAPER_BIDS, _CHEAPER, True, "turn_order"),
    "discount_speculation_chf": _key(Effect.CHEAPER_SPECULATION, _CHEAPER, True, "speculation"),
    "mine_cap": _key(Effect.MINE_CAP, "amount", True, "management"),
    "buy_discount": _key(
        Effect.CHEAPER_CUBES, "amount max_units_per_round:most floor_above_sell:floor",
        window="management",
    ),
    "acquire_from_future": _key(Effect.FUTURE, "surcharge:price", window="buying"),
    "discount_mine_cubes": _key(
        Effect.CHEAPER_MINES, "amount mines_per_round:most", window="management"
    ),
    "discount_city_cubes": _key(
        Effect.CHEAPER_CITIES, "amount min_left:floor", window="management"
    ),
    "extra_speculation": _key(Effect.EXTRA_SPECULATION, "amount", window="speculation"),
    "income_when_others_speculate": _key(
        Effect.COMMISSION, "amount max_per_round:most", window="speculation"
    ),
    "extra_output_choice": _key(
        Effect.LABOUR, "amount resources needs_active_mines:needs", window="extraction"
    ),
    "extra_output_per_mine": _key(
        Effect.EXTRA_OUTPUT, "resource amount max_mines:most", window="extraction"
    ),
    "income_chf_if_poorest": _key(Effect.POOREST, "amount", window="extraction"),
    "swap_up": _key(
        Effect.TRANSMUTE, "units_per_round:most steps:amount cost_chf:price", window="management"
    ),
    "smuggle": _key(Effect.SMUGGLE, "units_per_round:most bonus:amount", window="management"),
    "end_vp": _key(
        Effect.END_POINTS, "count resources free:needs per vp:amount max:most",
        window="final_count",
    ),
    "chf_per_vp": _key(Effect.HOARD, "chf:price", window="final_count"),
}  # fmt: skip
