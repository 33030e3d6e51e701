"""Rows of the store, as the rest of the server knows them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

SEALED = "!sealed"
"""How a row of the log begins that ends a lesson; the dice come from the secret from there on."""


@dataclass(frozen=True, slots=True)
class MatchRow:
    """What was agreed when the table was made."""

    id: str
    game: str
    options: dict[str, str | int]
    rules_version: int
    content: str  # digest of the card figures
    position: dict[str, Any] | None  # where it began, if not at the start
    chance: str  # fair or manual
    secret: str = field(repr=False)  # what fair dice and bots are drawn from, in hex, or empty
    pace: str
    listed: bool
    origin: str  # the match that this one continues, or empty
    made: float
    hints: str = "alone"  # who may ask for hints: a person alone with bots, always, never
    lesson: str = ""  # the name of the lesson that is given at it, or empty
    rated: str = ""  # how leaving a rated game counts, by its name in ``RATED``, or empty
    clock: str = ""  # the text of its ``TimeControl``, or empty
    digest: bytes | None = field(
        default=None, compare=False, repr=False
    )  # None before it is stored
    tables: str = field(default="", compare=False, repr=False)
    """All that its content lays over the printed figures, as ``Tables.kept`` has it."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A person or bot sits down; the last row of a letter says who sits there."""

    n: int  # 0, 1, 2 … in a match
    seat: str
    kind: str  # open, person or bot
    name: str
    bot: str
    person: str = field(repr=False)  # the key of the person, or empty
    contribution: str  # to the fair dice
    at: float
    salt: str = ""  # of the contribution: shown while the seat is open, before any is typed
    colour: str = ""  # of the person's profile when they sat down
    erased: bool = False  # what the person typed is gone, and nobody plays the seat any more


@dataclass(frozen=True, slots=True)
class ActionRow:
    """One row of the log."""

    ply: int  # 0, 1, 2 … in a match
    actor: str
    text: str
    next: str  # who decides after it: a seat, ``*`` for chance, empty when the game is over
    at: float
    digest: bytes | None = field(default=None, compare=False, repr=False)  # see ``digests``


@dataclass(frozen=True, slots=True)
class ResultRow:
    """How a match ended."""

    winners: str
    reason: str
    at: float
    digest: bytes | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class SnapshotRow:
    """How a match stood before a ply; it may be thrown away."""

    ply: int
    digest: str  # of everything that a snapshot must agree with
    state: bytes = field(repr=False)
    facts: str = field(repr=False)  # JSON


@dataclass(frozen=True, slots=True)
class ClockRow:
    """What is left of everybody's time; see ``GameClock``."""

    told: str  # JSON
    runs: bool  # whether somebody's time is running
    due: float | None  # when to look whether it is up


@dataclass(frozen=True, slots=True)
class Stored:
    """A match as the store has it, or what was added to it."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    actions: tuple[ActionRow, ...]
    result: ResultRow | None
    sender: str = field(default="", repr=False)  # the address that made it; never shown
    maker: str = field(default="", repr=False)  # the key of the person who did
    clock: ClockRow | None = None  # once it has run


@dataclass(frozen=True, slots=True)
class Summary:
    """A match in a list."""

    match: MatchRow
    seats: tuple[SeatRow, ...]  # who sits there now, by letter
    plies: int
    next: str  # who decides; empty before the first row and after the last
    last_at: float
    result: ResultRow | None


@dataclass(frozen=True, slots=True)
class LessonTaken:
    """A lesson that a person began, at a table of theirs."""

    table: str
    game: str
    lesson: str
    end: str  # the row that ended it, or empty
    over: bool  # the game at the table is


@dataclass(frozen=True, slots=True)
class Profile:
    """What a person has told about themselves, for all their devices."""

    name: str = ""
    colour: str = ""
    language: str = ""
    settings: Mapping[str, str] = field(default_factory=dict[str, str])
    avatar: str = ""  # a piece of a game: GAME/NAME
    hidden: bool = False  # others are shown no page of theirs, and no place on a leaderboard


@dataclass(frozen=True, slots=True)
class Device:
    """One of a person's devices."""

    key: str = field(repr=False)  # the hash of its token
    label: str
    made: float
    revoked: float | None = None


@dataclass(frozen=True, slots=True)
class Known:
    """Whose a device is."""

    person: str = field(repr=False)  # their key; empty if the device was signed out
    profile: Profile | None = None
    seen: float = 0.0  # when they came last, to the day
    has_recovery: bool = False  # whether they have a recovery code
    public: str = ""  # the id by which others know them, if they have a profile
