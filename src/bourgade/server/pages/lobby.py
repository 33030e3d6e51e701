"""The lobby and new tables."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Set
from dataclasses import replace
from functools import partial
from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from bourgade.bots import make
from bourgade.kernel import registry
from bourgade.kernel.content import content_from
from bourgade.kernel.errors import BadOption, BourgadeError
from bourgade.kernel.game import Choice, Game, Variant
from bourgade.kernel.i18n import LANGUAGES, message_id
from bourgade.kernel.options import PLAYERS
from bourgade.kernel.room import check_room
from bourgade.server.errors import ServerError, headers_of, status_of
from bourgade.server.known_lessons import known_lessons
from bourgade.server.meeting.challenge_service import Invited
from bourgade.server.opponents import USUAL
from bourgade.server.pages.challenges import challenged, check_seat, invited_by
from bourgade.server.pages.context import PageContext, whole
from bourgade.server.pages.daily import game_of_the_day
from bourgade.server.pages.meet import hall
from bourgade.server.pages.workshop import content_of, design_of
from bourgade.server.people import LANGUAGE, Person, nickname, remember
from bourgade.server.profiles import ANEW, label_of
from bourgade.server.quick_play import lasting, quick_table
from bourgade.server.settings import HINTS, LEAVING, PACES
from bourgade.server.store import BadDatabase, SeatRow, Summary, blocks
from bourgade.server.store.designs import Design
from bourgade.server.table_state import TableState
from bourgade.server.time_control import form_control
from bourgade.server.views.clocks import clock_fields
from bourgade.server.views.lobby import (
    all_games,
    box_of,
    option_name,
    quick_line,
    row_of,
    value_name,
)
from bourgade.server.views.names import bots, said
from bourgade.server.words import TEXTS

router = APIRouter(include_in_schema=False)

LIST = 20
"""Tables that a list of the lobby shows."""


@router.get("/")
async def lobby(request: Request) -> Response:
    context = PageContext(request)
    key, language = context.person.key, context.language
    store, held = context.tables.store, [s for s in await context.mine() if _was_played(s)]
    mine = [row_of(s, language, key) for s in held]
    daily = await game_of_the_day(context)
    known: set[str] = {row["id"] for row in mine} | ({daily["row"]["id"]} if daily else set())
    blocked, blocking = await store.reading(lambda c: blocks.apart(c, key))

    def others(found: list[Summary], unseen: Set[str] = blocked) -> list[dict[str, Any]]:
        """A table stands in one list only: one's own, and the game of the day, are in others."""
        unknown = (s for s in found if s.match.id not in known and _was_played(s))
        return [row_of(s, language, key) for s in unknown if not unseen & _people(s)]

    return context.page(
        "lobby.html",
        games=[
            {
                **box_of(game, language),
                "quick": quick_line(quick_table(game, held, key), language),
                "teaches": bool(known_lessons(game)),
            }
            for game in all_games()
        ],
        mine=sorted((r for r in mine if not r["over"]), key=lambda r: not r["my_turn"]),
        open=others(await store.open_tables(LIST), blocked | blocking),
        watching=others(await store.to_watch(LIST)),
        finished=[r for r in mine if r["over"]][:LIST],
        finished_by_others=others(await store.finished(LIST)),
        challenges=await challenged(context),
        daily=daily,
        **await hall(context),
        **await context.turns(),
    )


def _people(table: Summary) -> set[str]:
    return {seat.person for seat in table.seats if seat.person}


def _was_played(table: Summary) -> bool:
    """Whether there is anything to see: not at a table that was closed while it waited."""
    return table.result is None or table.result.reason != "closed" or table.plies > 1


@router.post("/language", dependencies=ANEW)
async def choose_language(request: Request) -> Response:
    context = PageContext(request)
    form = await context.form()
    chosen = form.get("lang", "")
    following = form.get("next", "/")
    safe = following.startswith("/") and not following.startswith(("//", "/\\"))
    response = context.go(following if safe else "/")
    if chosen in LANGUAGES:
        if context.person.has_profile:
            profile = replace(context.person.profile, language=chosen)
            await context.profiles.save(context.person, profile, label_of(request))
        remember(response, LANGUAGE, chosen, secure=context.settings.secure)
    return response


@router.get("/games/{game}")
async def game_page(request: Request, game: str) -> Response:
    context = PageContext(request)
    found, language = registry.find(game), context.language
    quick = quick_table(found, await context.mine(), context.person.key)
    return context.page(
        "game.html", box=box_of(found, language), quick=quick_line(quick, language),
        **await context.turns(),
    )  # fmt: skip


