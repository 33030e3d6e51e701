"""``bourgade arena``: ratings, who beats whom, the file that goes on, and the picture."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import polars
import pytest

from bourgade.cli.i18n import split_names
from bourgade.lab import ArenaResult
from bourgade.testing.new_game import copy_template
from tests.cli.line import bourgade, environment, flat
from tests.cli.terminal import interrupt, on_a_terminal, seen

LINE = "arena meadow --bots random,greedy --games 6 --jobs 1"


@pytest.fixture(autouse=True)
def meadow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A small game, and a folder to work in."""
    copy_template("meadow", tmp_path / "games")
    (tmp_path / "desk").mkdir()
    monkeypatch.setenv("BOURGADE_GAMES", str(tmp_path / "games"))
    monkeypatch.chdir(tmp_path / "desk")


def facts_of(line: str) -> dict[str, Any]:
    done = bourgade(f"{line} --json")
    assert done.exit_code == 0, done.stderr
    return json.loads(done.stdout)


def cells(shown: str) -> list[list[str]]:
    return [
        [cell.strip().replace("\u00a0", " ") for cell in line.strip("│").split("│")]
        for line in shown.splitlines()
        if line.startswith("│")
    ]


def test_the_tables_say_what_the_json_says() -> None:
    Path("kept").mkdir()
    line = f"{LINE} --out kept/rows.parquet"  # so that both tell of the same seconds
    facts = facts_of(line)
    shown = bourgade(line)
    assert shown.exit_code == 0, shown.stderr
    greedy, random = facts["ratings"]
    assert (greedy["bot"], random["bot"], facts["anchor"]) == ("greedy", "random", "greedy")
    assert random["half_width"] == pytest.approx((random["high"] - random["low"]) / 2)
    told = cells(shown.stdout)
    thought = [f"{1000 * r['seconds'] / r['decisions']:.1f} ms" for r in (greedy, random)]
    assert told[0] == ["1", "greedy", "0", "6", f"{100 * greedy['share']:.1f} %", thought[0]]
    elo = f"{random['elo']:,.0f} ± {random['half_width']:,.0f}"
    assert told[1] == ["2", "random", elo, "6", f"{100 * random['share']:.1f} %", thought[1]]
    matrix = facts["matrix"]
    assert told[2] == ["1", "greedy", "", f"{100 * matrix['greedy']['random']:.0f} %"]
    assert told[3] == ["2", "random", f"{100 * matrix['random']['greedy']:.0f} %", ""]
    said = flat(shown.stdout)
    assert "greedy is rated 0." in said
    assert "All 6 games were played; the widest interval is ±" in said
    assert facts["command"] in shown.stdout


def test_it_speaks_french() -> None:
    shown = bourgade(LINE, lang="fr")
    assert shown.exit_code == 0
    said = flat(shown.stdout)
    assert "L’Elo de greedy est 0." in said
    assert "Les 6 parties ont toutes été jouées" in said
    assert "Classement" in said
    assert "column-" not in said
    assert re.search(r"\d,\d %", said)


def test_the_line_it_shows_plays_the_same_games() -> None:
    facts = facts_of(f"{LINE} --players 3 --seed 4")
    again = json.loads(bourgade([*shlex.split(facts["command"])[1:], "--json"]).stdout)
    assert facts["played"] == 6
    assert (facts["options"]["players"], facts["seed"]) == (3, 4)
    for name in ("matrix", "played", "seed", "options", "bots", "command"):
        assert again[name] == facts[name], name


def test_without_greedy_the_mean_is_0() -> None:
    shown = bourgade("arena meadow --bots random,mcts:2 --games 2 --jobs 1")
    assert "The mean of all ratings is 0." in flat(shown.stdout)


def test_settings_belong_to_the_bot_before_them() -> None:
    search = "mcts:500,threads=2,temperature=3"
    given = f"greedy, {search},mcts:1.5s,random"
    assert split_names(given) == ["greedy", search, "mcts:1.5s", "random"]
    assert split_names("threads=2,,random") == ["threads=2", "random"]


def test_rows_are_kept_and_a_finished_file_is_read() -> None:
    first = bourgade(f"{LINE} --out rows.parquet")
    assert "One row per game is in rows.parquet" in first.stdout
    assert "6 games in" in first.stdout
    assert polars.read_parquet("rows.parquet").height == 6
    before = Path("rows.parquet").read_bytes()
    again = bourgade(f"{LINE} --output rows.parquet")
    assert cells(again.stdout) == cells(first.stdout)
    assert "games in" not in again.stdout  # none was played
    assert Path("rows.parquet").read_bytes() == before


