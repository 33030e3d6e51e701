"""Why a position of Shafausa is impossible: each fault with its field and the rule it breaks.

A board may lack what is printed on it, and a table its ladders, so that small positions for
lessons and tests need not spell everything out. What is given must be possible.
"""

from __future__ import annotations

from typing import Any

from bourgade.games.shafausa.actions import Ending
from bourgade.games.shafausa.layout import Effect, Phase
from bourgade.games.shafausa.positions import SETTING_UP, laid_out
from bourgade.games.shafausa.problems.auction import AuctionProblems
from bourgade.games.shafausa.problems.boards import BoardProblems
from bourgade.games.shafausa.problems.setting_up import SettingUpProblems
from bourgade.games.shafausa.problems.stage import COUNTERS
from bourgade.games.shafausa.rules import boards, ending, legal, management, setting_up
from bourgade.kernel.layout import CHANCE, NOBODY, plain
from bourgade.kernel.problems import Checks

FAMILY_LACKS = (Phase.ORDER, Phase.DRAFT, Phase.EXTRACTION, Phase.AUCTION, Phase.INSERT,
                Phase.SPECULATION)  # fmt: skip


class Problems(SettingUpProblems, AuctionProblems, BoardProblems):
    """What makes a position of Shafausa impossible."""

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

    # The phase

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
