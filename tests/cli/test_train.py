"""``bourgade train``: what it shows and writes, going on, and what it refuses."""

from __future__ import annotations

import json
import shlex
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from tests.cli.line import Result, bourgade, environment, flat
from tests.cli.terminal import interrupt, on_a_terminal, seen
from tests.grouping import one_worker_for

pytestmark = one_worker_for("mintworks")

LINE = "train mintworks --players 2 --usual --learner positions --out net"
LINE += " --games 100 --evaluation-games 8"


@pytest.fixture(autouse=True)
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def trained(line: str, lang: str = "en") -> Result:
    done = bourgade(line, lang=lang, compiled=True)
    assert done.exit_code == 0, done.stderr
    return done


def test_it_trains_and_the_same_line_with_more_goes_on() -> None:
    done = trained(f"{LINE} --decisions 1")
    said = flat(done.stdout)
    assert "Share of the wins" in said
    assert "The net is in net/net.npz" in said
    assert "net/curve.csv" in said
    assert {file.name for file in Path("net").iterdir()} == {
        "net.npz", "progress.npz", "curve.csv", "curve.svg",
    }  # fmt: skip
    again = trained(f"{LINE} --decisions 1", "fr")
    assert "Cet entraînement est terminé" in flat(again.stdout)
    with np.load("net/net.npz") as arrays:
        learned = json.loads(arrays["about"].tobytes())["positions"]
    facts = json.loads(trained(f"{LINE} --decisions {learned + 1} --json").stdout)
    assert facts["finished"]
    assert facts["decisions"] > learned
    assert facts["shares"][0]["name"] == "2"
    assert (facts["learner"], facts["net"]) == ("positions", "net/net.npz")


REFUSED = {
    "train hameau --out net": "hameau",
    "train mintworks": "--out",
    "train mintworks --out net --players 7": "players",
    "train mintworks --out net --device tpu": "Possible values: cpu, cuda",
    "train mintworks --out net --learner cards": "moves, positions",
    "train mintworks --out net --hidden many": "not “many”",
    "train mintworks --out net --hidden 9999": "1 to 8 layers of 1 to 512 units",
    "train mintworks --out net --minutes 0": "--minutes",
    "train mintworks --out net --against nobody.npz": "nobody.npz",
    "train mintworks --out net --start .": "is a folder",
    f"{LINE} --against greedy": "from all seats",
    f"{LINE} --start odd.npz": "odd.npz” is not a net, or it is damaged: .npz?",
}


@pytest.mark.parametrize("line", REFUSED)
def test_what_cannot_be_trained_is_refused(line: str) -> None:
    Path("odd.npz").write_bytes(b"odd")
    done = bourgade(line, compiled=True)  # or it would say, too, that it is interpreted
    assert done.exit_code == 2
    assert done.stdout == ""
    assert REFUSED[line] in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not Path("net/net.npz").exists()


def test_ctrl_c_saves_and_the_same_line_goes_on() -> None:
    line = f"{LINE} --minutes 600"
    env = environment()
    del env["BOURGADE_NUMBA"]
    learned: list[int] = []
    for _ in range(2):
        with on_a_terminal(shlex.split(line), env) as (child, terminal):
            seen(terminal, "M decisions")
            out, status = interrupt(child)
            left = seen(terminal, "\x1b[?25h")
        assert status == 0
        assert "Traceback" not in left
        assert "Run the same command again to resume." in flat(out)
        with np.load("net/net.npz") as arrays:
            learned.append(json.loads(arrays["about"].tobytes())["positions"])
    assert 0 < learned[0] < learned[1]


def test_another_training_is_left_alone() -> None:
    trained(f"{LINE} --decisions 1")
    before = Path("net/net.npz").read_bytes()
    for more, said in (
        ("--seed 3", "the seed is 0 there, and 3 here"),
        ("-o advanced_locations=random", "options"),
    ):
        done = bourgade(f"{LINE} --decisions 1 {more}")
        assert done.exit_code == 2
        assert said in done.stderr
    Path("file").write_text("")
    assert bourgade(f"{LINE} --decisions 1".replace("--out net", "--out file")).exit_code == 2
    assert Path("net/net.npz").read_bytes() == before


@pytest.mark.skipif(find_spec("torch") is not None, reason="PyTorch is installed")
def test_without_pytorch_it_says_what_to_install() -> None:
    done = bourgade("train mintworks --players 2 --usual --out net")
    assert done.exit_code == 2
    assert "pip install 'bourgade[train]'" in done.stderr
    assert not Path("net").exists()
