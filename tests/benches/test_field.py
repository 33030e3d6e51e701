"""The page and the picture of the benches, from made-up figures."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench import field, ours, peers
from bench.drawing import short
from bench.timing import Measured, repeating


def test_page_and_picture_show_every_side_the_fastest_first(tmp_path: Path) -> None:
    mine, backgammon, missing = ours.PLAYED[0], peers.PLAYED[0], peers.PLAYED[-1]
    batched = peers.BATCHED[0]
    found = [
        Measured(backgammon, 100_000, 50_000, 200_000),
        Measured(mine, 9_000_000, 6_000_000, 17_100_000),
        Measured(missing, missing="not installed"),
        Measured(batched, 44_000, 44_000, 88_000, busy=0.5),
    ]
    page, picture = tmp_path / "RESULTS.md", tmp_path / "pictures" / "field.svg"

    field.write(found, "Made up.", page, [picture])

    played, _, stepped = page.read_text("utf-8").partition(f"## {field.BATCHED}")
    rows = [line for line in played.splitlines() if line.startswith("| ")][1:]
    assert [row.split(" | ")[0] for row in rows] == ["| **Bourgade**", "| OpenSpiel", "| RLCard"]
    assert "| 9,000,000 | 90 × | 6,000,000 | 17,100,000 (1.90 ×) |" in rows[0]
    assert "| not installed |" in rows[2]
    assert "90 × OpenSpiel: backgammon" in played
    assert "| 44,000 | 0.44 × |" in stepped
    drawn = picture.read_text("utf-8")
    assert drawn.index("Minivilles base") < drawn.index("backgammon, step by step")
    assert missing.game not in drawn


@pytest.mark.parametrize(("number", "text"), [(9_733_043, "9.73 M"), (830, "830"), (1e3, "1 k")])
def test_counts_are_short(number: float, text: str) -> None:
    assert short(number) == text


def test_a_side_plays_until_the_time_is_over() -> None:
    count = repeating(lambda: (3, 2))(0.01)
    assert count.seconds >= 0.01
    assert count.steps / 3 == count.decisions / 2 > 1


def test_sides_have_names_of_their_own() -> None:
    names = [peer.name for peer in field.PEERS]
    assert len(set(names)) == len(names)
