"""The tables of the content file, typed, and what their figures must keep to.

Of figures that do not go together, the one written last is blamed: an owner's, not the printed.
"""

from __future__ import annotations

from dataclasses import fields
from itertools import combinations
from typing import Literal

from bourgade.games.shafausa.actions import CITIES, PLACES
from bourgade.games.shafausa.effects import EFFECTS, Window
from bourgade.kernel.figures import EffectTable, FigureTable, effect, figure, table
from bourgade.kernel.schema import Wrong

Source = Literal["rulebook", "public", "ruling", "reconstructed"]
NAMES = ("name_fr", "name_en")
MOST_SEATS = len(PLACES.words)
MOST_CITIES = len(CITIES.words)
MOST_WORDS = 31
"""A set of tiles, cards or resources is 31 bits."""


class Sourced(FigureTable):
    """A table whose figures say where they are known from."""

    provenance: dict[str, Source]
    lines: tuple[int, ...] = ()
    note: str = ""

    def check(self, content: Content, wrong: Wrong) -> None:
        known = {"default", *NAMES, *(field.name for field in fields(self))}
        for key in self.provenance:
            if key.partition(".")[0] not in known:
                raise wrong("provenance", key, "content-no-figure")
        if "default" not in self.provenance:
            raise wrong("provenance", "default", "content-missing")


class Limits(Sourced):
    players_min: int = figure(2, MOST_SEATS)
    players_max: int = figure(".players_min", MOST_SEATS)
    acquisitions_per_round: int = figure(0, 100)
    warehouses_per_round: int = figure(0, 100)
    speculations_per_round: int = figure(1, 100)
    construction_cost: dict[str, int] = figure(0, 20, of="resources", total=(1, 40))
    reserve_fee_chf: int = figure(0, 100)
    building_backs: tuple[int, ...] = figure(2, MOST_SEATS, count=(1, 20))

    def check(self, content: Content, wrong: Wrong) -> None:
        super().check(content, wrong)
        if min(self.building_backs) > self.players_min:
            wrong = wrong.latest(("building_backs",), ("players_min",))
            raise wrong("content-copy-each", count=self.players_min)


class Edition(Sourced):
    id: str
    cities_in_play: int = figure(1, MOST_CITIES)
    warehouses_at_start: int = figure(0, "warehouses.cost")
    buildings_removed: tuple[str, ...] = figure(of="buildings")


class Auction(Sourced):
    opening_bid: int = figure(1, 100)
    increment: int = figure(1, 100)


class Speculation(Sourced):
    fix: int = figure(0, 100)
    move_one: int = figure(0, 100)
    move_two: int = figure(0, 100)
    fix_both: int = figure(0, 100)
    vary: int = figure(0, 100)


class Miners(Sourced):
    most: int = figure(1, 60)
    cost_to_reach: dict[str, int] = figure(0, 1_000, of="miners.numbers")

    @property
    def numbers(self) -> list[str]:
        return [str(number) for number in range(1, self.most + 1)]


class Warehouses(Sourced):
    cost: tuple[int, ...] = figure(0, 1_000, count=(1, 60))


class Rounds(Sourced):
    most: int = figure(1, 1_000)
    cap: int = figure(1, ".most")


class ResourceFigures(Sourced):
    """SH-015, SH-016: two columns, each with a marker within its scale."""

    id: str
    sell_min: int = figure(0, 1_000)
    sell_max: int = figure(".sell_min", 1_000)
    sell_start: int = figure(".sell_min", ".sell_max")
    buy_min: int = figure(0, 1_000)
    buy_max: int = figure(".buy_min", 1_000)
    buy_start: int = figure(".buy_min", ".buy_max")
    rule: str

    def check(self, content: Content, wrong: Wrong) -> None:
        super().check(content, wrong)
        if self.sell_max >= self.buy_min:  # SH-017
            wrong = wrong.latest(("sell_max",), ("buy_min",))
            raise wrong("content-sell-below-buy", price=self.buy_min)


class Mine(Sourced):
    id: str
    cost: dict[str, int] = figure(0, 20, of="resources", total=(1, 40))
    output: int = figure(0, 20)
    vp: int = figure(0, 100)
    rule: str


class BuildingTile(Sourced):
    id: str
    price: int = figure(0, 1_000)
    vp: int = figure(0, 100)
    effect: EffectTable = effect(EFFECTS, on="building")
    rule: str
    replaces: str = figure(of="never_for_sale", default="")
    price_for_replacing: int = figure(0, 1_000, default=0)
    for_sale: bool = True
    copies: int = figure(0, 100, default=0)  # never for sale; of others the backs say it

    def check(self, content: Content, wrong: Wrong) -> None:
        super().check(content, wrong)
        if self.for_sale and self.copies:
            raise wrong.latest(("copies",), ("for_sale",))("content-copies")


