"""Ratings against known truths: players of fixed strength, and bots that stay where they are."""

from __future__ import annotations

import math
import random
import re
from pathlib import Path

import pytest

from bourgade.kernel import registry
from bourgade.server.opponents import LEVELS, USUAL
from bourgade.server.ratings.anchors import FILE, anchors
from bourgade.server.ratings.skill import MIDDLE, NEW, Skill, chance_to_beat, rate

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"
MEASURED = [name for name in registry.names() if (registry.find(name).folder / FILE).is_file()]


def played(points: list[float], dice: random.Random) -> list[int]:
    """The places of players of known strength: the first is drawn, then the next, and so on."""
    places, left = [0] * len(points), list(range(len(points)))
    for place in range(1, len(points) + 1):
        weights = [10 ** ((points[n] - MIDDLE) / 400) for n in left]
        found = dice.choices(left, weights)[0]
        left.remove(found)
        places[found] = place
    return places


def season(
    truth: list[float], levels: list[Skill], games: int, sizes: tuple[int, ...], seed: int
) -> list[Skill]:
    """What people are rated at after so many games at random tables with a bot now and then."""
    dice, skills = random.Random(seed), [NEW] * len(truth)
    for _ in range(games):
        size = dice.choice(sizes)
        with_bot = levels and dice.random() < 0.25
        there = dice.sample(range(len(truth)), size - bool(with_bot))
        before, points = [skills[n] for n in there], [truth[n] for n in there]
        if with_bot:
            level = dice.choice(levels)
            before, points = [*before, level], [*points, float(level.points)]
        after = rate(before, played(points, dice), [1.0] * size)
        for n, skill in zip(there, after, strict=False):
            skills[n] = skill
    return skills


TRUTH = [float(points) for points in range(1000, 2001, 100)]


def test_points_mean_what_elo_means() -> None:
    strong, weak = Skill.of_points(1900, 0), Skill.of_points(1500, 0)
    assert chance_to_beat(strong, weak) == pytest.approx(10 / 11)
    assert (NEW.points, NEW.is_uncertain) == (MIDDLE, True)
    assert Skill.of_points(1720, 60).points == 1720
    assert Skill.of_points(1720, 60).margin == 60


@pytest.mark.parametrize("sizes", [(2,), (4,), (2, 3, 4, 5)], ids=str)
def test_players_of_fixed_strength_come_out_in_order_and_calibrated(sizes: tuple[int, ...]) -> None:
    levels = list(anchors("minivilles").values())
    found = season(TRUTH, levels, 3_000, sizes, seed=1)
    errors = [one.points - truth for one, truth in zip(found, TRUTH, strict=True)]
    assert max(map(abs, errors)) < 180, errors
    assert abs(sum(errors) / len(errors)) < 60, "the bots hold the scale where it is"
    for n in range(len(found) - 2):  # neighbours may change places, others may not
        assert found[n].mu < found[n + 2].mu
    inside = [abs(e) <= 2 * one.margin for e, one in zip(errors, found, strict=True)]
    assert sum(inside) >= len(inside) - 1
    # Predicted and real chances, over all pairs.
    gaps = [
        chance_to_beat(found[a], found[b]) - 1 / (1 + 10 ** ((TRUTH[b] - TRUTH[a]) / 400))
        for a in range(len(TRUTH))
        for b in range(a)
    ]
    assert math.sqrt(sum(gap**2 for gap in gaps) / len(gaps)) < 0.06


def test_a_few_games_with_bots_say_who_is_strong() -> None:
    """The first games mean something already, since the bots' strength is known."""
    levels = [anchors("minivilles")[level] for level in LEVELS]
    weak, strong = [], []
    for seed in range(30):
        dice, skills = random.Random(seed), {1100.0: NEW, 1900.0: NEW}
        for _ in range(10):
            for truth in skills:
                level = dice.choice(levels)
                places = played([truth, float(level.points)], dice)
                skills[truth] = rate([skills[truth], level], places, [1.0, 1.0])[0]
        weak.append(skills[1100.0].points)
        strong.append(skills[1900.0].points)
    assert sum(a < b for a, b in zip(weak, strong, strict=True)) >= 28
    assert sum(strong) / 30 - sum(weak) / 30 > 350


def test_a_weight_counts_in_part_and_none_not_at_all() -> None:
    before = [Skill(27, 3), Skill(24, 4)]
    whole, half, none = (rate(before, [1, 2], [w, w]) for w in (1.0, 0.5, 0.0))
    assert none == before
    assert half[0].mu - 27 == pytest.approx((whole[0].mu - 27) / 2)
    assert whole[0].mu > 27 > 24 > whole[1].mu
    assert whole[0].sigma < half[0].sigma < 3


def test_equal_places_move_equals_nowhere() -> None:
    after = rate([NEW, NEW, NEW], [1, 1, 1], [1.0] * 3)
    assert [one.mu for one in after] == pytest.approx([25.0] * 3)


# The bots


@pytest.mark.parametrize("game", MEASURED)
def test_the_bots_are_rated_as_they_were_measured(game: str) -> None:
    """``anchors.toml`` and the tables of the documentation say the same."""
    title = registry.find(game).box.first_game and re.escape(registry.find(game).title("en"))
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", DOCS.read_text("utf-8"), re.M | re.S)
    assert found, title
    shown = re.findall(
        r"^\| (\w+) \| `[^|]*` \| ([+-]\d+) (?:± (\d+)|\((\d+)–(\d+)\)) \|", found[1], re.M
    )
    rows = [(a, n, half or (int(top) - int(low) + 1) // 2) for a, n, half, low, top in shown]
    assert [level for level, _, _ in rows] == list(LEVELS[:-1])
    fixed = anchors(game)
    elo = {level: int(points) for level, points, _ in rows}
    for level, points, margin in rows:
        assert fixed[level].points == MIDDLE + int(points) - elo[USUAL]
        assert fixed[level].margin == int(margin)


@pytest.mark.parametrize("game", MEASURED)
def test_every_level_is_a_fixed_point_and_stronger_than_the_one_below(game: str) -> None:
    fixed = anchors(game)
    assert list(fixed) == list(LEVELS)
    assert [one.points for one in fixed.values()] == sorted(one.points for one in fixed.values())
    assert fixed[USUAL].points == MIDDLE


def test_all_games_of_ours_were_measured() -> None:
    assert set(MEASURED) == {"minivilles", "mintworks", "petiteville", "shafausa"}
    assert anchors("no such game") == {}
