"""The shelf of games and the lists of tables."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from bourgade.kernel import registry
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import Choice, Game
from bourgade.kernel.i18n import message_id
from bourgade.kernel.options import EDITION
from bourgade.play.guide import FILE as GUIDE
from bourgade.play.guide import FOLDER as GUIDES
from bourgade.server.clock import CLOCK
from bourgade.server.quick_play import QuickTable, levels_of
from bourgade.server.settings import PACES
from bourgade.server.store import MatchRow, ResultRow, Summary
from bourgade.server.style_sheets import game_style_sheet
from bourgade.server.table_variant import row_variant
from bourgade.server.views.clocks import control_line
from bourgade.server.views.names import bot_name, name_for, said, shown_name
from bourgade.server.words import TEXTS


@dataclass(frozen=True)
class SeatLine:
    """A person or bot at a table, in a list."""

    letter: str
    name: str
    kind: str
    mine: bool = False
    won: bool = False
    resigned: bool = False
    scores: Sequence[tuple[str, int]] = ()
    hints: int = 0  # that the seat had
    colour: str = ""  # of the person's profile
    tally: Sequence[Mapping[str, Any]] = ()  # what the result is made of


# Games


def all_games() -> list[Game]:
    """Every game that can be loaded; a broken one does not hide the others."""
    games: list[Game] = []
    for name in registry.names():
        try:
            game = registry.find(name)
            box_of(game, "en")  # reads its texts and its figures
            games.append(game)
        except Exception:  # whatever the code of its author raises while it is loaded
            continue
    return games


@lru_cache(maxsize=64)
def box_of(game: Game, language: str) -> dict[str, Any]:
    """A game on the shelf, with our own cover where its folder has one."""
    view = game.folder / "view"
    tables, content = game.load_content()
    texts = tables.texts or game.texts
    values: dict[str, tuple[Choice, ...]] = {}
    counts: set[int] = set()
    for chosen in game.editions(content):
        resolved: dict[str, Choice] = {}
        for option in game.options:
            allowed = option.allowed(content, resolved)
            values.setdefault(option.name, allowed)
            if option.name == "players":
                counts.update(int(n) for n in allowed)
            resolved[option.name] = chosen.get(option.name, allowed[0])
    named = game.edition.name if game.edition else ""
    editions = [texts.name(language, named, str(value)) for value in values.get(named, ())]
    at = f"/games/{game.name}"
    return {
        "name": game.name,
        "title": game.title(language),
        "subtitle": said(texts, language, "subtitle"),
        "credits": said(texts, language, "credits"),
        "guide": f"{at}/how-to-play" if (game.folder / GUIDES / GUIDE).is_file() else "",
        "cover": f"{at}/box.svg" if (view / "box.svg").exists() else "",
        "style": f"{at}/style.css" if game_style_sheet(view) else "",
        "script": f"{at}/board.js" if (view / "board.js").exists() else "",
        "players": f"{min(counts)}–{max(counts)}" if len(counts) > 1 else str(min(counts)),
        "editions": editions,
        **dict.fromkeys(("minutes", "age", "weight"), ""),
        **game.box.told(texts, language),
    }


def quick_line(table: QuickTable, language: str) -> str:
    """What “Play” starts: the edition, how many play, and against whom."""
    variant, game = table.variant, table.variant.game
    parts: list[str] = []
    if game.edition:
        parts.append(variant.texts.name(language, EDITION, str(variant.options[EDITION])))
    parts.append(TEXTS.say(language, "players-count", count=len(variant.players)))
    parts += [variant.name(language, "seats", letter) for letter in variant.automata]
    parts += [bot_name(language, level) for level in levels_of(table)]
    return " · ".join(parts)


def option_name(game: Game, language: str, option: str) -> str:
    return said(game.texts, language, f"option-{message_id(option)}", option)


def value_name(game: Game, language: str, option: str, value: Choice) -> str:
    """An option's value as people call it."""
    value = str(value)
    message = f"option-{message_id(option)}-{message_id(value)}"
    is_seat = len(value) == 1 and value.isalpha()
    usual = game.texts.name(language, "seats", value) if is_seat else value
    return said(game.texts, language, message, usual)


# Times


