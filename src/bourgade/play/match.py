"""A match: the moves so far and the position they lead to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cached_property
from itertools import takewhile
from typing import TYPE_CHECKING, Any

import numpy as np

from bourgade.compile.engine import can_compile
from bourgade.kernel import chance
from bourgade.kernel.errors import BadOption, IllegalMove, NoPicture, NotYourTurn, UnknownMove
from bourgade.kernel.events import Log
from bourgade.kernel.game import BY_CHANCE, Picture, Variant
from bourgade.kernel.i18n import LANGUAGES, system_language
from bourgade.kernel.layout import CHANCE, new_records
from bourgade.kernel.position import Position
from bourgade.kernel.replay_loop import ANYBODY
from bourgade.play.replay import play_again
from bourgade.play.sentences import Event, check_room, read_events
from bourgade.play.situation import Situation, Viewer
from bourgade.play.undo import check_undo

if TYPE_CHECKING:
    from bourgade.play.fair_dice import FairDice
    from bourgade.play.review import Hint, Review

ROOM = ("_engine", "_log", "_out", "_weight")  # what each process makes anew for a match


@dataclass(frozen=True)
class Step:
    """One step as it was played: who, what, and the state before it."""

    actor: str  # a seat's letter, or "chance"
    action: int
    before: Any
    rows: Any = field(repr=False)  # its events as the rules wrote them
    variant: Variant = field(repr=False)

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """What happened; computed on first use, since most steps of a long game are never asked."""
        return read_events(self.variant, self.rows)

    @property
    def heads_turn(self) -> bool:
        """Whether a turn begins with it."""
        kinds = self.variant.game.events
        return any(kinds(kind).kind.heads_turn for kind in self.rows["kind"].tolist())


class Match(Situation):
    """A game being played. Moves go in as text; chance plays by itself unless it is manual."""

    def __init__(
        self,
        variant: Variant,
        states: Any,
        *,
        key: bytes | None,
        from_position: Position | None = None,
    ) -> None:
        super().__init__(variant, states)
        self._key = key  # None: the caller plays chance
        self._steps: list[Step] = []
        self.skipped = 0  # earlier steps that this match does not remember
        self._log: Any = new_records(Log, {})[0]
        self.start_position = from_position
        """The position the match was set up from; None for an ordinary start."""
        self.resigned: tuple[str, ...] = ()
        """The seats that resigned, in order; bots took over, or nobody did."""
        self.dice: FairDice | None = None
        """The fair dice behind the outcomes, if there was a commitment; records include them."""

    @property
    def throws_dice(self) -> bool:
        """Whether the match rolls its dice; otherwise the caller enters the outcomes."""
        return self._key is not None

    def had_choice(self, step: Step) -> bool:
        """Whether a step was a seat's decision with an alternative."""
        return self._engine.legal(step.before[0], self.variant.book, self._out) > 1

    def outcomes(self, before: Step | None = None) -> dict[str, int]:
        """Chance's outcomes with their integer weights: now, or before a step that was played."""
        states = self._states if before is None else before.before
        if states[0].over or states[0].actor != CHANCE:
            return {}
        actions, weights = self._chances(states)
        return dict(zip(map(self.variant.vocabulary.text, actions), weights, strict=True))

    def svg(
        self,
        legal: bool = False,
        last: bool | int = False,
        coordinates: bool = True,
        seat: Viewer = ...,
        *,
        language: str | None = None,
        in_page: bool = False,
    ) -> str:
        """A picture of the position, for games that have one.

        ``legal`` marks where the actor may move, ``last`` the last decision or the last few;
        ``seat`` leaves out what that seat, or an onlooker, may not see. ``in_page`` leaves colours
        and everything around the board to the page.
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
        decisions = [step.action for step in self._steps if step.actor != BY_CHANCE]
        show = Picture(
            names=self.names(language),
            moves=tuple(move(action) for action in self.actions()) if asked else (),
            last=tuple(move(action) for action in decisions[::-1][: int(last)]),
            coordinates=coordinates,
            in_page=in_page,
        )
        state = self.state if seat is ... else self.seen_by(seat)
        return variant.game.picture(variant, state, language, show)

    # Playing

    def play(self, move: str, seat: str | None = None) -> tuple[Event, ...]:
        """Make a move; returns everything that happened until somebody must decide again."""
        if self.over:
            raise IllegalMove("error-game-over", move=str(move))
        if seat is not None and (letter := self.variant.seat_letter(seat)) != self.actor:
            raise NotYourTurn("error-not-your-turn", seats=letter, actor=str(self.actor))
        action = self.variant.vocabulary.action(move)
        if action not in self.actions():
            raise self.refusal(action)
        return self.play_action(action)

    def play_action(self, action: int) -> tuple[Event, ...]:
        """Make a move that is known to be legal, by its int."""
        if type(action) is not int or not 0 <= action < self.variant.vocabulary.size:
            raise UnknownMove("error-unknown-action", move=str(action))
        return (*self._advance(action), *self.begin())

    def _advance(self, action: int) -> tuple[Event, ...]:
        before = self._states.copy()
        self._step(self._states, action)
        actor = self.variant.actor_name(int(before[0].actor)) or ""
        rows = self._log.events[: self._log.n].copy()
        self._steps.append(Step(actor, action, before, rows, self.variant))
        return self._steps[-1].events

    def _step(self, states: Any, action: int) -> None:
        self._log.n = 0
        self._engine.step(states[0], self.variant.book, action, self._log)
        check_room(self._log)

    def foresee(self, action: int) -> tuple[tuple[Event, ...], str | None]:
        """The immediate events of a legal move, and who would decide next; nothing is changed."""
        states = self._states.copy()
        self._step(states, action)
        events = read_events(self.variant, self._log.events[: self._log.n])
        return events, None if states[0].over else self.variant.actor_name(int(states[0].actor))

    def replay(self, moves: Sequence[tuple[str | None, str]]) -> int:
        """Play moves again, each with its actor, or None if that is not known.

        They include those of chance. Returns how many were played: it stops before the first
        illegal one, and ``play`` says why it is. Much faster than playing them one by one.
        """
        variant, actors, actions = self.variant, list[int](), list[int]()
        numbers = {letter: n for n, letter in enumerate(variant.words["seats"])}
        known = {**numbers, BY_CHANCE: CHANCE, None: ANYBODY}
        with suppress(UnknownMove, KeyError):
            for actor, move in moves:
                action = variant.vocabulary.action(move)
                actors.append(known[actor])
                actions.append(action)
        before = len(self._steps)
        for states, events in play_again(variant, self._engine, self._states, actors, actions):
            for i, rows in enumerate(events):
                actor = variant.actor_name(int(states[i].actor)) or ""
                action = actions[len(self._steps) - before]
                self._steps.append(Step(actor, action, states[i : i + 1], rows, variant))
            self._states = states[-1:].copy()
        return len(self._steps) - before

    def begin(self) -> tuple[Event, ...]:
        """Let chance play until the first decision; manual chance waits for the caller."""
        happened: list[Event] = []
        while self.actor == BY_CHANCE and self._key is not None:
            actions, weights = self._chances()
            happened += self._advance(actions[chance.draw(self._key, self.ply, weights)])
        return tuple(happened)

    def undo(self) -> str:
        """Take back the last decision; returns it."""
        last = check_undo(self)
        self._steps.pop()
        self._states = last.before.copy()  # a copy of the match may share the step
        return self.variant.vocabulary.text(last.action)

    def take_back(self, steps: int) -> None:
        """Go back some steps, past dice as well; the caller decides who may do that."""
        first = self._steps[-steps]
        del self._steps[-steps:]
        self._states = first.before.copy()

    def copy(self) -> Match:
        """An independent copy, with the same dice to come."""
        twin = self.at(self.length)
        twin._key, twin.dice, twin.resigned = self._key, self.dice, self.resigned
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        twin = self.copy()  # steps and events are shared: they never change
        twin.start_position = deepcopy(self.start_position, memo)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """Pickle everything but the rules and their buffers; the dice to come are included."""
        kept = {name: value for name, value in vars(self).items() if name not in ROOM}
        return {**kept, "mode": self._engine.mode}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        mode = saved.pop("mode")
        Match.__init__(self, saved["variant"], saved["_states"], key=saved["_key"])
        vars(self).update(saved)
        self.run(mode if can_compile() else "python")

    def as_seen_by(self, seat: str | None) -> Match:
        """A match from here on with only what a seat, or an onlooker, may see.

        It has no history, and chance is left to the caller.
        """
        seen = Match(self.variant, self._seen_by(seat), key=None)
        seen.players = dict(self.players)
        seen._engine = self._engine
        return seen

    def roll_automatically(self, seed: int | str | None = None) -> None:
        """Let chance play by itself from the next move on; ``begin`` lets it play at once."""
        self._key = chance.new_key(seed)

    # What was played

    @property
    def history(self) -> tuple[tuple[str, str], ...]:
        """Every step so far: who acted (a seat's letter or ``"chance"``), and the move."""
        text = self.variant.vocabulary.text
        return tuple((step.actor, text(step.action)) for step in self._steps)

    @property
    def last_move(self) -> str:
        """The move of the last step; "" before the first."""
        return self.variant.vocabulary.text(self._steps[-1].action) if self._steps else ""

    def events(self, seat: Viewer = ...) -> tuple[Event, ...]:
        """Everything that happened so far; ``seat`` leaves out what is private to others."""
        return tuple(
            event for step in self._steps for event in step.events if self._may_know(event, seat)
        )

    def _may_know(self, event: Event, seat: Viewer) -> bool:
        return seat is ... or self.over or not event.private or event.seat == seat

    def steps(self) -> tuple[Step, ...]:
        """Every step so far; after ``resume``, every one since."""
        return tuple(self._steps)

    def backwards(self) -> Iterator[Step]:
        """The steps from the last one back, made lazily."""
        return reversed(self._steps)

    def last_steps(self, most: int) -> Sequence[Step]:
        """The last ``most`` steps, or fewer."""
        return self._steps[-most:]

    def moves_this_turn(self) -> int:
        """How many moves the player to move has made since another player decided."""
        return len(self._turn())

    def choices_this_turn(self) -> int:
        """How many of them had an alternative."""
        legal, book = self._engine.legal, self.variant.book
        return sum(int(legal(step.before[0], book, self._out)) > 1 for step in self._turn())

    def _turn(self) -> list[Step]:
        """The decisions of the player to move since another player decided, the last first."""
        since = takewhile(lambda step: step.actor in (self.actor, BY_CHANCE), reversed(self._steps))
        return [step for step in since if step.actor != BY_CHANCE]

    @property
    def length(self) -> int:
        """How many steps were played, including those no longer remembered."""
        return self.skipped + len(self._steps)

    def resume(self, state: bytes, steps: int) -> None:
        """Continue from a later state; the ``steps`` before it are not remembered."""
        states = self.variant.new_state()
        states.view(np.uint8)[:] = np.frombuffer(state, np.uint8)
        self._states, self._steps, self.skipped = states, [], steps

    def at(self, steps: int) -> Match:
        """The match after ``steps`` steps; from there on chance is left to the caller."""
        steps = max(steps - self.skipped, 0)
        states = self._states if steps >= len(self._steps) else self._steps[steps].before
        then = Match(self.variant, states.copy(), key=None, from_position=self.start_position)
        then.players = dict(self.players)
        then._steps, then.skipped = self._steps[:steps], self.skipped
        then._engine = self._engine
        return then

    def record(self, seat: Viewer = ...) -> str:
        """The readable record of the game: headers, then one move per line.

        ``seat`` leaves out what that seat, or an onlooker, may not know yet; such a record can be
        read but not replayed.
        """
        from bourgade.play.record import write

        return write(self, seat)

    def hides(self, step: Step, seat: Viewer) -> bool:
        """Whether a step is hidden from a seat, or from an onlooker."""
        return not all(self._may_know(event, seat) for event in step.events)

    # The coach is above, with the bots; the package connects it

    def hint(self, budget: str = "1s", *, seed: int = 0) -> Hint:
        """The best moves for the player to move, with their winning chances and reasons."""
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
        """The review of the game: every player's luck and mistakes, step by step.

        ``budget`` is for each position; ``within`` is for all of them together.
        """
        import bourgade

        return bourgade.review(self, budget, within=within, progress=progress, seed=seed)

    def __repr__(self) -> str:
        state = "over" if self.over else f"{self.actor} to {self.phase}"
        return f"<Match {self.variant.game.name}, ply {self.ply}, {state}>"

    def _repr_html_(self) -> str:
        """The board in a notebook: as an onlooker sees it, if something is hidden."""
        if self.variant.game.picture is not None:
            return self.svg(last=True, seat=None)
        return self.html(seat=None)
