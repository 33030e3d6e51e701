"""The family of errors: each speaks both languages and says what was possible."""

from __future__ import annotations

import ast
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import bourgade
from bourgade import BourgadeError, bots
from bourgade.bots import nets, own
from bourgade.kernel import errors
from bourgade.kernel.i18n import ERROR_TEXTS, LANGUAGES, Texts
from bourgade.kernel.layout import Layout, i1
from tests.games.minivilles.town import town
from tests.kernel.sentences import arguments
from tests.kernel.thorp import THORP, thorp

AGENTS = "tests.bots.own_agents"
SOURCE = Path(bourgade.__file__).parent
FOLDERS = sorted(SOURCE.glob("*/text"))

FAMILY = {
    kind
    for kind in vars(errors).values()
    if isinstance(kind, type) and issubclass(kind, BourgadeError) and kind is not BourgadeError
}


def shadowed() -> None:
    type("Village", (Layout,), {"__annotations__": {"size": int}, "size": i1()})


def play_after_the_end() -> None:
    match = thorp(A="5 wood 3 cottages", B="0 wood")
    match.play("build")
    match.play("gather")


SITUATIONS: dict[str, tuple[type[BourgadeError], Callable[[], Any]]] = {
    "unknown game": (errors.UnknownGame, lambda: bourgade.load("minivile")),
    "unknown game, none near": (errors.UnknownGame, lambda: bourgade.load("xyz")),
    "unknown option": (errors.BadOption, lambda: bourgade.load(THORP, playrs=2)),
    "unknown value": (errors.BadOption, lambda: bourgade.load("minivilles", market="twelve")),
    "unknown seat": (errors.UnknownSeat, lambda: thorp().view("Z")),
    "unknown bot": (errors.UnknownBot, lambda: bots.make("gredy")),
    "unknown bot, none near": (errors.UnknownBot, lambda: bots.make("xyz")),
    "own bot, no module": (errors.BadBot, lambda: own.load("no_such:Agent")),
    "own bot, no class": (errors.BadBot, lambda: own.load(f"{AGENTS}:Frist")),
    "own bot, no class near": (errors.BadBot, lambda: own.load("json:Agent")),
    "own bot, cannot choose": (errors.BadBot, lambda: own.load(f"{AGENTS}:Mute")),
    "own bot, arguments": (errors.BadBot, lambda: own.load(f"{AGENTS}:Needy")),
    "own bot, broken": (errors.BadBot, lambda: own.load(f"{AGENTS}:Broken")),
    "own bot fails": (errors.BotFailed, lambda: own.load(f"{AGENTS}:Quitting").choose(thorp())),
    "own bot, odd move": (errors.BotFailed, lambda: own.load(f"{AGENTS}:Illegal").choose(thorp())),
    "own bot plays": (errors.BotFailed, lambda: own.load(f"{AGENTS}:Playing").choose(thorp())),
    "unknown move": (errors.UnknownMove, lambda: thorp().play("gahter")),
    "unknown move, none near": (errors.UnknownMove, lambda: thorp().play("xyz")),
    "illegal move": (errors.IllegalMove, lambda: thorp().play("build")),
    "illegal move, own words": (errors.IllegalMove, lambda: town(A="0", B="0").play("roll 2")),
    "outcome by a player": (errors.IllegalMove, lambda: thorp().play("die 3")),
    "move before the die": (errors.IllegalMove, lambda: waiting().play("gather")),
    "move after the end": (errors.IllegalMove, play_after_the_end),
    "not your turn": (errors.NotYourTurn, lambda: thorp().play("gather", seat="B")),
    "chance's turn": (errors.NotYourTurn, lambda: waiting().play("gather", seat="A")),
    "no picture": (errors.NoPicture, lambda: thorp().svg()),
    "nothing to undo": (errors.CannotUndo, lambda: thorp().undo()),
    "dice are not undone": (errors.CannotUndo, lambda: rolled().undo()),
    "bad position": (errors.BadPosition, lambda: thorp(phase="wrok")),
    "impossible position": (errors.BadPosition, lambda: town(A="-1", B="0")),
    "no net": (errors.BadNet, lambda: nets.load("petiteville", file="nowhere.npz")),
    "net for nothing": (errors.BadNet, lambda: nets.load(THORP)),
    "bad record": (errors.BadRecord, lambda: bourgade.read("")),
    "other rules": (errors.BadRecord, lambda: bourgade.read(changed("rules: 1", "rules: 0"))),
    "other content": (errors.BadRecord, lambda: bourgade.read(changed("content: ", "content: 0"))),
    "bad content": (errors.BadContent, lambda: bourgade.load(THORP, content="nowhere.toml")),
    "bad game": (errors.BadGame, shadowed),
}


def waiting() -> bourgade.Match:
    match = thorp()
    match.play("gather")
    return match


def rolled() -> bourgade.Match:
    match = thorp(chance="automatic")
    match.play("gather")
    return match


def changed(old: str, new: str) -> str:
    return thorp().record().replace(old, new)


@pytest.fixture(params=SITUATIONS.values(), ids=list(SITUATIONS))
def error(request: pytest.FixtureRequest) -> BourgadeError:
    kind, ask = request.param
    with pytest.raises(kind) as refused:
        ask()
    assert isinstance(refused.value, BourgadeError)
    return refused.value


def test_every_class_of_the_family_is_met() -> None:
    assert {kind for kind, _ in SITUATIONS.values()} == FAMILY


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_is_a_whole_sentence(error: BourgadeError, language: str) -> None:
    text = error.text(language)
    assert not set("{}") & set(text), text
    assert error.message not in text
    assert text.strip() == text
    assert " " in text
    texts = error._texts or ERROR_TEXTS
    assert arguments(texts, language, error.message) <= error.args_.keys()


