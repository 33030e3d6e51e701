"""A tournament between bots: every pair meets, seats rotate, and deals pair the dice.

All games of one deal have the same dice, no matter who plays: an outcome depends on the seed and
the ply alone. What a bot owes to luck then mostly cancels out.
"""

from __future__ import annotations

import itertools
import json
import os
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from bourgade.bots import names
from bourgade.bots.own import fingerprint, full_name, is_own
from bourgade.bots.restricted import bars_of, split_rules
from bourgade.kernel.errors import BadOption
from bourgade.kernel.game import Variant
from bourgade.lab.arena_result import ArenaResult, stored
from bourgade.lab.rating import Table
from bourgade.lab.signals import asked_to_stop
from bourgade.lab.worker_pool import Task, derived_seed, play_games
from bourgade.play import LoadedGame, load

FIRST_CHECK = 10  # deals before which no interval is trusted
SAVING, MOST_SAVING = 5.0, 60.0  # seconds between two savings, and at most where saving takes long


@dataclass(frozen=True)
class Tournament:
    """Who plays what, from which seed. Everything about a game follows from its number."""

    variant: Variant
    bots: tuple[str, ...]
    seed: int = 0
    versus: str | None = None  # whom all others play, each alone in every seat: the last of them

    @classmethod
    def of(
        cls, variant: Variant, bots: Iterable[str], seed: int = 0, versus: str | None = None
    ) -> Tournament:
        """A tournament, or a refusal of what cannot be one."""
        other = None if versus is None else full_name(versus)
        found = (*map(full_name, bots), *([] if other is None else [other]))
        known = ", ".join(names())
        if not found:
            raise BadOption("error-no-bots", bots=known)
        if twice := next((name for name in found if found.count(name) > 1), None):
            raise BadOption("error-bot-twice", bot=twice)
        if len(found) == 1:
            raise BadOption("error-one-bot", bot=found[0], bots=known)
        if variant.automata or len(variant.players) < 2:
            raise BadOption(
                "error-no-arena", game=variant.game.name, players=len(variant.players),
                automata=len(variant.automata),
            )  # fmt: skip
        for name in found:
            bars_of(variant, split_rules(name)[1])  # refuses rules that name no move of the game
        return cls(variant, found, seed, other)

    @cached_property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        if self.versus is not None:
            last = len(self.bots) - 1
            return tuple((bot, last) for bot in range(last))
        return tuple(itertools.combinations(range(len(self.bots)), 2))

    @cached_property
    def seatings(self) -> tuple[tuple[int, ...], ...]:
        """Every arrangement of a pair: bot 0 alone in each seat, then bot 1, where that counts."""
        seats = len(self.variant.players)
        one = [tuple(int(p != seat) for p in range(seats)) for seat in range(seats)]
        other = [tuple(1 - bot for bot in seating) for seating in one if self.versus is None]
        return tuple(dict.fromkeys((*one, *other)))  # two alone are the same two

    @property
    def sides(self) -> int:
        """How many bots of a pair sit alone in turn; where only two play both always do."""
        return 1 if len(self.variant.players) == 2 or self.versus is not None else 2

    @cached_property
    def tables(self) -> tuple[Table, ...]:
        """The kinds of tables, as many for each pair as it has sides."""
        copies = len(self.variant.players) - 1
        return tuple(
            Table(pair[side], pair[1 - side], copies)
            for pair in self.pairs
            for side in range(self.sides)
        )

    @property
    def games_per_deal(self) -> int:
        """Games of all pairs."""
        return len(self.pairs) * len(self.seatings)

    def deals(self, games: int) -> int:
        """How many deals give every pair so many games, or a few more."""
        return -(-games // len(self.seatings))

    def place(self, number: int) -> tuple[int, int, int]:
        """The deal, the pair and the arrangement of a game."""
        deal, rest = divmod(number, self.games_per_deal)
        pair, rotation = divmod(rest, len(self.seatings))
        return deal, pair, rotation

    def task(self, number: int) -> Task:
        deal, pair, rotation = self.place(number)
        seated = tuple(self.bots[self.pairs[pair][bot]] for bot in self.seatings[rotation])
        return Task(number, seated, derived_seed("deal", self.seed, deal))

    @cached_property
    def identity(self) -> dict[str, Any]:
        """What makes it this tournament and no other; every row of its file says so."""
        return {
            "game": self.variant.game.name,
            "options": json.dumps(self.variant.options),
            "content": self.variant.tables.digest,
            "rules_version": self.variant.game.rules_version,
            "line_up": list(self.bots),
            "seed": str(self.seed),
            "versus": self.versus or "",
            "own_bots": json.dumps({bot: fingerprint(bot) for bot in self.bots if is_own(bot)}),
        }


Report = Callable[[ArenaResult], None]


def arena(
    game: str | LoadedGame | Variant,
    bots: Iterable[str],
    games: int = 100,
    *,
    seed: int = 0,
    file: str | Path | None = None,
    jobs: int | None = None,
    until: float | None = None,
    versus: str | None = None,
    report: Report = lambda result: None,
) -> ArenaResult:
    """Let bots play each other: ``arena("minivilles", ["greedy", "random"]).ratings``.

    Every two bots play ``games`` games, rounded up to whole deals: with two players a deal is a
    game in either order, with more each bot sits once in every seat alone among copies of the
    other. The seed decides all dice and all bots' random numbers; how many ``jobs`` play at a time
    (all cores if not given) changes no game.

    ``file`` (``.parquet``) keeps the games while they are played; an existing file is resumed.
    ``until`` stops once every 95 % interval is at most so many Elo to either side. ``versus`` is a
    bot that all others play, instead of each other: each sits alone in every seat among copies of
    it. Ctrl-C stops and keeps what was played. ``report`` gets the result after every game.
    """
    cup = Tournament.of(variant_of(game), bots, seed, versus)
    for name, value in (("games", games), ("jobs", jobs), ("until", until)):
        if value is not None and value < 1:
            raise BadOption("error-not-a-number", flag=name, value=str(value), least=1)
    keeper = _Keeper(None if file is None else Path(file))
    result = keeper.load(cup)
    wanted = range(cup.deals(games) * cup.games_per_deal)
    missing = sorted(set(wanted) - result.numbers)
    jobs = max(1, min(jobs or os.cpu_count() or 1, len(missing)))
    checks = _Checks(until, result.whole_deals)
    settled = checks.settled(result)
    stop = threading.Event()
    try:
        with (
            asked_to_stop(stop.set),
            closing(
                play_games(cup.variant, cup.bots, map(cup.task, missing), jobs, stop)
            ) as playing,
        ):
            while settled is None and (played := next(playing, None)) is not None:
                result.add(played)
                # Before it is kept: what a file holds was looked at, and not narrow enough.
                settled = checks.settled(result)
                report(settled or result)
                keeper.save(settled or result, now=False)
    except KeyboardInterrupt:
        pass  # of a program that listens to Ctrl-C in its own way
    finally:
        result = settled or result
        keeper.save(result, now=True)
    if settled is None and not result.numbers.issuperset(wanted):
        result.stopped = "interrupted"
    elif until is not None and result.estimate().widest <= until:
        result.stopped = "until"
    return result


def variant_of(game: str | LoadedGame | Variant) -> Variant:
    """A game with its options, as it was given: by name it has its defaults."""
    if isinstance(game, Variant):
        return game
    return (load(game) if isinstance(game, str) else game).variant


class _Checks:
    """Looks at the intervals now and then, after numbers of deals that depend on nothing else.

    So a tournament that is interrupted and goes on stops at the same deal as one that is not.
    """

    def __init__(self, until: float | None, done: int) -> None:
        self._until = until
        self._deals = checkpoints()
        self._next = next(deals for deals in self._deals if deals >= done)

    def settled(self, result: ArenaResult) -> ArenaResult | None:
        """The games after which all intervals were narrow enough, without those played ahead."""
        while self._until is not None and result.whole_deals >= self._next:
            first = result.first(self._next)
            if first.estimate().widest <= self._until:
                return first
            self._next = next(self._deals)
        return None


def checkpoints() -> Iterator[int]:
    """After how many deals the intervals are looked at."""
    deals = FIRST_CHECK
    while True:
        yield deals
        deals += max(FIRST_CHECK, deals // 10)


class _Keeper:
    """Keeps the games in a file, if there is one."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._saved: set[int] = set()
        self._due = time.monotonic() + SAVING

    def load(self, tournament: Tournament) -> ArenaResult:
        result = ArenaResult(tournament) if self._file is None else stored(tournament, self._file)
        self._saved = result.numbers
        return result

    def save(self, result: ArenaResult, *, now: bool) -> None:
        """Save what is new, if it is time. A disk that is full now may not be so next time."""
        started = time.monotonic()
        if self._file is None or not (now or started >= self._due) or result.numbers == self._saved:
            return
        try:
            result.save(self._file)
            self._saved, result.trouble = result.numbers, None
        except OSError as error:
            result.trouble = error
        ended = time.monotonic()
        self._due = ended + max(SAVING, min(MOST_SAVING, 20 * (ended - started)))
