"""How a series stands: best of some games between the same players, who move on by one seat each.

Every win counts one, a shared one for all who share it. It is over once nobody can reach whoever
leads; players who lead together after the last game share it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bourgade.server.store.series import SeriesGame

LENGTHS = (3, 5, 7)


@dataclass(frozen=True)
class SeriesScore:
    """A series as it stands at one of its games, by the seats of that game."""

    best: int
    game: int  # the one that is looked at
    wins: dict[str, int]
    champions: str  # the seats that have won the series, once it is over
    following: str  # the match of the next game, once there is one

    @property
    def over(self) -> bool:
        return bool(self.champions)


def standing(games: Sequence[SeriesGame], match: str, letters: Sequence[str]) -> SeriesScore | None:
    """How the series stands after all of its games that are over; None without a series."""
    here = next((one for one in games if one.match == match), None)
    if here is None:
        return None
    wins = dict.fromkeys(letters, 0)
    finished = [one for one in games if one.winners is not None]
    for one in finished:
        for winner in one.winners or "":
            if winner in wins:  # not an opponent that the rules play
                wins[_seat_at(winner, one.game, here.game, letters)] += 1
    following = next((one.match for one in games if one.game == here.game + 1), "")
    champions = _champions(wins, here.best - len(finished))
    return SeriesScore(here.best, here.game, wins, champions, following)


def _seat_at(seat: str, game: int, other: int, letters: Sequence[str]) -> str:
    """Where the player of a seat sits in another game: one seat further to the front each time."""
    return letters[(letters.index(seat) - (other - game)) % len(letters)]


def _champions(wins: dict[str, int], left: int) -> str:
    most, *others = sorted(wins.values(), reverse=True)
    if left > 0 and most - max(others, default=0) <= left:
        return ""
    return "".join(seat for seat, number in wins.items() if number == most)
