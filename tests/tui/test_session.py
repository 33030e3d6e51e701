"""Games at the terminal: whole ones, and every kind of answer a person can give."""

from __future__ import annotations

import re
import statistics
from pathlib import Path
from typing import Any

import pytest

import bourgade
from bourgade.tui.display import TEXTS
from bourgade.tui.lookup import COMMANDS
from bourgade.tui.prompt import Question
from tests.tui.table import Builder, Table, new_match, position

COLOUR = re.compile(r"\x1b\[[0-9;]*(?:3[0-7]|4[0-7]|9[0-7]|38|48)[0-9;]*m")

TERMINAL: dict[str, Any] = {
    "force_terminal": True,
    "force_interactive": False,
    "color_system": None,
}
"""A terminal that is watched by nobody and shows no colours."""


def take_last(question: Question) -> str:
    """The last legal move: monuments before cards, cards before nothing."""
    moves = [answer for answer in question.answers if answer not in commands()]
    return moves[-1]


def commands() -> set[str]:
    return {words[0] for words in COMMANDS.values()}


def flat(screen: str) -> str:
    """The screen without its line breaks, to find sentences that were wrapped."""
    return " ".join(screen.split())


# Whole games


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_against_bots(tmp_path: Path, language: str) -> None:
    match = new_match(3)
    file = tmp_path / "game.txt"
    screen = Table(match, ask=take_last, language=language, save_to=file).play()
    assert match.over
    winner = match.names(language)[match.winners[0]]
    assert TEXTS.say(language, "one-winner", names=winner, who="other") in screen
    assert "bourgade show" in screen
    assert str(file) in flat(screen).replace(" ", "") or str(file) in screen
    assert bourgade.read(file.read_text("utf-8")).position == match.position


def test_every_event_since_the_last_decision_is_told_once_and_in_order() -> None:
    match = new_match(3)
    screen = Table(match, ask=take_last, width=200, height=500, **TERMINAL).play()
    told = [
        line.strip()
        for line in screen.splitlines()
        if re.search(r" · MV-\d{3}$", line) and line.startswith("  ")
    ]
    names = match.names("en")
    assert told == [f"{event.text('en', names)} · {event.rule}" for event in told_to_a(match)]


def told_to_a(match: bourgade.Match) -> list[bourgade.Event]:
    """What Ann is told: at each question everything since her last decision, hers included."""
    told: list[bourgade.Event] = []
    since = 0
    for i, step in enumerate(match.steps()):
        if step.actor == "A":
            told += [event for earlier in match.steps()[since:i] for event in earlier.events]
            since = i
    return told + [event for later in match.steps()[since:] for event in later.events]


def test_a_game_of_bots_alone_is_told_as_it_goes() -> None:
    match = new_match(2)
    screen = Table(match, people="", width=200).play()
    assert match.over
    for event in match.events():
        assert event.text("en", match.names("en")) in screen


def test_two_people_share_a_keyboard() -> None:
    match = new_match(2)
    table = Table(match, ["", "pass", "", "pass", ""], people="AB")
    screen = table.play()
    asked = [question.prompt.split()[0] for question in table.person.questions]
    assert asked == ["Ann", "Ann", "Ben", "Ben", "Ann", "Ann"]
    assert len({q.colour for q in table.person.questions}) == 2
    assert "Ann, your turn" in screen
    assert "Ben, your turn" in screen


def test_a_person_with_real_dice_enters_what_they_show() -> None:
    match = bourgade.load("minivilles", players=2, first_player="A").start(chance="manual")
    table = Table(match, ["", "dice 1", "undo", "dice 3", "pass"], people="AB")
    screen = table.play()
    assert match.history[:3] == (("A", "roll 1"), ("chance", "dice 3"), ("A", "pass"))
    assert "What was rolled or drawn?" in screen
    assert table.person.questions[1].prompt == "chance > "


# Answers that are moves


@pytest.mark.parametrize(
    "answer",
    ["build cafe", "BUILD  Cafe", "bu caf", "build caf", "Build Café", "café", "caf"],
)
def test_a_move_may_be_written_in_many_ways(answer: str) -> None:
    match = new_match(2)
    Table(match, ["", answer], people="AB").play()
    assert match.history[-1] == ("A", "build cafe")