class Side(Sourced):
    """A side of a people's board (SH-010, SH-080)."""

    money: int = figure(0, 1_000)
    miners: int = figure(0, "miners.most")
    slots: tuple[int, ...] = figure(1, 20, count=(MOST_CITIES, MOST_CITIES))
    city_cost: dict[str, dict[str, int]] = figure(
        0, 20, by=CITIES.words[1:], of="resources", count=(MOST_CITIES - 1, None), total=(1, 40)
    )


class People(Side):
    id: str
    cities: int = figure(1, "editions.family.cities_in_play")
    rule: str
    mines: dict[str, dict[str, int]] = figure(0, 20, by=CITIES.words, of="resources")
    buildings: dict[str, int] = figure(0, MOST_CITIES, of="buildings")  # the city; 0 none

    def check(self, content: Content, wrong: Wrong) -> None:
        """SH-020 to SH-023: what is printed must fit where it is printed."""
        super().check(content, wrong)
        for city, slots in zip(CITIES.words, self.slots, strict=True):
            built = [name for name, where in self.buildings.items() if str(where) == city]
            found = sum(self.mines.get(city, {}).values()) + len(built)
            if found > slots:
                wrong = wrong.latest(("slots",), ("mines",), ("buildings",))
                raise wrong("content-too-full", city=city, count=slots, found=found)


class Colonial(Side):
    cities: int = figure(1, MOST_CITIES)
    warehouses: int = figure(0, "warehouses.cost")

    def check(self, content: Content, wrong: Wrong) -> None:
        super().check(content, wrong)
        if self.slots[0] < 3:
            raise wrong("slots", "content-first-city")


class Power(Sourced):
    id: str
    people: str = figure(of="peoples")
    window: Window
    effect: EffectTable = effect(EFFECTS, on="window")
    rule: str

    def check(self, content: Content, wrong: Wrong) -> None:
        super().check(content, wrong)
        counts_mines = self.effect.count == "active_mines"
        if self.effect.key == "end_vp" and counts_mines != bool(self.effect.resources):
            raise wrong.latest(("effect", "resources"), ("effect", "count"))("content-active-mines")


class SetupTile(Sourced):
    id: str
    value: int = figure(1, 999)
    back: int = figure(2, MOST_SEATS)
    chf: int = figure(0, 1_000)
    building: str = figure(of="for_sale", default="")
    warehouses: int = figure(0, 20, default=0)
    miners: int = figure(0, 20, default=0)
    cities: int = figure(0, 20, default=0)


class Scoring(Sourced):
    id: str
    city: int = figure(0, 100)
    warehouse: int = figure(0, 100)
    miner: int = figure(0, 100)
    ten_buildings: int = figure(0, 100)
    eleven_buildings: int = figure(0, 100)
    all_warehouses_built: int = figure(0, 100)
    all_warehouses_filled: int = figure(0, 100)
    all_cities_full: int = figure(0, 100)
    max_miners: int = figure(0, 100)
    chf_per_vp: int = figure(1, 1_000)


