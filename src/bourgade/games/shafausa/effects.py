"""The effects that buildings and POWER cards can have: what may carry them, what they take."""

from __future__ import annotations

from typing import Literal

from bourgade.games.shafausa.layout import Count, Effect, Phase
from bourgade.kernel.figures import Figure, effects, on

Window = Literal["extraction", "turn_order", "buying", "management", "speculation", "final_count"]

WINDOWS = {
    "extraction": Phase.EXTRACTION,
    "turn_order": Phase.AUCTION,
    "buying": Phase.BUYING,
    "management": Phase.MANAGEMENT,
    "speculation": Phase.SPECULATION,
    "final_count": Phase.OVER,
}
COUNTS = tuple(count.name.lower() for count in Count if count)

# Figures, by the field of Feature they go to

AMOUNT = Figure(1, 100)
AS_AMOUNT = Figure(1, 100, into="amount")
MOST = Figure(1, 100, into="most")
FLOOR = Figure(0, 100, into="floor", default=0)
PRICE = Figure(0, 100, into="price", default=0)
RESOURCE = Figure(of="resources")
RESOURCES = Figure(of="resources", hint=tuple[str, ...], count=(1, None))
CHEAPER = {"amount": AMOUNT, "min_price": FLOOR}
NEEDS = Figure(0, 100, into="needs", default=0)

EFFECTS = effects(
    Effect,
    {},
    income_chf=on("building", Effect.INCOME, amount=AMOUNT),
    produce=on("building", resource=RESOURCE, amount=AMOUNT),
    double_mines=on("building", resource=RESOURCE, max_mines=MOST),
    storage=on("building", amount=AMOUNT),
    sell_bonus=on("building", resources=RESOURCES, amount=AMOUNT, max_units_per_round=MOST),
    discount_building_chf=on("building buying", Effect.CHEAPER_TILES, **CHEAPER),
    discount_warehouse_chf=on("building buying", Effect.CHEAPER_WAREHOUSES, **CHEAPER),
    discount_miner_chf=on("building management", Effect.CHEAPER_MINERS, **CHEAPER),
    discount_auction_chf=on("building turn_order", Effect.CHEAPER_BIDS, **CHEAPER),
    discount_speculation_chf=on("building speculation", Effect.CHEAPER_SPECULATION, **CHEAPER),
    mine_cap=on("building management", amount=AMOUNT),
    buy_discount=on(
        "management",
        Effect.CHEAPER_CUBES,
        amount=AMOUNT,
        max_units_per_round=MOST,
        floor_above_sell=Figure(0, 100, into="floor"),
    ),
    acquire_from_future=on("buying", Effect.FUTURE, surcharge=PRICE),
    discount_mine_cubes=on("management", Effect.CHEAPER_MINES, amount=AMOUNT, mines_per_round=MOST),
    discount_city_cubes=on("management", Effect.CHEAPER_CITIES, amount=AMOUNT, min_left=FLOOR),
    extra_speculation=on("speculation", amount=AMOUNT),
    income_when_others_speculate=on(
        "speculation", Effect.COMMISSION, amount=AMOUNT, max_per_round=MOST
    ),
    extra_output_choice=on(
        "extraction",
        Effect.LABOUR,
        amount=AMOUNT,
        resources=RESOURCES,
        needs_active_mines=Figure(1, 100, into="needs"),
    ),
    extra_output_per_mine=on(
        "extraction", Effect.EXTRA_OUTPUT, resource=RESOURCE, amount=AMOUNT, max_mines=MOST
    ),
    income_chf_if_poorest=on("extraction", Effect.POOREST, amount=AMOUNT),
    swap_up=on(
        "management", Effect.TRANSMUTE, units_per_round=MOST, steps=AS_AMOUNT, cost_chf=PRICE
    ),
    smuggle=on("management", units_per_round=MOST, bonus=Figure(0, 100, into="amount")),
    end_vp=on(
        "final_count",
        Effect.END_POINTS,
        count=Figure(of=COUNTS),
        resources=Figure(of="resources", hint=tuple[str, ...], default=()),
        free=NEEDS,
        per=AMOUNT,
        vp=AS_AMOUNT,
        max=MOST,
    ),
    chf_per_vp=on("final_count", Effect.HOARD, chf=Figure(1, 100, into="price")),
)
