"""``h`` at the prompt: what the coach says, how long it takes, and Ctrl-C."""

from __future__ import annotations

import re
import threading
import time
from typing import Any

import pytest

from bourgade import Match
from bourgade.bots.coach import hint
from bourgade.bots.solver import Solver
from bourgade.bots.specs import Budget
from bourgade.play.review import Hint
from bourgade.tui.lookup import HINT
from tests.bots.endgames import last_plan, one_coin_short
from tests.kernel.thorp import play
from tests.tui.table import Table


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing compiles in the background."""
    monkeypatch.setenv("BOURGADE_NUMBA", "off")


@pytest.fixture
def solved(monkeypatch: pytest.MonkeyPatch) -> None:
    """A coach who works endings out exactly."""

    def exactly(match: Match, budget: str, *, stop: threading.Event) -> Hint:
        return hint(match, budget, searcher=Solver(match.variant), stop=stop)

    monkeypatch.setattr("bourgade.bots.coach.hint", exactly)


def shown(match: Match, *answers: str, **screen: Any) -> str:
    match.players = {"A": "Ann", "B": "Ben"}
    return Table(match, answers, people="AB", width=120, **screen).play()


def told(screen: str, title: str = "The coach") -> list[str]:
    """The coach's moves; lines that begin with no number only go on with the reasons."""
    lines = screen.splitlines()
    start = next(n for n, line in enumerate(lines) if line.startswith(f"{title} ─"))
    moves = [line for line in lines[start + 1 :] if re.match(r"\d ", line)]
    return [" ".join(line.split()) for line in moves[:3]]


@pytest.mark.usefixtures("solved")
@pytest.mark.parametrize("word", ["h", "H", "hint", "conseil"])
def test_the_coach_names_the_best_moves(word: str) -> None:
    """5 of the 12 plans win: 42 %."""
    lines = told(shown(last_plan(), word))
    assert lines[0].startswith("3 Place on the Lotto")
    assert "42% to win best" in lines[0]
    assert all("42 points behind" in line for line in lines[1:])
    assert [line[0] for line in lines] == ["3", "1", "2"]  # the numbers that can be typed


@pytest.mark.usefixtures("solved")
def test_the_coach_speaks_french() -> None:
    lines = told(shown(last_plan(), "h", language="fr"), "L’entraîneur")
    assert "le meilleur" in lines[0]
    assert "42 points de moins" in lines[1]


@pytest.mark.usefixtures("solved")
def test_the_coach_says_why() -> None:
    match = play(one_coin_short(), "roll 1", "dice 1", "keep")
    wins = match.variant.game.texts.say("en", "reason-wins")
    assert wins in " ".join(shown(match, "h").split())


@pytest.mark.usefixtures("solved")
def test_a_hint_changes_nothing_and_the_question_is_asked_again() -> None:
    match = last_plan()
    before = match.record()
    table = Table(match, ["h", "h"], people="AB")
    screen = table.play()
    assert len(table.person.questions) == 3
    assert screen.count("The coach ─") == 2
    match.players = {}
    assert match.record() == before


def test_help_is_still_there() -> None:
    for word in ("?", "help", "aide"):
        screen = shown(last_plan(), word)
        assert "h or hint" in screen
        assert "The coach ─" not in screen


def test_no_hint_for_the_dice() -> None:
    screen = shown(play(one_coin_short(), "roll 1"), "h")
    assert "A hint is for a decision" in screen


def test_a_real_hint_takes_about_a_second_and_says_how_sure_it_is() -> None:
    began = time.perf_counter()
    screen = shown(last_plan(), "h")
    assert 1 <= time.perf_counter() - began < 10
    assert "simulations" in screen
    assert "may be off by" in " ".join(screen.split())
    assert Budget.read(HINT) == Budget(seconds=1)


def test_the_person_sees_that_the_coach_thinks() -> None:
    screen = shown(last_plan(), "h", force_terminal=True, force_interactive=True)
    assert "The coach is thinking" in screen


def test_ctrl_c_ends_the_thinking_and_shows_what_was_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stops: list[threading.Event] = []

    def slowly(match: Match, budget: str, *, stop: threading.Event) -> Hint:
        stops.append(stop)
        return hint(match, "60s", stop=stop)

    class Interrupted:
        """What is waited for, with a person who loses patience at once."""

        def __init__(self, future: Any) -> None:
            self._future, self._impatient = future, True

        def result(self) -> Any:
            if self._impatient:
                self._impatient = False
                raise KeyboardInterrupt
            return self._future.result()

    class Pool(threading.local):
        def __init__(self, workers: int) -> None:
            from concurrent.futures import ThreadPoolExecutor

            self._pool = ThreadPoolExecutor(workers)

        def __enter__(self) -> Pool:
            return self

        def __exit__(self, *error: object) -> None:
            self._pool.shutdown()

        def submit(self, *call: Any, **named: Any) -> Interrupted:
            return Interrupted(self._pool.submit(*call, **named))

    monkeypatch.setattr("bourgade.bots.coach.hint", slowly)
    monkeypatch.setattr("bourgade.tui.lookup.ThreadPoolExecutor", Pool)
    began = time.perf_counter()
    screen = shown(last_plan(), "h")
    assert time.perf_counter() - began < 20
    assert [stop.is_set() for stop in stops] == [True]
    assert len(told(screen)) == 3
