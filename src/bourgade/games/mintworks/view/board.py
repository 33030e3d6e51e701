"""The table of Mint Works as plain panels: locations, plan supply, neighbourhoods."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bourgade.games.mintworks.rules.cards import stars
from bourgade.kernel.board import Board, Cell, Panel
from bourgade.kernel.game import Variant
from bourgade.kernel.i18n import message_id

STYLES = {"culture": "magenta", "production": "green", "utility": "blue", "deed": "yellow"}
FREE = "○"
BUILT, UNBUILT = "⌂", "·"


def board(variant: Variant, position: Mapping[str, Any], language: str) -> Board:
    """Locations and supply side by side, then the neighbourhoods."""
    common = [_locations(variant, position, language), _supply(variant, position, language)]
    hoods = [_neighbourhood(variant, position, seat, language) for seat in position["players"]]
    return Board([common, hoods], _note(variant, position, language))


def _note(variant: Variant, position: Mapping[str, Any], language: str) -> list[Cell]:
    say = variant.texts.say
    deck = position["top"] + position["under"]
    cells = [Cell(say(language, "board-deck", cards=deck))]
    if position["active"]:
        seat = variant.name(language, "seats", position["active"])
        head = say(language, "board-turn", rounds=position["rounds"], seat=seat)
        cells.insert(0, Cell(head, "bold"))
    if position["under"]:
        known = [position["bottom"].get(str(n)) for n in range(1, position["under"] + 1)]
        unknown = say(language, "unknown-plan")
        names = [variant.name(language, "plans", plan) if plan else unknown for plan in known]
        cells.append(Cell(say(language, "board-under", plans=", ".join(names)), "dim"))
    if variant.book.mint_total:
        cells.append(Cell(say(language, "board-reserve", mints=position["reserve"])))
    return cells


def _locations(variant: Variant, position: Mapping[str, Any], language: str) -> Panel:
    say = variant.texts.say
    rows: list[list[Cell]] = []
    for word in position["in_play"]:
        figures = variant.plain_book.location[variant.words["locations"].index(word)]
        placed, style = position["placed"][word], "bold"
        spaces = " ".join(str(placed.get(str(n + 1), FREE)) for n in range(figures.spaces))
        if word not in position["open"]:
            spaces, style = say(language, "location-closed"), "dim"
        elif word in position["shut"]:
            spaces, style = f"{spaces} {say(language, 'location-shut')}", "dim"
        name, effect = variant.name(language, "locations", word), _effect(variant, word, language)
        cost = Cell(str(figures.cost or "×"), "yellow")
        rows.append([Cell(name, style), cost, Cell(spaces), Cell(effect, "dim")])
    columns = ("location", "cost", "spaces", "effect")
    titles = tuple(say(language, f"column-{column}") for column in columns)
    return Panel(say(language, "board-locations"), titles, rows)


def _effect(variant: Variant, word: str, language: str) -> str:
    """What a location does, in a few words; a deed has the same word as its location."""
    texts, own = variant.texts, f"brief-location-{message_id(word)}"
    return texts.say(language, own if texts.has(language, own) else f"brief-{message_id(word)}")


def _supply(variant: Variant, position: Mapping[str, Any], language: str) -> Panel:
    say = variant.texts.say
    rows = [
        [
            Cell(variant.name(language, "plans", plan), _style(variant, plan)),
            Cell(str(variant.content.plans[plan].cost), "yellow"),
            Cell(_stars(variant, plan)),
            Cell(say(language, f"brief-{message_id(plan)}"), "dim"),
        ]
        for plan in position["supply"].values()
    ]
    columns = tuple(say(language, f"column-{c}") for c in ("plan", "cost", "stars", "effect"))
    return Panel(say(language, "board-supply"), columns, rows)


def _neighbourhood(
    variant: Variant, position: Mapping[str, Any], seat: str, language: str
) -> Panel:
    say, hood = variant.texts.say, position["players"][seat]
    since: Mapping[str, int] = position["since"]
    rows: list[list[Cell]] = []
    for plan in sorted(hood["buildings"], key=lambda word: since.get(word, 0)):
        mints = position["stored"].get(plan, 0)
        printed = _stars(variant, plan) if not mints else str(mints)
        name = variant.name(language, "plans", plan)
        rows.append([Cell(BUILT), Cell(name, _style(variant, plan)), Cell(printed)])
    for plan in sorted(hood["plans"], key=lambda word: since.get(word, 0)):
        name = variant.name(language, "plans", plan)
        if plan in hood["secret"]:
            name = say(language, "secret-plan", plan=name)
        rows.append([Cell(UNBUILT, "dim"), Cell(name, "dim"), Cell("")])
    unknown = [Cell(UNBUILT, "dim"), Cell(say(language, "unknown-plan"), "dim"), Cell("")]
    rows += [unknown] * hood["unknown"]
    automaton = variant.book.automaton
    counted = not (seat in variant.automata and automaton.unlimited)
    mints = say(language, "mints", mints=hood["mints"]) if counted else "∞"
    shown = say(language, "stars", stars=_stars_of(variant, position, seat))
    title = f"{variant.name(language, 'seats', seat)} · {shown} · {mints}"
    if seat == position["token"]:
        title += f" · {say(language, 'board-token')}"
    return Panel(title, ("", "", ""), rows, "bold" if seat == position["active"] else "")


def _stars_of(variant: Variant, position: Mapping[str, Any], seat: str) -> int:
    """The current stars of a neighbourhood; what a seat sees is enough to count them."""
    s = variant.new_state()[0]
    plans = variant.words["plans"]
    me, hood = s.players[0], position["players"][seat]
    for name in ("plans", "buildings"):
        setattr(me, name, sum(1 << plans.index(plan) for plan in hood[name]))
    me.unknown = hood["unknown"]
    for plan, mints in position["stored"].items():
        s.stored[plans.index(plan)] = mints
    return stars(s, variant.book, 0)


def _stars(variant: Variant, plan: str) -> str:
    figures = variant.content.plans[plan]
    return "★×" if figures.stars_each else "★" * figures.stars


def _style(variant: Variant, plan: str) -> str:
    return STYLES[variant.content.plans[plan].type]
