"""Lessons: every one is played through, and where a learner stands follows from the moves."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bourgade import BourgadeError
from bourgade.bots import make
from bourgade.kernel import registry
from bourgade.kernel.errors import BadOption, IllegalMove, UnknownMove
from bourgade.kernel.game import BY_CHANCE
from bourgade.kernel.i18n import LANGUAGES
from bourgade.play.lesson import (
    AnotherMove,
    Lesson,
    LessonOver,
    LessonRun,
    find_lesson,
    lessons,
)

ALL = [lesson for name in registry.names() for lesson in lessons(registry.find(name))]
OTHERS = 6  # other moves that are tried in each step


def named(lesson: Lesson) -> str:
    return f"{lesson.game.name} {lesson.name}"


def base() -> LessonRun:
    return find_lesson(registry.find("minivilles"), "base").start()


def upto(step: str) -> LessonRun:
    """The lesson of the base box when it has come to a step."""
    run = base()
    while run.lesson.steps[run.step].id != step:
        obey(run)
    run.play_due()
    return run


def obey(run: LessonRun) -> None:
    """One step on."""
    run.play_due()
    if run.asks:
        run.play(run.asks[0])
    elif not run.done:
        run.go_on()


@pytest.mark.parametrize("lesson", ALL, ids=named)
def test_a_lesson_is_played_through(lesson: Lesson) -> None:
    run, said = lesson.start(), list[str]()
    for number in range(len(lesson.steps)):
        assert run.step == number
        run.play_due()
        assert not run.due
        texts = {language: run.text(language) for language in LANGUAGES}
        assert len(set(texts.values())) == len(LANGUAGES), "it is said in each language"
        said += texts.values()
        refuses_other_moves(run)
        again = lesson.resume(run.match.history, run.step)
        assert json.loads(json.dumps(again.to_json("fr"))) == run.to_json("fr")
        if number < len(lesson.steps) - 1:
            assert not run.done
            obey(run)
    if not run.done:
        obey(run)
    assert run.done
    assert not run.match.over
    assert len(set(said)) == 2 * len(lesson.steps)


def refuses_other_moves(run: LessonRun) -> None:
    """Every other move has a reason in both languages, and changes nothing."""
    if run.match.actor != run.lesson.learner or run.done:
        return
    before = run.match.state.tobytes()
    for move in [move for move in run.match.moves if move not in run.asks][:OTHERS]:
        why = run.refusal(move)
        assert isinstance(why, AnotherMove)
        assert why.text("en") != why.text("fr")
        assert "error-" not in why.text("fr")
        with pytest.raises(AnotherMove):
            run.play(move)
    assert run.match.state.tobytes() == before


@pytest.mark.parametrize("lesson", ALL, ids=named)
def test_the_game_goes_on_with_a_bot_that_exists(lesson: Lesson) -> None:
    assert make(lesson.opponent).name == "beginner"
    assert lesson.learner in lesson.variant.players


def test_lessons_begin_with_a_first_game_of_each_edition() -> None:
    names = [lesson.name for lesson in lessons(registry.find("minivilles"))]
    assert names == ["base", "marina", "green_valley", "all_boxes", "deluxe", "colours"]
    # The easiest version first, though another one is the default
    assert lessons(registry.find("shafausa"))[0].name == "family"
    assert find_lesson(registry.find("shafausa")).name == "family"


def test_an_impossible_move_has_the_reason_of_the_game() -> None:
    run = upto("build")
    assert isinstance(run.refusal("build mine"), IllegalMove)
    assert "it costs 6 and you have 4 coins" in str(run.refusal("build mine"))
    assert isinstance(run.refusal("build castle"), UnknownMove)


def test_another_move_has_the_reason_of_its_step() -> None:
    run = upto("build")
    texts = run.lesson.texts
    assert str(run.refusal("pass")) == texts.say("en", "lesson-base-build-not-skip")
    assert str(run.refusal("build bakery")) == texts.say("en", "lesson-base-build-hint")
    assert run.refusal("Build  Ranch") is None, "case and spacing are free"


def test_without_a_hint_the_asked_move_is_described() -> None:
    run = replace(find_lesson(registry.find("mintworks")), name="without_words").start()
    while not run.asks:
        obey(run)
    why = run.refusal("pass")
    assert why is not None
    assert str(why) == "That is possible too, but first: “Place on the Supplier”."
    assert "Placer sur le Fournisseur" in why.text("fr")


def test_where_nothing_is_asked_a_move_has_to_wait() -> None:
    run = base()
    assert run.lesson.steps[run.step].id == "goal"
    why = run.refusal("roll 1")
    assert why is not None
    assert "read on first" in str(why)
    run.go_on()
    assert run.lesson.steps[run.step].id == "city"


def test_where_a_move_is_asked_reading_is_not_enough() -> None:
    run = upto("roll")
    with pytest.raises(AnotherMove, match="Roll one die"):
        run.go_on()
    assert run.lesson.steps[run.step].id == "roll"


def test_a_lesson_is_taken_up_from_its_moves_alone() -> None:
    run = upto("green")
    history = run.match.history
    again = run.lesson.resume(history)
    # Without the number of the step, what asked for no move since is read once more.
    assert again.lesson.steps[again.step].id == "paid"
    assert run.lesson.steps[run.lesson.resume(history, run.step).step].id == "green"
    again.go_on()
    again.play("build convenience_store")
    assert again.lesson.steps[again.step].id == "third"


def test_a_lesson_is_taken_up_between_two_of_its_own_moves() -> None:
    run = upto("build")
    run.play("build ranch")
    assert run.due == (("B", "roll 1"), (BY_CHANCE, "dice 2"), ("B", "build cafe"))
    run.match.play("roll 1", "B")
    again = run.lesson.resume(run.match.history)
    assert again.due == ((BY_CHANCE, "dice 2"), ("B", "build cafe"))
    assert isinstance(again.refusal("dice 2"), AnotherMove), "the lesson makes these itself"
    again.play_due()
    assert again.due == ()
    assert again.lesson.steps[again.step].id == "theirs"


def test_a_step_that_was_not_reached_cannot_be_skipped() -> None:
    run = base().lesson.resume((), step=9)
    assert run.lesson.steps[run.step].id == "roll"


def test_a_game_that_left_the_lesson_goes_on_without_it() -> None:
    run = upto("build")
    run.match.play("build bakery")
    assert run.done
    assert run.refusal("roll 1") is None
    assert run.asks == ()
    with pytest.raises(LessonOver):
        run.go_on()


def test_undo_leads_back_to_the_step() -> None:
    run = upto("build")
    run.play("build ranch")
    run.match.undo()
    assert run.lesson.steps[run.step].id == "build"
    assert run.asks == ("build ranch",)


def test_after_the_lesson_the_dice_are_thrown() -> None:
    run = base()
    while not run.done:
        obey(run)
    run.match.roll_automatically(seed=1)
    run.match.play("roll 1")
    assert run.match.actor == "A"
    assert run.done


def test_an_unknown_lesson_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOption) as error:
        find_lesson(registry.find("minivilles"), "marinna")
    assert "Closest name: marina" in str(error.value)
    assert "colours" in error.value.text("fr")
    assert isinstance(error.value, BourgadeError)