@router.post("/games/{game}/play", dependencies=ANEW)
async def play_at_once(request: Request, game: str) -> Response:
    """A table against bots, set up as the person had it last; it begins at once."""
    context = PageContext(request)
    await context.form()
    request.app.state.table_rates.count(context.sender)
    quick = quick_table(registry.find(game), await context.mine(), context.person.key)
    table = await context.tables.create(
        quick.variant, quick.seats(context.person), hints=quick.hints,
        sender=context.sender, maker=context.person.key,
    )  # fmt: skip
    return context.go(f"/t/{table.id}")


@router.get("/games/{game}/new")
async def new_table(request: Request, game: str) -> Response:
    """The form of a new table; options chosen so far come as parameters."""
    context = PageContext(request)
    query, found = request.query_params, registry.find(game)
    origin, invited = await _origin(context, query), await invited_by(context, query)
    given, fields = _given(query), dict(query)
    if "players" in query:
        given["players"] = query["players"]
    design = await design_of(context, query["design"]) if query.get("design") else None
    if not query:
        # What “Play” would start is what there is to change.
        quick = quick_table(found, await context.mine(), context.person.key)
        given, fields = lasting(found, quick.variant.options), quick.fields
    return _form(context, found, given, fields, origin, design, invited=invited)


def _given(fields: Mapping[str, str]) -> dict[str, str]:
    return {k.removeprefix("option-"): v for k, v in fields.items() if k.startswith("option-")}


async def _origin(context: PageContext, fields: Mapping[str, str]) -> tuple[TableState, int] | None:
    """The table and step that a new table continues from."""
    if not fields.get("from"):
        return None
    table = (await context.tables.whole(fields["from"])).table
    if table.match is None or table.frozen:
        raise ServerError(table.frozen_error)
    steps = len(table.match.steps())
    step = whole(fields.get("step", ""))
    if table.hides() and not table.over:
        raise ServerError("error-hidden-yet")
    return table, steps if step is None else min(step, steps)


def _form(
    context: PageContext,
    game: Game,
    given: Mapping[str, Choice],
    fields: Mapping[str, str],
    origin: tuple[TableState, int] | None,
    design: Design | None,
    problem: BourgadeError | None = None,
    invited: Invited | None = None,
) -> Response:
    tables = ""
    if origin is not None:
        given, tables = dict(origin[0].row.options), origin[0].row.tables
    _, content = game.load_content(content_from(tables) or content_of(design))
    resolved, options = _resolve(game, content, given, context.language)
    players = int(resolved["players"])
    return context.page(
        "new.html",
        status_of(problem) if problem else 200,
        headers_of(problem) if problem else None,
        box=box_of(game, context.language),
        options=options,
        seats=_seat_forms(players, {"seat-B": "open", **fields} if invited else fields),
        bots=bots(context.language),
        paces=_explained(context.language, "pace", PACES),
        pace=fields.get("pace", "live"),
        hint_rules=_explained(context.language, "hints", HINTS),
        hints=fields.get("hints", HINTS[0]),
        chance=fields.get("chance", "fair"),
        leaving=_leaving(context) if origin is None and design is None else [],
        rated=fields.get("rated", ""),
        clock=clock_fields(context.language, fields) if context.settings.clocks else None,
        listed=fields.get("listed", ""),
        nickname=fields.get("nickname", ""),
        origin=None if origin is None else (origin[0].id, origin[1]),
        design=design,
        invited=invited.name if invited else "",
        challenge=fields.get("challenge", ""),
        problem=problem.brief(context.language) if problem else "",
    )


def _leaving(context: PageContext) -> list[tuple[str, str, str]]:
    """How a table can be rated, if the host wants ratings."""
    if not context.settings.ratings:
        return []
    say = partial(TEXTS.say, context.language)
    unrated = ("", say("rated-not"), say("rated-not-about"))
    return [unrated, *_explained(context.language, "rated", LEAVING)]


def _explained(language: str, kind: str, words: Iterable[str]) -> list[tuple[str, str, str]]:
    """Each word with what it is called and a sentence on it."""
    ids = {word: f"{kind}-{message_id(word)}" for word in words}
    say = partial(TEXTS.say, language)
    return [(word, say(id), say(f"{id}-about")) for word, id in ids.items()]


