"""A protocol for the strength of a bot: the share it wins alone among copies of another.

It sits in every seat in turn, and all games of a deal, one per seat, have the same dice. With two
players an even share is a half, with four a quarter.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bourgade.kernel.content import Content
from bourgade.kernel.game import Variant
from bourgade.kernel.options import OptionValue
from bourgade.lab.rating import Floats
from bourgade.lab.tally import wilson
from bourgade.lab.tournament import ArenaResult, Report, arena, variant_of
from bourgade.play import LoadedGame, load

GAMES = 400  # the default number of games
TRUSTED = 20  # fewer deals than this are not trusted to vary less than games do


@dataclass(frozen=True)
class Evaluation:
    """The share of games that a bot won against another, with its 95 % interval."""

    bot: str
    against: str
    players: int
    games: int
    share: float
    low: float
    high: float
    unfinished: int  # games cut off at the limit of steps, which do not count

    @property
    def even(self) -> float:
        """The share if all bots were equal."""
        return 1 / self.players

    def __str__(self) -> str:
        told = f"{self.share:.1%} ({self.low:.1%} – {self.high:.1%}) of {self.games:,} games"
        return f"{self.bot} against {self.against}, {self.players} players: {told}"


def evaluate(
    bot: str,
    game: str | LoadedGame | Variant,
    against: str = "greedy",
    *,
    games: int = GAMES,
    seed: int = 0,
    content: Content = (),
    jobs: int | None = None,
    file: str | Path | None = None,
    report: Report = lambda result: None,
    **options: OptionValue,
) -> Evaluation:
    """How strong a bot is: ``evaluate("skilled", "minivilles", players=4, games=400)``.

    ``games`` are rounded up to whole deals. The seed decides all dice and all bots' random
    numbers. ``options`` and ``content`` choose the variant of a game given by its name; ``file``,
    ``jobs`` and ``report`` are those of ``arena``.
    """
    chosen = load(game, content=content, **options) if isinstance(game, str) else game
    played = arena(
        variant_of(chosen), [bot], games,
        seed=seed, file=file, jobs=jobs, versus=against, report=report,
    )  # fmt: skip
    return next(evaluations(played))


def evaluations(result: ArenaResult) -> Iterator[Evaluation]:
    """The evaluations of all others in a tournament against one bot, in the given order."""
    cup = result.tournament
    for pair, (bot, other) in enumerate(cup.pairs):
        won, games = result.by_deal(pair)
        count, seated = int(games.sum()), len(cup.seatings) * len(games)
        share = float(won.sum()) / count if count else 0.0
        low, high = interval(won, games)
        yield Evaluation(
            cup.bots[bot], cup.bots[other], len(cup.variant.players), count, share, low, high,
            seated - count,
        )  # fmt: skip


def interval(won: Floats, games: Floats) -> tuple[float, float]:
    """Wilson's 95 % interval of a share, for the effective number of games.

    Games of a deal share their dice: if these decide, a deal is worth less than its games; if every
    seat wins what the others lose, more.
    """
    count, deals = float(games.sum()), len(games)
    if not count:
        return 0.0, 1.0
    share = float(won.sum()) / count
    rest = won - share * games
    variance = float(rest @ rest) / count**2 * deals / max(1, deals - 1)
    worth = share * (1 - share) / variance if variance > 1e-12 else count
    if deals < TRUSTED:
        worth = min(worth, count)
    return wilson(share, max(worth, deals))
