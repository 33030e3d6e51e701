"""What a content file adds plays like what is printed, whoever plays it, wherever it is shown."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import bourgade
from bourgade import bots
from bourgade.bots import policy
from bourgade.compile.engine import engine
from bourgade.kernel.content import ContentText
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import new_records
from bourgade.kernel.notation import words_of
from bourgade.kernel.room import has_room, roomy_sizes
from bourgade.kernel.verbs import verbs_of
from bourgade.play.generic_board import generic_board
from bourgade.server.render import ENVIRONMENT, board_context, board_of
from bourgade.server.views.scene import scene_of
from tests.conformance.added import ADDED, WORDS, added
from tests.conformance.test_differential import lockstep

GAMES = sorted(ADDED)


def variant_of(game: str, **options: Any) -> Variant:
    return bourgade.load(game, content=added(game), **options).variant


def played(game: str, seed: int, most: int, **options: Any) -> Any:
    """A random game."""
    chosen = random.Random(seed)
    match = bourgade.load(game, content=added(game), **options).start(seed=seed)
    while not match.over and match.ply < most:
        match.play(chosen.choice(match.moves))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_it_shares_the_records_of_all_other_contents(game: str) -> None:
    variant = variant_of(game)
    sizes = roomy_sizes(variant.game)
    assert has_room(sizes, variant)
    if game == "petiteville":  # as many tiles as before
        assert variant.sizes == bourgade.load(game).variant.sizes
    else:
        assert variant.sizes == sizes


@pytest.mark.parametrize("game", GAMES)
def test_it_can_be_had_in_a_game(game: str) -> None:
    """Every added word is the word of a move that somebody makes, or that chance does."""
    wanted = {word for _, word in WORDS[game]}
    for seed in range(12):
        match = played(game, seed, 500, players=4)
        for _, text in match.history:
            wanted -= set(text.split())
        if not wanted:
            return
    raise AssertionError(wanted)


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_about_it_has_its_name(game: str) -> None:
    variant = variant_of(game, players=4)
    for language in ("en", "fr"):
        names = [variant.name(language, dim, word) for dim, word in WORDS[game]]
        assert all("rchid" in name for name in names)
        said = "\n".join(
            event.text(language)
            for seed in range(3)
            for step in played(game, seed, 300, players=4).steps()
            for event in step.events
        )
        assert any(name in said for name in names)
        assert "orchid_" not in said


@pytest.mark.parametrize("game", GAMES)
def test_compiled_rules_are_the_rules(game: str) -> None:
    pytest.importorskip("numba")
    lockstep(variant_of(game), "cpu", 3, most=300)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", ["random", "greedy", "beginner", "skilled", "mcts:20"])
def test_every_bot_plays_it(game: str, bot: str) -> None:
    match = bourgade.load(game, content=added(game), players=2).start(seed=4)
    player = bots.make(bot, 4)
    for _ in range(25):
        if match.over:
            return
        match.play(player.choose(match))


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_run_in_batches(game: str) -> None:
    variant = variant_of(game, players=3)
    finals: list[bytes] = []
    for mode in ("python", "cpu"):
        policies = engine(variant, mode).twin(policy)
        states = new_records(variant.game.state, variant.sizes, 5)
        states[4].seats = variant.seats
        done = new_records(variant.game.state, variant.sizes, 1)
        seated = np.full((1, variant.seats), policy.RANDOM, np.int8)
        out = np.zeros((3, variant.vocabulary.size), np.int32)
        rngs = np.array([[1, 2, 3, 4]], np.int64)
        policies.play_games(states, variant.books, done, seated, rngs, out, 150)
        finals.append(done.tobytes())
    assert finals[0] == finals[1]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_boards_show_its_name(game: str, language: str) -> None:
    """In the browser and in the terminal, a name that was escaped."""
    file = (
        added(game)
        .text.replace("Orchid ", "<q7>Orchid</q7> ")
        .replace(" aux or", " <q7>aux</q7> or")
    )
    template = ENVIRONMENT.from_string(
        "{% import 'kit.html' as kit %}{% include board %}{{ kit.action_bar(ui) }}"
    )
    chosen, html, drawn = random.Random(1), "", ""
    match = bourgade.load(game, content=ContentText(file)).start(seed=1)
    board = match.variant.game.board or generic_board
    while not match.over and match.ply < 200 and "<q7>" not in drawn:
        match.play(chosen.choice(match.moves))
        drawn = repr(board(match.variant, match.position, language))
    scene = scene_of(match, language, seat=match.actor, may_act=True)
    html = template.render(**board_context(scene, board_of(game)))
    assert "<q7>" not in html
    if game != "petiteville":  # a tile is shown by what is printed on it
        name = "&lt;q7&gt;Orchid&lt;/q7&gt;" if language == "en" else "&lt;q7&gt;aux&lt;/q7&gt; or"
        assert name in html
        assert "<q7>" in drawn


@pytest.mark.parametrize("game", GAMES)
def test_positions_of_it_can_be_written_set_up_and_explained(game: str) -> None:
    loaded = bourgade.load(game, content=added(game))
    for most in (0, 7, 30, 90):
        match = played(game, 5, most)
        again = loaded.setup(match.position)
        assert again.state.tobytes() == match.state.tobytes()
        if not match.over:
            assert match.hint("20").best


@pytest.mark.parametrize("game", GAMES)
def test_words_of_moves_are_those_of_the_content(game: str) -> None:
    variant = variant_of(game)
    for verb in verbs_of(variant.game.act).values():
        for dim in verb.dims:
            assert words_of(dim, variant.words)
