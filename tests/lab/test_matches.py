"""Studies of bots that think, and of bots of one's own: games played one move at a time."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import polars
import pytest

import bourgade
from bourgade.bots import own
from bourgade.kernel.errors import BadBot, BotFailed
from bourgade.kernel.game import Variant
from bourgade.lab import Results, Study, chunks, matches, simulate
from bourgade.lab import fingerprint as fingerprint_module
from bourgade.lab.worker_pool import derived_seed
from bourgade.testing.new_game import copy_template

OWN = "tests.bots.own_agents"
FIRST, SEEDED, FAILING = f"{OWN}:First", f"{OWN}:Seeded", f"{OWN}:Failing"


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOURGADE_NUMBA", "off")


@pytest.fixture
def glade(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A small game that other processes find."""
    copy_template("glade", tmp_path / "games")
    monkeypatch.setenv("BOURGADE_GAMES", str(tmp_path / "games"))
    return "glade"


def table(name: str, players: int = 2) -> Variant:
    return bourgade.load(name, players=players).variant


def rows(results: Results) -> list[tuple[Any, ...]]:
    columns = [values.tolist() for values in results.columns().values()]
    return list(zip(*columns, strict=True))


def played(study: Study, **how: Any) -> list[tuple[Any, ...]]:
    return rows(simulate(study, workers=1, **how))


@pytest.mark.parametrize("bot", ["mcts:2", "beginner", FIRST, f" {SEEDED} "])
def test_every_bot_is_simulated_and_rows_are_as_ever(glade: str, bot: str) -> None:
    quick = simulate(Study.of(table(glade), ["greedy", "random"], 4))
    found = simulate(Study.of(table(glade), [bot, "random"], 4), workers=1)
    assert found.columns().keys() == quick.columns().keys()
    for name, values in found.columns().items():
        assert values.dtype.kind == quick.columns()[name].dtype.kind, name
    columns = found.columns()
    assert columns["finished"].all()
    assert columns["bot_A"].tolist() == [bot.strip(), "random"] * 2
    assert np.allclose(columns["won_A"] + columns["won_B"], 1)


def test_a_row_is_the_game_that_its_seed_and_bots_play(glade: str) -> None:
    study = Study.of(table(glade), [SEEDED, "mcts:2"], 4, seed=9)
    row = simulate(study, workers=1).columns()
    for number in range(4):
        dice = derived_seed("study", 9, number)
        match = bourgade.LoadedGame(study.variant).start(seed=dice)
        seated = [
            own.load(str(row[f"bot_{seat}"][number]), derived_seed("bot", dice, p))
            for p, seat in enumerate("AB")
        ]
        while match.actor is not None:
            match.play(seated["AB".index(match.actor)].choose(match))
        assert match.ply == row["plies"][number]
        assert match.shares == tuple(row[f"won_{seat}"][number] for seat in "AB")


def test_dice_are_the_same_whoever_plays(glade: str) -> None:
    def seeds(bot: str) -> list[int]:
        study = Study.of(table(glade), [bot], 6, seed=5)
        return [matches._task(study, number).dice_seed for number in range(6)]

    assert seeds("mcts:2") == seeds(FIRST)
    assert len(set(seeds(FIRST))) == 6
    other = Study.of(table(glade), [FIRST], 6, seed=6)
    assert matches._task(other, 0).dice_seed not in seeds(FIRST)


def test_processes_change_no_row(glade: str) -> None:
    study = Study.of(table(glade), [SEEDED, "mcts:2", "greedy"][:2], 8, seed=2)
    assert rows(simulate(study, workers=2)) == played(study)


