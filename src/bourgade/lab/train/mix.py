"""Which games one net learns: editions, numbers of players and options, mixed.

Inputs and actions are matched by name, so one net serves them all. Variants of the same shape (the
same moves, the same observation) are played side by side in one batch, each game with its own
figures.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from bourgade.kernel.content import Content
from bourgade.kernel.errors import BadOption
from bourgade.kernel.game import Game, Variant
from bourgade.kernel.observation import feature_names
from bourgade.kernel.options import EDITION, FIRST_PLAYER, PLAYERS, OptionValue

DRAWS = 15
"""How often the other options are drawn, for each edition and number of players."""

Names = tuple[str, ...]
Columns = np.ndarray[Any, np.dtype[np.int64]]


@dataclass(frozen=True)
class GameTable:
    """Variants of one shape, and which columns of the net are theirs."""

    name: str
    variants: tuple[Variant, ...]  # the first has the default options; half of the games play it
    inputs: Columns
    actions: Columns

    @property
    def variant(self) -> Variant:
        """The variant with the default options."""
        return self.variants[0]

    @property
    def seats(self) -> int:
        """How many seats a game has, including those that the rules play."""
        return self.variant.seats

    @property
    def side_by_side(self) -> list[Variant]:
        """The variants in the order in which the games of a batch take them."""
        others = self.variants[1:]
        return [v for other in others for v in (self.variant, other)] or [self.variant]


@dataclass(frozen=True)
class Mix:
    """Everything that one net learns, with the names of its inputs and actions."""

    game: Game
    tables: tuple[GameTable, ...]
    inputs: Names
    actions: Names
    seats: int  # the most at one table

    @property
    def options(self) -> list[dict[str, Any]]:
        """The options of each table's default variant."""
        return [dict(table.variant.options) for table in self.tables]


def mix(
    game: Game, content: Content = (), *, plain: bool = False, seed: int = 0, **chosen: OptionValue
) -> Mix:
    """Every edition and number of players that ``chosen`` leaves open, with other options drawn.

    Who begins is drawn in each game. ``plain`` keeps the other options at their defaults.
    """
    if game.features is None:
        raise BadOption("error-nothing-to-learn", game=game.name)
    usual = [game.variant(content, **{**chosen, **box}) for box in _boxes(game, content, chosen)]
    groups: list[list[Variant]] = []
    for first in usual:
        draws = [] if plain else _draws(first, content, set(chosen), seed)
        groups.append([first, *(one for one in draws if _alike(first, one))])
    inputs = _together(feature_names(group[0]) for group in groups)
    actions = _together(_moves(group[0]) for group in groups)
    tables = tuple(
        GameTable(
            _name(group[0]), tuple(group),
            _places(inputs, feature_names(group[0])), _places(actions, _moves(group[0])),
        )
        for group in groups
    )  # fmt: skip
    return Mix(game, tables, inputs, actions, max(table.seats for table in tables))


def _boxes(game: Game, content: Content, chosen: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Each edition with each number of players, unless they are chosen."""
    _, figures = game.load_content(content)
    found: list[dict[str, Any]] = [{}]
    if EDITION not in chosen:
        found = [dict(box) for box in game.editions(figures)]
    for box in found:
        if PLAYERS in chosen:
            yield box
            continue
        before = {**({EDITION: chosen[EDITION]} if EDITION in chosen else {}), **box}
        for players in sorted(map(int, game.option(PLAYERS).allowed(figures, before))):
            yield {**box, PLAYERS: players}


def _draws(first: Variant, content: Content, chosen: set[str], seed: int) -> list[Variant]:
    """Variants with the other options drawn at random, without repeats."""
    game, rng = first.game, random.Random(f"{seed} {sorted(first.options.items())}")
    kept = {EDITION, PLAYERS, FIRST_PLAYER, *chosen}
    found: dict[str, Variant] = {}
    for _ in range(DRAWS):
        options: dict[str, Any] = {}
        for option in game.options:
            values = option.allowed(first.content, options)
            usual = first.options[option.name]
            keeps = option.name in kept and usual in values
            options[option.name] = usual if keeps else rng.choice(values)
        if options != first.options:
            found.setdefault(str(options), game.variant(content, **options))
    return list(found.values())


def _alike(one: Variant, other: Variant) -> bool:
    """Whether two variants can be played in one batch."""
    return (
        one.sizes == other.sizes
        and one.seats == other.seats
        and list(one.vocabulary) == list(other.vocabulary)
        and feature_names(one) == feature_names(other)
    )


def _name(variant: Variant) -> str:
    edition = variant.game.edition
    box = [] if edition is None else [str(variant.options[edition.name])]
    return " ".join([*box, str(variant.options[PLAYERS])])


def _moves(variant: Variant) -> Names:
    vocabulary = variant.vocabulary
    return tuple(vocabulary.text(action) for action in range(vocabulary.decisions))


def _together(lists: Iterator[Names]) -> Names:
    return tuple(dict.fromkeys(name for names in lists for name in names))


def _places(known: Sequence[str], names: Names) -> Columns:
    at = {name: place for place, name in enumerate(known)}
    return np.array([at[name] for name in names], np.int64)
