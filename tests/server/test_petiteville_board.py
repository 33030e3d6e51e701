"""The board of Ma Petite Ville as markup: every move is a button, and the end is counted."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import bourgade
from bourgade.kernel.i18n import LANGUAGES
from bourgade.play import Match
from tests.server.board_markup import buttons, shown

SERVER = Path(bourgade.__file__).parent / "server"
GAMES: dict[str, dict[str, object]] = {
    "2": {"players": 2},
    "3": {"players": 3, "edition": "easy", "colours": "red yellow blue"},
    "4": {"players": 4, "first_player": "C"},
}
NAMED: dict[str, Any] = {"players": 2, "colours": "blue green", "first_player": "A"}
every_game = pytest.mark.parametrize("options", GAMES.values(), ids=GAMES.keys())


def moments(options: dict[str, Any], seeds: int = 1, eager: float = 0.3) -> Iterator[Match]:
    """Games at random, draws included; how often somebody places who could is ``eager``."""
    for seed in range(seeds):
        chosen = random.Random(seed)
        match = bourgade.load("petiteville", **options).start(chance="manual")
        while True:
            yield match
            if match.over:
                break
            moves = match.moves
            lines = [move for move in moves if move.startswith("place")]
            others = [move for move in moves if not move.startswith("place")]
            eagerly = lines and chosen.random() < eager
            match.play(chosen.choice(lines if eagerly else others or lines))


def found(
    options: dict[str, object], wanted: Callable[[Match], object], eager: float = 0.3
) -> Match:
    return next(match for match in moments(options, 60, eager) if wanted(match))


@every_game
def test_every_move_is_a_button_on_the_board(options: dict[str, object]) -> None:
    phases: set[str] = set()
    for number, match in enumerate(moments(options, eager=0.1)):
        if match.phase not in phases or number % 9 == 0:
            phases.add(match.phase)
            assert sorted(buttons(shown(match))) == sorted(match.moves), match.phase
    assert phases >= {"start", "draw", "turn", "lay", "final", "over"}
    assert ("colours" in phases) == ("colours" not in options)


@pytest.mark.parametrize("language", LANGUAGES)
def test_colours_are_chosen_with_the_first_tile_in_sight(language: str) -> None:
    match = bourgade.load("petiteville", players=3).start(chance="manual")
    match.play("tile 1")
    html = shown(match, language)
    assert buttons(html) == ["colour blue", "colour green", "colour yellow", "colour red"]
    assert html.count('class="pv-tile"') == 1  # the first tile
    assert {"en": "2 squares so far", "fr": "2 carrés pour l’instant"}[language] in html
    assert "pv-tray" not in html
    match.play("colour yellow")
    waiting = shown(match, language, seat="A", may_act=False)
    assert buttons(waiting) == []
    assert {"en": "plays yellow, the cars", "fr": "joue le jaune : les voitures"}[
        language
    ] in waiting
    nothing = {"en": "has no colour yet", "fr": "n’a pas encore de couleur"}[language]
    assert waiting.count(f">{nothing}<") == 2
    assert "pv-tray" in waiting  # one's own silhouettes, once their colour is known
    assert buttons(shown(match, language, seat="B")) == [
        "colour blue",
        "colour green",
        "colour red",
    ]


def test_a_box_with_fewer_lengths_shows_no_others(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text('[[silhouettes]]\nid = "7"\ncopies_per_colour = 0\n', "utf-8")
    match = bourgade.load("petiteville", content=file, **NAMED).start(chance="manual")
    html = shown(match, enters_chance=False)
    assert "pv-long-6" in html
    assert "pv-long-7" not in html
    assert "Still to place: 2, 3, 4, 5, 6 (20 objects)" in html
    assert "<title>" in match.svg()


@every_game
def test_whoever_only_waits_has_no_buttons(options: dict[str, object]) -> None:
    match = found(options, lambda match: match.phase == "turn" and match.state.laid > 4)
    for seat in (None, *match.variant.players):
        html = shown(match, seat=seat, may_act=False, enters_chance=False)
        assert buttons(html) == []
        assert 'name="pick"' not in html


@every_game
def test_pieces_can_be_told_apart_and_nothing_is_inline(options: dict[str, object]) -> None:
    for number, match in enumerate(moments(options)):
        if number % 25 == 0 or match.over:
            html = shown(match)
            for attribute in ("id", "data-vt", "data-count"):
                keys = re.findall(rf'\s{attribute}="([^"]*)"', html)
                assert len(keys) == len(set(keys)), attribute
            assert not re.search(r"\s(style|on\w+)=|<style|<script", html)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_in_the_language_files(language: str) -> None:
    texts = bourgade.load("petiteville").variant.game.texts
    for options in GAMES.values():
        for number, match in enumerate(moments(options)):
            if number % 20 == 0 or match.over:
                html = shown(match, language)
                assert not re.search(r"\b(web|picture|board|shown)-[a-z]+-?[a-z]*\b(?=[<.,])", html)
    used = set(re.findall(r'"(web-[\w-]*\w)"', BOARD.read_text("utf-8")))
    assert used
    assert all(texts.has(language, message) for message in used)


BOARD = bourgade.load("petiteville").variant.game.folder / "view" / "board.html"


def test_every_picture_exists() -> None:
    view = BOARD.parent
    kit = set(
        re.findall(r'<symbol id="([^"]*)"', (SERVER / "static" / "kit.svg").read_text("utf-8"))
    )
    art = set(re.findall(r'<symbol id="([^"]*)"', (view / "art.svg").read_text("utf-8")))
    assert art == {f"colours-{colour}" for colour in ("blue", "green", "yellow", "red")}
    for options in GAMES.values():
        for number, match in enumerate(moments(options)):
            if number % 25 == 0 or match.over:
                html = shown(match)
                assert set(re.findall(r"/static/kit\.svg#([^\"]*)", html)) <= kit
                drawn = set(re.findall(r'href="#([^"]*)"', html))
                assert drawn <= set(re.findall(r'\sid="([^"]*)"', html))


def test_each_choice_has_the_places_of_its_own() -> None:
    match = found(GAMES["2"], lambda match: match.phase == "lay" and match.state.laid > 3)
    html = shown(match)
    for turn in ("0", "90", "180", "270"):
        places = re.search(rf'<ul class="pv-list" data-pick="{turn}".*?</ul>', html, re.DOTALL)
        assert places
        assert buttons(places[0]) == [move for move in match.moves if move.endswith(f" {turn}")]


def test_a_silhouette_that_fits_nowhere_says_so() -> None:
    match = found(GAMES["2"], lambda match: match.phase == "turn" and match.state.laid == 1)
    assert "Length 7 does not fit on any free line of the city right now." in shown(match)


def test_the_drawn_tile_is_shown_in_its_four_turns() -> None:
    match = bourgade.load("petiteville", **NAMED).start(chance="manual")
    for move in ("tile 14", "draw", "tile 1"):
        match.play(move)
    faces = re.findall(r'<label [^>]*class="pv-turn"[^>]*>.*?</label>', shown(match), re.DOTALL)
    read = ["".join(re.findall(r'href="#pv-(\w)', face)) for face in faces]
    assert read == ["bbgyxrryg", "rybyxbgrg", "gyrrxygbb", "grgbxybyr"]  # PV-033
    others = shown(match, seat="B", may_act=False, enters_chance=False)
    assert 'class="pv-drawn"' in others
    assert "pv-turn" not in others


def test_what_the_others_did_is_marked_until_one_plays_oneself() -> None:
    options = {**NAMED, "players": 3, "colours": "blue green yellow"}
    match = bourgade.load("petiteville", **options).start(chance="manual")
    for move in ("tile 1", "draw", "tile 2", "lay 1 e 0", "draw", "tile 3", "lay 1 w 0"):
        match.play(move)
    assert shown(match, seat="C").count("pv-laid") == 2
    match.play("draw")
    match.play("tile 4")
    assert shown(match, seat="C").count("pv-laid") == 2
    match.play("lay 1 n 0")
    assert shown(match, seat="C", may_act=False).count("pv-laid") == 1
    assert shown(match, seat="A").count("pv-laid") == 2


# The end


def count_of(match: Match, language: str = "en") -> str:
    match.players.update(A="Ana", B="Ben", C="Cem", D="Dov")
    html = shown(match, language, all_open=True)
    told = re.search(r'<section class="pv-count".*?</section>', html, re.DOTALL)
    assert told
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", told[0]))


def left(match: Match) -> list[list[int]]:
    return [
        [n + 2 for n, square in enumerate(player.placed) if square < 0]
        for player in match.state.players[: match.variant.seats]
    ]


def test_the_sixth_silhouette_ends_it() -> None:
    match = found(GAMES["2"], lambda match: match.over and match.state.ending == 1, eager=1)
    winner = {"A": "Ana", "B": "Ben"}[match.winners[0]]
    told = count_of(match)
    assert f"{winner} placed their last silhouette" in told
    assert f"{winner} won the game." in told
    loser = left(match)["BA".index(match.winners[0])]
    assert f"{' + '.join(map(str, loser))} = {sum(loser)} object" in told or len(loser) == 1


@pytest.mark.parametrize("players", ["2", "3"])
def test_what_is_left_is_counted_line_by_line(players: str) -> None:
    def by_objects(match: Match) -> bool:
        sums = sorted(map(sum, left(match)))
        return match.over and match.state.ending == 2 and sums[0] < sums[1]

    match = found(GAMES[players], by_objects, eager=0.1)
    told = count_of(match)
    for lengths in left(match):
        assert f"{sum(lengths)} objects left" in told
        assert " + ".join(map(str, lengths)) in told
    fewest = min(map(sum, left(match)))
    winner = match.winners[0]
    assert f"Fewest objects left: {fewest}, {match.players[winner]} (PV-065)" in told
    assert "PV-066" not in told
    assert "Le moins d’objets restants" in count_of(match, "fr")


def test_ties_are_told_to_the_end() -> None:
    def shared(match: Match) -> bool:
        return match.over and match.state.ending == 2 and len(match.winners) > 1

    told = count_of(found(GAMES["4"], shared, eager=0.05))
    assert "Tied, so the fewest silhouettes left" in told
    assert "Still tied: they share the victory (PV-067)." in told
    assert "won the game." in told


def test_a_game_that_somebody_left_is_not_counted() -> None:
    match = found(GAMES["2"], lambda match: match.phase == "turn" and match.state.laid > 3)
    assert "pv-count" not in shown(match, ended=True)
