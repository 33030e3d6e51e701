"""What every command does when it is used as it is meant."""

from __future__ import annotations

import io
import json
import re
import shlex
import subprocess
import time
from pathlib import Path
from typing import Any

import polars
import pytest
from rich.console import Console

import bourgade as library
from bourgade.cli.i18n import duration, number, pace, percent, speaking
from bourgade.cli.simulate import command_line, show_report
from bourgade.kernel import registry
from bourgade.kernel.game import Variant
from bourgade.kernel.i18n import LANGUAGES
from bourgade.kernel.ledger import read_ledger
from bourgade.lab import Study, row_files, simulate
from bourgade.testing.new_game import copy_template
from tests.cli.line import bourgade, environment, flat, process, program, record
from tests.cli.terminal import interrupt, on_a_terminal, seen

OWN_CAFE = '[[establishment]]\nid = "cafe"\ncost = 9\n'


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    work = tmp_path / "work"
    work.mkdir()
    monkeypatch.chdir(work)


def lines_fit(screen: str, columns: int) -> bool:
    return max(len(line.rstrip()) for line in screen.splitlines()) <= columns


# The program


def test_the_version_is_the_library_s() -> None:
    done = process("--version")
    assert done.stdout == f"bourgade {library.__version__}\n"
    assert (done.returncode, done.stderr) == (0, "")


def test_no_command_shows_the_help() -> None:
    shown = bourgade("")
    assert shown.exit_code == 0
    assert shown.stdout == bourgade("--help").stdout


def test_the_language_may_stand_before_or_after_the_command() -> None:
    before, after = bourgade("--lang fr games"), bourgade("games --lang fr")
    assert before.stdout == after.stdout
    assert before.stdout == bourgade("games", lang="fr").stdout
    assert before.stdout != bourgade("games --lang en", lang="fr").stdout


def test_a_reader_who_stops_is_no_error() -> None:
    line = " ".join(map(shlex.quote, program("rules", "minivilles")))
    done = subprocess.run(
        f"{line} | head -n 1", shell=True, capture_output=True, text=True, env=environment()
    )
    assert done.stdout.count("\n") == 1
    assert done.stderr == ""


def test_a_terminal_without_accents_still_shows_something() -> None:
    done = process("cards", "minivilles", "cafe", env=environment(PYTHONIOENCODING="ascii"))
    assert done.returncode == 0
    assert "cafe" in done.stdout
    assert done.stderr == ""


# games


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("columns", [80, 120])
def test_games_shows_what_can_be_typed(lang: str, columns: int) -> None:
    shown = bourgade("games", lang=lang, columns=columns)
    assert shown.exit_code == 0
    assert lines_fit(shown.stdout, columns)
    game = registry.find("minivilles")
    assert game.title(lang) in shown.stdout
    for edition in ("base", "base_marina_green_valley", "deluxe"):
        assert f"--edition {edition}" in shown.stdout
        assert game.texts.name(lang, "edition", edition) in shown.stdout
    assert "--players 2 | 3 | 4 | 5" in shown.stdout
    assert "-o market=open | ten | nine" in shown.stdout
    for option in game.options:
        assert option.rule in shown.stdout


def test_games_ends_with_a_line_that_works() -> None:
    last = bourgade("games").stdout.splitlines()[-1]
    played = bourgade(shlex.split(last)[1:], answers="quit\n")
    assert played.exit_code == 0


def test_games_as_json() -> None:
    games = json.loads(bourgade("games --json --lang fr").stdout)
    assert [game["name"] for game in games] == registry.names()
    game = next(game for game in games if game["name"] == "minivilles")
    assert [e["name"] for e in game["editions"]][::4] == ["base", "deluxe"]
    options = {option["name"]: option for option in game["options"]}
    assert options["market"]["values"] == ["open", "ten", "nine"]
    assert options["market"]["default"] == "open"
    assert options["players"]["label"] == "Joueurs"
    assert game["rules_version"] == registry.find("minivilles").rules_version


