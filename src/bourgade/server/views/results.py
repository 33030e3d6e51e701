"""What came of somebody's games, as bars: by game, edition, number of players and seat."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from bourgade.kernel import registry
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.options import EDITION, PLAYERS
from bourgade.server.store.ratings import ladder_of
from bourgade.server.store.results import PlayedGame
from bourgade.server.views.lobby import box_of
from bourgade.server.views.ratings import ladder_view
from bourgade.server.words import TEXTS

FAVOURITES = 3
"""Boxes that a page shows as those that somebody plays most."""


@dataclass(frozen=True)
class ResultBar:
    """The games of one kind: how many there were, and how many of them were won."""

    name: str
    games: int
    won: float
    percent: int
    even: int  # what everybody's share would be, in percent


def _bars(
    games: Sequence[PlayedGame], kind: Callable[[PlayedGame], Hashable], named: Callable[[Any], str]
) -> list[ResultBar]:
    """A bar per kind of game, the most frequent first."""
    found: dict[Any, list[PlayedGame]] = {}
    for game in games:
        found.setdefault(kind(game), []).append(game)
    order = sorted(found.items(), key=lambda item: (-len(item[1]), str(item[0])))
    return [_bar(named(kind), some) for kind, some in order]


def _bar(name: str, games: Sequence[PlayedGame]) -> ResultBar:
    won = sum(game.share for game in games)
    even = sum(1 / max(1, _players(game)) for game in games)
    shares = [round(100 * part / len(games)) for part in (won, even)]
    return ResultBar(name, len(games), round(won, 1), *shares)


def _players(game: PlayedGame) -> int:
    return int(game.options.get(PLAYERS, 2))


def _ladder(game: PlayedGame) -> str:
    return ladder_of(game.game, str(game.options.get(EDITION, "")))


def ladder_name(ladder: str, language: str) -> str:
    view = ladder_view(ladder, language)
    return " · ".join(part for part in (view["title"], view["edition"]) if part)


def by_game(games: Sequence[PlayedGame], language: str) -> list[ResultBar]:
    """By game and edition: what everybody may see."""
    return _bars(games, _ladder, lambda ladder: ladder_name(ladder, language))


def statistics(games: Sequence[PlayedGame], language: str) -> list[dict[str, Any]]:
    """All pictures of a person's own page, each with a heading."""

    def said(message: str, **args: Any) -> str:
        return TEXTS.say(language, message, **args)

    parts = {
        "stats-games": by_game(games, language),
        "stats-players": _bars(games, _players, lambda n: said("players-count", count=n)),
        "stats-seats": _bars(games, lambda g: g.seat, lambda letter: said("seat", letter=letter)),
    }
    parts["stats-players"].sort(key=lambda bar: bar.name)
    parts["stats-seats"].sort(key=lambda bar: bar.name)
    return [{"title": said(name), "bars": bars} for name, bars in parts.items() if bars]


def favourites(games: Sequence[PlayedGame], language: str) -> list[dict[str, Any]]:
    """The boxes that somebody plays most, with their covers."""
    shown: list[dict[str, Any]] = []
    for bar in _bars(games, lambda game: game.game, str)[:FAVOURITES]:
        try:
            box = box_of(registry.find(bar.name), language)
        except BourgadeError:
            continue
        shown.append({**{k: box[k] for k in ("name", "title", "cover")}, "games": bar.games})
    return shown