def test_processes_find_the_classes_that_this_one_finds(
    glade: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    (folder / "faraway.py").write_text(
        "class Agent:\n    def choose(self, match): return match.moves[-1]\n"
    )
    monkeypatch.setattr(sys, "path", [*sys.path, str(folder)])
    study = Study.of(table(glade), ["faraway:Agent", "random"], 6)
    assert rows(simulate(study, workers=2)) == played(study)


def test_what_no_other_process_finds_plays_here(
    glade: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Typed:
        def choose(self, match: bourgade.Match) -> str:
            return match.moves[0]

    monkeypatch.setattr(sys.modules["__main__"], "Typed", Typed, raising=False)
    study = Study.of(table(glade), ["__main__:Typed", "random"], 4)
    assert len(rows(simulate(study, workers=2))) == 4


def test_a_longer_study_begins_with_the_shorter_one(glade: str) -> None:
    def first(games: int) -> list[tuple[Any, ...]]:
        return played(Study.of(table(glade), [SEEDED, "random"], games))

    assert first(7)[:3] == first(3)


def test_seats_that_the_rules_play_stay_empty_of_bots() -> None:
    variant = bourgade.load("mintworks", players=1).variant
    assert variant.automata
    found = simulate(Study.of(variant, [FIRST], 1), workers=1)
    assert found.columns()["bot_A"].tolist() == [FIRST]
    assert found.columns()["bot_B"].tolist() == [*variant.automata.values()][:1]


class Pressing:
    """Ctrl-C, once some games are there."""

    def __init__(self, after: int) -> None:
        self.left = after

    def __call__(self, done: int) -> None:
        self.left -= done
        if self.left <= 0:
            raise KeyboardInterrupt


def test_ctrl_c_keeps_games_and_the_same_line_goes_on(glade: str, tmp_path: Path) -> None:
    study, file = Study.of(table(glade), [SEEDED, "mcts:2"], 8), tmp_path / "rows.parquet"
    stopped = simulate(study, Pressing(3), file=file, workers=1)
    assert stopped.interrupted
    assert 3 <= stopped.games < 8
    resumed = simulate(study, file=file, workers=1)
    assert (resumed.stored, resumed.games) == (stopped.games, 8)
    whole = tmp_path / "whole.parquet"
    simulate(study, file=whole, workers=1)
    assert polars.read_parquet(file).equals(polars.read_parquet(whole))


# Failing


@pytest.mark.parametrize("suffix", [".parquet", ".csv"])
@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_fails_is_told_and_rows_are_kept(
    glade: str, tmp_path: Path, suffix: str, workers: int
) -> None:
    (tmp_path / "tired.py").write_text(
        "class Agent:\n"
        "    def __init__(self, seed): self.seed = seed\n"
        "    def choose(self, match):\n"
        f"        if self.seed in {late_seeds(4)}: raise ValueError('no idea')\n"
        "        return match.moves[0]\n"
    )
    file = tmp_path / f"rows{suffix}"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "path", [*sys.path, str(tmp_path)])
        patch.delitem(sys.modules, "tired", raising=False)
        study = Study.of(table(glade), ["tired:Agent", "random"], 10)
        with pytest.raises(BotFailed) as failed:
            simulate(study, file=file, workers=workers)
    assert "“tired:Agent” failed at step" in str(failed.value)
    assert "tired.py:4: ValueError: no idea" in str(failed.value)
    read: Callable[[Path], Any] = polars.read_csv if suffix == ".csv" else polars.read_parquet
    assert 1 <= read(file).height <= 4


def late_seeds(game: int) -> list[int]:
    """What the bots of a game are told."""
    dice = derived_seed("study", 0, game)
    return [derived_seed("bot", dice, seat) for seat in range(2)]


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_cannot_be_called_is_told(glade: str, workers: int) -> None:
    with pytest.raises(BadBot, match="OSError: no weights here"):
        simulate(Study.of(table(glade), [f"{OWN}:Broken"], 4), workers=workers)
    with pytest.raises(BadBot, match="needs arguments"):
        Study.of(table(glade), [f"{OWN}:Needy"], 4)


def test_a_gpu_is_for_compiled_loops(glade: str) -> None:
    study = Study.of(table(glade), ["greedy", "mcts:20"], 4)
    with pytest.raises(bourgade.BadOption, match="“mcts:20” does not play on a GPU"):
        chunks.Threads(device="cuda").check(study)


# What names a study


def test_a_study_is_named_by_what_plays(glade: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def identity(*bots: str) -> dict[str, Any]:
        return Study.of(table(glade), bots, 10).identity

    assert "random" not in identity("random", "random")
    before = {bot: identity(bot, "random")[bot] for bot in ("greedy", "mcts:4", "beginner", FIRST)}
    assert len(set(before.values())) == 4
    monkeypatch.setattr(own, "sources", lambda spec: iter([b"another class"]))
    fingerprint_module._read.cache_clear()
    monkeypatch.setattr(fingerprint_module, "_read", lambda file: b"another search")
    for bot, known in before.items():
        assert identity(bot, "random")[bot] != known, bot


def test_a_level_is_named_by_what_it_is_in_this_game(
    glade: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = Study.of(table(glade), ["beginner"], 10).digest
    monkeypatch.setattr(fingerprint_module, "levels", lambda game: {"beginner": "mcts:3"})
    assert Study.of(table(glade), ["beginner"], 10).digest != before


def test_rows_of_another_class_are_not_resumed(glade: str, tmp_path: Path) -> None:
    file = tmp_path / "rows.parquet"
    study = Study.of(table(glade), [SEEDED], 6)
    simulate(study, Pressing(2), file=file, workers=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(own, "sources", lambda spec: iter([b"another class"]))
        other = Study.of(table(glade), [SEEDED], 6)
        with pytest.raises(bourgade.BourgadeError, match="another study") as refused:
            simulate(other, file=file, workers=1)
    assert f"“{SEEDED}” is" in str(refused.value)
