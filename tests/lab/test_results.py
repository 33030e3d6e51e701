"""What a study found: shares, intervals, rows, and the files they are kept in."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

import numpy as np
import polars
import pytest

import bourgade
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import new_records
from bourgade.lab import Results, Study, row_files, simulate, write_rows
from bourgade.lab.row_files import check_format
from bourgade.lab.tally import Share
from bourgade.testing.hamlet import GAME as HAMLET


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOURGADE_NUMBA", "off")


def hamlet() -> Variant:
    return HAMLET.variant(players=2)


Ending = tuple[tuple[int, int], tuple[int, int]]
"""Cottages and wood of both players."""


def ended(*games: Ending | None, bots: tuple[str, str] = ("greedy", "random")) -> Results:
    """Games with these endings, None for one that was cut off; the bots change seats."""
    found = Results(hamlet(), bots)
    finals = new_records(HAMLET.state, found.variant.sizes, len(games))
    for g, game in enumerate(games):
        finals[g].seats, finals[g].turn, finals[g].ply = 2, 10 + g, 20 + 2 * g
        finals[g].over = game is not None
        for p, (cottages, wood) in enumerate(game or ((9, 9), (0, 0))):
            finals[g].players[p].cottages, finals[g].players[p].wood = cottages, wood
    seating = np.array([[g % 2, 1 - g % 2] for g in range(len(games))], np.int8)
    found.add_rows(found.sheet.rows(0, finals, seating))
    return found


A_WINS: Ending = ((4, 0), (2, 7))
B_WINS: Ending = ((4, 1), (4, 3))
EQUAL: Ending = ((3, 5), (3, 5))


# Intervals


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0000),
    ],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    interval = Share("greedy", games, wins).interval
    assert interval == pytest.approx((low, high), abs=5e-5)


def test_the_interval_holds_the_share_and_narrows() -> None:
    widths: list[float] = []
    for games in (4, 40, 400, 4000):
        share = Share("greedy", games, games / 4)
        low, high = share.interval
        assert 0 <= low < share.rate < high <= 1
        widths.append(high - low)
    assert widths == sorted(widths, reverse=True)


def test_no_games_say_nothing() -> None:
    share = Share("greedy", 0, 0)
    assert share.rate == 0
    assert share.interval == (0, 1)


# Shares


def test_the_better_row_of_points_wins() -> None:
    columns = ended(A_WINS, B_WINS).columns()
    assert columns["won_A"].tolist() == [1, 0]
    assert columns["won_B"].tolist() == [0, 1]


def test_a_shared_win_counts_a_half_for_each() -> None:
    summary = ended(EQUAL, A_WINS, EQUAL).summary()
    assert [seat["wins"] for seat in summary["seats"]] == [2, 1]
    assert [bot["wins"] for bot in summary["bots"]] == [1, 2]
    assert summary["bots"][0]["rate"] == pytest.approx(1 / 3)


def test_wins_add_up_to_the_games() -> None:
    summary = ended(EQUAL, A_WINS, B_WINS, EQUAL, A_WINS).summary()
    for shares in (summary["bots"], summary["seats"]):
        assert sum(share["wins"] for share in shares) == summary["finished"] == 5
        assert all(share["games"] == 5 for share in shares)
        assert all(share["even"] == 0.5 for share in shares)


def test_a_bot_has_its_wins_from_every_seat() -> None:
    # The bots change seats, so the greedy one sits at A, B, A.
    greedy, random = ended(A_WINS, B_WINS, A_WINS).summary()["bots"]
    assert (greedy["name"], greedy["wins"], greedy["seats"]) == ("greedy", 3, 1)
    assert (random["name"], random["wins"], random["seats"]) == ("random", 0, 1)


def test_a_bot_on_two_seats_wins_by_either() -> None:
    (both,) = ended(A_WINS, B_WINS, bots=("random", "random")).summary()["bots"]
    assert (both["wins"], both["games"], both["seats"], both["even"]) == (2, 2, 2, 1)


def test_a_game_cut_off_is_a_row_but_no_part_of_a_share() -> None:
    found = ended(A_WINS, None, EQUAL)
    summary = found.summary()
    assert (summary["games"], summary["finished"]) == (3, 2)
    assert sum(bot["wins"] for bot in summary["bots"]) == 2
    assert summary["turns"]["longest"] == 12
    assert found.columns()["finished"].tolist() == [True, False, True]
    assert found.columns()["won_A"].tolist() == [1, 0, 0.5]


def test_lengths_and_means_are_those_of_the_games() -> None:
    summary = ended(A_WINS, B_WINS).summary()
    assert summary["turns"] == {"mean": 10.5, "shortest": 10, "median": 10.5, "longest": 11}
    assert summary["plies"]["mean"] == 21
    assert summary["measures"]["wood"] == {"greedy": 1.5, "random": 4.0}
    assert summary["measures"]["cottages"] == {"greedy": 4.0, "random": 3.0}


def test_a_summary_is_plain_data() -> None:
    summary = ended(A_WINS, EQUAL, None).summary()
    assert json.loads(json.dumps(summary)) == summary


def test_nothing_played_is_no_error() -> None:
    found = Results(hamlet(), ("greedy", "random"))
    assert found.games == 0
    assert len(found.columns()["game"]) == 0
    summary = found.summary()
    assert summary["finished"] == 0
    assert summary["bots"][0]["rate"] == 0


def test_games_are_counted_the_same_in_any_parts_and_order() -> None:
    """Sums of shares such as 1/3 would depend on the order."""
    endings = [A_WINS, EQUAL, None, B_WINS, EQUAL, EQUAL, A_WINS]
    whole = ended(*endings)
    for size in (1, 2, 3):
        apart = Results(whole.variant, whole.bots)
        for start in reversed(range(0, len(endings), size)):
            rows = {name: values[start : start + size] for name, values in whole.rows.items()}
            apart.add_rows(rows)
        assert apart.summary() == whole.summary()
        assert apart.columns()["game"].tolist() == whole.columns()["game"].tolist()


def test_lengths_are_summed_up_as_numpy_does() -> None:
    rng = np.random.default_rng(1)
    for games in (1, 2, 7, 100):
        found = ended(*[A_WINS] * games)
        lengths = rng.integers(1, 40, games).astype(np.int32)
        again = Results(found.variant, found.bots)
        again.add_rows({**found.rows, "turns": lengths})
        assert again.summary()["turns"] == {
            "mean": pytest.approx(lengths.mean()), "shortest": lengths.min(),
            "median": np.median(lengths), "longest": lengths.max(),
        }  # fmt: skip


def test_rows_that_were_not_kept_are_not_invented() -> None:
    found = Results(hamlet(), ("greedy", "random"), keep=False)
    found.add_rows(ended(A_WINS).rows)
    assert found.summary()["finished"] == 1
    with pytest.raises(bourgade.BourgadeError, match="not in memory"):
        found.columns()


def test_parts_are_put_in_order() -> None:
    found = ended(A_WINS, B_WINS)
    late = new_records(HAMLET.state, found.variant.sizes, 1)
    found.add_rows(found.sheet.rows(7, late, np.zeros((1, 2), np.int8)))
    found.add_rows(found.sheet.rows(4, late, np.zeros((1, 2), np.int8)))
    assert found.columns()["game"].tolist() == [0, 1, 4, 7]


# Files


def played() -> Results:
    variant = bourgade.load("minivilles", players=2, first_player="A").variant
    return simulate(Study.of(variant, ("random",), 3, seed=1))


def read(file: Path) -> polars.DataFrame:
    return polars.read_csv(file) if file.suffix == ".csv" else polars.read_parquet(file)


@pytest.mark.parametrize("name", ["rows.parquet", "rows.csv"])
def test_rows_come_back_from_a_file(tmp_path: Path, name: str) -> None:
    found = played()
    write_rows(found, tmp_path / name)
    frame = read(tmp_path / name)
    lists = (
        [] if name.endswith("parquet") else ["noted_A", "noted_B", "noted_turns_A", "noted_turns_B"]
    )
    columns = {head: cells for head, cells in found.columns().items() if head not in lists}
    assert frame.columns == list(columns)
    for column, values in columns.items():
        assert frame[column].to_list() == values.tolist(), column
    assert frame["bot_A"].to_list() == ["random"] * 3
    assert frame["finished"].dtype == polars.Boolean
    assert [file.name for file in tmp_path.iterdir()] == [name]


def test_shared_wins_come_back_from_both_kinds_of_file(tmp_path: Path) -> None:
    for name in ("rows.parquet", "rows.csv", "ROWS.CSV"):
        write_rows(ended(EQUAL, A_WINS, None), tmp_path / name)
    assert (tmp_path / "rows.csv").read_bytes() == (tmp_path / "ROWS.CSV").read_bytes()
    for name in ("rows.parquet", "rows.csv"):
        assert read(tmp_path / name)["won_A"].to_list() == [0.5, 1, 0]


def test_a_file_is_replaced_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "rows.csv"
    write_rows(ended(A_WINS), file)
    before = file.read_bytes()

    def full_disk(column: Any) -> list[Any]:
        raise OSError("no space left")

    monkeypatch.setattr(row_files, "_cells", full_disk)
    with pytest.raises(OSError, match="no space"):
        write_rows(ended(B_WINS), file)
    assert file.read_bytes() == before
    assert [left.name for left in tmp_path.iterdir()] == ["rows.csv"]


def test_other_kinds_of_file_are_refused(tmp_path: Path) -> None:
    with pytest.raises(bourgade.BourgadeError, match=r"must end in one of \.parquet, \.csv"):
        write_rows(ended(A_WINS), tmp_path / "rows.xlsx")
    assert not list(tmp_path.iterdir())


def test_csv_needs_no_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def without_polars(name: str, package: str | None = None) -> Any:
        return None if name == "polars" else importlib.util.find_spec(name, package)

    monkeypatch.setattr(row_files, "find_spec", without_polars)
    check_format(tmp_path / "rows.csv")
    with pytest.raises(bourgade.BourgadeError, match=r"bourgade\[lab\]"):
        check_format(tmp_path / "rows.parquet")
