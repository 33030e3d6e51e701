"""A game as a declared object."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property, lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any, Self, get_type_hints

from bourgade.kernel.board import Board
from bourgade.kernel.book import GIVEN, ChosenContent, add_moves
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
from bourgade.kernel.problems import Problem
from bourgade.kernel.quantities import Quantities
from bourgade.kernel.schema import read_table
from bourgade.kernel.variant import BY_CHANCE as BY_CHANCE
from bourgade.kernel.variant import Variant as Variant
from bourgade.kernel.verbs import Verbs, phases_of


@dataclass(frozen=True)
class Transfer:
    """What an event gives its seat, or takes from it; summaries add it up."""

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
    notes: Notes = field(default_factory=Notes)  # standing, line; what studies tell of players
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
        """The option of that name."""
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
    """Read once while the files stay the same: every page and table asks for it."""
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
