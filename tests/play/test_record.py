"""Records: a game as readable text, and every kind of damage found at its line."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path

import pytest

import bourgade
from bourgade import BadRecord, BourgadeError, Match, read
from tests.games.minivilles.town import town
from tests.kernel.thorp import THORP, play, thorp

MOVES = ("gather", "die 6", "gather", "die 1", "build", "gather", "die 4")


@pytest.fixture
def match() -> Match:
    return play(bourgade.load(THORP, players=2).start(chance="manual"), *MOVES)


def finished() -> Match:
    match = bourgade.load(THORP, players=2).start(seed=7)
    while not match.over:
        match.play(match.moves[-1])
        assert match.ply < 1000
    return match


def test_a_record_is_headers_and_one_move_a_line(match: Match) -> None:
    match.players = {"A": "Ann", "B": "Ben"}
    assert match.record() == (
        "bourgade: 1\n"
        "game: thorp\n"
        "rules: 1\n"
        f"content: {match.variant.tables.digest}\n"
        "option players: 2\n"
        "player A: Ann\n"
        "player B: Ben\n"
        "result: unfinished\n"
        "\n"
        "A gather\n"
        "* die 6\n"
        "B gather\n"
        "* die 1\n"
        "A build\n"
        "B gather\n"
        "* die 4\n"
    )


# There and back


def assert_same(one: Match, other: Match) -> None:
    assert other.state.tobytes() == one.state.tobytes()
    assert other.history == one.history
    assert other.events() == one.events()
    assert other.players == one.players
    assert other.variant.options == one.variant.options
    assert other.record() == one.record()


def test_a_record_is_read_back(match: Match) -> None:
    match.players = {"A": "Ann"}
    assert_same(match, read(match.record()))


def test_a_finished_game_is_read_back() -> None:
    match = finished()
    winner = match.winners[0]
    assert f"result: {winner} wins\n" in match.record()
    assert_same(match, read(match.record()))


def test_a_record_without_moves_is_read_back() -> None:
    assert_same(thorp(), read(thorp().record()))
    start = bourgade.load("minivilles", edition="deluxe", players=5).start(chance="manual")
    assert_same(start, read(start.record()))


def test_every_option_is_read_back() -> None:
    options = {
        "edition": "base_marina", "players": 3, "market": "ten", "reroll_dice": "free",
        "purple_copies": "players_minus_one", "clear_dead_piles": "on", "city_hall_counts": "off",
        "first_player": "B",
    }  # fmt: skip
    match = bourgade.load("minivilles", **options).start(seed=1)
    again = read(match.record())
    assert again.variant.options == options
    assert_same(match, again)


def test_a_shared_victory_is_read_back() -> None:
    end = {"over": True, "phase": "over", "actor": None}
    match = thorp(A="2 wood 4 cottages", B="2 wood 4 cottages", **end)
    assert "result: A and B win\n" in match.record()
    assert_same(match, read(match.record()))


def test_a_match_from_a_position_carries_it() -> None:
    match = play(
        town(A="9 | wheat_field 2, cafe 2", B="0 | bakery 2, mine", turn=12), "roll 1", "dice 3"
    )
    assert match.record().count("\nposition: {") == 1
    again = read(match.record())
    assert again.start_position == match.start_position
    assert_same(match, again)


def test_the_match_goes_on_after_reading(match: Match) -> None:
    again = read(match.record())
    again.play("gather", seat="A")
    assert again.history[-1][0] == "chance"
    waiting = read(play(match, "gather").record())
    assert waiting.actor == "chance"
    assert waiting.begin()
    assert waiting.actor != "chance"


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Zoé « la maire »", "Zoé « la maire »"),
        ("a: b: c", "a: b: c"),
        ("游戏 🎲", "游戏 🎲"),
        ("* die 6", "* die 6"),
        ("player B", "player B"),
        ("{ $x }", "{ $x }"),
        ("two\nlines\r\nand\u2028more\x85\x0b\x1c!", "two lines and more !"),
        ("  wide   spaces\t", "wide spaces"),
        ("\nresult: B wins\n\nA build", "result: B wins A build"),
    ],
)
def test_names_of_players_may_be_odd(match: Match, name: str, kept: str) -> None:
    match.players = {"A": name}
    again = read(match.record())
    assert again.players == {"A": kept}
    assert again.history == match.history
    assert read(again.record()).players == {"A": kept}


@pytest.mark.parametrize(
    "rewrite",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: f"\n\n{text}",
        lambda text: text.replace("* die 6\n", "\n\n* die 6\n"),
        lambda text: text.replace("A gather", "  A   GATHER  "),
        lambda text: text.replace("game: thorp", "game:thorp"),
        lambda text: text.rstrip("\n"),
        lambda text: text.replace("result: unfinished\n", ""),
        lambda text: text.replace("game:", "comment: from a newer version\ngame:"),
    ],
)
def test_what_does_not_matter_does_not_matter(match: Match, rewrite: Callable[[str], str]) -> None:
    assert callable(rewrite)
    text = rewrite(match.record())
    assert text != match.record()
    assert_same(match, read(text))


# A user's own content


@pytest.fixture
def own_match(tmp_path: Path) -> Match:
    own = tmp_path / "own.toml"
    own.write_text(f"[{THORP}]\nstart_wood = 9\n")
    match = bourgade.load(THORP, content=own, players=2).start(chance="manual")
    match.play("build")
    return match


def test_a_record_carries_figures_of_ones_own(own_match: Match, tmp_path: Path) -> None:
    record = own_match.record()
    (tmp_path / "own.toml").unlink()
    again = read(record)
    assert_same(own_match, again)
    assert again.record() == record
    assert again.variant.content.start_wood == 9


def test_figures_printed_or_given_are_not_carried() -> None:
    assert "content tables" not in thorp().record()


def test_a_record_without_its_figures_needs_them_again(own_match: Match, tmp_path: Path) -> None:
    lines = own_match.record().splitlines(keepends=True)
    bare = "".join(line for line in lines if not line.startswith("content tables:"))
    with pytest.raises(BadRecord) as refused:
        read(bare)
    assert refused.value.reason == "other-content"
    assert "line 4" in str(refused.value)
    assert own_match.variant.tables.digest in str(refused.value)
    assert_same(own_match, read(bare, content=str(tmp_path / "own.toml")))


@pytest.mark.parametrize(
    ("tables", "why"),
    [
        ("9", "a list of tables in JSON"),
        ("[", "a list of tables in JSON"),
        ("[" * 100_000, "a list of tables in JSON"),
        ("[9]", "is not a table"),
        (f'[{{"{THORP}": {{"start_wood": "nine"}}}}]', "expected a whole number"),
        (f'[{{"{THORP}": {{"start_wood": 8}}}}]', "played with the card figures"),
    ],
)
def test_figures_in_a_record_are_checked(own_match: Match, tables: str, why: str) -> None:
    kept = own_match.variant.tables.kept
    with pytest.raises(BadRecord) as refused:
        read(own_match.record().replace(kept, tables))
    assert why in str(refused.value)
    assert "line " in str(refused.value)


# Damage


def damaged(match: Match, old: str, new: str) -> BourgadeError:
    text = match.record()
    assert text.count(old) >= 1
    with pytest.raises(BadRecord) as refused:
        read(text.replace(old, new, 1))
    return refused.value


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("bourgade: 1", "chess: 1", 1, "this is not a Bourgade record"),
        ("bourgade: 1\n", "", 1, "this is not a Bourgade record"),
        ("bourgade: 1", "bourgade: 2", 1, "format “2”, but only format 1 can be read"),
        ("game: thorp\n", "", 1, "the header “game” is missing"),
        ("rules: 1\n", "", 1, "the header “rules” is missing"),
        ("content: ", "con: ", 1, "the header “content” is missing"),
        ("game: thorp", "game thorp", 2, "expected “name: value”, found “game thorp”"),
        ("result: unfinished\n\n", "result: unfinished\n", 7, "expected “name: value”"),
        ("rules: 1", "rules: 2", 3, "played under version 2 of the rules, but the game is now at"),
        ("content: ", "content: 0", 4, "played with the card figures 0"),
        ("result: unfinished", "result: A wins", 6,
         "the record says “A wins”, but its moves lead to “unfinished”"),
        ("A gather", "B gather", 8, "“B gather” was played by “B”, but it was the turn of “A”"),
        ("A gather", "gather", 8, "“gather” was played by “gather”, but it was the turn of “A”"),
        ("A gather", "* die 6", 8, "“* die 6” was played by “*”, but it was the turn of “A”"),
        ("* die 6", "A gather", 9, "“A gather” was played by “A”, but it was the turn of “*”"),
        ("* die 6", "* die 7", 9, "“die 7” is not a move in this game"),
        ("* die 6", "*", 9, "“” is not a move in this game"),
        ("B gather", "B build", 10, "A cottage costs 5 wood"),
        ("B gather", "B gath", 10, "“gath” is not a move in this game. Closest moves: gather"),
        ("B gather\n", "", 10, "“* die 1” was played by “*”, but it was the turn of “B”"),
        ("A build", "A die 3", 12, "“die 3” is up to the dice or the deck"),
    ],
)  # fmt: skip
def test_damage_is_found_at_its_line(match: Match, old: str, new: str, line: int, why: str) -> None:
    error = damaged(match, old, new)
    assert f"line {line}" in str(error)
    assert why in str(error)
    assert f"ligne {line}" in error.text("fr")
    assert why not in error.text("fr")


def test_a_move_after_the_end_is_found_at_its_line() -> None:
    text = finished().record()
    with pytest.raises(BadRecord) as refused:
        read(f"{text}A gather\n")
    assert f"line {text.count(chr(10)) + 1}: " in str(refused.value)
    assert "“A gather” comes after the end of the game" in str(refused.value)


def test_a_false_winner_is_found_at_its_line() -> None:
    match = finished()
    winner, loser = ("A", "B") if match.winners == ("A",) else ("B", "A")
    error = damaged(match, f"result: {winner} wins", f"result: {loser} wins")
    assert "line 6" in str(error)
    assert f"its moves lead to “{winner} wins”" in str(error)


def test_a_cut_record_of_a_finished_game_is_found() -> None:
    lines = finished().record().splitlines(keepends=True)
    for kept in range(8, len(lines)):
        with pytest.raises(BadRecord) as refused:
            read("".join(lines[:kept]))
        assert "line 6" in str(refused.value)


def test_a_record_cut_anywhere_is_refused_or_shorter(match: Match) -> None:
    text = match.record()
    whole = 0
    for cut in range(len(text) - 1):
        with contextlib.suppress(BadRecord):
            again = read(text[:cut])
            assert again.history == match.history[: len(again.history)]
            whole += 1
    assert whole > len(match.history)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n\n\n",
        " ",
        "\x00\x01\xff",
        "\x00: \x01\n\n\x02",
        "PK\x03\x04",
        "{}",
        "[]",
        ":",
        ": :\n",
    ],
    ids=repr,
)
def test_what_is_no_record_is_refused_at_its_first_line(text: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read(text)
    assert "line 1" in str(refused.value)


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("{", "Expecting property name"),
        ("", "Expecting value"),
        ('{"phase": "rol"}', "“roll”"),
        ('{"players": {"A": {"coins": -1}}}', "players.A.coins: must be a whole number from 0"),
        ("5", "a table of names and values"),
        ("[1]", "a table of names and values"),
        ("null", "a table of names and values"),
    ],
)
def test_a_damaged_position_is_found_at_its_line(position: str, why: str) -> None:
    match = town(A="9 | wheat_field 2, cafe 2", B="0 | bakery 2, mine")
    headers = match.record().splitlines()
    line = next(n for n, text in enumerate(headers, 1) if text.startswith("position: "))
    with pytest.raises(BadRecord) as refused:
        read("\n".join([*headers[: line - 1], f"position: {position}", "", ""]))
    assert f"line {line}: " in str(refused.value)
    assert why in str(refused.value)


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("game: thorp", "game: torp", 2, "There is no game called “torp”. Closest name: thorp"),
        ("option players: 2", "option players: 9", 5, "“players” cannot be “9”"),
        ("option players: 2", "option playrs: 2", 5, "has no option “playrs”"),
        ("result:", "player Z: Zoe\nresult:", 6, "Z"),
    ],
)
def test_a_damaged_header_is_found_at_its_line(
    match: Match, old: str, new: str, line: int, why: str
) -> None:
    """An unknown game or option, or a seat that is not there."""
    error = damaged(match, old, new)
    assert f"line {line}: " in str(error)
    assert why in str(error)
