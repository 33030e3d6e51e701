"""What is impossible on a player's board: tracks, buildings, mines, goods and the card."""

from __future__ import annotations

from typing import Any

from bourgade.games.shafausa.actions import CITIES
from bourgade.games.shafausa.layout import Effect, Phase
from bourgade.games.shafausa.positions import laid_out
from bourgade.games.shafausa.problems.stage import StageProblems
from bourgade.games.shafausa.rules import boards
from bourgade.kernel.problems import Checks

USED_FROM = {
    Effect.LABOUR: Phase.EXTRACTION,
    Effect.CHEAPER_CUBES: Phase.MANAGEMENT,
    Effect.TRANSMUTE: Phase.MANAGEMENT,
    Effect.SMUGGLE: Phase.MANAGEMENT,
    Effect.COMMISSION: Phase.SPECULATION,
}
"""Cards whose uses per round are counted, and the phase of the first one."""

WORTH, GROWTH = 40_000, 400
"""The most CHF that a player's money and cubes can be worth in a position, and how much more per
round: far above anything seen in play, and far below what the integers can hold. A board full of
gold mines brings less per round."""


class BoardProblems(StageProblems):
    """Checks of one board."""

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
