"""The summary of a study, counted while its games come in: sums of whole numbers, no rows.

Whole numbers only, so that the order in which games are counted changes nothing.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from bourgade.kernel.notes import Slot
from bourgade.lab.rows import Numbers, Rows, Sheet

LAST_TURN = 255  # later first times are counted as this one

Z = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


def wilson(p: float, n: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share in so many games: sensible near 0 and 1, and for few."""
    if not n:
        return 0.0, 1.0
    centre = p + Z * Z / (2 * n)
    spread = Z * math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
    scale = 1 + Z * Z / n
    # Rounding must not leave the share outside.
    return min(p, max(0.0, (centre - spread) / scale)), max(p, min(1.0, (centre + spread) / scale))


@dataclass(frozen=True)
class Share:
    """A share of games won, with its 95 % interval; a win shared by two counts a half for each."""

    name: str
    games: int
    wins: float

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """What Wilson says of so many games."""
        return wilson(self.rate, self.games)

    def facts(self, even: float) -> dict[str, Any]:
        """As plain data; ``even`` is what it would be if all seats were equal."""
        low, high = self.interval
        return {
            "name": self.name,
            "games": self.games,
            "wins": round(self.wins, 2),
            "rate": self.rate,
            "low": low,
            "high": high,
            "even": even,
        }