def test_a_broken_game_does_not_hide_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BOURGADE_GAMES", str(tmp_path))
    shown = {}
    for name, line in (("ruin", "games"), ("wreck", "check")):
        folder = copy_template(name, tmp_path)
        (folder / "rules.py").write_text("def setup(s, book)\n    pass\n")
        shown[line] = bourgade(line)
    assert shown["games"].exit_code == 2
    assert "minivilles" in shown["games"].stdout
    assert len(shown["games"].stderr.splitlines()) == 1
    assert "ruin/rules.py:1" in shown["games"].stderr
    assert shown["check"].exit_code == 1
    assert "✗ wreck has one problem:" in shown["check"].stdout
    assert "✓ minivilles is in order" in shown["check"].stdout
    assert "wreck/rules.py:1" in flat(shown["check"].stdout).replace(" ", "")


# cards


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("columns", [80, 120])
def test_cards_shows_every_card_with_its_source(lang: str, columns: int) -> None:
    game = registry.find("minivilles")
    shown = bourgade("cards minivilles", lang=lang, columns=columns)
    assert shown.exit_code == 0
    assert lines_fit(shown.stdout, columns)
    cards = game.cards(game.load_content()[1], game.texts, lang)
    screen = flat(shown.stdout)
    for card in cards:
        source = game.texts.say(lang, f"provenance-{card.provenance}")
        assert game.texts.name(lang, card.dim, card.word) in screen
        # Whole, not broken into columns.
        assert f"{card.word} · {card.rule} · {source}" in screen
    assert str(len(cards)) in screen.splitlines()[-1]


def test_cards_as_json_say_where_figures_come_from() -> None:
    cards = json.loads(bourgade("cards minivilles --json --lang fr").stdout)
    cafe = next(card for card in cards if card["word"] == "cafe")
    assert cafe["name"] == "Café"
    assert cafe["figures"]["cost"] == "2"
    assert cafe["provenance"] == "public"
    assert "001 lines" in cafe["detail"]
    assert all(card["detail"] and card["effect"] for card in cards)


@pytest.mark.parametrize("typed", ["cafe", "Café", "CAFE"])
def test_one_card_by_word_or_name(typed: str) -> None:
    shown = bourgade(["cards", "minivilles", typed])
    assert shown.stdout.startswith("Café\n")
    assert "001 lines 71, 196" in flat(shown.stdout)
    assert "Bakery" not in shown.stdout


def test_one_card_by_its_french_name_without_accents() -> None:
    shown = bourgade("cards minivilles 'chaine de television' --lang fr")
    assert shown.stdout.startswith("Chaîne de télévision\n")
    (fact,) = json.loads(bourgade("cards minivilles tv_station --json").stdout)
    assert fact["name"] == "TV Station"


def test_cards_of_one_s_own_printing() -> None:
    Path("my_box.toml").write_text(OWN_CAFE)
    shown = json.loads(bourgade("cards minivilles cafe --content my_box.toml --json").stdout)
    assert shown[0]["figures"]["cost"] == "9"


# rules


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_shows_all_of_them_by_section(lang: str) -> None:
    shown = bourgade("rules minivilles", lang=lang)
    assert shown.exit_code == 0
    assert lines_fit(shown.stdout, 80)
    ledger = read_ledger(registry.find("minivilles").folder, lang)
    for rule in ledger.values():
        assert rule.number in shown.stdout
        assert rule.section in shown.stdout
    assert json.loads(bourgade(f"rules minivilles --json --lang {lang}").stdout) == [
        vars(rule) for rule in ledger.values()
    ]


@pytest.mark.parametrize("typed", ["MV-104", "mv-104", "104"])
def test_one_rule_with_its_source(typed: str) -> None:
    shown = bourgade(f"rules minivilles {typed}").stdout
    assert "MV-104" in shown
    assert "001 line 196" in shown
    assert "MV-103" not in shown


def test_rules_are_shown_in_french() -> None:
    shown = bourgade("rules minivilles MV-104 --lang fr").stdout
    assert flat(shown).startswith("9. Établissements rouges MV-104 Café (3)")
    assert "001 ligne 196" in shown
    assert "anglais" not in shown
    (fact,) = json.loads(bourgade("rules minivilles MV-071 --lang fr --json").stdout)
    assert (fact["section"], fact["term"]) == ("7. Établissements bleus", "Ferme")


