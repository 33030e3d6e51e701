"""The content file as typed tables, and what the book is filled from."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, partial
from typing import Any, Literal

from bourgade.games.mintworks.layout import MOST_CARDS, MOST_MINTS, MOST_TURNS, TYPES, Effect
from bourgade.kernel.book import ChosenContent
from bourgade.kernel.figures import FigureTable, figure, table
from bourgade.kernel.game import Card, Option, Options
from bourgade.kernel.i18n import Texts
from bourgade.kernel.layout import SEAT_LETTERS
from bourgade.kernel.notation import Words
from bourgade.kernel.schema import Wrong, read

TypeName = Literal["culture", "production", "utility", "deed"]
StarRuleName = Literal["fixed", "per_culture_building", "per_mint", "per_building", "per_plan"]

EFFECTS = {
    "gain_mints": Effect.GAIN_MINTS,
    "gain_plan_from_supply": Effect.GAIN_PLAN,
    "build_own_plan": Effect.BUILD_PLAN,
    "take_token_and_gain_mints": Effect.TAKE_TOKEN,
    "gain_top_plan_of_deck": Effect.DRAW_PLAN,
    "gain_mints_then_others_gain": Effect.GAIN_AND_GIVE,
    "lose_card_for_mints": Effect.RECYCLE,
    "give_up_card_then_gain_plan_from_supply": Effect.SWAP,
    "apply_effect_of_another_location": Effect.COPY,
}
PRICED_BY_CHOICE = (Effect.GAIN_PLAN, Effect.COPY)


# The tables


class Sourced(FigureTable):
    """A table whose figures say where they are known from."""

    provenance: Literal["rulebook", "public", "disputed"]
    detail: str


class Setup(Sourced):
    players_min: int = figure(2, 4)
    players_max: int = figure(".players_min", 4)
    starting_mints: int = figure(0, 100)
    plan_supply_size: int = figure(1, 5)
    advanced_locations_drawn: int = figure(0, "advanced")
    end_stars: int = figure(0, 100)
    income_per_round: int = figure(0, 100)
    age: int = figure(0, 100)


class Components(Sourced):
    plan_cards: int
    location_cards: int
    mints: int


class Solo(Sourced):
    location_line: tuple[str, ...] = figure(of="locations")
    advanced_locations_drawn: int = figure(0, "advanced")
    plan_supply_size: int = figure(1, 5)
    starting_mints: int = figure(0, 100)


class Printed(Sourced):
    """A card."""

    id: str
    french_name: Literal["rulebook", "review", "own"]
    rules: tuple[str, ...] = figure(count=(1, None))  # those it follows, the first above all


class PlanCard(Printed):
    type: TypeName
    cost: int = figure(1, 100)
    stars: int = figure(0, 100)
    star_rule: StarRuleName = "fixed"
    stars_each: int = figure(0, 100, default=0)
    upkeep_mints: int = figure(0, 100, default=0)
    upkeep_per_building: bool = False
    upkeep_mints_on_card: int = figure(0, 100, default=0)
    upkeep_mints_one_other_player: int = figure(0, 100, default=0)
    supplier_discount: int = figure(0, 100, default=0)
    supplier_minimum: int = figure(1, 100, default=1)
    builder_discount: int = figure(0, 100, default=0)
    culture_star_penalty: int = figure(0, 100, default=0)
    culture_star_floor: int = figure(0, 100, default=0)
    counts_as_culture_buildings: int = figure(1, 2, default=1)
    opens_location: str = figure(of="deeds", default="")
    builds_what_is_bought: bool = False

    def check(self, content: Content, wrong: Wrong) -> None:
        if (self.star_rule == "fixed") != (self.stars_each == 0):
            raise wrong("stars_each", "content-stars-each")
        if (self.type == "deed") != (self.opens_location != ""):
            raise wrong("opens_location", "content-deeds-open")

    @property
    def has_upkeep(self) -> bool:
        """Whether it does something in Upkeep step 3."""
        own = self.upkeep_mints or self.upkeep_mints_on_card
        return bool(own or self.upkeep_mints_one_other_player)

    @property
    def lowers_prices(self) -> bool:
        return bool(self.supplier_discount or self.builder_discount)


class LocationCard(Printed):
    kind: Literal["core", "deed", "advanced"]
    spaces: dict[str, int] = figure(1, 3)  # by number of players
    effect: str = figure(of=EFFECTS)
    cost: int = figure(0, 100, default=0)
    gain_mints: int = figure(0, 20, default=0)
    each_other_player_gains: int = figure(0, 20, default=0)
    owner_reward: int = figure(0, 20, default=0)
    surcharge: int = figure(0, 20, default=0)

    @property
    def does(self) -> Effect:
        return EFFECTS[self.effect]

    def check(self, content: Content, wrong: Wrong) -> None:
        for players in range(1, content.setup.players_max + 1):
            if str(players) not in self.spaces:
                raise wrong("spaces", str(players), "content-missing")
        if self.does in PRICED_BY_CHOICE and self.cost:
            raise wrong("cost", "content-price-chosen")
        if self.does not in PRICED_BY_CHOICE and not self.cost:
            raise wrong("cost", "content-mints-shown", low=1, high=100)
        if self.owner_reward and self.kind != "deed":
            raise wrong("owner_reward", "content-no-owner")
        owners = [plan for plan in content.plans.values() if plan.opens_location == self.id]
        if self.kind == "deed" and len(owners) != 1:
            raise wrong("content-one-deed")


class AutomatonCard(Printed):
    starts_with_token: bool
    cost_preference: Literal["cheapest_first", "dearest_first"]
    type_order_later: tuple[TypeName, ...]
    type_order_first: tuple[TypeName, ...]
    starting_mints: int = figure(0, 20, default=0)
    unlimited_mints: bool = False
    shuts_used_locations: bool = False
    spends_for_good_at_supplier: bool = False
    mint_total: int = 0
    turns_in_a_row: int = figure(1, MOST_TURNS, default=1)
    buys_only_without_a_plan: bool = False
    never_buys: tuple[TypeName, ...] = ()

    def check(self, content: Content, wrong: Wrong) -> None:
        dealt = self.starting_mints + content.solo.starting_mints
        if self.mint_total and not dealt < self.mint_total <= MOST_MINTS:
            raise wrong("mint_total", "content-mint-total", dealt=dealt, high=MOST_MINTS)
        for key in ("type_order_later", "type_order_first"):
            if len(set(getattr(self, key))) != len(getattr(self, key)):
                raise wrong(key, "content-type-twice")


class Content(FigureTable):
    setup: Setup
    components: Components
    solo: Solo
    plans: dict[str, PlanCard] = table("plan", names="plans")
    locations: dict[str, LocationCard] = table("location", names="locations")
    automata: dict[str, AutomatonCard] = table("automaton", names="automata")

    @property
    def line(self) -> tuple[str, ...]:
        """All locations: those of MW-124 in their order, then the advanced ones."""
        rest = [name for name in self.locations if name not in self.solo.location_line]
        return (*self.solo.location_line, *rest)

    def of_kind(self, *kinds: str) -> list[str]:
        return [name for name, place in self.locations.items() if place.kind in kinds]

    @property
    def deeds(self) -> list[str]:
        """The locations that a deed opens."""
        return self.of_kind("deed")

    @property
    def advanced(self) -> list[str]:
        return self.of_kind("advanced")

    def check(self, content: Content, wrong: Wrong) -> None:
        found, counted = len(self.plans), self.components.plan_cards  # MW-010
        if _is_miscounted(wrong, "plan", "plan_cards", found, counted):
            raise wrong("components", "plan_cards", "content-plan-cards", found=found)
        found, counted = len(self.locations), self.components.location_cards  # MW-011
        if _is_miscounted(wrong, "location", "location_cards", found, counted):
            raise wrong("components", "location_cards", "content-location-cards", found=found)
        if not 3 <= len(self.plans) <= MOST_CARDS:
            raise wrong("plan", "content-plans", low=3, high=MOST_CARDS)
        in_line, first = self.of_kind("core", "deed"), self.solo.location_line  # MW-124
        rest = [name for name in in_line if name not in first]
        is_older = all(wrong.at("location", name).is_added for name in rest)
        if sorted((*first, *rest)) != sorted(in_line) or not is_older:
            raise wrong("solo", "location_line", "content-location-line")
        if [place.does for place in self.locations.values()].count(Effect.GAIN_PLAN) != 1:
            raise wrong("location", "content-one-seller")


def _is_miscounted(wrong: Wrong, table: str, key: str, found: int, counted: int) -> bool:
    """Whether a count is wrong, other than by cards that somebody has added after it."""
    is_older = wrong.age("components", key) < wrong.age(table)
    return found < counted or (found > counted and not is_older)


read_content = partial(read, Content)


# Options


def _is_solo(chosen: Options) -> bool:
    return chosen["players"] == 1


def _players(content: Content, chosen: Options) -> tuple[int, ...]:
    """As many as usual first; 1 is the solo game."""
    return (*range(content.setup.players_min, content.setup.players_max + 1), 1)


def _first_player(content: Content, chosen: Options) -> tuple[str, ...]:
    if _is_solo(chosen):  # MW-126
        return ("solo",)
    return ("random", *SEAT_LETTERS[: chosen["players"]])


def _printing(name: str, rule: str, *values: str) -> Option:
    """A choice between printings that only advanced locations read."""

    def allowed(content: Content, chosen: Options) -> tuple[str, ...]:
        return values if chosen["advanced_locations"] == "random" else values[:1]

    return Option(name, allowed, rule)


OPTIONS = (
    Option("players", _players, "MW-012"),
    Option(
        "solo_opponent",
        lambda content, chosen: tuple(content.automata) if _is_solo(chosen) else ("none",),
        "MW-123",
        asked_first=True,
    ),
    Option(
        "ai_cards",
        lambda content, chosen: ("later", "first") if _is_solo(chosen) else ("later",),
        "MW-133",
    ),
    Option("advanced_locations", ("off", "random"), "MW-015"),
    _printing("temp_agency_target", "MW-066", "full", "any_occupied"),
    _printing("temp_agency_discounts", "MW-069", "none", "apply"),
    _printing("swap_meet_destination", "MW-062", "deck_bottom", "supply"),
    _printing("recycler_edition", "MW-059", "later", "first"),
    Option("bridge_scope", ("culture_only", "buildings", "everywhere"), "MW-077"),
    Option("tiebreak_cards", ("most", "fewest"), "MW-114"),
    Option("first_player", _first_player, "MW-018"),
)


def automata(content: Content, options: Options) -> tuple[str, ...]:
    """The solo opponent sits after the player (MW-123)."""
    return (options["solo_opponent"],) if _is_solo(options) else ()


# The book


class Chosen(ChosenContent[Content]):
    """The content with its options chosen: what the book is filled from."""

    @cached_property
    def solo(self) -> bool:
        return _is_solo(self.options)

    @property
    def dealt(self) -> Setup | Solo:
        """What is dealt to one player or to several."""
        return self.content.solo if self.solo else self.content.setup

    @cached_property
    def plans(self) -> list[PlanCard]:
        return list(self.content.plans.values())

    @cached_property
    def locations(self) -> list[LocationCard]:
        return [self.content.locations[name] for name in self.content.line]

    @cached_property
    def words(self) -> Words:
        """Plans as listed, locations along the line of MW-124."""
        supply = max(self.content.setup.plan_supply_size, self.content.solo.plan_supply_size)
        return {
            "plans": tuple(self.content.plans),
            "locations": self.content.line,
            "slots": _numbers(supply),
            "depths": _numbers(len(self.plans)),
            "spaces": _numbers(3),
        }

    @property
    def sizes(self) -> Mapping[str, int]:
        return {"seats": self.content.setup.players_max}

    @property
    def start_mints(self) -> list[int]:
        seats = [self.dealt.starting_mints] * self.content.setup.players_max
        if self.automaton:
            seats[1] = self.automaton.starting_mints
        return seats

    @property
    def advanced_drawn(self) -> int:
        drawn = self.options["advanced_locations"] == "random"
        return self.dealt.advanced_locations_drawn if drawn else 0

    def _twice(self, *scopes: str) -> list[str]:
        """MW-077: the plans that count twice where the Bridge does."""
        held = self.options["bridge_scope"] in scopes
        return [p.id for p in self.plans if held and p.counts_as_culture_buildings == 2]

    @property
    def twice_building(self) -> list[str]:
        return self._twice("buildings", "everywhere")

    @property
    def twice_card(self) -> list[str]:
        return self._twice("everywhere")

    @property
    def start_in_play(self) -> list[str]:
        return self.content.of_kind("core", "deed")

    @property
    def supplier(self) -> int:
        return [place.does for place in self.locations].index(Effect.GAIN_PLAN)

    @property
    def surcharge(self) -> int:
        return sum(place.surcharge for place in self.locations)

    def location_spaces(self, location: LocationCard) -> int:
        return location.spaces[str(self.options["players"])]

    def location_deed(self, location: LocationCard) -> str:
        opened_by = {plan.opens_location: plan.id for plan in self.plans}
        return opened_by[location.id] if location.kind == "deed" else ""

    # The solo opponent

    @cached_property
    def automaton(self) -> AutomatonCard | None:
        return self.content.automata[self.options["solo_opponent"]] if self.solo else None

    @property
    def mint_total(self) -> int:
        return self.automaton.mint_total if self.automaton else 0

    @property
    def first_player(self) -> int:
        return int(self.automaton.starts_with_token) if self.automaton else super().first_player

    def automaton_seat(self, one: AutomatonCard | None) -> int:
        return 1 if one else -1

    @property
    def later(self) -> bool:
        """Whether the opponents are those of the later printing."""
        return self.options["ai_cards"] == "later"

    def automaton_shuts(self, one: AutomatonCard | None) -> bool:
        return one is not None and one.shuts_used_locations and self.later

    def automaton_blocks(self, one: AutomatonCard | None) -> bool:
        return one is not None and one.shuts_used_locations and not self.later

    def automaton_rank(self, one: AutomatonCard | None) -> list[int]:
        """A type that the card does not rank comes last (MW-138)."""
        if one is None:
            return []
        order, last = one.type_order_later if self.later else one.type_order_first, len(TYPES.words)
        return [order.index(name) if name in order else last for name in TYPES.words]


def _numbers(n: int) -> tuple[str, ...]:
    return tuple(str(i) for i in range(1, n + 1))


# The card reference


def rule_of(content: Content, dim: str, word: str) -> str:
    """The rule that a card follows above all."""
    cards: Mapping[str, Any] = content.locations if dim == "locations" else content.plans
    return cards[word].rules[0]


def cards(content: Content, texts: Texts, language: str) -> list[Card]:
    """Every card with its figures and where they are known from."""

    def row(card: Any, dim: str, kind: str, **figures: str) -> Card:
        of_type = texts.name(language, "type", kind)
        shown = {"type": of_type, "cost": "", "stars": "", "spaces": "", **figures}
        if language == "fr":
            shown["french_name"] = texts.name(language, "french-name", card.french_name)
        return Card(card.id, dim, card.rules[0], shown, card.provenance, card.detail)

    def stars(plan: PlanCard) -> str:
        return "×" if plan.stars_each else str(plan.stars)

    def spaces(location: LocationCard) -> str:
        least, most = min(location.spaces.values()), max(location.spaces.values())
        return f"{least}–{most}" if least < most else str(least)

    return [
        *(
            row(plan, "plans", plan.type, cost=str(plan.cost), stars=stars(plan))
            for plan in content.plans.values()
        ),
        *(
            row(place, "locations", place.kind, cost=str(place.cost or "×"), spaces=spaces(place))
            for place in content.locations.values()
        ),
        *(row(one, "automata", "automaton") for one in content.automata.values()),
    ]
