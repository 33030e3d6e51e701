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
    """The game's own board if it has one, else the generic one."""
    if variant.game.board is not None:
        return variant.game.board(variant, position, language)
    return generic_board(variant, position, language)


def generic_board(
    variant: Variant,
    position: Mapping[str, Any],
    language: str,
    names: Mapping[str, str] | None = None,
) -> Board:
    """A panel for the table and one for each nested record, usually the players."""
    layout = variant.game.state
    records = {n: f for n, f in layout.fields.items() if f.row and f.dims}
    table = {n: v for n, v in position.items() if n not in HEADER and n not in records}
    lines = [[_panel(variant, language, variant.game.title(language), layout, table)]]
    for name, field in records.items():
        dim, row = field.dims[0].name, cast("type[Layout]", field.row)
        titles = {w: variant.name(language, dim, w, names) for w in position[name]}
        panels = [
            _panel(variant, language, titles[w], row, v, f"{name}.{w}.")
            for w, v in position[name].items()
        ]
        lines.append(panels)
    phase = variant.texts.say(language, f"phase-{message_id(position['phase'])}")
    return Board(lines, [Cell(phase, "bold")])


def _panel(
    variant: Variant,
    language: str,
    title: str,
    layout: type[Layout],
    values: Mapping[str, Any],
    within: str = "",
) -> Panel:
    """A row for each field that is not empty; ``within`` is the path of the fields."""
    told = {
        name: text
        for name, field in layout.fields.items()
        if name in values and (text := _text(variant, language, field, values[name]))
    }
    rows = [
        [Cell(_label(variant, language, name), "dim"), Cell(text)] for name, text in told.items()
    ]
    return Panel(title, ("", ""), rows, places=[f"{within}{name}" for name in told])


def _label(variant: Variant, language: str, name: str) -> str:
    texts = variant.texts
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
