"""Tournaments as pages show them."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Any

from bourgade.kernel.options import EDITION
from bourgade.server.store.ratings import ladder_of
from bourgade.server.store.tournaments import (
    EntrantRow,
    StoredTournament,
    TournamentRow,
    TournamentTable,
)
from bourgade.server.tournaments.drawing import placed, rounds_of
from bourgade.server.tournaments.standing import UNITS
from bourgade.server.views.lobby import all_games
from bourgade.server.views.ratings import ladder_view
from bourgade.server.words import TEXTS


def points_text(units: int, language: str) -> str:
    """Points with one decimal at most."""
    text = f"{units / UNITS:.1f}".removesuffix(".0")
    return text.replace(".", ",") if language == "fr" else text


@lru_cache(maxsize=8)
def boxes(language: str) -> list[tuple[str, str]]:
    """What can be played: each game and edition, by what a form calls it."""
    found: list[tuple[str, str]] = []
    for game in all_games():
        _, content = game.load_content()
        for chosen in game.editions(content):
            value = ladder_of(game.name, str(chosen.get(EDITION, "")))
            found.append((value, _box(game.name, str(chosen.get(EDITION, "")), language)))
    return found


def _box(game: str, edition: str, language: str) -> str:
    told = ladder_view(ladder_of(game, edition), language)
    return f"{told['title']} · {told['edition']}" if told["edition"] else told["title"]


def entry_view(row: TournamentRow, count: int, language: str) -> dict[str, Any]:
    """A tournament in a list."""
    return {
        "url": f"/tournaments/{row.id}",
        "name": row.name or TEXTS.say(language, "tournament-unnamed"),
        "box": _box(row.game, row.edition, language),
        "form": TEXTS.say(language, f"tournament-{row.form}", most=row.most),
        "state": row.state,
        "status": TEXTS.say(language, f"tournament-is-{row.state}"),
        "people": count,
        "note": row.note,
    }


def tournament_view(
    stored: StoredTournament, person: str, unseen: Collection[str], language: str
) -> dict[str, Any]:
    """A tournament with its standings and tables, for one viewer."""
    row, me = stored.row, stored.entrant_of(person)
    who = {one.n: _who(one, me, unseen, language) for one in stored.entrants}
    lines = [
        {
            **who[one.n],
            "place": one.place,
            "points": points_text(one.units, language),
            "opponents": points_text(one.opponents // 60, language),
            "wins": one.wins,
            "games": one.games,
        }
        for one in placed(stored)
    ]
    rounds: dict[int, list[dict[str, Any]]] = {}
    for table in stored.tables:
        rounds.setdefault(table.round, []).append(_table(table, who, language))
    mine = [
        table
        for table in stored.tables
        if me and table.done is None and table.made and me.n in {s.entrant for s in table.seats}
    ]
    return {
        **entry_view(row, sum(one.away is None for one in stored.entrants), language),
        "id": row.id,
        "kind": row.form,
        "most": row.most,
        "round": row.round,
        "rounds": rounds_of(stored),
        "minutes": row.minutes,
        "limit": row.limit // 60,
        "patience": row.patience // 60,
        "absent": "forfeit" if row.rated else row.absent,
        "rated": bool(row.rated),
        "is_mine": bool(person) and row.person == person,
        "plays": me is not None and me.away is None,
        "is_away": me is not None and me.away is not None,
        "can_enter": row.state == "open" or (row.state == "running" and row.form != "robin"),
        "can_begin": len(stored.entrants) > 1,
        "lines": lines,
        "tables": [
            (round, rounds[round]) for round in sorted(rounds, reverse=True)
        ],
        "my_table": f"/t/{mine[-1].match}" if mine else "",
    }  # fmt: skip


def _who(
    one: EntrantRow, me: EntrantRow | None, unseen: Collection[str], language: str
) -> dict[str, Any]:
    """An entrant; those who block one another are shown no name."""
    name, colour = one.name or TEXTS.say(language, "player-erased"), one.colour
    if one.person and one.person in unseen:
        name, colour = TEXTS.say(language, "entrant-number", n=one.n), ""
    return {"n": one.n, "name": name, "colour": colour, "away": one.away, "mine": one is me}


def _table(table: TournamentTable, who: dict[int, Any], language: str) -> dict[str, Any]:
    seats = [
        {
            **who[seat.entrant],
            "points": "" if seat.units is None else points_text(seat.units, language),
            "won": seat.place == 1,
            "absent": seat.absent is not None,
        }
        for seat in table.seats
    ]
    return {
        "n": table.n,
        "url": f"/t/{table.match}" if table.match and table.made else "",
        "seats": seats,
        "is_bye": not table.match,
        "over": table.done is not None,
    }
