"""A table as its page shows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bourgade.server.table_state import TableState
from bourgade.server.views.ending import needed, ranked, result_line, scores_of, tally_of, won
from bourgade.server.views.lobby import SeatLine, deadline, option_name, titles, value_name
from bourgade.server.views.names import automata, name_for, names_of, reader_of, shown_name
from bourgade.server.views.scene import Scene, scene_of
from bourgade.server.views.story import last_move
from bourgade.server.words import TEXTS


def view_of(table: TableState, language: str, person: str, onlookers: int = 0) -> dict[str, Any]:
    """A table for one viewer, as its page shows it."""
    title, edition = titles(table.row, language)
    mine, actor, my_turn = table.seats_of(person), table.actor, table.asks(person)
    names = {s: shown_name(row, language) for s, row in table.sitting.items()}
    names |= automata(table, language)
    goes_on = table.begun and not table.over
    plays = table.played_by(person)
    can_replace = goes_on and mine and not table.in_lesson
    replaceable = table.people - set(table.bots) if can_replace else set[str]()
    returnable = mine & table.people & set(table.bots) if not table.over else ()
    late = table.time_left <= 0
    seats = _seat_lines(table, language, mine, names)
    return {
        "id": table.id,
        "url": f"/t/{table.id}",
        "title": title,
        "game": table.row.game,
        "edition": edition,
        "options_line": _options_line(table, language, mine),
        "pace": table.row.pace,
        "rated": f"rated-{table.row.rated}" if table.row.rated else "",
        "over": table.over,
        "frozen": _frozen(table, language) if table.frozen else "",
        "status": _status(table, language, names, mine),
        "result": result_line(table, language, names, mine),
        "won": won(table, mine),
        "needed": needed(table),
        "ending": table.match.ending_text(language) if table.match else "",  # why it ended
        "my_turn": my_turn,
        "thinking": table.bot_to_move is not None,
        "can_hint": my_turn and actor != "*" and table.allows_hints,
        "hints": TEXTS.say(language, f"hints-{'on' if table.allows_hints else 'off'}"),
        "mine": sorted(mine),
        "can_undo": table.can_undo(plays),
        "can_ask": table.can_ask(plays),
        "asking": _asking(table, plays, names, language) if table.asked and mine else None,
        "can_resign": bool(mine & table.people) and goes_on and not table.in_lesson,
        "replaceable": [
            (s, names[s])
            for s in sorted(replaceable)
            if (s in mine and not table.row.rated) or (late and s == actor)
        ],
        "returnable": [(s, names[s]) for s in sorted(returnable)],
        "deadline": deadline(language, table.row.pace, table.last_at) if actor else "",
        "chance": table.row.chance,
        "commitment": table.commitment,
        "ply": table.ply,
        "steps": table.match.length if table.match else 0,
        "seats": seats,
        "ranked": ranked(table, seats),
        "onlookers": onlookers,
    }


def _asking(
    table: TableState, plays: frozenset[str], names: Mapping[str, str], language: str
) -> dict[str, Any]:
    """Somebody asks to take back a decision: who, and whether the viewer has to answer."""
    awaited = ", ".join(names[seat] for seat in sorted(table.awaited))
    asked = table.others(plays) and table.asked not in table.others(plays)
    message = "take-back-waiting" if asked else "take-back-asked"
    told = TEXTS.say(language, message, name=names[table.asked], names=awaited)
    return {"text": told, "answers": bool(plays & table.awaited)}


def _seat_lines(
    table: TableState, language: str, mine: frozenset[str], names: Mapping[str, str]
) -> list[SeatLine]:
    winners = table.result.winners if table.result else ""
    lines: list[SeatLine] = []
    for letter in (*table.letters, *sorted(automata(table, language))):
        row = table.sitting.get(letter)
        lines.append(
            SeatLine(
                letter, name_for(row, language, mine) if row else names[letter],
                row.kind if row else "automaton", letter in mine,
                letter in winners, letter in table.resigned, scores_of(table, letter, language),
                table.hints[letter], row.colour if row else "", tally_of(table, letter, language),
            )
        )  # fmt: skip
    return lines


def _options_line(table: TableState, language: str, mine: frozenset[str]) -> str:
    """The options that differ from the defaults, in one line; a seat is who sits there."""
    if table.match is None:
        return ", ".join(f"{name} {value}" for name, value in table.row.options.items())
    variant = table.match.variant
    game, parts = variant.game, list[str]()
    for option in variant.unusual:
        if option is not game.edition and option.name != "players":
            label = option_name(game, language, option.name)
            value = variant.options[option.name]
            seat = table.sitting.get(str(value))
            if seat is not None and seat.kind != "open":
                said = name_for(seat, language, mine)
            else:
                said = value_name(game, language, option.name, value)
            parts.append(TEXTS.say(language, "option-line", option=label, value=said))
    return " · ".join(parts)


def _frozen(table: TableState, language: str) -> str:
    """Why a table is only shown; from which move on, where the rest is damaged."""
    move = table.match.length + 1 if table.match else 0
    return TEXTS.say(language, f"frozen-{table.frozen}", move=move)


def _status(
    table: TableState, language: str, names: Mapping[str, str], mine: frozenset[str]
) -> str:
    """Where the game stands, in one sentence."""
    if table.frozen:
        return _frozen(table, language)
    if table.over:
        return result_line(table, language, names, mine)
    if not table.begun or table.match is None:
        return TEXTS.say(language, "status-waiting", count=len(table.open_seats))
    task = table.match.task(language)
    actor = table.actor
    if actor == "*":
        drawn = ", ".join(names[seat] for seat in sorted(table.draws_in_secret))
        if drawn and not table.enters & mine - table.resigned:
            return TEXTS.say(language, "status-secret-draw", name=drawn, task=task)
        return TEXTS.say(language, "status-enter-dice", task=task)
    if actor in mine and actor not in table.bots:
        message = "status-yours-here" if len(mine & table.people) > 1 else "status-yours"
    else:
        message = "status-thinking" if table.bot_to_move else "status-theirs"
    return TEXTS.say(language, message, name=names.get(actor or "", ""), task=task)


def table_scene(
    table: TableState, language: str, person: str, as_seat: str | None = None, *, generic: bool
) -> Scene:
    """The board for one viewer: from their seat; of several, from the one whose turn it is."""
    assert table.match is not None
    actor, viewer = table.actor, viewer_of(table, language, person, as_seat)
    return scene_of(
        table.match,
        language,
        may_act=actor in viewer["mine"] and table.asks(person),
        # A secret draw is shown to the side of its owner only, also where a device has several.
        enters_chance=table.asks(person)
        and (not table.draws_in_secret or viewer["seat"] in table.enters),
        all_open=table.over,
        ended=table.over,
        generic=generic,
        **viewer,
    )


def viewer_of(
    table: TableState, language: str, person: str, as_seat: str | None = None
) -> dict[str, Any]:
    """Who looks at a board, and what everybody is called there."""
    mine, eyes = table.seats_of(person), table.eyes(person, as_seat)
    reader = reader_of(table, mine)
    return {
        "seat": as_seat if as_seat in eyes else table.looks_from(eyes),
        "mine": mine,
        "bots": dict(table.bots),
        "last": {s: last_move(table, s, language, eyes, reader) for s in table.letters},
        "called": names_of(table, language),
        "reader": reader,
    }
