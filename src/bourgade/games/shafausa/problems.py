"""Why a position of Shafausa is impossible: each fault with its field and the rule it breaks.

A board may lack what is printed on it, and a table its ladders, so that small positions for
lessons and tests need not spell everything out. What is given must be possible.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import numpy as np

from bourgade.games.shafausa.actions import CITIES
from bourgade.games.shafausa.layout import Effect, Ending, Phase, Player, State
from bourgade.games.shafausa.positions import SETTING_UP, laid_out, picking
from bourgade.games.shafausa.rules import legal
from bourgade.games.shafausa.rules.boards import (
    cube_count,
    free_slots,
    mine_limit,
    mines_in,
    owned_kinds,
    place_of,
    reserve_size,
    storage,
    sum_of,
)
from bourgade.games.shafausa.rules.ending import has_filled, has_full_cities
from bourgade.games.shafausa.rules.management import replaced_by
from bourgade.games.shafausa.rules.setting_up import draft_key, picked, unchosen
from bourgade.kernel.game import Problem, Variant
from bourgade.kernel.layout import CHANCE, NOBODY, plain

FAMILY_LACKS = (Phase.ORDER, Phase.DRAFT, Phase.EXTRACTION, Phase.AUCTION, Phase.INSERT,
                Phase.SPECULATION)  # fmt: skip
ROUND = (Phase.EXTRACTION, Phase.AUCTION, Phase.INSERT, Phase.BUYING, Phase.MANAGEMENT, Phase.SITE,
         Phase.SURPLUS, Phase.FEE, Phase.DRAW, Phase.SPECULATION, Phase.OVER)  # fmt: skip
"""The phases in which a position can stop, in the order of a GEEK round."""

AUCTION = (Phase.AUCTION, Phase.INSERT)
USED_FROM = {
    Effect.LABOUR: Phase.EXTRACTION,
    Effect.CHEAPER_CUBES: Phase.MANAGEMENT,
    Effect.TRANSMUTE: Phase.MANAGEMENT,
    Effect.SMUGGLE: Phase.MANAGEMENT,
    Effect.COMMISSION: Phase.SPECULATION,
}
"""Cards whose uses per round are counted, and the phase of the first one."""

COUNTERS = {
    "acquisitions": ((Phase.BUYING,), "SH-061"),
    "warehouses_built": ((Phase.BUYING,), "SH-070"),
    "mines_built": ((Phase.MANAGEMENT, Phase.SITE), "SH-075"),
    "settled": ((Phase.FEE,), "SH-092"),
    "speculations": ((Phase.SPECULATION,), "SH-114"),
}
"""What is counted per turn, the phases it belongs to, and the rule that limits it."""

WORTH, GROWTH = 40_000, 400
"""The most CHF that a player's money and cubes can be worth in a position, and how much more per
round: far above anything seen in play, and far below what the integers can hold. A board full of
gold mines brings less per round."""


def problems(variant: Variant, s: State) -> Iterator[Problem]:
    """Everything that makes a position impossible, in the words of the rules."""
    return Position(variant, s).problems()


class Position:
    """One position under examination."""

    def __init__(self, variant: Variant, s: State) -> None:
        self.variant = variant
        # Plain objects are read many times faster than records.
        self.book: Any = variant.plain_book
        self.s: State = plain(s)
        self.phase = Phase(s.phase)
        self.named = {"phase": self.phase.name.lower()}
        self.seats = int(s.seats)
        self.players: list[tuple[str, Player]] = [
            (seat, self.s.players[p]) for p, seat in enumerate(variant.words["seats"])
        ]
        self.before_round_1 = self.phase is Phase.DRAW and s.turn == 0

    def problems(self) -> Iterator[Problem]:
        """The faults, starting with those that would make the later checks meaningless."""
        first = [*self.phase_problems()] or [*self.people_problems()] or [*self.draft_problems()]
        if first:
            yield from first
            return
        if self.phase in SETTING_UP:
            yield from self.empty_table_problems()
            faults = [*self.first_order_problems()]
        else:
            faults = [*self.order_problems()] or [*self.piece_problems()]
        yield from faults or self.actor_problems()

    def piece_problems(self) -> Iterator[Problem]:
        """Faults of a position in which everything is laid out."""
        yield from self.auction_problems()
        for seat, me in self.players:
            yield from self.track_problems(seat, me)
            yield from self.city_problems(seat, me)
            yield from self.reserve_problems(seat, me)
            yield from self.goods_problems(seat, me)
            yield from self.card_problems(seat, me)
        yield from self.tile_problems()
        if self.before_round_1:
            yield from self.possession_problems()
        yield from self.turn_problems()
        yield from self.market_problems()
        yield from self.end_problems()

    def has_come(self, phase: Phase) -> bool:
        """Whether the given phase of the round has begun."""
        family_trade = self.book.family and phase is Phase.MANAGEMENT
        first = Phase.BUYING if family_trade else phase  # SH-108
        return ROUND.index(self.phase) >= ROUND.index(first) and not self.before_round_1

    # The phase and the peoples

    def phase_problems(self) -> Iterator[Problem]:
        phase, book = self.phase, self.book
        if phase > Phase.OVER:
            yield Problem("phase", "not-resting", self.named, "SH-039")
        elif book.family and phase in FAMILY_LACKS:
            yield Problem("phase", "other-edition", self.named, "SH-037")
        elif (phase is Phase.FIRST and not book.family) or (
            phase is Phase.DRAFT and not book.colonial
        ):
            yield Problem("phase", "other-edition", self.named, "SH-036")
        elif phase in (Phase.ORDER, Phase.FIRST) and not book.random_order:
            yield Problem("phase", "other-options", self.named, "SH-216")
        elif (phase is Phase.DEAL and not book.random_peoples) or (
            phase is Phase.PEOPLE and book.random_peoples
        ):
            yield Problem("phase", "other-options", self.named, "SH-215")
        turn, cap = int(self.s.turn), int(book.round_cap)
        least = 0 if phase <= Phase.DRAFT else 1
        most = 0 if phase in SETTING_UP else cap
        if not least <= turn <= most:
            args = {"turn": turn, "least": least, "most": most, **self.named}
            yield Problem("turn", "bad-round", args, "SH-182" if turn > cap else "SH-035")

    def people_problems(self) -> Iterator[Problem]:
        """SH-019, SH-215: different peoples, chosen seat by seat."""
        book, known = self.book, self.variant.words["peoples"]
        seen: list[int] = []
        choosing = self.phase in (Phase.DEAL, Phase.PEOPLE)
        for p, (seat, me) in enumerate(self.players):
            place = f"players.{seat}.people"
            if me.people < 0:
                if not choosing:
                    yield Problem(place, "people-missing", {}, "SH-019")
                continue
            if me.people in seen:
                yield Problem(place, "people-twice", {"peoples": known[me.people]}, "SH-019")
            if choosing and len(seen) < p:
                yield Problem(place, "people-order", {}, "SH-019")
            assigned = int(book.assigned[p])
            if 0 <= assigned != me.people:
                yield Problem(place, "people-assigned", {"peoples": known[assigned]}, "SH-215")
            seen.append(int(me.people))
        if choosing and len(seen) == self.seats:
            yield Problem("phase", "no-choice", self.named, "SH-019")

    # Set-up

    def empty_table_problems(self) -> Iterator[Problem]:
        """SH-018: possessions, bag and ladders come after peoples, order and draft."""
        s, book = self.s, self.book
        for name in ("bag", "sold", "sell_frozen", "buy_frozen", "bid", "acquisitions",
                     "warehouses_built", "mines_built", "settled", "speculations"):  # fmt: skip
            yield from self.too_early(name, getattr(s, name), 0)
        for name in ("ladder", "future", "next_order", "placing_mine", "placing_building"):
            yield from self.too_early(name, getattr(s, name), -1)
        for name in ("sell", "buy"):
            start = [int(getattr(book.resource[r], f"{name}_start")) for r in range(book.resources)]
            yield from self.too_early(name, getattr(s, name), start)
        for seat, me in self.players:
            for name in ("money", "bid", "cubes", "mines", "buildings", "earned", "used", "cities",
                         "miners", "warehouses"):  # fmt: skip
                yield from self.too_early(f"players.{seat}.{name}", getattr(me, name), 0)
            for name in ("reserve", "power"):
                yield from self.too_early(f"players.{seat}.{name}", getattr(me, name), -1)
        if s.over or s.ending:
            yield Problem("over" if s.over else "ending", "wrong-end", self.named, "SH-184")

    def too_early(self, place: str, found: Any, expected: Any) -> Iterator[Problem]:
        if _differs(found, expected):
            yield Problem(place, "too-early", self.named, "SH-018")

    def first_order_problems(self) -> Iterator[Problem]:
        """SH-029: how far the first turn order has been drawn."""
        order = [int(p) for p in cast("list[int]", self.s.order)]
        placed = [p for p in order if p >= 0]
        most = {Phase.ORDER: self.seats - 2, Phase.DRAFT: self.seats}.get(self.phase, 0)
        least = self.seats if self.phase is Phase.DRAFT else 0
        if not least <= len(placed) <= most or order[: len(placed)] != placed:
            yield Problem("order", "order-so-far", self.named, "SH-029")
        elif len(set(placed)) != len(placed):
            yield Problem("order", "bad-order", {}, "SH-029")
        elif self.phase is Phase.DRAFT:
            yield from self.pick_problems([picked(self.s, p) for p in range(self.seats)])

    def draft_problems(self) -> Iterator[Problem]:
        """SH-204 to SH-209: which tiles each player holds, and how many by now."""
        seen = 0
        for seat, me in self.players:
            place, held = f"players.{seat}.tiles", int(me.tiles)
            if held and not self.book.colonial:
                yield Problem(place, "no-tiles", {}, "SH-030" if self.book.family else "SH-026")
            elif held & ~int(self.book.tiles_in_play):
                yield Problem(place, "tile-unused", {"count": self.seats}, "SH-204")
            elif held & seen:
                yield Problem(place, "tile-twice", {}, "SH-205")
            seen |= held
        if not self.book.colonial:
            return
        picks = [picked(self.s, p) for p in range(self.seats)]
        if self.phase in SETTING_UP:
            if any(picks) and self.phase is not Phase.DRAFT:
                yield Problem("players", "bad-draft", self.named, "SH-205")
        elif (any(picks) or self.before_round_1) and set(picks) != {3}:
            yield Problem("players", "three-tiles", {}, "SH-209")

    def pick_problems(self, picks: list[int]) -> Iterator[Problem]:
        s, seats = self.s, self.seats
        order = [int(s.order[i]) for i in range(seats)]
        full, rest = divmod(sum(picks), seats)
        went = order[seats - rest :] if full == 1 else order[:rest]  # the second picks run back
        if full >= 3:
            yield Problem("phase", "no-choice", self.named, "SH-209")
        elif picks != [full + (p in went) for p in range(seats)]:
            yield Problem("players", "bad-draft", self.named, "SH-205")
        elif full < 2 and not self.book.random_order and order != list(range(seats)):
            yield Problem("order", "order-of-seats", {}, "SH-216")
        elif (full, rest) == (2, 0) and order != sorted(
            order, key=lambda p: draft_key(s, self.book, p)
        ):
            yield Problem("order", "order-of-sums", {}, "SH-207")

    def possession_problems(self) -> Iterator[Problem]:
        """SH-020 to SH-025, SH-210: before round 1 everything is as boards and tiles show."""
        rules = {"money": "SH-020", "miners": "SH-022", "cities": "SH-021", "warehouses": "SH-027",
                 "mines": "SH-023", "buildings": "SH-023", "cubes": "SH-020", "reserve": "SH-023",
                 "power": "SH-147"}  # fmt: skip
        for seat, me in self.players:
            expected = laid_out(self.variant, int(me.people), int(me.tiles))
            for name, rule in rules.items():
                nothing = name in ("reserve", "power")
                found, wanted = getattr(me, name), -1 if nothing else getattr(expected, name)
                if _differs(found, wanted):
                    rule = "SH-210" if self.book.colonial else rule
                    yield Problem(f"players.{seat}.{name}", "not-as-laid", {}, rule)

    # Turn order and auction

    def order_problems(self) -> Iterator[Problem]:
        s, seats = self.s, self.seats
        order = [int(p) for p in cast("list[int]", s.order)]
        if sorted(order[:seats]) != list(range(seats)) or any(p >= 0 for p in order[seats:]):
            yield Problem("order", "bad-order", {}, "SH-060")
            return
        if self.book.family:
            clockwise = [(order[0] + i) % seats for i in range(seats)]
            if order[:seats] != clockwise:
                yield Problem("order", "clockwise", {}, "SH-102")
            elif not self.book.random_order and order[0] != max(0, int(s.turn) - 1) % seats:
                yield Problem("order", "order-of-seats", {}, "SH-216")

    def auction_problems(self) -> Iterator[Problem]:
        s, seats = self.s, self.seats
        row = [int(p) for p in cast("list[int]", s.next_order)]
        standing = [p for p in row if p >= 0]
        bids = [int(me.bid) for _, me in self.players]
        if self.phase not in AUCTION:
            if standing:
                yield Problem("next_order", "no-auction", self.named, "SH-052")
            for seat, me in self.players:
                if me.bid:
                    yield Problem(f"players.{seat}.bid", "no-auction", self.named, "SH-052")
            if s.bid:
                yield Problem("bid", "no-auction", self.named, "SH-052")
            return
        if row[: len(standing)] != standing or len(set(standing)) != len(standing):
            yield Problem("next_order", "bad-next-order", {}, "SH-058")
            return
        if s.actor in standing:
            yield Problem("next_order", "has-passed", {}, "SH-055")
            return
        if s.bid != max(bids):
            yield Problem("bid", "bad-bid", {"bid": int(s.bid), "most": max(bids)}, "SH-053")
        yield from self.bid_problems(standing, bids)
        if self.phase is Phase.INSERT and not standing:
            yield Problem("phase", "no-choice", self.named, "SH-057")
        assert len(standing) < seats  # the actor has not passed

    def bid_problems(self, standing: list[int], bids: list[int]) -> Iterator[Problem]:
        """SH-052 to SH-059: bids rise from player to player, and the highest bidder passes last."""
        s, seats, opening, step = self.s, self.seats, self.book.opening_bid, self.book.raise_by
        paying = self.phase is Phase.INSERT  # the actor has already passed and paid
        for p, (seat, me) in enumerate(self.players):
            place, bid = f"players.{seat}.bid", bids[p]
            if bid and (bid < opening or (bid - opening) % step or bids.count(bid) > 1):
                yield Problem(place, "no-such-bid", {"bid": bid}, "SH-053")
            elif p not in standing and not (paying and p == s.actor) and bid > me.money:
                args = {"bid": bid, "money": int(me.money)}
                yield Problem(place, "bid-too-high", args, "SH-054")
            elif p in standing and bid and bid == max(bids):
                yield Problem(place, "highest-passed", {"seats": seat}, "SH-059")
        if not 0 <= s.at < seats:
            return
        turn = [(int(s.at) + i) % seats for i in range(seats)]  # places, the current one first
        still_in = [i for i in turn if s.order[i] not in standing and not (paying and i == s.at)]
        if paying and bids[s.actor] == max(bids) > 0 and still_in:
            yield Problem(f"players.{self.players[s.actor][0]}.bid", "highest-passed",
                          {"seats": self.players[s.actor][0]}, "SH-059")  # fmt: skip
        rising = [bids[s.order[i]] for i in still_in]
        silent = [i for i in still_in if bids[s.order[i]] == 0]  # none of them has been asked yet
        asked = [i for i in range(seats) if s.order[i] in standing or bids[s.order[i]]]
        first_lap = not silent or (
            min(silent) >= s.at and not any(i > s.at or (i == s.at and not paying) for i in asked)
        )
        if rising != sorted(rising) or not first_lap:
            yield Problem("at", "bids-in-turn", {}, "SH-052")

    # Boards

    def track_problems(self, seat: str, me: Player) -> Iterator[Problem]:
        """SH-011, SH-070, SH-079: tracks start where set-up puts them, and never go down."""
        book = self.book
        start = laid_out(self.variant, int(me.people), int(me.tiles))
        tracks = {
            "cities": (book.cities, "SH-011", "SH-021"),
            "miners": (book.most_miners, "SH-079", "SH-022"),
            "warehouses": (book.most_warehouses, "SH-070", "SH-031" if book.family else "SH-027"),
        }
        for name, (most, beyond, below) in tracks.items():
            found, least = int(getattr(me, name)), int(getattr(start, name))
            if not least <= found <= most:
                below = "SH-202" if book.colonial else below
                if name == "cities" and found < 1:
                    below = "SH-011"
                args = {"found": found, "least": least, "most": int(most), "seats": seat}
                rule = beyond if found > most else below
                yield Problem(f"players.{seat}.{name}", f"bad-{name}", args, rule)

    def city_problems(self, seat: str, me: Player) -> Iterator[Problem]:
        """Slots, and what may stand where (SH-010, SH-012, SH-023, SH-077, SH-083)."""
        book, board = self.book, self.book.board[me.people]
        words = self.variant.words["buildings"]
        for k, name in enumerate(words):
            place, city = f"players.{seat}.buildings.{name}", int(me.buildings[k])
            named = {"seats": seat, "buildings": name, "city": city}
            if city == 0:
                continue
            if city > book.cities:
                yield Problem(place, "no-such-city", named, "SH-010")
            elif not book.building[k].counts and city != board.buildings[k]:
                yield Problem(place, "not-printed", named, "SH-023")
            elif city > me.cities and city != board.buildings[k]:
                yield Problem(place, "unbuilt-city", named, "SH-077")
            replaced = int(book.building[k].replaces)
            if replaced >= 0 and me.buildings[replaced]:
                yield Problem(place, "not-replaced", named, "SH-083")
        for c, word in enumerate(CITIES.words):
            place = f"players.{seat}.mines.{word}"
            named = {"seats": seat, "city": c + 1}
            mines = [int(me.mines[c, r]) for r in range(book.resources)]
            printed = [int(board.mines[c, r]) for r in range(book.resources)]
            if c >= book.cities and any(mines):
                yield Problem(place, "no-such-city", {**named, "buildings": ""}, "SH-010")
            elif c >= me.cities and any(m > n for m, n in zip(mines, printed, strict=True)):
                yield Problem(place, "unbuilt-city", {**named, "buildings": ""}, "SH-077")
            slots, free = int(board.slots[c]), free_slots(me, book, c)
            if free < 0:
                place = place if any(mines) else f"players.{seat}.buildings"
                args = {**named, "slots": slots, "found": slots - free}
                yield Problem(place, "too-full", args, "SH-010")
        limit, found = mine_limit(me, book), mines_in(me, book, book.cities)
        waiting = int(self.s.placing_mine >= 0 and self.is_actor(seat))
        printed = mines_in(board, book, book.cities)
        if found + waiting > max(limit, 0 if waiting else printed):
            args = {"seats": seat, "limit": limit, "found": found + waiting}
            yield Problem(f"players.{seat}.mines", "too-many-mines", args, "SH-076")

    def is_actor(self, seat: str) -> bool:
        return self.s.actor >= 0 and self.players[self.s.actor][0] == seat

    def reserve_problems(self, seat: str, me: Player) -> Iterator[Problem]:
        """SH-062, SH-064: no gaps, and nothing that the player already owns."""
        waiting = [int(k) for k in cast("list[int]", me.reserve) if k >= 0]
        if len(waiting) != reserve_size(me):
            yield Problem(f"players.{seat}.reserve", "reserve-gap", {"seats": seat}, "SH-062")
        for i, k in enumerate(waiting):
            if me.buildings[k] or k in waiting[:i]:
                named = {"seats": seat, "buildings": self.variant.words["buildings"][k]}
                yield Problem(f"players.{seat}.reserve", "owned-twice", named, "SH-064")

    def goods_problems(self, seat: str, me: Player) -> Iterator[Problem]:
        """SH-048, SH-089, SH-133: money, cubes, and cubes sold at a bonus."""
        book, s = self.book, self.s
        prices = [int(book.resource[r].buy_min) for r in range(book.resources)]
        cubes = [int(n) for n in cast("list[int]", me.cubes)]
        worth = int(me.money) + sum(n * p for n, p in zip(cubes, prices, strict=False))
        most = WORTH + GROWTH * int(s.turn)
        if worth > most:
            name = "money" if me.money > most // 2 else "cubes"
            args = {"seats": seat, "worth": worth, "most": most}
            yield Problem(f"players.{seat}.{name}", "too-rich", args, "SH-048")
        stored = self.phase is Phase.OVER or (
            self.phase in (Phase.FEE, Phase.DRAW, Phase.SPECULATION) and not book.family
        )
        if self.phase is Phase.SURPLUS:
            stored = place_of(s.order, [name for name, _ in self.players].index(seat)) < s.at
        if stored and sum(cubes) > storage(me, book):
            args = {"seats": seat, "found": sum(cubes), "room": storage(me, book)}
            yield Problem(f"players.{seat}.cubes", "surplus-kept", args, "SH-089")
        for k, name in enumerate(self.variant.words["buildings"]):
            feature, earned = book.feature[k], int(me.earned[k])
            able = feature.effect == Effect.SELL_BONUS and 0 < me.buildings[k] <= me.cities
            most = int(feature.most) if able and self.has_come(Phase.MANAGEMENT) else 0
            if earned > most:
                args = {"seats": seat, "buildings": name, "found": earned, "most": most}
                yield Problem(f"players.{seat}.earned.{name}", "bonus-sales", args, "SH-133")

    def card_problems(self, seat: str, me: Player) -> Iterator[Problem]:
        """SH-146 to SH-151, SH-217: the card's people, its phase, and its uses."""
        book, place, named = self.book, f"players.{seat}.power", {"seats": seat}
        over = self.phase is Phase.OVER
        card = book.feature[book.buildings + max(0, int(me.power))]
        if me.power < 0:
            if over and book.with_powers:
                yield Problem(place, "no-final-card", named, "SH-151")
        elif not book.with_powers:
            yield Problem(place, "no-cards", named, "SH-217")
        elif card.people != me.people:
            yield Problem(place, "foreign-power", named, "SH-146")
        elif card.window == Phase.OVER and not over:
            yield Problem(place, "final-card", named, "SH-151")
        first = USED_FROM.get(Effect(card.effect)) if me.power >= 0 else None
        most = 0
        if first is not None and self.has_come(first):
            most = 1 if card.effect == Effect.LABOUR else int(card.most)
        if me.used > most:
            args = {"seats": seat, "found": int(me.used), "most": most}
            yield Problem(f"players.{seat}.used", "card-uses", args, "SH-149")

    # Tiles

    def tile_problems(self) -> Iterator[Problem]:
        """SH-008, SH-009, SH-028: the right number of copies, none of them in a wrong place."""
        book, s, words = self.book, self.s, self.variant.words["buildings"]
        places = [self.places_of(k, name) for k, name in enumerate(words)]
        for k, found in enumerate(places):
            named = {"buildings": words[k]}
            for_sale = [place for place in found if ".buildings." not in place]
            if for_sale and not book.building[k].counts:
                yield Problem(for_sale[0], "never-for-sale", named, "SH-009")
            elif found and book.building[k].counts and not book.building[k].copies:
                yield Problem(found[0], "not-in-edition", named, "SH-032")
        for k, found in enumerate(places):
            copies = int(book.building[k].copies)
            if not book.building[k].counts:  # an Office that was replaced is back in the box
                copies = min(len(found), self.variant.content.buildings[words[k]].copies)
            if len(found) != copies:
                blamed = found[copies] if len(found) > copies else f"bag.{words[k]}"
                args = {"buildings": words[k], "copies": copies, "found": len(found)}
                yield Problem(blamed, "copies", args, "SH-008")
        for row in ("ladder", "future"):
            for i, k in enumerate(cast("list[int]", getattr(s, row))):
                if k >= 0 and row == "future" and book.family:
                    yield Problem("future", "no-future", {}, "SH-030")
                elif k >= 0 and i >= self.seats:
                    args = {"count": self.seats}
                    yield Problem(f"{row}.{i + 1}", "ladder-length", args, "SH-028")
        if self.phase is Phase.DRAW:
            yield from self.draw_problems()

    def places_of(self, k: int, name: str) -> list[str]:
        """Where the copies of a kind lie, with those in the bag last."""
        s = self.s
        found: list[str] = []
        for seat, me in self.players:
            if me.buildings[k]:
                found.append(f"players.{seat}.buildings.{name}")
        for seat, me in self.players:
            found += [f"players.{seat}.reserve.{i}" for i in _places(me.reserve, k)]
        for row in ("ladder", "future"):
            found += [f"{row}.{i}" for i in _places(getattr(s, row), k)]
        found += ["placing_building"] * int(s.placing_building == k)
        return [*found, *[f"bag.{name}"] * int(s.bag[k])]

    def draw_problems(self) -> Iterator[Problem]:
        """SH-028, SH-094 to SH-097: a tile is drawn onto the first ladder that has a gap."""
        s, seats = self.s, self.seats
        ladder = [int(s.ladder[i]) for i in range(seats)]
        future = [int(s.future[i]) for i in range(seats)]
        waiting = [k for k in future if k >= 0]
        if -1 in ladder and waiting:
            yield Problem("future", "moves-up", {}, "SH-094")
        elif future[: len(waiting)] != waiting:
            yield Problem("future", "future-gap", {}, "SH-095")
        elif self.before_round_1 and -1 in ladder[: len([k for k in ladder if k >= 0])]:
            yield Problem("ladder", "future-gap", {}, "SH-028")
        if -1 not in ladder and (self.book.family or len(waiting) == seats):
            yield Problem("phase", "no-choice", self.named, "SH-095")
        elif not any(cast("list[int]", s.bag)):
            yield Problem("bag", "empty-bag", {}, "SH-097")

    # The exchange

    def market_problems(self) -> Iterator[Problem]:
        book, s, family = self.book, self.s, self.book.family
        for r, word in enumerate(self.variant.words["resources"]):
            for column in ("sell", "buy"):
                least, start, most = (
                    int(getattr(book.resource[r], f"{column}_{end}"))
                    for end in ("min", "start", "max")
                )
                if family or self.before_round_1:
                    least = most = start
                if not least <= getattr(s, column)[r] <= most:
                    args = {"resources": word, "least": least, "most": most}
                    rule = "SH-109" if family else "SH-016"
                    yield Problem(f"{column}.{word}", "bad-price", args, rule)
        if s.sold and family:
            yield Problem("sold", "no-marks", {}, "SH-109")
        elif s.sold and self.has_come(Phase.SPECULATION) >= self.has_come(Phase.MANAGEMENT):
            yield Problem("sold", "marks-elsewhere", self.named, "SH-085")
        yield from self.frozen_problems()

    def frozen_problems(self) -> Iterator[Problem]:
        """SH-114, SH-115: only during speculation, and at least one column per action."""
        s = self.s
        for name in ("sell_frozen", "buy_frozen"):
            if getattr(s, name) and self.phase is not Phase.SPECULATION:
                yield Problem(name, "no-frozen", self.named, "SH-114")
        columns = int(s.sell_frozen).bit_count() + int(s.buy_frozen).bit_count()
        if columns < s.speculations:
            yield Problem("speculations", "too-few-frozen", {}, "SH-115")

    def actions_of(self, me: Player) -> int:
        """SH-114, SH-159: how many speculations a player may take per turn."""
        return int(self.book.speculations) + sum_of(me, self.book, Effect.EXTRA_SPECULATION)

    # The end and the turn

    def end_problems(self) -> Iterator[Problem]:
        """SH-177 to SH-184: whether the game is over, and why."""
        s, over = self.s, self.phase is Phase.OVER
        full = [seat for p, (seat, _) in enumerate(self.players)
                if has_full_cities(s, self.book, p)]  # fmt: skip
        if (s.over != 0) != over:
            yield Problem("over", "wrong-end", self.named, "SH-184")
        if (s.ending != Ending.NONE) != over:
            yield Problem("ending", "wrong-end", self.named, "SH-183")
        elif over and s.ending != self.reason(full):
            args = {"found": Ending(self.reason(full)).name.lower()}
            yield Problem("ending", "wrong-ending", args, "SH-183")
        elif full and self.phase < Phase.MANAGEMENT and self.phase is not Phase.DRAW:
            args = {"seats": full[0], **self.named}
            yield Problem(f"players.{full[0]}.cities", "ended-before", args, "SH-177")

    def reason(self, full: list[str]) -> Ending:
        """SH-183: the first reason that applies."""
        s, book = self.s, self.book
        if full:
            return Ending.CITIES
        for p, (_, me) in enumerate(self.players):
            if not book.family and me.warehouses == book.most_warehouses:
                if has_filled(s, book, p):
                    return Ending.WAREHOUSES
        return Ending.ROUND_CAP if s.turn >= book.round_cap else Ending.NONE

    def actor_problems(self) -> Iterator[Problem]:
        """SH-039: chance, nobody or the current player acts, and that player has a choice."""
        s, phase, at = self.s, self.phase, int(self.s.at)
        if phase is Phase.OVER or phase < Phase.PEOPLE:
            expected, place = (NOBODY if phase is Phase.OVER else CHANCE), 0
        elif phase is Phase.PEOPLE:
            expected, place = unchosen(s), 0
        else:
            place = at if at < self.seats else 0
            if phase is Phase.DRAFT:
                picks = sum(picked(s, p) for p in range(self.seats))
                place = picking(picks, self.seats)
            expected = int(s.order[place])
        if s.actor != expected:
            who = {CHANCE: "chance", NOBODY: "nobody"}.get(expected, "seat")
            seat = self.players[max(0, expected)][0]
            args = {**self.named, "who": who, "seats": seat}
            yield Problem("actor", "wrong-actor", args, "SH-039")
        elif at != place:
            yield Problem("at", "wrong-place", {**self.named, "number": place}, "SH-038")
        elif phase > Phase.DRAFT and phase is not Phase.OVER:
            yield from self.choice_problems(*self.players[expected])

    def turn_problems(self) -> Iterator[Problem]:
        """SH-041, SH-061, SH-070, SH-075, SH-077, SH-114: what was done this turn."""
        s, book, phase = self.s, self.book, self.phase
        most = {"acquisitions": int(book.acquisitions)}
        if 0 <= s.actor < self.seats:
            me = self.players[s.actor][1]
            start = laid_out(self.variant, int(me.people), int(me.tiles))
            added = int(me.warehouses) - int(start.warehouses)
            most["warehouses_built"] = min(added, int(book.warehouses_per_round))
            most["mines_built"] = mines_in(me, book, me.cities) + int(s.placing_mine >= 0)
            most["settled"] = reserve_size(me) - 1
            most["speculations"] = self.actions_of(me) - 1
        for name, (phases, rule) in COUNTERS.items():
            found, limit = int(getattr(s, name)), max(0, most.get(name, 0))
            if found and phase not in phases:
                yield Problem(name, "counted-elsewhere", self.named, "SH-041")
            elif found > limit:
                yield Problem(name, "too-many-done", {"found": found, "most": limit}, rule)
        for name in ("placing_mine", "placing_building"):
            if getattr(s, name) >= 0 and phase is not Phase.SITE:
                yield Problem(name, "nothing-placed", self.named, "SH-077")

    def choice_problems(self, seat: str, me: Player) -> Iterator[Problem]:
        """SH-040: a phase in which there is nothing to decide."""
        s, book, phase = self.s, self.book, self.phase
        if phase is Phase.SURPLUS and cube_count(me, book) <= storage(me, book):
            yield Problem("phase", "no-choice", self.named, "SH-090")
        elif phase is Phase.FEE and reserve_size(me) == 0:
            yield Problem("phase", "no-choice", self.named, "SH-092")
        elif phase is Phase.EXTRACTION:
            out, _ = self.variant.buffers()
            if legal(s, book, cast("Any", out)) < 2:
                yield Problem("phase", "no-choice", self.named, "SH-051")
        elif phase is Phase.SITE:
            yield from self.site_problems(me)

    def site_problems(self, me: Player) -> Iterator[Problem]:
        """SH-077: something already paid for is waiting for one of several cities."""
        s, book, k = self.s, self.book, int(self.s.placing_building)
        named = {"buildings": self.variant.words["buildings"][max(0, k)]}
        if (s.placing_mine >= 0) == (k >= 0):
            place = "placing_mine" if k < 0 else "placing_building"
            yield Problem(place, "one-placed", {}, "SH-077")
        elif k >= 0 and owned_kinds(me, book) >> k & 1:
            seat = self.players[s.actor][0]
            yield Problem("placing_building", "owned-twice", {**named, "seats": seat}, "SH-064")
        elif k >= 0 and replaced_by(s, book, s.actor, k) >= 0:
            yield Problem("placing_building", "replaces-it", named, "SH-083")
        elif k < 0 and s.mines_built < 1:
            yield Problem("mines_built", "mine-not-counted", {}, "SH-075")
        elif sum(free_slots(me, book, c) > 0 for c in range(me.cities)) < 2:
            yield Problem("phase", "no-choice", self.named, "SH-040")


def _differs(found: Any, expected: Any) -> bool:
    """Whether a number, row or table differs from what is expected; one value fits a whole row."""
    return bool(np.any(np.asarray(found) != np.asarray(expected)))


def _places(row: Any, k: int) -> list[int]:
    """The places of a ladder or reserve, from 1, where a kind lies."""
    return [i for i, lying in enumerate(cast("list[int]", row), 1) if lying == k]
