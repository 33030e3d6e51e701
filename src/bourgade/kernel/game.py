"""A game as a declared object, and a game with its options chosen."""

from __future__ import annotations

import difflib
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, Self, cast, get_type_hints

import numpy as np

from bourgade.kernel.board import Board
from bourgade.kernel.book import GIVEN, ChosenContent, fill
from bourgade.kernel.content import Tables, config_folder, read_tables
from bourgade.kernel.errors import BadGame, BadOption, BourgadeError, UnknownSeat
from bourgade.kernel.figures import FigureTable, figure
from bourgade.kernel.i18n import KERNEL_FOLDER, Naming, Texts, Value, message_id
from bourgade.kernel.layout import (
    CHANCE,
    NOBODY,
    SEAT_LETTERS,
    Dim,
    Header,
    Layout,
    i4,
    new_records,
    plain,
    row,
)
from bourgade.kernel.notation import Move, Vocabulary, Words, words_of
from bourgade.kernel.schema import read_table
from bourgade.kernel.verbs import Verbs, phases_of

Choice = str | int
"""A value of an option: a word, or a number."""

Options = Mapping[str, Any]
"""The options chosen so far, by name; each value is a Choice."""

EDITION = "edition"
"""The option that says which box or which edition of the rules is played."""

PLAYERS = "players"
"""The option that every game has: how many people play."""

FIRST_PLAYER = "first_player"
"""The option that says which seat begins, where that is not always by chance."""

BY_CHANCE = "chance"
"""What a die, a draw or another event outside the players is called where seats are letters."""

MOST_CHOICES = 2_048
"""Combinations of options that are looked at one by one."""


@dataclass(frozen=True)
class Option:
    """A choice made before set-up. The first value allowed is the default.

    The values are the same always, or depend on the content and on the options before this one.
    Three names mean something to generic code: EDITION, PLAYERS and FIRST_PLAYER.
    """

    name: str
    values: tuple[Choice, ...] | Callable[[Any, Options], tuple[Choice, ...]]
    rule: str = ""
    required: Callable[[Options], bool] = lambda chosen: False
    """Whether it has to be named, because the options before it leave that to the host."""

    def allowed(self, content: Any, chosen: Options) -> tuple[Choice, ...]:
        """The values there are, once the options before this one are chosen."""
        return self.values(content, chosen) if callable(self.values) else self.values

    def extend(self, content: Any, chosen: list[dict[str, Choice]]) -> list[dict[str, Choice]]:
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

    def read(self, given: Any, values: tuple[Choice, ...]) -> Choice | None:
        """The value that somebody means, in any case, as a number or text; a list is its words."""
        word = _canonical(given)
        return next((value for value in values if word and _canonical(value) == word), None)


def _canonical(given: Any) -> str:
    """How a value is compared; nothing where it cannot be one."""
    if isinstance(given, list | tuple):
        words = cast("Sequence[Any]", given)
        if not all(isinstance(word, str) for word in words):
            return ""
        given = " ".join(words)
    if isinstance(given, bool) or not isinstance(given, str | int):
        return ""
    return " ".join(str(given).replace(",", " ").lower().split())


@dataclass(frozen=True)
class EventKind:
    """What an event's three numbers mean, and the rule it comes from.

    ``rule`` is a rule number, or the name of the parameter whose card has one.
    """

    rule: str
    params: Mapping[str, Dim] = field(default_factory=dict[str, Dim])
    private: bool = False  # only the seat it happens to may know
    heads_turn: bool = False  # begins a new turn in the story


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
    """What a picture of a position is to show beside what lies on the table."""

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


