"""A match: the moves so far and the position they lead to."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from bourgade.kernel import chance
from bourgade.kernel.build import Engine, Mode, engine
from bourgade.kernel.errors import (
    BadOption,
    CannotUndo,
    IllegalMove,
    NoPicture,
    NotYourTurn,
    UnknownSeat,
)
from bourgade.kernel.game import Picture, Variant
from bourgade.kernel.layout import CHANCE, NOBODY, new_records
from bourgade.kernel.log import Log
from bourgade.kernel.texts import LANGUAGES, system_language
from bourgade.play.happening import Happening, happenings
from bourgade.play.html import board_html
from bourgade.play.position import Position, to_position

if TYPE_CHECKING:
    from bourgade.play.coaching import Hint, Review
    from bourgade.play.fair import FairDice

Dice = Literal["automatic", "manual"]


@dataclass(frozen=True)
class Step:
    """One step as it was played: who, what, and the state before it."""

    actor: int
    action: int
    before: Any
    events: tuple[Happening, ...]


class Match:
    """A game being played. Moves go in as text; chance plays by itself unless it is manual."""

    def __init__(
        self,
        variant: Variant,
        states: Any,
        *,
        key: bytes | None,
        from_position: Position | None = None,
    ) -> None:
        self.variant = variant
        self.players: dict[str, str] = {}  # names of the players by seat, for sentences
        self._states = states
        self._key = key  # None: the caller plays chance
        self._steps: list[Step] = []
        self._log: Any = new_records(Log, {})[0]
        self._out, self._weight = variant.buffers()
        self._engine: Engine = engine(variant, "python")
        self.start_position = from_position
        """The position the match was set up from; None for an ordinary start."""
        self.dice: FairDice | None = None
        """Where the outcomes come from, if that was promised beforehand; a record tells it."""

    @property
    def state(self) -> Any:
        """The record itself; a bot may read it, nobody may write it."""
        return self._states[0]

    def run(self, mode: Mode) -> None:
        """How the rules run from here on: interpreted, or compiled. The bytes are the same."""
        self._engine = engine(self.variant, mode)

    # Where the game stands

    @property
    def actor(self) -> int | None:
        """The seat to decide, CHANCE, or None when the game is over."""
        return None if self.over else int(self.state.actor)

    @property
    def seat(self) -> str | None:
        """The letter of the seat to decide; None for chance and after the end."""
        actor = self.actor
        return None if actor is None or actor == CHANCE else self.variant.words["seats"][actor]

    @property
    def phase(self) -> str:
        return self.variant.game.phase(self.state.phase).name.lower()

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def ply(self) -> int:
        return int(self.state.ply)

    @property
    def moves(self) -> tuple[str, ...]:
        """What the actor may do, as text; what chance may do when it is chance's turn."""
        return tuple(self.variant.vocabulary.text(action) for action in self.actions())

    def actions(self) -> list[int]:
        """The same as ints."""
        s, book = self.state, self.variant.book
        if self.over:
            return []
        if s.actor == CHANCE:
            n = self._engine.chance(s, book, self._out, self._weight)
        else:
            n = self._engine.legal(s, book, self._out)
        return [int(action) for action in self._out[:n]]

    def outcomes(self) -> dict[str, int]:
        """Chance's outcomes with their integer weights."""
        if self.over or self.state.actor != CHANCE:
            return {}
        n = self._engine.chance(self.state, self.variant.book, self._out, self._weight)
        text = self.variant.vocabulary.text
        return {text(int(self._out[i])): int(self._weight[i]) for i in range(n)}

    @property
    def position(self) -> Position:
        """Everything on the table, by name; ``setup`` takes it back."""
        return to_position(self.variant, self.state)

    def view(self, seat: int | str | None) -> Position:
        """What a seat may see; None is an onlooker, who sees what lies open to all."""
        return to_position(self.variant, self.seen_by(seat))

    def seen_by(self, seat: int | str | None) -> Any:
        """The record with everything erased that a seat, or an onlooker, may not see."""
        states = self._states.copy()
        self._engine.observe(states[0], NOBODY if seat is None else self.seat_index(seat))
        return states[0]

    def svg(
        self,
        legal: bool = False,
        last: bool | int = False,
        coordinates: bool = True,
        seat: int | str | None = None,
        *,
        language: str | None = None,
        in_page: bool = False,
    ) -> str:
        """A picture of the position, for games that have one.

        ``legal`` marks where the actor may move, ``last`` the last decision or so many of them;
        ``seat`` erases what that seat may not see. ``in_page`` leaves colours and all beside the
        board to the page.
        """
        variant, language = self.variant, language or system_language()
        if variant.game.picture is None:
            raise NoPicture("error-no-picture", game=variant.game.name)
        if language not in LANGUAGES:
            raise BadOption(
                "error-unknown-language", language=language, languages=", ".join(LANGUAGES)
            )
        move = variant.vocabulary.move
        asked = legal and not self.over and self.state.actor != CHANCE
        decisions = [step.action for step in self._steps if step.actor != CHANCE]
        show = Picture(
            names=self.names(language),
            moves=tuple(move(action) for action in self.actions()) if asked else (),
            last=tuple(move(action) for action in decisions[::-1][: int(last)]),
            coordinates=coordinates,
            in_page=in_page,
        )
        state = self.state if seat is None else self.seen_by(seat)
        return variant.game.picture(variant, state, language, show)

    @property
    def scores(self) -> tuple[dict[str, int], ...]:
        """Points and tie-breaks of every seat, by name."""
        game, table = self.variant.game, self._score_table()
        return tuple(
            {
                name: int(-points if name in game.fewest else points)
                for name, points in zip(game.scores, row, strict=True)
            }
            for row in table
        )

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, several when they share it; none while the game goes on."""
        if not self.over:
            return ()
        rows = [tuple(row) for row in self._score_table()]
        return tuple(p for p, row in enumerate(rows) if row == max(rows))

    @property
    def shares(self) -> tuple[float, ...]:
        """What part of the win each seat has; nobody has any while the game goes on."""
        winners = self.winners
        return tuple(1 / len(winners) if p in winners else 0.0 for p in range(self.variant.seats))

    def _score_table(self) -> Any:
        table = np.zeros((self.variant.seats, len(self.variant.game.scores)), np.int32)
        self._engine.score(self.state, self.variant.book, table)
        return table

    # Playing

    def play(self, move: str, seat: int | str | None = None) -> tuple[Happening, ...]:
        """Make a move; returns everything that happened until somebody must decide again."""
        vocabulary = self.variant.vocabulary
        if seat is not None and self.seat_index(seat) != self.actor:
            raise NotYourTurn(
                "error-not-your-turn", seats=self._letter(self.seat_index(seat)),
                actor=self._letter(self.actor),
            )  # fmt: skip
        action = vocabulary.action(move)
        if action not in self.actions():
            raise self.refusal(action)
        return self.play_action(action)

    def play_action(self, action: int) -> tuple[Happening, ...]:
        """Make a move that is known to be legal, by its int."""
        happened = [*self._advance(action)]
        while self.actor == CHANCE and self._key is not None:
            happened += self._advance(self._roll(self._key))
        return tuple(happened)

    def _advance(self, action: int) -> tuple[Happening, ...]:
        before = self._states.copy()
        self._log.n = 0
        self._engine.step(self.state, self.variant.book, action, self._log)
        events = tuple(happenings(self.variant, self._log))
        self._steps.append(Step(int(before[0].actor), action, before, events))
        return events

    def _roll(self, key: bytes) -> int:
        n = self._engine.chance(self.state, self.variant.book, self._out, self._weight)
        weights = [int(weight) for weight in self._weight[:n]]
        return int(self._out[chance.draw(key, self.ply, weights)])

    def foresee(self, action: int) -> tuple[tuple[Happening, ...], int | None]:
        """What a legal move would do at once, and who would decide then; nothing is changed."""
        states = self._states.copy()
        self._log.n = 0
        self._engine.step(states[0], self.variant.book, action, self._log)
        events = tuple(happenings(self.variant, self._log))
        return events, None if states[0].over else int(states[0].actor)

    def begin(self) -> tuple[Happening, ...]:
        """Let chance play until the first decision; manual chance waits for the caller."""
        happened: list[Happening] = []
        while self.actor == CHANCE and self._key is not None:
            happened += self._advance(self._roll(self._key))
        return tuple(happened)

    def refusal(self, action: int, moves: tuple[str, ...] | None = None) -> IllegalMove:
        """Why a move that is not among the legal ones may not be made; ``moves`` if known."""
        variant = self.variant
        text = variant.vocabulary.text(action)
        if self.over:
            return IllegalMove("error-game-over", move=text)
        moves = self.moves if moves is None else moves
        listed = ", ".join(moves[:12]) + (f" … ({len(moves)})" if len(moves) > 12 else "")
        move = variant.vocabulary.move(action)
        if move.by_chance != (self.actor == CHANCE):
            message = "error-chance-decides" if move.by_chance else "error-waiting-for-chance"
            return IllegalMove(
                message, move=text, moves=listed, actor=self._letter(self.actor), phase=self.phase
            )
        refusal = variant.game.refuse(variant, self.state, move)
        return IllegalMove(
            f"refusal-{refusal.reason}", variant.game.texts,
            **{
                **refusal.args, "move": text, "moves": listed, "rule": refusal.rule,
                "actor": self._letter(self.actor), "phase": self.phase,
            },
        )  # fmt: skip

    def undo(self) -> str:
        """Take back the last decision; returns it.

        Not past a die or a draw, since those would be known: only when the caller plays chance
        himself can he take back what he entered.
        """
        if not self._steps:
            raise CannotUndo("error-nothing-to-undo")
        last = self._steps[-1]
        if last.actor == CHANCE and self._key is not None:
            raise CannotUndo(
                "error-undo-past-chance", move=self.variant.vocabulary.text(last.action)
            )
        self._steps.pop()
        self._states = last.before.copy()  # a copy of the match may share the step
        return self.variant.vocabulary.text(last.action)

    def copy(self) -> Match:
        """An independent match from here on, with the same dice to come."""
        twin = Match(
            self.variant, self._states.copy(), key=self._key, from_position=self.start_position
        )
        twin.players = dict(self.players)
        twin.dice = self.dice
        twin._steps = list(self._steps)
        twin._engine = self._engine
        return twin

    def as_seen_by(self, seat: int | str | None) -> Match:
        """A match from here on that holds what a seat, or an onlooker, may see and nothing else.

        Nothing of what was played is in it, and chance is the caller's.
        """
        states = self._states.copy()
        self._engine.observe(states[0], NOBODY if seat is None else self.seat_index(seat))
        seen = Match(self.variant, states, key=None)
        seen.players = dict(self.players)
        seen._engine = self._engine
        return seen

    def roll_automatically(self, seed: int | str | None = None) -> None:
        """From the next move on chance plays by itself; ``begin`` lets it play at once."""
        self._key = new_key(seed)

    # What was played

    @property
    def history(self) -> tuple[tuple[int, str], ...]:
        """Every step so far: the actor and the move."""
        text = self.variant.vocabulary.text
        return tuple((step.actor, text(step.action)) for step in self._steps)

    @property
    def events(self) -> tuple[Happening, ...]:
        """Everything that happened so far."""
        return tuple(event for step in self._steps for event in step.events)

    def steps(self) -> tuple[Step, ...]:
        return tuple(self._steps)

    def at(self, steps: int) -> Match:
        """The match as it stood after so many steps; chance is the caller's from there on."""
        if steps >= len(self._steps):
            states = self._states.copy()
        else:
            states = self._steps[max(steps, 0)].before.copy()
        then = Match(self.variant, states, key=None, from_position=self.start_position)
        then.players = dict(self.players)
        then._steps = self._steps[: max(steps, 0)]
        return then

    def position_at(self, steps: int) -> Position:
        """The position after so many steps."""
        states = self._states if steps >= len(self._steps) else self._steps[steps].before
        return to_position(self.variant, states[0])

    def record(self) -> str:
        """The readable record of the game: headers, then one move a line."""
        from bourgade.play.record import write

        return write(self)

    # The coach, who stands above with the bots: the package's front door knows him

    def hint(self, budget: str = "1s", *, seed: int = 0) -> Hint:
        """The best few moves for who decides now, with their chances and reasons."""
        import bourgade

        return bourgade.hint(self, budget, seed=seed)

    def review(
        self,
        budget: str = "200ms",
        *,
        within: str | None = None,
        progress: Callable[[int, int], None] | None = None,
        seed: int = 0,
    ) -> Review:
        """The game looked back at: luck and mistakes of every player, step by step.

        ``budget`` is for each position; ``within`` is for all of them together.
        """
        import bourgade

        return bourgade.review(self, budget, within=within, progress=progress, seed=seed)

    # Seats

    def seat_index(self, seat: int | str) -> int:
        """A seat by number or letter."""
        seats = self.variant.words["seats"]
        index = (
            seats.index(seat.upper())
            if str(seat).upper() in seats and isinstance(seat, str)
            else seat
        )
        if not isinstance(index, int) or not 0 <= index < len(seats):
            raise UnknownSeat("error-unknown-seat", seat=str(seat), seats=", ".join(seats))
        return index

    def _letter(self, actor: int | None) -> str:
        if actor is None or actor == CHANCE:
            return "none" if actor is None else "chance"
        return self.variant.words["seats"][actor]

    def names(self, language: str) -> Mapping[str, str]:
        """How sentences call the seats."""
        return {
            seat: self.players.get(seat) or self.variant.name(language, "seats", seat)
            for seat in self.variant.words["seats"]
        }

    def __repr__(self) -> str:
        state = "over" if self.over else f"{self._letter(self.actor)} to {self.phase}"
        return f"<Match {self.variant.game.name}, ply {self.ply}, {state}>"

    def _repr_html_(self) -> str:
        if self.variant.game.picture is not None:
            return self.svg(last=True)
        return board_html(self.variant, self.position)


def new_key(seed: int | str | None) -> bytes:
    """The key of a match's dice: from its seed, or from the system."""
    return chance.new_key() if seed is None else chance.seed_key(seed)


def random_seed() -> int:
    """A seed that can be written down."""
    return secrets.randbits(48)
