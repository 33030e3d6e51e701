"""What people look for, as pages say it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence, Set
from typing import Any

from bourgade.kernel.i18n import message_id
from bourgade.server.meeting.pairing import company_of
from bourgade.server.meeting.wishes import WAITS, counts_of, usual_wish
from bourgade.server.ratings.rated_game import ladder_for
from bourgade.server.store import Summary
from bourgade.server.store.seeks import NO_BOTS, Seek, Wish
from bourgade.server.views.lobby import all_games
from bourgade.server.views.ratings import ladder_view
from bourgade.server.words import TEXTS

USUAL_WAIT = WAITS[1]


def ladder_name(ladder: str, language: str) -> str:
    """A game and its edition in one line."""
    view = ladder_view(ladder, language)
    return " · ".join(filter(None, (view["title"], view["edition"])))


def wish_line(wish: Wish, language: str) -> str:
    """What somebody looks for: the game, its edition, how many play, rated or not."""
    ladder, players, rated = wish
    parts = [ladder_name(ladder, language), TEXTS.say(language, "players-count", count=players)]
    return " · ".join([*parts, TEXTS.say(language, "meet-rated" if rated else "meet-unrated")])


def seek_view(one: Seek, waiting: Sequence[Seek], apart: Set[str], language: str) -> dict[str, Any]:
    """What the page of somebody who waits says."""
    if one.patience == NO_BOTS:
        bots = TEXTS.say(language, "meet-only-people")
    else:
        bots = TEXTS.say(language, "meet-bots-after", seconds=int(one.patience))
    return {
        "wish": wish_line(one.wish, language),
        "others": company_of(one, waiting, apart),
        "missing": one.players - 1,
        "bots": bots,
    }


def hall_view(
    waiting: Sequence[Seek], me: str, apart: Set[str], language: str
) -> list[dict[str, Any]]:
    """What others wait for, the most wanted first."""
    found = Counter(one.wish for one in waiting if one.person != me and one.person not in apart)
    return [
        {
            "ladder": wish[0],
            "players": wish[1],
            "rated": wish[2],
            "line": wish_line(wish, language),
            "count": count,
        }
        for wish, count in found.most_common()
    ]


def choices_view(language: str) -> dict[str, Any]:
    """What the form offers."""
    counts = {ladder: some for game in all_games() for ladder, some in counts_of(game).items()}
    return {
        "ladders": [(ladder, ladder_name(ladder, language)) for ladder in counts],
        "players": sorted({n for some in counts.values() for n in some}),
        "waits": [int(seconds) for seconds in WAITS],
    }


def quick_meetings(language: str) -> list[dict[str, str]]:
    """The games that somebody can look for with one tap, and what they would play."""
    found: list[dict[str, str]] = []
    for game in all_games():
        ladder, players = usual_wish(game)
        if ladder:
            line = wish_line((ladder, players, ""), language)
            found.append({"game": game.name, "title": game.title(language), "line": line})
    return found


def games_to_challenge_to(language: str) -> list[dict[str, str]]:
    """The games that somebody can be challenged to."""
    return [{"name": game.name, "title": game.title(language)} for game in all_games()]


def challenge_view(row: dict[str, Any], table: Summary, language: str) -> dict[str, Any]:
    """A challenge in a list: who challenges, and to what."""
    match = table.match
    wish = (ladder_for(match), len(table.seats), match.rated)
    pace = TEXTS.say(language, f"pace-{message_id(match.pace)}")
    challenger = next((one.name for one in row["seats"] if one.kind == "person"), "")
    return {
        "url": row["url"],
        "name": challenger,
        "wish": f"{wish_line(wish, language)} · {pace}",
        "ago": row["ago"],
    }