def test_rules_say_in_french_that_they_are_only_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy_template("heath", tmp_path / "games")
    monkeypatch.setenv("BOURGADE_GAMES", str(tmp_path / "games"))
    shown = bourgade("rules heath HM-005", lang="fr").stdout
    assert "The first to build the fourth cottage" in shown
    assert "anglais" in shown
    assert "English" not in bourgade("rules heath HM-005").stdout


# play


def saved(tmp_path: Path) -> Path:
    (file,) = (tmp_path / "home" / "games").iterdir()
    return file


def test_bots_play_by_themselves_and_the_game_is_kept(tmp_path: Path) -> None:
    played = bourgade("play minivilles --seats random --seed 5")
    assert played.exit_code == 0
    assert played.stderr == ""
    match = library.read(saved(tmp_path).read_text("utf-8"))
    assert match.over
    assert match.players == {"A": "random A (bot)", "B": "random B (bot)"}
    assert str(saved(tmp_path)) in played.stdout.replace("\n", "")


def test_the_same_seed_gives_the_same_game() -> None:
    line, answers = "play minivilles --seats me,random --save", "roll 1\npass\n" * 4
    for file, seed in (("one.game", "evening"), ("two.game", "evening"), ("three.game", "night")):
        assert bourgade(f"{line} {file} --seed {seed}", answers=answers).exit_code == 0
    one, two, three = (Path(f"{name}.game").read_text() for name in ("one", "two", "three"))
    assert one == two
    assert one != three
    assert len(library.read(one).history) > 8


def test_a_person_plays_leaves_and_comes_back() -> None:
    line = "play minivilles --seats me,random --seed 3 -o first_player=A --save my.game"
    left = bourgade(line, answers="roll 1\npass\nquit\n")
    assert left.exit_code == 0
    assert "bourgade play --resume my.game" in left.stdout
    first = library.read(Path("my.game").read_text("utf-8"))
    assert first.players == {"B": "random B (bot)"}
    assert [move for _, move in first.history][0::2][:2] == ["roll 1", "pass"]
    back = bourgade("play --resume my.game", answers="roll 1\nquit\n")
    assert back.exit_code == 0
    second = library.read(Path("my.game").read_text("utf-8"))
    assert second.history[: len(first.history)] == first.history
    assert len(second.history) > len(first.history)


def test_several_people_at_one_keyboard() -> None:
    line = "play minivilles --seats me:Anna,me,greedy --players 4 --save my.game"
    assert bourgade(line, answers="quit\n").exit_code == 0
    players = library.read(Path("my.game").read_text("utf-8")).players
    assert players == {"A": "Anna", "C": "greedy C (bot)", "D": "greedy D (bot)"}


def test_a_bot_takes_the_seat_of_somebody_who_left() -> None:
    record(Path("my.game"), A="Anna", B="Ben")
    done = bourgade("play --resume my.game --seats random --save end.game --seed 1")
    assert done.exit_code == 0
    assert library.read(Path("end.game").read_text("utf-8")).over
    # The game that was taken up lies there as before.
    assert not library.read(Path("my.game").read_text("utf-8")).over


def test_every_game_with_editions_takes_the_option() -> None:
    done = bourgade("simulate petiteville --edition easy --games 1 --bots random --json")
    facts = json.loads(done.stdout)
    assert facts["options"]["edition"] == "easy"
    assert "--edition easy" in facts["command"]
    refused = bourgade("simulate mintworks --edition easy --games 1")
    assert refused.exit_code != 0
    assert "edition" in refused.stderr


def test_options_editions_and_content_reach_the_game() -> None:
    Path("my_box.toml").write_text(OWN_CAFE)
    line = "play minivilles --edition deluxe --players 5 -o market=nine -o first_player=B"
    line += " --seats me,random --content my_box.toml --save my.game"
    assert bourgade(line, answers="quit\n").exit_code == 0
    match = library.read(Path("my.game").read_text("utf-8"))
    chosen = match.variant.options
    assert (chosen["edition"], chosen["players"], chosen["market"]) == ("deluxe", 5, "nine")
    assert chosen["first_player"] == "B"
    own = library.load("minivilles", content=("my_box.toml",), **chosen)
    assert match.variant.tables.digest == own.variant.tables.digest  # the record carries the card


