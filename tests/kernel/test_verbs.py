"""Verbs: what a declaration makes of ``legal``, ``chance`` and ``apply``."""

from __future__ import annotations

import sys
import traceback
from enum import IntEnum
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bourgade.kernel import dialect, registry
from bourgade.kernel.errors import BadGame
from bourgade.kernel.layout import Dim
from bourgade.kernel.verbs import Verbs, dispatch, outcome, phases_of, verb, written
from bourgade.testing import hamlet

TOOLS = Dim("tools")
WAYS = Dim("ways", ("up", "down"))


class Phase(IntEnum):
    WORK = 1
    REST = 2
    FALL = 3
    SLEEP = 4


def handle(s: Any, book: Any, k: int, log: Any) -> None:
    s.done.append(("use", k))


def lie_down(s: Any, book: Any, log: Any) -> None:
    s.done.append("lie down")


def get_up(s: Any, book: Any, log: Any) -> None:
    s.done.append("get up")


def is_sharp(s: Any, book: Any, k: int) -> bool:
    return k in s.sharp


def is_awake(s: Any, book: Any) -> bool:
    return bool(s.awake)


def offer_both(s: Any, book: Any, first: int, out: Any, n: int) -> int:
    out[n] = first
    out[n + 1] = first + 4
    return n + 2


def fall(s: Any, book: Any, k: int, log: Any) -> None:
    raise ArithmeticError


def height(s: Any, book: Any, k: int) -> int:
    return 3 * k


def note(s: Any, book: Any, log: Any) -> None:
    s.done.append("then")


class Act(Verbs, rule="XX-001", then=note):
    use: int = verb(TOOLS, phase=Phase.WORK, when=is_sharp, do=handle)
    turn: int = verb(WAYS, phase=(Phase.WORK, Phase.REST), offer=offer_both, do=handle)
    tilt: int = verb(WAYS, WAYS, joins=True)
    rest: int = verb(
        do={Phase.WORK: lie_down, Phase.REST: get_up, Phase.SLEEP: lie_down}, when=is_awake
    )
    fall: int = outcome(WAYS, WAYS, phase=Phase.FALL, weigh=height, do=fall)


legal, chance, apply = dispatch(Act)

BOOK = SimpleNamespace(act=SimpleNamespace(use=0, turn=3, tilt=5, rest=9, fall=10), moves=14)


def state(phase: Phase, **given: Any) -> Any:
    return SimpleNamespace(**{"phase": phase, "done": [], "sharp": {0, 2}, "awake": 1, **given})


def listed(s: Any) -> list[int]:
    out = [0] * 20
    return out[: legal(s, BOOK, out)]


def test_the_moves_of_a_phase_come_in_order() -> None:
    assert listed(state(Phase.WORK)) == [0, 2, 3, 7, 9]
    assert listed(state(Phase.WORK, awake=0, sharp=())) == [3, 7]
    assert listed(state(Phase.REST)) == [3, 7, 9]
    assert listed(state(Phase.FALL)) == []


def test_outcomes_that_weigh_nothing_do_not_come() -> None:
    out, weight = [0] * 20, [0] * 20
    n = chance(state(Phase.FALL), BOOK, out, weight)
    assert (out[:n], weight[:n]) == ([11, 12, 13], [3, 6, 9])
    assert chance(state(Phase.WORK), BOOK, out, weight) == 0


@pytest.mark.parametrize(
    ("phase", "action", "done"),
    [
        (Phase.WORK, 2, ("use", 2)),
        (Phase.WORK, 4, ("use", 1)),
        (Phase.WORK, 8, ("use", 5)),  # the last of both ways, counted from the first
        (Phase.WORK, 9, "lie down"),
        (Phase.REST, 9, "get up"),
        (Phase.SLEEP, 9, "lie down"),
    ],
)
def test_a_move_is_carried_out_by_the_rule_of_its_phase(
    phase: Phase, action: int, done: object
) -> None:
    s = state(phase)
    apply(s, BOOK, action, None)
    assert s.done == [done, "then"]


class Ends(Verbs):
    """Both verbs of WORK end alike; of the two of REST only one has a follow-up."""

    use: int = verb(TOOLS, phase=Phase.WORK, do=handle, then=note)
    idle: int = verb(phase=Phase.WORK, then=note)
    rest: int = verb(do={Phase.WORK: lie_down, Phase.REST: get_up}, then=note)
    sleep: int = verb(phase=Phase.REST, do=lie_down)


apply_ends = dispatch(Ends)[2]


@pytest.mark.parametrize(
    ("phase", "action", "done"),
    [
        (Phase.WORK, 1, [("use", 1), "then"]),
        (Phase.WORK, 3, ["then"]),
        (Phase.WORK, 4, ["lie down", "then"]),
        (Phase.REST, 4, ["get up", "then"]),
        (Phase.REST, 5, ["lie down"]),
    ],
)
def test_what_follows_a_move(phase: Phase, action: int, done: list[object]) -> None:
    s = state(phase)
    book = SimpleNamespace(act=SimpleNamespace(use=0, idle=3, rest=4, sleep=5), moves=6)
    apply_ends(s, book, action, None)
    assert s.done == done


def test_verbs_that_end_alike_share_the_end() -> None:
    """Games of a GPU's warp do it together only if it stands in one place."""
    source, _ = written(Ends)
    carry_out = source[source.index("def apply") :]
    assert carry_out.count("note(s, book, log)") == 2  # once for WORK, once for one verb of REST


def test_another_wording_belongs_to_the_same_phases() -> None:
    assert phases_of(Act, "tilt") == phases_of(Act, "turn") == (Phase.WORK, Phase.REST)


def test_a_traceback_shows_the_verb() -> None:
    with pytest.raises(ArithmeticError) as raised:
        apply(state(Phase.FALL), BOOK, 10, None)
    frame = traceback.extract_tb(raised.value.__traceback__)[1]
    assert (frame.filename, frame.name) == (__file__, "apply")
    assert frame.line == "fall: int = outcome(WAYS, WAYS, phase=Phase.FALL, weigh=height, do=fall)"


def test_a_rule_must_be_known_by_its_name() -> None:
    """Twins find the functions that they call by name, in the module of the verbs."""

    def elsewhere(s: Any, book: Any, log: Any) -> None: ...

    class Lost(Verbs):
        wander: int = verb(phase=Phase.WORK, do=elsewhere)

    with pytest.raises(BadGame, match="“wander” names the rule “elsewhere”"):
        dispatch(Lost)


def test_a_verb_is_not_a_rule() -> None:
    """Inside the class the name of an earlier verb means that verb."""

    class Mixed(Verbs):
        note: int = verb(phase=Phase.WORK, do=lie_down)
        tell: int = verb(phase=Phase.WORK, do=note)  # type: ignore[arg-type]

    with pytest.raises(BadGame, match="“tell” names a verb where a rule is needed"):
        dispatch(Mixed)


def test_what_is_written_keeps_to_the_dialect(tmp_path: Path) -> None:
    games = [hamlet.GAME, *map(registry.find, registry.names())]
    for game in games:
        file = tmp_path / "written.py"
        file.write_text(written(game.act)[0], "utf-8")
        assert list(dialect.problems(file)) == []


def test_generated_functions_belong_to_the_rules() -> None:
    for name in ("legal", "chance", "apply"):
        function = getattr(hamlet.GAME.rules, name)
        assert function.__globals__ is vars(sys.modules["bourgade.testing.hamlet.rules"])
        assert function.__code__.co_filename == hamlet.GAME.rules.__file__
