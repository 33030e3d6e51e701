"""A game as a declared object, and a game with its options chosen."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum
from functools import cached_property, lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any, Self, get_type_hints

import numpy as np

from bourgade.kernel.board import Board
from bourgade.kernel.book import GIVEN, ChosenContent, add_moves, new_books
from bourgade.kernel.box import Box
from bourgade.kernel.content import (
    Content,
    Files,
    Tables,
    config_folder,
    files_of,
    merge,
    read_files,
)
from bourgade.kernel.errors import BadGame, BourgadeError, UnknownSeat
from bourgade.kernel.figures import FigureTable, figure
from bourgade.kernel.i18n import KERNEL_FOLDER, Naming, Texts, Value, message_id
from bourgade.kernel.layout import (
    CHANCE,
    NOBODY,
    SEAT_LETTERS,
    Dim,
    Header,
    Layout,
    new_records,
    plain,
)
from bourgade.kernel.notation import Move, Vocabulary, Words, words_of
from bourgade.kernel.options import EDITION, PLAYERS, Choice, Option, Options, resolve
from bourgade.kernel.schema import read_table
from bourgade.kernel.verbs import Verbs, phases_of

BY_CHANCE = "chance"
"""What a die, a draw or another event outside the players is called where seats are letters."""


@dataclass(frozen=True)
class Transfer:
    """What an event gives its seat, or takes from it; who summarizes a game adds it up."""

    unit: str  # a message ``amount-…`` counts it; or the parameter that names it
    amount: str = "amount"  # the parameter that says how many
    by: str = ""  # the parameter that names the card or place it comes by
    to: str = ""  # the parameter that names the seat on the other side; none: the bank
    taken: bool = False  # it is taken from the event's seat


@dataclass(frozen=True)
class EventKind:
    """What an event's three numbers mean, and the rule it comes from.

    ``rule`` is a rule number, or the name of the parameter whose card has one.
    """

    rule: str
    params: Mapping[str, Dim] = field(default_factory=dict[str, Dim])
    private: bool = False  # only the seat it happens to may know
    heads_turn: bool = False  # begins a new turn in the story
    transfer: Transfer | None = None


class Events(IntEnum):
    """Base of a game's events: each an ``EventKind``, numbered in the order they are declared."""

    kind: EventKind

    def __new__(cls, kind: EventKind) -> Self:
        number = len(cls.__members__)
        event = int.__new__(cls, number)
        event._value_ = number
        event.kind = kind
        return event


@dataclass(frozen=True)
class Refusal:
    """Why a move may not be made: a message ``refusal-<reason>`` and its arguments."""

    reason: str
    args: Mapping[str, Value] = field(default_factory=dict[str, Value])
    rule: str = ""


@dataclass(frozen=True)
class Problem:
    """Why a position cannot be: a message ``position-<reason>``, and where in it the fault lies.

    ``place`` is a path as a person writes it: ``players.A.coins``.
    """

    place: str
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
    """What a picture shows besides what lies on the table."""

    names: Mapping[str, str] = field(default_factory=dict[str, str])  # of the players, by seat
    moves: tuple[Move, ...] = ()  # moves whose places are marked
    last: tuple[Move, ...] = ()  # decisions just made, the newest first, to be marked
    coordinates: bool = True
    in_page: bool = False  # a page around it has colours of its own and tells the rest


@dataclass(frozen=True)
class Viewpoint:
    """A position as one viewer sees it: what is hidden from them is erased."""

    state: Any
    position: Mapping[str, Any]
    phase: str
    seat: str | None  # whose side it is seen from; None: an onlooker
    deciding: bool  # the viewer may choose now
    language: str
    names: Mapping[str, str]  # of the players, by seat
    moves: tuple[Move, ...]  # that the viewer may choose from
    decisions: tuple[tuple[str, Move | None], ...]
    """Who decided last, the newest at the end, and what; None where it was done in private."""
    events: Iterable[Any]
    """What happened, the newest first; found as far as it is asked for."""


