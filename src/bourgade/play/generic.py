"""The generic board: any game, drawn from its names alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from bourgade.kernel.board import Board, Cell, Panel
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import Dim, Field, Layout
from bourgade.kernel.texts import message_id

HEADER = ("ply", "turn", "actor", "phase", "over")


def board_of(variant: Variant, position: Mapping[str, Any], language: str) -> Board:
    """The game's own board where it has one, else the generic one."""
    if variant.game.board is not None:
        return variant.game.board(variant, position, language)
    return generic_board(variant, position, language)


def generic_board(variant: Variant, position: Mapping[str, Any], language: str) -> Board:
    """A panel for the table and one for each nested record: the players, as a rule."""
    layout = variant.game.state
    table = Panel(
        variant.game.title(language), ("", ""),
        [
            [Cell(_label(variant, language, name), "dim"), Cell(text)]
            for name, field in layout.fields.items()
            if name in position and not field.row and name not in HEADER
            if (text := _text(variant, language, field, position[name]))
        ],
    )  # fmt: skip
    lines: list[list[Panel]] = [[table]]
    for name, field in layout.fields.items():
        if field.row and field.dims:
            lines.append(
                [
                    _record(variant, language, field.dims[0], field.row, word, inner)
                    for word, inner in position[name].items()
                ]
            )
    phase = variant.game.texts.say(language, f"phase-{message_id(position['phase'])}")
    return Board(lines, [Cell(phase, "bold")])


def _record(
    variant: Variant, language: str, dim: Dim, layout: type[Layout], word: str, inner: Any
) -> Panel:
    rows = [
        [Cell(_label(variant, language, name), "dim"), Cell(text)]
        for name, field in layout.fields.items()
        if (text := _text(variant, language, field, inner[name]))
    ]
    return Panel(variant.name(language, dim.name, word), ("", ""), rows)


def _label(variant: Variant, language: str, name: str) -> str:
    texts = variant.game.texts
    message = f"field-{message_id(name)}"
    return texts.say(language, message) if texts.has(language, message) else name.replace("_", " ")


def _text(variant: Variant, language: str, field: Field, value: Any) -> str:
    if isinstance(value, Mapping):
        table = cast("Mapping[str, Any]", value)
        dim = field.dims[0].name
        return ", ".join(
            f"{variant.name(language, dim, word)} {'' if n is True else n}".strip()
            for word, n in table.items()
        )
    of = field.of.name if isinstance(field.of, Dim) else ""
    if isinstance(value, list):
        words = cast("list[str]", value)
        return ", ".join(variant.name(language, of, word) for word in words)
    if isinstance(value, str):
        return variant.name(language, of, value)
    return "" if value is None else str(value)
