"""A game as a declared object."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum
from functools import cached_property, lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any, Self, get_type_hints

from bourgade.kernel.board import Board
from bourgade.kernel.book import GIVEN, ChosenContent, add_moves
from bourgade.kernel.box import Box
from bourgade.kernel.content import (
    PRINTED,
    Content,
    ContentText,
    Files,
    Source,
    Tables,
    files_for,
    merge,
    read_files,
    read_tables,
    sources_of,
)
from bourgade.kernel.errors import BadGame
from bourgade.kernel.features import Features
from bourgade.kernel.figures import FigureTable, figure
from bourgade.kernel.i18n import KERNEL_FOLDER, Naming, Texts, Value
from bourgade.kernel.layout import SEAT_LETTERS as SEAT_LETTERS
from bourgade.kernel.layout import (
    Dim,
    Header,
    Layout,
)
from bourgade.kernel.notation import Move
from bourgade.kernel.notes import Notes
from bourgade.kernel.options import EDITION, PLAYERS, Choice, Option, Options, resolve
from bourgade.kernel.own_pictures import own_pictures
from bourgade.kernel.own_texts import with_own_texts
from bourgade.kernel.printed import PrintedPiece, PrintOrder
from bourgade.kernel.problems import Problem
from bourgade.kernel.quantities import Quantities
from bourgade.kernel.schema import read_table
from bourgade.kernel.variant import BY_CHANCE as BY_CHANCE
from bourgade.kernel.variant import Variant as Variant
from bourgade.kernel.verbs import Verbs, phases_of


@dataclass(frozen=True)
class Transfer:
    """What an event gives its seat or takes from it; summaries add it up."""

    unit: str  # a message ``amount-…`` counts it; or the parameter that names the unit
    amount: str = "amount"  # the parameter that says how many
    by: str = ""  # the parameter that names the card or place it comes from
    to: str = ""  # the parameter that names the other seat; none: the bank
    taken: bool = False  # it is taken from the event's seat


@dataclass(frozen=True)
class EventKind:
    """The meaning of an event's three numbers, and the rule it comes from.

    ``rule`` is a rule number, or the name of the parameter whose card has one.
    """

    rule: str
    params: Mapping[str, Dim] = field(default_factory=dict[str, Dim])
    private: bool = False  # only its own seat may know
    heads_turn: bool = False  # begins a new turn in the log
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
    """What a picture shows besides the table."""

    names: Mapping[str, str] = field(default_factory=dict[str, str])  # of the players, by seat
    moves: tuple[Move, ...] = ()  # whose places are marked
    last: tuple[Move, ...] = ()  # decisions to be marked, the newest first
    coordinates: bool = True
    in_page: bool = False  # the page around it has the colours and the rest


@dataclass(frozen=True)
class Viewpoint:
    """A position as one viewer sees it: what is hidden from them is erased."""

    state: Any
    position: Mapping[str, Any]
    phase: str
    seat: str | None  # the viewer's; None: an onlooker
    deciding: bool  # the viewer may choose now
    language: str
    names: Mapping[str, str]  # of the players, by seat
    moves: tuple[Move, ...]  # that the viewer may choose from
    decisions: tuple[tuple[str, Move | None], ...]
    """The last decisions with their seats, the newest last; None for private ones."""
    events: Iterable[Any]
    """The events, the newest first; computed lazily."""


@dataclass(frozen=True)
class Standing:
    """How near everybody is to the goal, which the message ``standing-goal`` names."""

    reached: Mapping[str, int]  # by seat, as far as the viewer may see
    needed: int = 0  # the number that wins or ends the game, if there is one


@dataclass(frozen=True)
class BoardData:
    """What a game's web board shows beside the position: plain data that could be JSON."""

    facts: Mapping[str, Any] = field(default_factory=dict[str, Any])
    asked: Sequence[Sequence[str]] = ()  # moves, as verb and words, whose refusals the board shows
    standing: Standing | None = None  # None: everybody's points, unless something is hidden


