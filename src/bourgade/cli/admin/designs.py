"""``bourgade admin designs``, ``hide-design``: what people keep in the workshop."""

from __future__ import annotations

import time
from typing import Annotated

import typer

from bourgade.cli.admin.app import command, on_store
from bourgade.cli.admin.display import AsJson, grid, moment, plain
from bourgade.cli.admin.lists import STATES, Limit
from bourgade.cli.group import print_json
from bourgade.cli.i18n import number, say
from bourgade.cli.output import out, tell

DesignId = Annotated[str, typer.Argument(metavar="DESIGN")]


@command("designs")
def designs(
    reported: Annotated[bool, typer.Option("--reported")] = False,
    limit: Limit = 50,
    as_json: AsJson = False,
    **where: str,
) -> None:
    from bourgade.server.store.designs import newest

    found = on_store(
        where["url"],
        lambda store: store.reading(lambda c: newest(c, limit, only_reported=reported)),
    )
    if as_json:
        print_json(
            [
                {
                    "design": one.id,
                    "name": one.name,
                    "version": one.version,
                    "game": one.game,
                    "made": one.made,
                    "reports": one.reports,
                    "hidden": one.hidden,
                    "person": one.person,
                    "content": one.text,
                }
                for one in found
            ]
        )
        return
    shown = grid("design", "name", "game", "version", "reports", "made", "state")
    for one in found:
        state = say(STATES["hidden"]) if one.hidden else ""
        numbers = number(one.version), number(one.reports)
        shown.add_row(one.id, plain(one.name), one.game, *numbers, moment(one.made), state)
    if found:
        out().print(shown)
    tell(out(), "admin-designs", "dim", count=len(found))


@command("hide-design")
def hide_design(design: DesignId, **where: str) -> None:
    from bourgade.server.store.designs import hide

    new = on_store(
        where["url"], lambda store: store.writing(lambda c: hide(c, design, time.time()))
    )
    tell(out(), "admin-design-hidden" if new else "admin-design-hidden-already", id=design)


@command("unhide-design")
def unhide_design(design: DesignId, **where: str) -> None:
    from bourgade.server.store.designs import unhide

    was = on_store(where["url"], lambda store: store.writing(lambda c: unhide(c, design)))
    tell(out(), "admin-design-unhidden" if was else "admin-design-not-hidden", id=design)
