"""A game with its options chosen: its book, its words, its moves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from bourgade.kernel.book import new_books
from bourgade.kernel.content import Source, Tables
from bourgade.kernel.errors import BourgadeError, UnknownSeat
from bourgade.kernel.i18n import Texts
from bourgade.kernel.layout import CHANCE, NOBODY, SEAT_LETTERS, Dim, new_records, plain
from bourgade.kernel.notation import Vocabulary, Words, words_of
from bourgade.kernel.options import PLAYERS, Option, Options
from bourgade.kernel.own_pictures import own_pictures
from bourgade.kernel.own_texts import with_own_texts

if TYPE_CHECKING:
    from bourgade.kernel.game import Game

BY_CHANCE = "chance"
"""The name of chance where seats are letters."""


class Variant:
    """A game with its options chosen: its book, its words, its moves."""

    def __init__(
        self,
        game: Game,
        tables: Tables,
        content: Any,
        options: Options,
        overrides: tuple[Source, ...] = (),
    ) -> None:
        self.game = game
        self.overrides = overrides  # the user's own files that the content came from
        self.tables = tables
        self.content = content
        self.options = dict(options)
        self.players = tuple(SEAT_LETTERS[: options[PLAYERS]])  # seats that decide
        automata = game.automata(content, options)
        self.seats = len(self.players) + len(automata)
        letters = tuple(SEAT_LETTERS[: self.seats])
        self.automata = dict(zip(letters[len(self.players) :], automata, strict=True))
        chosen = game.chosen(content, options)
        self.words: Words = {**chosen.words, "seats": letters}
        self.sizes: Mapping[str, int] = {
            **{name: len(words) for name, words in self.words.items()},
            "seats": max(map(int, game.option(PLAYERS).allowed(content, options))) + len(automata),
            **chosen.sizes,
        }
        self.vocabulary = Vocabulary(game.act, self.words, self.texts, self._editions_with)
        self.books = new_books(game.book, self.sizes, self.vocabulary, chosen)
        self.book: Any = self.books[0]

    def with_sizes(self, sizes: Mapping[str, int]) -> Variant:
        """The same variant with larger records: content, words and moves do not change."""
        larger = object.__new__(Variant)
        larger.__dict__.update(self.__dict__, sizes=dict(sizes))
        larger.__dict__.pop("plain_book", None)
        chosen = self.game.chosen(self.content, self.options)
        larger.books = new_books(self.game.book, larger.sizes, self.vocabulary, chosen)
        larger.book = larger.books[0]
        return larger

    def __copy__(self) -> Variant:
        return self  # variants are immutable

    def __deepcopy__(self, memo: object) -> Variant:
        return self

    def __reduce__(self) -> Any:
        """Pickle the figures too: their files may be on one machine only."""
        figures = replace(self.tables, texts=None)
        made = (self.game, self.game.rules_version, figures, self.options, self.overrides)
        return _variant_again, made

    @cached_property
    def plain_book(self) -> Any:
        """The book in plain Python objects, which are quick to read when interpreted."""
        return plain(self.book)

    def new_state(self) -> Any:
        """A zeroed state with its seats set, as an array of one record."""
        states = new_records(self.game.state, self.sizes)
        states[0].seats = self.seats
        return states

    @cached_property
    def unusual(self) -> tuple[Option, ...]:
        """The options that do not have their default value."""
        chosen, options = self.options, self.game.options
        return tuple(o for o in options if chosen[o.name] != o.allowed(self.content, chosen)[0])

    @property
    def texts(self) -> Texts:
        """The texts of the game with those that the content brings."""
        return self.tables.texts or self.game.texts

    @cached_property
    def pictures(self) -> Mapping[str, str]:
        """The pictures of what the content adds, by those that it would have in print."""
        return own_pictures(self.content, self.tables, self.game.pictures)

    @property
    def state_bytes(self) -> int:
        return self.new_state().nbytes

    def name(
        self, language: str, dim: str, word: str, players: Mapping[str, str] | None = None
    ) -> str:
        """The name of a word of a set; seats may be called by the names of their players.

        Seats that the rules play have their own names.
        """
        if dim == "seats" and players and (named := players.get(word)):
            return named
        if dim in ("seats", "actor") and word in self.automata:
            return self.texts.name(language, "automata", self.automata[word])
        return self.texts.name(language, dim, word)

    def _editions_with(self, dim: Dim, word: str) -> list[str]:
        """The editions that have a word of a set."""
        option, content = self.game.edition, self.content
        if option is None or dim.words:
            return []
        boxes = [str(box) for box in option.allowed(content, {})]
        chosen = [self.game.resolve(content, {option.name: box}) for box in boxes]
        words = [self.game.chosen(content, options).words.get(dim.name, ()) for options in chosen]
        return [box for box, known in zip(boxes, words, strict=True) if word in known]

    def actor_name(self, actor: int) -> str | None:
        """Who acts, as text: a seat's letter, ``chance``, or None for nobody."""
        if actor == CHANCE:
            return BY_CHANCE
        return None if actor == NOBODY else self.words["seats"][actor]

    def seat_letter(self, seat: Any) -> str:
        """The letter of a seat, which may be given in lower case."""
        letter = seat.upper() if isinstance(seat, str) else seat
        if letter not in self.words["seats"]:
            raise UnknownSeat(
                "error-unknown-seat", seat=str(seat), seats=", ".join(self.words["seats"])
            )
        return letter

    def seat_index(self, seat: Any) -> int:
        """The number of a seat in records and arrays."""
        return self.words["seats"].index(self.seat_letter(seat))

    def buffers(self) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """Buffers for the actions of one position and their weights."""
        return np.zeros(self.vocabulary.size, np.int32), np.zeros(self.vocabulary.size, np.int32)

    def index(self, dim: Dim, word: str) -> int:
        return words_of(dim, self.words).index(word)


def _variant_again(
    game: Game, rules_version: int, figures: Tables, options: Options, overrides: tuple[Source, ...]
) -> Variant:
    """A variant from its pickle; refused under other rules, where positions mean something else."""
    if rules_version != game.rules_version:
        raise BourgadeError(
            "error-pickle-rules", game=game.name, found=rules_version, current=game.rules_version
        )
    tables = replace(figures, texts=game.texts)
    content = game.content_of(tables)
    tables = replace(tables, texts=with_own_texts(content, tables, game.texts))
    return game.variant_with(tables, content, options, overrides)