def count_columns(variant: Variant, s: Any, table: Any) -> list[dict[str, int]]:
    """The columns of score() as they are."""
    names = variant.game.scores
    return [dict(zip(names, row, strict=True)) for row in table.tolist()]


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """A game's declaration. Generic code asks this object and knows no game by name.

    The rest is derived: the game has the name of its folder, the annotations of ``setup`` in its
    rules give the types of state and book, and ``Phase`` is in the module of the state.
    """

    rules: ModuleType  # Act, setup, legal, chance, apply, score; where something is hidden, observe
    rules_version: int = 1  # raised when any position could play differently
    events: type[Events]  # what can happen
    knowledge: ModuleType | None = None  # evaluate
    features: Features | None = None  # describe, regard
    quantities: Quantities | None = None  # for reasons
    notes: Notes = field(default_factory=Notes)  # standing, line; what studies tell of players
    options: tuple[Option, ...]  # PLAYERS among them
    box: Box = field(default_factory=Box)  # for people who choose a game
    scores: tuple[str, ...]  # columns of score(): points, then tie-breaks, larger is better
    count: Callable[[Variant, Any, Any], list[dict[str, int]]] = count_columns
    """The columns that people count, from a state and its score(): a row for each seat."""
    goal: Callable[[Variant], int] = lambda variant: 0
    """The number in the first of these columns that wins the game; 0 if none does."""
    tally: Callable[[Variant, Any, int], Sequence[tuple[Dim, str, int]]] = lambda variant, s, p: ()
    """What makes up a seat's result: words of a set with their points, 0 for those without."""
    longest: int = 50_000  # plies within which random play surely ends
    read_content: Callable[[Tables], Any] | None = None
    """Reads the content; by default a table with the game's name has the figures of its book."""
    chosen: Callable[[Any, Options], ChosenContent[Any]] = ChosenContent[Any]
    """The content with options chosen, from which words and book are filled."""
    refuse: Callable[[Variant, Any, Move], Refusal]  # why a move of this phase is not legal
    not_now: Callable[[Variant, Any, Move], Refusal | None] = lambda variant, s, move: None
    """Why a move of another phase has to wait, if more can be said about it."""
    complete: Callable[[Variant, dict[str, Any]], None] = lambda variant, position: None
    problems: Callable[[Variant, Any], Iterable[Problem]] = lambda variant, s: ()
    board: Callable[[Variant, Mapping[str, Any], str], Board] | None = None
    picture: Callable[[Variant, Any, str, Picture], str] | None = None  # a state as SVG
    board_data: Callable[[Variant, Viewpoint], BoardData] | None = None  # for view/board.html
    cards: Callable[[Any, Texts, str], list[Card]] = lambda content, texts, language: []
    pieces: Callable[[PrintOrder], Iterable[PrintedPiece]] = lambda order: ()
    """The cards, tiles and boards of an edition as they are printed."""
    naming: Naming | None = None  # for words whose names are not simply in the language files
    rule_of: Callable[[Any, str, str], str] = lambda content, dim, word: ""
    automata: Callable[[Any, Options], tuple[str, ...]] = lambda content, options: ()
    """Opponents that the rules play themselves, by word; they sit after the players."""

    def __post_init__(self) -> None:
        if PLAYERS not in (option.name for option in self.options):
            raise BadGame("error-no-players", game=self.name)
        add_moves(self.book, self.act)

    @cached_property
    def folder(self) -> Path:
        """Its folder: that of its rules, or the one around them."""
        file = Path(str(self.rules.__file__))
        return file.parents[1] if file.name == "__init__.py" else file.parent

    @cached_property
    def name(self) -> str:
        """The name of its folder."""
        return self.folder.name

    @cached_property
    def state(self) -> type[Header]:
        """The type of the state, from the annotations of ``setup``."""
        return get_type_hints(self.rules.setup)["s"]

    @cached_property
    def book(self) -> type[Layout]:
        """The type of the book, from the annotations of ``setup``."""
        return get_type_hints(self.rules.setup)["book"]

    @cached_property
    def phase(self) -> type[IntEnum]:
        """The ``Phase`` in the module of the state."""
        return sys.modules[self.state.__module__].Phase

    @cached_property
    def act(self) -> type[Verbs]:
        """The verbs of its moves."""
        return self.rules.Act

    def refusal(self, variant: Variant, s: Any, move: Move) -> Refusal:
        """Why a move may not be made: wrong phase, or a reason of the game."""
        phases = phases_of(self.act, move.verb)
        if phases and s.phase not in phases:
            return self.not_now(variant, s, move) or Refusal("wrong-phase", rule=self.act.rule)
        return self.refuse(variant, s, move)

    def __reduce__(self) -> Any:
        """Pickle the name alone; unpickling looks the rules up."""
        from bourgade.kernel import registry

        return registry.find, (self.name,)

    @cached_property
    def texts(self) -> Texts:
        return Texts(KERNEL_FOLDER, self.folder / "text", naming=self.naming)

    @property
    def hides(self) -> bool:
        """Whether seats may not see everything; bots then imagine the rest."""
        return hasattr(self.rules, "imagine")

    @property
    def endings(self) -> tuple[str, ...]:
        """The ways in which it ends: the words of the state's field ``ending``, if it has one.

        The first one means that the game is not over. Each has a message ``ending-<word>``.
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
        """The option that says which box is played; some games have only one."""
        return next((option for option in self.options if option.name == EDITION), None)

    def option(self, name: str) -> Option:
        """The option of that name."""
        return next(option for option in self.options if option.name == name)

    def editions(self, content: Any) -> list[dict[str, Choice]]:
        """The options of each edition; a single empty choice if there is only one box."""
        values = self.edition.allowed(content, {}) if self.edition else ()
        return [{EDITION: value} for value in values] or [{}]

    @cached_property
    def data_files(self) -> tuple[Path, ...]:
        return tuple(sorted((self.folder / "data").glob("*.toml")))

    @cached_property
    def shipped(self) -> Tables:
        """The figures that come with Bourgade, whatever files the user has."""
        return read_tables(self.data_files, (), self.texts)

    @cached_property
    def pictures(self) -> frozenset[str]:
        """The names of the pictures in ``view/art.svg``."""
        art = self.folder / "view" / "art.svg"
        drawn = art.read_text("utf-8") if art.exists() else ""
        return frozenset(re.findall(r'<symbol id="([\w-]+)"', drawn))

    def title(self, language: str) -> str:
        return self.texts.say(language, "title")

    def load_content(self, overrides: Content = ()) -> tuple[Tables, Any]:
        """The content as printed, overridden by the user's own file and the given files."""
        return _content(self, *self._files(overrides))

    def _files(self, overrides: Content) -> tuple[Files, Files]:
        given = sources_of(overrides)
        complete = any(isinstance(one, ContentText) and one.complete for one in given)
        given = tuple(one for one in given if one != PRINTED)
        laid_over = given if complete else (*files_for(self.name), *given)
        return read_files(self.data_files), read_files(laid_over)

    def content_of(self, tables: Tables) -> Any:
        """The content of the tables, checked."""
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
        """The game with its options chosen; the others take their defaults."""
        files = self._files(overrides)
        given = tuple(one for one in sources_of(overrides) if one != PRINTED)
        options = self.resolve(_content(self, *files)[1], chosen)
        return _variant(self, *files, given, tuple(options.items()))

    def variant_with(
        self, tables: Tables, content: Any, options: Options, overrides: tuple[Source, ...] = ()
    ) -> Variant:
        """The game with content that was read and options that were resolved.

        What is added to the printed content shares one size of records, and so compiled code.
        """
        from bourgade.kernel.room import fitting

        return fitting(Variant(self, tables, content, options, overrides))

    def resolve(self, content: Any, chosen: Options) -> dict[str, Choice]:
        """Check the options given and complete them, in the order the game declares."""
        return resolve(self.name, self.options, content, chosen)


@lru_cache(maxsize=64)
def _content(game: Game, printed: Files, laid_over: Files) -> tuple[Tables, Any]:
    """The content, read once until files change: every page and table asks for it."""
    tables = merge(printed, laid_over, game.texts, game.name)
    content = game.content_of(tables)
    own_pictures(content, tables, game.pictures)  # refuses those that there are not
    return replace(tables, texts=with_own_texts(content, tables, game.texts)), content


@lru_cache(maxsize=256)
def _variant(
    game: Game,
    printed: Files,
    laid_over: Files,
    overrides: tuple[Source, ...],
    options: tuple[tuple[str, Choice], ...],
) -> Variant:
    tables, content = _content(game, printed, laid_over)
    return game.variant_with(tables, content, dict(options), overrides)
