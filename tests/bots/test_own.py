"""Bots of one's own: named by module and class, from the command line and programs only."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import pytest

import bourgade
from bourgade import Match, bots
from bourgade.bots import own
from bourgade.bots.checkpoint import write_arrays
from bourgade.kernel.errors import BadBot, BadNet, BadOption, BotFailed, UnknownBot
from tests.bots import own_agents
from tests.bots.random_nets import random_arrays
from tests.kernel.thorp import thorp

AGENTS = "tests.bots.own_agents"


def bot(name: str, seed: int = 0) -> bots.Bot:
    return own.load(f"{AGENTS}:{name}", seed)


def refusal(spec: str) -> str:
    with pytest.raises(BadBot) as refused:
        own.load(spec)
    return str(refused.value)


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Write a module into the current folder, which is empty."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [entry for entry in sys.path if entry])

    def write(name: str, text: str) -> None:
        monkeypatch.delitem(sys.modules, name, raising=False)
        file = tmp_path / f"{name}.py"
        file.write_text(text, "utf-8")

    return write


# Loading


def test_a_class_is_called_by_its_spec_and_plays() -> None:
    made = bot("First")
    assert made.name == f"{AGENTS}:First"
    assert made.choose(thorp()) == thorp().moves[0]


@pytest.mark.parametrize("name", ["Seeded", "OnlySeeded"])
def test_a_seed_is_given_to_those_who_take_one(name: str) -> None:
    made = bot(name, seed=12)
    assert isinstance(made, own.OwnBot)
    assert made.agent.seed == 12


def test_bots_that_come_with_bourgade_are_loaded_too() -> None:
    for name in bots.names():
        assert own.load(name, 3) == bots.make(name, 3)
    assert own.full_name(" MCTS:20 ") == "mcts:20"
    assert own.full_name(f" {AGENTS}:First ") == f"{AGENTS}:First"
    with pytest.raises(UnknownBot):
        own.load("gredy")


def test_a_name_does_not_call_the_class() -> None:
    assert own.full_name(f"{AGENTS}:Broken") == f"{AGENTS}:Broken"


def test_a_bot_of_bourgade_is_never_a_module(write: Any) -> None:
    write("mcts", "raise AssertionError('imported')")
    with pytest.raises(BadOption):
        own.load("mcts:Agent")


def test_modules_are_found_in_the_current_folder(write: Any) -> None:
    write("my_agent", "class Agent:\n    def choose(self, match): return match.moves[-1]\n")
    assert own.load("my_agent:Agent").choose(thorp()) == thorp().moves[-1]


def test_a_module_of_the_current_folder_hides_none_that_is_installed(write: Any) -> None:
    write("colorsys", "class Agent:\n    def choose(self, match): return match.moves[-1]\n")
    assert "has no class" in refusal("colorsys:Agent")


# Refusals


def test_a_module_that_is_missing_is_named() -> None:
    told = refusal("no_such.agents:First")
    assert "There is no module “no_such” for the bot “no_such.agents:First”" in told
    assert os.getcwd() in told
    assert "“tests.bots.no_such”" in refusal("tests.bots.no_such:First")


def test_a_class_that_is_missing_is_told_with_those_there_are() -> None:
    told = refusal(f"{AGENTS}:Frist")
    assert "has no class “Frist”. Closest name: First." in told
    assert "Seeded" in told
    assert "Mute" not in told


@pytest.mark.parametrize("name", ["Mute", "choose", "First.choose"])
def test_what_cannot_choose_is_not_a_bot(name: str) -> None:
    assert "choose(match)" in refusal(f"{AGENTS}:{name}")


def test_what_is_no_class_is_never_called(write: Any) -> None:
    assert "is not a bot" in refusal("os:abort")


def test_arguments_that_nobody_gives_are_named() -> None:
    assert "needs arguments (weights)" in refusal(f"{AGENTS}:Needy")


def test_what_fails_while_it_is_loaded_is_told_with_its_place(write: Any) -> None:
    told = refusal(f"{AGENTS}:Broken")
    assert "own_agents.py:" in told
    assert told.endswith("OSError: no weights here")
    write("odd", "import not_installed_at_all\n")
    assert "odd.py:1: ModuleNotFoundError: No module named 'not_installed_at_all'" in refusal(
        "odd:Agent"
    )
    write("badly", "def choose(:\n")
    assert "badly.py:1: SyntaxError" in refusal("badly:Agent")
    write("leaving", "import sys\nsys.exit(3)\n")
    assert "leaving.py:2: SystemExit: 3" in refusal("leaving:Agent")


# In a game


def failure(name: str, match: Match) -> str:
    with pytest.raises(BotFailed) as failed:
        bot(name).choose(match)
    return str(failed.value)


def test_what_fails_in_a_game_is_told_with_seat_and_step() -> None:
    match = thorp(ply=own_agents.Failing.AT)
    told = failure("Failing", match)
    assert f"“{AGENTS}:Failing” failed at step {own_agents.Failing.AT + 1}" in told
    assert "(seat A)" in told
    assert told.endswith("ValueError: no idea")
    assert "SystemExit" in failure("Quitting", match)


def test_what_is_not_a_legal_move_is_told_with_those_there_are() -> None:
    told = failure("Illegal", thorp())
    assert "answered “fly”" in told
    assert f"Legal moves: {', '.join(thorp().moves)}." in told
    assert "answered “0”" in failure("Numbering", thorp())


def test_long_lists_of_moves_are_cut() -> None:
    import bourgade

    match = bourgade.load("petiteville", players=2).start(seed=1)
    while len(match.moves) < 40:
        match.play(match.moves[0])
    assert f"… ({len(match.moves)})." in failure("Illegal", match)


def test_a_bot_that_plays_in_the_match_itself_is_told() -> None:
    assert "match.copy()" in failure("Playing", thorp(chance="automatic"))
    match = thorp(chance="automatic")
    assert bot("Looking").choose(match) == match.moves[-1]


# Who may load them


@pytest.mark.parametrize("spec", [f"{AGENTS}:First", "os:abort", "agents.npz"])
def test_what_is_made_from_data_comes_with_bourgade(spec: str) -> None:
    sentence = str(unknown("xyzzy"))
    assert str(unknown(spec)) == sentence.replace("xyzzy", spec)


def unknown(spec: str) -> UnknownBot:
    with pytest.raises(UnknownBot) as refused:
        bots.make(spec)
    return refused.value


# What names the code


def test_a_fingerprint_follows_the_file(write: Any) -> None:
    text = "class Agent:\n    def choose(self, match): return match.moves[0]\n"
    write("mine", text)
    first = own.fingerprint("mine:Agent")
    assert own.fingerprint("mine:Agent") == first
    write("mine", text.replace("[0]", "[-1]"))
    assert own.fingerprint("mine:Agent") != first


def test_a_fingerprint_follows_the_whole_package(tmp_path: Path, write: Any) -> None:
    package = tmp_path / "pack"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "agents.py").write_text("class Agent:\n    def choose(self, match): return ''\n")
    first = own.fingerprint("pack.agents:Agent")
    (package / "other.py").write_text("x = 1\n")
    assert own.fingerprint("pack.agents:Agent") != first


def test_a_class_without_a_file_has_a_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    from types import ModuleType

    found = {}
    for move in ("0", "-1"):
        module = ModuleType("typed")
        exec(f"class Agent:\n  def choose(self, match): return match.moves[{move}]", vars(module))
        monkeypatch.setitem(sys.modules, "typed", module)
        found[move] = own.fingerprint("typed:Agent")
    assert found["0"] != found["-1"]


# Files of nets


def test_a_checkpoint_plays_as_a_bot(tmp_path: Path) -> None:
    variant = bourgade.load("minivilles", players=3).variant
    file = tmp_path / "Trained.npz"
    write_arrays(file, random_arrays(variant))
    made = own.load(str(file))
    assert made.name == own.full_name(f" {file} ") == str(file)
    match = bourgade.load("minivilles", players=3).start(seed=3)
    while match.ply < 20:
        move = made.choose(match)
        assert move in match.moves
        match.play(move)
    first = own.fingerprint(str(file))
    write_arrays(file, random_arrays(variant, seed=1))
    assert own.is_own(str(file))
    assert own.fingerprint(str(file)) != first


def test_a_file_that_is_not_there_is_refused_with_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert f"“absent.npz” in {tmp_path}" in refusal("absent.npz")


def test_the_net_of_another_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "other.npz"
    write_arrays(file, random_arrays(bourgade.load("mintworks", players=2).variant))
    match = bourgade.load("minivilles", players=2, first_player="A").start(seed=1)
    match.play("roll 1")
    with pytest.raises(BadNet, match="mintworks"):
        own.load(str(file)).choose(match)
