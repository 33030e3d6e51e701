"""How strong the bots are: tournaments for every game, each rated in the arena.

    pip install -e ".[bench]" && python -m bench.strength [GAME …]

Writes a section of docs/BOTS.md for each game, with the intervals of the arena. Games are kept in
``bench/strength`` while they are played; run again, it goes on where it stopped.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import sqrt
from pathlib import Path

import bourgade
from bench.results import write_section
from bourgade.bots import levels
from bourgade.kernel import registry
from bourgade.lab import ArenaResult, arena

FOLDER = Path(__file__).parent / "strength"
PAGE = Path(__file__).parents[1] / "docs" / "BOTS.md"

LADDER = 100
"""Games of every two levels but the master, who needs a second a move."""

SECOND = {"minivilles": "1s", "mintworks": "1s", "petiteville": "1s", "shafausa": "100ms"}
"""What the master is given here: a game of Shafausa has some 220 decisions of a player."""

MASTER = 40
TENFOLD = 200


def play(name: str, bots: Sequence[str], games: int, players: int) -> ArenaResult:
    FOLDER.mkdir(exist_ok=True)
    label = "-".join(bots).replace(":", "").replace(",", "_").replace("=", "")
    variant = bourgade.load(name, players=players).variant
    file = FOLDER / f"{name}-{players}-{label}.parquet"
    print(f"{name}, {players} players: {', '.join(bots)}", flush=True)
    return arena(variant, bots, games, seed=1, file=file)


def share(result: ArenaResult, a: str, b: str, players: int) -> str:
    """What ``a`` won against ``b``, with a 95 % interval over its games."""
    won = result.matrix[a][b]
    games = max(1, result.played // (1 if players == 2 else 2))
    spread = 1.96 * sqrt(max(won * (1 - won), 0.25 / games) / games)
    return f"{100 * won:.0f} % ± {100 * spread:.0f}"


def section(name: str) -> list[str]:
    game = registry.find(name)
    specs = levels(game)
    *lower, _ = specs
    ladder = play(name, [*lower, "greedy"], LADDER, 2)
    lines = [
        "| level | plays as | Elo ± 95 % | against the level below |",
        "|---|---|---:|---:|",
    ]
    elo = {rating.bot: rating for rating in ladder.ratings}
    for n, level in enumerate(lower):
        below = f"{100 * ladder.matrix[level][lower[n - 1]]:.0f} %" if n else ""
        rated = elo[level]
        lines.append(
            f"| {level} | `{specs[level]}` | {rated.elo:+.0f} ± {rated.margin:.0f} | {below} |"
        )
    master = f"mcts:{SECOND[name]}"
    top = play(name, [master, lower[-1]], MASTER, 2)
    lines += [
        f"| master | `{specs['master']}` | | {share(top, master, lower[-1], 2)} |",
        "",
        f"Two players; `greedy` has the rating 0; {LADDER} games of every two, {MASTER} of the "
        f"master (here `{master}`) with the level below.",
        "",
        "| match | wins |",
        "|---|---:|",
    ]
    against = play(name, [master, "greedy"], MASTER, 2)
    lines.append(f"| `{master}` – `greedy`, 2 players | {share(against, master, 'greedy', 2)} |")
    fast = play(name, ["mcts:1000", "greedy"], TENFOLD, 2)
    lines.append(f"| `mcts:1000` – `greedy`, 2 players | {share(fast, 'mcts:1000', 'greedy', 2)} |")
    table = play(name, ["mcts:1000", "greedy"], 80, 4)
    lines.append(
        "| `mcts:1000` – three `greedy`, 4 players (its share would be 25 %) | "
        f"{share(table, 'mcts:1000', 'greedy', 4)} |"
    )
    for budget in (20, 200):
        more, less = f"mcts:{10 * budget}", f"mcts:{budget}"
        ten = play(name, [more, less], TENFOLD, 2)
        lines.append(f"| `{more}` – `{less}`, 2 players | {share(ten, more, less, 2)} |")
    return lines


def main() -> None:
    for name in sys.argv[1:] or registry.names():
        title = registry.find(name).texts.say("en", "title")
        write_section(title, section(name), PAGE)


if __name__ == "__main__":
    main()