@dataclass(frozen=True)
class Standing:
    """How near everybody is to the goal, which ``standing-goal`` of the texts says."""

    reached: Mapping[str, int]  # by seat, as far as the viewer may see it
    needed: int = 0  # what wins or ends the game, where a number does


@dataclass(frozen=True)
class BoardData:
    """What a game's web board shows beside the position: plain data, as JSON could hold it."""

    facts: Mapping[str, Any] = field(default_factory=dict[str, Any])
    asked: Sequence[Sequence[str]] = ()  # moves, as verb and words, that tell why they are refused
    standing: Standing | None = None  # none: everybody's points, where nothing is hidden


Feature = str | tuple[str, Dim]  # a number with a name, or one for every word of a set


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
    within: str = ""  # told only while this field stands still: what a new round pays is not earned
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


def count_columns(variant: Variant, s: Any, table: Any) -> list[dict[str, int]]:
    """The columns of score() as they are."""
    names = variant.game.scores
    return [dict(zip(names, row, strict=True)) for row in table.tolist()]


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """What a game decides. Generic code asks this object, never a name.

    The rest follows: the game is called as its folder is, ``setup`` of its rules says by its
    annotations which state and book they work with, and ``Phase`` stands beside the state.
    """

    rules: ModuleType  # Act, setup, legal, chance, apply, score; where something is hidden, observe
    rules_version: int = 1  # bumped when any position could play differently
    events: type[Events]  # what can happen
    knowledge: ModuleType | None = None  # evaluate
    features: Features | None = None  # describe, regard
    quantities: Quantities | None = None  # for reasons
    options: tuple[Option, ...]  # PLAYERS among them
    box: Box = field(default_factory=Box)  # for people who choose a game
    scores: tuple[str, ...]  # columns of score(): points, then tie-breaks, larger is better
    count: Callable[[Variant, Any, Any], list[dict[str, int]]] = count_columns
    """What everybody has as people count it, from a state and its score(): a row for each seat."""
    goal: Callable[[Variant], int] = lambda variant: 0
    """How much of what is counted first wins the game; 0 where no number does."""
    tally: Callable[[Variant, Any, int], Sequence[tuple[Dim, str, int]]] = lambda variant, s, p: ()
    """What a seat's result is made of: words of a set, each with its points, 0 where none count."""
    longest: int = 50_000  # plies after which random play has surely ended
    read_content: Callable[[Tables], Any] | None = None
    """The content of a game's data; by default a table of its name has the figures of its book."""
    chosen: Callable[[Any, Options], ChosenContent[Any]] = ChosenContent[Any]
    """The content with options chosen: its words, and what the book is filled from."""
    refuse: Callable[[Variant, Any, Move], Refusal]  # why a move of this phase is not legal
    not_now: Callable[[Variant, Any, Move], Refusal | None] = lambda variant, s, move: None
    """Why a move of another phase has to wait, where more can be said than that."""
    complete: Callable[[Variant, dict[str, Any]], None] = lambda variant, position: None
    problems: Callable[[Variant, Any], Iterable[Problem]] = lambda variant, s: ()
    board: Callable[[Variant, Mapping[str, Any], str], Board] | None = None
    picture: Callable[[Variant, Any, str, Picture], str] | None = None  # a state as SVG
    board_data: Callable[[Variant, Viewpoint], BoardData] | None = None  # for view/board.html
    cards: Callable[[Any, Texts, str], list[Card]] = lambda content, texts, language: []
    naming: Naming | None = None  # where a word's name is not simply in the language files
    rule_of: Callable[[Any, str, str], str] = lambda content, dim, word: ""
    automata: Callable[[Any, Options], tuple[str, ...]] = lambda content, options: ()
    """Opponents that the rules play themselves, by word; they sit after the players."""

    def __post_init__(self) -> None:
        if PLAYERS not in (option.name for option in self.options):
            raise BadGame("error-no-players", game=self.name)
        add_moves(self.book, self.act)

    @cached_property
    def folder(self) -> Path:
        """Where it lies: the folder of its rules, or the one around them."""
        file = Path(str(self.rules.__file__))
        return file.parents[1] if file.name == "__init__.py" else file.parent

    @cached_property
    def name(self) -> str:
        """What it is called by: the name of its folder."""
        return self.folder.name

    @cached_property
    def state(self) -> type[Header]:
        """The state that the rules play with, as their ``setup`` says."""
        return get_type_hints(self.rules.setup)["s"]

    @cached_property
    def book(self) -> type[Layout]:
        """The book of figures that the rules read, as their ``setup`` says."""
        return get_type_hints(self.rules.setup)["book"]

    @cached_property
    def phase(self) -> type[IntEnum]:
        """What is to be decided: the ``Phase`` that stands beside the state."""
        return sys.modules[self.state.__module__].Phase

    @cached_property
    def act(self) -> type[Verbs]:
        """The verbs of its moves."""
        return self.rules.Act

    def refusal(self, variant: Variant, s: Any, move: Move) -> Refusal:
        """Why a move may not be made: it belongs to another phase, or the game has a reason."""
        phases = phases_of(self.act, move.verb)
        if phases and s.phase not in phases:
            return self.not_now(variant, s, move) or Refusal("wrong-phase", rule=self.act.rule)
        return self.refuse(variant, s, move)

    def __reduce__(self) -> Any:
        """A pickle holds the name alone; reading it finds the rules again."""
        from bourgade.kernel import registry

        return registry.find, (self.name,)

    @cached_property
    def texts(self) -> Texts:
        return Texts(KERNEL_FOLDER, self.folder / "text", naming=self.naming)

    @property
    def hides(self) -> bool:
        """Whether a seat may not see everything: then there is something to imagine."""
        return hasattr(self.rules, "imagine")

    @property
    def endings(self) -> tuple[str, ...]:
        """The ways in which it ends: the words of the state's own field ``ending``, if it has one.

        The first of them stands for a game that goes on. Each has a message ``ending-<word>``.
        """
        declared = self.state.fields.get("ending")
        if declared is None or not isinstance(declared.of, type):
            return ("over",)
        return tuple(way.name.lower() for way in declared.of)[1:]

    def ending(self, s: Any) -> str:
        """Why a finished game ended, as a word."""
        return self.endings[int(s.ending) - 1 if "ending" in self.state.fields else 0]

    @property
    def edition(self) -> Option | None:
        """The option that says which box is played; some games have one box alone."""
        return next((option for option in self.options if option.name == EDITION), None)

    def option(self, name: str) -> Option:
        """The option of a name."""
        return next(option for option in self.options if option.name == name)

    def editions(self, content: Any) -> list[dict[str, Choice]]:
        """A choice of options for each edition; one without any choice where there is one box."""
        values = self.edition.allowed(content, {}) if self.edition else ()
        return [{EDITION: value} for value in values] or [{}]

    @cached_property
    def data_files(self) -> tuple[Path, ...]:
        return tuple(sorted((self.folder / "data").glob("*.toml")))

    def title(self, language: str) -> str:
        return self.texts.say(language, "title")

    def load_content(self, overrides: Content = ()) -> tuple[Tables, Any]:
        """The content as printed, with the user's own file and the given files laid over it."""
        return _content(self, *self._files(overrides))

    def _files(self, overrides: Content) -> tuple[Files, Files]:
        own = config_folder() / f"{self.name}.toml"
        laid_over = [*([own] if own.exists() else []), *files_of(overrides)]
        return read_files(self.data_files), read_files(laid_over)

    def content_of(self, tables: Tables) -> Any:
        """The content that the tables hold, checked."""
        if self.read_content:
            return self.read_content(tables)
        return read_table(self._figures, tables, self.name)

    @cached_property
    def _figures(self) -> type[FigureTable]:
        """A table with a number for every field of the book."""
        names = [name for name in self.book.fields if name not in GIVEN]
        declared = {name: figure(0) for name in names}
        return type(
            "Figures", (FigureTable,), {"__annotations__": dict.fromkeys(names, int)} | declared
        )

    def variant(self, overrides: Content = (), /, **chosen: Any) -> Variant:
        """The game with its options chosen; what is not given takes its default."""
        given = files_of(overrides)
        files = self._files(given)
        options = self.resolve(_content(self, *files)[1], chosen)
        return _variant(self, *files, given, tuple(options.items()))

    def resolve(self, content: Any, chosen: Options) -> dict[str, Choice]:
        """Check the options given and complete them, in the order the game declares."""
        return resolve(self.name, self.options, content, chosen)


