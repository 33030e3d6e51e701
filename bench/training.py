"""Train the nets of all games on a machine that is lent in pieces: call it until it says "done".

    python -m bench.training --folder nets --seconds 540         trains on, at most so long
    python -m bench.training --folder nets --responses           afterwards: best responses
    python -m bench.training --folder nets --ship                writes nets where games have them
    python -m bench.training --folder nets --shortest --device cpu     a minute on a CPU, to try it

Every training has a folder of its own in ``--folder``. Those on the GPU follow one another: several
at a time take turns on it and are slower together (seen on an H200: a tenth of the speed with nine
of them). While the first is trained, the kernels of the next are compiled. The others train on the
CPU's cores meanwhile, each in a process of its own. ``--bring-along FILE.tar`` keeps
all folders in one file as well, written after every training, and unpacks it where folders are
missing: so trainings move to another machine.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
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
from bourgade.lab.train.ship import ship

AT_ONCE = 8  # processes that compile
THREADS = 2  # of a training on the CPU
LEFT_FOR_SAVING = 40.0  # seconds, and for the round that is being played
STEP_BACK = 10  # niceness of trainings on the CPU beside those that feed the GPU


@dataclass(frozen=True)
class Piece:
    """One training: a game, how long, and how large."""

    name: str
    game: str
    minutes: float
    games: int
    options: dict[str, Any] = field(default_factory=dict[str, Any])
    hidden: tuple[int, ...] = ()
    learner: str = MOVES
    against: str | None = None  # the name of the training whose net is answered
    decisions: int | None = None
    bits: int = 8  # of the shipped weights
    start: str | None = None  # the name of the training whose net it begins with
    greedy_every: int = 0  # greedy bots are slow on a GPU: each game waits for the slowest
    on_gpu: bool = False


def _edition(game: str, edition: str, minutes: float, width: int, **more: Any) -> Piece:
    name, box = f"{game}_{edition}", {"edition": edition}
    return Piece(name, game, minutes, options=box, hidden=(width,) * 3, **more)


ON_CPU: dict[str, Any] = {"minutes": 19, "games": 1_024, "greedy_every": 8}
NETS = (
    Piece("mintworks", "mintworks", 4.5, 16_384, hidden=(224,) * 3, on_gpu=True, bits=5),
    _edition("shafausa", "geek", 5.5, 176, games=16_384, bits=4, on_gpu=True),
    _edition("minivilles", "base", 3.5, 256, games=32_768, on_gpu=True),
    _edition("minivilles", "base_marina_green_valley", 4, 192, games=16_384, on_gpu=True),
    _edition("minivilles", "deluxe", width=224, **ON_CPU),
    _edition("minivilles", "base_marina", width=224, **ON_CPU),
    _edition("minivilles", "base_green_valley", width=224, **ON_CPU),
    _edition("shafausa", "family", width=176, bits=4, **ON_CPU),
    _edition("shafausa", "colonial", width=176, bits=4, **ON_CPU),
    Piece("petiteville_normal", "petiteville", 15, 4_000, {"edition": "normal"}, learner=POSITIONS),
    Piece("petiteville_easy", "petiteville", 15, 4_000, {"edition": "easy"}, learner=POSITIONS),
)
"""The nets of all games. Widths are the largest whose files stay below 250 KB."""

BOXES: dict[str, dict[str, Any]] = {
    "minivilles_base": {"edition": "base"}, "mintworks": {}, "shafausa_geek": {"edition": "geek"},
}  # fmt: skip

RESPONSES = tuple(
    Piece(
        f"{net}_response_{players}", net.partition("_")[0], 10, 8_192,
        {**box, "players": players}, (256, 256), against=net, decisions=300_000_000,
        on_gpu=True,
    )
    for net, box in BOXES.items()
    for players in (2, 4)
)  # fmt: skip
"""What a fresh learner finds against each net: ten minutes or 300 million decisions."""


def plan_of(piece: Piece, folder: Path, device: Device, shortest: bool) -> TrainingPlan:
    """The plan of a training; the shortest one only shows that it runs."""
    frozen = None if piece.against is None else folder / piece.against / NET
    return TrainingPlan(
        mixed_of(piece), piece.learner, hidden=piece.hidden or (256, 256),
        minutes=0.1 if shortest else piece.minutes,
        decisions=piece.decisions, against=frozen, device=device_of(piece, device),
        start=None if piece.start is None else folder / piece.start / NET,
        games=256 if shortest else piece.games,
        greedy_every=piece.greedy_every, evaluations=4,
        evaluation_games=64 if shortest else 2_048,
        rate=5e-4,
    )  # fmt: skip


def device_of(piece: Piece, device: Device) -> Device:
    """Where a training computes, if the GPU may be used."""
    return device if piece.on_gpu else "cpu"


def mixed_of(piece: Piece) -> Mix:
    """The games of a training; a best response plays with the usual options."""
    return mix(registry.find(piece.game), plain=piece.against is not None, **piece.options)


def prepare(piece: Piece, number: int, device: Device) -> None:
    """Compile what a training needs for one of its tables; the compiled code is kept."""
    table = mixed_of(piece).tables[number]
    batch = batch_of(table.side_by_side, 64, device=device, dtype="int16")
    batch.step(batch.sample())
    if piece.greedy_every:
        batch.play_others(0, "greedy")


def prepare_all(
    pieces: Iterable[Piece], device: Device, pool: Executor
) -> dict[str, list[Future[None]]]:
    """Begin to compile for all trainings, in their order: what has to be waited for, by name."""
    return {
        piece.name: [
            pool.submit(prepare, piece, number, device_of(piece, device))
            for number in range(len(mixed_of(piece).tables))
        ]
        for piece in pieces
        if piece.learner == MOVES
    }


def train_one(piece: Piece, folder: Path, device: Device, until: float, shortest: bool) -> bool:
    """Train as long as there is time; whether it is finished."""
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
    return finished


def train_all(
    pieces: Iterable[Piece], folder: Path, device: Device, until: float, shortest: bool,
    bring_along: Path | None, compiling: dict[str, list[Future[None]]],
) -> bool:  # fmt: skip
    """Train one after the other as long as there is time; whether all are finished."""
    for piece in pieces:
        for job in compiling.get(piece.name, ()):
            job.result()
        print(piece.name, "begins", flush=True)
        finished = train_one(piece, folder, device, until, shortest)
        print(piece.name, "finished" if finished else "to be continued", flush=True)
        if bring_along is not None:
            pack(folder, bring_along)
        if not finished or time.monotonic() > until:
            return False
    return True


def start_beside(piece: Piece, words: list[str]) -> subprocess.Popen[bytes]:
    """Train on the CPU in a process of its own that makes way for what feeds the GPU."""
    line = [sys.executable, "-m", "bench.training", *words, "--only", piece.name]
    threads = dict.fromkeys(("OMP_NUM_THREADS", "NUMBA_NUM_THREADS"), str(THREADS))
    if piece.learner == POSITIONS:
        threads = {}  # its games are played by processes
    return subprocess.Popen(["nice", "-n", str(STEP_BACK), *line], env={**os.environ, **threads})


def ship_all(pieces: Iterable[Piece], folder: Path) -> None:
    """Write the nets into the folders of their games, as they are read from there."""
    for piece in pieces:
        file = folder / piece.name / NET
        if file.exists():
            print(piece.name, ship(mixed_of(piece), file, piece.learner, piece.bits), flush=True)


def pack(folder: Path, file: Path) -> None:
    """All trainings as one file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with tarfile.open(file, "w") as archive:
        for one in sorted(folder.iterdir()):
            archive.add(one, one.name)