def test_an_error_speaks_both_languages(error: BourgadeError) -> None:
    assert error.text("en") != error.text("fr")
    assert str(error) == error.text("en")


def test_an_error_has_a_reason_for_programs(error: BourgadeError) -> None:
    kind, _, reason = error.message.partition("-")
    assert kind in ("error", "refusal", "position")
    assert error.reason == reason


def test_an_unknown_move_says_what_was_meant() -> None:
    with pytest.raises(errors.UnknownMove, match=r"“gahter” is not a move.*Closest moves: gather"):
        thorp().play("gahter")


def test_an_illegal_move_says_what_is_possible() -> None:
    with pytest.raises(errors.IllegalMove, match=r"costs 5 wood \(HM-004\). You can: gather\.$"):
        thorp().play("build")


def test_a_move_out_of_turn_says_whose_turn_it_is() -> None:
    with pytest.raises(errors.NotYourTurn) as refused:
        thorp().play("gather", seat="B")
    assert refused.value.text("en") == "It is not seat B’s turn. To move: seat A."
    assert refused.value.text("fr").startswith("Ce n’est pas le tour du siège B.")
    assert refused.value.text("fr").endswith("siège A.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_typed_is_quoted_as_it_was_typed(language: str) -> None:
    """An option called like a message of the files (option-players) is still quoted by name."""
    with pytest.raises(errors.BadOption) as refused:
        bourgade.load(THORP, players=9)
    assert "players" in refused.value.text(language)
    with pytest.raises(errors.BadOption) as refused:
        bourgade.load(THORP, edition="base")
    assert "edition" in refused.value.text(language)
    with pytest.raises(errors.IllegalMove) as illegal:
        town(A="0", B="0").play("keep")
    assert "keep" in illegal.value.text(language)


# The messages and the source that uses them


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every call in the source whose first argument is the name of an error message."""
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant) and str(first.value).startswith("error-"):
                    yield str(first.value), node


def named_in_source() -> set[str]:
    """Every whole string of the source that is the name of an error message."""
    return set[str]().union(*map(named_in, SOURCE.rglob("*.py")))


@cache
def named_in(file: Path) -> set[str]:
    tree = ast.parse(file.read_text("utf-8"))
    pieces = {
        id(piece)
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        for piece in node.values
    }
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and id(node) not in pieces
        if isinstance(node.value, str) and node.value.startswith("error-")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_of_the_source_is_in_the_files(language: str) -> None:
    assert len(named_in_source()) > 20
    assert named_in_source() - set(ERROR_TEXTS.messages(language)) == set()


ABOVE = {
    "kernel": {
        "compile", "play", "bots", "testing", "batches", "lab", "adapters", "printing", "tui",
        "server",
    },
    "play": {"bots", "testing", "batches", "lab", "adapters", "tui", "server"},
    "bots": {"batches", "lab", "adapters", "tui", "server"},
    "batches": {"lab", "adapters"},
}  # fmt: skip
"""The packages that may use the sentences of another; the command line may use them all."""


def test_an_error_has_its_sentence_where_it_is_raised() -> None:
    homes = {folder.parent.name: set(Texts(folder).messages("en")) for folder in FOLDERS}
    for file in SOURCE.rglob("*.py"):
        package = file.relative_to(SOURCE).parts[0]
        for message in named_in(file):
            (home,) = (name for name, messages in homes.items() if message in messages)
            assert package in {home, "cli"} | ABOVE.get(home, set()), f"{message} of {home}"


def test_every_sentence_of_an_error_is_used() -> None:
    """Whole, or as its beginning and the rest: ``f"error-missing-{name}"``."""
    built = ("error-missing-", "error-flag-", "error-not-a-", "error-title-")
    left_over = {
        message
        for message in ERROR_TEXTS.messages("en")
        if message.startswith("error-") and not message.startswith(built)
    } - named_in_source()
    assert left_over == set()


def test_every_error_is_given_the_arguments_of_its_sentence() -> None:
    for message, call in calls():
        given: dict[str, Any] = {keyword.arg: 1 for keyword in call.keywords if keyword.arg}
        if isinstance(call.func, ast.Attribute) and call.func.attr == "bad":
            given["database"] = 1  # which a database says of itself
        for language in LANGUAGES:
            missing = arguments(ERROR_TEXTS, language, message) - given.keys()
            assert not missing, f"{message} in {language}: {missing}"
            assert BourgadeError(message, ERROR_TEXTS, **given).text(language) != message


@pytest.mark.parametrize("situation", ["illegal move, own words", "bad record", "unknown bot"])
def test_an_error_says_the_same_in_another_process(situation: str) -> None:
    kind, ask = SITUATIONS[situation]
    with pytest.raises(kind) as refused:
        ask()
    said = [refused.value.text(language) for language in LANGUAGES]
    again = pickle.loads(pickle.dumps(refused.value))
    assert [again.text(language) for language in LANGUAGES] == said


def test_an_error_of_another_process_needs_no_import() -> None:
    """The sentence is in the files of a package that this process need not have imported."""
    error = BourgadeError("error-no-bots", bots="greedy, random")
    code = f"""
import pickle, sys
error = pickle.loads({pickle.dumps(error)!r})
assert error.text("fr").startswith("Nommez au moins un robot."), error.text("fr")
assert "bourgade.lab" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True)
