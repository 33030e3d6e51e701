"""Bots, hints, reviews and studies of a page are those of the Python library."""

from __future__ import annotations

import base64
import json
import random
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import bourgade
from bourgade import bots, web
from bourgade.bots import agents, coach, nets
from bourgade.bots.checkpoint import write_arrays
from bourgade.compile.wasm import page_module_for
from bourgade.kernel import registry
from bourgade.kernel.game import BY_CHANCE, Variant
from bourgade.kernel.room import roomy_state
from bourgade.lab import chunks, rows, worker_pool
from bourgade.lab.results import Results
from bourgade.lab.row_files import write_rows
from bourgade.lab.study import Study
from bourgade.play import LoadedGame, Match
from bourgade.server.workers import process
from bourgade.web.net_files import net_files
from bourgade.web.page_data import page_data
from tests.bots.random_nets import random_arrays
from tests.wasm.node import node

LIBRARY = Path(web.__file__).with_name("bourgade.js")

SPECS = ["random", "greedy", "beginner", "mcts:3", "net"]
SEED = 11

near = pytest.approx


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled, and no search is cut short for that."""
    monkeypatch.setattr(agents, "can_compile", lambda: False)
    for module in (chunks, coach, rows, worker_pool):
        monkeypatch.setattr(module, "best_mode", lambda: "python")
    monkeypatch.setattr("bourgade.batches.playouts.best_mode", lambda: "python")


def ask(variant: Variant, **questions: Any) -> Any:
    """What the library answers in Node."""
    return node(
        "thinking.mjs",
        {
            "library": LIBRARY.as_uri(),
            "module": str(page_module_for(variant).file),
            "data": json.loads(json.dumps(page_data(variant))),
            "nets": {f.name: base64.b64encode(f.content).decode() for f in net_files(variant)},
            "ask": questions,
        },
    )


def played(variant: Variant, seed: int, most: int) -> Match:
    """A game of bots that sometimes do something else."""
    lot = random.Random(seed)
    match = LoadedGame(variant).start(chance="manual")
    while not match.over and match.ply < most:
        match.play_action(lot.choice(match.actions()))
    return match


def chosen(match: Match, specs: Sequence[str]) -> list[list[str]]:
    """What every bot does before each decision of a match; searches keep their trees."""
    asked = [bots.make(spec, SEED) for spec in specs]
    then = LoadedGame(match.variant).start(chance="manual")
    found: list[list[str]] = []
    for actor, move in match.history:
        if actor != BY_CHANCE:
            found.append([bot.choose(then) for bot in asked])
        then.play(move)
    return found


@pytest.mark.parametrize("name", registry.names())
def test_bots_choose_alike(name: str) -> None:
    match = played(registry.find(name).variant(), 2, most=14)
    question = {"history": match.history, "specs": SPECS, "seed": SEED}
    told = ask(match.variant, chosen=question)["chosen"]
    assert told == chosen(match, SPECS)
    assert len(told) > 3


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("spec", ["skilled", "mcts:6/turn", "greedy"])
def test_a_bot_resumes_from_what_its_seat_sees(name: str, spec: str) -> None:
    """As thinking processes do, for which the seed may have more bits than JavaScript's numbers."""
    match, seed = played(registry.find(name).variant(), 6, most=16), 2**127 + 3
    sizes = page_module_for(match.variant).sizes
    then, states, expected = LoadedGame(match.variant).start(chance="manual"), list[Any](), []
    for actor, move in match.history:
        if actor != BY_CHANCE:
            seen = then.seen_by(actor)
            state = roomy_state(match.variant, seen, sizes).tobytes()
            choices = then.choices_this_turn()
            told = {"state": base64.b64encode(state).decode(), "choices": choices}
            states.append(told)
            question = {
                "game": name, "options": dict(match.variant.options), "tables": "", "bot": spec,
                "seen": base64.b64encode(seen.tobytes()).decode(), "seed": seed,
                "choices": choices, "longest": 60, "compiled": False,
            }  # fmt: skip
            expected.append(process.choose(question, lambda *_: None, process.Stop()))
        then.play(move)
    question = {"states": states, "spec": spec, "seed": str(seed), "longest": 60}
    assert ask(match.variant, resumed=question)["resumed"] == expected
    assert len(expected) > 3


