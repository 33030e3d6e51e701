"""What is impossible before and during set-up: peoples, the first order, the draft."""

from __future__ import annotations

from bourgade.games.shafausa.layout import Phase
from bourgade.games.shafausa.positions import SETTING_UP, empty_table, laid_out
from bourgade.games.shafausa.problems.stage import COUNTERS, StageProblems, differ
from bourgade.games.shafausa.rules import setting_up
from bourgade.kernel.problems import Checks

LAID_LATER = ("bag", "sold", "sell_frozen", "buy_frozen", "bid", *COUNTERS, "ladder", "future",
              "next_order", "placing_mine", "placing_building", "sell", "buy")  # fmt: skip
OWNED_LATER = ("money", "bid", "cubes", "mines", "buildings", "earned", "used", "cities", "miners",
               "warehouses", "reserve", "power")  # fmt: skip
"""SH-018: what stays as on the empty table until peoples, order and draft are settled."""

LAID_BY = {"money": "SH-020", "miners": "SH-022", "cities": "SH-021", "warehouses": "SH-027",
           "mines": "SH-023", "buildings": "SH-023", "cubes": "SH-020", "reserve": "SH-023",
           "power": "SH-147"}  # fmt: skip
"""What a board shows before round 1, and the rule that lays it out."""


class SettingUpProblems(StageProblems):
    """Checks of set-up, and of what it leaves behind."""

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

    def check_empty_table(self) -> Checks:
        """SH-018: possessions, bag and ladders come after peoples, order and draft."""
        s, empty = self.s, empty_table(self.variant)
        for name in LAID_LATER:
            early = differ(getattr(s, name), getattr(empty, name))
            yield early, name, "too-early", "SH-018"
        for seat, me in self.players:
            for name in OWNED_LATER:
                early = differ(getattr(me, name), getattr(empty.players[0], name))
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

    def check_possessions(self) -> Checks:
        """SH-020 to SH-025, SH-210: before round 1 everything is as boards and tiles show."""
        for seat, me in self.players:
            shown = laid_out(self.variant, me.people, me.tiles)
            for name, rule in LAID_BY.items():
                differs = differ(getattr(me, name), getattr(shown, name))
                rule = "SH-210" if self.book.colonial else rule
                yield differs, f"players.{seat}.{name}", "not-as-laid", rule
