"""The content with its options chosen: what the book is filled from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, NamedTuple

from bourgade.games.shafausa.actions import CITIES, ITEMS, PLACES
from bourgade.games.shafausa.effects import WINDOWS
from bourgade.games.shafausa.layout import EFFECTS
from bourgade.games.shafausa.options import NO_PEOPLE, people_option
from bourgade.games.shafausa.tables import (
    BuildingTile,
    Content,
    Edition,
    People,
    Power,
    ResourceFigures,
    Scoring,
)
from bourgade.kernel.book import ChosenContent
from bourgade.kernel.notation import Words


class BetFigures(NamedTuple):
    """An action of speculation: its price, what it freezes and by how much it moves that."""

    price: int
    resource: int
    sell: int
    buy: int
    sell_by: int
    buy_by: int


class Chosen(ChosenContent[Content]):
    """The figures of an edition with its options."""

    items = ITEMS.words

    @cached_property
    def edition(self) -> Edition:
        return self.content.editions[self.options["edition"]]

    @cached_property
    def is_colonial(self) -> bool:
        return self.options["edition"] == "colonial"

    @cached_property
    def buildings(self) -> list[BuildingTile]:
        return [self.content.buildings[name] for name in self.content.kinds]

    @cached_property
    def words(self) -> Words:
        """Sets in the order of the file, the same for every edition and number of players."""
        content = self.content
        costs = len(content.resources) + 1 + len(content.peoples) * len(CITIES.words)
        return {
            "resources": tuple(content.resources),
            "buildings": content.kinds,
            "peoples": tuple(content.peoples),
            "powers": tuple(content.powers),
            "tiles": tuple(str(tile.value) for tile in self.content.tiles.values()),
            "waiting": _numbers(1, len(content.buildings)),
            "features": (*content.kinds, *content.powers),
            "bets": _numbers(1, 15 * len(content.resources)),
            "costs": _numbers(1, costs),
            "miners": _numbers(0, content.miners.most),
            "warehouses": _numbers(0, len(content.warehouses.cost)),
        }

    @property
    def sizes(self) -> Mapping[str, int]:
        return {"seats": len(PLACES.words)}

    @property
    def scoring(self) -> Scoring:
        return self.content.scorings["family" if self.options["edition"] == "family" else "geek"]

    @property
    def tiles_in_play(self) -> list[str]:
        return [
            str(tile.value)
            for tile in self.content.tiles.values()
            if tile.back <= self.options["players"]
        ]

    @property
    def assigned(self) -> list[str | None]:
        named = [self.options[people_option(seat)] for seat in range(len(PLACES.words))]
        return [None if people == NO_PEOPLE else people for people in named]

    @property
    def warehouse_price(self) -> list[int]:
        return [0, *self.content.warehouses.cost]

    def resource_output(self, resource: ResourceFigures) -> int:
        return self.content.mines[resource.id].output

    def resource_points(self, resource: ResourceFigures) -> int:
        return self.content.mines[resource.id].vp

    # Buildings and POWER cards

    def building_copies(self, building: BuildingTile) -> int:
        if not building.for_sale or building.id in self.edition.buildings_removed:
            return 0
        return sum(back <= self.options["players"] for back in self.content.limits.building_backs)

    @property
    def kinds(self) -> int:
        return sum(self.building_copies(building) > 0 for building in self.buildings)

    @property
    def features(self) -> list[BuildingTile | Power]:
        return [*self.buildings, *self.content.powers.values()]

    def feature_people(self, one: BuildingTile | Power) -> str:
        return one.people if isinstance(one, Power) else ""

    def feature_window(self, one: BuildingTile | Power) -> int:
        return WINDOWS[one.window] if isinstance(one, Power) else -1

    @property
    def with_effect(self) -> list[int]:
        """The buildings with each effect."""
        done = [int(building.effect.does) for building in self.buildings]
        return [
            sum(1 << k for k, does in enumerate(done) if does == n)
            for n in range(len(EFFECTS.words))
        ]

    # Prices in cubes: mines, construction, then the cities of each people

    @property
    def construction(self) -> int:
        return len(self.content.resources)

    @property
    def first_city(self) -> int:
        return self.construction + 1

    @property
    def cost(self) -> list[Mapping[str, int]]:
        mines = [self.content.mines[name].cost for name in self.content.resources]
        peoples, colonial = self.content.peoples.values(), self.content.colonial
        sides = [colonial if self.is_colonial else people for people in peoples]
        cities = [side.city_cost.get(city, {}) for side in sides for city in CITIES.words]
        return [*mines, self.content.limits.construction_cost, *cities]

    # Boards

    @property
    def boards(self) -> list[Mapping[str, Any]]:
        return [self._board(people) for people in self.content.peoples.values()]

    def _board(self, people: People) -> Mapping[str, Any]:
        colonial, last = self.content.colonial, self.edition.cities_in_play
        printed = not self.is_colonial  # SH-201, SH-202
        side = people if printed else colonial
        own = [power for power in self.content.powers.values() if power.people == people.id]
        return {
            "cards": [power.id for power in own],
            "final_card": next(power.id for power in own if power.window == "final_count"),
            "money": side.money,
            "miners": side.miners,
            "cities": side.cities,
            "slots": side.slots,
            "warehouses": self.edition.warehouses_at_start if printed else colonial.warehouses,
            "mines": {
                city: mines for city, mines in people.mines.items() if printed and int(city) <= last
            },
            "buildings": {
                name: city for name, city in people.buildings.items() if printed and city <= last
            },
        }

    # Speculation

    @cached_property
    def bets(self) -> list[BetFigures]:
        return list(self._bets())

    def _bets(self) -> Iterator[BetFigures]:
        """SH-116 to SH-120, in the order of the moves: fix, raise, lower, raise2, lower2, vary."""
        price, resources = self.content.speculation, range(len(self.content.resources))
        for r in resources:
            yield BetFigures(price.fix, r, 1, 0, 0, 0)
            yield BetFigures(price.fix, r, 0, 1, 0, 0)
            yield BetFigures(price.fix_both, r, 1, 1, 0, 0)
        for by in (1, -1, 2, -2):
            cost = price.move_one if abs(by) == 1 else price.move_two
            for r in resources:
                yield BetFigures(cost, r, 1, 0, by, 0)
                yield BetFigures(cost, r, 0, 1, 0, by)
        for r in resources:
            for sell in (1, -1):
                for buy in (1, -1):
                    yield BetFigures(price.vary, r, 1, 1, sell, buy)

    @property
    def bet_price(self) -> list[int]:
        return [bet.price for bet in self.bets]

    @property
    def bet_needs(self) -> list[list[int]]:
        allowed = {0: 1, 1: 2, -1: 4, 2: 8, -2: 16}
        return [
            [bet.sell * allowed[bet.sell_by] << 5 * bet.resource for bet in self.bets],
            [bet.buy * allowed[bet.buy_by] << 5 * bet.resource for bet in self.bets],
        ]


def _numbers(first: int, last: int) -> tuple[str, ...]:
    return tuple(str(i) for i in range(first, last + 1))
