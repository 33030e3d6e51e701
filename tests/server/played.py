"""Tables for tests of what a host does: games with fair dice, written as the server writes them."""

from __future__ import annotations

import time
from typing import Any

import bourgade
from bourgade.play.fair_dice import FairDice, commitment_of, outcome
from bourgade.server.log_rows import START, next_actor
from bourgade.server.store import ActionRow, MatchRow, ResultRow, SeatRow, Store, links

SECRET = "ab" * 32
DAY = 86_400


def played(id: str, moves: int, at: float, over: bool = False) -> tuple[Any, ...]:
    """A table of two people with fair dice, so many rows into its game."""
    game = bourgade.load("mintworks", players=2)
    match = game.start(chance="manual")
    row = MatchRow(
        id, "mintworks", dict(game.variant.options), game.variant.game.rules_version,
        game.variant.tables.digest, None, "fair", SECRET, "live", True, "", at,
    )  # fmt: skip
    seats = [
        SeatRow(n, s, "person", f"Player {s}", "", f"{n + 1:064x}", "", at)
        for n, s in enumerate("AB")
    ]
    key = FairDice(id, {}, commitment_of(SECRET), SECRET).key()
    rows = [ActionRow(0, "-", f"{START} {{}}", next_actor(match), at)]
    while not match.over and (over or len(rows) < moves):
        by_chance = match.actor == "chance"
        actor = "*" if by_chance else str(match.actor)
        match.play(outcome(key, match) if by_chance else match.moves[-1])
        rows.append(ActionRow(len(rows), actor, match.last_move, next_actor(match), at))
    result = ResultRow("".join(match.winners), "played", at) if match.over else None
    return row, seats, rows, result


async def make_tables(place: str) -> None:
    """One game that is being played, one that is over and one that was abandoned."""
    store = await Store.open(place)
    now = time.time()
    await store.create(*played("elm", 12, now - 5), sender="203.0.113.7")
    await store.create(*played("oak", 0, now - 100 * DAY, over=True), sender="203.0.113.7")
    await store.create(*played("ash", 9, now - 100 * DAY), sender="198.51.100.1")
    await store.writing(lambda c: links.add_seat_link(c, "hash", "ash", "A", now))
    await store.close()
