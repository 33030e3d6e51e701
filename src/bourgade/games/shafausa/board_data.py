"""What the web board shows beside the position: prices, limits and points, as the rules count."""

from __future__ import annotations

from typing import Any

from bourgade.games.shafausa.actions import ITEMS
from bourgade.games.shafausa.rules import boards, buying, ending, trade, turn_order
from bourgade.games.shafausa.rules.boards import Effect
from bourgade.kernel.game import BoardData, Standing, Variant, Viewpoint
from bourgade.kernel.layout import plain
from bourgade.kernel.notation import words_of


def board_data(variant: Variant, seen: Viewpoint) -> BoardData:
    state, position = plain(seen.state), seen.position
    seats, players = variant.words["seats"], position["players"]
    deciding = seen.deciding and position["actor"] in seats
    mine = position["actor"] if deciding else seen.seat
    in_play = variant.content.editions[variant.options["edition"]].cities_in_play
    facts = {
        "mine": mine,
        "in_play": in_play,
        "free_slots": {
            letter: [
                boards.free_slots(state.players[p], variant.plain_book, c) for c in range(in_play)
            ]
            for p, letter in enumerate(seats)
            if players[letter]["cities"]
        },
        "own": None,
        "points": _points(variant, state) if seen.phase == "over" else [],
    }
    if mine and players[mine]["cities"]:
        facts["own"] = _own(variant, seen, state, mine, in_play)
    points = {
        letter: ending.total_points(state, variant.plain_book, seat)
        for seat, letter in enumerate(seats)
    }
    return BoardData(facts, _asked(variant, seen), Standing(points))


def _own(variant: Variant, seen: Viewpoint, s: Any, mine: str, in_play: int) -> dict[str, Any]:
    """What the player whose board lies in front has, may have, and would pay."""
    book, content, position = variant.plain_book, variant.content, seen.position
    seat = variant.words["seats"].index(mine)
    player, my, phase = s.players[seat], position["players"][mine], seen.phase
    resources, kinds = variant.words["resources"], variant.words["buildings"]
    offered = {*position["ladder"].values(), *position["future"].values()}
    more_miners = my["miners"] < content.miners.most
    more_warehouses = my["warehouses"] < len(content.warehouses.cost)
    tariff = content.speculation
    return {
        "mines": {r: boards.mines_of(player, n) for n, r in enumerate(resources)},
        "buy": {r: trade.buying_price(s, book, seat, n) for n, r in enumerate(resources)},
        "buys_cheaper": boards.card_of(player, book, Effect.CHEAPER_CUBES) >= 0,
        "storage": boards.storage(player, book),
        "mines_dug": boards.mines_in(player, book, in_play),
        "mine_limit": boards.mine_limit(player, book),
        "mine_discount": boards.mine_discount(s, book, player) if phase == "management" else 0,
        "free_in_built": boards.free_in_built(player, book),
        "city_discount": boards.city_discount(player, book),
        "miner_price": boards.miner_price(player, book) if more_miners else None,
        "warehouse_price": boards.warehouse_price(player, book) if more_warehouses else None,
        "tile_prices": {
            kind: boards.tile_price(player, book, kinds.index(kind)) for kind in offered if kind
        },
        "surcharge": buying.surcharge(s, book, seat) if position["future"] else 0,
        "owned": [kind for k, kind in enumerate(kinds) if player.buildings[k] > 0],
        "speculation": {
            name: boards.reduced(player, book, getattr(tariff, name), Effect.CHEAPER_SPECULATION)
            for name in ("move_one", "move_two", "fix", "fix_both", "vary")
        },
        "next_bid": turn_order.next_amount(s, book) if phase == "auction" else None,
        "bid_due": boards.reduced(player, book, player.bid, Effect.CHEAPER_BIDS),
    }


def _points(variant: Variant, s: Any) -> list[dict[str, Any]]:
    """The final count: the points of every seat, item by item."""
    return [
        {
            "item": item,
            "by_seat": {
                letter: ending.points_for(s, variant.plain_book, seat, n)
                for seat, letter in enumerate(variant.words["seats"])
            },
        }
        for n, item in enumerate(words_of(ITEMS, variant.words))
    ]


def _asked(variant: Variant, seen: Viewpoint) -> list[tuple[str, ...]]:
    position = seen.position
    if seen.phase == "management":
        actor = position["players"].get(position["actor"], {"reserve": {}})
        return [
            ("city",),
            ("miner",),
            *((verb, r) for r in variant.words["resources"] for verb in ("mine", "buy", "sell")),
            *(("build", kind) for kind in actor["reserve"].values()),
        ]
    if seen.phase == "buying":
        return [("warehouse",), *(("acquire", kind) for kind in position["ladder"].values())]
    return [("bid",)] if seen.phase == "auction" else []