def test_a_move_may_be_given_by_its_number() -> None:
    match = new_match(2)
    number = 1 + [*match_after_roll().moves].index("build cafe")
    Table(match, ["1", str(number)], people="AB").play()
    assert match.history[-1] == ("A", "build cafe")


def match_after_roll() -> bourgade.Match:
    match = new_match(2)
    match.play("roll 1")
    return match


def test_enter_takes_the_only_choice_and_no_other() -> None:
    match = new_match(2)
    table = Table(match, ["", ""], people="AB")
    screen = table.play()
    assert match.history[0] == ("A", "roll 1")
    assert "Enter: roll 1" in table.person.questions[0].prompt
    assert "Enter" not in table.person.questions[1].prompt
    assert f"type a number from 1 to {len(match.moves)}" in flat(screen)
    assert match.ply == match_after_roll().ply


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("dance", "“dance” is not a move in this game"),
        ("b", "“b” is not a move in this game"),
        ("99", "There is no choice 99"),
        ("0", "There is no choice 0"),
        ("build c", "could mean build convenience_store or build cafe"),
        ("roll 2", "MV-"),
        ("bu stad", "cannot afford a Stadium: it costs 6"),
        ("dice 6", "“dice 6” is up to the dice or the deck"),
        ("lang de", "“de” is not available. Languages: en, fr"),
        ("log many", "“many” is not a number"),
        ("save", "Save where?"),
        ("rules", "Look up what?"),
        ("rules MV-999", "no rule or card “MV-999”"),
        ("rules market", "Fruit and Vegetable Market"),
        ("rules f", "no rule or card"),
        ("rules factory", "could be Cheese Factory or Furniture Factory"),
    ],
)
def test_a_bad_answer_gets_one_sentence_and_loses_nothing(answer: str, sentence: str) -> None:
    match = new_match(2)
    table = Table(match, ["", answer, "pass"], people="AB")
    screen = table.play()
    assert sentence in flat(screen)
    assert match.history[-1] == ("A", "pass")


# Commands


def test_help_lists_every_command() -> None:
    screen = flat(Table(new_match(2), ["?"]).play())
    for name in COMMANDS:
        assert TEXTS.say("en", f"help-{name}") in screen
    assert "rules MV-001 or Wheat Field" in screen


def test_commands_are_understood_in_both_languages() -> None:
    for answer in ("help", "aide", "AIDE", "?"):
        assert "Commands" in Table(new_match(2), [answer]).play()


def test_the_language_changes_at_once() -> None:
    screen = Table(new_match(2), ["lang fr", "lang en"]).play()
    english, french, english_again = screen.split(", à vous de jouer")[0], screen, screen
    assert "Ann, your turn" in english
    assert "Ann, à vous de jouer" in french
    assert english_again.rindex("your turn") > screen.rindex("à vous de jouer")


def test_seats_tell_who_plays() -> None:
    screen = Table(new_match(3), ["seats"]).play()
    assert re.search(r"A Ann +at this keyboard to play", screen)
    assert re.search(r"B Ben +bot “builder”", screen)


def test_log_tells_everything_or_the_end() -> None:
    match = new_match(2)
    names = match.names("en")
    whole = Table(match, ["", "pass", "log"], width=200).play().split("> ")[-1]
    for event in match.events():
        assert event.text("en", names) in whole
    last = Table(match, ["log 1"], width=200).play()
    assert match.events()[-1].text("en", names) in last


def test_board_shows_the_table_again() -> None:
    once = Table(new_match(2), []).play()
    twice = Table(new_match(2), ["board"]).play()
    assert twice.count("your turn") == 2 * once.count("your turn")


def test_rules_and_cards_can_be_looked_up() -> None:
    screen = flat(Table(new_match(2), ["rules mv-132", "card café", "règle gare"]).play())
    assert "MV-132 Amusement Park" in screen
    assert "[source" not in screen
    assert "Café · Dice 3" in screen
    assert "no rule or card “gare”" in screen
    french = flat(Table(new_match(2), ["règle mv-132"], language="fr").play())
    assert "MV-132 Parc d’attractions" in french


