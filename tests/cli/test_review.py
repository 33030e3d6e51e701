"""``bourgade review``: what it tells of a game, in both languages, and what it refuses."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from bourgade import Match, bots
from bourgade.bots.searcher import Searcher, SearchResult
from bourgade.bots.solver import Solver
from bourgade.bots.specs import Budget
from bourgade.kernel.game import Game
from tests.bots.endgames import one_coin_short
from tests.bots.glance import Glance
from tests.cli.line import bourgade, flat, process, record
from tests.kernel.thorp import play


class Exactly:
    """Stands in for the search: small endings are solved."""

    def __init__(self, variant: Any, *seed: int, **settings: Any) -> None:
        self._solver = Solver(variant)

    def search(self, match: Match, budget: Budget, *, stop: Any = None) -> SearchResult:
        return self._solver.search(match, budget)


@pytest.fixture
def ending(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A throws a 2, keeps it although a second throw was free, and B takes the game."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("bourgade.bots.coach.Searcher", Exactly)
    match = play(
        one_coin_short(), "roll 1", "dice 2", "keep", "pass",
        "roll 1", "dice 5", "keep", "build train_station",
    )  # fmt: skip
    # A box of its own, with so few cards that the ending can be solved, stands in for the printed.
    box = (match.variant.tables, match.variant.content)
    monkeypatch.setattr(Game, "load_content", lambda game, overrides=(): box)
    match.players = {"A": "Anna", "B": "B\x1b[31men"}
    file = Path("my.game")
    file.write_text(match.record(), "utf-8")
    return file


def rows(screen: str) -> dict[str, list[str]]:
    """The table of luck and mistakes, by player."""
    lines = (line.strip("│ \n") for line in screen.splitlines() if line.startswith("│"))
    cells = ([cell.strip() for cell in line.split("│")] for line in lines)
    return {name: figures for name, *figures in cells}


def test_the_report_of_a_small_game(ending: Path) -> None:
    """11/36 is 30.6 %; the 2 cost 5/36, 13.9 points, and keeping it 1/6, 16.7 points."""
    shown = bourgade("review my.game")
    assert (shown.exit_code, shown.stderr.count("\n")) == (0, 1)  # that it runs interpreted
    assert rows(shown.stdout) == {
        "Anna": ["30.6\u00a0%", "−13.9", "−16.7", "0.0", "0.0", "0.0\u00a0%"],
        "B[31men": ["69.4\u00a0%", "+13.9", "0.0", "+16.7", "0.0", "100.0\u00a0%"],
    }
    text = flat(shown.stdout)
    assert "Step 3 · Anna: Keep the roll · 16.7 points lost (± 0.0)" in text
    assert "Better: Reroll with one die." in text
    assert "bourgade show my.game --at 2" in text
    assert "Step 2 · The die shows 2: Anna −13.9, B[31men +13.9" in text
    assert "Step 3 · Anna: Keep the roll: Anna −16.7, B[31men +16.7" in text
    assert "\x1b" not in shown.stdout
    assert bourgade("show my.game --at 2").exit_code == 0


def test_the_report_in_french(ending: Path) -> None:
    shown = bourgade("review my.game", lang="fr")
    assert rows(shown.stdout)["Anna"] == [
        "30,6\u00a0%",
        "−13,9",
        "−16,7",
        "0,0",
        "0,0",
        "0,0\u00a0%",
    ]
    text = flat(shown.stdout)
    assert "Les décisions les plus coûteuses" in text
    assert "16,7 points perdus" in text
    assert not re.search(r"\b(review|column)-\w", text)


def test_a_chart_of_the_chances(ending: Path) -> None:
    """One block for the start and for every step: 30.6, 30.6, 16.7 and then 0 %."""
    lines = bourgade("review my.game").stdout.splitlines()
    start = lines.index("Winning chances")
    assert lines[start + 1].split() == ["Anna", "▂▂▁▁▁▁▁▁▁"]
    assert lines[start + 2].split() == ["B[31men", "▆▆▇██████"]
    marks = lines[start + 3]
    first = lines[start + 1].index("▂")
    assert [n - first for n, c in enumerate(marks) if c == "▲"] == [2, 3]


def test_a_search_that_cannot_tell_says_so(ending: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A search to which everything is even leaves half of the win unexplained."""
    assert "cannot tell luck" not in flat(bourgade("review my.game").stdout)
    monkeypatch.setattr("bourgade.bots.coach.Searcher", Glance)
    english, french = (bourgade("review my.game", lang=lang) for lang in ("en", "fr"))
    assert "cannot tell luck from mistakes: some figures may be off by ± 50.0" in flat(
        english.stdout
    )
    assert "ne peut pas distinguer la chance des erreurs" in flat(french.stdout)
    assert rows(english.stdout)["Anna"][4] == "−50 ± 50"
    assert rows(french.stdout)["Anna"][4] == "−50 ± 50"
    assert json.loads(bourgade("review my.game --json").stdout)["widest"] == pytest.approx(0.5)


def test_the_chart_fits_a_narrow_screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("bourgade.bots.coach.Searcher", Glance)
    record(Path("long.game"), 90)
    lines = bourgade("review long.game", columns=50).stdout.splitlines()
    start = lines.index("Winning chances")
    assert [len(line) for line in lines[start + 1 : start + 3]] == [50, 50]


