"""Why a position of Ma Petite Ville is impossible: each fault with its field and its rule."""

from __future__ import annotations

from typing import Any

from bourgade.games.petiteville.actions import CITY, COLOURS, LENGTHS, SPOTS, SQUARES, TILES
from bourgade.games.petiteville.layout import SHOWN, Ending, Laid, Phase, State
from bourgade.games.petiteville.rules.beginning import setup
from bourgade.games.petiteville.rules.city import add_tile
from bourgade.games.petiteville.rules.silhouettes import next_square, set_down
from bourgade.games.petiteville.rules.supply import lengths_left
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import CHANCE, NOBODY, plain
from bourgade.kernel.problems import Checks, PositionProblems

SETTING_UP = (Phase.START, Phase.COLOURS, Phase.FIRST)
BY_CHANCE = (Phase.START, Phase.FIRST, Phase.DRAW)
X = SHOWN.words.index("x")


class Problems(PositionProblems):
    """What makes a position of Ma Petite Ville impossible."""

    def __init__(self, variant: Variant, s: State) -> None:
        super().__init__(variant, s)
        self.colours: list[int] = [me.colour for _, me in self.players]

    def checks(self) -> Checks:
        yield from self.check_tiles()
        yield from self.check_colours()
        yield from self.check_silhouettes()
        yield from self.check_consequences()
        yield from self.check_phase()
        yield from self.check_ending()

    def check_tiles(self) -> Checks:
        s, book, laid = self.s, self.book, self.s.laid
        for i, k in enumerate(CITY.words):
            gap = (s.city[i].tile >= 0) != (i < laid)
            yield gap, f"city.{k}.tile", "city-gap", "PV-072", {"laid": laid}
        for i, tile in enumerate(TILES.words):
            shown, copies = [k for k in range(laid) if s.city[k].tile == i], book.copies[i]
            found = len(shown) + s.pile[i] + (s.drawn == i)
            place = f"pile.{tile}"
            if len(shown) > copies:
                place = f"city.{CITY.words[shown[-1]]}.tile"
            elif s.drawn == i and len(shown) == copies:
                place = "drawn"
            told = {"tiles": tile, "found": found, "copies": copies}
            yield found != copies, place, "copies", "PV-009", told
        if laid:
            for name in ("c", "r", "turned"):
                yield getattr(s.city[0], name), f"city.1.{name}", "start-tile", "PV-012"
        for k in range(laid):
            tile, place, told = s.city[k], f"city.{k + 1}", {"number": k + 1}
            needless = not 0 <= tile.turned < max(1, book.turns[tile.tile])
            yield needless, f"{place}.turned", "needless-turn", "PV-074", told
            apart = [abs(tile.c - one.c) + abs(tile.r - one.r) for one in s.city[:k]]
            if 0 in apart:
                both = {**told, "other": apart.index(0) + 1}
                yield True, f"{place}.c", "same-cell", "PV-028", both
            yield k and 1 not in apart, f"{place}.c", "not-beside", "PV-029", told

    def check_colours(self) -> Checks:
        """PV-014, PV-015: the colours assigned by the options, or chosen so far."""
        named, choosing = self.book.colour, self.phase is Phase.COLOURS
        chosen = {Phase.START: 0, Phase.COLOURS: self.first_without()}.get(self.phase, self.seats)
        is_named = named[0] >= 0
        yield choosing and is_named, "phase", "colours-named", "PV-015"
        yield choosing and chosen == self.seats, "phase", "colours-chosen", "PV-015"
        for p, colour in enumerate(self.colours):
            seats, place = self.words["seats"], "players.{seats}.colour"
            told = {"seats": seats[p], "colours": COLOURS.words[named[p] if is_named else colour]}
            if is_named:
                yield colour != named[p], place, "other-colour", "PV-014", told
            else:
                yield colour >= 0 and p >= chosen, place, "early-colour", "PV-015", told
                yield colour < 0 and p < chosen, place, "no-colour", "PV-015", told
                told["other"] = seats[self.colours.index(colour)]
                twice = colour >= 0 and colour in self.colours[:p]
                yield twice, place, "same-colour", "PV-014", told

    def first_without(self) -> int:
        """The first seat without a colour, or the number of seats if all have one."""
        return next((p for p, colour in enumerate(self.colours) if colour < 0), self.seats)

    def check_silhouettes(self) -> Checks:
        s, standing, known = self.s, set[int](), self.variant.content.silhouettes
        for seat, me in self.players:
            for i, length in enumerate(LENGTHS.words):
                place, first, way = f"players.{seat}.placed.{length}", me.placed[i], me.way[i]
                if first < 0 and way < 0:
                    continue
                told = {"seats": seat, "lengths": length, "known": ", ".join(known)}
                yield self.phase in SETTING_UP, place, "placed-early", "PV-014"
                yield length not in known, place, "not-in-box", "PV-005", told
                yield first < 0, place, "without-way", "PV-077", told
                yield way < 0, f"players.{seat}.way.{length}", "without-way", "PV-077", told
                squares = squares_of(s, i, first, way)
                yield -1 in squares, place, "sticks-out", "PV-039", told
                shown = [s.squares[q] for q in squares]
                ends, crosses = (shown[0], shown[-1]), self.variant.options["edition"] == "easy"
                on_x, rule = X in (ends if crosses else shown), "PV-052" if crosses else "PV-050"
                yield on_x, place, "x-square", rule, told
                yield {*ends} != {me.colour}, place, "wrong-colour", "PV-041", told
                for q in sorted(standing & {*squares}):
                    yield True, place, "overlap", "PV-045", {"squares": SQUARES.words[q]}
                standing.update(squares)

    def check_consequences(self) -> Checks:
        """PV-077: fields that do not follow from tiles and silhouettes as they should."""
        s, expected = self.s, empty_table(self.variant)
        for tile in s.city[: s.laid]:
            add_tile(expected, self.book, tile.tile, tile.turned, tile.c, tile.r)
        for p, (_, me) in enumerate(self.players):
            for i, first in enumerate(me.placed):
                if first >= 0:
                    set_down(expected, p, i, first, me.way[i])
        for k, found, due in zip(CITY.words, s.city, expected.city, strict=True):
            for name in Laid.fields:
                differs = getattr(found, name) != getattr(due, name)
                yield differs, f"city.{k}.{name}", "does-not-follow", "PV-077", {"key": name}
        for name in ("squares", "taken"):
            pairs = zip(SQUARES.words, getattr(s, name), getattr(expected, name), strict=True)
            for square, found, due in pairs:
                told = {"key": name}
                yield found != due, f"{name}.{square}", "does-not-follow", "PV-077", told

    def check_phase(self) -> Checks:
        """Whether actor, tiles and pile fit the phase."""
        s, phase, emptied = self.s, self.phase, self.s.laid == self.book.tiles
        playing, over, first = phase not in SETTING_UP, phase is Phase.OVER, self.book.first_player
        if phase is Phase.FIRST:
            told = {"seats": self.word("seats", first)}
            yield first >= 0, "phase", "first-named", "PV-017", told
        yield phase is not Phase.START and s.laid == 0, "city.1.tile", "no-tile-laid", "PV-012"
        if playing:
            yield s.active < 0, "active", "nobody-active", "PV-019"
            yield not s.turn, "turn", "turn-missing", "PV-019"
        else:
            most = 0 if phase is Phase.START else 1
            told = {"most": most}
            yield s.laid > most, f"city.{most + 1}.tile", "tiles-in-phase", "PV-018", told
            yield s.active >= 0, "active", "somebody-active", "PV-018"
            yield s.turn, "turn", "turn-early", "PV-018"
        drawn, due = s.drawn >= 0, phase is Phase.LAY
        yield from self.only_when(due, drawn, "drawn", "drawn-in-phase", "not-drawn", "PV-027")
        yield emptied and phase in (Phase.TURN, Phase.DRAW), "pile", "pile-empty", "PV-057"
        yield not emptied and phase is Phase.FINAL, "pile", "pile-left", "PV-057"
        found = s.layer >= 0
        yield from self.only_when(emptied, found, "layer", "layer-early", "layer-missing", "PV-058")
        deciding = CHANCE if phase in BY_CHANCE else NOBODY if over else s.active
        if phase is Phase.COLOURS:
            deciding = self.first_without()
        expected = {NOBODY: "none", CHANCE: "chance"}.get(deciding, "seat")
        told = {"expected": expected, "seats": self.word("seats", max(0, deciding))}
        yield s.actor != deciding, "actor", "wrong-actor", "PV-075", told
        yield (s.over != 0) != over, "over", "wrong-over", "PV-073"

    def check_ending(self) -> Checks:
        """PV-055, PV-063: whether the game is over, and why."""
        s, seats, is_over = self.s, self.words["seats"], self.phase is Phase.OVER
        ending = Ending.NONE
        done = [p for p in range(self.seats) if not lengths_left(s, self.book, p)]
        if len(done) > 1:
            yield True, f"players.{seats[done[1]]}.placed", "two-winners", "PV-055"
        first = seats[done[0]] if done else ""
        yield done and not is_over, "phase", "already-won", "PV-055", {"seats": first}
        if is_over:
            ending = Ending.PLACED_ALL if done else Ending.FEWEST_LEFT
        told = {"expected": ending.name.lower(), "seats": first}
        yield s.ending != ending, "ending", "ending", "PV-068", told
        if ending is Ending.PLACED_ALL:
            yield s.active not in done, "active", "ends-with-winner", "PV-055", {"seats": first}
        elif ending is Ending.FEWEST_LEFT:
            yield s.layer < 0, "pile", "ends-with-pile", "PV-063"
            yield s.active != s.layer, "active", "ends-with-layer", "PV-063"


def squares_of(s: State, i: int, first: int, way: int) -> list[int]:
    """The squares of a silhouette, and -1 from where it leaves the city."""
    squares = [first if first // len(SPOTS.words) < s.laid else -1]
    for _ in range(int(LENGTHS.words[i]) - 1):
        squares.append(next_square(s, squares[-1], way) if squares[-1] >= 0 else -1)
    return squares


def empty_table(variant: Variant) -> Any:
    """The table before the first tile, in plain Python objects."""
    s = plain(variant.new_state()[0])
    setup(s, variant.plain_book)
    return s
