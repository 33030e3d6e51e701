"""The position of a game: who is to act, legal moves, what can be seen, and who is ahead."""

from __future__ import annotations

from collections.abc import Mapping
from types import EllipsisType
from typing import Any

import numpy as np

from bourgade.compile.engine import Engine, Mode, engine
from bourgade.kernel.errors import IllegalMove
from bourgade.kernel.game import BY_CHANCE, Variant
from bourgade.kernel.i18n import message_id, system_language
from bourgade.kernel.layout import CHANCE, NOBODY
from bourgade.kernel.position import Position, to_position
from bourgade.play.html import board_html

Viewer = str | None | EllipsisType
"""The viewer: a seat, None for an onlooker, ``...`` for everything."""


class Situation:
    """A position of a game, and everything that follows from it alone."""

    def __init__(self, variant: Variant, states: Any) -> None:
        self.variant = variant
        self.players: dict[str, str] = {}  # names of the players by seat, for sentences
        self._states = states
        self._out, self._weight = variant.buffers()
        self._engine: Engine = engine(variant, "python")

    @property
    def state(self) -> Any:
        """The record itself; bots may read it, nobody may write it."""
        return self._states[0]

    def run(self, mode: Mode) -> None:
        """Run the rules interpreted or compiled from now on; the bytes are the same."""
        self._engine = engine(self.variant, mode)

    # What is to be decided

    @property
    def actor(self) -> str | None:
        """Who is to act: a seat's letter, ``"chance"``, or None when the game is over."""
        return None if self.over else self.variant.actor_name(int(self._states["actor"][0]))

    @property
    def phase(self) -> str:
        return self.variant.game.phase(self.state.phase).name.lower()

    @property
    def over(self) -> bool:
        return bool(self._states["over"][0])  # asked all the time: twice as fast as a record

    @property
    def ply(self) -> int:
        return int(self.state.ply)

    @property
    def moves(self) -> tuple[str, ...]:
        """The legal moves as text, or the possible outcomes if chance is to act."""
        return tuple(self.variant.vocabulary.text(action) for action in self.actions())

    def actions(self) -> list[int]:
        """The same as ints."""
        if self.over:
            return []
        if self.state.actor == CHANCE:
            return self._chances()[0]
        n = self._engine.legal(self.state, self.variant.book, self._out)
        return self._out[:n].tolist()

    def _chances(self, states: Any = None) -> tuple[list[int], list[int]]:
        """The possible outcomes and their weights."""
        state = self.state if states is None else states[0]
        n = self._engine.chance(state, self.variant.book, self._out, self._weight)
        return self._out[:n].tolist(), self._weight[:n].tolist()

    def task(self, language: str | None = None) -> str:
        """What is to be decided now, in a sentence.

        For a single legal move a game may have another message: ``phase-roll-only``.
        """
        texts, language = self.variant.texts, language or system_language()
        phase = f"phase-{message_id(self.phase)}"
        if texts.has(language, f"{phase}-only") and len(self.actions()) == 1:
            phase += "-only"
        return texts.say(language, phase)

    def refusal(self, action: int, moves: tuple[str, ...] | None = None) -> IllegalMove:
        """Why an illegal move may not be made; pass the legal ``moves`` if known."""
        variant = self.variant
        text = variant.vocabulary.text(action)
        if self.over:
            return IllegalMove("error-game-over", move=text)
        moves = self.moves if moves is None else moves
        listed = ", ".join(moves[:12]) + (f" … ({len(moves)})" if len(moves) > 12 else "")
        move = variant.vocabulary.move(action)
        facts = {"move": text, "moves": listed, "actor": str(self.actor), "phase": self.phase}
        if move.by_chance != (self.actor == BY_CHANCE):
            message = "error-chance-decides" if move.by_chance else "error-waiting-for-chance"
            return IllegalMove(message, None, **facts)
        why = variant.game.refusal(variant, self.state, move)
        told = {**why.args, **facts, "rule": why.rule}
        return IllegalMove(f"refusal-{why.reason}", variant.texts, **told)

    # What lies on the table

    @property
    def position(self) -> Position:
        """Everything on the table, by name; ``setup`` accepts it."""
        return to_position(self.variant, self.state)

    def view(self, seat: str | None) -> Position:
        """The position as a seat may see it; None is an onlooker."""
        return to_position(self.variant, self.seen_by(seat))

    def seen_by(self, seat: str | None) -> Any:
        """The record with everything erased that a seat, or an onlooker, may not see."""
        return self._seen_by(seat)[0]

    def _seen_by(self, seat: str | None) -> Any:
        states = self._states.copy()
        self._engine.observe(states[0], NOBODY if seat is None else self.variant.seat_index(seat))
        return states

    def html(self, seat: Viewer = ..., *, language: str | None = None) -> str:
        """The board as HTML; ``seat`` leaves out what that seat, or an onlooker, may not see."""
        position = self.position if seat is ... else self.view(seat)
        return board_html(self.variant, position, language or system_language())

    def names(self, language: str) -> Mapping[str, str]:
        """What sentences call the seats."""
        name, seats = self.variant.name, self.variant.words["seats"]
        return {seat: name(language, "seats", seat, self.players) for seat in seats}

    # Who is ahead

    @property
    def scores(self) -> dict[str, dict[str, int]]:
        """What everybody has, as people count it, by seat and name.

        Columns that do not apply, or are empty for everybody, are left out.
        """
        variant, table = self.variant, self._score_table()
        rows = variant.game.count(variant, self.state, table)
        told = [name for name in rows[0] if any(row[name] for row in rows)]
        return {
            seat: {name: int(row[name]) for name in told}
            for seat, row in zip(variant.words["seats"], rows, strict=True)
        }

    @property
    def winners(self) -> tuple[str, ...]:
        """The seats that won, several if they share the win; none before the end."""
        if not self.over:
            return ()
        seats, rows = self.variant.words["seats"], [tuple(row) for row in self._score_table()]
        return tuple(seat for seat, row in zip(seats, rows, strict=True) if row == max(rows))

    @property
    def places(self) -> dict[str, int]:
        """The current place of every seat, from 1; equal ones share it."""
        seats, rows = self.variant.words["seats"], self._score_table().tolist()
        return {s: 1 + sum(r > row for r in rows) for s, row in zip(seats, rows, strict=True)}

    @property
    def ranking(self) -> tuple[str, ...]:
        """The seats from first to last at present; ties in the order of the seats."""
        seats, rows = self.variant.words["seats"], self._score_table().tolist()
        return tuple(sorted(seats, key=lambda seat: rows[seats.index(seat)], reverse=True))

    @property
    def shares(self) -> tuple[float, ...]:
        """The share of the win of each seat, in order; none before the end."""
        winners, seats = self.winners, self.variant.words["seats"]
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats)

    @property
    def ending(self) -> str | None:
        """Why the game ended, as a word; None before the end."""
        return self.variant.game.ending(self.state) if self.over else None

    def ending_text(self, language: str | None = None) -> str:
        """Why the game ended, in a sentence; empty before the end."""
        if self.ending is None:
            return ""
        texts, language = self.variant.texts, language or system_language()
        return texts.say(language, f"ending-{message_id(self.ending)}")

    def _score_table(self) -> Any:
        table = np.zeros((self.variant.seats, len(self.variant.game.scores)), np.int32)
        self._engine.score(self.state, self.variant.book, table)
        return table
