"""The effects that buildings and POWER cards can have: what may carry them, what they take."""

from __future__ import annotations

from typing import Literal

from bourgade.games.shafausa.layout import Count, Effect, Phase
from bourgade.kernel.figures import Figure, does, effects

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

# Figures, by the field of Feature they go to

AMOUNT = Figure(1, 100)
AS_AMOUNT = Figure(1, 100, into="amount")
MOST = Figure(1, 100, into="most")
FLOOR = Figure(0, 100, into="floor", default=0)
PRICE = Figure(0, 100, into="price", default=0)
RESOURCE = Figure(of="resources")
RESOURCES = Figure(of="resources", hint=tuple[str, ...], count=(1, None))

EFFECTS = effects(
    income_chf=does(Effect.INCOME, "building", amount=AMOUNT),
    produce=does(Effect.PRODUCE, "building", resource=RESOURCE, amount=AMOUNT),
    double_mines=does(Effect.DOUBLE_MINES, "building", resource=RESOURCE, max_mines=MOST),
    storage=does(Effect.STORAGE, "building", amount=AMOUNT),
    sell_bonus=does(
        Effect.SELL_BONUS, "building", resources=RESOURCES, amount=AMOUNT, max_units_per_round=MOST
    ),
    discount_building_chf=does(
        Effect.CHEAPER_TILES, "building buying", amount=AMOUNT, min_price=FLOOR
    ),
    discount_warehouse_chf=does(
        Effect.CHEAPER_WAREHOUSES, "building buying", amount=AMOUNT, min_price=FLOOR
    ),
    discount_miner_chf=does(
        Effect.CHEAPER_MINERS, "building management", amount=AMOUNT, min_price=FLOOR
    ),
    discount_auction_chf=does(
        Effect.CHEAPER_BIDS, "building turn_order", amount=AMOUNT, min_price=FLOOR
    ),
    discount_speculation_chf=does(
        Effect.CHEAPER_SPECULATION, "building speculation", amount=AMOUNT, min_price=FLOOR
    ),
    mine_cap=does(Effect.MINE_CAP, "building management", amount=AMOUNT),
    buy_discount=does(
        Effect.CHEAPER_CUBES, "management", amount=AMOUNT, max_units_per_round=MOST,
        floor_above_sell=Figure(0, 100, into="floor"),
    ),
    acquire_from_future=does(Effect.FUTURE, "buying", surcharge=PRICE),
    discount_mine_cubes=does(
        Effect.CHEAPER_MINES, "management", amount=AMOUNT, mines_per_round=MOST
    ),
    discount_city_cubes=does(Effect.CHEAPER_CITIES, "management", amount=AMOUNT, min_left=FLOOR),
    extra_speculation=does(Effect.EXTRA_SPECULATION, "speculation", amount=AMOUNT),
    income_when_others_speculate=does(
        Effect.COMMISSION, "speculation", amount=AMOUNT, max_per_round=MOST
    ),
    extra_output_choice=does(
        Effect.LABOUR, "extraction", amount=AMOUNT, resources=RESOURCES,
        needs_active_mines=Figure(1, 100, into="needs"),
    ),
    extra_output_per_mine=does(
        Effect.EXTRA_OUTPUT, "extraction", resource=RESOURCE, amount=AMOUNT, max_mines=MOST
    ),
    income_chf_if_poorest=does(Effect.POOREST, "extraction", amount=AMOUNT),
    swap_up=does(
        Effect.TRANSMUTE, "management", units_per_round=MOST, steps=AS_AMOUNT, cost_chf=PRICE
    ),
    smuggle=does(
        Effect.SMUGGLE, "management", units_per_round=MOST, bonus=Figure(0, 100, into="amount")
    ),
    end_vp=does(
        Effect.END_POINTS, "final_count", count=Figure(of=COUNTS),
        resources=Figure(of="resources", hint=tuple[str, ...], default=()),
        free=Figure(0, 100, into="needs", default=0), per=AMOUNT, vp=AS_AMOUNT, max=MOST,
    ),
    chf_per_vp=does(Effect.HOARD, "final_count", chf=Figure(1, 100, into="price")),
)  # fmt: skip