def test_the_same_as_json(ending: Path) -> None:
    shown = bourgade("review my.game --json --lang fr")
    found = json.loads(shown.stdout)
    assert [a["seat"] for a in found["accounts"]] == ["A", "B"]
    for account in found["accounts"]:
        added = sum(account[part] for part in ("start", "luck", "mistakes", "gifts", "unclear"))
        assert added == pytest.approx(account["result"], abs=1e-12)
    assert found["costliest"] == [2]
    assert found["moments"][2]["better"] == "reroll 1"


@pytest.mark.parametrize("suffix", [".svg", ".png"])
def test_a_picture(ending: Path, suffix: str) -> None:
    shown = bourgade(f"review my.game --picture chances{suffix}")
    assert shown.exit_code == 0
    assert f"chances{suffix}" in flat(shown.stdout)
    drawn = Path(f"chances{suffix}").read_bytes()
    again = bourgade(f"review my.game --picture again{suffix} --lang fr")
    assert again.exit_code == 0
    if suffix == ".png":
        assert drawn.startswith(b"\x89PNG")
    else:
        text = drawn.decode()
        for word in ("Anna", "Winning chances", "die or draw", "The die shows 2", "Keep the roll"):
            assert word in text
        assert "dé ou pioche" in Path("again.svg").read_text("utf-8")
        bourgade("review my.game --picture twice.svg")
        assert Path("twice.svg").read_bytes() == drawn


@pytest.mark.usefixtures("ending")
def test_a_game_that_is_not_over() -> None:
    Path("half.game").write_text(play(one_coin_short(), "roll 1", "dice 2").record(), "utf-8")
    shown = bourgade("review half.game")
    assert "The game is not over" in shown.stdout
    assert rows(shown.stdout)["seat A"] == [
        "30.6\u00a0%",
        "−13.9",
        "0.0",
        "0.0",
        "0.0",
        "16.7\u00a0%",
    ]
    assert "No decision cost more" in shown.stdout
    assert "n’est pas terminée" in bourgade("review half.game", lang="fr").stdout


def test_the_search_is_given_the_budget(ending: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Budget] = []

    class Asked(Exactly):
        def search(self, match: Match, budget: Budget, *, stop: Any = None) -> SearchResult:
            asked.append(budget)
            return super().search(match, budget)

    monkeypatch.setattr("bourgade.bots.coach.Searcher", Asked)
    bourgade("review my.game")
    bourgade("review my.game --budget 40")
    # Everything is exact, so the first pass was enough: a twenty-fifth of what may be spent.
    assert {round(budget.seconds, 3) for budget in asked} == {0.008, 3600 / 25}
    assert {budget.simulations for budget in asked} == {1, 4_000_000}


def test_a_real_search(ending: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bourgade.bots.coach.Searcher", Searcher)
    shown = bourgade("review my.game --budget 30")
    figures = rows(shown.stdout)["Anna"]
    assert figures[-1] == "0.0\u00a0%"
    assert "5 positions searched" in flat(shown.stdout)
    assert bots.names()  # the same search that plays


# What is refused, before anything is searched


@pytest.fixture
def no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*given: Any, **settings: Any) -> None:
        raise AssertionError("nothing should be searched")

    monkeypatch.setattr("bourgade.bots.coach.Searcher", refuse)


def changed(old: str, new: str) -> str:
    text = Path("my.game").read_text("utf-8")
    assert old in text
    Path("other.game").write_text(text.replace(old, new), "utf-8")
    return "other.game"


@pytest.mark.usefixtures("ending", "no_search")
@pytest.mark.parametrize(
    ("line", "english", "french"),
    [
        ("no.game", "There is no file no.game", "no.game"),
        ("my.game --budget soon", "“soon” is not a search budget", "soon"),
        ("my.game --budget", "--budget needs a value", "--budget"),
        ("my.game --picture chances.gif", ".svg, .png", ".svg, .png"),
        ("my.game --picture no/such/folder.svg", "folder", "dossier"),
        ("my.game more", "more", "more"),
        ("", "Which record?", "Quel enregistrement"),
    ],
)
def test_what_cannot_be_reviewed(line: str, english: str, french: str) -> None:
    for lang, sentence in (("en", english), ("fr", french)):
        shown = bourgade(f"review {line}", lang=lang)
        assert (shown.exit_code, shown.stdout) == (2, "")
        assert sentence in shown.stderr
        assert shown.stderr.count("\n") == 1


@pytest.mark.usefixtures("ending", "no_search")
@pytest.mark.parametrize(
    ("old", "new", "english", "french"),
    [
        ("rules: ", "rules: 99", "version", "version"),
        ("content: ", "content: ab", "card figures", "chiffres"),
        ("bourgade: 1", "hello", "cannot be read", "illisible"),
        ("A keep", "A fly", "line", "ligne"),
    ],
)
def test_records_that_are_none(old: str, new: str, english: str, french: str) -> None:
    file = changed(old, new)
    for lang, sentence in (("en", english), ("fr", french)):
        shown = bourgade(f"review {file}", lang=lang)
        assert (shown.exit_code, shown.stdout) == (2, "")
        assert sentence in shown.stderr


@pytest.mark.usefixtures("ending", "no_search")
def test_nothing_to_review() -> None:
    Path("new.game").write_text(one_coin_short().record(), "utf-8")
    for lang, sentence in (("en", "no move has been made"), ("fr", "aucun coup")):
        shown = bourgade("review new.game", lang=lang)
        assert (shown.exit_code, shown.stdout) == (2, "")
        assert sentence in shown.stderr


def test_the_program_itself(tmp_path: Path) -> None:
    file = tmp_path / "short.game"
    record(file, moves=6)
    done = process("review", str(file), "--budget", "1", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["finished"] is False