@dataclass(frozen=True)
class BoardData:
    """What a game's web board shows beside the position: plain data, as JSON could hold it."""

    facts: Mapping[str, Any] = field(default_factory=dict[str, Any])
    asked: Sequence[Sequence[str]] = ()  # moves, as verb and words, that tell why they are refused


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
    scores: tuple[str, ...]  # columns of score(): points, then tie-breaks, larger is better
    count: Callable[[Variant, Any, Any], list[dict[str, int]]] = count_columns
    """What everybody has as people count it, from a state and its score(): a row for each seat."""
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
        self.book.fields.update(act=row(self.act), moves=i4())

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
        """A pickle has the name alone: who reads it finds the rules by themselves."""
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

    def load_content(self, overrides: Iterable[Path] = ()) -> tuple[Tables, Any]:
        """The content as printed, with the user's own file and the given files laid over it."""
        own = config_folder() / f"{self.name}.toml"
        laid_over = [*([own] if own.exists() else []), *overrides]
        tables = read_tables(self.data_files, laid_over, self.texts)
        return tables, self.content_of(tables)

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

    def variant(self, overrides: Iterable[Path] = (), /, **chosen: Any) -> Variant:
        """The game with its options chosen; what is not given takes its default."""
        files = tuple(overrides)
        tables, content = self.load_content(files)
        return Variant(self, tables, content, self.resolve(content, chosen), files)

    def resolve(self, content: Any, chosen: Mapping[str, Any]) -> dict[str, Choice]:
        """Check the options given and complete them, in the order the game declares."""
        names = [option.name for option in self.options]
        for name in chosen:
            if name == EDITION and self.edition is None:
                raise BadOption("error-no-editions", game=self.name, option=name)
            if name not in names:
                near = difflib.get_close_matches(name, names, 1)
                raise BadOption(
                    "error-unknown-option", game=self.name, option=name,
                    options=", ".join(names), near=near[0] if near else "none",
                )  # fmt: skip
        resolved: dict[str, Choice] = {}
        for option in self.options:
            values = option.allowed(content, resolved)
            if option.name in chosen:
                value = option.read(chosen[option.name], values)
                if value is None:
                    raise self._refused(content, chosen, resolved, option)
            elif option.required(resolved):
                raise BadOption(
                    "error-option-missing", game=self.name, option=option.name,
                    values=listed_values(values), given=_pairs(resolved),
                )  # fmt: skip
            else:
                value = values[0]
            resolved[option.name] = value
        return resolved

    def _refused(
        self, content: Any, chosen: Options, resolved: Options, option: Option
    ) -> BadOption:
        """Why a value is refused: it does not exist, or another option does not go with it."""
        given, values = chosen[option.name], option.allowed(content, resolved)
        name, value, possible = option.name, str(given), listed_values(values)
        edition = self.edition
        if edition and edition.name in resolved:
            box = {edition.name: resolved[edition.name]}
            using = [
                other
                for other in edition.allowed(content, {})
                if self._is_used(content, {edition.name: other}, option)
            ]
            if using and not self._is_used(content, box, option):
                return BadOption(
                    "error-option-unused", game=self.name, option=name, value=value,
                    values=possible, other=edition.name, chosen=str(resolved[edition.name]),
                    would=listed_values(using),
                )  # fmt: skip
        for other in reversed(self.options[: len(resolved)]):
            would_do = [
                choice
                for choice in other.allowed(content, resolved)
                for allowed in [self._allowed(content, {**chosen, other.name: choice}, option)]
                if option.read(given, allowed) is not None
            ]
            if would_do and len(values) == 1:
                return BadOption(
                    "error-option-unused", game=self.name, option=name, value=value,
                    values=possible, other=other.name, chosen=str(resolved[other.name]),
                    would=listed_values(would_do),
                )  # fmt: skip
            if would_do:
                return BadOption(
                    "error-option-depends", game=self.name, option=name, value=value,
                    values=possible, other=other.name, chosen=str(resolved[other.name]),
                    would=listed_values(would_do),
                )  # fmt: skip
        return BadOption(
            "error-bad-value", game=self.name, option=name, value=value, values=possible
        )

    def _is_used(self, content: Any, box: Options, wanted: Option) -> bool:
        """Whether there is a choice of an option in a box, whatever was chosen before it."""
        pending: list[dict[str, Choice]] = [{}]
        for option in self.options:
            if option is wanted:
                break
            pending = option.extend(content, pending)
            if option.name in box:
                pending = [choice for choice in pending if choice[option.name] == box[option.name]]
        return any(len(wanted.allowed(content, choice)) > 1 for choice in pending)

    def _allowed(self, content: Any, chosen: Options, wanted: Option) -> tuple[Choice, ...]:
        """What an option allows after others were chosen, those between them as far as they can."""
        resolved: dict[str, Choice] = {}
        for option in self.options:
            values = option.allowed(content, resolved)
            if option is wanted:
                return values
            value = option.read(chosen[option.name], values) if option.name in chosen else None
            resolved[option.name] = values[0] if value is None else value
        raise KeyError(wanted.name)


FEW_VALUES = 8
"""As many numbers are listed one by one; more of them in a row are shown as a range."""


def listed_values(values: Sequence[Choice]) -> str:
    """Values as people read them: many numbers in a row as a range."""
    numbers = sorted(value for value in values if isinstance(value, int))
    if len(numbers) == len(values) > FEW_VALUES and numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]}–{numbers[-1]}"
    return ", ".join(str(value) for value in values)


def _pairs(options: Options) -> str:
    return ", ".join(f"{name} {value}" for name, value in options.items())


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
        self.books = new_records(game.book, self.sizes)
        for name, base in self.vocabulary.bases.items():
            setattr(self.books[0].act, name, base)
        self.books[0].moves = self.vocabulary.size
        fill(self.books, game.book, [chosen], chosen)
        self.books.flags.writeable = False
        self.book: Any = self.books[0]

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

    def name(self, language: str, dim: str, word: str) -> str:
        """The name of a word of a set; seats that the rules play have names of their own."""
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
