"""The rows of a log: moves of the game, and words of the table, which begin with ``!``."""

from __future__ import annotations

from dataclasses import dataclass

from bourgade.kernel.game import BY_CHANCE
from bourgade.play import Event, Match
from bourgade.play.match import Step
from bourgade.server.store.rows import SEALED, SeatRow

START = "!start"  # with the hashes of the contributions to the dice, by seat, as JSON
UNDO = "!undo"  # with how many steps of the match are taken back; none: one
ASK = "!ask"  # the seat would like to take back its last decision
AGREE = "!agree"  # the seat lets it
DECLINE = "!decline"
AUTO = "!auto"  # on or off: whether the only possible move of the seat is made for it
RESIGN = "!resign"  # with the bot that plays on
BOT = "!bot"  # with the bot that plays the seat from here on
BACK = "!back"  # the person plays again
FLAG = "!flag"  # the time of the seat is up; the next row says what follows
HINT = "!hint"  # the seat was told what to do
READ = "!read"  # with the step of a lesson that the learner goes on to
CLOSE = "!close"  # the host, or who opened a table that waits, ends it: nobody moves after it

LEFT, FINISHED = f"{SEALED} left", f"{SEALED} finished"
"""How a lesson ended, early or after its last step: the dice are those of the secret since."""

ERASED = "deleted player"
"""What a record calls a player who was erased: the same in every language."""


@dataclass(frozen=True)
class Line:
    """One row of the log as the story tells it."""

    ply: int
    actor: str
    text: str
    next: str
    at: float
    steps: int  # steps of the match after it
    step: Step | None = None  # that it made; none by a word of the table

    @property
    def events(self) -> tuple[Event, ...]:
        return self.step.events if self.step else ()


def next_actor(match: Match) -> str:
    """Who is to act, as rows say it: ``*`` is chance, nobody is empty."""
    actor = match.actor
    return "*" if actor == BY_CHANCE else actor or ""


def recorded_name(seat: SeatRow) -> str:
    """What a record calls the player of a seat; ``bourgade play --resume`` knows a bot by this."""
    if seat.kind == "bot":
        return f"{seat.bot} {seat.seat} (bot)"
    return ERASED if seat.erased else seat.name
