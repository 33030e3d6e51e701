"""Matches copied and pickled: the same as before, independent, with the same dice to come."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import bourgade
from bourgade import BourgadeError, CannotUndo, Match, UnknownGame
from bourgade.compile.engine import SWITCH
from bourgade.kernel import registry
from bourgade.kernel.game import Variant
from tests.kernel.thorp import THORP, Settle
from tests.play.dice import DICE, fair_game

GAMES = [*registry.names(), THORP]

Way = Callable[[Any], Any]


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS: dict[str, Way] = {"copy": copy.copy, "deepcopy": copy.deepcopy, "pickle": pickled}


@pytest.fixture(params=WAYS)
def way(request: pytest.FixtureRequest) -> Way:
    return WAYS[request.param]


def play_on(match: Match, steps: int, seed: int = 0) -> Match:
    """Random moves, chance's too where it waits for the caller."""
    numbers = random.Random(seed)
    for _ in range(steps):
        if match.over:
            break
        match.play(numbers.choice(match.moves))
    return match


def everything(match: Match) -> tuple[Any, ...]:
    """What a match tells about itself."""
    told = [
        [event.text(language, match.names(language)) for event in step.events]
        for step in match.steps()
        for language in ("en", "fr")
    ]
    before = [(step.actor, step.action, step.before.tobytes()) for step in match.steps()]
    return (
        match.record(), match.position, match.moves, match.outcomes(), match.history, told, before,
        match.scores, match.winners, match.players, match.start_position, match.dice, repr(match),
    )  # fmt: skip


def in_mid_game(name: str) -> Match:
    return play_on(bourgade.load(name).start(seed=5), 25)


def after_undo(name: str) -> Match:
    """A decision that chance did not answer is taken back."""
    match = in_mid_game(name)
    for seed in range(200):
        play_on(match, 1, seed)
        if match.over:
            match = play_on(bourgade.load(name).start(seed=seed), 10)
        try:
            match.undo()
        except CannotUndo:
            continue
        return match
    raise AssertionError("nothing could be taken back")


def from_position(name: str) -> Match:
    there = in_mid_game(name).position
    return play_on(bourgade.load(name).setup(there, seed=9), 4)


def manual(name: str) -> Match:
    return play_on(bourgade.load(name).start(chance="manual"), 30)


def fair(name: str) -> Match:
    return fair_game(name, steps=20)


def with_names(name: str) -> Match:
    match = in_mid_game(name)
    match.players.update(A="Anna", B="Élise")
    return match


def at_the_end(name: str) -> Match:
    return play_on(bourgade.load(name).start(seed=2), 5000)


def at_the_start(name: str) -> Match:
    return bourgade.load(name).start(seed=3)


SITUATIONS = [
    in_mid_game, after_undo, from_position, manual, fair, with_names, at_the_end, at_the_start,
]  # fmt: skip


@pytest.mark.parametrize("situation", SITUATIONS)
@pytest.mark.parametrize("name", GAMES)
def test_a_copy_goes_on_like_the_match(name: str, situation: Callable[[str], Match]) -> None:
    match = situation(name)
    before, twins = everything(match), [way(match) for way in WAYS.values()]
    play_on(match, 12, seed=4)
    for twin in twins:
        assert type(twin) is Match
        assert everything(twin) == before
        assert everything(play_on(twin, 12, seed=4)) == everything(match)


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_and_the_match_do_not_know_each_other(name: str, way: Way) -> None:
    match = from_position(name)
    before = everything(match)
    twin = way(match)
    play_on(twin, 6)
    twin.players["A"] = "Zoë"
    assert everything(match) == before
    play_on(match, 3, seed=1)
    later = everything(match)
    play_on(twin, 3, seed=2)
    assert everything(match) == later


def test_a_position_that_a_deep_copy_began_with_is_its_own() -> None:
    match = from_position(THORP)
    for way in (copy.deepcopy, pickled):
        twin = way(match)
        assert match.start_position is not None
        assert twin.start_position is not None
        twin.start_position["players"]["A"]["wood"] = 99
        assert match.start_position["players"]["A"]["wood"] != 99


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_takes_back_what_the_match_could(name: str, way: Way) -> None:
    match = manual(name)
    twin = way(match)
    while match.steps():
        assert twin.undo() == match.undo()
        assert twin.position == match.position
    with pytest.raises(CannotUndo):
        twin.undo()


def test_figures_of_ones_own_go_with_a_match(tmp_path: Path, way: Way) -> None:
    """Their file need not be there any more."""
    dear = tmp_path / "dear.toml"
    dear.write_text('[[establishment]]\nid = "cafe"\ncost = 5\n', "utf-8")
    match = play_on(bourgade.load("minivilles", content=dear, players=3).start(seed=1), 8)
    made = pickle.dumps(match)
    dear.unlink()
    for twin in (way(match), pickle.loads(made)):
        variant = twin.variant
        assert variant.tables.data["establishment"]["cafe"]["cost"] == 5
        assert variant.tables == match.variant.tables
        assert variant.overrides == (dear,)
        assert variant.book.tobytes() == match.variant.book.tobytes()
        assert everything(play_on(twin, 20)) == everything(play_on(match.copy(), 20))


