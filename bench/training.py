"""Train the nets of all games on a machine that is lent in pieces: call it until it says "done".

    python -m bench.training --folder nets --prepare            compiles for the GPU, on all cores
    python -m bench.training --folder nets --seconds 540        trains on, at most so long
    python -m bench.training --folder nets --seconds 540 --responses    afterwards: best responses
    python -m bench.training --folder nets --shortest --device cpu      a minute on a CPU, to try it

Every training has a folder of its own in ``--folder``. With ``--packed`` each is written as one
file ``NAME.tar`` there as well, and what is not in the folder is taken from there: so a training
moves to another machine. Games whose moves are judged by positions play on the CPU's cores, beside
those on the GPU.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from bourgade.batches.batch import batch_of
from bourgade.batches.playouts import Device
from bourgade.kernel import registry
from bourgade.lab.train import MOVES, POSITIONS, Mix, TrainingPlan, mix, train
from bourgade.lab.train.folder import NET

AT_ONCE = 8  # processes that compile
LEFT_FOR_SAVING = 40.0  # seconds, and for the round that is being played


@dataclass(frozen=True)
class Piece:
    """One training: a game, how long, and how large."""

    name: str
    game: str
    minutes: float
    games: int
    options: dict[str, Any] = field(default_factory=dict[str, Any])
    learner: str = MOVES
    against: str | None = None  # the name of the training whose net is answered
    decisions: int | None = None


NETS = (
    Piece("mintworks", "mintworks", 5, 16_384),
    Piece("minivilles", "minivilles", 10, 32_768),
    Piece("shafausa", "shafausa", 11, 24_576),
    Piece("petiteville_normal", "petiteville", 12, 4_000, {"edition": "normal"}, POSITIONS),
    Piece("petiteville_easy", "petiteville", 12, 4_000, {"edition": "easy"}, POSITIONS),
)
"""The nets of all games: 26 minutes on a GPU, and beside them 24 on the CPU's cores."""

BOXES: dict[str, dict[str, Any]] = {
    "minivilles": {"edition": "base"}, "mintworks": {}, "shafausa": {"edition": "geek"},
}  # fmt: skip

RESPONSES = tuple(
    Piece(
        f"{game}_response_{players}", game, 10, 8_192, {**box, "players": players},
        against=game, decisions=300_000_000,
    )
    for game, box in BOXES.items()
    for players in (2, 4)
)  # fmt: skip
"""What a fresh learner finds against each net: ten minutes or 300 million decisions."""


def plan_of(piece: Piece, folder: Path, device: Device, shortest: bool) -> TrainingPlan:
    """The plan of a training; the shortest one only shows that it runs."""
    frozen = None if piece.against is None else folder / piece.against / NET
    return TrainingPlan(
        mixed_of(piece), piece.learner,
        minutes=0.1 if shortest else piece.minutes,
        decisions=piece.decisions, against=frozen, device=device,
        games=256 if shortest else piece.games,
        evaluation_games=64 if shortest else 4_096,
        rate=5e-4,
    )  # fmt: skip


def mixed_of(piece: Piece) -> Mix:
    """The games of a training; a best response plays with the usual options."""
    return mix(registry.find(piece.game), plain=piece.against is not None, **piece.options)


def prepare(piece: Piece, number: int) -> str:
    """Compile what one table needs on the GPU; the compiled code is kept."""
    table = mixed_of(piece).tables[number]
    batch = batch_of(table.side_by_side, 64, device="cuda", dtype="int16")
    batch.step(batch.sample())
    batch.play_others(0, "greedy")
    return f"{piece.name}: {table.name}"


def prepare_all(pieces: Iterable[Piece]) -> None:
    """Compile for all tables, several at a time."""
    with ProcessPoolExecutor(AT_ONCE, mp_context=get_context("spawn")) as pool:
        jobs = [
            pool.submit(prepare, piece, number)
            for piece in pieces
            if piece.learner == MOVES
            for number in range(len(mixed_of(piece).tables))
        ]
        for job in jobs:
            print("compiled", job.result(), flush=True)


def train_all(
    pieces: Iterable[Piece], folder: Path, packed: Path | None, device: Device, until: float,
    shortest: bool,
) -> bool:  # fmt: skip
    """Train one after the other as long as there is time; whether all are finished."""
    for piece in pieces:
        unpack(piece.name, folder, packed)
        plan, finished = plan_of(piece, folder, device, shortest), True
        with closing(train(plan, folder / piece.name)) as rounds:
            for told in rounds:
                for share in told.wins:
                    won, low, high = (100 * part for part in (share.rate, *share.interval))
                    spent = f"{told.decisions / 1e6:.1f} M, {told.seconds:.0f} s"
                    of = f"of {share.games:,} after {spent}"
                    row = f"{piece.name} {share.name}: {won:.1f} % ({low:.1f}–{high:.1f}) {of}"
                    print(row, flush=True)
                finished = told.progress >= 1
                if time.monotonic() > until:
                    break
        pack(piece.name, folder, packed)
        if not finished or time.monotonic() > until:
            return False
        print(f"{piece.name}: finished", flush=True)
    return True


def pack(name: str, folder: Path, packed: Path | None) -> None:
    """A training as one file."""
    if packed is not None:
        packed.mkdir(parents=True, exist_ok=True)
        with tarfile.open(packed / f"{name}.tar", "w") as archive:
            archive.add(folder / name, name)


def unpack(name: str, folder: Path, packed: Path | None) -> None:
    """A training from its file, where its folder is not there."""
    file = None if packed is None else packed / f"{name}.tar"
    if file is not None and file.exists() and not (folder / name).exists():
        with tarfile.open(file) as archive:
            archive.extractall(folder, filter="data")


def main() -> None:
    """Train on for some time."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--packed", type=Path)
    parser.add_argument("--seconds", type=float, default=540)
    parser.add_argument("--device", choices=("cuda", "cpu"), default="cuda")
    parser.add_argument("--only", nargs="*", help="names of trainings")
    parser.add_argument("--prepare", action="store_true")
    parser.add_argument("--responses", action="store_true")
    parser.add_argument("--shortest", action="store_true")
    given = parser.parse_args()
    until = time.monotonic() + given.seconds - LEFT_FOR_SAVING
    pieces = [
        piece
        for piece in (RESPONSES if given.responses else NETS)
        if not given.only or piece.name in given.only
    ]
    if given.prepare:
        prepare_all(pieces)
        return
    given.folder.mkdir(parents=True, exist_ok=True)
    lanes = [[p for p in pieces if p.learner == way] for way in (MOVES, POSITIONS)]
    beside = None
    if all(lanes):  # those that play on the CPU get a process of their own
        names = [piece.name for piece in lanes.pop()]
        words = [*sys.argv[1:], "--only", *names]
        beside = subprocess.Popen([sys.executable, "-m", "bench.training", *words])
    done = all(
        train_all(lane, given.folder, given.packed, given.device, until, given.shortest)
        for lane in lanes
    )
    if beside is not None:
        done = beside.wait() == 0 and done
    print("done" if done else "to be continued", flush=True)
    sys.exit(0 if done else 3)


if __name__ == "__main__":
    main()
