"""Why a move may not be made: every illegal move has a named reason and a rule."""

from __future__ import annotations

from bourgade.games.petiteville.actions import CITY, COLOURS, LENGTHS, SIDES, SQUARES, TURNS, WAYS
from bourgade.games.petiteville.content import EAST, SOUTH, Content
from bourgade.games.petiteville.layout import SHOWN, Phase, State
from bourgade.games.petiteville.problems import squares_of
from bourgade.kernel.game import Refusal, Variant
from bourgade.kernel.notation import Move

NINE = 9
X = SHOWN.words.index("x")
MISTIMED = {"draw": ("pile-empty", "PV-057"), "decline": ("not-final-round", "PV-060")}


def not_now(variant: Variant, s: State, move: Move) -> Refusal:
    """Why a move of another phase has to wait, or comes too late (PV-079)."""
    if move.by_chance:
        return Refusal("not-asked", {"why": "chance"}, "PV-018")
    if s.phase == Phase.LAY:
        return Refusal("must-lay", rule="PV-027")
    if move.verb == "colour":
        return Refusal("not-asked", {"why": "settled"}, "PV-018")
    if move.verb in ("draw", "place") and s.phase == Phase.COLOURS:
        return Refusal("not-asked", {"why": "choosing"}, "PV-018")
    reason, rule = MISTIMED.get(move.verb, ("no-tile-drawn", "PV-020"))
    return Refusal(reason, rule=rule)


def refuse(variant: Variant, s: State, move: Move) -> Refusal:
    """The reason for a move of this phase that is not among the legal ones (PV-079)."""
    if move.by_chance:
        return _not_drawn(variant, *move.words)
    reasons = {"colour": _colour_taken, "lay": _lay, "place": _place}
    return reasons[move.verb](variant, s, *move.words)


def _colour_taken(variant: Variant, s: State, colour: str) -> Refusal:
    taken = COLOURS.words.index(colour)
    seat = next(
        seat for p, seat in enumerate(variant.words["seats"]) if s.players[p].colour == taken
    )
    return Refusal("colour-taken", {"seats": seat, "colours": colour}, "PV-014")


def _not_drawn(variant: Variant, word: str) -> Refusal:
    first = _first_of_its_kind(variant.content, word)
    if first and first != word:
        instead = variant.vocabulary.written("tile", first)
        return Refusal("not-canonical", {"why": "copy", "instead": instead}, "PV-025")
    return Refusal("not-in-pile", {"tiles": word}, "PV-009")


def _first_of_its_kind(content: Content, word: str) -> str | None:
    """The smallest id of the tiles that look like this one in some turn; None: not in the box."""
    if word not in content.tiles:
        return None
    turns = content.tiles[word].turns
    return next(id for id, tile in content.tiles.items() if tile.turns[0] in turns)


# Laying


def _lay(variant: Variant, s: State, number: str, side: str, turn: str) -> Refusal:
    k, d = CITY.words.index(number), SIDES.words.index(side)
    if refusal := _no_such_tile(s, k):
        return refusal
    beside = int(s.city[k].beside[d])
    if beside >= 0:
        told = {"number": k + 1, "sides": side, "taken": beside + 1}
        return Refusal("cell-taken", told, "PV-029")
    cell = (s.city[k].c + EAST[d], s.city[k].r + SOUTH[d])
    name, from_side = next(
        (CITY.words[i], SIDES.words[e])
        for i in range(s.laid)
        for e in range(len(SIDES.words))
        if (s.city[i].c + EAST[e], s.city[i].r + SOUTH[e]) == cell
    )
    t = TURNS.words.index(turn) % int(variant.book.turns[s.drawn])
    instead = variant.vocabulary.written("lay", name, from_side, TURNS.words[t])
    why = "turn" if (name, from_side) == (number, side) else "cell"
    return Refusal("not-canonical", {"why": why, "instead": instead}, "PV-074")


def _no_such_tile(s: State, k: int) -> Refusal | None:
    if k < s.laid:
        return None
    return Refusal("no-such-tile", {"number": k + 1, "laid": int(s.laid)}, "PV-072")


# Placing


def _place(variant: Variant, s: State, length: str, square: str, way: str) -> Refusal:
    i, first, o = LENGTHS.words.index(length), SQUARES.words.index(square), WAYS.words.index(way)
    if refusal := _no_such_tile(s, first // NINE):
        return refusal
    if length not in variant.content.silhouettes:
        known = ", ".join(variant.content.silhouettes)
        return Refusal("unknown-move", {"lengths": length, "known": known}, "PV-005")
    me = s.players[s.active]
    if me.placed[i] >= 0:
        return Refusal("already-placed", {"lengths": length}, "PV-036")
    squares = squares_of(s, i, first, o)
    if -1 in squares:
        return _off_city(s, squares, o)
    for q in squares:
        if s.taken[q]:
            told = {"squares": SQUARES.words[q], "seats": variant.words["seats"][s.taken[q] - 1]}
            return Refusal("occupied", told, "PV-044")
    ends = (squares[0], squares[-1])
    crosses = variant.options["edition"] == "easy"
    for q in ends if crosses else squares:
        if s.squares[q] == X:
            told = {"squares": SQUARES.words[q], "why": "end" if q in ends else "middle"}
            return Refusal("x-square", told, "PV-052" if crosses else "PV-050")
    why, q = ("first", ends[0]) if s.squares[ends[0]] != me.colour else ("last", ends[1])
    shown = {"squares": SQUARES.words[q], "shown": SHOWN.words[s.squares[q]]}
    told = {"why": why, "colours": COLOURS.words[me.colour], **shown}
    return Refusal("wrong-colour", told, "PV-041")


def _off_city(s: State, squares: list[int], way: int) -> Refusal:
    """Whether the line leaves the city for good, or comes back to it beyond a gap (PV-040)."""
    inside = squares.index(-1)
    cells = {(int(s.city[k].c), int(s.city[k].r)) for k in range(s.laid)}
    k, spot = divmod(squares[0], NINE)
    x, y = 3 * int(s.city[k].c) + spot % 3, 3 * int(s.city[k].r) + spot // 3
    beyond = range(inside, len(squares))
    line = [(x + n, y) if way == 0 else (x, y + n) for n in beyond]
    is_gap = any((x // 3, y // 3) in cells for x, y in line)
    told = {"squares": SQUARES.words[squares[inside - 1]], "why": "gap" if is_gap else "edge"}
    return Refusal("off-city", told, "PV-040" if is_gap else "PV-039")
