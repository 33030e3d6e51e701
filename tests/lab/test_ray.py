"""A study on a real Ray of this machine: the same rows, also when a worker dies on the way."""

from __future__ import annotations

import importlib
import os
import signal
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import polars
import pytest

import bourgade
from bourgade.kernel.errors import BourgadeError
from bourgade.lab import Study, simulate
from bourgade.lab import ray as ray_engine
from bourgade.lab.ray import OnRay, pack, unpack
from bourgade.lab.row_files import games_there

pytestmark = pytest.mark.xdist_group("ray")

GAMES = 30_000


@pytest.fixture(scope="module", autouse=True)
def compiled() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("BOURGADE_NUMBA", raising=False)
        yield


@pytest.fixture(scope="module")
def ray(compiled: None) -> Iterator[Any]:
    """A small Ray that is there before the study: the engine joins it."""
    ray_engine.quieten()
    ray = importlib.import_module("ray")
    ray.init(
        address="local", num_cpus=2, include_dashboard=False, log_to_driver=False,
        logging_level="error", object_store_memory=100 * 2**20,
    )  # fmt: skip
    yield ray
    ray.shutdown()


def study(games: int = GAMES, **given: Any) -> Study:
    variant = bourgade.load("minivilles", players=4, **given).variant
    return Study.of(variant, ("random",), games, seed=3)


@pytest.fixture(scope="module")
def played_here(compiled: None) -> polars.DataFrame:
    return polars.DataFrame(simulate(study()).columns())


class Killing:
    """Hears of the progress, and kills a worker while it plays."""

    def __init__(self) -> None:
        self.heard = 0
        self.killed: list[int] = []

    def __call__(self, done: int) -> None:
        self.heard += done
        if not self.killed:
            self.killed = _playing()[:1]
            for worker in self.killed:
                os.kill(worker, signal.SIGKILL)


def _playing() -> list[int]:
    """The workers of our own Ray that play a part just now; their parent's parent are we."""
    found: list[int] = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            ours = _parent(_parent(int(folder.name))) == os.getpid()
            if ours and (folder / "cmdline").read_bytes().startswith(b"ray::play_part"):
                found.append(int(folder.name))
        except OSError:
            continue  # it has just ended
    return found


def _parent(process: int) -> int:
    return int(Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[1])


# Without a Ray


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(ray_engine, "import_module", missing)
    with pytest.raises(BourgadeError, match=r"ray.*pip install 'bourgade\[ray\]'"):
        simulate(study(1), engine="ray")


def test_a_program_keeps_its_own_way_to_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    class Ray:
        """As the real one, which lets SIGTERM end whatever started it."""

        @staticmethod
        def is_initialized() -> bool:
            return False

        @staticmethod
        def init(**_: Any) -> None:
            signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(number))

    monkeypatch.setattr(ray_engine, "import_module", lambda name: Ray)
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        OnRay().check(study(1))
        assert signal.getsignal(signal.SIGTERM) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGTERM, before)


def test_an_address_where_nobody_is_is_told_at_once() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    with pytest.raises(BourgadeError, match=f"no Ray cluster at “{address}”"):
        OnRay(address).check(study(1))


def test_a_study_travels_with_its_content(tmp_path: Path) -> None:
    box = tmp_path / "my_box.toml"
    box.write_text('[[establishment]]\nid = "cafe"\ncost = 9\n')
    wanted = study(10, content=box)
    packed = pack(wanted)
    box.unlink()
    found = unpack(packed)
    assert found.digest == wanted.digest != study(10).digest
    assert found.variant.books.tobytes() == wanted.variant.books.tobytes()


def test_a_machine_with_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    packed = pack(study(11))
    monkeypatch.setattr(bourgade, "__version__", "0.0.1")
    with pytest.raises(
        BourgadeError, match=r"different games: it has bourgade 0\.0\.1, minivilles"
    ):
        unpack(packed)


# With one


def test_a_lost_worker_costs_no_row(
    ray: Any, played_here: polars.DataFrame, tmp_path: Path
) -> None:
    file, report = tmp_path / "rows.parquet", Killing()
    results = simulate(study(), report, engine=OnRay(chunk=1_500), file=file)
    assert report.killed
    assert (report.heard, results.games, results.interrupted) == (GAMES, GAMES, False)
    assert polars.read_parquet(file).equals(played_here)
    assert ray.is_initialized()  # it is not the engine's to end


def test_a_worker_lost_too_often_is_told_and_what_was_played_is_gone_on_with(
    ray: Any, played_here: polars.DataFrame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "rows.parquet"
    monkeypatch.setattr(ray_engine, "RETRIES", 0)
    with pytest.raises(BourgadeError) as refused:
        simulate(study(), Killing(), engine=OnRay(chunk=1_500), file=file)
    assert refused.value.reason == "ray-lost"
    there = games_there(study(), file)
    assert 0 < there < GAMES
    results = simulate(study(), file=file)
    assert (results.stored, results.games) == (there, GAMES)
    assert polars.read_parquet(file).equals(played_here)


def test_ctrl_c_keeps_the_first_games(ray: Any, played_here: polars.DataFrame) -> None:
    def press(done: int) -> None:
        raise KeyboardInterrupt

    results = simulate(study(), press, engine=OnRay(chunk=1_500))
    assert results.interrupted
    assert 1_500 <= results.games < GAMES
    assert polars.DataFrame(results.columns()).equals(played_here[: results.games])


def test_a_cluster_without_a_gpu_says_so(ray: Any) -> None:
    for language, words in (("en", "has no GPU"), ("fr", "n’a pas de GPU")):
        with pytest.raises(BourgadeError) as refused:
            OnRay(device="cuda").check(study(1))
        assert words in refused.value.text(language)
