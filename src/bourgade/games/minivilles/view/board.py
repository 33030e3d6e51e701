"""The table of Minivilles as plain panels: the dice, the market, the cities."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bourgade.kernel.board import Board, Cell, Panel
from bourgade.kernel.game import Variant
from bourgade.kernel.i18n import message_id

STYLES = {"blue": "blue", "green": "green", "red": "red", "purple": "magenta"}
FACES = ("", "⚀", "⚁", "⚂", "⚃", "⚄", "⚅")


def board(variant: Variant, position: Mapping[str, Any], language: str) -> Board:
    """Market on top, then the cities side by side."""
    market = _market(variant, position, language)
    cities = [_city(variant, position, seat, language) for seat in position["players"]]
    return Board([[market], cities], _note(variant, position, language))


def _note(variant: Variant, position: Mapping[str, Any], language: str) -> list[Cell]:
    say = variant.texts.say
    cells: list[Cell] = []
    if position["die1"]:
        total = position["die1"] + position["die2"] + position["bonus"]
        faces = " ".join(FACES[int(position[die])] for die in ("die1", "die2") if position[die])
        cells.append(Cell(f"{faces} = {total}", "bold"))
    if position["active"]:
        seat = variant.name(language, "seats", position["active"])
        cells.append(Cell(say(language, "board-turn", turn=position["turn"], seat=seat)))
    if position["deck"]:
        cells.append(Cell(say(language, "board-deck", cards=sum(position["deck"].values())), "dim"))
    return cells


def _market(variant: Variant, position: Mapping[str, Any], language: str) -> Panel:
    say = variant.texts.say
    rows = [
        [
            Cell(_dice(variant, kind), "bold"),
            Cell(variant.name(language, "kinds", kind), _style(variant, kind)),
            Cell(_brief(variant, kind, language), "dim"),
            Cell(str(variant.content.establishments[kind].cost), "yellow"),
            Cell(f"×{copies}"),
        ]
        for kind, copies in position["market"].items()
    ]
    columns = ("dice", "card", "effect", "cost", "left")
    titles = tuple(say(language, f"column-{column}") for column in columns)
    return Panel(say(language, "board-market"), titles, rows)


def _city(variant: Variant, position: Mapping[str, Any], seat: str, language: str) -> Panel:
    say, city = variant.texts.say, position["players"][seat]
    rows: list[list[Cell]] = []
    for kind, copies in city["open"].items():
        name = Cell(variant.name(language, "kinds", kind), _style(variant, kind))
        rows.append([Cell(_dice(variant, kind)), name, Cell(f"×{copies}")])
    for kind, copies in city["closed"].items():
        name = Cell(variant.name(language, "cards", f"closed {kind}"), "dim")
        rows.append([Cell(_dice(variant, kind)), name, Cell(f"×{copies}")])
    for monument in variant.words["monuments"]:
        name = variant.name(language, "monuments", monument)
        cost = variant.content.monuments[monument].cost
        if monument in city["built"]:
            rows.append([Cell("★", "yellow"), Cell(name, "bold yellow"), Cell("")])
        else:
            rows.append([Cell("☆", "dim"), Cell(name, "dim"), Cell(str(cost), "dim")])
    coins = say(language, "coins", coins=city["coins"])
    title = f"{variant.name(language, 'seats', seat)} · {coins}"
    if city["startup"]:
        title += f" (+{city['startup']})"
    return Panel(title, ("", "", ""), rows, "bold" if seat == position["active"] else "")


def _brief(variant: Variant, kind: str, language: str) -> str:
    """The effect in a few words; a user's own card may have none."""
    message = f"brief-{message_id(kind)}"
    texts = variant.texts
    return texts.say(language, message) if texts.has(language, message) else ""


def _dice(variant: Variant, kind: str) -> str:
    return variant.content.establishments[kind].dice_range


def _style(variant: Variant, kind: str) -> str:
    return STYLES[variant.content.establishments[kind].colour]
