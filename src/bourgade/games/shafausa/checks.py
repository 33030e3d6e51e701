"""What the figures of Shafausa must keep to, so that every rule can be followed with them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import Any

from bourgade.games.shafausa.actions import CITIES, PLACES
from bourgade.games.shafausa.effects import COUNTS, EFFECTS, EffectKey, EffectTable
from bourgade.games.shafausa.tables import Building, Content, People
from bourgade.kernel.content import Tables, wrong
from bourgade.kernel.i18n import Value

NAMES = ("name_fr", "name_en")
MOST_WORDS = 31
"""A set of tiles, cards or resources is 31 bits."""
MAY_BE_LEFT_OUT = {"min_price", "min_left", "free", "resources", "cost_chf", "surcharge"}
MAY_BE_NOTHING = MAY_BE_LEFT_OUT | {"bonus", "floor_above_sell"}


class Checker:
    """One set of tables; a mistake is raised with its file, its key and the reason."""

    def __init__(self, tables: Tables, content: Content) -> None:
        self.tables = tables
        self.content = content

    def check(self) -> None:
        self.table()
        self.exchange()
        for building in self.content.buildings.values():
            self.building(building)
        for people in self.content.peoples.values():
            self.board(("people", people.id), people.slots, people.city_cost, people.miners)
            self.people(people)
        colonial = self.content.colonial
        self.board(("colonial",), colonial.slots, colonial.city_cost, colonial.miners)
        self.within(("colonial",), colonial, 0, 1000, "money")
        self.within(("colonial",), colonial, 1, len(CITIES.words), "cities")
        self.within(("colonial",), colonial, 0, len(self.content.warehouses.cost), "warehouses")
        self.printed_once()
        self.powers()
        self.trade()
        self.tiles()
        self.sources()

    def wrong(self, path: Iterable[str], message: str, **args: Value) -> Exception:
        return wrong(self.tables, tuple(path), message, **args)

    def within(self, path: tuple[str, ...], table: Any, low: int, high: int, *keys: str) -> None:
        for key in keys:
            if not low <= getattr(table, key) <= high:
                raise self.wrong((*path, key), "content-between", low=low, high=high)

    def cubes(self, path: tuple[str, ...], cost: Mapping[str, int]) -> None:
        """A price in cubes: of known resources, at least one cube."""
        for resource, amount in cost.items():
            if resource not in self.content.resources:
                raise self.no_resource((*path, resource), resource)
            if not 0 <= amount <= 20:
                raise self.wrong((*path, resource), "content-between", low=0, high=20)
        if not 1 <= sum(cost.values()) <= 40:
            raise self.wrong(path, "content-cubes-in-all", low=1, high=40)

    def no_resource(self, path: tuple[str, ...], resource: str) -> Exception:
        known = ", ".join(self.content.resources)
        return self.wrong(path, "content-no-resource", id=resource, known=known)

    # The table

    def table(self) -> None:
        content, limits = self.content, self.content.limits
        self.within(("limits",), limits, 2, len(PLACES.words), "players_min", "players_max")
        if limits.players_min > limits.players_max:
            raise self.wrong(("limits", "players_max"), "content-players-max")
        self.within(
            ("limits",), limits, 0, 100, "acquisitions_per_round", "warehouses_per_round",
            "reserve_fee_chf",
        )  # fmt: skip
        self.within(("limits",), limits, 1, 100, "speculations_per_round")
        self.cubes(("limits", "construction_cost"), limits.construction_cost)
        backs = limits.building_backs
        if not all(2 <= back <= len(PLACES.words) for back in backs) or len(backs) > 20:
            path, high = ("limits", "building_backs"), len(PLACES.words)
            raise self.wrong(path, "content-building-backs", low=2, high=high)
        if min(backs, default=9) > limits.players_min:
            count = limits.players_min
            raise self.wrong(("limits", "building_backs"), "content-copy-each", count=count)
        self.within(("auction",), content.auction, 1, 100, "opening_bid", "increment")
        costs = [field.name for field in fields(content.speculation)][:5]
        self.within(("speculation",), content.speculation, 0, 100, *costs)
        self.within(("miners",), content.miners, 1, 60, "most")
        for number, price in content.miners.cost_to_reach.items():
            path = ("miners", "cost_to_reach", number)
            if not number.isdecimal() or not 1 <= int(number) <= content.miners.most:
                raise self.wrong(path, "content-no-miner")
            if not 0 <= price <= 1000:
                raise self.wrong(path, "content-chf", low=0, high=1000)
        if not 1 <= len(content.warehouses.cost) <= 60:
            raise self.wrong(("warehouses", "cost"), "content-warehouses", low=1, high=60)
        if not all(0 <= price <= 1000 for price in content.warehouses.cost):
            raise self.wrong(("warehouses", "cost"), "content-chf", low=0, high=1000)
        self.within(("rounds",), content.rounds, 1, 1000, "most")
        self.within(("rounds",), content.rounds, 1, content.rounds.most, "cap")
        if list(content.editions) != ["family", "geek", "colonial"]:  # SH-001
            raise self.wrong(("edition",), "content-editions")
        for edition in content.editions.values():
            path = ("edition", edition.id)
            self.within(path, edition, 1, len(CITIES.words), "cities_in_play")
            self.within(path, edition, 0, len(content.warehouses.cost), "warehouses_at_start")
            for name in edition.buildings_removed:
                if name not in content.buildings:
                    raise self.wrong((*path, "buildings_removed"), "content-no-building", id=name)
        if list(content.scorings) != ["geek", "family"]:
            raise self.wrong(("scoring",), "content-scorings")
        for scoring in content.scorings.values():
            keys = [field.name for field in fields(scoring)][1:10]
            self.within(("scoring", scoring.id), scoring, 0, 100, *keys)
            self.within(("scoring", scoring.id), scoring, 1, 1000, "chf_per_vp")

    def exchange(self) -> None:
        """SH-004, SH-015 to SH-017: seven resources, starts within their scales."""
        content = self.content
        if len(content.resources) != 7:
            raise self.wrong(("resource",), "content-seven-resources")
        for resource in content.resources.values():
            path = ("resource", resource.id)
            for column in ("sell", "buy"):
                low, start, high = (
                    getattr(resource, f"{column}_{end}") for end in ("min", "start", "max")
                )
                if not 0 <= low <= start <= high <= 1000:
                    where = (*path, f"{column}_start")
                    raise self.wrong(where, "content-scale", low=low, high=high, found=start)
            if resource.sell_max >= resource.buy_min:  # SH-017
                price = resource.buy_min
                raise self.wrong((*path, "sell_max"), "content-sell-below-buy", price=price)
        if set(content.mines) != set(content.resources):
            raise self.wrong(("mine",), "content-mine-each")
        for mine in content.mines.values():
            self.cubes(("mine", mine.id, "cost"), mine.cost)
            self.within(("mine", mine.id), mine, 0, 20, "output")
            self.within(("mine", mine.id), mine, 0, 100, "vp")

    # Buildings and cards

    def effect(self, path: tuple[str, ...], table: EffectTable, *, on_card: bool) -> EffectKey:
        """A known effect with its parameters, and none of another effect."""
        key = EFFECTS.get(table.key)
        suitable = [
            name for name, key in EFFECTS.items() if (key.window if on_card else key.building)
        ]
        if key is None or table.key not in suitable:
            raise self.wrong(
                (*path, "key"), "content-no-effect", id=table.key, known=", ".join(suitable),
                carrier="card" if on_card else "building",
            )  # fmt: skip
        given = self.given(path, key)
        for name in sorted(given - key.names - {"key"}):
            raise self.wrong((*path, name), "content-no-parameter", id=table.key)
        for name in sorted(key.names - given - MAY_BE_LEFT_OUT):
            raise self.wrong((*path, name), "content-needs-it", id=table.key)
        for name in sorted(given - {"key", "resource", "resources", "count"}):
            low, high = (0 if name in MAY_BE_NOTHING else 1), 100
            if not low <= getattr(table, name) <= high:
                raise self.wrong((*path, name), "content-between", low=low, high=high)
        for resource in (*table.resources, *([table.resource] if table.resource else [])):
            if resource not in self.content.resources:
                raise self.no_resource(path, resource)
        if "resource" in key.names and not table.resource:
            raise self.wrong((*path, "resource"), "content-names-resource")
        if "resources" in given and not table.resources:
            raise self.wrong((*path, "resources"), "content-names-resources")
        if "count" in key.names and table.count not in COUNTS:
            known = ", ".join(COUNTS)
            raise self.wrong((*path, "count"), "content-no-count", id=table.count, known=known)
        counts_mines = table.count == "active_mines"
        if table.key == "end_vp" and counts_mines != bool(table.resources):
            raise self.wrong((*path, "resources"), "content-active-mines")
        return key

    def given(self, path: tuple[str, ...], key: EffectKey) -> set[str]:
        """The parameters given for an effect, but for those of an effect that it replaces."""
        table: Any = self.tables.data
        for name in path:
            table = table[name]
        chosen = self.age((*path, "key"))
        return {name for name in table if name in key.names or self.age((*path, name)) >= chosen}

    def age(self, path: tuple[str, ...]) -> int:
        """How late the file was read that a figure comes from."""
        return self.tables.files.index(self.tables.file_of(path))

    def building(self, building: Building) -> None:
        path, content = ("building", building.id), self.content
        if not 2 <= len(content.buildings) <= MOST_WORDS - 1:
            raise self.wrong(("building",), "content-buildings", low=2, high=MOST_WORDS - 1)
        self.within(path, building, 0, 1000, "price", "price_for_replacing")
        self.within(path, building, 0, 100, "vp", "copies")
        self.effect((*path, "effect"), building.effect, on_card=False)
        if building.for_sale and building.copies:
            raise self.wrong((*path, "copies"), "content-copies")
        if not building.replaces:
            return
        replaced = content.buildings.get(building.replaces)
        if replaced is None or replaced.for_sale:
            raise self.wrong((*path, "replaces"), "content-replaces")

    def board(
        self,
        path: tuple[str, ...],
        slots: tuple[int, ...],
        city_cost: Mapping[str, Mapping[str, int]],
        miners: int,
    ) -> None:
        """A side of a people's board (SH-010, SH-080)."""
        content = self.content
        if len(slots) != len(CITIES.words) or not all(1 <= n <= 20 for n in slots):
            raise self.wrong((*path, "slots"), "content-slots", low=1, high=20)
        if set(city_cost) != set(CITIES.words[1:]):
            raise self.wrong((*path, "city_cost"), "content-city-cost")
        for city, cost in city_cost.items():
            self.cubes((*path, "city_cost", city), cost)
        if not 0 <= miners <= content.miners.most:
            raise self.wrong((*path, "miners"), "content-between", low=0, high=content.miners.most)
        for number in range(miners + 1, content.miners.most + 1):
            if str(number) not in content.miners.cost_to_reach:
                where = ("miners", "cost_to_reach", str(number))
                raise self.wrong(where, "content-miner-price", count=miners, number=number)

    def people(self, people: People) -> None:
        """SH-020 to SH-023: what is printed must fit where it is printed."""
        path, content = ("people", people.id), self.content
        self.within(path, people, 0, 1000, "money")
        self.within(path, people, 1, content.editions["family"].cities_in_play, "cities")
        filled = dict.fromkeys(CITIES.words, 0)
        for city, mines in people.mines.items():
            if city not in CITIES.words:
                raise self.wrong((*path, "mines", city), "content-cities")
            for resource, amount in mines.items():
                if resource not in content.resources or not 0 <= amount <= 20:
                    where = (*path, "mines", city, resource)
                    raise self.wrong(where, "content-mines", low=0, high=20)
                filled[city] += amount
        for name, city in people.buildings.items():
            if name not in content.buildings:
                raise self.wrong((*path, "buildings", name), "content-no-building", id=name)
            if not 0 <= city <= (high := len(CITIES.words)):
                raise self.wrong((*path, "buildings", name), "content-city", low=1, high=high)
            if city:
                filled[str(city)] += 1
        for city, slots in zip(CITIES.words, people.slots, strict=True):
            if filled[city] > slots:
                raise self.wrong(
                    (*path, "slots"), "content-too-full", city=city, count=slots, found=filled[city]
                )

    def printed_once(self) -> None:
        """SH-024: any peoples can be set up together, whatever the number of players."""
        content, removed = self.content, self.content.editions["family"].buildings_removed
        if len(content.peoples) < content.limits.players_max:
            raise self.wrong(("people",), "content-people-each")
        for name, building in content.buildings.items():
            shown = [p.id for p in content.peoples.values() if p.buildings.get(name)]
            copies = 1 if building.for_sale else building.copies
            if len(shown) > copies:
                path = ("people", shown[copies], "buildings", name)
                raise self.wrong(path, "content-printed-twice", id=name, other=shown[0])
            if shown and name in removed:
                path = ("people", shown[0], "buildings", name)
                raise self.wrong(path, "content-not-in-family", id=name)

    def powers(self) -> None:
        """SH-146, SH-151: three cards a people, one of them for the final count."""
        content = self.content
        for power in content.powers.values():
            path = ("power", power.id)
            if power.people not in content.peoples:
                raise self.wrong((*path, "people"), "content-no-people", id=power.people)
            key = self.effect((*path, "effect"), power.effect, on_card=True)
            if key.window != power.window:
                window = str(key.window)  # a card's effect has one
                raise self.wrong(
                    (*path, "window"), "content-window", id=power.effect.key, window=window
                )
        for people in content.peoples:
            own = [power for power in content.powers.values() if power.people == people]
            if len(own) != 3 or sum(power.window == "final_count" for power in own) != 1:
                raise self.wrong(("power",), "content-three-cards", id=people)

    def trade(self) -> None:
        """SH-017: no purchase can be resold at a gain, whatever building or card helps.

        Of the figures that do not go together, the one of the latest file is blamed.
        """
        content = self.content
        smuggling = {
            ("power", power.id, "effect", "bonus"): power.effect.bonus
            for power in content.powers.values()
            if power.effect.key == "smuggle"
        }
        for resource in content.resources.values():
            bonuses = {
                ("building", building.id, "effect", "amount"): building.effect.amount
                for building in content.buildings.values()
                if building.effect.key == "sell_bonus" and resource.id in building.effect.resources
            }
            more = sum(bonuses.values())
            most = max([more, *smuggling.values()])
            if resource.sell_max + most > resource.buy_min:
                figures = [("resource", resource.id, key) for key in ("buy_min", "sell_max")]
                raise self.wrong(
                    max([*figures, *bonuses, *smuggling], key=self.age), "content-sold-dearer",
                    id=resource.id, more=most, high=resource.sell_max, low=resource.buy_min,
                )  # fmt: skip
            for power in content.powers.values():
                lowered = power.effect.key == "buy_discount"
                if lowered and power.effect.floor_above_sell < more:
                    floor = ("power", power.id, "effect", "floor_above_sell")
                    raise self.wrong(
                        max([floor, *bonuses], key=self.age), "content-bought-cheaper",
                        id=resource.id, other=power.id,
                    )  # fmt: skip

    def tiles(self) -> None:
        """SH-204, SH-208, SH-210, SH-212: enough tiles, all values different, each kind once."""
        content = self.content
        if not 3 * content.limits.players_max <= len(content.tiles) <= MOST_WORDS:
            raise self.wrong(("tile",), "content-tiles", high=MOST_WORDS)
        values: dict[int, str] = {}
        given: dict[str, str] = {}
        for tile in content.tiles.values():
            path = ("tile", tile.id)
            self.within(path, tile, 1, 999, "value")
            self.within(path, tile, 2, len(PLACES.words), "back")
            self.within(path, tile, 0, 1000, "chf")
            self.within(path, tile, 0, 20, "warehouses", "miners", "cities")
            if (first := values.setdefault(tile.value, tile.id)) != tile.id:
                raise self.wrong((*path, "value"), "content-same-value", id=first)
            if not tile.building:
                continue
            if tile.building not in content.buildings:
                raise self.wrong((*path, "building"), "content-no-building", id=tile.building)
            if not content.buildings[tile.building].for_sale:
                raise self.wrong((*path, "building"), "content-not-in-pile", id=tile.building)
            if (first := given.setdefault(tile.building, tile.id)) != tile.id:
                raise self.wrong((*path, "building"), "content-same-building", id=first)
        for players in range(content.limits.players_min, content.limits.players_max + 1):
            found = sum(tile.back <= players for tile in content.tiles.values())
            if found < 3 * players:
                raise self.wrong(
                    ("tile",), "content-fitting-backs",
                    count=players, needed=3 * players, found=found,
                )  # fmt: skip
        if content.colonial.slots[0] < 3:
            raise self.wrong(("colonial", "slots"), "content-first-city")

    def sources(self) -> None:
        """Every table says where its figures are known from."""
        content = self.content
        singles = ("limits", "auction", "speculation", "miners", "warehouses", "rounds", "colonial")
        found: list[tuple[tuple[str, ...], Any]] = [
            ((name,), getattr(content, name)) for name in singles
        ]
        for name in (
            "edition",
            "resource",
            "mine",
            "building",
            "people",
            "power",
            "tile",
            "scoring",
        ):
            rows = getattr(content, f"{name}s")
            found += [((name, row), table) for row, table in rows.items()]
        for path, table in found:
            known = {"default", *NAMES, *(field.name for field in fields(table))}
            for key in table.provenance:
                if key.partition(".")[0] not in known:
                    raise self.wrong((*path, "provenance", key), "content-no-figure")
            if "default" not in table.provenance:
                raise self.wrong((*path, "provenance", "default"), "content-missing")