# Taking back


def test_a_decision_is_taken_back_when_nothing_happened_since(tmp_path: Path) -> None:
    match = position(
        phase="reroll", die1=3, dice=1, players={"A": {"coins": 9, "built": ["radio_tower"]}}
    )
    before = match.position
    file = tmp_path / "game.txt"
    table = Table(match, ["keep", "u"], people="AB", save_to=file)
    screen = table.play()
    assert match.position == before
    assert "Ann took back “Keep the roll”" in screen
    assert bourgade.read(file.read_text("utf-8")).position == before


def test_the_last_player_can_take_back_at_a_shared_keyboard() -> None:
    match = new_match(2)
    Table(match, ["", "build cafe", "undo", "build ranch"], people="AB").play()
    assert match.history[-1] == ("A", "build ranch")


def test_dice_are_never_taken_back() -> None:
    match = new_match(2)
    screen = flat(Table(match, ["", "undo"], people="AB").play())
    assert match.ply == match_after_roll().ply
    assert "by chance" in screen


def test_alone_against_bots_a_decision_comes_back_with_the_same_dice() -> None:
    """Past what the bots did and the dice showed; what is decided again meets the same dice."""
    match, straight = new_match(2), new_match(2)
    screen = flat(Table(match, ["", "pass", "", "undo", "undo", "pass"]).play())
    assert "Ann took back" in screen
    Table(straight, ["", "pass"]).play()
    rolls = [move for actor, move in straight.history if actor == "chance"]
    assert [move for actor, move in match.history if actor == "chance"][: len(rolls)] == rolls


def test_with_real_dice_nothing_is_taken_back_once_a_bot_has_played() -> None:
    game = bourgade.load("minivilles", players=2, first_player="A")
    match = game.start(chance="manual")
    match.players = {"A": "Ann", "B": "Ben"}
    screen = flat(Table(match, ["", "dice 6", "pass", "dice 6", "undo"]).play())
    assert "Ben has played since" in screen


def test_nothing_can_be_taken_back_at_the_start() -> None:
    match = position(phase="roll")
    screen = flat(Table(match, ["undo"]).play())
    assert "nothing to undo" in screen


# Files, and leaving


@pytest.mark.parametrize("leave", [EOFError, KeyboardInterrupt])
def test_leaving_in_the_middle_keeps_the_game(tmp_path: Path, leave: type[BaseException]) -> None:
    match = new_match(3)
    file = tmp_path / "g.txt"
    screen = Table(match, ["", "pass", ""], save_to=file, leave=leave).play()
    assert "bourgade play --resume" in screen
    assert bourgade.read(file.read_text("utf-8")).position == match.position
    assert [p.name for p in tmp_path.iterdir()] == ["g.txt"]


def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "g.txt"
    Table(new_match(3), ["", "pass", "", "quit"], save_to=file).play()
    resumed = bourgade.read(file.read_text("utf-8"))
    ply = resumed.ply
    screen = Table(resumed, ["pass"], save_to=file).play()
    # Only what came after the last decision is told, not the game from its beginning.
    assert "begins" not in screen
    assert resumed.ply > ply
    assert bourgade.read(file.read_text("utf-8")).position == resumed.position


def test_the_record_is_written_after_every_decision(tmp_path: Path) -> None:
    match = new_match(2)
    file = tmp_path / "g.txt"
    seen: list[int] = []

    def look(question: Question) -> str:
        if file.exists():
            seen.append(bourgade.read(file.read_text("utf-8")).ply)
            assert seen[-1] == match.ply
        if len(seen) > 6:
            raise EOFError
        return take_last(question)

    Table(match, ask=look, save_to=file).play()
    assert len(seen) > 6


def test_save_writes_where_it_is_told_and_goes_on_there(tmp_path: Path) -> None:
    match = new_match(2)
    file = tmp_path / "mine.txt"
    screen = Table(match, [f"save {file}", "", "pass"]).play()
    assert "after every decision from now on" in flat(screen)
    assert bourgade.read(file.read_text("utf-8")).position == match.position


