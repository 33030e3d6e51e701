"""The content file as it is read, and the reference of all components."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from bourgade.games.shafausa.actions import ITEMS
from bourgade.games.shafausa.tables import Content, People, Power, ResourceFigures, SetupTile
from bourgade.kernel.game import Card
from bourgade.kernel.i18n import Texts
from bourgade.kernel.schema import read

read_content = partial(read, Content)


# The card reference


def naming(texts: Texts, language: str, dim: str, word: str) -> str | None:
    """A set-up tile is called by its value, which is also its word; cubes by kind: ``2 wood``."""
    if dim == "tiles" and word.isdecimal():
        return texts.say(language, "tile-name", value=word)
    if dim == "cubes":
        *cubes, last = [
            texts.say(
                language, "cubes-of-kind", amount=int(amount),
                resource=texts.name(language, "resources", resource),
            )
            for amount, _, resource in (kind.partition(" ") for kind in word.split(", "))
        ]  # fmt: skip
        both = texts.say(language, "cubes-and", cubes=", ".join(cubes), last=last)
        return both if cubes else last
    return None


def rule_of(content: Content, dim: str, word: str) -> str:
    """The rule that a card, or a line of the final count, follows above all."""
    if dim == "items":
        return COUNT_RULES[word]
    cards: Mapping[str, Any] = getattr(content, dim)
    return cards[word].rule


COUNT_RULES = {word: f"SH-{186 + n}" for n, word in enumerate(ITEMS.words)} | {"money": "SH-198"}
"""SH-186 to SH-198: the lines of the final count; SH-197 turns cubes into money before the last."""

COLUMNS: tuple[str, ...] = ("type", "cost", "points", "figures")


def cards(content: Content, texts: Texts, language: str) -> list[Card]:
    """Every component with its figures and where they are known from."""

    def say(message: str, **args: Any) -> str:
        return texts.say(language, message, **args)

    def cubes(cost: Mapping[str, int]) -> str:
        names = ((texts.name(language, "resources", name), n) for name, n in cost.items())
        return ", ".join(f"{n} {name}" for name, n in names if n)

    def row(dim: str, table: Any, cost: str = "", points: str = "", figures: str = "") -> Card:
        shown = dict(zip(COLUMNS, (say(f"type-{dim}"), cost, points, figures), strict=True))
        rule = getattr(table, "rule", "SH-213")
        word = f"{table.id}_mine" if dim == "mines" else table.id
        return Card(word, dim, rule, shown, table.provenance["default"], detail(table))

    def detail(table: Any) -> str:
        """The figures that are known from elsewhere than the rest, and the lines."""
        parts = [
            say("known-figure", figure=key, source=say(f"provenance-{word}"))
            for key, word in table.provenance.items()
            if key != "default"
        ]
        if table.lines:
            parts.append(say("known-lines", lines=", ".join(map(str, table.lines))))
        return "; ".join([*parts, *([table.note] if table.note else [])])

    def chf(amount: int) -> str:
        return say("chf", amount=amount)

    def on_board(people: People) -> str:
        mines = {
            f"{texts.name(language, 'resources', name)} ({city})": n
            for city, row in people.mines.items()
            for name, n in row.items()
        }
        buildings = [
            f"{texts.name(language, 'buildings', name)} ({city})"
            for name, city in people.buildings.items()
            if city
        ]
        printed = ", ".join([*(f"{n} {name}" for name, n in mines.items() if n), *buildings])
        slots = "-".join(map(str, people.slots))
        return say("board-figures", miners=people.miners, cities=people.cities, slots=slots,
                   printed=printed)  # fmt: skip

    def gifts(tile: SetupTile) -> str:
        kinds = ("warehouses", "miners", "cities")
        shown = [say(f"gift-{name}", amount=n) for name in kinds if (n := getattr(tile, name))]
        built = [texts.name(language, "buildings", tile.building)] if tile.building else []
        return ", ".join([chf(tile.chf), *built, *shown])

    def window(power: Power) -> str:
        people = texts.name(language, "peoples", power.people)
        return f"{people} · {texts.name(language, 'stages', power.window)}"

    def scale(resource: ResourceFigures) -> str:
        return say(
            "scale-figures", sell=resource.sell_start, sell_min=resource.sell_min,
            sell_max=resource.sell_max, buy=resource.buy_start, buy_min=resource.buy_min,
            buy_max=resource.buy_max,
        )  # fmt: skip

    kinds = content.buildings
    return [
        *(row("buildings", kinds[name], chf(kinds[name].price), str(kinds[name].vp))
          for name in content.kinds),
        *(row("peoples", people, chf(people.money), "", on_board(people))
          for people in content.peoples.values()),
        *(row("powers", power, "", "", window(power)) for power in content.powers.values()),
        *(row("resources", resource, "", "", scale(resource))
          for resource in content.resources.values()),
        *(row("mines", mine, cubes(mine.cost), str(mine.vp)) for mine in content.mines.values()),
        *(row("tiles", tile, "", "", gifts(tile)) for tile in content.tiles.values()),
    ]  # fmt: skip
