"""The reference of each game: how to play, numbered rules and all cards, searchable."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from itertools import groupby
from typing import Any

from fastapi import APIRouter
from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import Response

from bourgade.kernel import registry
from bourgade.kernel.game import Game
from bourgade.kernel.i18n import message_id
from bourgade.kernel.ledger import NumberedRule, read_ledger
from bourgade.server.errors import NotFound
from bourgade.server.pages.context import PageContext
from bourgade.server.style_sheets import game_style_sheet
from bourgade.server.views.guide import guide_of
from bourgade.server.views.lobby import box_of
from bourgade.server.views.names import said

router = APIRouter(include_in_schema=False)


View = dict[str, Any]
"""A rule or a card as its page shows it; ``words`` are what a search looks through."""


@router.get("/games/{game}/how-to-play")
async def how_to_play(request: Request, game: str) -> Response:
    """The goal, a turn and the end, with pictures; a game without a guide has its rules."""
    context = PageContext(request)
    found = registry.find(game)
    sections = guide_of(found, context.language)
    if not sections:
        return context.go(f"/games/{game}/rules")
    box = box_of(found, context.language)
    return context.page("guide.html", box=box, sections=sections, **await context.turns())


@router.get("/games/{game}/rules")
async def rules(request: Request, game: str) -> Response:
    context = PageContext(request)
    found = registry.find(game)
    query = request.query_params.get("q", "")[:100]
    sections, count = rules_of(found, context.language, query)
    box = box_of(found, context.language)
    return context.page(
        "rules.html", box=box, sections=sections, q=query, count=count, **await context.turns()
    )


def rules_of(
    game: Game, language: str, query: str = ""
) -> tuple[list[tuple[str, list[View]]], int]:
    """The rules that a search finds, section by section, and how many they are."""
    shown = [rule for rule in _rules(game, language) if _matches(query, rule[1])]
    sections = [
        (title, [rule for _, rule in group]) for title, group in groupby(shown, lambda r: r[0])
    ]
    return sections, len(shown)


@lru_cache(maxsize=16)
def _rules(game: Game, language: str) -> list[tuple[str, View]]:
    ledger = read_ledger(game.folder, language)
    return [(rule.section, _rule(rule, set(ledger))) for rule in ledger.values()]


def _rule(rule: NumberedRule, numbers: set[str]) -> View:
    """A rule with its references as links and its code words as code."""
    html = str(escape(rule.text))
    html = re.sub(r"`([^`]+)`", r"<code>\1</code>", html)
    html = re.sub(r"\*([^*]+)\*", r"<em>\1</em>", html)
    html = re.sub(
        r"\b[A-Z]{2}-\d{3}\b",
        lambda m: f'<a href="#{m[0]}">{m[0]}</a>' if m[0] in numbers else m[0],
        html,
    )
    words = _plain(f"{rule.number} {rule.section} {rule.text} {rule.term}")
    return {
        "number": rule.number,
        "html": Markup(html),
        "term": rule.term,
        "source": rule.source,
        "words": words,
    }


@router.get("/games/{game}/rules/{number}")
async def one_rule(request: Request, game: str, number: str) -> Response:
    """One rule alone, for the panel beside a board."""
    context = PageContext(request)
    found = registry.find(game)
    shown = [r for r in _rules(found, context.language) if r[1]["number"] == number.upper()]
    if not shown:
        return context.go(f"/games/{game}/rules")
    return context.page(
        "rules.html", box=box_of(found, context.language),
        sections=[(shown[0][0], [shown[0][1]])], q="", count=1,
    )  # fmt: skip


@router.get("/games/{game}/cards")
async def cards(request: Request, game: str) -> Response:
    context = PageContext(request)
    found = registry.find(game)
    query = request.query_params.get("q", "")[:100]
    shown = [card for card in cards_of(found, context.language) if _matches(query, card)]
    return context.page(
        "cards.html", box=box_of(found, context.language), cards=shown, q=query,
        count=len(shown), **await context.turns(),
    )  # fmt: skip


@lru_cache(maxsize=16)
def cards_of(game: Game, language: str) -> list[View]:
    """Every card of a game, as its page shows it."""
    tables, content = game.load_content()
    texts = tables.texts or game.texts
    art = game.folder / "view" / "art.svg"
    drawn = art.read_text("utf-8") if art.exists() else ""
    views: list[View] = []
    for card in game.cards(content, texts, language):
        name = texts.name(language, card.dim, card.word)
        told = said(texts, language, f"about-{message_id(card.word)}")
        figures = {texts.name(language, "column", key): v for key, v in card.figures.items() if v}
        picture = f"{card.dim}-{card.word}"
        has_art = f'id="{picture}"' in drawn
        views.append(
            {
                "dim": card.dim,
                "word": card.word,
                "name": name,
                "about": told,
                "figures": figures,
                "rule": card.rule,
                "provenance": texts.name(language, "provenance", card.provenance),
                "detail": card.detail,
                "art": f"/games/{game.name}/art.svg#{picture}" if has_art else "",
                "words": _plain(f"{name} {told} {card.rule} {' '.join(figures.values())}"),
            }
        )
    return views


def _plain(text: str) -> str:
    """Without accents and capitals, so that a search finds what was meant."""
    parts = unicodedata.normalize("NFD", text.lower())
    return "".join(c for c in parts if not unicodedata.combining(c))


def _matches(query: str, view: View) -> bool:
    return all(word in view["words"] for word in _plain(query).split())


@router.get("/games/{game}/{file}.{ending}")
async def game_file(request: Request, game: str, file: str, ending: str) -> Response:
    """Pictures, styles and scripts that a game brings in its ``view`` folder."""
    kinds = {"svg": "image/svg+xml", "css": "text/css", "js": "text/javascript"}
    view, named = registry.find(game).folder / "view", f"{file}.{ending}"
    found = None
    if ending in kinds and re.fullmatch("[a-z_]{1,40}", file):
        if named == "style.css":
            found = game_style_sheet(view)
        elif (view / named).is_file():
            found = (view / named).read_bytes()
    if found is None:
        raise NotFound("error-no-page", path=request.url.path[:80])
    # A script must fit the board that it works on: the browser asks whether it changed.
    headers = {"cache-control": "no-cache" if ending == "js" else "public, max-age=3600"}
    return Response(found, media_type=kinds[ending], headers=headers)
