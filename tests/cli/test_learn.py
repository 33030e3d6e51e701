"""``bourgade learn``: the lessons there are, and one of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bourgade.kernel import registry
from tests.cli.line import bourgade, flat


def test_without_a_game_all_lessons_are_listed() -> None:
    shown = bourgade("learn", columns=120).stdout
    for name in registry.names():
        assert f"bourgade learn {name} " in shown
    assert "Deeds and Upkeep · Open a location" in shown
    assert "Contrats et Entretien" in bourgade("learn", lang="fr", columns=120).stdout


def test_lessons_are_there_for_programs() -> None:
    found = json.loads(bourgade("learn mintworks --json").stdout)
    assert [one["lesson"] for one in found] == ["first", "deeds"]
    assert found[0] | {"options": {}} == {
        "game": "mintworks",
        "lesson": "first",
        "title": "Your first game",
        "about": "Place mints, buy a plan and build it: one whole round.",
        "first": True,
        "options": {},
        "learner": "A",
        "opponent": "beginner",
        "steps": 14,
    }
    assert found[0]["options"]["players"] == 2
    assert len(json.loads(bourgade("learn --json").stdout)) > 10


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_lesson_plays_itself(lang: str) -> None:
    result = bourgade("learn shafausa --auto", lang=lang)
    assert result.exit_code == 0
    assert result.stderr == ""
    told = {"en": "Their Sawmill is still in reserve", "fr": "La Scierie d’en face"}
    assert told[lang] in flat(result.stdout)
    assert flat(result.stdout).endswith({"en": "Goodbye.", "fr": "Au revoir."}[lang])


def test_a_lesson_is_taken_and_saved(tmp_path: Path) -> None:
    file = tmp_path / "first.game"
    answers = "\n\n\nplace producer\nplace supplier\nbuy mine\n"
    result = bourgade(["learn", "mintworks", "--save", str(file)], answers=answers, columns=200)
    assert result.exit_code == 0
    assert "without a plan there is nothing to build" in flat(result.stdout)
    assert f"bourgade play --resume {file}" in result.stdout
    record = file.read_text("utf-8")
    assert "player B: beginner B (bot)" in record
    assert "A buy mine\nB place producer\n" in record


def test_an_unknown_lesson_or_game_is_refused() -> None:
    result = bourgade("learn minivilles marinna")
    assert result.exit_code == 2
    assert "Closest name: marina" in result.stderr
    assert bourgade("learn minnivilles").exit_code == 2
