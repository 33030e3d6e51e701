"""What a board template sees: one table, one viewer, one language, one moment.

It is made from what the viewer may see, and keeps nothing else: neither the match nor its state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import InitVar, dataclass, field
from functools import cached_property
from types import ModuleType
from typing import Any
from weakref import WeakKeyDictionary

from bourgade.kernel.board import Board
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import BY_CHANCE, Card, Picture, Variant
from bourgade.kernel.i18n import Value, message_id
from bourgade.kernel.layout import plain
from bourgade.kernel.notation import Move, Words
from bourgade.play import Happening, Match
from bourgade.play.generic_board import generic_board
from bourgade.play.move_text import move_sentence
from bourgade.server.words import TEXTS

MANY = 40
"""With more choices than this the consequences are not told in advance."""


MOST_EVENTS, MOST_STEPS = 200, 12
"""How far back a board may look for events, and for decisions."""

MOST_KEPT = 5000
_kept: WeakKeyDictionary[Variant, dict[Any, str]] = WeakKeyDictionary()


@dataclass(frozen=True)
class Choice:
    """A legal move as a button: its text, its sentence, what it leads to."""

    move: str
    verb: str
    words: tuple[str, ...]
    label: str
    hint: str  # what would happen at once, in sentences; "" where chance comes first
    throws: bool  # chance answers it
    final: bool  # it cannot be taken back: chance or a bot answers, or the game ends


@dataclass(frozen=True)
class Seated:
    """Somebody at the table, for the board."""

    letter: str
    name: str
    kind: str  # person, bot or open
    bot: str
    is_me: bool  # one of the viewer's own seats
    is_actor: bool  # decides now
    is_watched: bool  # the board is drawn from this seat's side
    last: str  # the last move, as a sentence
    scores: Mapping[str, int]
    won: bool


@dataclass(frozen=True)
class Told:
    """Something that happened, as far as the viewer may know."""

    name: str
    seat: str | None
    args: Mapping[str, str | int]
    rule: str


@dataclass
class Scene:
    """A moment of a match for one viewer. Templates ask it for names, sentences and choices."""

    match: InitVar[Match]
    language: str
    seat: str | None = None  # whose side it is seen from; None: an onlooker
    mine: frozenset[str] = frozenset()  # the seats the viewer plays
    may_act: bool = False
    enters_chance: bool = False  # the viewer throws real dice and enters them
    bots: Mapping[str, str] = field(default_factory=dict[str, str])
    last: Mapping[str, str] = field(default_factory=dict[str, str])  # last move by seat
    called: Mapping[str, str] | None = None  # names by seat; those of the match if not given
    all_open: bool = False  # after the end nothing is hidden
    ended: bool = False  # the table is over, even if the match is not: somebody resigned
    _taken: set[str] = field(default_factory=set[str])

    def __post_init__(self, match: Match) -> None:
        self.all_open = self.all_open or match.over
        self._seen = match.at(len(match.steps())) if self.all_open else match.as_seen_by(self.seat)
        # Whether there is something that the viewer may not see.
        self._hides = self._seen.state.tobytes() != match.state.tobytes()
        self.events = self._events(match)
        """What happened last, the newest at the end."""
        self._decisions = self._last_decisions(match)

    def _events(self, match: Match) -> Sequence[Told]:
        told: list[Told] = []
        for step in reversed(match.steps()):
            told += [
                Told(event.name, event.seat, event.args, event.rule)
                for event in reversed(step.events)
                if self._may_know(event)
            ]
            if len(told) >= MOST_EVENTS:
                break
        return told[:MOST_EVENTS][::-1]

    def _may_know(self, event: Happening) -> bool:
        return self.all_open or not event.private or event.seat == self.seat

    def _last_decisions(self, match: Match) -> Sequence[tuple[str, Move | None]]:
        """Who decided last, the newest at the end, and what, unless that was done in private."""
        move = self._variant.vocabulary.move
        made: list[tuple[str, Move | None]] = []
        for step in match.steps()[-MOST_STEPS:]:
            if step.actor != BY_CHANCE:
                is_told = all(map(self._may_know, step.events))
                made.append((step.actor, move(step.action) if is_told else None))
        return made

    @property
    def _variant(self) -> Variant:
        return self._seen.variant

    # What the game is

    @property
    def content(self) -> Any:
        """The figures of the game, as its ``content.py`` reads them."""
        return self._variant.content

    @property
    def options(self) -> Mapping[str, str]:
        return self._variant.options

    @property
    def words(self) -> Words:
        """The words of every set of the game: its cards, its seats."""
        return self._variant.words

    @property
    def automata(self) -> Mapping[str, str]:
        """The opponents that the rules play, by seat."""
        return self._variant.automata

    @property
    def book(self) -> Any:
        """The figures as the rules read them."""
        return self._variant.plain_book

    @property
    def rules(self) -> ModuleType:
        """The rules, for what a board counts; they are given ``state`` and ``book``."""
        return self._variant.game.rules

    # Where it stands

    @property
    def over(self) -> bool:
        return self.ended or self._seen.over

    @property
    def ply(self) -> int:
        return self._seen.ply

    @property
    def phase(self) -> str:
        return self._seen.phase

    @property
    def task(self) -> str:
        """What is asked now, as a sentence."""
        return self.say(f"phase-{message_id(self.phase)}")

    @property
    def actor(self) -> str | None:
        actor = None if self.over else self._seen.actor
        return None if actor == BY_CHANCE else actor

    @cached_property
    def position(self) -> dict[str, Any]:
        """Everything the viewer may see, by name."""
        return self._seen.position

    @cached_property
    def state(self) -> Any:
        """The same as the rules read it: what is hidden is erased, as ``observe`` erases it."""
        return plain(self._seen.state)

    @property
    def deciders(self) -> Sequence[str]:
        """Whose the last decisions were, the newest at the end."""
        return [seat for seat, _ in self._decisions]

    def picture(self, *, legal: bool = False, last: int = 0) -> str:
        """The position as SVG, with the places of legal moves and of the last decisions marked."""
        draw = self._variant.game.picture
        if draw is None:
            return ""
        move = self._variant.vocabulary.move
        decided = [made for _, made in self._decisions[::-1][:last] if made is not None]
        asked = legal and self._seen.actor != BY_CHANCE
        show = Picture(
            names=self.names,
            moves=tuple(move(action) for action in self._seen.actions()) if asked else (),
            last=tuple(decided),
            in_page=True,
        )
        return draw(self._variant, self._seen.state, self.language, show)

    @cached_property
    def names(self) -> Mapping[str, str]:
        return {**self._seen.names(self.language), **(self.called or {})}

    @cached_property
    def seats(self) -> Sequence[Seated]:
        """Everybody, beginning with the seat the board is seen from."""
        letters = self.words["seats"]
        start = letters.index(self.seat) if self.seat else 0
        # Points may tell what lies hidden.
        scores = {} if self._hides else self._seen.scores
        winners = self._seen.winners
        return [
            Seated(
                letter=letter,
                name=self.names[letter],
                kind="bot" if letter in self.bots else "person",
                bot=self.bots.get(letter, ""),
                is_me=letter in self.mine,
                is_actor=letter == self.actor,
                is_watched=letter == self.seat,
                last=self.last.get(letter, ""),
                scores=scores.get(letter, {}),
                won=letter in winners,
            )
            for letter in (*letters[start:], *letters[:start])
        ]

    # Words

    def say(self, message: str, **args: Value) -> str:
        """A sentence of the game's language files."""
        return self._variant.game.texts.say(self.language, message, **args)

    def word(self, message: str, **args: Value) -> str:
        """A sentence of the pages around the boards."""
        return TEXTS.say(self.language, message, **args)

    def has(self, message: str) -> bool:
        return self._variant.game.texts.has(self.language, message)

    def name(self, dim: str, word: str) -> str:
        """The name of a card, a seat, an icon; players by their own names."""
        if dim == "seats" and word in self.names:
            return self.names[word]
        return self._variant.name(self.language, dim, word)

    def about(self, dim: str, word: str) -> str:
        """What a card does, in full; "" where the texts say nothing."""
        return self._told(f"about-{message_id(word)}")

    def brief(self, dim: str, word: str) -> str:
        """What a card does, in a few words."""
        return self._told(f"brief-{message_id(word)}")

    def _told(self, message: str) -> str:
        return self.say(message) if self.has(message) else ""

    @cached_property
    def _cards(self) -> Mapping[tuple[str, str], Card]:
        game = self._variant.game
        rows = game.cards(self.content, game.texts, self.language)
        return {(row.dim, row.word): row for row in rows}

    def card(self, dim: str, word: str) -> Card | None:
        """The row of the card reference: figures, rule, provenance."""
        return self._cards.get((dim, word))

    # What may be done

    @cached_property
    def choices(self) -> Sequence[Choice]:
        """The viewer's legal moves, in the order the rules list them."""
        actor = self._seen.actor
        if (
            actor is None
            or self.over
            or not (self.enters_chance if actor == BY_CHANCE else self.may_act)
        ):
            return ()
        actions = self._seen.actions()
        # What a move would do may depend on what the viewer must not know yet.
        told = len(actions) <= MANY and not self._hides
        return [self._choice(action, told) for action in actions]

    def _choice(self, action: int, told: bool) -> Choice:
        vocabulary = self._variant.vocabulary
        move = vocabulary.move(action)
        hint, answered_by = "", None
        if told:
            events, answered_by = self._seen.foresee(action)
            # Whose turn comes next is no consequence worth telling.
            hint = " · ".join(
                event.text(self.language, self.names) for event in events if not event.heads_turn
            )
        throws = answered_by == BY_CHANCE
        is_bots = answered_by in self.bots
        final = told and not move.by_chance and (throws or is_bots or answered_by is None)
        return Choice(
            vocabulary.text(action),
            move.verb,
            move.words,
            self.sentence(action),
            hint,
            throws,
            final,
        )

    def sentence(self, action: int) -> str:
        """A move as a sentence."""
        return move_sentence(self._variant, action, self.language, self.names)

    @cached_property
    def _by_move(self) -> Mapping[tuple[str, ...], Choice]:
        return {(choice.verb, *choice.words): choice for choice in self.choices}

    def choice(self, verb: str, *words: str) -> Choice | None:
        """The choice of a verb, if it is one now; the board shows it itself from here on."""
        found = self._by_move.get((verb, *words))
        if found:
            self._taken.add(found.move)
        return found

    def rest(self) -> Sequence[Choice]:
        """The choices that no part of the board shows: the bar of actions shows them."""
        return [choice for choice in self.choices if choice.move not in self._taken]

    def why_not(self, verb: str, *words: str) -> str:
        """Why the viewer may not make a move now, with the rule; "" where he may or nobody asks."""
        if not self.choices or (verb, *words) in self._by_move:
            return ""
        vocabulary = self._variant.vocabulary
        try:
            text = vocabulary.written(verb, *words)
            moves = tuple(choice.move for choice in self.choices)
            return self._seen.refusal(vocabulary.action(text), moves).brief(self.language)
        except BourgadeError:
            return ""

    # Pieces that repeat

    def keep(self, *key: Any, caller: Callable[[], str]) -> str:
        """A piece of a board that its key alone decides, made once and used again.

        From one move to the next most of a board stays as it is. Where the viewer may choose, any
        piece can be a button, so nothing is kept.
        """
        if self.choices:
            return caller()
        pieces = _kept.setdefault(self._variant, {})
        full = (self.language, *key)
        if full not in pieces:
            if len(pieces) >= MOST_KEPT:
                pieces.clear()
            pieces[full] = caller()
        return pieces[full]

    # A board for any game

    @cached_property
    def panels(self) -> Board:
        """The generic board, for games without one of their own."""
        return generic_board(self._variant, self.position, self.language, self.names)
