"""The results of a club: who has won how often, and against whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from bourgade.server.store.clubs import ClubMember, SharedGame

WIDEST = 12
"""Members up to whom the results have a column for each."""


def result_lines(
    members: Sequence[ClubMember], games: Sequence[SharedGame], me: str
) -> list[dict[str, Any]]:
    """A line per member who has played with another: games, wins, and wins to losses by member."""
    played, won = Counter[str](), Counter[str]()
    beaten = Counter[tuple[str, str]]()
    for game in games:
        played.update(game.players)
        won.update(game.winners)
        beaten.update((w, o) for w in game.winners for o in game.players - game.winners)
    there = [one for one in members if played[one.person]]
    there.sort(key=lambda one: (-won[one.person], played[one.person], one.name))
    return [
        {
            "n": n,
            "name": one.name,
            "colour": one.colour,
            "games": played[one.person],
            "wins": won[one.person],
            "mine": one.person == me,
            "against": [
                ""
                if other is one
                else f"{beaten[one.person, other.person]}–{beaten[other.person, one.person]}"
                for other in (there if len(there) <= WIDEST else ())
            ],
        }
        for n, one in enumerate(there, 1)
    ]