def unpack(folder: Path, file: Path) -> None:
    """Trainings from their file, where their folders are missing."""
    with tarfile.open(file) as archive:
        for member in archive.getmembers():
            if not (folder / member.name).exists():
                archive.extract(member, folder, filter="data")


def main() -> None:
    """Train on for some time."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--bring-along", type=Path)
    parser.add_argument("--seconds", type=float, default=540)
    parser.add_argument("--device", choices=("cuda", "cpu"), default="cuda")
    parser.add_argument("--only", nargs="*", help="names of trainings")
    parser.add_argument("--responses", action="store_true")
    parser.add_argument("--ship", action="store_true")
    parser.add_argument("--shortest", action="store_true")
    given = parser.parse_args()
    until = time.monotonic() + given.seconds - LEFT_FOR_SAVING
    pieces = [
        piece
        for piece in (RESPONSES if given.responses else NETS)
        if not given.only or piece.name in given.only
    ]
    given.folder.mkdir(parents=True, exist_ok=True)
    if given.bring_along is not None and given.bring_along.exists():
        unpack(given.folder, given.bring_along)
    if given.ship:
        ship_all(pieces, given.folder)
        return
    beside = [piece for piece in pieces if not piece.on_gpu and len(pieces) > 1]
    words = without_choice(sys.argv[1:])
    running = [start_beside(piece, words) for piece in beside]
    alone = [piece for piece in pieces if piece not in beside]
    with ProcessPoolExecutor(AT_ONCE, mp_context=get_context("spawn")) as pool:
        compiling = prepare_all(alone, given.device, pool)
        done = train_all(
            alone, given.folder, given.device, until, given.shortest, given.bring_along, compiling
        )
    ends = [process.wait() for process in running]
    done = all(end == 0 for end in ends) and done
    if given.bring_along is not None:
        pack(given.folder, given.bring_along)
    print("done" if done else "to be continued", flush=True)
    sys.exit(0 if done else 3)


def without_choice(words: list[str]) -> list[str]:
    """The line without its choice of trainings and what is brought along."""
    kept: list[str] = []
    dropped = False
    for word in words:
        if word.startswith("--"):
            dropped = word in ("--only", "--bring-along")
        if not dropped:
            kept.append(word)
    return kept


if __name__ == "__main__":
    main()