def test_the_terminal_speaks_the_language_asked_for() -> None:
    assert "Marché" in bourgade("play minivilles --lang fr", answers="quit\n").stdout
    assert "Market" in bourgade("play minivilles --lang en", answers="quit\n", lang="fr").stdout


def test_a_finished_game_is_shown_when_it_is_taken_up() -> None:
    record(Path("my.game"), 10_000, A="Anna", B="Ben")
    before = Path("my.game").read_text()
    again = bourgade("play --resume my.game")
    assert again.exit_code == 0
    assert "bourgade show my.game" in again.stdout
    assert Path("my.game").read_text() == before


# show


def test_show_tells_the_story_and_shows_the_board() -> None:
    match = record(Path("my.game"), A="Anna", B="Ben")
    shown = bourgade("show my.game")
    assert shown.exit_code == 0
    assert lines_fit(shown.stdout, 80)
    screen = flat(shown.stdout)
    for event in match.events():
        assert f"{event.text('en', match.names('en'))} · {event.rule}" in screen
    assert "The game is not over." in screen
    assert "Market" in screen


def test_show_at_a_step_agrees_with_its_json() -> None:
    match = record(Path("my.game"), A="Anna")
    assert "After step 5 of" in bourgade("show my.game --at 5").stdout
    facts = json.loads(bourgade("show my.game --at 5 --json").stdout)
    assert facts["moves"] == match.record().split("\n\n")[1].splitlines()[:5]
    assert facts["position"] == match.at(5).position
    assert facts["step"] == 5
    assert facts["steps"] == len(match.steps())
    whole = json.loads(bourgade("show my.game --json").stdout)
    assert whole["position"] == match.position
    assert whole["players"] == {"A": "Anna"}
    assert len(whole["events"]) == len(match.events())
    start = json.loads(bourgade("show my.game --at 0 --json").stdout)
    assert (start["moves"], start["events"]) == ([], [])


def test_show_says_who_won() -> None:
    record(Path("my.game"), 10_000, A="Anna", B="Ben")
    facts = json.loads(bourgade("show my.game --json").stdout)
    assert facts["over"]
    (seat,) = facts["winners"]
    winner = facts["players"][seat]
    assert bourgade("show my.game").stdout.splitlines()[-1] == f"Winner: {winner}."
    earlier = json.loads(bourgade("show my.game --at 3 --json").stdout)
    assert (earlier["over"], earlier["winners"]) == (False, [])


def test_names_in_a_record_are_only_names() -> None:
    record(Path("my.game"), A="[red]Anna[/]", B="[/nothing]\x1b[31mBen")
    shown = bourgade("show my.game")
    assert shown.exit_code == 0
    assert "[red]Anna[/]" in shown.stdout
    assert "\x1b" not in shown.stdout


# simulate

QUICK = "simulate minivilles --games 1 --bots random --players 2"


def figures(line: str, lang: str = "en") -> list[str]:
    """The cells of one line of a table."""
    return [cell.strip() for cell in re.split("[│┃]", line)[1:-1]]


def test_the_table_and_the_json_agree() -> None:
    line = "simulate minivilles --games 30 --bots greedy,random --players 4"
    done = bourgade(line, compiled=True)
    assert done.exit_code == 0
    facts = json.loads(bourgade(f"{line} --json", compiled=True).stdout)
    cells = [figures(row) for row in done.stdout.splitlines() if row.startswith("│")]
    names = [share["name"] for share in facts["bots"]] + ["1, goes first", *"234"]
    shares = [*facts["bots"], *facts["places"]]
    built = [one for one in facts["noted"] if one["what"] == "built"]
    cells = [row for row in cells if row[-1]]  # long names take several lines
    assert len(cells) == len(shares) + len(built) + 1  # coins, and no row for the Tech Startup
    for row, share, name in zip(cells, shares, names, strict=False):
        seats = [str(share["seats"])] if "seats" in share else []
        assert row[0].endswith(name)
        assert row[1:] == [
            *seats,
            number(share["wins"], 0),
            percent(share["rate"]),
            f"{number(100 * share['low'], 1)} – {percent(share['high'])}".replace(
                " – ", "\u00a0–\u00a0"
            ),
            percent(share["even"]),
        ]
    means = facts["measures"]["coins"]
    assert cells[-1] == ["Coins", *(number(means[b], 1) for b in ("greedy", "random"))]
    assert number(facts["turns"]["mean"], 1) in done.stdout
    assert number(facts["plies"]["mean"], 1) in done.stdout
    assert facts["command"] in done.stdout