def test_a_file_of_another_tournament_is_refused_in_either_language() -> None:
    bourgade(f"{LINE} --out rows.parquet")
    before = Path("rows.parquet").read_bytes()
    for lang, said in (("en", "the seed is 0 there, and 3 here"), ("fr", "la graine y est 0")):
        refused = bourgade(f"{LINE} --seed 3 --out rows.parquet", lang=lang)
        assert refused.exit_code == 2
        assert refused.stdout == ""
        assert said in refused.stderr
        assert len(refused.stderr.splitlines()) == 1
    assert Path("rows.parquet").read_bytes() == before


def test_it_says_why_it_stopped() -> None:
    line = "arena meadow --bots random,greedy --games 40 --jobs 1 --until 9999"
    shown = bourgade(line)
    assert "Stopped because every interval is at most ± 9,999 Elo." in flat(shown.stdout)
    assert "--until 9999" in shown.stdout
    assert facts_of(line)["played"] == 20  # ten deals are the first to be looked at


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_picture_shows_every_bot_twice(lang: str) -> None:
    shown = bourgade(f"{LINE} --picture arena.svg", lang=lang)
    assert shown.exit_code == 0, shown.stderr
    assert "arena.svg" in shown.stdout
    drawn = [text.strip() for text in ElementTree.parse("arena.svg").getroot().itertext()]
    assert drawn.count("greedy") == drawn.count("random") == 3  # ratings, rows, columns
    assert ("Elo, with its 95 % interval" in drawn) == (lang == "en")


def test_pictures_are_the_same_for_the_same_games() -> None:
    for name in ("one", "two"):
        for suffix, start in (("svg", b"<?xml"), ("png", b"\x89PNG")):
            bourgade(f"{LINE} --out rows.parquet --picture {name}.{suffix}")
            assert Path(f"{name}.{suffix}").read_bytes().startswith(start)
    for suffix in ("svg", "png"):
        assert Path(f"one.{suffix}").read_bytes() == Path(f"two.{suffix}").read_bytes()


def test_a_full_disk_does_not_cost_the_report(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: ArenaResult, file: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(ArenaResult, "save", full)
    shown = bourgade(f"{LINE} --out rows.parquet")
    assert shown.exit_code == 2
    assert "greedy" in shown.stdout
    assert "No space left on device" in shown.stderr
    assert "rows.parquet" not in shown.stdout


def test_ctrl_c_reports_and_the_same_line_goes_on() -> None:
    line = "arena meadow --bots random,greedy --games 100000 --jobs 2 --out rows.parquet"
    played: list[int] = []
    for _ in range(2):
        with on_a_terminal(shlex.split(line), environment()) as (child, terminal):
            seen(terminal, "· random -")  # the standings beside the progress bar
            out, status = interrupt(child)
            left = seen(terminal, "\x1b[?25h")  # the cursor is back
        assert status == 0
        assert "Traceback" not in left  # the players did not hear of it
        assert "Interrupted after" in flat(out)
        assert "Run the same command again to resume." in flat(out)
        played.append(polars.read_parquet("rows.parquet").height)
    assert 0 < played[0] < played[1] < 100_000


# Against one bot


def test_everybody_plays_one_bot_and_its_share_is_shown() -> None:
    line = "arena meadow --bots random,mcts:2 --versus greedy --games 6 --jobs 1 --players 3"
    facts = facts_of(line)
    assert facts["versus"] == "greedy"
    assert [one["bot"] for one in facts["evaluations"]] == ["random", "mcts:2"]
    random = facts["evaluations"][0]
    assert (random["games"], random["players"]) == (6, 3)
    assert random["low"] <= random["share"] <= random["high"]
    assert random["even"] == pytest.approx(1 / 3)
    again = facts_of(facts["command"].removeprefix("bourgade "))
    assert again["evaluations"] == facts["evaluations"]
    for lang, title in (("en", "Share of games won against"), ("fr", "Part des parties gagnées")):
        shown = bourgade(line, lang=lang)
        assert title in shown.stdout
        assert [row[0] for row in cells(shown.stdout)] == ["random", "mcts:2"]
        assert "Elo" not in shown.stdout
    told = cells(bourgade(line).stdout)[0]
    assert told[1:3] == ["6", f"{100 * random['share']:.1f} %"]


def test_whoever_is_played_against_is_not_among_those_who_play() -> None:
    facts = facts_of("arena meadow --versus greedy --games 2 --jobs 1")
    assert [one["bot"] for one in facts["evaluations"]] == ["random"]
