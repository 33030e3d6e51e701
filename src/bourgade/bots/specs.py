"""Bot specs: names, search budgets and levels, and how a spec is read.

How bots play is data in ``bots.toml``: the common figures, then those of the game. ``[search]``
holds the parameters of the tree search, ``[levels]`` a bot spec for each named level, and
``[policy_net]`` says whether searches use that net.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import lru_cache
from pathlib import Path
from typing import Any

from bourgade.bots import policy
from bourgade.bots.value import SearchParameters
from bourgade.kernel.errors import BadOption, UnknownBot, nearest
from bourgade.kernel.game import Game

COMMON = Path(__file__).with_name("bots.toml")

POLICIES = {"greedy": policy.GREEDY, "random": policy.RANDOM}
SEARCH = "mcts"
NET = "net"

MAX_SIMULATIONS = 100_000_000
MAX_SECONDS = 3600.0
MAX_THREADS = 64
MAX_PARAMETER = 10**9

# Settings of a search; whether a game hides something is not one of them.
SETTINGS = sorted(
    {"threads", "temperature", "policy_net", *SearchParameters.__annotations__} - {"hidden"}
)
NET_SETTINGS = ["temperature"]
POSITIVE = ("prior_temperature", "prior_visits")  # the search divides by them


FIRST_SHARE = 1 / 3
"""The part of a turn's remaining budget for the next decision: how many follow is unknown."""


@dataclass(frozen=True)
class Budget:
    """A search budget: a number of simulations, or seconds; per decision, or for a whole turn."""

    simulations: int = MAX_SIMULATIONS
    seconds: float = MAX_SECONDS
    per_turn: bool = False

    @classmethod
    def read(cls, text: str) -> Budget:
        """The budget of a text: ``2000``, ``1.5s``, ``200ms``, ``1s/turn``."""
        given = re.fullmatch(r"\s*(\d+(?:\.\d+)?)\s*(ms|s)?\s*(/\s*turn\s*)?", text)
        number, unit, turn = (float(given[1]), given[2], given[3]) if given else (0.0, None, None)
        seconds = number / 1000 if unit == "ms" else number
        if unit and seconds <= MAX_SECONDS:
            return cls(seconds=seconds, per_turn=bool(turn))
        if not unit and number.is_integer() and 1 <= number <= MAX_SIMULATIONS:
            return cls(simulations=int(number), per_turn=bool(turn))
        raise BadOption("error-bad-budget", budget=text.strip())

    def after(self, choices: int) -> Budget:
        """The budget of a decision after ``choices`` earlier ones of the same turn.

        All shares of a turn add up to less than its budget, however many decisions it has.
        """
        if not self.per_turn:
            return self
        share = FIRST_SHARE * (1 - FIRST_SHARE) ** choices
        return Budget(max(1, int(self.simulations * share)), self.seconds * share)

    def part(self, share: Fraction) -> Budget:
        """A fraction of it."""
        return replace(
            self,
            simulations=max(1, int(self.simulations * share)),
            seconds=self.seconds * float(share),
        )

    def within(self, seconds: float) -> Budget:
        """The same, limited to some seconds."""
        return replace(self, seconds=min(self.seconds, seconds))


DEFAULT_BUDGET = Budget(seconds=1)


@dataclass(frozen=True)
class SearchSpec:
    """The spec of a search, completed with defaults."""

    budget: Budget = DEFAULT_BUDGET
    threads: int = 1
    temperature: int = 0  # of the softmax that picks the move, in 1000ths of the win; 0: the best
    policy_net: bool | None = None  # whether the policy net is used; None: as the game says
    parameters: Mapping[str, int] = field(default_factory=dict[str, int])


@dataclass(frozen=True)
class NetSpec:
    """The spec of a bot that plays its net's move without a search."""

    temperature: int = 0  # of the net's probabilities, in 1000ths; 0: the likeliest move


@dataclass(frozen=True)
class Spec:
    """A parsed bot spec: a policy or a level by its name, a net without a search, or a search."""

    text: str
    search: SearchSpec | None = None
    net: NetSpec | None = None


def read_spec(text: str) -> Spec:
    """The spec of a text; refused if there is no such bot."""
    given = text.strip().lower()
    name, colon, rest = given.partition(":")
    if name == SEARCH:
        return Spec(given, _read_search(given, rest) if colon else SearchSpec())
    if name == NET:
        return Spec(
            given, net=NetSpec(**_read_settings(given, rest, NET_SETTINGS) if colon else {})
        )
    if given in POLICIES or given in levels():
        return Spec(given)
    bots, near = ", ".join(names()), nearest(given, names())
    raise UnknownBot("error-unknown-bot", bot=text.strip(), bots=bots, near=near)


def _read_search(spec: str, text: str) -> SearchSpec:
    """A search from the text after its name: the budget, then ``name=number`` after commas."""
    budget, comma, settings = text.partition(",")
    given = _read_settings(spec, settings, SETTINGS) if comma else {}
    for name in POSITIVE:
        if given.get(name) == 0:
            raise BadOption("error-zero-bot-setting", bot=spec, setting=f"{name}=0", name=name)
    threads = given.pop("threads", 1)
    if not 1 <= threads <= MAX_THREADS:
        raise _bad_setting(spec, f"threads={threads}", SETTINGS)
    policy_net = given.pop("policy_net", None)
    if policy_net is not None and policy_net > 1:
        raise _bad_setting(spec, f"policy_net={policy_net}", SETTINGS)
    temperature = given.pop("temperature", 0)
    named = None if policy_net is None else policy_net == 1
    return SearchSpec(Budget.read(budget), threads, temperature, named, given)


def _read_settings(spec: str, text: str, known: Sequence[str]) -> dict[str, int]:
    """The settings ``name=number`` of a text, separated by commas."""
    given: dict[str, int] = {}
    for setting in text.split(","):
        name, _, value = setting.partition("=")
        name = name.strip()
        if name not in known or not value.strip().isdecimal() or int(value) > MAX_PARAMETER:
            raise _bad_setting(spec, setting.strip(), known)
        given[name] = int(value)
    return given


def _bad_setting(spec: str, setting: str, known: Sequence[str]) -> BadOption:
    return BadOption("error-bad-bot-setting", bot=spec, setting=setting, settings=", ".join(known))


def names() -> list[str]:
    """All bots: levels, weakest first, policies, the net without a search, and the search."""
    return [*levels(), *sorted(POLICIES), NET, SEARCH]


def levels(game: Game | None = None) -> dict[str, str]:
    """The named levels, weakest first, with the spec that plays each."""
    if game is None:
        return dict(tomllib.loads(COMMON.read_text("utf-8"))["levels"])
    return dict(_figures(game)["levels"])


def search_parameters(game: Game) -> Mapping[str, int]:
    """The default search parameters of a game."""
    return _figures(game)["search"]


def searches_by_policy_net(game: Game) -> bool:
    """Whether searches of a game use its policy net, unless their spec says otherwise."""
    return _figures(game)["policy_net"]["in_search"] == 1


@lru_cache
def _figures(game: Game) -> Mapping[str, Mapping[str, Any]]:
    """The tables of ``bots.toml``, with the game's own figures."""
    common = tomllib.loads(COMMON.read_text("utf-8"))
    own_file = game.folder / "bots.toml"
    own = tomllib.loads(own_file.read_text("utf-8")) if own_file.exists() else {}
    return {part: {**values, **own.get(part, {})} for part, values in common.items()}
