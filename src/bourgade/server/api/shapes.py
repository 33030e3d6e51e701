"""Request and response bodies of the API."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from bourgade.play.review import Hint, Review
from bourgade.server.guard import LARGEST
from bourgade.server.opponents import USUAL
from bourgade.server.time_control import LEAST, MOST, MOST_BANK

Text = Annotated[str, StringConstraints(max_length=200, pattern=r"^[^\x00]*$")]
Word = Annotated[str, StringConstraints(max_length=60, pattern=r"^[^\x00]*$")]


class Strict(BaseModel):
    """A body that takes only the fields named."""

    model_config = ConfigDict(extra="forbid")


class OptionFacts(BaseModel):
    name: str
    title: str
    values: dict[str, str] = Field(description="each value with its name, as things usually stand")


class GameFacts(BaseModel):
    name: str
    title: str
    rules_version: int
    options: list[OptionFacts]


class BotFacts(BaseModel):
    """A bot that can be chosen."""

    name: str
    title: str
    about: str


class SeatWish(Strict):
    """Who will sit there."""

    kind: Literal["me", "open", "bot"] = "open"
    name: Word = ""
    bot: Word = Field(default=USUAL, description="one of those that GET /bots lists, or a spec")


MOST_CONTENT = 32_768
"""Characters of a content file that a table can be made with."""


class ClockWish(Strict):
    """Time per decision, and a bank that is used after it; an hour or more is by days."""

    decision: int = Field(ge=LEAST, le=MOST, description="seconds per decision")
    bank: int = Field(default=0, ge=0, le=MOST_BANK, description="seconds for the whole game")
    at_zero: Literal["bot", "loss", "nothing"] = Field(
        default="bot", description="when time is up: a bot stands in, a loss, nothing"
    )
    weekends_off: bool = Field(
        default=False, description="by days: Saturday and Sunday do not count"
    )
    zone: Word = Field(default="UTC", description="the time zone of those weekends")


class SeatClock(BaseModel):
    """The time that a seat has left, in seconds."""

    decision: float
    bank: float


class ClockFacts(BaseModel):
    """The clock of a table, as it stands now."""

    decision: int
    bank: int
    at_zero: str
    weekends_off: bool
    zone: str
    running: str | None = Field(description="the seat whose time is running")
    left: dict[str, SeatClock]


class NewTable(Strict):
    game: Word
    options: dict[Word, Word | int | list[Word]] = Field(default={}, max_length=40)
    content: Annotated[str, StringConstraints(max_length=MOST_CONTENT)] = Field(
        default="",
        description="a content file in TOML with figures and cards of one's own, for this table",
    )
    seats: list[SeatWish] = Field(default=[], max_length=8, description="the rest are open")
    pace: Literal["live", "day", "three_days", "week"] = Field(
        default="live", description="when a bot may be put in somebody's place; a clock decides it"
    )
    clock: ClockWish | None = Field(default=None, description="none: nobody's time is counted")
    chance: Literal["fair", "manual"] = "fair"
    hints: Literal["alone", "always", "never"] = Field(
        default="alone",
        description="who may ask for hints: a person alone with bots, everyone, nobody",
    )
    listed: bool = False


class SitDown(Strict):
    seat: Annotated[str, StringConstraints(max_length=1)] = Field(
        default="", description="a letter; any open seat if not given"
    )
    name: Word = ""
    contribution: Annotated[str, StringConstraints(max_length=64)] = ""


class ContributionText(Strict):
    contribution: Annotated[str, StringConstraints(max_length=64)] = Field(
        description="any text; the dice depend on it too, and everyone can read it"
    )


class MoveMade(Strict):
    ply: int = Field(ge=0, lt=1 << 31, description="the ply of the table as you know it")
    move: Text


class PlyKnown(Strict):
    ply: int = Field(ge=0, lt=1 << 31)


class TakeBackAnswer(PlyKnown):
    answer: Literal["ask", "agree", "decline"] = Field(
        description="ask the other people, or answer the one who asks"
    )


class SeatFacts(BaseModel):
    seat: str
    kind: str
    name: str
    bot: str
    resigned: bool
    hints: int = Field(description="how often the seat had a hint")
    salt: str = Field(description="what a contribution to the dice is hashed with; fixed before")


class TableFacts(BaseModel):
    """A table as the holder of a token may see it."""

    id: str
    game: str
    options: dict[str, str | int]
    rules_version: int
    ply: int
    begun: bool
    over: bool
    frozen: str = Field(
        description="why it can only be looked at: game, rules, content, dice, moves or damaged"
    )
    actor: str | None = Field(description="a seat, * where people enter dice, null when nobody")
    phase: str | None
    you: list[str] = Field(description="the seats your token plays")
    your_turn: bool
    hints: bool = Field(description="whether hints may be had at this table")
    asked: str | None = Field(description="the seat that asks to take back its last decision")
    moves: list[str] = Field(description="what you may do now")
    seats: list[SeatFacts]
    position: dict[str, Any] | None = Field(description="what you may see")
    scores: dict[str, dict[str, int]]
    winners: list[str]
    reason: str
    ending: str | None = Field(description="why a game that was played out ended, as a word")
    commitment: str
    clock: ClockFacts | None = Field(description="how much time is left; null without a clock")
    lesson: str = Field(description="the lesson that is being given at it, or empty")


class EventFacts(BaseModel):
    event: str
    seat: str | None
    rule: str
    text: str
    facts: dict[str, str | int]


class LogRow(BaseModel):
    """One row of the log with the events it caused."""

    ply: int
    actor: str
    text: str
    at: float
    events: list[EventFacts]


class SeatToken(BaseModel):
    token: str = Field(description="keep it: it plays the seat")
    seat: str
    table: TableFacts


class TableLine(BaseModel):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, str | int]
    ply: int
    actor: str
    open_seats: list[str]
    players: dict[str, str]
    over: bool
    winners: list[str]


class RecordGiven(Strict):
    record: str = Field(max_length=LARGEST)


class RecordKept(BaseModel):
    """A table made from a record, which was played through again."""

    table: str
    replay: str = Field(description="the address of its page")
    steps: int
    dice: str = Field(description="fair, or why the dice could not be checked or are wrong")


class HintFacts(BaseModel):
    """The best moves of a decision, the best first."""

    ply: int = Field(description="of the table now; that a hint was had stands in its log")
    hint: Hint


class ReviewFacts(BaseModel):
    """The review of a game, or its progress."""

    state: Literal["none", "working", "failed", "done"]
    done: int = 0
    total: int = 0
    review: Review | None = None


class Refused(BaseModel):
    """Why something was refused."""

    reason: str
    message: str
    rule: str = ""
    ply: int | None = None
    moves: list[str] = []
    table: TableFacts | None = Field(
        default=None, description="409: how the table stands, for you to choose anew"
    )
