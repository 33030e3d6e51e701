"""The content file as typed tables, checked, and the book made from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from bourgade.games.mintworks.layout import (
    MOST_CARDS,
    MOST_MINTS,
    MOST_TURNS,
    TYPES,
    Effect,
    StarRule,
    Type,
)
from bourgade.kernel.content import Tables, parse, parse_rows, wrong
from bourgade.kernel.game import SEAT_LETTERS, Card, Option, Options
from bourgade.kernel.i18n import Texts
from bourgade.kernel.notation import Words

Provenance = Literal["rulebook", "public", "disputed"]
FrenchName = Literal["rulebook", "review", "own"]
TypeName = Literal["culture", "production", "utility", "deed"]

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


@dataclass(frozen=True)
class Setup:
    players_min: int
    players_max: int
    starting_mints: int
    plan_supply_size: int
    advanced_locations_drawn: int
    end_stars: int
    income_per_round: int
    age: int
    provenance: Provenance
    detail: str


@dataclass(frozen=True)
class Components:
    plan_cards: int
    location_cards: int
    mints: int
    provenance: Provenance
    detail: str


@dataclass(frozen=True)
class Solo:
    location_line: tuple[str, ...]
    advanced_locations_drawn: int
    plan_supply_size: int
    starting_mints: int
    provenance: Provenance
    detail: str


@dataclass(frozen=True)
class Plan:
    id: str
    type: TypeName
    cost: int
    stars: int
    french_name: FrenchName
    rules: tuple[str, ...]
    provenance: Provenance
    detail: str
    star_rule: Literal["fixed", "per_culture_building", "per_mint", "per_building", "per_plan"] = (
        "fixed"
    )
    stars_each: int = 0
    upkeep_mints: int = 0
    upkeep_per_building: bool = False
    upkeep_mints_on_card: int = 0
    upkeep_mints_one_other_player: int = 0
    supplier_discount: int = 0
    supplier_minimum: int = 1
    builder_discount: int = 0
    culture_star_penalty: int = 0
    culture_star_floor: int = 0
    counts_as_culture_buildings: int = 1
    opens_location: str = ""
    builds_what_is_bought: bool = False


@dataclass(frozen=True)
class Location:
    id: str
    kind: Literal["core", "deed", "advanced"]
    spaces: dict[str, int]
    effect: str
    french_name: FrenchName
    rules: tuple[str, ...]
    provenance: Provenance
    detail: str
    cost: int = 0
    gain_mints: int = 0
    each_other_player_gains: int = 0
    owner_reward: int = 0
    surcharge: int = 0


@dataclass(frozen=True)
class Automaton:
    id: str
    starts_with_token: bool
    cost_preference: Literal["cheapest_first", "dearest_first"]
    type_order_later: tuple[TypeName, ...]
    type_order_first: tuple[TypeName, ...]
    french_name: FrenchName
    rules: tuple[str, ...]
    provenance: Provenance
    detail: str
    starting_mints: int = 0
    unlimited_mints: bool = False
    shuts_used_locations: bool = False
    spends_for_good_at_supplier: bool = False
    mint_total: int = 0
    turns_in_a_row: int = 1
    buys_only_without_a_plan: bool = False
    never_buys: tuple[TypeName, ...] = ()


@dataclass(frozen=True)
class Content:
    setup: Setup
    components: Components
    solo: Solo
    plans: dict[str, Plan]
    locations: dict[str, Location]
    automata: dict[str, Automaton]

    @property
    def line(self) -> tuple[str, ...]:
        """All locations: those of MW-124 in their order, then the advanced ones."""
        rest = [name for name in self.locations if name not in self.solo.location_line]
        return (*self.solo.location_line, *rest)


def read_content(tables: Tables) -> Content:
    """Check the schema and what it cannot say: counts, names, figures that could not be played."""
    content = Content(
        parse(Setup, tables, ("setup",), tables.data.get("setup")),
        parse(Components, tables, ("components",), tables.data.get("components")),
        parse(Solo, tables, ("solo",), tables.data.get("solo")),
        parse_rows(Plan, tables, "plan"),
        parse_rows(Location, tables, "location"),
        parse_rows(Automaton, tables, "automaton"),
    )
    _check_setup(tables, content)
    for plan in content.plans.values():
        _check_plan(tables, content, plan)
    for location in content.locations.values():
        _check_location(tables, content, location)
    for automaton in content.automata.values():
        _check_automaton(tables, content, automaton)
    return content


def _check_setup(tables: Tables, content: Content) -> None:
    setup = content.setup
    if not 2 <= setup.players_min <= setup.players_max <= 4:
        raise wrong(tables, ("setup", "players_max"), "content-players", low=2, high=4)
    for table, size in (("setup", setup.plan_supply_size), ("solo", content.solo.plan_supply_size)):
        if not 1 <= size <= 5:
            raise wrong(tables, (table, "plan_supply_size"), "content-row", low=1, high=5)
    for key in ("starting_mints", "end_stars", "income_per_round", "age"):
        if not 0 <= getattr(setup, key) <= 100:
            raise wrong(tables, ("setup", key), "content-between", low=0, high=100)
    if len(content.plans) != content.components.plan_cards:  # MW-010
        found = len(content.plans)
        raise wrong(tables, ("components", "plan_cards"), "content-plan-cards", found=found)
    if not 3 <= len(content.plans) <= MOST_CARDS:
        raise wrong(tables, ("plan",), "content-plans", low=3, high=MOST_CARDS)
    if len(content.locations) != content.components.location_cards:  # MW-011
        found = len(content.locations)
        raise wrong(tables, ("components", "location_cards"), "content-location-cards", found=found)
    common = {name for name, place in content.locations.items() if place.kind != "advanced"}
    if set(content.solo.location_line) != common:  # MW-124
        raise wrong(tables, ("solo", "location_line"), "content-location-line")
    drawn = (setup.advanced_locations_drawn, content.solo.advanced_locations_drawn)
    if not all(0 <= n <= len(content.locations) - len(common) for n in drawn):
        raise wrong(tables, ("setup", "advanced_locations_drawn"), "content-more-than-there-are")
    sellers = [p for p in content.locations.values() if EFFECTS.get(p.effect) is Effect.GAIN_PLAN]
    if len(sellers) != 1:
        raise wrong(tables, ("location",), "content-one-seller")


def _check_plan(tables: Tables, content: Content, plan: Plan) -> None:
    path = ("plan", plan.id)
    for key in ("cost", "supplier_minimum"):
        if not 1 <= getattr(plan, key) <= 100:
            raise wrong(tables, (*path, key), "content-mints-shown", low=1, high=100)
    for key in (
        "stars", "stars_each", "upkeep_mints", "upkeep_mints_on_card", "supplier_discount",
        "upkeep_mints_one_other_player", "builder_discount", "culture_star_penalty",
        "culture_star_floor",
    ):  # fmt: skip
        if not 0 <= getattr(plan, key) <= 100:
            raise wrong(tables, (*path, key), "content-between", low=0, high=100)
    if (plan.star_rule == "fixed") != (plan.stars_each == 0):
        raise wrong(tables, (*path, "stars_each"), "content-stars-each")
    if plan.counts_as_culture_buildings not in (1, 2):
        raise wrong(
            tables, (*path, "counts_as_culture_buildings"), "content-between", low=1, high=2
        )
    if (plan.type == "deed") != (plan.opens_location != ""):
        raise wrong(tables, (*path, "opens_location"), "content-deeds-open")
    if plan.opens_location:
        opened = content.locations.get(plan.opens_location)
        if opened is None or opened.kind != "deed":
            where = (*path, "opens_location")
            raise wrong(tables, where, "content-no-deed-location", id=plan.opens_location)
    _check_rules(tables, path, plan.rules)


def _check_location(tables: Tables, content: Content, location: Location) -> None:
    path = ("location", location.id)
    effect = EFFECTS.get(location.effect)
    if effect is None:
        known = ", ".join(EFFECTS)
        raise wrong(tables, (*path, "effect"), "content-no-effect", id=location.effect, known=known)
    for players in range(1, content.setup.players_max + 1):
        if not 1 <= location.spaces.get(str(players), 0) <= 3:
            raise wrong(tables, (*path, "spaces"), "content-spaces", low=1, high=3, count=players)
    if effect in PRICED_BY_CHOICE:
        if location.cost:
            raise wrong(tables, (*path, "cost"), "content-price-chosen")
    elif not 1 <= location.cost <= 100:
        raise wrong(tables, (*path, "cost"), "content-mints-shown", low=1, high=100)
    for key in ("gain_mints", "each_other_player_gains", "owner_reward", "surcharge"):
        if not 0 <= getattr(location, key) <= 20:
            raise wrong(tables, (*path, key), "content-between", low=0, high=20)
    if location.owner_reward and location.kind != "deed":
        raise wrong(tables, (*path, "owner_reward"), "content-no-owner")
    owners = [plan for plan in content.plans.values() if plan.opens_location == location.id]
    if location.kind == "deed" and len(owners) != 1:
        raise wrong(tables, path, "content-one-deed")
    _check_rules(tables, path, location.rules)


def _check_automaton(tables: Tables, content: Content, automaton: Automaton) -> None:
    path = ("automaton", automaton.id)
    if not 0 <= automaton.starting_mints <= 20:
        raise wrong(tables, (*path, "starting_mints"), "content-between", low=0, high=20)
    dealt = automaton.starting_mints + content.solo.starting_mints
    if automaton.mint_total and not dealt < automaton.mint_total <= MOST_MINTS:
        where, most = (*path, "mint_total"), MOST_MINTS
        raise wrong(tables, where, "content-mint-total", dealt=dealt, high=most)
    if not 1 <= automaton.turns_in_a_row <= MOST_TURNS:
        where = (*path, "turns_in_a_row")
        raise wrong(tables, where, "content-between", low=1, high=MOST_TURNS)
    for key in ("type_order_later", "type_order_first"):
        order = getattr(automaton, key)
        if len(set(order)) != len(order):
            raise wrong(tables, (*path, key), "content-type-twice")
    _check_rules(tables, path, automaton.rules)


def _check_rules(tables: Tables, path: tuple[str, ...], rules: tuple[str, ...]) -> None:
    if not rules:
        raise wrong(tables, (*path, "rules"), "content-no-rule")


# Options


def _players(content: Content, chosen: Options) -> tuple[int, ...]:
    """As many as usual first; 1 is the solo game."""
    several = range(content.setup.players_min, content.setup.players_max + 1)
    return (*several, 1)


def _is_solo(chosen: Options) -> bool:
    return chosen["players"] == 1


def _solo_opponent(content: Content, chosen: Options) -> tuple[str, ...]:
    return tuple(content.automata) if _is_solo(chosen) else ("none",)


def _ai_cards(content: Content, chosen: Options) -> tuple[str, ...]:
    return ("later", "first") if _is_solo(chosen) else ("later",)


def _advanced_locations(content: Content, chosen: Options) -> tuple[str, ...]:
    return ("off", "random")


def _with_advanced(*values: str) -> Any:
    """A choice between printings that only advanced locations read."""

    def allowed(content: Content, chosen: Options) -> tuple[str, ...]:
        return values if chosen["advanced_locations"] == "random" else values[:1]

    return allowed


def _tiebreak_cards(content: Content, chosen: Options) -> tuple[str, ...]:
    return ("most", "fewest")


def _bridge_scope(content: Content, chosen: Options) -> tuple[str, ...]:
    return ("culture_only", "buildings", "everywhere")


def _first_player(content: Content, chosen: Options) -> tuple[str, ...]:
    if _is_solo(chosen):  # MW-126
        return ("solo",)
    return ("random", *SEAT_LETTERS[: chosen["players"]])


OPTIONS = (
    Option("players", _players, "MW-012"),
    Option("solo_opponent", _solo_opponent, "MW-123"),
    Option("ai_cards", _ai_cards, "MW-133"),
    Option("advanced_locations", _advanced_locations, "MW-015"),
    Option("temp_agency_target", _with_advanced("full", "any_occupied"), "MW-066"),
    Option("temp_agency_discounts", _with_advanced("none", "apply"), "MW-069"),
    Option("swap_meet_destination", _with_advanced("deck_bottom", "supply"), "MW-062"),
    Option("recycler_edition", _with_advanced("later", "first"), "MW-059"),
    Option("bridge_scope", _bridge_scope, "MW-077"),
    Option("tiebreak_cards", _tiebreak_cards, "MW-114"),
    Option("first_player", _first_player, "MW-018"),
)


def automata(content: Content, options: Options) -> tuple[str, ...]:
    """The solo opponent sits after the player (MW-123)."""
    return (options["solo_opponent"],) if _is_solo(options) else ()


# The book


def words(content: Content, options: Options) -> Words:
    """Plans as listed, locations along the line of MW-124."""
    return {
        "plans": tuple(content.plans),
        "locations": content.line,
        "slots": _numbers(_largest_supply(content)),
        "depths": _numbers(len(content.plans)),
        "spaces": _numbers(3),
    }


def _numbers(n: int) -> tuple[str, ...]:
    return tuple(str(i) for i in range(1, n + 1))


def _largest_supply(content: Content) -> int:
    return max(content.setup.plan_supply_size, content.solo.plan_supply_size)


def sizes(content: Content, options: Options) -> Mapping[str, int]:
    """Room in the records: one layout serves every number of players."""
    return {"seats": content.setup.players_max}


def fill_book(content: Content, options: Options, words: Words, book: Any) -> None:
    """Write the figures with the options chosen into the book."""
    _fill_table(content, options, book)
    _fill_options(options, book)
    _fill_plans(content, options, words, book)
    _fill_locations(content, options, words, book)
    book.automaton.seat = -1
    if _is_solo(options):
        _fill_automaton(content.automata[options["solo_opponent"]], options, book)


def _fill_table(content: Content, options: Options, book: Any) -> None:
    table = content.solo if _is_solo(options) else content.setup
    book.plans = len(content.plans)
    book.locations = len(content.locations)
    book.supply_size = table.plan_supply_size
    if options["advanced_locations"] == "random":
        book.advanced_drawn = table.advanced_locations_drawn
    book.end_stars = content.setup.end_stars
    book.income = content.setup.income_per_round
    book.near_age = content.setup.age
    book.first_player = ("random", *SEAT_LETTERS, "solo").index(options["first_player"]) - 1
    book.start_mints[:] = table.starting_mints
    book.refills_at_once = _is_solo(options)


def _fill_options(options: Options, book: Any) -> None:
    book.copies_any_occupied = options["temp_agency_target"] == "any_occupied"
    book.copy_discounts = options["temp_agency_discounts"] == "apply"
    book.swap_to_supply = options["swap_meet_destination"] == "supply"
    book.recycles_buildings = options["recycler_edition"] == "later"
    book.fewest_cards = options["tiebreak_cards"] == "fewest"


def _fill_plans(content: Content, options: Options, words: Words, book: Any) -> None:
    scope = options["bridge_scope"]
    for k, plan in enumerate(content.plans.values()):
        row, bit = book.plan[k], 1 << k
        row.cost = plan.cost
        row.stars = plan.stars
        row.stars_each = plan.stars_each
        row.star_rule = StarRule[plan.star_rule.upper()]
        row.type = Type[plan.type.upper()]
        row.upkeep_mints = plan.upkeep_mints
        row.per_building = plan.upkeep_per_building
        row.upkeep_stored = plan.upkeep_mints_on_card
        row.upkeep_other = plan.upkeep_mints_one_other_player
        row.supplier_discount = plan.supplier_discount
        row.supplier_minimum = plan.supplier_minimum
        row.builder_discount = plan.builder_discount
        row.culture_penalty = plan.culture_star_penalty
        row.culture_floor = plan.culture_star_floor
        opened = plan.opens_location
        row.opens = words["locations"].index(opened) if opened else -1
        twice = plan.counts_as_culture_buildings == 2
        book.all_plans |= bit
        book.culture |= bit * (plan.type == "culture")
        book.with_upkeep |= bit * bool(
            plan.upkeep_mints or plan.upkeep_mints_on_card or plan.upkeep_mints_one_other_player
        )
        book.discounts |= bit * bool(plan.supplier_discount or plan.builder_discount)
        book.penalties |= bit * bool(plan.culture_star_penalty)
        book.assemblers |= bit * plan.builds_what_is_bought
        book.twice_culture |= bit * twice
        book.twice_building |= bit * (twice and scope != "culture_only")
        book.twice_card |= bit * (twice and scope == "everywhere")


def _fill_locations(content: Content, options: Options, words: Words, book: Any) -> None:
    deeds = {plan.opens_location: k for k, plan in enumerate(content.plans.values())}
    for place, name in enumerate(words["locations"]):
        location, row = content.locations[name], book.location[place]
        row.cost = location.cost
        row.gain = location.gain_mints
        row.others_gain = location.each_other_player_gains
        row.reward = location.owner_reward
        row.effect = EFFECTS[location.effect]
        row.spaces = location.spaces[str(options["players"])]
        row.deed = deeds[name] if location.kind == "deed" else -1
        book.start_in_play |= (1 << place) * (location.kind != "advanced")
        book.start_open |= (1 << place) * (location.kind == "core")
        book.advanced |= (1 << place) * (location.kind == "advanced")
        book.surcharge += location.surcharge
        if row.effect == Effect.GAIN_PLAN:
            book.supplier = place


def _fill_automaton(automaton: Automaton, options: Options, book: Any) -> None:
    row, later = book.automaton, options["ai_cards"] == "later"
    row.seat = 1
    row.unlimited = automaton.unlimited_mints
    row.dearest = automaton.cost_preference == "dearest_first"
    row.turns = automaton.turns_in_a_row
    row.shuts = automaton.shuts_used_locations and later
    row.blocks = automaton.shuts_used_locations and not later
    row.spends_for_good = automaton.spends_for_good_at_supplier
    row.buys_empty_handed = automaton.buys_only_without_a_plan
    order = automaton.type_order_later if later else automaton.type_order_first
    for number, name in enumerate(TYPES.words):
        # A type that the card does not rank comes last (MW-138).
        row.rank[number] = order.index(name) if name in order else len(TYPES.words)
        row.never_buys |= (1 << number) * (name in automaton.never_buys)
    book.start_mints[1] = automaton.starting_mints
    book.mint_total = automaton.mint_total
    book.first_player = 1 if automaton.starts_with_token else 0


# The card reference


def rule_of(content: Content, dim: str, word: str) -> str:
    """The rule that a card follows above all."""
    cards: Mapping[str, Any] = content.locations if dim == "locations" else content.plans
    return cards[word].rules[0]


def cards(content: Content, texts: Texts, language: str) -> list[Card]:
    """Every card with its figures and where they are known from."""

    def row(card: Any, dim: str, kind: str, figures: Mapping[str, str]) -> Card:
        shown = {"type": texts.name(language, "type", kind), **figures}
        if language == "fr":
            shown["french_name"] = texts.name(language, "french-name", card.french_name)
        return Card(card.id, dim, card.rules[0], shown, card.provenance, card.detail)

    def spaces(location: Location) -> str:
        solo, *several = (location.spaces[n] for n in sorted(location.spaces))
        counts = sorted({solo, *several})
        return f"{counts[0]}–{counts[-1]}" if len(counts) > 1 else str(counts[0])

    return [
        *(
            row(plan, "plans", plan.type, {
                "cost": str(plan.cost),
                "stars": "×" if plan.stars_each else str(plan.stars),
                "spaces": "",
            })
            for plan in content.plans.values()
        ),
        *(
            row(place, "locations", place.kind, {
                "cost": str(place.cost) if place.cost else "×",
                "stars": "",
                "spaces": spaces(place),
            })
            for place in content.locations.values()
        ),
        *(
            row(one, "automata", "automaton", {"cost": "", "stars": "", "spaces": ""})
            for one in content.automata.values()
        ),
    ]  # fmt: skip
