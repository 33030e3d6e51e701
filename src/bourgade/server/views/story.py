"""The log of a table as sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from bourgade.kernel.errors import BourgadeError
from bourgade.play import Event
from bourgade.play.sentences import move_sentence
from bourgade.server.log_rows import AUTO, READ, Line
from bourgade.server.table_state import TableState
from bourgade.server.views.names import bot_name, names_of
from bourgade.server.words import TEXTS


@dataclass(frozen=True, eq=False)
class StoryLine:
    """One sentence of the log, made once: two are equal if they are the same."""

    ply: int
    step: int
    seat: str
    text: str
    rule: str
    rule_url: str
    kind: str  # event, turn or table
    private_to: str = ""  # the seat that alone may read it before the end
    by: str = ""  # who decided; "*" for chance
    named: str = ""  # how the seat is called


def story_of(
    table: TableState,
    language: str,
    lines: Iterable[Line],
    eyes: frozenset[str] = frozenset(),
    reader: str = "",
) -> list[StoryLine]:
    """The rows of the log as sentences, each event with its rule, with the secrets of ``eyes``;
    what the seat of the reader did is told as “you”."""
    told: list[StoryLine] = []
    for line in lines:
        key = (f"{language} {reader}", line.ply)
        if key not in table.told:
            table.told[key] = _sentences(table, line, language, reader)
        told += table.told[key]
    if table.over:
        return told
    return [said for said in told if not said.private_to or said.private_to in eyes]


def told_events(
    table: TableState, language: str, line: Line, eyes: frozenset[str], reader: str = ""
) -> list[tuple[Event, StoryLine]]:
    """The events of a row that the seats of ``eyes`` may know, each with its sentence."""
    story_of(table, language, [line], reader=reader)
    told = zip(line.events, table.told[f"{language} {reader}", line.ply], strict=False)
    return [
        (event, said)
        for event, said in told
        if not said.private_to or table.over or said.private_to in eyes
    ]


def turns_of(story: Sequence[StoryLine]) -> list[list[StoryLine]]:
    """The sentences turn by turn, in the order of play."""
    turns: list[list[StoryLine]] = []
    for line in story:
        if line.kind == "turn" or not turns:
            turns.append([])
        turns[-1].append(line)
    return turns


def by_player(turn: Sequence[StoryLine]) -> list[list[StoryLine]]:
    """A turn in which several play, such as a phase, player by player; a turn of one as it is."""
    if turn[0].kind == "turn" and turn[0].seat:
        return [list(turn)]
    runs: list[list[StoryLine]] = []
    for line in turn[turn[0].kind == "turn" :]:
        if not runs or (line.seat and line.seat != runs[-1][0].seat):
            runs.append([])
        runs[-1].append(line)
    return runs


def in_one_line(turn: Sequence[StoryLine], most: int = 4) -> str:
    """A turn in one line: its player once, then what they did; the rest is three dots."""
    head = turn[0]
    did = [line for line in turn if line.kind == "event"]
    own = [line for line in did if head.named and line.seat == head.seat] or did
    told = " · ".join(line.text for line in own[:most])
    for name in _beginnings(head.named):
        if told.startswith(f"{name} "):
            told = told.replace(f" · {name} ", " · ")
    return f"{told} …" if len(did) > most or len(did) > len(own) else told


def _sentences(table: TableState, line: Line, language: str, reader: str) -> list[StoryLine]:
    """What one row did, each sentence once made and kept."""
    names = names_of(table, language)
    if reader:
        names[reader] = TEXTS.say(language, "you")
    if line.text.startswith(READ):
        return []  # nothing happened at the table
    if line.text.startswith("!"):
        return _table_line(line, language, names, reader)
    if table.match is None or (table.frozen and not line.events):
        return [StoryLine(line.ply, line.steps, line.actor, line.text, "", "", "event")]
    return [
        StoryLine(
            line.ply, line.steps, event.seat or "", event.text(language, names, reader),
            event.rule,
            f"/games/{table.row.game}/rules#{event.rule}" if event.rule else "",
            "turn" if event.heads_turn else "event",
            (event.seat or "-") if event.private else "", line.actor,
            names.get(event.seat or "", ""),
        )
        for event in line.events
    ]  # fmt: skip


def _table_line(
    line: Line, language: str, names: Mapping[str, str], reader: str
) -> list[StoryLine]:
    word, _, rest = line.text.partition(" ")
    if word == AUTO:
        return []  # how a player likes to play is nobody else's concern
    text = TEXTS.say(
        language, f"story-{word[1:]}", name=names.get(line.actor, line.actor),
        bot=bot_name(language, rest) if word == "!bot" else "",
        who="you" if reader and line.actor == reader else "other",
    )  # fmt: skip
    return [StoryLine(line.ply, line.steps, line.actor, text, "", "", "table")]


def last_move(
    table: TableState, letter: str, language: str, eyes: frozenset[str], reader: str = ""
) -> str:
    """What a seat did last, as it reads below its name: “built a Bakery”, “You built a Bakery”."""
    line, match = table.last.get(letter), table.match
    if line is None or match is None or not table.told_to(line, eyes):
        return ""
    for event, told in told_events(table, language, line, eyes, reader):
        if event.seat == letter and not event.heads_turn:
            return told.text if letter == reader else unnamed(told.text, told.named)
    key = (f"last {language}", line.ply)
    if key not in table.told:  # what leads to a throw is no event of its own
        try:
            action, names = match.variant.vocabulary.action(line.text), names_of(table, language)
            table.told[key] = move_sentence(match.variant, action, language, names)
        except BourgadeError:
            table.told[key] = line.text
    return table.told[key]


def unnamed(text: str, named: str) -> str:
    """A sentence without the name that it begins with."""
    for name in _beginnings(named):
        if text.startswith(f"{name} "):
            return text[len(name) + 1 :]
    return text


def _beginnings(named: str) -> Sequence[str]:
    """How a sentence may begin with the name of its seat."""
    return [name for name in (named, named[:1].upper() + named[1:]) if name]
