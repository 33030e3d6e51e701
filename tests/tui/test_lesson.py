"""A lesson at a terminal: scripted learners, and what they see."""

from __future__ import annotations

import io
from collections.abc import Iterable

import pytest
from rich.console import Console

from bourgade.kernel import registry
from bourgade.play.lesson import LessonRun, find_lesson
from bourgade.tui.lesson import LessonSession, model_answers
from tests.cli.line import flat
from tests.tui.table import Builder, Person


def learn(
    answers: Iterable[str] | None, *, language: str = "en", leave: type[BaseException] = EOFError
) -> tuple[LessonRun, str]:
    """The lesson of the base box with these answers, or with those that it asks for."""
    run = find_lesson(registry.find("minivilles"), "base").start()
    run.match.players = {"A": "Ann", "B": "Ben"}
    screen = io.StringIO()
    console = Console(file=screen, width=80, highlight=False)
    ask = model_answers(run) if answers is None else Person(answers, leave)
    LessonSession(run, {"A": None, "B": Builder()}, language, None, console, ask).run()
    return run, flat(screen.getvalue())


GO_ON = ["", ""]  # through what is said before the first roll


@pytest.mark.parametrize("language", ["en", "fr"])
def test_model_answers_lead_through_the_lesson(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    run, shown = learn(None, language=language)
    assert run.done
    places = [shown.index(flat(run.lesson.says(n, language))) for n in range(14)]
    assert places == sorted(places), "every step speaks, one after another"
    assert {"en": "The lesson is over", "fr": "La leçon est finie"}[language] in shown
    assert run.match.throws_dice
    typed = [line.partition("> ")[2] for line in capsys.readouterr().out.splitlines()]
    assert [answer for answer in typed if answer] == [
        "roll 1", "build ranch", "roll 1", "build convenience_store", "roll 1",
        "build train_station",
    ]  # fmt: skip


def test_another_move_is_answered_and_not_made() -> None:
    run, shown = learn([*GO_ON, "roll 1", "", "pass", "bakery", "build mine", "ranch"])
    assert "a bigger town earns more" in shown
    assert "Good card, but one thing at a time" in shown
    assert "it costs 6 and you have 4 coins" in shown
    assert "You can:" not in shown, "the choices are on the screen anyway"
    assert [move for actor, move in run.match.history if actor == "A"] == ["roll 1", "build ranch"]


def test_moves_wait_while_something_is_read() -> None:
    run, shown = learn(["roll 1"])
    assert "Press Enter to go on" in shown
    assert run.step == 0


def test_a_hint_says_the_step_again_and_undo_is_not_needed() -> None:
    run, shown = learn([*GO_ON, "hint", "undo"])
    assert shown.count("Roll the die.") == 2
    assert "Nothing needs to be taken back" in shown
    assert run.step == 2


def test_the_board_can_be_seen_again_and_the_language_changed() -> None:
    _, shown = learn(["board", "lang fr", "?"])
    assert shown.count("Ann ") > 2
    assert "Construisez vos quatre monuments" in shown
    assert "cette liste" in shown


@pytest.mark.parametrize("leave", [EOFError, KeyboardInterrupt])
def test_one_leaves_politely(leave: type[BaseException]) -> None:
    _, shown = learn([""], leave=leave)
    assert shown.endswith("Goodbye.")


def test_the_game_goes_on_after_the_lesson() -> None:
    asked = ["", "", "roll 1", "", "build ranch", "", "", "roll 1", "", "build convenience_store"]
    asked += ["roll 1", "", "build train_station"]
    run, shown = learn([*asked, "roll 2"])
    assert run.done
    ours = [move for actor, move in run.match.history if actor == "A"]
    assert ours[-1] == "roll 2"
    assert run.match.history[-1][0] == "chance", "the dice fell by themselves"
    assert "Ann rolled" in shown