def _resolve(
    game: Game, content: Any, given: Mapping[str, Choice], language: str
) -> tuple[dict[str, Choice], list[dict[str, Any]]]:
    """The options with what may be chosen now; a choice no longer possible takes its default."""
    resolved: dict[str, Choice] = {}
    views: list[dict[str, Any]] = []
    for option in game.options:
        allowed = option.allowed(content, resolved)
        read = option.read(given.get(option.name), allowed)
        value = resolved[option.name] = allowed[0] if read is None else read
        views.append(
            {
                "name": option.name,
                "label": option_name(game, language, option.name),
                "about": said(game.texts, language, f"option-{message_id(option.name)}-about"),
                "rule": option.rule,
                "allowed": [(str(v), value_name(game, language, option.name, v)) for v in allowed],
                "value": str(value),
                # Asked first: which box or version, how many play, and against whom if alone.
                "main": option is game.edition
                or option.name == PLAYERS
                or (option.asked_first and len(allowed) > 1),
            }
        )
    return resolved, views


def _seat_forms(players: int, fields: Mapping[str, str]) -> list[dict[str, str]]:
    """The seats of a table that is being set up; their kind is me, here, open or bot."""
    forms: list[dict[str, str]] = []
    for n, letter in enumerate("ABCDEFGH"[:players]):
        seated = fields.get(f"seat-{letter}", "me" if n == 0 else f"bot:{USUAL}")
        kind, _, bot = seated.partition(":")
        name = fields.get(f"name-{letter}", "")
        forms.append({"letter": letter, "kind": kind, "bot": bot or USUAL, "name": name})
    return forms


@router.post("/tables", dependencies=ANEW)
async def make_table(request: Request) -> Response:
    context = PageContext(request)
    form = await context.form()
    game = registry.find(form.get("game", ""))
    origin, invited = await _origin(context, form), await invited_by(context, form)
    design = await design_of(context, form["design"]) if form.get("design") else None
    try:
        request.app.state.table_rates.count(context.sender)
        given = dict(origin[0].row.options) if origin else _given(form)
        content = content_from(origin[0].row.tables) if origin else content_of(design)
        variant = await context.work(partial(game.variant, content, **given))
        check_room(variant)
        seats = _seats_of(form, variant, context.person)
        chance = "manual" if form.get("chance") == "manual" else "fair"
        pace = form.get("pace", "live")
        if pace not in PACES:
            raise BadOption("error-bad-pace", TEXTS, pace=pace[:40])
        rated = form.get("rated", "") if request.app.state.settings.ratings else ""
        clock = form_control(form) if context.settings.clocks else None
        hints = "never" if rated else form.get("hints", HINTS[0])
        if hints not in HINTS:
            raise BadOption("error-bad-hints", TEXTS, hints=hints[:40])
        position = None
        if origin and origin[0].match is not None:
            position = origin[0].match.at(origin[1]).position
        mine = [letter for letter in variant.players if form.get(f"seat-{letter}") == "me"]
        await context.introduce(_own_name(form, mine[0]) if mine else "")
        if invited:
            check_seat(seats)
        table = await context.tables.create(
            variant, seats, chance=chance, pace=pace,
            listed=bool(form.get("listed")) and not invited,
            also=invited.beside(pace) if invited else None,
            position=position, origin=origin[0].id if origin else "", hints=hints,
            sender=context.sender, maker=context.person.key, rated=rated,
            clock=clock,
        )  # fmt: skip
    except BadDatabase:
        raise
    except BourgadeError as error:
        return _form(context, game, _given(form), form, origin, design, error, invited)
    if invited:
        request.app.state.challenges.call(table, invited)
    return context.go(f"/t/{table.id}")


def _seats_of(form: Mapping[str, str], variant: Variant, person: Person) -> list[SeatRow]:
    """The seats as chosen; those of the person and of others on this device are all theirs."""
    rows: list[SeatRow] = []
    now = time.time()
    for n, letter in enumerate(variant.players):
        kind, _, bot = form.get(f"seat-{letter}", "open").partition(":")
        row = SeatRow(n, letter, "open", "", "", "", "", now)
        if kind == "me":
            name, colour = _own_name(form, letter) or person.name, person.profile.colour
            row = replace(row, kind="person", name=name, person=person.key, colour=colour)
        elif kind == "here":
            name = nickname(form.get(f"name-{letter}", ""))
            row = replace(row, kind="person", name=name, person=person.key)
        elif kind == "bot":
            row = replace(row, kind="bot", bot=make(bot).name)
        elif kind != "open":
            raise BadOption("error-bad-seat-kind", TEXTS, kind=kind[:40], seats=letter)
        rows.append(row)
    return rows


def _own_name(form: Mapping[str, str], letter: str) -> str:
    return nickname(form.get("nickname", "")) or nickname(form.get(f"name-{letter}", ""))
