"""Positions changed by hand: each is refused with its fault, or can be played to its end.

From reachable positions a few fields are set to any value that can be written, or left out. What
comes of it is either a ``BadPosition`` that names a field and a rule of the game, or a position
that reads back as itself and from which random play reaches an end, through positions that the
game's own check accepts.
"""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, reduce
from pathlib import Path
from typing import Any

from bourgade.compile.engine import Engine, best_mode, engine
from bourgade.kernel.errors import BadPosition
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import CHANCE, MANY, Dim, Field, Layout
from bourgade.kernel.ledger import read_ledger
from bourgade.kernel.notation import words_of
from bourgade.kernel.position import NOT_WRITTEN, Position, from_position, to_position
from bourgade.play.loader import first_states

Way = tuple[str, ...]  # the names that lead to a number of a position
LOOKED_AT = 6  # positions of a playout that are checked; the last is always among them


@dataclass
class Counts:
    """What became of the positions that were tried."""

    tried: int = 0
    accepted: int = 0
    plies: int = 0
    refused: Counter[str] = field(default_factory=Counter[str])  # by reason

    def __str__(self) -> str:
        return (
            f"{self.tried} changed positions: {self.accepted} accepted and played to the end "
            f"({self.plies} plies), {self.refused.total()} refused for {len(self.refused)} reasons"
        )


class Impossible(AssertionError):
    """A changed position that was neither refused properly nor playable; says how to see it."""


def check_changed_positions(variant: Variant, tries: int, seed: int) -> Counts:
    """Try so many changed positions of a variant, and fail at the first that breaks the promise."""
    numbers = random.Random(seed)
    counts = Counts()
    reached: dict[int, list[Any]] = {}
    for states in reachable(variant, numbers):
        reached.setdefault(int(states[0].phase), []).append(states)
    while counts.tried < tries:
        phase = numbers.choice(sorted(reached))  # every phase as often, rare ones too
        position = to_position(variant, numbers.choice(reached[phase])[0])
        changes = [change(variant, position, numbers) for _ in range(numbers.randint(1, 3))]
        try:
            check_position(variant, position, numbers, counts)
        except Exception as error:
            raise Impossible(
                f"{variant.game.name} {variant.options}, seed {seed}, try {counts.tried}: "
                f"{'; '.join(changes)}\n{type(error).__name__}: {error}\nsetup({position!r})"
            ) from error
    return counts


def check_position(
    variant: Variant, position: Position, numbers: random.Random, counts: Counts
) -> None:
    """A position given by hand is refused with its fault, or playable to the end."""
    counts.tried += 1
    given = copy.deepcopy(position)
    try:
        states = from_position(variant, position, _started(variant))
    except BadPosition as error:
        assert position == given, "a refused position was changed"
        counts.refused[error.reason] += 1
        check_refusal(variant, error)
        return
    counts.accepted += 1
    counts.plies += check_playable(variant, states, numbers)


def check_refusal(variant: Variant, error: BadPosition) -> None:
    """It names a field of the position, gives a reason in both languages, and cites a rule."""
    assert is_place(variant, error.place), f"“{error.place}” is not a field"
    for language in ("en", "fr"):
        text = error.text(language)
        assert error.message not in text, text
        assert "{" not in text, text
    if rule := str(error.args_.get("rule", "")):
        assert rule in _numbers(variant.game.folder), f"{error.message} cites “{rule}”"
    else:  # what cannot be written at all breaks no rule of the game
        assert error.message in KERNEL_REASONS, f"{error.message} cites no rule"


KERNEL_REASONS = {
    "position-format",
    "position-unknown-field",
    "position-unknown-word",
    "position-no-number",
    "position-no-truth",
    "position-no-table",
    "position-no-list",
    "position-too-many-rows",
}


@cache
def _numbers(folder: Path) -> frozenset[str]:
    return frozenset(read_ledger(folder))


def is_place(variant: Variant, place: str) -> bool:
    """Whether a path leads to a field, or to a part of one."""
    layout: type[Layout] | None = variant.game.state
    path = place.split(".")
    while path:
        name = path.pop(0)
        if layout is None or name not in layout.fields or name in NOT_WRITTEN:
            return False
        declared = layout.fields[name]
        for dim in declared.dims:
            words = words_of(dim, variant.words)
            # A word may have a point in it: 4.1 is a square of Ma Petite Ville.
            long = next((n for n in range(1, len(path) + 1) if ".".join(path[:n]) in words), 0)
            if path and not long:
                return False
            path = path[long:]
        layout = declared.row
    return place != ""


def check_playable(variant: Variant, states: Any, numbers: random.Random) -> int:
    """Random play reaches an end, and every position on the way reads back as itself."""
    rules, s = engine(variant, best_mode()), states[0]
    start = int(s.ply)
    looks = {start, *(start + numbers.randrange(400) for _ in range(LOOKED_AT - 2))}
    check_round_trip(variant, states)
    while not s.over:
        _random_step(variant, rules, s, numbers)
        if int(s.ply) in looks:
            check_round_trip(variant, states)
        assert s.ply - start <= variant.game.longest, f"no end: {to_position(variant, s)}"
    check_round_trip(variant, states)
    return int(s.ply) - start


