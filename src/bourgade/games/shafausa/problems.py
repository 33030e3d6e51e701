"""Why a position of Shafausa is impossible: each fault with its field and the rule it breaks.

A board may lack what is printed on it, and a table its ladders, so that small positions for
lessons and tests need not spell everything out. What is given must be possible.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from bourgade.games.shafausa.actions import CITIES, Ending
from bourgade.games.shafausa.layout import Effect, Phase, State
from bourgade.games.shafausa.positions import SETTING_UP, empty_table, laid_out
from bourgade.games.shafausa.rules import boards, ending, legal, management, setting_up
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import CHANCE, NOBODY, plain
from bourgade.kernel.problems import Checks, PositionProblems

FAMILY_LACKS = (Phase.ORDER, Phase.DRAFT, Phase.EXTRACTION, Phase.AUCTION, Phase.INSERT,
                Phase.SPECULATION)  # fmt: skip
ROUND = (Phase.EXTRACTION, Phase.AUCTION, Phase.INSERT, Phase.BUYING, Phase.MANAGEMENT, Phase.SITE,
         Phase.SURPLUS, Phase.FEE, Phase.DRAW, Phase.SPECULATION, Phase.OVER)  # fmt: skip
"""The phases in which a position can stop, in the order of a GEEK round."""

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

LAID_LATER = ("bag", "sold", "sell_frozen", "buy_frozen", "bid", *COUNTERS, "ladder", "future",
              "next_order", "placing_mine", "placing_building", "sell", "buy")  # fmt: skip
OWNED_LATER = ("money", "bid", "cubes", "mines", "buildings", "earned", "used", "cities", "miners",
               "warehouses", "reserve", "power")  # fmt: skip
"""SH-018: what stays as on the empty table until peoples, order and draft are settled."""

LAID_BY = {"money": "SH-020", "miners": "SH-022", "cities": "SH-021", "warehouses": "SH-027",
           "mines": "SH-023", "buildings": "SH-023", "cubes": "SH-020", "reserve": "SH-023",
           "power": "SH-147"}  # fmt: skip
"""What a board shows before round 1, and the rule that lays it out."""

WORTH, GROWTH = 40_000, 400
"""The most CHF that a player's money and cubes can be worth in a position, and how much more per
round: far above anything seen in play, and far below what the integers can hold. A board full of
gold mines brings less per round."""


class Problems(PositionProblems):
    """What makes a position of Shafausa impossible."""

    def __init__(self, variant: Variant, s: State) -> None:
        super().__init__(variant, s)
        self.picks: list[int] = [me.tiles.bit_count() for _, me in self.players]
        self.before_round_1 = self.phase is Phase.DRAW and s.turn == 0

    def checks(self) -> Checks:
        yield from self.check_phase()
        yield from self.check_peoples()
        yield from self.check_tiles_held()
        if self.phase in SETTING_UP:
            yield from self.check_empty_table()
            yield from self.check_first_order()
        else:
            yield from self.check_order()
            yield from self.check_auction()
            yield from self.each("seats", self.check_board, "players.{seats}.")
            yield from self.check_tiles()
            yield from self.check_turn()
            yield from self.check_market()
            yield from self.check_end()
        yield from self.check_actor()

    def has_come(self, phase: Phase) -> bool:
        """Whether the given phase of the round has begun."""
        family_trade = self.book.family and phase is Phase.MANAGEMENT
        first = Phase.BUYING if family_trade else phase  # SH-108
        return ROUND.index(self.phase) >= ROUND.index(first) and not self.before_round_1

    # The phase and the peoples

    def check_phase(self) -> Checks:
        phase, book, turn, cap = self.phase, self.book, self.s.turn, self.book.round_cap
        yield phase > Phase.OVER, "phase", "not-resting", "SH-039"
        yield book.family and phase in FAMILY_LACKS, "phase", "other-edition", "SH-037"
        yield phase is Phase.FIRST and not book.family, "phase", "other-edition", "SH-036"
        yield phase is Phase.DRAFT and not book.colonial, "phase", "other-edition", "SH-036"
        by_chance = phase in (Phase.ORDER, Phase.FIRST)
        yield by_chance and not book.random_order, "phase", "other-options", "SH-216"
        yield phase is Phase.DEAL and not book.random_peoples, "phase", "other-options", "SH-215"
        yield phase is Phase.PEOPLE and book.random_peoples, "phase", "other-options", "SH-215"
        least = 0 if phase <= Phase.DRAFT else 1
        most = 0 if phase in SETTING_UP else cap
        rule = "SH-182" if turn > cap else "SH-035"
        told = {"turn": turn, "least": least, "most": most}
        yield not least <= turn <= most, "turn", "bad-round", rule, told

    def check_peoples(self) -> Checks:
        """SH-019, SH-215: different peoples, chosen seat by seat."""
        seen: list[int] = []
        choosing = self.phase in (Phase.DEAL, Phase.PEOPLE)
        for p, (seat, me) in enumerate(self.players):
            place, assigned = f"players.{seat}.people", self.book.assigned[p]
            if me.people >= 0:
                told = {"peoples": self.word("peoples", me.people)}
                yield me.people in seen, place, "people-twice", "SH-019", told
                yield choosing and len(seen) < p, place, "people-order", "SH-019"
                told = {"peoples": self.word("peoples", assigned)}
                yield 0 <= assigned != me.people, place, "people-assigned", "SH-215", told
                seen.append(me.people)
            yield me.people < 0 and not choosing, place, "people-missing", "SH-019"
        yield choosing and len(seen) == self.seats, "phase", "no-choice", "SH-019"

    # Set-up

    def check_empty_table(self) -> Checks:
        """SH-018: possessions, bag and ladders come after peoples, order and draft."""
        s, empty = self.s, empty_table(self.variant)
        for name in LAID_LATER:
            early = _differ(getattr(s, name), getattr(empty, name))
            yield early, name, "too-early", "SH-018"
        for seat, me in self.players:
            for name in OWNED_LATER:
                early = _differ(getattr(me, name), getattr(empty.players[0], name))
                yield early, f"players.{seat}.{name}", "too-early", "SH-018"
        yield s.over, "over", "wrong-end", "SH-184"
        yield s.ending, "ending", "wrong-end", "SH-184"

    def check_first_order(self) -> Checks:
        """SH-029: how far the first turn order has been drawn."""
        order, drafting = self.s.order, self.phase is Phase.DRAFT
        placed = [p for p in order if p >= 0]
        most = {Phase.ORDER: self.seats - 2, Phase.DRAFT: self.seats}.get(self.phase, 0)
        fits = (self.seats if drafting else 0) <= len(placed) <= most
        yield not fits or order[: len(placed)] != placed, "order", "order-so-far", "SH-029"
        yield len(set(placed)) != len(placed), "order", "bad-order", "SH-029"
        if drafting:
            yield from self.check_picks()

    def check_tiles_held(self) -> Checks:
        """SH-204 to SH-209: which tiles each player holds, and how many by now."""
        book, picks, seen = self.book, self.picks, 0
        for seat, me in self.players:
            place, unused = f"players.{seat}.tiles", me.tiles & ~book.tiles_in_play
            rule = "SH-030" if book.family else "SH-026"
            yield me.tiles and not book.colonial, place, "no-tiles", rule
            yield unused, place, "tile-unused", "SH-204", {"count": self.seats}
            yield me.tiles & seen, place, "tile-twice", "SH-205"
            seen |= me.tiles
        if book.colonial and self.phase in SETTING_UP:
            early = self.phase is not Phase.DRAFT
            yield early and any(picks), "players", "bad-draft", "SH-205"
        elif book.colonial and (any(picks) or self.before_round_1):
            yield set(picks) != {3}, "players", "three-tiles", "SH-209"

    def check_picks(self) -> Checks:
        seats, order = self.seats, self.s.order[: self.seats]
        full, rest = divmod(sum(self.picks), seats)
        yield full >= 3, "phase", "no-choice", "SH-209"
        went = order[seats - rest :] if full == 1 else order[:rest]  # the second picks run back
        uneven = self.picks != [full + (p in went) for p in range(seats)]
        yield uneven, "players", "bad-draft", "SH-205"
        as_seated = self.book.random_order or order == list(range(seats))
        yield full < 2 and not as_seated, "order", "order-of-seats", "SH-216"
        by_sums = sorted(order, key=lambda p: setting_up.draft_key(self.s, self.book, p))
        yield (full, rest) == (2, 0) and order != by_sums, "order", "order-of-sums", "SH-207"

    # Turn order and auction

    def check_order(self) -> Checks:
        seats, order = self.seats, self.s.order[: self.seats]
        unsound = sorted(order) != list(range(seats)) or any(p >= 0 for p in self.s.order[seats:])
        yield unsound, "order", "bad-order", "SH-060"
        if self.book.family:
            clockwise = [(order[0] + i) % seats for i in range(seats)]
            yield order != clockwise, "order", "clockwise", "SH-102"
            as_seated = self.book.random_order or order[0] == max(0, self.s.turn - 1) % seats
            yield not as_seated, "order", "order-of-seats", "SH-216"

    def check_auction(self) -> Checks:
        s, row = self.s, self.s.next_order
        standing = [p for p in row if p >= 0]
        bids = [me.bid for _, me in self.players]
        if self.phase not in (Phase.AUCTION, Phase.INSERT):
            yield standing, "next_order", "no-auction", "SH-052"
            for seat, me in self.players:
                yield me.bid, f"players.{seat}.bid", "no-auction", "SH-052"
            yield s.bid, "bid", "no-auction", "SH-052"
            return
        unsound = row[: len(standing)] != standing or len(set(standing)) != len(standing)
        yield unsound, "next_order", "bad-next-order", "SH-058"
        yield s.actor in standing, "next_order", "has-passed", "SH-055"
        told = {"bid": s.bid, "most": max(bids)}
        yield s.bid != max(bids), "bid", "bad-bid", "SH-053", told
        yield from self.check_bids(standing, bids)
        nobody_passed = self.phase is Phase.INSERT and not standing
        yield nobody_passed, "phase", "no-choice", "SH-057"

    def check_bids(self, standing: list[int], bids: list[int]) -> Checks:
        """SH-052 to SH-059: bids rise from player to player, and the highest bidder passes last."""
        s, seats, opening, step = self.s, self.seats, self.book.opening_bid, self.book.raise_by
        paying = self.phase is Phase.INSERT  # the actor has already passed and paid
        for p, (seat, me) in enumerate(self.players):
            place, bid, passed = f"players.{seat}.bid", bids[p], p in standing
            told = {"seats": seat, "bid": bid, "money": me.money}
            unheard = bid < opening or (bid - opening) % step or bids.count(bid) > 1
            yield bid and unheard, place, "no-such-bid", "SH-053", told
            owes = not passed and not (paying and p == s.actor)
            yield owes and bid > me.money, place, "bid-too-high", "SH-054", told
            yield passed and bid and bid == max(bids), place, "highest-passed", "SH-059", told
        if not 0 <= s.at < seats:
            return
        turn = [(s.at + i) % seats for i in range(seats)]  # places, the current one first
        still_in = [i for i in turn if s.order[i] not in standing and not (paying and i == s.at)]
        actor: int = s.actor
        seat = self.word("seats", actor)
        outbid = paying and bids[actor] == max(bids) > 0 and still_in
        yield outbid, f"players.{seat}.bid", "highest-passed", "SH-059", {"seats": seat}
        rising: list[int] = [bids[s.order[i]] for i in still_in]
        silent = [i for i in still_in if bids[s.order[i]] == 0]  # none of them has been asked yet
        asked = [i for i in range(seats) if s.order[i] in standing or bids[s.order[i]]]
        first_lap = not silent or (
            min(silent) >= s.at and not any(i > s.at or (i == s.at and not paying) for i in asked)
        )
        yield rising != sorted(rising) or not first_lap, "at", "bids-in-turn", "SH-052"

    # Boards

    def check_board(self, p: int) -> Checks:
        me = self.s.players[p]
        yield from self.check_tracks(me)
        yield from self.check_buildings(me)
        yield from self.check_mines(me)
        yield from self.check_goods(p, me)
        yield from self.check_card(me)

    def check_tracks(self, me: Any) -> Checks:
        """SH-011, SH-070, SH-079: tracks start where set-up puts them, and never go down."""
        book, start = self.book, laid_out(self.variant, me.people, me.tiles)
        at_start = {"cities": "SH-021", "miners": "SH-022", "warehouses": "SH-027"}
        if book.family:
            at_start["warehouses"] = "SH-031"
        elif book.colonial:
            at_start = dict.fromkeys(at_start, "SH-202")
        if me.cities < 1:
            at_start["cities"] = "SH-011"
        tracks = {
            "cities": (book.cities, "SH-011"),
            "miners": (book.most_miners, "SH-079"),
            "warehouses": (book.most_warehouses, "SH-070"),
        }
        for name, (most, beyond) in tracks.items():
            found, least = getattr(me, name), getattr(start, name)
            rule = beyond if found > most else at_start[name]
            yield from self.within(least, found, most, name, f"bad-{name}", rule)

    def check_buildings(self, me: Any) -> Checks:
        """SH-010, SH-012, SH-023, SH-077, SH-083: what may stand where."""
        book, board = self.book, self.book.board[me.people]
        for k, name in enumerate(self.words["buildings"]):
            tile, city = book.building[k], me.buildings[k]
            if city:
                place, elsewhere = f"buildings.{name}", city != board.buildings[k]
                told = {"buildings": name, "city": city}
                yield city > book.cities, place, "no-such-city", "SH-010", told
                yield elsewhere and not tile.counts, place, "not-printed", "SH-023", told
                yield elsewhere and city > me.cities, place, "unbuilt-city", "SH-077", told
                replaced = tile.replaces >= 0 and me.buildings[tile.replaces]
                yield replaced, place, "not-replaced", "SH-083", told

    def check_mines(self, me: Any) -> Checks:
        """SH-010, SH-012, SH-076, SH-077: slots, and mines within the limit."""
        s, book, board = self.s, self.book, self.book.board[me.people]
        for c, word in enumerate(CITIES.words):
            place, mines = f"mines.{word}", me.mines[c]
            slots, free = board.slots[c], boards.free_slots(me, book, c)
            told = {"city": c + 1, "buildings": "", "slots": slots}
            yield c >= book.cities and any(mines), place, "no-such-city", "SH-010", told
            unbuilt = c >= me.cities and any(mines > board.mines[c])
            yield unbuilt, place, "unbuilt-city", "SH-077", told
            place = place if any(mines) else "buildings"
            yield free < 0, place, "too-full", "SH-010", {**told, "found": slots - free}
        waiting = s.placing_mine >= 0 and s.actor >= 0 and s.players[s.actor] is me
        found, limit = boards.mines_in(me, book, book.cities) + waiting, boards.mine_limit(me, book)
        most = max(limit, 0 if waiting else boards.mines_in(board, book, book.cities))
        told = {"limit": limit, "found": found}
        yield found > most, "mines", "too-many-mines", "SH-076", told

    def check_goods(self, p: int, me: Any) -> Checks:
        """SH-048, SH-062, SH-064, SH-089, SH-133: reserve, money, cubes, and bonus sales."""
        book, s, words = self.book, self.s, self.words
        waiting = [k for k in me.reserve if k >= 0]
        yield len(waiting) != boards.reserve_size(me), "reserve", "reserve-gap", "SH-062"
        for i, k in enumerate(waiting):
            told = {"buildings": self.word("buildings", k)}
            yield me.buildings[k] or k in waiting[:i], "reserve", "owned-twice", "SH-064", told
        worth = me.money + sum(n * r.buy_min for n, r in zip(me.cubes, book.resource, strict=True))
        most = WORTH + GROWTH * s.turn
        name = "money" if me.money > most // 2 else "cubes"
        yield worth > most, name, "too-rich", "SH-048", {"worth": worth, "most": most}
        after = self.phase in (Phase.FEE, Phase.DRAW, Phase.SPECULATION) and not book.family
        stored = after or self.phase is Phase.OVER
        if self.phase is Phase.SURPLUS:
            stored = s.order.index(p) < s.at
        found, room = sum(me.cubes), boards.storage(me, book)
        told = {"found": found, "room": room}
        yield stored and found > room, "cubes", "surplus-kept", "SH-089", told
        for k, name in enumerate(words["buildings"]):
            feature, earned = book.feature[k], me.earned[k]
            able = feature.effect == Effect.SELL_BONUS and boards.is_active(me, k)
            most = feature.most if able and self.has_come(Phase.MANAGEMENT) else 0
            told = {"buildings": name, "found": earned, "most": most}
            yield earned > most, f"earned.{name}", "bonus-sales", "SH-133", told

    def check_card(self, me: Any) -> Checks:
        """SH-146 to SH-151, SH-217: the card's people, its phase, and its uses."""
        book, over, most = self.book, self.phase is Phase.OVER, 0
        if me.power < 0:
            yield over and book.with_powers, "power", "no-final-card", "SH-151"
        else:
            card = book.feature[book.buildings + me.power]
            yield not book.with_powers, "power", "no-cards", "SH-217"
            yield card.people != me.people, "power", "foreign-power", "SH-146"
            yield card.window == Phase.OVER and not over, "power", "final-card", "SH-151"
            first = USED_FROM.get(Effect(card.effect))
            if first is not None and self.has_come(first):
                most = 1 if card.effect == Effect.LABOUR else card.most
        yield me.used > most, "used", "card-uses", "SH-149", {"found": me.used, "most": most}

    # Tiles

    def check_tiles(self) -> Checks:
        """SH-008, SH-009, SH-028: the right number of copies, none of them in a wrong place."""
        book, s, words = self.book, self.s, self.words["buildings"]
        places = [self.places_of(k, name) for k, name in enumerate(words)]
        for tile, name, found in zip(book.building, words, places, strict=False):
            for_sale = [place for place in found if ".buildings." not in place]
            if for_sale:
                yield not tile.counts, for_sale[0], "never-for-sale", "SH-009", {"buildings": name}
            if found:
                removed = tile.counts and not tile.copies
                yield removed, found[0], "not-in-edition", "SH-032", {"buildings": name}
        for tile, name, found in zip(book.building, words, places, strict=False):
            copies = tile.copies
            if not tile.counts:  # an Office that was replaced is back in the box
                copies = min(len(found), self.variant.content.buildings[name].copies)
            blamed = found[copies] if len(found) > copies else f"bag.{name}"
            told = {"buildings": name, "copies": copies, "found": len(found)}
            yield len(found) != copies, blamed, "copies", "SH-008", told
        for row in ("ladder", "future"):
            for i, k in enumerate(getattr(s, row)):
                never = k >= 0 and book.family and row == "future"
                yield never, "future", "no-future", "SH-030"
                beyond, told = k >= 0 and i >= self.seats, {"count": self.seats}
                yield beyond, f"{row}.{i + 1}", "ladder-length", "SH-028", told
        if self.phase is Phase.DRAW:
            yield from self.check_draw()
        if self.before_round_1:
            yield from self.check_possessions()

    def places_of(self, k: int, name: str) -> list[str]:
        """Where the copies of a kind lie, with those in the bag last."""
        rows = {f"players.{seat}.reserve": me.reserve for seat, me in self.players}
        rows |= {"ladder": self.s.ladder, "future": self.s.future}
        return [
            *(f"players.{seat}.buildings.{name}" for seat, me in self.players if me.buildings[k]),
            *(f"{row}.{i}" for row in rows for i, lying in enumerate(rows[row], 1) if lying == k),
            *["placing_building"] * (self.s.placing_building == k),
            *[f"bag.{name}"] * self.s.bag[k],
        ]

    def check_draw(self) -> Checks:
        """SH-028, SH-094 to SH-097: a tile is drawn onto the first ladder that has a gap."""
        ladder, future = self.s.ladder[: self.seats], self.s.future[: self.seats]
        lying, waiting = ([k for k in row if k >= 0] for row in (ladder, future))
        yield -1 in ladder and waiting, "future", "moves-up", "SH-094"
        yield future[: len(waiting)] != waiting, "future", "future-gap", "SH-095"
        has_gap = self.before_round_1 and ladder[: len(lying)] != lying
        yield has_gap, "ladder", "future-gap", "SH-028"
        full = -1 not in ladder and (self.book.family or -1 not in future)
        yield full, "phase", "no-choice", "SH-095"
        yield not any(self.s.bag), "bag", "empty-bag", "SH-097"

    def check_possessions(self) -> Checks:
        """SH-020 to SH-025, SH-210: before round 1 everything is as boards and tiles show."""
        for seat, me in self.players:
            shown = laid_out(self.variant, me.people, me.tiles)
            for name, rule in LAID_BY.items():
                differs = _differ(getattr(me, name), getattr(shown, name))
                rule = "SH-210" if self.book.colonial else rule
                yield differs, f"players.{seat}.{name}", "not-as-laid", rule

    # The exchange

    def check_market(self) -> Checks:
        """SH-085, SH-109, SH-114, SH-115: prices, and marks at their time alone."""
        book, s, family = self.book, self.s, self.book.family
        fixed, rule = family or self.before_round_1, "SH-109" if family else "SH-016"
        for r, word in enumerate(self.words["resources"]):
            for column in ("sell", "buy"):
                ends = ("start", "start") if fixed else ("min", "max")
                least, most = (getattr(book.resource[r], f"{column}_{end}") for end in ends)
                told = {"resources": word, "least": least, "most": most}
                off_scale = not least <= getattr(s, column)[r] <= most
                yield off_scale, f"{column}.{word}", "bad-price", rule, told
        marking = self.has_come(Phase.MANAGEMENT) and not self.has_come(Phase.SPECULATION)
        yield s.sold and family, "sold", "no-marks", "SH-109"
        yield s.sold and not marking, "sold", "marks-elsewhere", "SH-085"
        for name in ("sell_frozen", "buy_frozen"):
            early = getattr(s, name) and self.phase is not Phase.SPECULATION
            yield early, name, "no-frozen", "SH-114"
        columns = s.sell_frozen.bit_count() + s.buy_frozen.bit_count()  # at least one per action
        yield columns < s.speculations, "speculations", "too-few-frozen", "SH-115"

    # The end and the turn

    def check_end(self) -> Checks:
        """SH-177 to SH-184: whether the game is over, and why."""
        s, phase, over = self.s, self.phase, self.phase is Phase.OVER
        yield (s.over != 0) != over, "over", "wrong-end", "SH-184"
        yield (s.ending != Ending.NONE) != over, "ending", "wrong-end", "SH-183"
        if over:
            found = self.due_ending()
            told = {"found": found.name.lower()}
            yield s.ending != found, "ending", "wrong-ending", "SH-183", told
        elif phase < Phase.MANAGEMENT and phase is not Phase.DRAW:
            for p, (seat, _) in enumerate(self.players):
                full, told = ending.has_full_cities(s, self.book, p), {"seats": seat}
                yield full, f"players.{seat}.cities", "ended-before", "SH-177", told

    def due_ending(self) -> Ending:
        """SH-183: the first reason that applies, as the rules find it."""
        s = plain(self.record)
        s.ending = Ending.NONE
        ending.end_check(s, self.book, None)
        return Ending(s.ending)

    def check_turn(self) -> Checks:
        """SH-041, SH-061, SH-070, SH-075, SH-077, SH-114: what was done this turn."""
        s, book, phase = self.s, self.book, self.phase
        most = {"acquisitions": book.acquisitions}
        if 0 <= s.actor < self.seats:
            me = s.players[s.actor]
            start = laid_out(self.variant, me.people, me.tiles)
            extra = boards.sum_of(me, book, Effect.EXTRA_SPECULATION)  # SH-159
            most |= {
                "warehouses_built": min(
                    me.warehouses - start.warehouses, book.warehouses_per_round
                ),
                "mines_built": boards.mines_in(me, book, me.cities) + (s.placing_mine >= 0),
                "settled": boards.reserve_size(me) - 1,
                "speculations": book.speculations + extra - 1,
            }
        for name, (phases, rule) in COUNTERS.items():
            found, limit = getattr(s, name), max(0, most.get(name, 0))
            yield found and phase not in phases, name, "counted-elsewhere", "SH-041"
            yield found > limit, name, "too-many-done", rule, {"found": found, "most": limit}
        for name in ("placing_mine", "placing_building"):
            astray = getattr(s, name) >= 0 and phase is not Phase.SITE
            yield astray, name, "nothing-placed", "SH-077"

    def check_actor(self) -> Checks:
        """SH-039: chance, nobody or the current player acts, and that player has a choice."""
        s, phase, place = self.s, self.phase, 0
        if phase is Phase.OVER or phase < Phase.PEOPLE:
            expected = NOBODY if phase is Phase.OVER else CHANCE
        elif phase is Phase.PEOPLE:
            expected = setting_up.unchosen(s)
        else:
            place = s.at if s.at < self.seats else 0
            if phase is Phase.DRAFT:
                place = setting_up.picking(sum(self.picks), self.seats)
            expected = s.order[place]
        yield from self.acts(expected, "SH-039")
        yield s.at != place, "at", "wrong-place", "SH-038", {"number": place}
        if Phase.DRAFT < phase < Phase.OVER:
            yield from self.check_choice(*self.players[expected])

    def check_choice(self, seat: str, me: Any) -> Checks:
        """SH-040: there is something to decide in this phase."""
        s, book, k = self.s, self.book, self.s.placing_building
        match self.phase:
            case Phase.SURPLUS:
                fits = boards.cube_count(me, book) <= boards.storage(me, book)
                yield fits, "phase", "no-choice", "SH-090"
            case Phase.FEE:
                yield boards.reserve_size(me) == 0, "phase", "no-choice", "SH-092"
            case Phase.EXTRACTION:
                moves = legal(s, book, self.variant.buffers()[0])
                yield moves < 2, "phase", "no-choice", "SH-051"
            case Phase.SITE:  # SH-077: what is paid for waits for one of several cities
                told = {"seats": seat, "buildings": self.word("buildings", max(0, k))}
                place = "placing_mine" if k < 0 else "placing_building"
                yield (s.placing_mine >= 0) == (k >= 0), place, "one-placed", "SH-077"
                if k < 0:
                    yield s.mines_built < 1, "mines_built", "mine-not-counted", "SH-075"
                else:
                    owned = boards.owned_kinds(me, book) >> k & 1
                    yield owned, place, "owned-twice", "SH-064", told
                    replaces = management.replaced_by(s, book, s.actor, k) >= 0
                    yield replaces, place, "replaces-it", "SH-083", told
                cities = sum(boards.free_slots(me, book, c) > 0 for c in range(me.cities))
                yield cities < 2, "phase", "no-choice", "SH-040"
            case _:
                pass


def _differ(found: Any, expected: Any) -> bool:
    """Whether two numbers, rows or tables differ."""
    return not np.array_equal(found, expected)