@lru_cache(maxsize=64)
def _content(game: Game, printed: Files, laid_over: Files) -> tuple[Tables, Any]:
    """Read once as long as the files say the same: every page and table asks for it."""
    tables = merge(printed, laid_over, game.texts)
    return tables, game.content_of(tables)


@lru_cache(maxsize=256)
def _variant(
    game: Game,
    printed: Files,
    laid_over: Files,
    overrides: tuple[Path, ...],
    options: tuple[tuple[str, Choice], ...],
) -> Variant:
    tables, content = _content(game, printed, laid_over)
    return Variant(game, tables, content, dict(options), overrides)


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
        self.vocabulary = Vocabulary(game.act, self.words, game.texts, self._editions_with)
        self.books = new_books(game.book, self.sizes, self.vocabulary, chosen)
        self.book: Any = self.books[0]

    def with_sizes(self, sizes: Mapping[str, int]) -> Variant:
        """The same with larger records: content, words and moves stay as they are."""
        larger = object.__new__(Variant)
        larger.__dict__.update(self.__dict__, sizes=dict(sizes))
        larger.__dict__.pop("plain_book", None)
        chosen = self.game.chosen(self.content, self.options)
        larger.books = new_books(self.game.book, larger.sizes, self.vocabulary, chosen)
        larger.book = larger.books[0]
        return larger

    def __copy__(self) -> Variant:
        return self  # nobody changes it

    def __deepcopy__(self, memo: object) -> Variant:
        return self

    def __reduce__(self) -> Any:
        """A pickle takes the figures along: their files may lie on one machine only."""
        figures = replace(self.tables, texts=None)
        made = (self.game, self.game.rules_version, figures, self.options, self.overrides)
        return _variant_again, made

    @cached_property
    def plain_book(self) -> Any:
        """The book in plain Python objects, for what is interpreted and has to be quick."""
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
    def state_bytes(self) -> int:
        return self.new_state().nbytes

    def name(
        self, language: str, dim: str, word: str, players: Mapping[str, str] | None = None
    ) -> str:
        """The name of a word of a set; seats may be called by the names of their players.

        Seats that the rules play have names of their own.
        """
        if dim == "seats" and players and (named := players.get(word)):
            return named
        if dim in ("seats", "actor") and word in self.automata:
            return self.game.texts.name(language, "automata", self.automata[word])
        return self.game.texts.name(language, dim, word)

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
        """Who acts, as people write it: a seat's letter, ``chance``, or None for nobody."""
        if actor == CHANCE:
            return BY_CHANCE
        return None if actor == NOBODY else self.words["seats"][actor]

    def seat_letter(self, seat: Any) -> str:
        """A seat as it is written, given in any case."""
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
        """Room for the actions of one position and their weights."""
        return np.zeros(self.vocabulary.size, np.int32), np.zeros(self.vocabulary.size, np.int32)

    def index(self, dim: Dim, word: str) -> int:
        return words_of(dim, self.words).index(word)


def _variant_again(
    game: Game, rules_version: int, figures: Tables, options: Options, overrides: tuple[Path, ...]
) -> Variant:
    """A variant from its pickle; positions of other rules would mean something else here."""
    if rules_version != game.rules_version:
        raise BourgadeError(
            "error-pickle-rules", game=game.name, found=rules_version, current=game.rules_version
        )
    tables = replace(figures, texts=game.texts)
    return Variant(game, tables, game.content_of(tables), options, overrides)