def compiled(**more: str) -> dict[str, str]:
    return {k: v for k, v in environment(**more).items() if k != "BOURGADE_NUMBA"}


def test_the_json_is_what_the_library_finds() -> None:
    facts = json.loads(bourgade(f"{QUICK} --seed 8 --json").stdout)
    variant = library.load("minivilles", players=2, first_player="A").variant
    expected = simulate(Study.of(variant, ("random",), 1, 8)).summary()
    assert {name: facts[name] for name in expected} == expected
    assert (facts["game"], facts["seed"], facts["wanted"]) == ("minivilles", 8, 1)
    assert facts["options"] == variant.options
    assert facts["seating"] == ["random"] * 2


def test_the_line_it_shows_plays_the_same_games() -> None:
    Path("my_box.toml").write_text(OWN_CAFE)
    line = "simulate minivilles --edition base_marina -o market=ten --content my_box.toml --seed 4"
    facts = json.loads(bourgade(f"{line} --games 1 --json").stdout)
    again = json.loads(bourgade(shlex.split(f"{facts['command']} --json")[1:]).stdout)
    for name in facts:
        if name != "seconds":
            assert again[name] == facts[name], name


@pytest.mark.parametrize("first", ["random", "B"])
def test_who_begins_may_be_chosen(first: str) -> None:
    facts = json.loads(bourgade(f"{QUICK} -o first_player={first} --json").stdout)
    assert facts["options"]["first_player"] == first
    assert f"first_player={first}" in facts["command"]


@pytest.mark.parametrize("first", ["A", "B", "random"])
def test_shares_are_those_of_the_turn_order(first: str) -> None:
    assert "1, goes first" in bourgade(f"{QUICK} -o first_player={first}").stdout
    assert "1, commence" in bourgade(f"{QUICK} -o first_player={first}", lang="fr").stdout


@pytest.fixture(scope="module")
def study_of_all_boxes() -> tuple[Variant, dict[str, Any]]:
    """The widest report there is: long names, two bots, coins in two places."""
    with pytest.MonkeyPatch.context() as context:
        context.setenv("BOURGADE_NUMBA", "off")
        variant = library.load("minivilles", edition="base_marina_green_valley").variant
        study = Study.of(variant, ("random",), 2)
        facts = simulate(study).summary()
    for measure in facts["measures"].values():
        measure.update(random=1234.56, greedy=1234.56)
    facts["bots"] = [{**facts["bots"][0], "name": name} for name in ("random", "greedy")]
    more = {"seed": 0, "seconds": 99.0, "wanted": 123_456_789, "interrupted": True, "now": 2}
    more["study"] = study.digest
    return variant, {**facts, **more, "command": command_line(study, 2)}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("columns", [80, 120])
def test_the_report_fits_the_screen(
    study_of_all_boxes: tuple[Variant, dict[str, Any]], lang: str, columns: int
) -> None:
    screen = io.StringIO()
    with speaking(["--lang", lang]):
        show_report(*study_of_all_boxes, Console(file=screen, width=columns))
    lines = [line for line in screen.getvalue().splitlines() if "bourgade simulate" not in line]
    assert lines_fit("\n".join(lines), columns)
    assert "…" not in screen.getvalue()
    for name in ("coins", "startup"):
        assert study_of_all_boxes[0].game.texts.say(lang, f"field-{name}") in screen.getvalue()


def test_french_numbers_are_french() -> None:
    assert re.search(r"\d,\d\u00a0%", bourgade(QUICK, lang="fr").stdout)
    assert re.search(r"\d\.\d\u00a0%", bourgade(QUICK).stdout)


def test_interpreted_games_are_announced_apart() -> None:
    shown = bourgade(f"{QUICK} --json")
    assert "BOURGADE_NUMBA" in shown.stderr
    assert json.loads(shown.stdout)["games"] == 1


