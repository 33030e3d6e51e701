"""A study: what is played, by whom, how often and from which seed, in a file or as an object."""

from __future__ import annotations

import hashlib
import itertools
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any, cast

import numpy as np

from bourgade.bots import POLICIES
from bourgade.bots import names as bot_names
from bourgade.bots.own import full_name
from bourgade.bots.policy import RANDOM
from bourgade.bots.restricted import bars_of, split_rules
from bourgade.kernel import registry
from bourgade.kernel.content import Tables, read_tables
from bourgade.kernel.errors import BadContent, BadOption
from bourgade.kernel.figures import figure
from bourgade.kernel.game import Variant
from bourgade.kernel.options import FIRST_PLAYER, OptionValue
from bourgade.kernel.schema import read_table
from bourgade.lab.fingerprint import fingerprints
from bourgade.lab.rows import Numbers, Seating, Sheet

SUFFIX = ".toml"  # how the name of a study file ends
GAMES = 1000  # games played unless a number is given


@dataclass(frozen=True)
class Study:
    """What to play: a game with its options, a bot for each seat, how often, from which seed.

    After the bots stand the opponents that the rules play themselves. Bots change seats from game
    to game, so that none keeps the advantage of a seat.
    """

    variant: Variant
    bots: tuple[str, ...]
    games: int
    seed: int = 0

    @classmethod
    def of(cls, variant: Variant, bots: Iterable[str], games: int, seed: int = 0) -> Study:
        """A study with the list of bots repeated until every seat has one."""
        names = tuple(map(full_name, bots))
        if not names:
            raise BadOption("error-no-bots", bots=", ".join(bot_names()))
        players = len(variant.players)
        if len(names) > players:
            raise BadOption("error-too-many-seats", given=len(names), seats=players)
        seats = tuple(names[p % len(names)] for p in range(players))
        study = cls(variant, (*seats, *variant.automata.values()), games, seed)
        study.bars  # noqa: B018 - refuses rules that name no move of the game
        return study

    @property
    def thinker(self) -> str | None:
        """The first bot that is asked for its moves one by one; None if compiled loops play all."""
        players = self.bots[: len(self.variant.players)]
        return next((bot for bot in players if split_rules(bot)[0] not in POLICIES), None)

    @cached_property
    def sheet(self) -> Sheet:
        """What is noted of every game."""
        return Sheet(self.variant, self.bots)

    @cached_property
    def bars(self) -> Numbers:
        """A row of moves for each bot: what rules of its own say of them; 0 where it has none."""
        players = len(self.variant.players)
        rules = [split_rules(bot)[1] for bot in self.bots[:players]]
        rules += [()] * (len(self.bots) - players)
        return np.stack([bars_of(self.variant, one) for one in rules])

    @cached_property
    def policies(self) -> Numbers:
        """The policy of each bot; opponents that the rules play need none."""
        return np.array([POLICIES.get(split_rules(b)[0], RANDOM) for b in self.bots], np.int8)

    @cached_property
    def orders(self) -> Seating:
        """Every way to seat the bots: each order round the table, and each turn of it.

        A row says which entry of ``bots`` sits on each seat; games take the rows in turn.
        """
        n = len(self.variant.players)
        by_names = {
            tuple(self.bots[entry] for entry in others): others
            for others in itertools.permutations(range(1, n))
        }
        # What the rules play themselves keeps its seat.
        rest = range(n, len(self.bots))
        rows = [
            [*np.roll((0, *others), -turn), *rest]
            for others in by_names.values()
            for turn in range(n)
        ]
        return np.array(rows, np.int8)

    def seating(self, start: int, count: int) -> Seating:
        """Who sits where in some games, one row per game."""
        return self.orders[np.arange(start, start + count) % len(self.orders)]

    @cached_property
    def identity(self) -> dict[str, Any]:
        """What makes it this study and no other: all that decides its rows."""
        players = self.bots[: len(self.variant.players)]
        return {
            **fingerprints(self.variant.game, players),
            "game": self.variant.game.name,
            "rules_version": self.variant.game.rules_version,
            "options": self.variant.options,
            "content": self.variant.tables.digest,
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
        }

    @cached_property
    def digest(self) -> str:
        """The hash of the identity: the same study has the same, however it was written down."""
        return hashlib.sha256(_canonical(self.identity).encode()).hexdigest()

    @property
    def metadata(self) -> dict[str, str]:
        """What a file of results says of the study it belongs to."""
        return {"study": self.digest, "identity": _canonical(self.identity)}


def _canonical(facts: Mapping[str, Any]) -> str:
    return json.dumps(facts, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


@dataclass(frozen=True)
class StudyPlan:
    """A study as a person or a file gives it, with what may be left out."""

    game: str
    games: int = figure(1, default=GAMES)
    seed: int = figure(0, default=0)
    bots: tuple[str, ...] = ("random",)
    content: tuple[str | Path, ...] = ()
    options: Mapping[str, OptionValue] = field(default_factory=dict[str, OptionValue])

    def study(self) -> Study:
        """The study, with everything chosen.

        As many play as there are bots, unless the options say otherwise. Where nobody is told to
        begin the first seat does: bots change seats anyway, and so the results show what
        beginning is worth.
        """
        game, options = registry.find(self.game), dict(self.options)
        if len(self.bots) > 1:
            options.setdefault("players", len(self.bots))
        variant = game.variant(self.content, **options)
        if FIRST_PLAYER not in options and begins_by_chance(variant):
            first = {FIRST_PLAYER: variant.words["seats"][0]}
            variant = game.variant(self.content, **options, **first)
        return Study.of(variant, self.bots, self.games, self.seed)

    def with_counts(self, games: int | None, seed: int | None) -> StudyPlan:
        """The same with another number of games or another seed, where they are given."""
        games, seed = self.games if games is None else games, self.seed if seed is None else seed
        return replace(self, games=games, seed=seed)


def begins_by_chance(variant: Variant) -> bool:
    """Whether a seat could be told to begin, and none is."""
    option = next((o for o in variant.game.options if o.name == FIRST_PLAYER), None)
    if option is None:
        return False
    before = {k: v for k, v in variant.options.items() if k != FIRST_PLAYER}
    seats, value = variant.words["seats"], variant.options[FIRST_PLAYER]
    return value not in seats and seats[0] in option.allowed(variant.content, before)


def read_plan(file: Path) -> StudyPlan:
    """What a study file says; errors name the file, the key and the reason."""
    try:
        tables = read_tables([file])
        _take_numbers_as_texts(tables)
        plan = read_table(StudyPlan, tables)
    except BadContent as error:
        key, why = error.args_.get("key"), error.args_["why"]
        if key is None:
            raise BadContent("error-study-file", file=str(file), why=why) from None
        raise BadContent("error-study", file=str(file), key=key, why=why) from None
    return replace(plan, content=tuple(file.parent / name for name in plan.content))


def _take_numbers_as_texts(tables: Tables) -> None:
    """Let options be written as numbers too: ``players = 4``."""
    options: Any = tables.data.get("options")
    if isinstance(options, dict):
        for name, value in cast("dict[str, Any]", options).items():
            if type(value) is int:
                options[name] = str(value)


def read_study(file: str | Path) -> Study:
    """The study that a file describes."""
    return read_plan(Path(file)).study()
