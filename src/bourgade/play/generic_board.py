"""The generic board: any game, drawn from its names alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from bourgade.kernel.board import Board, Cell, Panel
from bourgade.kernel.game import Variant
from bourgade.kernel.i18n import message_id
from bourgade.kernel.layout import Dim, Field, Layout

HEADER = ("ply", "turn", "actor", "phase", "over")


def board_of(variant: Variant, position: Mapping[str, Any], language: str) -> Board:
    """The game's own board where it has one, else the generic one."""
    if variant.game.board is not None:
        return variant.game.board(variant, position, language)
    return generic_board(variant, position, language)


def generic_board(
    variant: Variant,
    position: Mapping[str, Any],
    language: str,
    names: Mapping[str, str] | None = None,
) -> Board:
    """A panel for the table and one for each nested record: the players, as a rule."""
    layout = variant.game.state
    table = Panel(
        variant.game.title(language), ("", ""),
        [
            [Cell(_label(variant, language, name), "dim"), Cell(text)]
            for name, field in layout.fields.items()
            if name in position and name not in HEADER and not (field.row and field.dims)
            if (text := _text(variant, language, field, position[name]))
        ],
    )  # fmt: skip
    lines: list[list[Panel]] = [[table]]
    for name, field in layout.fields.items():
        if field.row and field.dims:
            lines.append(
                [
                    _record(variant, language, field.dims[0], field.row, word, inner, names)
                    for word, inner in position[name].items()
                ]
            )
    phase = variant.game.texts.say(language, f"phase-{message_id(position['phase'])}")
    return Board(lines, [Cell(phase, "bold")])


def _record(
    variant: Variant,
    language: str,
    dim: Dim,
    layout: type[Layout],
    word: str,
    inner: Any,
    names: Mapping[str, str] | None,
) -> Panel:
    rows = [
        [Cell(_label(variant, language, name), "dim"), Cell(text)]
        for name, field in layout.fields.items()
        if (text := _text(variant, language, field, inner[name]))
    ]
    named = (names or {}).get(word) if dim.name == "seats" else None
    return Panel(named or variant.name(language, dim.name, word), ("", ""), rows)


def _label(variant: Variant, language: str, name: str) -> str:
    texts = variant.game.texts
    message = f"field-{message_id(name)}"
    return texts.say(language, message) if texts.has(language, message) else name.replace("_", " ")


def _text(variant: Variant, language: str, field: Field, value: Any) -> str:
    if field.row is not None:
        inner = cast("Mapping[str, Any]", value)
        texts = (
            (_label(variant, language, name), _text(variant, language, f, inner[name]))
            for name, f in field.row.fields.items()
            if not field.dims
        )
        return ", ".join(f"{label} {text}" for label, text in texts if text)
    if isinstance(value, Mapping):
        return _counts(variant, language, field, cast("Mapping[str, Any]", value), 0)
    of = field.of.name if isinstance(field.of, Dim) else ""
    if isinstance(value, list):
        words = cast("list[str]", value)
        return ", ".join(variant.name(language, of, word) for word in words)
    if isinstance(value, str):
        return variant.name(language, of, value)
    return "" if value is None else str(value)


def _counts(
    variant: Variant, language: str, field: Field, table: Mapping[str, Any], depth: int
) -> str:
    """A row of counts, or a table of them: each with the name of what it counts."""
    parts: list[str] = []
    for word, n in table.items():
        name = variant.name(language, field.dims[depth].name, word)
        if isinstance(n, Mapping):
            inner = cast("Mapping[str, Any]", n)
            if inner:
                told = _counts(variant, language, field, inner, depth + 1)
                parts.append(f"{name} ({told})")
        elif isinstance(n, str) and isinstance(field.of, Dim):
            parts.append(f"{name} {variant.name(language, field.of.name, n)}")
        else:
            parts.append(f"{name} {n}")
    return ", ".join(parts)