def ago(language: str, seconds: float) -> str:
    """How long ago something was, roughly."""
    minutes = int(seconds // 60)
    if minutes < 1:
        return TEXTS.say(language, "ago-now")
    return _rough(language, minutes, "ago-minutes", "ago-hours", "ago-days")


def _rough(language: str, minutes: int, in_minutes: str, in_hours: str, in_days: str) -> str:
    """A time in minutes, hours or days, whichever says it best."""
    if minutes < 60:
        return TEXTS.say(language, in_minutes, count=minutes)
    if minutes < 48 * 60:
        return TEXTS.say(language, in_hours, count=minutes // 60)
    return TEXTS.say(language, in_days, count=minutes // 1440)


def deadline(language: str, pace: str, last_at: float) -> str:
    """How long the player to move has left; only where the pace is in days."""
    if pace == "live" or pace not in PACES:
        return ""
    left = CLOCK.left(last_at, PACES[pace])
    if left <= 0:
        return TEXTS.say(language, "deadline-over")
    messages = ("deadline-minutes", "deadline-hours", "deadline-days")
    return _rough(language, max(1, int(left // 60)), *messages)


# Tables in lists


def _deadline(summary: Summary, language: str) -> str:
    """Until when somebody has to move; what is left of a clock is shown at its table."""
    if not summary.plies or summary.match.clock:
        return ""
    return deadline(language, summary.match.pace, summary.last_at)


def waits_for(summary: Summary, person: str) -> bool:
    """Whether it is that person's turn."""
    mine = (seat.seat for seat in summary.seats if person and seat.person == person)
    return summary.result is None and summary.next in mine


def row_of(summary: Summary, language: str, person: str) -> dict[str, Any]:
    """A table in a list of the lobby."""
    match = summary.match
    title, edition = titles(match, language)
    mine = frozenset(seat.seat for seat in summary.seats if person and seat.person == person)
    names = {seat.seat: shown_name(seat, language) for seat in summary.seats}
    if result := summary.result:
        names |= _unseated(match, language, result.winners)
    return {
        "id": match.id,
        "url": f"/t/{match.id}",
        "title": title,
        "edition": edition,
        "seats": [
            SeatLine(
                seat.seat, name_for(seat, language, mine), seat.kind, seat.seat in mine,
                result is not None and seat.seat in result.winners, colour=seat.colour,
            )
            for seat in summary.seats
        ],
        "open_count": sum(seat.kind == "open" for seat in summary.seats),
        "next_name": names.get(summary.next, ""),
        "my_turn": waits_for(summary, person),
        "ago": ago(language, time.time() - summary.last_at),
        "deadline": _deadline(summary, language),
        "clock": control_line(match.clock, language, brief=True),
        "winners": ", ".join(names.get(w, w) for w in result.winners) if result else "",
        "won": result is not None and bool(mine) and mine == frozenset(result.winners),
        # Where a game ended by that, everybody but the winner has resigned.
        "resigned": bool(mine) and _gave_up(result, mine),
        "begun": summary.plies > 0,
        "over": result is not None,
    }  # fmt: skip


def _gave_up(result: ResultRow | None, mine: Set[str]) -> bool:
    ended = result is not None and result.reason in ("resigned", "abandoned")
    return ended and not mine & set(result.winners if result else "")


def _unseated(match: MatchRow, language: str, winners: str) -> dict[str, str]:
    """Winners that nobody sat for: opponents that the rules play."""
    try:
        variant = row_variant(match)
    except BourgadeError:
        return {}
    return {w: variant.name(language, "seats", w) for w in winners if w in variant.automata}


def _game_of(match: MatchRow) -> Game | None:
    """The game of a table; of those that are played, folders need not be searched for it."""
    try:
        return row_variant(match).game
    except BourgadeError:
        pass
    try:
        return registry.find(match.game)
    except BourgadeError:
        return None


def titles(match: MatchRow, language: str) -> tuple[str, str]:
    """The title of a table's game and its edition."""
    game = _game_of(match)
    if game is None:
        return match.game, ""
    option = game.edition.name if game.edition else ""
    edition = match.options.get(option)
    return game.title(language), game.texts.name(language, option, str(edition)) if edition else ""
