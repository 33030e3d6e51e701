"""What a board shows: one table, one viewer, one language, one moment, as plain data.

A scene is a tree of dicts, lists, texts, numbers, booleans and None, so it could be JSON. It holds
what the viewer may see, and nothing else. Templates read it, and call ``ui`` for texts: see
``views/board.py``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import InitVar, dataclass, field, fields, is_dataclass
from functools import cached_property
from types import SimpleNamespace
from typing import Any, cast
from weakref import WeakKeyDictionary

import numpy as np

from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.figures import EffectTable
from bourgade.kernel.game import BY_CHANCE, BoardData, Standing, Variant, Viewpoint
from bourgade.kernel.i18n import message_id
from bourgade.kernel.notation import Move
from bourgade.play import Event, Match
from bourgade.play.generic_board import generic_board
from bourgade.play.sentences import move_sentence
from bourgade.server.words import TEXTS

Scene = dict[str, Any]

Known = dict[int, Any]
"""Plain data by the id of what it was made from."""

NOTHING: Known = {}

MANY = 40
"""With more choices than this, results are not shown in advance."""

MOST_STEPS = 12
"""How far back a board may look for decisions."""


def scene_of(match: Match, language: str, **viewer: Any) -> Scene:
    """A moment of a match for one viewer; ``viewer`` is what the fields of SceneMaker say."""
    return SceneMaker(match, language, **viewer).scene()


@dataclass
class SceneMaker:
    """Gathers what one viewer may see of a match."""

    match: InitVar[Match]
    language: str
    seat: str | None = None  # whose side it is seen from; None: an onlooker
    mine: frozenset[str] = frozenset()  # the seats the viewer plays
    may_act: bool = False
    enters_chance: bool = False  # the viewer throws real dice and enters them
    bots: Mapping[str, str] = field(default_factory=dict[str, str])
    last: Mapping[str, str] = field(default_factory=dict[str, str])  # last move by seat
    called: Mapping[str, str] | None = None  # names by seat; those of the match if not given
    reader: str = ""  # the seat that is spoken to as “you”, if there is one
    all_open: bool = False  # after the end nothing is hidden
    ended: bool = False  # the table is over, even if the match is not: a player resigned
    generic: bool = False  # drawn by the generic board

    def __post_init__(self, match: Match) -> None:
        self.all_open = self.all_open or match.over
        self._seen = match.copy() if self.all_open else match.as_seen_by(self.seat)
        self._variant = match.variant
        # Whether there is something that the viewer may not see.
        self._hides = self._seen.state.tobytes() != match.state.tobytes()
        self._decisions = self._last_decisions(match)
        self._events = self._events_of(match)
        self._position = self._seen.position
        self._names = {**self._seen.names(self.language), **(self.called or {})}

    def scene(self) -> Scene:
        """All of it."""
        variant, seen = self._variant, self._seen
        game, actor, choices = variant.game, self._actor, self._choices()
        board = self._board_data(bool(choices))
        return {
            "game": game.name,
            "options": dict(variant.options),
            "pictures": dict(variant.pictures),  # of what the content adds
            "tables": variant.tables.kept,  # that are laid over the printed figures
            "words": words_of(variant),
            "automata": dict(variant.automata),
            "content": content_of(variant),  # the figures of the game
            "language": self.language,
            "seat": self.seat,
            "over": self._over,
            "ply": seen.ply,
            "phase": seen.phase,
            "task": seen.task(self.language),
            "actor": actor,  # the seat that decides, if one does
            "position": self._position,
            "names": self._names,
            "seats": self._seats(actor),
            "standing": self._standing(board.standing),
            "choices": choices,
            "refusals": self._refusals(board.asked, choices),  # by move_key
            "facts": plain_data(board.facts, _contents[variant]),  # from the game's board_data
            "panels": self._panels() if self.generic else None,
        }

    # What happened

    def _events_of(self, match: Match) -> Iterator[Event]:
        """What happened, the newest first."""
        for back in range(1, match.length - match.skipped + 1):
            yield from filter(self._may_know, reversed(match.last_steps(back)[0].events))

    def _may_know(self, event: Event) -> bool:
        return self.all_open or not event.private or event.seat == self.seat

    def _last_decisions(self, match: Match) -> Sequence[tuple[str, Move | None]]:
        """Who decided last, the newest at the end, and what, unless that was done in private."""
        move = self._variant.vocabulary.move
        made: list[tuple[str, Move | None]] = []
        for step in match.last_steps(MOST_STEPS):
            if step.actor != BY_CHANCE:
                is_told = all(map(self._may_know, step.events))
                made.append((step.actor, move(step.action) if is_told else None))
        return made

    # Where it stands

    @property
    def _over(self) -> bool:
        return self.ended or self._seen.over

    @property
    def _actor(self) -> str | None:
        actor = None if self._over else self._seen.actor
        return None if actor == BY_CHANCE else actor

    def _seats(self, actor: str | None) -> list[dict[str, Any]]:
        """All seats, beginning with the one the board is seen from."""
        letters = self._variant.words["seats"]
        start = letters.index(self.seat) if self.seat else 0
        winners = self._seen.winners
        return [
            {
                "letter": letter,
                "name": self._names[letter],
                "label": self._label(letter),
                "who": "you" if letter == self.reader else "other",
                "kind": "bot" if letter in self.bots else "person",
                "bot": self.bots.get(letter, ""),
                "is_me": letter in self.mine,  # one of the viewer's own seats
                "is_actor": letter == actor,
                "is_watched": letter == self.seat,  # the board is drawn from this seat's side
                "last": self.last.get(letter, ""),  # the last move, as a sentence
                "scores": self._scores.get(letter, {}),
                "won": letter in winners,
            }
            for letter in (*letters[start:], *letters[:start])
        ]

    def _label(self, letter: str) -> str:
        """What stands on a plate: the name, or “You”."""
        is_reader = letter == self.reader
        return TEXTS.say(self.language, "you") if is_reader else self._names[letter]

    def _standing(self, declared: Standing | None) -> dict[str, Any] | None:
        """The goal in a few words, and how far every seat has come; by the points as a rule."""
        texts, said = self._variant.texts, self.language
        if declared is not None:
            goal = texts.say(said, "standing-goal", needed=declared.needed)
            return {"goal": goal, "reached": dict(declared.reached)}
        for first in next(iter(self._scores.values()), ()):
            reached = {seat: row[first] for seat, row in self._scores.items()}
            return {"goal": texts.say(said, f"score-{message_id(first)}"), "reached": reached}
        return None

    @cached_property
    def _scores(self) -> Mapping[str, Mapping[str, int]]:
        """What everybody has; nothing where points may tell what lies hidden."""
        return {} if self._hides else self._seen.scores

    def _panels(self) -> Any:
        """The generic board, for games without one of their own."""
        board = generic_board(self._variant, self._position, self.language, self._names)
        return plain_data(board)

    def _board_data(self, deciding: bool) -> BoardData:
        """What the game's own board counts beside the position."""
        make = self._variant.game.board_data
        if make is None:
            return BoardData()
        return make(
            self._variant,
            Viewpoint(
                state=self._seen.state,
                position=self._position,
                phase=self._seen.phase,
                seat=self.seat,
                deciding=deciding,
                language=self.language,
                names=self._names,
                moves=tuple(map(self._variant.vocabulary.move, self._actions)) if deciding else (),
                decisions=tuple(self._decisions),
                events=self._events,
            ),
        )

    @cached_property
    def _actions(self) -> Sequence[int]:
        return self._seen.actions()

    # What may be done

    def _choices(self) -> list[dict[str, Any]]:
        """The viewer's legal moves as buttons, in the order the rules list them."""
        actor = self._seen.actor
        allowed = self.enters_chance if actor == BY_CHANCE else self.may_act
        if actor is None or self._over or not allowed:
            return []
        # What a move would do may depend on what the viewer must not know yet.
        told = len(self._actions) <= MANY and not self._hides
        return [self._choice(action, told) for action in self._actions]

    def _choice(self, action: int, told: bool) -> dict[str, Any]:
        vocabulary = self._variant.vocabulary
        move = vocabulary.move(action)
        hint, answered_by = "", None
        if told:
            events, answered_by = self._seen.foresee(action)
            # That the turn passes on is not worth telling.
            told_after = " · ".join(
                event.text(self.language, self._names, self.reader)
                for event in events
                if not event.heads_turn
            )
            if told_after:
                # The sentences of the log are in the past tense; the move has yet to be made.
                hint = TEXTS.say(self.language, "move-result", events=told_after)
        throws = answered_by == BY_CHANCE
        is_bots = answered_by in self.bots
        return {
            "move": vocabulary.text(action),
            "verb": move.verb,
            "words": list(move.words),
            "label": move_sentence(self._variant, action, self.language, self._names),
            "hint": hint,  # what would happen at once, in sentences; "" where chance comes first
            "throws": throws,  # chance answers it
            # A choice that others answer at once: chance, a bot, or the end of the game.
            "final": told
            and len(self._actions) > 1
            and not move.by_chance
            and (throws or is_bots or answered_by is None),
        }

    def _refusals(
        self, asked: Sequence[Sequence[str]], choices: Sequence[Mapping[str, Any]]
    ) -> dict[str, str]:
        """Why the viewer may not make the moves that the board shows, each with its rule."""
        if not choices:
            return {}
        legal = {(choice["verb"], *choice["words"]) for choice in choices}
        moves = tuple(choice["move"] for choice in choices)
        vocabulary, refusals = self._variant.vocabulary, dict[str, str]()
        for verb, *words in asked:
            if (verb, *words) not in legal:
                try:
                    action = vocabulary.action(vocabulary.written(verb, *words))
                    why = self._seen.refusal(action, moves).brief(self.language)
                except BourgadeError:
                    why = ""
                refusals[move_key(verb, *words)] = why
        return refusals