def test_a_bot_thinks_no_longer_than_it_is_given() -> None:
    match = played(registry.find("shafausa").variant(), 6, most=20)
    while match.actor == BY_CHANCE or len(match.moves) < 2:
        match.play_action(match.actions()[0])
    sizes = page_module_for(match.variant).sizes
    seen = roomy_state(match.variant, match.seen_by(match.actor), sizes)
    states = [{"state": base64.b64encode(seen.tobytes()).decode(), "choices": 0}]
    question = {"states": states, "spec": "mcts:3600s", "seed": "1", "longest": 0.05}
    (move,) = ask(match.variant, resumed=question)["resumed"]
    assert move in match.moves


def random_file(folder: Path, made_for: Variant, widths: tuple[int, ...] = (12, 20, 8)) -> Path:
    """A net that was trained for a variant, if what it learned is not looked at."""
    file = folder / f"{next(NUMBERS)}.npz"
    write_arrays(file, random_arrays(made_for, widths, seed=5))
    return file


NUMBERS = count()

TRAINED: list[tuple[str, dict[str, Any], dict[str, Any]]] = [  # for what, and what it plays
    ("minivilles", {"players": 3}, {"players": 2}),
    ("minivilles", {"players": 4}, {"players": 3, "edition": "deluxe"}),
    ("mintworks", {"players": 4}, {"players": 3}),
    ("petiteville", {}, {}),
]


