"""Bourgade beside the other libraries, all in one run: a table, a picture, RESULTS.md.

    pip install -e ".[bench]" && python -m bench.field          some eight minutes
    python -m bench.field --quick --out FOLDER                  a trial, written elsewhere

Every side waits in processes of its own, held to one core each before its library is imported.
They run in turns, several rounds, and the table shows the medians: first alone on one core, then
on all cores (a process on each core; libraries that spread by themselves get one process with all
of them). Time is the clock's. A library that is not installed costs its rows and nothing else.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from bench import ours, peers
from bench.results import target, write_section
from bench.timing import Measured, machine, measure, versions

PEERS = [*ours.PLAYED, *peers.PLAYED, *ours.BATCHED, *peers.BATCHED]

PLAYED, BATCHED = "The field: random play", "The field: batches stepped from Python"
BACKGAMMON = "OpenSpiel: backgammon, step by step from Python"
CONNECT_FOUR = "PettingZoo: connect_four, step by step from Python"
PACKAGES = {
    "Bourgade": "bourgade",
    "OpenSpiel": "open_spiel",
    "Pgx": "pgx",
    "JAX": "jax",
    "PettingZoo": "pettingzoo",
    "RLCard": "rlcard",
    "Gymnasium": "gymnasium",
    "EnvPool": "envpool",
}
BUSY_ENOUGH = 0.95
MANY = 100
"""Actions that make a game one of like complexity."""

WHAT_A_STEP_IS = """\
What is counted and computed:

- A step of Bourgade or OpenSpiel is one ply, chance's plies among them; the column of decisions
  leaves chance out. Everywhere else a step is one decision, and chance falls inside it.
- Every side lists or masks the legal actions at every decision and draws one of them evenly, except
  Gymnasium and EnvPool, whose actions are all allowed and were drawn before the clock started.
- Bourgade's whole games (`batches.playouts.play_games`) and OpenSpiel compute no observation unless
  asked; here nobody asks. Pgx always describes one, but its compiled loop hands none back, so the
  compiler drops that work. PettingZoo and RLCard make one for every step and cannot do without.
- OpenSpiel "from Python" is the loop of its own examples; "its C++ loop" plays whole games inside
  C++ with OpenSpiel's random bots. PettingZoo is the loop of its documentation; RLCard its `run`
  with its `RandomAgent`s, which also keeps the trajectories.
- Pgx starts a new game inside the step when one ends; the batch is the faster of 64 and 4,096.
- The games differ: tic-tac-toe, connect four, Blackjack and CartPole are far smaller than a city,
  backgammon, gin rummy and mahjong are nearest.