@pytest.mark.parametrize("name", ["rows.parquet", "rows.csv"])
def test_rows_are_written(name: str) -> None:
    shown = bourgade(f"simulate minivilles --games 2 --output {name}")
    assert f"One row per game is in {name}" in shown.stdout
    frame = polars.read_csv(name) if name.endswith("csv") else polars.read_parquet(name)
    assert frame["game"].to_list() == [0, 1]
    won = sum(frame[f"won_{seat}"].sum() for seat in "AB")
    assert won == frame["finished"].sum()
    assert [file.name for file in Path.cwd().iterdir()] == [name]


def test_a_full_disk_does_not_cost_the_report(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(row_files, "_cells", full)
    monkeypatch.setattr(row_files, "whole_file", full)
    for name in ("rows.csv", "rows.parquet"):
        shown = bourgade(f"{QUICK} --output {name}")
        assert shown.exit_code == 2
        assert "1, goes first" in shown.stdout
        assert "One row per game" not in shown.stdout
        assert name in shown.stderr.splitlines()[-1]


def test_times_and_speeds_read_well() -> None:
    with speaking(["--lang", "en"]):
        assert duration(0.02) == "under a second"
        assert duration(245) == "4\u00a0min 05\u00a0s"
        assert duration(7300) == "2\u00a0h 01\u00a0min"
        assert pace(500, 0.2) == "2,500 per second"
        assert pace(30, 10) == "3.0 per second"
        assert pace(3, 33.5) == "11.2\u00a0s per game"
        assert pace(500, 0) != ""
    with speaking(["--lang=fr"]):
        assert duration(0.02) == "moins d’une seconde"
        assert duration(12.34) == "12,3\u00a0s"
        assert pace(123_456, 10) == "12\u202f000 par seconde"


# Ctrl-C


def test_ctrl_c_reports_and_keeps_what_was_played() -> None:
    line = "simulate minivilles --games 50000000 --bots random --players 2 --output rows.csv"
    with on_a_terminal(shlex.split(line), compiled()) as (child, terminal):
        seen(terminal, re.compile(r"[1-9]\d* / 50,000,000"))  # the progress bar counts
        out, status = interrupt(child)
    assert status == 0
    assert "Interrupted: these are the first" in out
    assert "One row per game is in rows.csv" in out
    frame = polars.read_csv("rows.csv")
    assert 0 < frame.height < 50_000_000
    assert frame["game"].to_list() == list(range(frame.height))
    assert f"--games {frame.height} " in out
    assert f"{frame.height:,} of 50,000,000" in out


def test_ctrl_c_stops_interpreted_games_at_once() -> None:
    line = "simulate minivilles --games 1000 --bots random --players 2 --lang fr --json"
    with on_a_terminal(shlex.split(line), environment()) as (child, terminal):
        seen(terminal, "2 / 1")
        started = time.monotonic()
        out, status = interrupt(child)
    assert time.monotonic() - started < 5
    assert status == 0
    facts = json.loads(out)
    assert facts["interrupted"]
    assert 2 <= facts["games"] < 1000


def test_ctrl_c_while_compiling_is_one_sentence(tmp_path: Path) -> None:
    line = "simulate minivilles --games 10 --output rows.csv"
    env = compiled(BOURGADE_CACHE=str(tmp_path / "cold"))
    with on_a_terminal(shlex.split(line), env) as (child, terminal):
        seen(terminal, "Preparing Minivilles")
        time.sleep(0.5)
        out, status = interrupt(child)
        said = seen(terminal, "nothing was played.")
    assert (out, status) == ("", 130)
    assert "Traceback" not in said
    assert "\x1b[?25h" in said  # the cursor is back
    assert not Path("rows.csv").exists()


# check and new


def test_check_finds_the_games_in_order() -> None:
    Path("my_box.toml").write_text(OWN_CAFE)
    checked = bourgade("check minivilles --content my_box.toml", lang="fr")
    assert (checked.stdout, checked.exit_code) == ("✓ minivilles est en ordre\n", 0)
    assert json.loads(bourgade("check --json").stdout) == {name: [] for name in registry.names()}


def test_check_lists_what_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = copy_template("clearing", tmp_path / "games")
    text = folder / "text" / "fr.ftl"
    text.write_text(
        "\n".join(line for line in text.read_text("utf-8").splitlines() if "title" not in line)
    )
    monkeypatch.setenv("BOURGADE_GAMES", str(tmp_path / "games"))
    checked = bourgade("check clearing")
    assert checked.exit_code == 1
    assert "✗ clearing" in checked.stdout
    assert "fr.ftl" in checked.stdout


def test_check_lists_what_a_translation_of_the_rules_lacks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = copy_template("copse", tmp_path / "games")
    rules = (folder / "RULES.md").read_text("utf-8")
    (folder / "RULES.fr.md").write_text(rules.replace("for 5 wood", "pour 6 bois"), "utf-8")
    monkeypatch.setenv("BOURGADE_GAMES", str(tmp_path / "games"))
    assert json.loads(bourgade("check copse --json").stdout) == {
        "copse": [
            "HM-004 of RULES.fr.md lacks “5”, which RULES.md has",
            "HM-004 of RULES.fr.md has “6”, which RULES.md has not",
        ]
    }


def test_a_new_game_can_be_checked_played_and_simulated(monkeypatch: pytest.MonkeyPatch) -> None:
    made = bourgade("new vale")
    assert made.exit_code == 0
    assert Path("games/vale/RULES.md").exists()
    monkeypatch.setenv("BOURGADE_GAMES", "games")
    for line in made.stdout.splitlines()[-2:]:
        assert line.strip().startswith("BOURGADE_GAMES=games bourgade ")
        done = bourgade(shlex.split(line)[2:], answers="quit\n")
        assert done.exit_code == 0, done.stderr
    facts = json.loads(bourgade("simulate vale --games 3 --bots greedy --json").stdout)
    assert facts["finished"] == 3
    assert bourgade("cards vale").stdout == "Vale has no cards.\n"
    assert "HM-001" in bourgade("rules vale").stdout


def test_a_folder_with_spaces_is_quoted() -> None:
    assert "BOURGADE_GAMES='my games'" in bourgade("new dale --folder 'my games'").stdout


# Positions


def test_a_position_is_printed_whole_and_can_be_set_up_again() -> None:
    done = bourgade("position minivilles --edition base_marina --players 3 -o first_player=B")
    position = json.loads(done.stdout)
    game = library.load("minivilles", edition="base_marina", players=3, first_player="B")
    assert position == game.start(seed=0).position
    assert game.setup(position).position == position


def test_a_position_is_taken_from_a_record() -> None:
    match = record(Path("my.game"))
    assert json.loads(bourgade("position --from my.game").stdout) == match.position
    early = json.loads(bourgade("position --from my.game@4").stdout)
    assert early == match.at(4).position
    for line, reason in (
        ("position --from my.game@x", "my.game@40"),
        ("position --from my.game@9999", "9,999"),
        ("position minivilles --from my.game", "--from"),
        ("position", "Which game?"),
    ):
        refused = bourgade(line)
        assert refused.exit_code != 0
        assert reason in refused.stderr


@pytest.mark.parametrize("game", registry.names())
def test_every_field_of_a_position_is_described(game: str) -> None:
    facts = json.loads(bourgade(f"position {game} --fields --json").stdout)
    for field in facts:
        assert field["meaning"], field["path"]
        assert field["possible"], field["path"]
    shown = flat(bourgade(f"position {game} --fields", columns=200).stdout)
    assert all(field["path"] in shown for field in facts)
    told = {field["path"].split(".")[0] for field in facts}
    assert told == set(library.load(game).start(seed=1).position) - {"format"}


def test_a_game_is_played_from_a_position() -> None:
    position = json.loads(bourgade("position minivilles -o first_player=A").stdout)
    position["players"]["A"]["coins"] = 42
    Path("rich.json").write_text(json.dumps(position))
    line = "play minivilles -o first_player=A --position rich.json --seats me --save end.game"
    assert bourgade(line, answers="quit\n").exit_code == 0
    played = library.read(Path("end.game").read_text("utf-8"))
    assert played.position["players"]["A"]["coins"] == 42
    Path("rich.json").write_text("{")
    refused = bourgade(line.replace("end.game", "other.game"))
    assert "rich.json" in refused.stderr
    assert refused.exit_code != 0
