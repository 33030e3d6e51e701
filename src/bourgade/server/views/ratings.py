"""Ratings as pages show them: points with their uncertainty, leaderboards, curves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bourgade.kernel import registry
from bourgade.kernel.errors import BourgadeError
from bourgade.server.ratings.skill import Skill
from bourgade.server.store.leaderboard import Ranked
from bourgade.server.store.ratings import RatingRow, game_of
from bourgade.server.words import TEXTS

ROOM = 25
"""Points that a curve shows above its highest and below its lowest value, at least."""


def points_line(skill: Skill, language: str) -> str:
    """A rating in brief: with a question mark while it is little more than a guess."""
    message = "rating-uncertain" if skill.is_uncertain else "rating-points"
    return TEXTS.say(language, message, points=str(skill.points), margin=str(skill.margin))


def skill_view(skill: Skill, language: str) -> dict[str, Any]:
    """A rating, and what a question mark stands for."""
    about = TEXTS.say(language, "rating-points", points=str(skill.points), margin=str(skill.margin))
    return {"text": points_line(skill, language), "about": about}


def ladder_view(ladder: str, language: str) -> dict[str, str]:
    """What a ladder is called, and where its page is."""
    name, edition = game_of(ladder)
    try:
        game = registry.find(name)
    except BourgadeError:
        return {"title": name, "edition": edition, "url": f"/ratings/{ladder}", "game": name}
    option = game.edition.name if game.edition else ""
    title = game.title(language)
    called = game.texts.name(language, option, edition) if option and edition else ""
    return {
        "title": title,
        "edition": "" if called == title else called,
        "url": f"/ratings/{ladder}",
        "game": name,
    }


def leader_view(place: int, one: Ranked, language: str, key: str) -> dict[str, Any]:
    """A line of a leaderboard."""
    return {
        "place": None if one.skill.is_uncertain else place,
        "name": one.name,
        "colour": one.colour,
        "url": f"/p/{one.public}",
        "skill": skill_view(one.skill, language),
        "games": one.games,
        "mine": one.key == key,
    }


def rating_view(
    row: RatingRow, history: Sequence[tuple[float, Skill]], language: str
) -> dict[str, Any]:
    """Where a person stands on a ladder, and how they came there."""
    return {
        **ladder_view(row.ladder, language),
        "skill": skill_view(row.skill, language),
        "games": row.games,
        "curve": curve(history),
    }


def curve(history: Sequence[tuple[float, Skill]]) -> dict[str, Any] | None:
    """A rating from game to game as a line within its margins, in percent of the picture."""
    if len(history) < 2:
        return None
    skills = [skill for _, skill in history]
    low = min(one.points - one.margin for one in skills) - ROOM
    high = max(one.points + one.margin for one in skills) + ROOM

    def at(n: int, points: float) -> str:
        return f"{100 * n / (len(skills) - 1):.2f},{100 * (high - points) / (high - low):.2f}"

    above = [at(n, one.points + one.margin) for n, one in enumerate(skills)]
    below = [at(n, one.points - one.margin) for n, one in enumerate(skills)]
    return {
        "line": " ".join(at(n, one.points) for n, one in enumerate(skills)),
        "band": " ".join([*above, *reversed(below)]),
        "first": skills[0].points,
        "last": skills[-1].points,
        "low": low,
        "high": high,
        "games": len(skills),
    }
