"""A content file in the making: what it changes of a game, as text that anybody can keep."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass
from functools import cached_property
from typing import Any, cast

from bourgade.kernel.changes import to_toml
from bourgade.kernel.content import ContentText, Table, Tables
from bourgade.kernel.errors import BadContent
from bourgade.kernel.figures import NEEDED, EffectKey, Figure
from bourgade.kernel.game import Game, Variant
from bourgade.kernel.options import Options
from bourgade.kernel.schema import DeclaredTable, declared
from bourgade.server.errors import ServerError

FILE = "workshop.toml"
"""What errors call the draft."""

MOST_CHARACTERS = 30_000
MOST_ROWS = 40  # that a draft adds

Path_ = tuple[str, ...]


@dataclass(frozen=True)
class Draft:
    """What is changed of a game, table by table; rows by their id. It may have faults."""

    game: Game
    changed: Table

    @classmethod
    def read(cls, game: Game, text: str) -> Draft:
        """A draft from its text; refuses what is not a content file of the game."""
        if len(text) > MOST_CHARACTERS:
            raise ServerError("error-draft-too-long", most=MOST_CHARACTERS)
        changed = dict[str, Any]()
        if text.strip():
            game.load_content(ContentText(text, FILE))  # refuses what is no content of the game
            changed = _by_id(_parsed(text), game.load_content()[0])
        draft = cls(game, changed)
        if len(draft.added) > MOST_ROWS:
            raise ServerError("error-draft-too-many", most=MOST_ROWS)
        return draft

    @cached_property
    def text(self) -> str:
        """The draft as a content file."""
        return to_toml(self.base, self.changed)

    @property
    def base(self) -> Tables:
        """The content as it is without the draft."""
        return self.game.load_content()[0]

    @property
    def source(self) -> ContentText:
        """The draft as games take content."""
        return ContentText(self.text, FILE)

    @property
    def content(self) -> Any:
        """The content with the draft, checked: refuses what is wrong with it."""
        return self.game.load_content(self.source)[1]

    def variant(self, options: Options) -> Variant:
        """The game with this content and these options."""
        return self.game.variant(self.source if self.changed else (), **options)

    @property
    def added(self) -> list[Path_]:
        """The rows that are not among the printed ones."""
        return [
            (name, row)
            for name, rows in self.changed.items()
            if _has_rows(self.base, name)
            for row in rows
            if row not in self.base.data[name]
        ]

    @property
    def touched(self) -> set[Path_]:
        """The tables, and rows of tables, that are different."""
        return {
            (name, row) if _has_rows(self.base, name) else (name,)
            for name, rows in self.changed.items()
            for row in (rows if _has_rows(self.base, name) else ("",))
        }

    def table(self, path: Path_) -> DeclaredTable | None:
        """A table of the content by its place."""
        return next((one for one in self.declared if one.path == path), None)

    @property
    def declared(self) -> Iterator[DeclaredTable]:
        """Every table with its declarations."""
        return declared(self.content, self.game.name)

    # Changing it

    def put(self, path: Path_, value: Any) -> Draft:
        """With one figure changed; what is as printed is not kept."""
        changed = deepcopy(self.changed)
        _put(changed, path, value)
        draft = Draft(self.game, changed)
        if path[:2] not in draft.added and value_at(self.base.data, path) == value:
            _drop(changed, path)
        return Draft(self.game, changed)

    def without(self, path: Path_) -> Draft:
        """A row that was added is removed; anything else is as printed again."""
        changed = deepcopy(self.changed)
        _drop(changed, path)
        return Draft(self.game, changed)

    def with_copy(self, path: Path_) -> tuple[Draft, Path_]:
        """With another row like one that is there, and where it stands."""
        name, like = path
        rows = self.game.load_content(self.source)[0].data[name]
        if len(self.added) >= MOST_ROWS:
            raise ServerError("error-draft-too-many", most=MOST_ROWS)
        word = free_word(re.sub(r"_\d+$", "", like), rows)
        row = {key: deepcopy(value) for key, value in rows[like].items() if key != "id"}
        changed = deepcopy(self.changed)
        changed.setdefault(name, {})[word] = row
        return Draft(self.game, changed), (name, word)


def free_word(stem: str, taken: Mapping[str, Any]) -> str:
    """A word that no row has: the stem and a number."""
    return next(w for n in range(2, len(taken) + 3) if (w := f"{stem[:26]}_{n}") not in taken)


def value_at(table: Any, path: Path_) -> Any:
    """What stands at a place, if anything does."""
    for word in path:
        if not isinstance(table, Mapping) or word not in table:
            return None
        table = cast("Mapping[str, Any]", table)[word]
    return table


def _put(changed: Table, path: Path_, value: Any) -> None:
    *within, last = path
    for word in within:
        changed = changed.setdefault(word, {})
    changed[last] = value


def _drop(changed: Table, path: Path_) -> None:
    """Take away what stands at a place, and tables that hold nothing after that."""
    holders = [changed]
    for word in path[:-1]:
        inner = holders[-1].get(word)
        if not isinstance(inner, dict):
            return
        holders.append(cast(Table, inner))
    holders[-1].pop(path[-1], None)
    for word, holder in reversed(list(zip(path, holders, strict=False))):
        if holder.get(word) == {}:
            del holder[word]


def _has_rows(tables: Tables, name: str) -> bool:
    table = tables.data.get(name)
    return isinstance(table, dict) and all(
        isinstance(row, dict) and cast(Table, row).get("id") == key
        for key, row in cast("dict[str, Any]", table).items()
    )


def _parsed(text: str) -> Table:
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise ServerError("error-draft-toml", why=str(error)[:200]) from None


def _by_id(table: Table, base: Tables) -> Table:
    """A parsed file with its rows by their ids, as merged tables have them."""
    found = dict[str, Any]()
    for name, value in table.items():
        found[name] = value
        if isinstance(value, list) and _has_rows(base, name):
            rows = cast("list[Table]", value)
            found[name] = {row["id"]: {k: v for k, v in row.items() if k != "id"} for row in rows}
    return found


# Effects


def effect_with(key: str, effects: Mapping[str, EffectKey], words: Any) -> Table:
    """An effect with the least that it needs; ``words`` gives those that a figure may name."""
    return {"key": key, **dict(_needed(effects[key].takes, words))}


def _needed(takes: Mapping[str, Figure], words: Any) -> Iterator[tuple[str, Any]]:
    for name, what in takes.items():
        if what.default is not NEEDED:
            continue
        known = words(what)
        if what.type is int:
            least = what.least if isinstance(what.least, int) else 0
            yield name, max(least, 1)
        elif what.type is bool:
            yield name, False
        elif known:
            yield name, known[0] if what.type is str else [known[0]]
        else:
            yield name, what.nothing


def fault_of(error: BadContent) -> tuple[Path_, Any]:
    """Where a fault is, and why."""
    return tuple(str(error.args_.get("key", "")).split(".")), error.args_.get("why", "")