def check_round_trip(variant: Variant, states: Any) -> None:
    """The state is accepted by the game's own check, and its position leads back to it."""
    position = to_position(variant, states[0])
    if _has_outgrown(variant, position):
        return
    again = from_position(variant, position, _started(variant))
    assert again.tobytes() == states.tobytes(), "setup(position) is another state"


def _has_outgrown(variant: Variant, position: Position) -> bool:
    """Whether a counter that began near its limit has gone on beyond it."""
    every = (leaf for leaves in _all_leaves(variant).values() for leaf in leaves)
    counters = [path for path, declared in every if declared.limits[1] == MANY]
    whole: Any = position
    values = [reduce(lambda at, name: at.get(name, {}), path, whole) for path in counters]
    return any(value and value > MANY for value in values)


def reachable(variant: Variant, numbers: random.Random, games: int = 4) -> Iterator[Any]:
    """States from random games: many of the first steps, some of all later ones."""
    rules = engine(variant, best_mode())
    for _ in range(games):
        states = _started(variant).copy()
        s = states[0]
        yield states.copy()
        while not s.over:
            _random_step(variant, rules, s, numbers)
            if s.over or s.ply < 60 or numbers.random() < 0.2:
                yield states.copy()


_started = cache(first_states)


def _random_step(variant: Variant, rules: Engine, s: Any, numbers: random.Random) -> None:
    """Any move, or an outcome of chance by its weight."""
    (out, weight), book, by_chance = variant.buffers(), variant.book, s.actor == CHANCE
    n = rules.chance(s, book, out, weight) if by_chance else rules.legal(s, book, out)
    assert n > 0, f"nothing can be done and not over: {to_position(variant, s)}"
    weights = weight[:n].tolist() if by_chance else None
    rules.step(s, book, numbers.choices(out[:n].tolist(), weights)[0], None)


# Changes


def change(variant: Variant, position: Position, numbers: random.Random) -> str:
    """Set one field of a position to any value that can be written, or leave it out."""
    leaves = _all_leaves(variant)
    first = numbers.choice(sorted(leaves))  # every field as often
    path, declared = numbers.choice(leaves[first])
    if numbers.random() < 0.05:
        position.pop(first, None)
        return f"{first} left out"
    table: Any = position
    for name in path[:-1]:
        if name not in table or not isinstance(table[name], dict):
            table[name] = {}
        table = table[name]
    if first in LEADING and numbers.random() < 0.5:
        position.pop("actor", None)
    before = table.get(path[-1])
    value = _any_value(variant, path, declared, before, numbers)
    table[path[-1]] = value
    return f"{'.'.join(path)}: {before!r} → {value!r}"


@cache
def _all_leaves(variant: Variant) -> Mapping[str, list[tuple[Way, Field]]]:
    """Every number of a state, by its first name."""
    leaves: dict[str, list[tuple[Way, Field]]] = {}
    for path, declared in _leaves(variant, variant.game.state, ()):
        leaves.setdefault(path[0], []).append((path, declared))
    return leaves


def _leaves(variant: Variant, layout: type[Layout], path: Way) -> Iterator[tuple[Way, Field]]:
    """Every number of a state, with the way to it."""
    for name, declared in layout.fields.items():
        if not path and name in NOT_WRITTEN:
            continue
        ways: list[Way] = [(*path, name)]
        for dim in declared.dims:
            ways = [(*way, word) for way in ways for word in words_of(dim, variant.words)]
        for way in ways:
            if declared.row:
                yield from _leaves(variant, declared.row, way)
            else:
                yield way, declared


def _any_value(
    variant: Variant, path: Way, declared: Field, before: Any, numbers: random.Random
) -> Any:
    if path in HEADER:
        return numbers.choice(HEADER[path](variant))
    if declared.mask and isinstance(declared.of, Dim):
        words = list(words_of(declared.of, variant.words))
        chosen: set[str] = set(before or ())
        for word in numbers.sample(words, min(len(words), numbers.choice((1, 1, 2)))):
            chosen ^= {word}
        return [word for word in words if word in chosen]
    if isinstance(declared.of, Dim):
        return numbers.choice([None, *words_of(declared.of, variant.words)])
    if declared.of is not None:
        return numbers.choice([member.name.lower() for member in declared.of])
    bits = 8 * int(declared.code[1]) - 1
    least, most = declared.limits
    near = before if isinstance(before, int) else 0
    largest = most if most < MANY else MANY // 2  # counters go on from there, and are read back
    likely = [near - 1, near + 1, near + 2, 0, 1, 2, 3, -1, least, largest, most + 1]
    likely += [-(1 << bits), (1 << bits) - 1, numbers.randint(-(1 << bits), (1 << bits) - 1)]
    return numbers.choice([value for value in likely if -(1 << bits) <= value < 1 << bits])


LEADING = ("active", "phase")  # fields that say who is to act, so that a person may leave that out

HEADER: dict[Way, Callable[[Variant], list[Any]]] = {
    ("actor",): lambda variant: [None, "chance", *variant.words["seats"]],
    ("phase",): lambda variant: [phase.name.lower() for phase in variant.game.phase],
    ("over",): lambda variant: [False, True],
}
"""Fields of every state that are written as words."""
