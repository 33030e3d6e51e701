"""The tables of the content file, typed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bourgade.games.shafausa.effects import EffectTable, Window

Source = Literal["rulebook", "public", "ruling", "reconstructed"]


@dataclass(frozen=True)
class Limits:
    players_min: int
    players_max: int
    acquisitions_per_round: int
    warehouses_per_round: int
    speculations_per_round: int
    construction_cost: dict[str, int]
    reserve_fee_chf: int
    building_backs: tuple[int, ...]
    provenance: dict[str, Source]
    lines: tuple[int, ...] = ()
    note: str = ""


@dataclass(frozen=True)
class Edition:
    id: str
    cities_in_play: int
    warehouses_at_start: int
    buildings_removed: tuple[str, ...]
    provenance: dict[str, Source]
    lines: tuple[int, ...] = ()
    note: str = ""


@dataclass(frozen=True)
class Auction:
    opening_bid: int
    increment: int
    provenance: dict[str, Source]
    lines: tuple[int, ...] = ()
    note: str = ""


@dataclass(frozen=True)
class Speculation:
    fix: int
    move_one: int
    move_two: int
    fix_both: int
    vary: int
    provenance: dict[str, Source]
    lines: tuple[int, ...] = ()
    note: str = ""


@dataclass(frozen=True)
class Miners:
    most: int
    cost_to_reach: dict[str, int]
    provenance: dict[str, Source]
    lines: tuple[int, ...] = ()
    note: str = ""


@dataclass(frozen=True)
class Warehouses:
    cost: tuple[int, ...]
    provenance: dict[str, Source]
    lines: tuple[int, ...] = ()
    note: str = ""


@dataclass(frozen=True)
class Rounds:
    cap: int
    most: int
    provenance: dict[str, Source]
    lines: tuple[int, ...] = ()
    note: str = ""


@dataclass(frozen=True)
class Resource:
    id: str
    sell_start: int
    sell_min: int
    sell_max: int
    buy_start: int
    buy_min: int
    buy_max: int
    rule: str
    provenance: dict[str, Source]
    lines: tuple[int, ...] = ()
    note: str = ""


@dataclass(frozen=True)
class Mine:
    id: str
    cost: dict[str, int]
    output: int
    vp: int
    rule: str
    provenance: dict[str, Source]
    lines: tuple[int, ...] = ()
    note: str = ""


@dataclass(frozen=True)
class Building:
    id: str
    price: int
    vp: int
    effect: EffectTable
    rule: str
    provenance: dict[str, Source]
    lines: tuple[int, ...] = ()
    note: str = ""
    replaces: str = ""
    price_for_replacing: int = 0
    for_sale: bool = True
    copies: int = 0  # of a building that is never for sale; of others the backs say it


@dataclass(frozen=True)
class People:
    id: str
    money: int
    miners: int
    cities: int
    slots: tuple[int, ...]
    city_cost: dict[str, dict[str, int]]
    rule: str
    provenance: dict[str, Source]
    mines: dict[str, dict[str, int]]
    buildings: dict[str, int]
    lines: tuple[int, ...] = ()
    note: str = ""


@dataclass(frozen=True)
class Colonial:
    money: int
    miners: int
    cities: int
    warehouses: int
    slots: tuple[int, ...]
    city_cost: dict[str, dict[str, int]]
    provenance: dict[str, Source]
    lines: tuple[int, ...] = ()
    note: str = ""


@dataclass(frozen=True)
class Power:
    id: str
    people: str
    window: Window
    effect: EffectTable
    rule: str
    provenance: dict[str, Source]
    lines: tuple[int, ...] = ()
    note: str = ""


@dataclass(frozen=True)
class Tile:
    id: str
    value: int
    back: int
    chf: int
    provenance: dict[str, Source]
    building: str = ""
    warehouses: int = 0
    miners: int = 0
    cities: int = 0
    lines: tuple[int, ...] = ()
    note: str = ""


@dataclass(frozen=True)
class Scoring:
    id: str
    city: int
    warehouse: int
    miner: int
    ten_buildings: int
    eleven_buildings: int
    all_warehouses_built: int
    all_warehouses_filled: int
    all_cities_full: int
    max_miners: int
    chf_per_vp: int
    provenance: dict[str, Source]
    lines: tuple[int, ...] = ()
    note: str = ""


@dataclass(frozen=True)
class Content:
    limits: Limits
    auction: Auction
    speculation: Speculation
    miners: Miners
    warehouses: Warehouses
    rounds: Rounds
    colonial: Colonial
    editions: dict[str, Edition]
    resources: dict[str, Resource]
    mines: dict[str, Mine]
    buildings: dict[str, Building]
    peoples: dict[str, People]
    powers: dict[str, Power]
    tiles: dict[str, Tile]
    scorings: dict[str, Scoring]

    @property
    def kinds(self) -> tuple[str, ...]:
        """All buildings, those for sale first."""
        sold = [name for name, kind in self.buildings.items() if kind.for_sale]
        return (*sold, *(name for name in self.buildings if name not in sold))
