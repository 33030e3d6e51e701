"""A game as a declared object, and a game with its options chosen."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from bourgade.kernel.board import Board
from bourgade.kernel.content import Tables, config_folder, read_tables
from bourgade.kernel.errors import BadOption
from bourgade.kernel.layout import Dim, Header, Layout, new_records, plain
from bourgade.kernel.texts import KERNEL_FOLDER, Naming, Texts, Value, message_id
from bourgade.kernel.vocabulary import Move, Verbs, Vocabulary, Words, words_of

Options = Mapping[str, str]

SEAT_LETTERS = "ABCDEFGH"

MOST_CHOICES = 2_048
"""Combinations of options that are looked at one by one."""


@dataclass(frozen=True)
class Option:
    """A choice made before set-up. The first value allowed is the default.

    What is allowed may depend on the content and on the options before this one.
    """

    name: str
    allowed: Callable[[Any, Options], tuple[str, ...]]
    rule: str = ""

    def extend(self, content: Any, chosen: list[dict[str, str]]) -> list[dict[str, str]]:
        """Every choice of the options before, with every value of this one.

        Where that would be too many, each choice takes one value, all of them in turn.
        """
        values = [self.allowed(content, before) for before in chosen]
        if sum(map(len, values)) > MOST_CHOICES:
            values = [(some[n % len(some)],) for n, some in enumerate(values)]
        return [
            {**before, self.name: value}
            for before, some in zip(chosen, values, strict=True)
            for value in some
        ]


@dataclass(frozen=True)
class EventKind:
    """What an event's three numbers mean, and the rule it comes from.

    ``rule`` is a rule number, or the name of the parameter whose card has one. A kind called
    ``turn`` heads a new turn in the story.
    """

    rule: str
    params: Mapping[str, Dim] = field(default_factory=dict[str, Dim])
    private: bool = False  # only the seat it happens to may know


@dataclass(frozen=True)
class Refusal:
    """Why a move may not be made: a message ``refusal-<reason>`` and its arguments."""

    reason: str
    args: Mapping[str, Value] = field(default_factory=dict[str, Value])
    rule: str = ""


@dataclass(frozen=True)
class Card:
    """A row of the card reference."""

    word: str
    dim: str
    rule: str
    figures: Mapping[str, str]
    provenance: str
    detail: str


@dataclass(frozen=True)
class Picture:
    """What a picture of a position is to show beside what lies on the table."""

    names: Mapping[str, str] = field(default_factory=dict[str, str])  # of the players, by seat
    moves: tuple[Move, ...] = ()  # moves whose places are marked
    last: tuple[Move, ...] = ()  # decisions just made, the newest first, to be marked
    coordinates: bool = True
    in_page: bool = False  # a page around it has colours of its own and tells the rest


Feature = str | tuple[str, Dim]
"""A number with a name, or one for every word of a set."""


@dataclass(frozen=True)
class Features:
    """Numbers that tell of every seat and of the table, by name, in the order they are written.

    ``describe`` writes what can be observed: learning programs get that. ``regard`` writes what
    the bots' nets see, where that is not the same.
    """

    module: ModuleType
    seat: tuple[Feature, ...]
    table: tuple[Feature, ...]
    regarded: tuple[tuple[Feature, ...], tuple[Feature, ...]] | None = None  # of seat and table

    def facts(self, words: Words) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The names of what is observed of a seat and of the table."""
        return _expand(self.seat, words), _expand(self.table, words)

    def names(self, words: Words) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The names of what a net sees of a seat and of the table."""
        seat, table = self.regarded or (self.seat, self.table)
        return _expand(seat, words), _expand(table, words)


def _expand(features: tuple[Feature, ...], words: Words) -> tuple[str, ...]:
    names: list[str] = []
    for feature in features:
        if isinstance(feature, str):
            names.append(feature)
        else:
            name, dim = feature
            names += [f"{name} {word}" for word in words_of(dim, words)]
    return tuple(names)


Count = Callable[["Variant", Any, int], float | Sequence[float | None] | None]
"""What a seat has of something in a state of plain Python objects; None where it cannot be said."""


@dataclass(frozen=True)
class Quantity:
    """Something that a player counts, and how telling it is that it changes.

    Its sentences are the messages ``reason-<name>-me``, ``missed-<name>-me`` and, where an
    opponent's loss is told, the same with ``-them``.
    """

    name: str
    count: Count
    better: int  # 1: more of it is good for its owner, -1: less of it
    weight: float  # of a gain of one's own; 0 is never told
    against: float = 0  # of an opponent's loss
    decimals: int = 0
    mean: bool = False  # counted, too, where chance plays at once: as a mean
    within: str = ""  # told only while this field stands still: what a new round pays is no merit
    of: Dim | None = None  # one for each word of this set

    @property
    def messages(self) -> tuple[str, ...]:
        """The sentences that a game must have for it."""
        sides = [*(["me"] if self.weight else []), *(["them"] if self.against else [])]
        kinds = ("reason", "missed")
        return tuple(f"{kind}-{message_id(self.name)}-{side}" for kind in kinds for side in sides)


@dataclass(frozen=True)
class Quantities:
    """What the players of a game count, for a coach that gives reasons."""

    told: tuple[Quantity, ...]
    after: tuple[IntEnum, ...] = ()  # phases of chance whose outcomes are looked at


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """Everything a game's folder declares. Generic code asks this object, never a name."""

    name: str
    rules_version: int  # bumped when any position could play differently
    folder: Path
    state: type[Header]
    book: type[Layout]
    act: type[Verbs]
    phase: type[IntEnum]
    events: Mapping[Any, EventKind]
    rules: ModuleType  # setup, legal, chance, apply, score, observe
    knowledge: ModuleType | None = None  # evaluate
    features: Features | None = None  # describe, regard
    quantities: Quantities | None = None  # for reasons
    options: tuple[Option, ...]  # "players" among them
    scores: tuple[str, ...]  # columns of score(): points, then tie-breaks, larger is better
    fewest: tuple[str, ...] = ()  # those of them that count what is better few; written negative
    longest: int  # plies after which random play has surely ended
    read_content: Callable[[Tables], Any]
    words: Callable[[Any, Options], Words]
    sizes: Callable[[Any, Options], Mapping[str, int]]
    fill_book: Callable[[Any, Options, Words, Any], None]
    refuse: Callable[[Variant, Any, Move], Refusal]
    complete: Callable[[Variant, dict[str, Any]], None] = lambda variant, position: None
    problems: Callable[[Variant, Any], Iterable[Refusal]] = lambda variant, s: ()
    board: Callable[[Variant, Mapping[str, Any], str], Board] | None = None
    picture: Callable[[Variant, Any, str, Picture], str] | None = None  # a state as SVG
    cards: Callable[[Any, Texts, str], list[Card]] = lambda content, texts, language: []
    naming: Naming | None = None  # where a word's name is not simply in the language files
    rule_of: Callable[[Any, str, str], str] = lambda content, dim, word: ""
    automata: Callable[[Any, Options], tuple[str, ...]] = lambda content, options: ()
    """Opponents that the rules play themselves, by word; they sit after the players."""

    @cached_property
    def texts(self) -> Texts:
        return Texts(KERNEL_FOLDER, self.folder / "text", naming=self.naming)

    @property
    def hides(self) -> bool:
        """Whether a seat may not see everything: then there is something to imagine."""
        return hasattr(self.rules, "imagine")

    @property
    def edition(self) -> Option | None:
        """The option that says which box or version is played: the first, unless it is players."""
        return self.options[0] if self.options[0].name != "players" else None

    @cached_property
    def data_files(self) -> tuple[Path, ...]:
        return tuple(sorted((self.folder / "data").glob("*.toml")))

    def title(self, language: str) -> str:
        return self.texts.say(language, "title")

    def load_content(self, overrides: Iterable[Path] = ()) -> tuple[Tables, Any]:
        """The content as printed, with the user's own file and the given files laid over it."""
        own = config_folder() / f"{self.name}.toml"
        laid_over = [*([own] if own.exists() else []), *overrides]
        tables = read_tables(self.data_files, laid_over, self.texts)
        return tables, self.read_content(tables)

    def variant(self, overrides: Iterable[Path] = (), /, **chosen: Value) -> Variant:
        """The game with its options chosen; what is not given takes its default."""
        files = tuple(overrides)
        tables, content = self.load_content(files)
        return Variant(self, tables, content, self.resolve(content, chosen), files)

    def resolve(self, content: Any, chosen: Mapping[str, Value]) -> dict[str, str]:
        """Check the options given and complete them, in the order the game declares."""
        names = [option.name for option in self.options]
        for name in chosen:
            if name not in names:
                near = difflib.get_close_matches(name, names, 1)
                raise BadOption(
                    "error-unknown-option", game=self.name, option=name,
                    options=", ".join(names), near=near[0] if near else "none",
                )  # fmt: skip
        resolved: dict[str, str] = {}
        for option in self.options:
            values = option.allowed(content, resolved)
            value = str(chosen.get(option.name, values[0]))
            if value not in values:
                raise BadOption(
                    "error-bad-value", game=self.name, option=option.name, value=value,
                    values=", ".join(values),
                    given=", ".join(f"{k} {v}" for k, v in resolved.items()) or "none",
                )  # fmt: skip
            resolved[option.name] = value
        return resolved