""".splitlines()

WHAT_A_BATCH_IS = """\
Every step of a batch is one call from Python that makes one decision in each of its n games, starts
anew the games that ended, and leaves observations of the player to move and rewards; Bourgade and
Pgx also leave the masks of legal actions, and the time to draw a legal action at random for every
game (for Bourgade `sample`) is theirs too, except where it says that drawing is
not counted. Bourgade's games stand at every stage from the first to the last move. Gymnasium and
EnvPool have one player and need no mask; their actions were drawn before. CartPole's NumPy vector
has four numbers and no rules: it shows what a call costs.
""".splitlines()


def rows(found: Sequence[Measured], base: float) -> list[str]:
    """The table, the fastest on top; what is missing at its end."""
    lines = [
        "| library | game | players | actions | driven | steps/s, one core "
        "| beside OpenSpiel backgammon | decisions/s | all cores | observations "
        "| legal masks | chance drawn by |",
        "|---|---|---:|---:|---|---:|---:|---:|---:|---|---|---|",
    ]
    for side in sorted(found, key=lambda side: -side.steps):
        peer = side.peer
        strong = "**" if peer.ours else ""
        what = f"{strong}{peer.library}{strong} | {strong}{peer.game}{strong}"
        head = f"| {what} | {peer.players} | {peer.actions:,} | {peer.driven} |"
        if side.missing:
            figures = f" {side.missing} | | | |"
        else:
            times = f"{times_of(side.steps / base)} ×" if base else ""
            gain = f"{side.all_cores:,.0f} ({side.all_cores / side.steps:.2f} ×)"
            figures = f" {side.steps:,.0f} | {times} | {side.decisions:,.0f} | {gain} |"
        lines.append(
            f"{head}{figures} {'yes' if peer.observations else 'no'} | "
            f"{'yes' if peer.masks else 'no'} | {peer.chance} |"
        )
    return lines


def times_of(ratio: float) -> str:
    return f"{ratio:,.0f}" if ratio >= 10 else f"{ratio:.2g}"


def told(found: Sequence[Measured]) -> list[str]:
    """The few sentences one looks for first."""
    by_name = {side.peer.name: side for side in found if not side.missing}
    mine = next((side for side in by_name.values() if side.peer.ours), None)
    if mine is None:
        return []
    lines = [
        f"- {mine.peer.game}, {mine.peer.players} players: {mine.steps / by_name[name].steps:,.0f} "
        f"× {name}."
        for name in (BACKGAMMON, CONNECT_FOUR)
        if name in by_name
    ]
    gains = [side.all_cores / side.steps for side in by_name.values() if side.peer.ours]
    lines.append(
        f"- All cores against one, Bourgade's games: {min(gains):.2f} to {max(gains):.2f} ×."
    )
    like = [side for side in by_name.values() if not side.peer.ours and side.peer.actions >= MANY]
    if like:
        slowest = min((s for s in by_name.values() if s.peer.ours), key=lambda side: side.steps)
        best = max(like, key=lambda side: side.steps)
        lines.append(
            f"- {slowest.peer.game}, the slowest of Bourgade's: {slowest.steps / best.steps:.2g} × "
            f"{best.peer.name}, the fastest of the others with {MANY} actions or more."
        )
    busy = [side.busy for side in by_name.values()]
    hindered = [share for share in busy if share < BUSY_ENOUGH]
    if hindered:
        lines.append(
            f"- The machine was busy with other things: {len(hindered)} of {len(busy)} sides had "
            f"less than {BUSY_ENOUGH:.0%} of their core, one of them {min(hindered):.0%}."
        )
    return lines


def draw(parts: Mapping[str, Sequence[Measured]], files: Sequence[Path]) -> None:
    """The same as a picture."""
    from bench.drawing import Bar, draw_bars  # not needed by the processes that measure

    def bar(side: Measured) -> Bar:
        peer = side.peer
        label = f"{peer.library} · {peer.game}, {peer.driven}"
        return Bar(label, side.steps, side.all_cores, peer.ours)

    panels = {title: [bar(side) for side in sides if side.steps] for title, sides in parts.items()}
    draw_bars(panels, files)


def write(found: Sequence[Measured], head: str, file: Path, pictures: Sequence[Path]) -> None:
    """Both sections of the page, and the picture they show."""
    batched = {peer.name for peer in (*ours.BATCHED, *peers.BATCHED)}
    first = [side for side in found if side.peer.name not in batched]
    second = [side for side in found if side.peer.name in batched]
    base = next((side.steps for side in found if side.peer.name == BACKGAMMON), 0.0)
    titles = ("Random play", "Batches stepped from Python, with observations")
    draw(dict(zip(titles, (first, second), strict=True)), pictures)
    picture = f"![Steps a second, sorted](pictures/{pictures[0].name})"
    write_section(
        PLAYED,
        [head, "", *told(first), "", picture, "", *rows(first, base), "", *WHAT_A_STEP_IS],
        file,
    )
    best = [
        f"- {side.peer.game}, {side.peer.players} players, {side.peer.driven}: "
        f"{side.all_cores / 1e6:.1f} million steps a second on all cores."
        for side in second
        if side.steps and side.peer.game == ours.BATCHED[0].game
    ]
    write_section(BATCHED, [*WHAT_A_BATCH_IS, "", *best, "", *rows(second, base)], file)


def main() -> None:
    chosen = target("field", __doc__)
    rounds, seconds = (1, 0.2) if chosen.quick else (5, 0.5)
    started = time.perf_counter()
    found = measure("bench.field", rounds, seconds, chosen.quick)
    head = (
        f"Made by `python -m bench.field` (see its docstring) on {machine()}; medians of {rounds} "
        f"rounds of {seconds} s a side. {versions(PACKAGES)}."
    )
    write(found, head, chosen.page, chosen.pictures)
    print(f"{time.perf_counter() - started:.0f} s in all")


if __name__ == "__main__":
    main()
