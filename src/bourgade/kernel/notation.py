"""Notation: parsing and writing moves as text, ``build cafe``, ``dice 3 4``, ``swap with B``.

Inside, moves are ints.
"""

from __future__ import annotations

import difflib
from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import prod

from bourgade.kernel.errors import BadGame, BourgadeError, UnknownMove
from bourgade.kernel.i18n import Texts, message_id
from bourgade.kernel.layout import Dim
from bourgade.kernel.verbs import Verbs, verbs_of

Words = Mapping[str, tuple[str, ...]]


def words_of(dim: Dim, words: Words) -> tuple[str, ...]:
    """The words of a set: its own, or those from options and content."""
    return dim.words or words[dim.name]


@dataclass(frozen=True)
class Move:
    """A parsed move: the name of its verb and a word for each parameter."""

    verb: str
    dims: tuple[str, ...]
    words: tuple[str, ...]
    by_chance: bool


class Vocabulary:
    """All moves of a variant, from int to text and back."""

    def __init__(
        self,
        act: type[Verbs],
        words: Words,
        texts: Texts | None = None,
        editions: Callable[[Dim, str], Sequence[str]] = lambda dim, word: (),
    ) -> None:
        self.bases: dict[str, int] = {}
        self._verbs = verbs_of(act)
        self._words = words
        self._sentences = texts  # a game may have its own sentences for what is not a move
        self._editions = editions  # the editions that have a word of a set
        self.size = 0
        self.decisions = 0  # how many ints are players' moves; chance's follow
        for name, verb in self._verbs.items():
            self.bases[name] = self.size
            self.size += prod(len(words_of(dim, words)) for dim in verb.dims)
            if not verb.by_chance:
                if self.decisions != self.bases[name]:
                    raise BadGame("error-chance-before-players", verb=name)
                self.decisions = self.size
        self._names = list(self._verbs)
        self._starts = list(self.bases.values())

    def move(self, action: int) -> Move:
        """What an int means."""
        name = self._names[bisect_right(self._starts, action) - 1]
        verb = self._verbs[name]
        rest = action - self.bases[name]
        words: list[str] = []
        for dim in reversed(verb.dims):
            choices = words_of(dim, self._words)
            rest, index = divmod(rest, len(choices))
            words.append(choices[index])
        return Move(name, tuple(d.name for d in verb.dims), tuple(reversed(words)), verb.by_chance)

    def text(self, action: int) -> str:
        """The text of an int, as it is stored, shown and tested."""
        return self._texts[action]

    def action(self, text: str) -> int:
        """Parse a text; case and spacing do not matter."""
        if not isinstance(text, str):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise UnknownMove("error-move-no-text", move=str(text))
        try:
            return self._actions[normal(text)]
        except KeyError:
            self._refuse_other_editions(normal(text))
            misfits = ((dim.name, word) for dim, word in self._misfits(normal(text)))
            dim, typed = next(misfits, ("none", ""))
            raise UnknownMove(
                "error-unknown-move", self._sentences, move=text.strip(), dim=dim, typed=typed,
                near=", ".join(self.nearest(text)) or "none",
            ) from None  # fmt: skip

    def _refuse_other_editions(self, text: str) -> None:
        """A move with a card of another edition: it exists, but not in this game."""
        for dim, word in self._misfits(text):
            if editions := self._editions(dim, word):
                message = message_id(f"{dim.name}-{word}")
                named = self._sentences is not None and self._sentences.has("en", message)
                raise UnknownMove(
                    "error-not-in-edition", self._sentences, move=text,
                    name=BourgadeError(message, self._sentences) if named else word,
                    editions=", ".join(editions),
                )  # fmt: skip

    def _misfits(self, text: str) -> Iterator[tuple[Dim, str]]:
        """The sets that a known verb asks for, each with the given word that is not in it."""
        for name, verb in self._verbs.items():
            head = f"{normal(verb.word or name.replace('_', ' '))} "
            typed = text.removeprefix(head).split() if text.startswith(head) else []
            if len(typed) == len(verb.dims):
                for dim, word in zip(verb.dims, typed, strict=True):
                    if word not in map(normal, words_of(dim, self._words)):
                        yield dim, word

    def written(self, verb: str, *words: str) -> str:
        """The text of a move given by the name of its verb and its words."""
        return " ".join((self._verbs[verb].word or verb.replace("_", " "), *words))

    def nearest(self, text: str, count: int = 3) -> list[str]:
        """The moves closest to this text."""
        return difflib.get_close_matches(normal(text), self._texts, count)

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    @cached_property
    def _texts(self) -> tuple[str, ...]:
        texts: list[str] = []
        for name, verb in self._verbs.items():
            sets = [words_of(dim, self._words) for dim in verb.dims]
            texts.extend(self.written(name, *words) for words in product(*sets))
        return tuple(texts)

    @cached_property
    def _actions(self) -> dict[str, int]:
        actions = {normal(text): action for action, text in enumerate(self._texts)}
        if len(actions) != self.size:
            seen = [normal(text) for text in self._texts]
            doubled = next(text for text in seen if seen.count(text) > 1)
            raise BadGame("error-move-written-twice", move=doubled)
        return actions


def normal(text: str) -> str:
    """The text of a move in the form that is compared."""
    return " ".join(text.lower().split())