def move_key(verb: str, *words: str) -> str:
    """How a scene names a move that need not be legal."""
    return " ".join((verb, *words))


# Plain data

_contents: WeakKeyDictionary[Variant, Known] = WeakKeyDictionary()


def content_of(variant: Variant) -> Any:
    """The figures of a game, as its ``content.py`` reads them, made once."""
    if variant not in _contents:
        _contents[variant] = {}
        plain_data(variant.content, _contents[variant], learn=True)
    return _contents[variant][id(variant.content)]


_words: WeakKeyDictionary[Variant, Mapping[str, Sequence[str]]] = WeakKeyDictionary()


def words_of(variant: Variant) -> Mapping[str, Sequence[str]]:
    """The words of a game as its moves and positions use them, made once."""
    if variant not in _words:
        _words[variant] = {name: list(words) for name, words in variant.words.items()}
    return _words[variant]


ATOMS = {str, int, float, bool, type(None)}


def plain_data(found: Any, known: Known = NOTHING, *, learn: bool = False) -> Any:
    """The same as dicts, lists, texts and numbers.

    Dataclasses are looked up in ``known``. Only those that outlive it may be learned: the id of one
    that is gone can become another's.
    """
    kind = cast("type[Any]", type(found))
    if kind in ATOMS:
        return found
    if id(found) in known:
        return known[id(found)]
    if isinstance(found, EffectTable):
        found = found.table
    if isinstance(found, Mapping):
        some = cast("Mapping[Any, Any]", found)
        return {
            str(key): value if type(value) in ATOMS else plain_data(value, known, learn=learn)
            for key, value in some.items()
        }
    if isinstance(found, list | tuple | set | frozenset):
        items = cast("Sequence[Any]", found)
        return [
            item if type(item) in ATOMS else plain_data(item, known, learn=learn) for item in items
        ]
    if isinstance(found, SimpleNamespace):
        return plain_data(vars(found), known, learn=learn)
    if is_dataclass(found) and not isinstance(found, type):
        values = ((one.name, getattr(found, one.name)) for one in fields(found))
        made = {name: plain_data(value, known, learn=learn) for name, value in values}
        if learn:
            known[id(found)] = made
        return made
    if isinstance(found, str):
        return str(found)
    if isinstance(found, np.ndarray | np.generic):
        return plain_data(cast("Any", found).tolist())
    if isinstance(found, int):
        return int(found)  # of an enum
    raise TypeError(f"a board cannot be shown a {kind.__name__}: {found!r}")