class Variant:
    """A game with its options chosen: its book, its words, its moves."""

    def __init__(
        self,
        game: Game,
        tables: Tables,
        content: Any,
        options: Options,
        overrides: tuple[Path, ...] = (),
    ) -> None:
        self.game = game
        self.overrides = overrides  # files of the user's own that the content came from
        self.tables = tables
        self.content = content
        self.options = dict(options)
        self.players = tuple(SEAT_LETTERS[: int(options["players"])])  # seats that decide
        automata = game.automata(content, options)
        self.seats = len(self.players) + len(automata)
        letters = tuple(SEAT_LETTERS[: self.seats])
        self.automata = dict(zip(letters[len(self.players) :], automata, strict=True))
        self.words: Words = {**game.words(content, options), "seats": letters}
        self.sizes: Mapping[str, int] = {
            **{name: len(words) for name, words in self.words.items()},
            **game.sizes(content, options),
        }
        self.vocabulary = Vocabulary(game.act, self.words, game.texts)
        self.books = new_records(game.book, self.sizes)
        book = self.books[0]
        for name, base in self.vocabulary.bases.items():
            setattr(book.act, name, base)
        game.fill_book(content, options, self.words, book)
        self.books.flags.writeable = False
        self.book: Any = self.books[0]

    @cached_property
    def plain_book(self) -> Any:
        """The book in plain Python objects, for what is interpreted and has to be quick."""
        return plain(self.book)

    def new_state(self) -> Any:
        """A zeroed state with its seats set, as an array of one record."""
        states = new_records(self.game.state, self.sizes)
        states[0].seats = self.seats
        return states

    @property
    def state_bytes(self) -> int:
        return self.new_state().nbytes

    def name(self, language: str, dim: str, word: str) -> str:
        """The name of a word of a set; seats that the rules play have names of their own."""
        if dim in ("seats", "actor") and word in self.automata:
            return self.game.texts.name(language, "automata", self.automata[word])
        return self.game.texts.name(language, dim, word)

    def buffers(self) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """Room for the actions of one position and their weights."""
        return np.zeros(self.vocabulary.size, np.int32), np.zeros(self.vocabulary.size, np.int32)

    def index(self, dim: Dim, word: str) -> int:
        return words_of(dim, self.words).index(word)
