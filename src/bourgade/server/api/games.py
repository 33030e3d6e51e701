"""Games, their options, and bots."""

from __future__ import annotations

from fastapi import APIRouter, Request

from bourgade.kernel.game import Choice
from bourgade.server.api.shapes import BotFacts, GameFacts, OptionFacts
from bourgade.server.pages.context import PageContext
from bourgade.server.views.lobby import all_games, option_name, value_name
from bourgade.server.views.names import bots as bots_offered

router = APIRouter()


@router.get("/games")
async def games(request: Request) -> list[GameFacts]:
    """All games, with their options."""
    language = PageContext(request).language
    facts: list[GameFacts] = []
    for game in all_games():
        _, content = game.load_content()
        resolved: dict[str, Choice] = {}
        options: list[OptionFacts] = []
        for option in game.options:
            allowed = option.allowed(content, resolved)
            resolved[option.name] = allowed[0]
            values = {
                str(value): value_name(game, language, option.name, value) for value in allowed
            }
            title = option_name(game, language, option.name)
            options.append(OptionFacts(name=option.name, title=title, values=values))
        title = game.title(language)
        facts.append(
            GameFacts(
                name=game.name, title=title, rules_version=game.rules_version, options=options
            )
        )
    return facts


@router.get("/bots")
async def bots(request: Request) -> list[BotFacts]:
    """The bot levels, weakest first. Other bots can still be chosen by name."""
    offered = bots_offered(PageContext(request).language)
    return [BotFacts(name=name, title=title, about=about) for name, title, about in offered]