def test_save_leaves_other_files_alone(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear aunt,")
    screen = flat(Table(new_match(2), [f"save {letter}"], width=200).play())
    assert "not the record of a game" in screen
    assert letter.read_text() == "Dear aunt,"


def test_a_file_that_cannot_be_written_does_not_end_the_game(tmp_path: Path) -> None:
    match = new_match(2)
    screen = Table(match, ["", "pass"], save_to=tmp_path / "no" / "g.txt", width=200).play()
    assert "Could not write" in screen
    assert match.ply > 3


def test_leaving_without_a_file_says_so() -> None:
    assert "The game was not saved" in Table(new_match(2), ["quit"]).play()


# What fits, and what is seen without colour


@pytest.mark.parametrize("width", [40, 60, 80, 120])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_line_is_wider_than_the_screen(width: int, language: str) -> None:
    match = new_match(4, edition="base_marina_green_valley")
    play_some(match, 120)
    answers = ["?", "seats", "nonsense", "card mine", *first(8)]
    for line in Table(match, answers, width=width, language=language).play().splitlines():
        assert len(line) <= width


def play_some(match: bourgade.Match, decisions: int) -> None:
    bot = Builder()
    for _ in range(decisions):
        match.play(bot.choose(match))


def first(decisions: int) -> list[str]:
    return ["1"] * decisions


@pytest.mark.parametrize("decisions", [0, 40, 80, 120, 160])
def test_four_players_fit_a_screen_of_120_columns(decisions: int) -> None:
    match = new_match(4)
    play_some(match, decisions)
    screen = Table(match, first(9), width=120, height=40, **TERMINAL).play()
    heights = [len(shown.splitlines()) for shown in screen.split("\n\nMarket ")[1:-1]]
    assert statistics.median(heights) <= 41
    # A round full of events and extra turns takes a little more at the end of a game.
    assert max(heights) <= 48


def test_no_colours_where_none_are_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = ["?", "seats", "nonsense", "", "pass"]
    coloured = Table(new_match(2), answers, force_terminal=True, color_system="standard").play()
    assert COLOUR.search(coloured)
    monkeypatch.setenv("NO_COLOR", "1")
    plain = Table(new_match(2), answers, force_terminal=True, color_system="standard").play()
    assert not COLOUR.search(plain)
    # What the colours told is told by marks.
    assert "○ blue" in plain
    assert "◇ Café" in plain


def test_a_name_cannot_steer_the_terminal() -> None:
    match = new_match(2)
    match.players["A"] = "\x1b[2JAnn"
    assert "\x1b" not in Table(match, ["", "pass"]).play()


def test_seats_without_names_are_called_by_their_letter() -> None:
    match = bourgade.load("minivilles", players=2, first_player="A").start(7)
    screen = Table(match, [""], people="AB").play()
    assert "Seat A, your turn" in screen
    assert "seat A" not in screen


@pytest.mark.parametrize(
    ("language", "turn", "rolled", "back"),
    [
        ("en", "Your turn · Roll the die", "You rolled", "You took back"),
        ("fr", "À vous de jouer · Lancez le dé", "Vous avez fait", "Vous avez repris"),
    ],
)
def test_who_plays_alone_without_a_name_is_you(
    language: str, turn: str, rolled: str, back: str
) -> None:
    match = bourgade.load("minivilles", players=2, first_player="A").start(7)
    screen = Table(match, ["", "pass", "undo"], language=language).play()
    for told in (turn, rolled, back):
        assert told in screen
    assert not re.search(r"\b(?i:seat|siège) A\b", screen)


def test_who_has_won_alone_is_told_so() -> None:
    match = bourgade.load("minivilles", players=2, first_player="A").setup(
        {
            "active": "A", "actor": "A", "turn": 1, "phase": "build",
            "players": {
                "A": {
                    "coins": 22,
                    "built": ["train_station", "shopping_mall", "amusement_park"],
                }
            },
        },
        seed=7,
    )  # fmt: skip
    assert "You won!" in Table(match, ["build radio_tower"]).play()
