"""What a content file of a game may say: its tables, their keys, and effects with their figures.

All of it comes from the declarations that content is checked against.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any, Literal, cast, get_args, get_origin

from bourgade.kernel.figures import NEEDED, EffectTable, Figure
from bourgade.kernel.game import Game
from bourgade.kernel.own_texts import named_rows
from bourgade.kernel.schema import figures_of, row_kind_of


@dataclass(frozen=True)
class Key:
    """A key of a table, or a figure that an effect takes."""

    name: str
    type: str  # number, word, text, switch, list, table or effect
    least: str  # of a number, or where the figure stands that it goes by; or ""
    most: str
    words: tuple[str, ...]  # that it may be
    words_at: str  # where in the content the words stand that it may be; or ""
    needed: bool


@dataclass(frozen=True)
class EffectFacts:
    """An effect: what may carry it, the figures it takes, and the printed cards that have it."""

    name: str
    carriers: tuple[str, ...]
    figures: tuple[Key, ...]
    cards: tuple[tuple[str, str], ...]  # each as a set and a word


@dataclass(frozen=True)
class ContentTable:
    """A table of a content file."""

    name: str
    rows: bool  # an array of tables, each with an id
    texts: bool  # whose rows may bring names and texts of their own
    keys: tuple[Key, ...]
    effects: tuple[EffectFacts, ...]


def tables_of(game: Game) -> list[ContentTable]:
    """The tables of a game's content files."""
    tables, content = game.load_content()
    kind_of_all = cast("type[Any]", type(content))
    if game.read_content is None:
        keys = tuple(_key(name, one) for name, one in figures_of(kind_of_all).items())
        return [ContentTable(game.name, False, False, keys, ())]
    cards = dict[str, list[tuple[str, str]]]()
    for one in named_rows(content, tables):
        effect = getattr(one.row, "effect", None)
        if isinstance(effect, EffectTable) and not one.added:
            cards.setdefault(effect.key, []).append((one.dim, one.word))
    found: list[ContentTable] = []
    for one in fields(content):
        kind, is_rows = row_kind_of(kind_of_all, one)
        declared = figures_of(kind)
        effects = {n: e for what in declared.values() for n, e in what.effects.items()}
        found.append(
            ContentTable(
                one.metadata.get("table", one.name),
                is_rows,
                bool(one.metadata.get("names")),
                tuple(_key(name, what) for name, what in declared.items()),
                tuple(
                    EffectFacts(
                        name, effect.on,
                        tuple(_key(n, what) for n, what in effect.takes.items()),
                        tuple(cards.get(name, ())),
                    )
                    for name, effect in effects.items()
                    if set(effect.on) & set(_carriers(declared))
                ),
            )
        )  # fmt: skip
    return found


def _carriers(declared: Mapping[str, Figure]) -> Iterator[str]:
    """The words that carry the effects of a table: its own, or the values of a key."""
    for what in declared.values():
        if what.effects:
            carrier = declared.get(what.on)
            yield from _words(carrier) if carrier else (what.on,)


def _key(name: str, what: Figure) -> Key:
    words_at = what.of if isinstance(what.of, str) else ""
    return Key(
        name, _type(what), _bound(what.least), _bound(what.most), tuple(_words(what)), words_at,
        needed=what.default is NEEDED,
    )  # fmt: skip


def _bound(bound: int | str | None) -> str:
    return "" if bound is None else str(bound)


def _words(what: Figure) -> Collection[str]:
    if what.of and not isinstance(what.of, str):
        return what.of
    hint = what.type
    inner = get_args(hint)[0] if get_origin(hint) is tuple else hint
    return cast("Collection[str]", get_args(inner)) if get_origin(inner) is Literal else ()


def _type(what: Figure) -> str:
    hint: Any = what.type
    if what.effects:
        return "effect"
    if get_origin(hint) is tuple:
        return "list"
    if get_origin(hint) in (dict, Mapping):
        return "table"
    if what.of or get_origin(hint) is Literal:
        return "word"
    return {bool: "switch", str: "text"}.get(hint, "number")
