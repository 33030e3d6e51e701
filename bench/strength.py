"""How strong the bots are: tournaments for every game, each rated in the arena.

    pip install -e ".[bench]" && python -m bench.strength [GAME …]

Writes a section of docs/bots.md for each game, with the intervals of the arena. Games are kept in
``bench/strength`` while they are played; run again, it goes on where it stopped.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from math import sqrt
from pathlib import Path

import bourgade
from bench.results import write_section
from bourgade.bots import levels
from bourgade.kernel import registry
from bourgade.lab import ArenaResult, arena
from bourgade.lab.worker_pool import prepare

FOLDER = Path(__file__).parent / "strength"
PAGE = Path(__file__).parents[1] / "docs" / "bots.md"

LADDER = {"shafausa": 40}
USUAL_LADDER = 100
"""Games of every two levels but the master, who needs a second a move."""

SECOND = {"minivilles": "1s", "mintworks": "1s", "petiteville": "1s", "shafausa": "100ms"}
"""What the master is given here: a game of Shafausa has some 220 decisions of a player."""

MASTER = 12
TENFOLD = {"shafausa": 40}
USUAL_TENFOLD = 200
JOBS = int(os.environ.get("JOBS", "1"))
"""Games at a time; more than there are idle cores would cut short what is timed."""


def play(name: str, bots: Sequence[str], games: int, players: int) -> ArenaResult:
    FOLDER.mkdir(exist_ok=True)
    label = "-".join(bots).replace(":", "").replace(",", "_").replace("=", "")
    variant = bourgade.load(name, players=players).variant
    file = FOLDER / f"{name}-{players}-{label}.parquet"
    print(f"{name}, {players} players: {', '.join(bots)}", flush=True)
    prepare(variant)
    return arena(variant, bots, games, seed=1, file=file, jobs=JOBS)


def share(result: ArenaResult, bot: str) -> str:
    """What a bot won where it sat alone among the other, with a 95 % interval."""
    won = [
        float(row["shares"][row["bots"].index(bot)])
        for row in result.games.to_dicts()
        if row["bots"].count(bot) == 1
    ]
    mean = sum(won) / len(won)
    spread = 1.96 * sqrt(max(mean * (1 - mean), 0.25 / len(won)) / len(won))
    return f"{100 * mean:.0f} % ± {100 * spread:.0f} ({len(won)} games)"


def section(name: str) -> list[str]:
    game = registry.find(name)
    specs = levels(game)
    ladder_games = LADDER.get(name, USUAL_LADDER)
    games = TENFOLD.get(name, USUAL_TENFOLD)
    *lower, _ = specs
    ladder = play(name, [*lower, "greedy"], ladder_games, 2)
    lines = [
        "| level | plays as | Elo ± 95 % | against the level below |",
        "|---|---|---:|---:|",
    ]
    elo = {rating.bot: rating for rating in ladder.ratings}
    for n, level in enumerate(lower):
        below = f"{100 * ladder.matrix[level][lower[n - 1]]:.0f} %" if n else ""
        rated = elo[level]
        lines.append(
            f"| {level} | `{specs[level]}` | {rated.elo:+.0f} ± {rated.half_width:.0f} | {below} |"
        )
    matches: list[str] = []
    fast = play(name, ["mcts:1000", "greedy"], games, 2)
    matches.append(f"| `mcts:1000` – `greedy`, 2 players | {share(fast, 'mcts:1000')} |")
    table = play(name, ["mcts:1000", "greedy"], min(games, 80), 4)
    matches.append(
        "| `mcts:1000` – three `greedy`, 4 players (its share would be 25 %) | "
        f"{share(table, 'mcts:1000')} |"
    )
    for budget in (20, 200):
        more, less = f"mcts:{10 * budget}", f"mcts:{budget}"
        ten = play(name, [more, less], games, 2)
        matches.append(f"| `{more}` – `{less}`, 2 players | {share(ten, more)} |")
    master = f"mcts:{SECOND[name]}"
    against = play(name, [master, "greedy"], MASTER, 2)
    matches.append(f"| `{master}` – `greedy`, 2 players | {share(against, master)} |")
    top = play(name, [master, lower[-1]], MASTER, 2)
    return [
        *lines,
        f"| master | `{specs['master']}` | | {share(top, master)} |",
        "",
        f"Two players; `greedy` has the rating 0; {ladder_games} games of every two; the master "
        f"plays here as `{master}`.",
        "",
        "| match | wins |",
        "|---|---:|",
        *matches,
    ]


def main() -> None:
    for name in sys.argv[1:] or registry.names():
        title = registry.find(name).texts.say("en", "title")
        write_section(title, section(name), PAGE)


if __name__ == "__main__":
    main()