def test_a_match_stays_compiled_where_it_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bytes are the same; here nothing compiles before it is called."""
    pytest.importorskip("numba")
    match = in_mid_game(THORP)
    monkeypatch.delenv(SWITCH)
    match.run("cpu")
    made, same = pickle.dumps(match), everything(match)
    assert _mode(pickle.loads(made)) == "cpu"
    assert everything(pickle.loads(made)) == same
    monkeypatch.setenv(SWITCH, "off")
    assert _mode(pickle.loads(made)) == "python"
    assert everything(pickle.loads(made)) == same


def _mode(match: Match) -> str:
    return match._engine.mode  # pyright: ignore[reportPrivateUsage]


# What a match is made of


@pytest.mark.parametrize("name", GAMES)
def test_a_variant_is_made_again_from_its_name_and_figures(name: str) -> None:
    variant = bourgade.load(name).variant
    assert copy.copy(variant) is copy.deepcopy(variant) is variant
    twin = pickled(variant)
    assert isinstance(twin, Variant)
    assert twin.game is variant.game
    assert twin.options == variant.options
    assert twin.tables == variant.tables
    assert twin.tables.texts is variant.game.texts
    assert twin.content == variant.content
    assert twin.words == variant.words
    assert list(twin.vocabulary) == list(variant.vocabulary)
    assert twin.books.tobytes() == variant.books.tobytes()
    assert twin.books.dtype == variant.books.dtype


def test_a_pickle_has_nothing_of_the_code() -> None:
    """It is read where the rules lie in other folders, and compiled otherwise or not at all."""
    match = in_mid_game("minivilles")
    made = pickle.dumps(match)
    for word in (b"numba", b"site-packages", b"rules.", b".ftl", b"@minivilles"):
        assert word not in made
    assert len(made) < 100_000


def test_a_loaded_game_and_what_happened_can_be_sent(way: Way) -> None:
    game = bourgade.load(THORP, players=3)
    assert repr(way(game)) == repr(game)
    assert way(game).start(seed=1).history == game.start(seed=1).history
    match = play_on(game.start(seed=1), 5)
    for event in (event for step in match.steps() for event in step.events):
        twin = way(event)
        assert twin == event
        assert twin.text("fr") == event.text("fr")


def test_a_hint_and_a_review_can_be_sent(way: Way) -> None:
    match = play_on(bourgade.load(THORP).start(seed=1), 4)
    hint, review = match.hint("20"), match.review("10")
    assert way(hint) == hint
    assert way(review) == review


def test_other_rules_refuse_a_match(settle: Settle, monkeypatch: pytest.MonkeyPatch) -> None:
    settle("thorp_newer")
    made = pickle.dumps(play_on(bourgade.load("thorp_newer").start(seed=1), 3))
    game = registry.find("thorp_newer")
    monkeypatch.setitem(vars(game), "rules_version", game.rules_version + 1)
    with pytest.raises(BourgadeError, match=r"version 1 of the rules of thorp_newer.*version 2"):
        pickle.loads(made)


def test_a_game_that_nobody_finds_is_named(settle: Settle, monkeypatch: pytest.MonkeyPatch) -> None:
    settle("thorp_lost")
    made = pickle.dumps(bourgade.load("thorp_lost").start(seed=1))
    monkeypatch.delenv(registry.FOLDERS)
    with pytest.raises(UnknownGame, match="thorp_lost"):
        pickle.loads(made)


def test_another_process_goes_on_with_a_match(tmp_path: Path) -> None:
    """It finds the game by its name: ours, and those in folders that the environment names."""
    matches = [in_mid_game(name) for name in GAMES]
    matches.append(fair(THORP))
    file = tmp_path / "matches"
    file.write_bytes(pickle.dumps(matches))
    script = (
        "import pickle, sys\n"
        "with open(sys.argv[1], 'rb') as file: matches = pickle.load(file)\n"
        "assert 'numba' not in sys.modules\n"
        "for match in matches:\n"
        "    while not match.over and match.ply < 60: match.play(match.moves[-1])\n"
        "    print(match.record())\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, str(file)], capture_output=True, text=True, timeout=120,
        check=False, encoding="utf-8",
    )  # fmt: skip
    for match in matches:
        while not match.over and match.ply < 60:
            match.play(match.moves[-1])
    assert done.stdout == "".join(f"{match.record()}\n" for match in matches), done.stderr
    assert DICE.commitment in done.stdout