class Tally:
    """What is counted of the games of a study."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self.games = 0
        self._names = tuple(dict.fromkeys(sheet.bots))
        self._bots = np.array([self._names.index(bot) for bot in sheet.bots])
        self._lengths = {"turns": np.zeros(1, np.int64), "plies": np.zeros(1, np.int64)}
        self._by_bot = _Wins(len(self._names), sheet.variant.seats)
        self._by_seat = _Wins(sheet.variant.seats, sheet.variant.seats)
        self._by_place = _Wins(sheet.variant.seats, sheet.variant.seats)
        self._by_ending = np.zeros(len(sheet.endings), np.int64)
        self._had = _Had(sheet)
        self._by_trait = {
            name: _Wins(len(sheet.trait_words(name)), sheet.variant.seats) for name in sheet.traits
        }
        self._sums = {name: np.zeros(len(self._names), np.int64) for name in sheet.measures}

    def add(self, rows: Rows) -> None:
        """Count some games. Those that were cut off are part of no share and no mean."""
        self.games += len(rows["game"])
        done = rows["finished"]
        if not done.all():
            rows = {name: values[done] for name, values in rows.items()}
        # A winning seat counts by how many share the win, the others as 0.
        won = rows["winners"].astype(np.intp)
        won *= won.sum(axis=1, keepdims=True)
        bots = self._bots[rows["seating"]]
        self._by_bot.add(bots, won)
        self._by_seat.add(np.arange(self._sheet.variant.seats), won)
        self._by_place.add(rows["place"].astype(np.intp), won)
        ways = len(self._by_ending)
        self._by_ending += np.bincount(rows["ending"] % ways, minlength=ways)
        if self._sheet.slots:
            self._had.add(rows, won)
        for name, wins in self._by_trait.items():
            has = rows[name] >= 0
            wins.add(rows[name][has].astype(np.intp), won[has])
        for name, counts in self._lengths.items():
            self._lengths[name] = np.bincount(rows[name], minlength=len(counts))
            self._lengths[name][: len(counts)] += counts
        for name, sums in self._sums.items():
            for bot in range(len(sums)):
                sums[bot] += rows[name][bots == bot].sum(dtype=np.int64)

    def summary(self) -> dict[str, Any]:
        """The figures of the results table, as plain data."""
        sheet, seats = self._sheet, self._sheet.variant.seats
        games = int(self._lengths["turns"].sum())
        sat = self._by_bot.games
        by_bot = [Share(bot, games, self._by_bot.wins(n)) for n, bot in enumerate(self._names)]
        taken = {bot: sheet.bots.count(bot) for bot in self._names}
        names = sheet.variant.words["seats"]
        by_place = [Share(str(p + 1), games, self._by_place.wins(p)) for p in range(seats)]
        by_seat = [Share(seat, games, self._by_seat.wins(p)) for p, seat in enumerate(names)]
        return {
            "games": self.games,
            "finished": games,
            "bots": [{"seats": taken[s.name], **s.facts(taken[s.name] / seats)} for s in by_bot],
            "seats": [share.facts(1 / seats) for share in by_seat],
            "places": [share.facts(1 / seats) for share in by_place],
            "endings": [
                {"name": name, **Share(name, games, float(n)).facts(0)}
                for name, n in zip(sheet.endings, self._by_ending.tolist(), strict=True)
                if n
            ],
            "noted": self._had.summary(),
            "turns": _spread(self._lengths["turns"]),
            "plies": _spread(self._lengths["plies"]),
            "measures": {
                measure: {
                    name: int(sums[n]) / int(sat[n]) if sat[n] else 0.0
                    for n, name in enumerate(self._names)
                }
                for measure, sums in self._sums.items()
            },
            "traits": [self._trait(name, wins) for name, wins in self._by_trait.items()],
        }

    def _trait(self, name: str, wins: _Wins) -> dict[str, Any]:
        """How often the seats won that had a trait, word by word, without what nobody had."""
        even = 1 / self._sheet.variant.seats
        shares = [
            Share(word, int(wins.games[n]), wins.wins(n))
            for n, word in enumerate(self._sheet.trait_words(name))
        ]
        rows = [share.facts(even) for share in shares if share.games]
        return {"name": name, "dim": self._sheet.traits[name].name, "shares": rows}


class _Had:
    """For everything that is counted word by word: who had it, when first, and who won.

    Only the plain shares of wins are known here. That a card was bought by players who were ahead
    anyway looks the same as a card that wins games.
    """

    def __init__(self, sheet: Sheet) -> None:
        self._slots = sheet.slots
        self._seats = sheet.variant.seats
        self.games = 0
        self._sums = np.zeros(len(self._slots), np.int64)
        self._by_turn = [_Wins(LAST_TURN + 1, self._seats) for _ in self._slots]

    def add(self, rows: Rows, won: Numbers) -> None:
        self.games += len(won)
        self._sums += rows["sums"].sum(axis=(0, 1), dtype=np.int64)
        turns = np.minimum(rows["firsts"], LAST_TURN).astype(np.intp)
        for i, wins in enumerate(self._by_turn):
            wins.add(turns[:, :, i], won)

    def summary(self) -> list[dict[str, Any]]:
        """What was had by anybody, in the order in which the game declares it."""
        if not self.games:
            return []
        players = self.games * self._seats
        return [
            self._facts(i, slot, players)
            for i, slot in enumerate(self._slots)
            if self._by_turn[i].games[1:].sum()
        ]

    def _facts(self, i: int, slot: Slot, players: int) -> dict[str, Any]:
        wins, even = self._by_turn[i], 1 / self._seats
        upto = np.cumsum(wins.games[1:])
        had = int(upto[-1])
        middle = 1 + int(np.searchsorted(upto, (had + 1) // 2))
        return {
            "what": slot.noted.name,
            "word": slot.word,
            "dim": slot.noted.of.name if slot.noted.of else "",
            "had": Share("had", players, had).facts(0),
            "mean": int(self._sums[i]) / had,
            "turn": middle,
            "won": self._won("won", wins, range(1, LAST_TURN + 1)).facts(even),
            "without": self._won("without", wins, range(1)).facts(even),
            "early": self._won("early", wins, range(1, middle + 1)).facts(even),
            "late": self._won("late", wins, range(middle + 1, LAST_TURN + 1)).facts(even),
        }

    def _won(self, name: str, wins: _Wins, turns: range) -> Share:
        """The share of wins of those who first had it in one of these turns; 0 is never."""
        chosen = slice(turns.start, turns.stop)
        return Share(name, int(wins.games[chosen].sum()), wins.won(chosen))


class _Wins:
    """For each of some kinds of seat: how often it shared a win with how many, 0 for a loss."""

    def __init__(self, kinds: int, seats: int) -> None:
        self._counts = np.zeros((kinds, seats + 1), np.int64)

    def add(self, kinds: Numbers, won: Numbers) -> None:
        width = self._counts.shape[1]
        places = (kinds * width + won).ravel()
        self._counts += np.bincount(places, minlength=self._counts.size).reshape(-1, width)

    @property
    def games(self) -> Numbers:
        """How often each kind sat there."""
        return self._counts.sum(axis=1)

    def wins(self, kind: int) -> float:
        """What a kind won: a win shared by two counts a half."""
        return self.won(slice(kind, kind + 1))

    def won(self, kinds: slice) -> float:
        """The same of several kinds."""
        counts = self._counts[kinds].sum(axis=0)
        return sum(int(n) / sharing for sharing, n in enumerate(counts) if sharing)


def _spread(counts: Numbers) -> dict[str, float]:
    """Of lengths that were counted: how often each number came up."""
    values = np.flatnonzero(counts)
    if not len(values):
        return {"mean": 0.0, "shortest": 0.0, "median": 0.0, "longest": 0.0}
    games, upto = int(counts.sum()), np.cumsum(counts)
    middle = [
        int(np.searchsorted(upto, place, "right")) for place in ((games - 1) // 2, games // 2)
    ]
    return {
        "mean": int(counts @ np.arange(len(counts))) / games,
        "shortest": float(values[0]),
        "median": sum(middle) / 2,
        "longest": float(values[-1]),
    }