class Content(FigureTable):
    limits: Limits
    auction: Auction
    speculation: Speculation
    miners: Miners
    warehouses: Warehouses
    rounds: Rounds
    colonial: Colonial
    editions: dict[str, Edition] = table("edition")
    resources: dict[str, ResourceFigures] = table("resource", names="resources")
    mines: dict[str, Mine] = table("mine", names="mines {id}_mine")
    buildings: dict[str, BuildingTile] = table("building", names="buildings")
    peoples: dict[str, People] = table("people", names="peoples")
    powers: dict[str, Power] = table("power", names="powers")
    tiles: dict[str, SetupTile] = table("tile")
    scorings: dict[str, Scoring] = table("scoring")

    @property
    def for_sale(self) -> list[str]:
        return [name for name, kind in self.buildings.items() if kind.for_sale]

    @property
    def never_for_sale(self) -> list[str]:
        return [name for name, kind in self.buildings.items() if not kind.for_sale]

    @property
    def kinds(self) -> tuple[str, ...]:
        """All buildings, those for sale first."""
        return (*self.for_sale, *self.never_for_sale)

    def check(self, content: Content, wrong: Wrong) -> None:
        """What no table can say alone: figures that could not be played together."""
        if list(self.editions) != ["family", "geek", "colonial"]:  # SH-001
            raise wrong("edition", "content-editions")
        if list(self.scorings) != ["geek", "family"]:
            raise wrong("scoring", "content-scorings")
        if len(self.resources) != 7:  # SH-004
            raise wrong("resource", "content-seven-resources")
        if set(self.mines) != set(self.resources):
            raise wrong.latest(("mine",), ("resource",))("content-mine-each")
        if not 2 <= len(self.buildings) < MOST_WORDS:
            raise wrong("building", "content-buildings", low=2, high=MOST_WORDS - 1)
        self._check_boards(wrong)
        self._check_powers(wrong)
        self._check_trade(wrong)
        self._check_tiles(wrong)

    def _check_boards(self, wrong: Wrong) -> None:
        """SH-024: any peoples can be set up together, whatever the number of players."""
        sides = {("people", people.id): people for people in self.peoples.values()}
        for path, side in {**sides, ("colonial",): self.colonial}.items():
            for number in self.miners.numbers[side.miners :]:
                if number not in self.miners.cost_to_reach:
                    price, most = ("miners", "cost_to_reach", number), ("miners", "most")
                    wrong = wrong.latest(price, most, (*path, "miners"))
                    raise wrong("content-miner-price", count=side.miners, number=int(number))
        if len(self.peoples) < self.limits.players_max:
            raise wrong.latest(("people",), ("limits", "players_max"))("content-people-each")
        for name, building in self.buildings.items():
            shown = [
                ("people", people.id, "buildings", name)
                for people in self.peoples.values()
                if people.buildings.get(name)
            ]
            copies = 1 if building.for_sale else building.copies
            if len(shown) > copies:
                wrong = wrong.latest(*shown[copies:], *shown[:copies])
                other = next(path for path in shown if path != wrong.path)[1]
                raise wrong("content-printed-twice", id=name, other=other)
            if shown and name in self.editions["family"].buildings_removed:
                wrong = wrong.latest(shown[0], ("edition", "family", "buildings_removed"))
                raise wrong("content-not-in-family", id=name)

    def _check_powers(self, wrong: Wrong) -> None:
        """SH-146, SH-151: three cards a people, one of them for the final count."""
        for people in self.peoples:
            windows = [power.window for power in self.powers.values() if power.people == people]
            if len(windows) != 3 or windows.count("final_count") != 1:
                raise wrong.latest(("power",), ("people", people))("content-three-cards", id=people)

    def _check_trade(self, wrong: Wrong) -> None:
        """SH-017: no purchase can be resold at a gain, whatever building or card helps."""
        smuggling = {
            ("power", power.id, "effect", "bonus"): power.effect.bonus
            for power in self.powers.values()
            if power.effect.key == "smuggle"
        }
        for name, resource in self.resources.items():
            bonuses = {
                ("building", building.id, "effect", "amount"): building.effect.amount
                for building in self.buildings.values()
                if building.effect.key == "sell_bonus" and name in building.effect.resources
            }
            more = sum(bonuses.values())
            most = max([more, *smuggling.values()])
            if resource.sell_max + most > resource.buy_min:
                figures = [("resource", name, key) for key in ("buy_min", "sell_max")]
                wrong, high = wrong.latest(*figures, *bonuses, *smuggling), resource.sell_max
                raise wrong(
                    "content-sold-dearer", id=name, more=most, high=high, low=resource.buy_min
                )
            for power in self.powers.values():
                if power.effect.key == "buy_discount" and power.effect.floor_above_sell < more:
                    floor = ("power", power.id, "effect", "floor_above_sell")
                    wrong = wrong.latest(floor, *bonuses)
                    raise wrong("content-bought-cheaper", id=name, other=power.id)

    def _check_tiles(self, wrong: Wrong) -> None:
        """SH-204, SH-208, SH-210, SH-212: enough tiles, all values different, each kind once."""
        players = [("limits", "players_max"), ("limits", "players_min")]
        if not 3 * self.limits.players_max <= len(self.tiles) <= MOST_WORDS:
            raise wrong.latest(("tile",), *players)("content-tiles", high=MOST_WORDS)
        for pair in combinations(self.tiles.values(), 2):
            for key in ("value", "building"):
                if getattr(pair[0], key) == getattr(pair[1], key) != "":
                    wrong = wrong.latest(*(("tile", tile.id, key) for tile in reversed(pair)))
                    first = next(tile.id for tile in pair if tile.id not in wrong.path)
                    if key == "value":
                        raise wrong("content-same-value", id=first)
                    raise wrong("content-same-building", id=first)
        for count in range(self.limits.players_min, self.limits.players_max + 1):
            found, needed = sum(tile.back <= count for tile in self.tiles.values()), 3 * count
            if found < needed:
                wrong = wrong.latest(("tile",), *players)
                raise wrong("content-fitting-backs", count=count, needed=needed, found=found)