@pytest.mark.parametrize(("name", "trained", "options"), TRAINED)
def test_nets_that_name_moves_choose_alike(
    name: str,
    trained: dict[str, Any],
    options: dict[str, Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Those of another edition and more players, too: some moves they have never met."""
    game = registry.find(name)
    variant, file = game.variant(**options), random_file(tmp_path, game.variant(**trained))
    monkeypatch.setattr(nets, "policy_net_file", lambda variant: file)
    assert len(nets.policy_net(variant).widths) == 3
    match = played(variant, 3, most=12)
    while match.actor == BY_CHANCE:
        match.play_action(match.actions()[0])
    specs = ["net", "net:temperature=1000", "mcts:6,policy_net=1", "mcts:3,policy_net=0", "mcts:2"]
    question = {"history": match.history, "specs": specs, "seed": SEED}
    told = ask(variant, chosen=question, predicted={"history": match.history})
    assert told["chosen"] == chosen(match, specs)
    policy, value = bourgade.nets.load(name, file=file, **options).predict(match)
    assert told["predicted"] == {
        "policy": policy, "value": dict(zip(variant.words["seats"], value, strict=True)),
    }  # fmt: skip


@pytest.mark.parametrize("name", ["minivilles", "mintworks"])
def test_hints_and_reviews_have_the_same_figures(name: str) -> None:
    match = played(registry.find(name).variant(), 4, most=9)
    while match.actor == BY_CHANCE:
        match.play_action(match.actions()[0])
    given = {"history": match.history, "budget": "5", "seed": 3}
    told = ask(match.variant, hint=given, review=given)
    hint = coach.hint(match, "5", seed=3).to_json()
    assert hint["suggestions"], "there is something to compare"
    unsaid = {"text", "reasons", "names", "better_text"}
    assert without(told["hint"], {"seconds"}) == without(hint, {"seconds", *unsaid})
    review = coach.review(match, "5", seed=3).to_json()
    assert_near(without(told["review"], {"seconds"}), without(review, {"seconds", *unsaid}))
    assert any(moment["before"] != moment["after"] for moment in review["moments"])


def without(value: Any, names: set[str]) -> Any:
    """The same without some fields, however deep."""
    if isinstance(value, list):
        return [without(one, names) for one in value]
    if isinstance(value, dict):
        return {name: without(one, names) for name, one in value.items() if name not in names}
    return value


def assert_near(found: Any, wanted: Any, where: str = "") -> None:
    """Equal but for sums that were added up in another order."""
    if isinstance(wanted, dict):
        assert list(found) == list(wanted), where
        for name, one in wanted.items():
            assert_near(found[name], one, f"{where}.{name}")
    elif isinstance(wanted, list):
        assert len(found) == len(wanted), where
        for at, one in enumerate(wanted):
            assert_near(found[at], one, f"{where}[{at}]")
    else:
        assert found == (near(wanted, abs=1e-12) if type(wanted) is float else wanted), where


STUDIES: list[tuple[str, tuple[str, ...], int]] = [
    ("minivilles", ("random",), 3),
    ("mintworks", ("greedy", "random"), 2),
    ("mintworks", ("random", "beginner"), 1),
    ("petiteville", ("random",), 2),
    ("shafausa", ("random",), 2),
]


@pytest.mark.parametrize(("name", "names", "games"), STUDIES)
def test_studies_give_the_same_rows(
    name: str, names: tuple[str, ...], games: int, tmp_path: Path
) -> None:
    variant = registry.find(name).variant()
    study = Study.of(variant, names, games, seed=9)
    told = ask(variant, csv={"study": {"bots": names, "seed": 9}, "games": games})["csv"]
    results, file = Results(variant, study.bots), tmp_path / "rows.csv"
    results.add_rows(chunks.play_chunk(study, 0, games))
    write_rows(results, file)
    lines = file.read_text("utf-8").splitlines()
    assert told.endswith("\n")
    for line, whole in zip(told.splitlines(), lines, strict=True):
        assert f"{whole},".startswith(f"{line},"), "what is counted on the way follows after it"


def test_workers_answer_as_the_page_does() -> None:
    match = played(registry.find("mintworks").variant(), 4, most=9)
    variant, study = match.variant, {"bots": ["greedy", "random"], "seed": 2}
    same = {"history": match.history, "budget": "5", "seed": 3}
    here = ask(variant, hint=same, csv={"study": study, "games": 20})
    there = ask(variant, workers={**same, "spec": "mcts:3", "study": study, "games": 20})["workers"]
    assert without(there["hint"], {"seconds"}) == without(here["hint"], {"seconds"})
    assert there["csv"] == here["csv"]
    assert there["progress"] == [20, 20]
    assert there["chosen"] == bots.make("mcts:3", 3).choose(match)
    assert there["played"][: match.ply] == [list(step) for step in match.history]
    again = LoadedGame(variant).start(chance="manual")
    again.replay([(actor, move) for actor, move in there["played"]])
    assert again.over
    assert there["unknown"] == "unknown-bot"
    assert there["stopped"] > 0
    assert there["review"] == match.ply
    assert there["seconds"] < 30, "both were asked to stop"
    assert there["closed"] == "worker-failed"


def test_bots_that_cannot_play_are_refused() -> None:
    variant = registry.find("minivilles").variant()
    specs = ["mcst:5", "mcts:0", "mcts:5,depth=3", "mcts:5,prior_visits=0", "mcts:5,threads=2",
             "net:temperature=hot", "mcts:1.5s/turn", "MASTER"]  # fmt: skip
    told = ask(variant, refusals={"specs": specs}, withoutNets={})
    assert told["refusals"] == [
        "unknown-bot", "bad-budget", "bad-bot-setting", "bad-bot-setting", "bad-bot-setting",
        "bad-bot-setting", None, None,
    ]  # fmt: skip
    assert told["withoutNets"] == "no-net"


def test_a_net_file_is_named_by_what_is_in_it() -> None:
    variant = registry.find("mintworks").variant()
    files, named = net_files(variant), page_data(variant)["nets"]
    assert {file.name for file in files} == {named[kind]["file"] for kind in ("value", "moves")}
    assert net_files(registry.find("mintworks").variant(players=3)) == files
    assert max(len(file.content) for file in files) < 250_000
