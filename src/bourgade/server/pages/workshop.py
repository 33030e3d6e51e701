"""The workshop: cards of a game with figures that can be changed in place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from bourgade.compile.wasm import page_module
from bourgade.kernel import registry
from bourgade.kernel.content import ContentText
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.room import check_room
from bourgade.server.errors import NotFound
from bourgade.server.guard import POLICY
from bourgade.server.pages.context import PageContext
from bourgade.server.store import designs
from bourgade.server.store.designs import Design
from bourgade.server.views.lobby import all_games, box_of
from bourgade.server.words import TEXTS
from bourgade.server.workshop.bench import (
    Bench,
    choices_of,
    editor_of,
    groups_of,
    options_of,
    problem_of,
    steps_of,
)
from bourgade.server.workshop.draft import Draft, Path_
from bourgade.server.workshop.fields import edited, whole_number
from bourgade.server.workshop.study import (
    candidates_of,
    goals_of,
    number_at,
    put_all,
    study_of,
    sweep_of,
)
from bourgade.web import scripts

router = APIRouter(include_in_schema=False)

RULES_RUN_HERE = {
    "content-security-policy": POLICY.replace(
        "script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"
    )
}
"""What the pages may do on which games are played by the browser: run the rules themselves."""

SAID = (
    "run", "stop", "loading", "failed", "running", "certain", "stopped", "old", "original", "draft",
    "difference", "found", "none", "more", "sweep-running", "sweep-done", "sweep-stopped",
    "sweep-title", "sweep-now", "verdict",
    "tune-running", "tune-done", "tune-stopped", "tune-title", "tune-checking", "tune-checked",
    "tune-now", "tune-take", "tune-remove", "tune-reached", "tune-missed", "tune-knob", "tune-goal",
    "tune-lacks", "tune-refused", "tune-range",
)  # fmt: skip
LATER = "games seconds why count value what found least most unit"
SAID_LATER = {word: f"{{{word}}}" for word in LATER.split()}
"""What the script of a study says, and what it fills in."""

KINDS = {"wasm": "application/wasm", "json": "application/json"}

Faults = Mapping[Path_, tuple[str, str]]


@router.get("/workshop")
async def shelf(request: Request) -> Response:
    context = PageContext(request)
    boxes = [box_of(game, context.language) for game in all_games()]
    key, mine = context.person.key, list[Design]()
    if not context.person.is_new:
        mine = await context.tables.store.reading(lambda c: designs.of_person(c, key))
    titles = {box["name"]: box["title"] for box in boxes}
    return context.page(
        "workshop/shelf.html", games=boxes, designs=mine, titles=titles, **await context.turns()
    )


@router.get("/workshop/{game}")
async def open_bench(request: Request, game: str) -> Response:
    context = PageContext(request)
    query = dict(request.query_params)
    if query.get("design"):
        one = await design_of(context, query["design"])
        query = {**{k: str(v) for k, v in one.options.items()}, **query, "draft": one.text}
        query |= {"design": one.id, "name": one.name}
    bench = await context.work(_bench, context, game, query)
    return await _page(context, bench)


@router.post("/workshop/{game}")
async def change(request: Request, game: str) -> Response:
    """What was typed into the fields of an open card, then what the button says."""
    context = PageContext(request)
    form = await context.form()
    bench, faults = await context.work(bench_after, context, game, form)
    return await _page(context, bench, faults)


@router.post("/workshop/{game}/content")
async def download(request: Request, game: str) -> Response:
    """The draft as a content file."""
    context = PageContext(request)
    form = await context.form()
    bench, _ = await context.work(bench_after, context, game, {**form, "do": ""})
    return content_file(bench.game.name, bench.draft.text)


def content_file(game: str, text: str) -> Response:
    """A content file that the browser keeps."""
    headers = {"content-disposition": f'attachment; filename="{game}.toml"'}
    return Response(text, media_type="application/toml", headers=headers)


@router.post("/workshop/{game}/study")
async def study(request: Request, game: str) -> Response:
    """What a browser plays the draft and the original with."""
    context = PageContext(request)
    form = await context.form()
    bench, _ = await context.work(bench_after, context, game, {**form, "do": ""})
    return JSONResponse(await context.work(study_of, bench))


@router.post("/workshop/{game}/sweep")
async def sweep(request: Request, game: str) -> Response:
    """What a browser plays a figure over a range with."""
    context = PageContext(request)
    form = await context.form()
    bench, _ = await context.work(bench_after, context, game, {**form, "do": ""})
    asked = (form.get(name, "") for name in ("sweep", "sweep-from", "sweep-to"))
    return JSONResponse(await context.work(sweep_of, bench, *asked))


@router.post("/workshop/{game}/tries")
async def tries(request: Request, game: str) -> Response:
    """Some figures that a search for better ones tries next."""
    context = PageContext(request)
    form = await context.form()
    bench, _ = await context.work(bench_after, context, game, {**form, "do": ""})
    return JSONResponse(await context.work(candidates_of, bench, form.get("tries", "")))


@router.get("/workshop/{game}/rules.{ending}")
async def rules(request: Request, game: str, ending: str) -> Response:
    """The rules of a game for browsers: their module, or how it is called."""
    module = page_module(registry.find(game))
    if ending not in KINDS:
        raise NotFound("error-no-page", path=request.url.path[:80])
    versioned = request.query_params.get("v") == module.file.stem
    kept = "public, max-age=31536000, immutable" if versioned else "no-cache"
    headers = {"cache-control": kept}
    content = module.file.with_suffix(f".{ending}").read_bytes()
    return Response(content, media_type=KINDS[ending], headers=headers)


@router.get("/web/{name}.js")
async def script(request: Request, name: str) -> Response:
    """A module that plays games in a page; a worker keeps the policy that it came with."""
    found = next((file for file in scripts() if file.stem == name), None)
    if found is None:
        raise NotFound("error-no-page", path=request.url.path[:80])
    headers = {**RULES_RUN_HERE, "cache-control": "no-cache"}
    return Response(found.read_bytes(), media_type="text/javascript", headers=headers)


def _bench(context: PageContext, game: str, fields: Mapping[str, str]) -> Bench:
    """The bench as the fields of a form have it."""
    found = registry.find(game)
    draft = Draft.read(found, fields.get("draft", ""))
    options = options_of(found, draft.content, fields)
    opened = tuple(fields.get("open", "").split(".")) if fields.get("open") else ()
    earlier = steps_of(fields.get("earlier", ""))
    kept = storable_id(fields.get("design", "")), fields.get("name", "")[:80]
    return Bench(draft, options, context.language, opened, earlier, *kept)


def storable_id(text: str) -> str:
    """The id of a design, as far as a text can be one."""
    return text if text.isalnum() and text.isascii() and len(text) < 20 else ""


def content_of(one: Design | None) -> tuple[ContentText, ...]:
    """The content of a design as games take it; none where there is no design."""
    return () if one is None else (ContentText(one.text, f"{one.game}.toml"),)


async def design_of(context: PageContext, id: str) -> Design:
    """A design; hidden ones are there for their makers alone."""
    wanted = storable_id(id)
    found = await context.tables.store.reading(lambda connection: designs.read(connection, wanted))
    if found is None or (found.hidden and found.person != context.person.key):
        raise NotFound("error-no-design", id=id[:40])
    return found


def bench_after(context: PageContext, game: str, fields: Mapping[str, str]) -> tuple[Bench, Faults]:
    bench = _bench(context, game, fields)
    before, faults = bench.draft, dict[Path_, tuple[str, str]]()
    if one := bench.draft.table(bench.opened):
        draft, faults = edited(bench.form(), one, fields)
        bench = replace(bench, draft=draft)
    act, _, place = fields.get("do", "").partition(":")
    path = tuple(place.split(".")) if place else ()
    if act == "open":
        bench = replace(bench, opened=path)
    elif act == "close":
        bench = replace(bench, opened=())
    elif act == "undo":
        return _undone(bench, before), {}
    elif act == "restore" and path:
        bench, faults = _tried(bench, bench.draft.without(path), bench.opened), {}
    elif act == "take":
        bench = _tried(bench, _taken(bench, fields.get("taken", "")), bench.opened)
    elif act == "copy" and len(path) == 2 and bench.draft.table(path):
        bench = _tried(bench, *bench.draft.with_copy(path))
    if bench.draft.text != before.text:
        bench = replace(bench, earlier=(*bench.earlier, before.text))
    return bench, faults


def _taken(bench: Bench, text: str) -> Draft:
    """The draft with the figures that a search has found."""
    found = [part.rpartition("=") for part in text.split()]
    places = [number_at(bench, place).path for place, _, _ in found]
    return put_all(bench.draft, places, [whole_number(value) for _, _, value in found])


def _tried(bench: Bench, draft: Draft, opened: Path_) -> Bench:
    """With another draft, unless something is wrong with it as a whole."""
    try:
        check_room(draft.variant(bench.options))
    except BourgadeError as error:
        return replace(bench, refused=error.brief(bench.language))
    # What was opened may be a row that is there no longer.
    return replace(bench, draft=draft, opened=opened if draft.table(opened) else ())


def _undone(bench: Bench, before: Draft) -> Bench:
    """As it was before the last change."""
    if not bench.earlier:
        return replace(bench, draft=before)
    *earlier, last = bench.earlier
    draft = Draft.read(bench.game, last)
    opened = bench.opened if draft.table(bench.opened) else ()
    return replace(bench, draft=draft, earlier=tuple(earlier), opened=opened)


async def _page(context: PageContext, bench: Bench, faults: Faults | None = None) -> Response:
    told = await context.work(_told, bench, faults or {})
    box = box_of(bench.game, context.language)
    turns = await context.turns()
    return context.page("workshop/bench.html", headers=RULES_RUN_HERE, box=box, **told, **turns)


def _told(bench: Bench, faults: Faults) -> dict[str, Any]:
    return {
        "bench": bench,
        "problem": problem_of(bench),
        "choices": choices_of(bench),
        "groups": groups_of(bench),
        "editor": editor_of(bench, faults),
        "faults": len(faults),
        "goals": goals_of(bench),
        "words": {word: TEXTS.say(bench.language, f"study-{word}", **SAID_LATER) for word in SAID},
    }
