"""The content file as typed tables, checked, and the book made from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from bourgade.games.minivilles.layout import LARGEST_RESULT, MOST_ADDED, Colour, Effect
from bourgade.kernel.content import Tables, parse, parse_rows, wrong
from bourgade.kernel.game import SEAT_LETTERS, Card, Option, Options
from bourgade.kernel.i18n import Texts
from bourgade.kernel.notation import Words

Provenance = Literal["rulebook", "public", "reconstructed"]
ColourName = Literal["blue", "green", "red", "purple"]
Rounding = Literal["up", "down"]


@dataclass(frozen=True)
class EffectTable:
    """An effect key and its parameters; EFFECTS says which key takes which."""

    key: str
    amount: int = 0
    icons: tuple[str, ...] = ()
    except_icons: tuple[str, ...] = ()
    kind: str = ""
    everywhere: bool = False
    then_close_self: bool = False
    extra_dice: int = 2
    on_build: int = 0
    pay_bank: int = 0
    owner_has: str = ""
    owner_monuments_below: int = 127
    roller_monuments_at_least: int = 0
    threshold: int = 0
    divisor: int = 1
    rounding: Rounding = "down"
    end_of_turn_coin: int = 0
    purse_equals: int = 0


@dataclass(frozen=True)
class Rule:
    """What an effect key needs, may have besides, and which colours may carry it."""

    needs: frozenset[str]
    may: frozenset[str]
    colours: tuple[str, ...]


CONDITIONS = {"owner_has", "owner_monuments_below", "roller_monuments_at_least"}
MONUMENT = ()


def _rule(needs: str, may: str, *colours: str) -> Rule:
    return Rule(frozenset(needs.split()), frozenset(may.split()) | CONDITIONS, colours)


EFFECTS: dict[str, Rule] = {
    "bank_income": _rule("amount", "", "blue", "green"),
    "bank_income_per_icon": _rule("amount icons", "everywhere", "blue", "green"),
    "bank_income_per_kind": _rule("amount kind", "then_close_self", "blue", "green"),
    "bank_income_extra_roll": _rule("", "extra_dice", "blue"),
    "loan": _rule("on_build pay_bank", "", "green"),
    "from_roller": _rule("amount", "", "red"),
    "from_roller_all": _rule("", "", "red"),
    "from_each_other": _rule("amount", "", "green", "purple"),
    "from_each_other_per_icon": _rule("amount icons", "", "green", "purple"),
    "half_from_each_other": _rule("threshold divisor rounding", "", "green", "purple"),
    "startup": _rule("amount end_of_turn_coin", "", "purple"),
    "share_equally": _rule("rounding", "", "green", "purple"),
    "demolish_monument": _rule("amount", "", "green", "purple"),
    "give_establishment": _rule("amount", "except_icons", "green", "purple"),
    "from_one_chosen": _rule("amount", "", "green", "purple"),
    "swap_establishments": _rule("", "except_icons", "green", "purple"),
    "close_kind": _rule("amount", "except_icons", "green", "purple"),
    "may_roll_two_dice": _rule("", "", *MONUMENT),
    "icon_bonus": _rule("amount icons", "", *MONUMENT),
    "extra_turn_on_double": _rule("", "", *MONUMENT),
    "may_reroll": _rule("", "", *MONUMENT),
    "may_add_to_roll": _rule("threshold amount", "", *MONUMENT),
    "income_if_nothing_built": _rule("amount", "", *MONUMENT),
    "income_before_build": _rule("amount purse_equals", "", *MONUMENT),
}


@dataclass(frozen=True)
class Meta:
    icons: tuple[str, ...]
    box_totals: dict[str, int]


@dataclass(frozen=True)
class Edition:
    id: str
    boxes: tuple[str, ...]
    players_min: int
    players_max: int
    start_coins: int
    start_cards: dict[str, int]
    start_built: tuple[str, ...]
    monuments: tuple[str, ...]
    monuments_needed: int
    market_modes: tuple[str, ...]
    steps: tuple[tuple[ColourName, ...], ...]
    supply_kinds: int
    supply_cards: int
    provenance: Provenance
    detail: str
    min_coins_when_nothing_built: int = 0


@dataclass(frozen=True)
class MarketMode:
    id: str
    piles: int
    provenance: Provenance
    detail: str


@dataclass(frozen=True)
class Establishment:
    id: str
    rule: str
    order: int
    colour: ColourName
    dice: tuple[int, ...]
    cost: int
    icon: str
    unique_per_player: bool
    effect: EffectTable
    provenance: Provenance
    detail: str
    copies: dict[str, int]
    start_copies: dict[str, int] = field(default_factory=dict[str, int])


@dataclass(frozen=True)
class Monument:
    id: str
    rule: str
    order: int
    cost: int
    icon: str
    built_at_start: bool
    counts_for_victory: bool
    can_be_demolished: bool
    effect: EffectTable
    provenance: Provenance
    detail: str
    copies: dict[str, int]


@dataclass(frozen=True)
class Content:
    meta: Meta
    editions: dict[str, Edition]
    market_modes: dict[str, MarketMode]
    establishments: dict[str, Establishment]
    monuments: dict[str, Monument]

    def kinds(self, edition: str) -> list[Establishment]:
        """The kinds of an edition in card order (MV-064)."""
        boxes = self.editions[edition].boxes
        return [k for k in _ordered(self.establishments) if any(box in k.copies for box in boxes)]

    def landmarks(self, edition: str) -> list[Monument]:
        """The monuments of an edition in card order, City Hall included."""
        chosen = self.editions[edition]
        names = {*chosen.monuments, *chosen.start_built}
        return [m for m in _ordered(self.monuments) if m.id in names]

    def closes(self, edition: str) -> bool:
        """MV-165: whether anything in an edition can close a card."""
        kinds = self.kinds(edition)
        return any(k.effect.then_close_self or k.effect.key == "close_kind" for k in kinds)


def _ordered(cards: Mapping[str, Any]) -> list[Any]:
    return sorted(cards.values(), key=lambda card: card.order)


def read_content(tables: Tables) -> Content:
    """Check the schema and what it cannot say: icons, numbers, kinds, totals of the boxes."""
    content = Content(
        parse(Meta, tables, ("meta",), tables.data.get("meta")),
        parse_rows(Edition, tables, "edition"),
        parse_rows(MarketMode, tables, "market_mode"),
        parse_rows(Establishment, tables, "establishment"),
        parse_rows(Monument, tables, "monument"),
    )
    for monument in content.monuments.values():
        _check_monument(tables, content, monument)
    for kind in content.establishments.values():
        _check_establishment(tables, content, kind)
    for edition in content.editions.values():
        _check_edition(tables, content, edition)
    return content


def _check_establishment(tables: Tables, content: Content, kind: Establishment) -> None:
    path = ("establishment", kind.id)
    _check_card(tables, content, path, kind, kind.colour)
    largest = 12 + max(
        (m.effect.amount for m in content.monuments.values() if m.effect.key == "may_add_to_roll"),
        default=0,
    )
    for number in kind.dice:
        if not 1 <= number <= largest:
            raise wrong(tables, (*path, "dice"), "content-no-roll", found=number, high=largest)
    if not kind.dice:
        raise wrong(tables, (*path, "dice"), "content-no-trigger")
    if (kind.colour == "purple") != (kind.icon == "tower"):
        raise wrong(tables, (*path, "icon"), "content-tower")
    if kind.effect.extra_dice != 2:
        raise wrong(tables, (*path, "effect", "extra_dice"), "content-two-dice")
    if sum(kind.copies.values()) + sum(kind.start_copies.values()) > 127:
        raise wrong(tables, (*path, "copies"), "content-copies", high=127)


def _check_monument(tables: Tables, content: Content, monument: Monument) -> None:
    _check_card(tables, content, ("monument", monument.id), monument, None)


def _check_card(
    tables: Tables,
    content: Content,
    path: tuple[str, ...],
    card: Establishment | Monument,
    colour: str | None,
) -> None:
    effect = card.effect
    given = set(tables.data[path[0]][path[1]]["effect"]) - {"key"}
    rule = EFFECTS.get(effect.key)
    where = (*path, "effect")
    if rule is None:
        known = ", ".join(EFFECTS)
        raise wrong(tables, where, "content-no-effect", id=effect.key, known=known)
    if (colour or "") not in (rule.colours or ("",)):
        if not rule.colours:
            raise wrong(tables, where, "content-for-monuments", id=effect.key)
        known = ", ".join(rule.colours)
        raise wrong(tables, where, "content-for-colours", id=effect.key, known=known)
    if missing := rule.needs - given:
        keys = ", ".join(sorted(missing))
        raise wrong(tables, where, "content-effect-needs", id=effect.key, keys=keys)
    if extra := given - rule.needs - rule.may:
        keys = ", ".join(sorted(extra))
        raise wrong(tables, where, "content-effect-takes", id=effect.key, keys=keys)
    for key in ("amount", "on_build", "pay_bank", "end_of_turn_coin"):
        if not 0 <= getattr(effect, key) <= 100:
            raise wrong(tables, (*where, key), "content-between", low=0, high=100)
    if effect.key == "may_add_to_roll" and effect.amount > MOST_ADDED:
        raise wrong(tables, (*where, "amount"), "content-between", low=0, high=MOST_ADDED)
    if effect.divisor < 1:
        raise wrong(tables, (*where, "divisor"), "content-too-small", least=1, found=effect.divisor)
    if not 0 <= card.cost <= 1000:
        raise wrong(tables, (*path, "cost"), "content-between", low=0, high=1000)
    for icon in (card.icon, *effect.icons, *effect.except_icons):
        if icon not in content.meta.icons:
            known = ", ".join(content.meta.icons)
            raise wrong(tables, path, "content-no-icon", id=icon, known=known)
    if effect.kind and effect.kind not in content.establishments:
        raise wrong(tables, where, "content-no-establishment", id=effect.kind)
    if effect.owner_has and effect.owner_has not in content.monuments:
        raise wrong(tables, where, "content-no-monument", id=effect.owner_has)
    for box in card.copies:
        if box not in content.meta.box_totals:
            raise wrong(tables, (*path, "copies"), "content-no-box", id=box)


def _check_edition(tables: Tables, content: Content, edition: Edition) -> None:
    path = ("edition", edition.id)
    for card in (*edition.monuments, *edition.start_built):
        if card not in content.monuments:
            raise wrong(tables, path, "content-no-monument", id=card)
    for card in edition.start_cards:
        if card not in content.establishments:
            raise wrong(tables, (*path, "start_cards"), "content-no-establishment", id=card)
    for mode in edition.market_modes:
        if mode not in content.market_modes:
            raise wrong(tables, (*path, "market_modes"), "content-no-market-mode", id=mode)
    if sorted(c for step in edition.steps for c in step) != ["blue", "green", "purple", "red"]:
        raise wrong(tables, (*path, "steps"), "content-steps")
    if not 1 <= edition.players_min <= edition.players_max <= 8:
        raise wrong(tables, (*path, "players_max"), "content-players", low=2, high=8)
    if not 1 <= edition.monuments_needed <= len(edition.monuments):
        raise wrong(tables, (*path, "monuments_needed"), "content-monuments-needed")
    for kind in content.kinds(edition.id):
        if kind.effect.key == "bank_income_per_kind" and not any(
            other.id == kind.effect.kind for other in content.kinds(edition.id)
        ):
            raise wrong(
                tables, ("establishment", kind.id, "effect"), "content-not-in-edition",
                id=kind.effect.kind, box=edition.id,
            )  # fmt: skip


# Options


def _editions(content: Content, chosen: Options) -> tuple[str, ...]:
    return tuple(content.editions)


def _players(content: Content, chosen: Options) -> tuple[int, ...]:
    edition = content.editions[chosen["edition"]]
    return tuple(range(edition.players_min, edition.players_max + 1))


def _market(content: Content, chosen: Options) -> tuple[str, ...]:
    return content.editions[chosen["edition"]].market_modes


def _purple_copies(content: Content, chosen: Options) -> tuple[str, ...]:
    return ("full", "players_minus_one") if chosen["market"] == "ten" else ("full",)


def _reroll_dice(content: Content, chosen: Options) -> tuple[str, ...]:
    return ("same", "free")


def _clear_dead_piles(content: Content, chosen: Options) -> tuple[str, ...]:
    return ("off", "on") if content.market_modes[chosen["market"]].piles else ("off",)


def _city_hall_counts(content: Content, chosen: Options) -> tuple[str, ...]:
    return ("on", "off") if content.editions[chosen["edition"]].start_built else ("on",)


def _first_player(content: Content, chosen: Options) -> tuple[str, ...]:
    return ("random", *SEAT_LETTERS[: chosen["players"]])


OPTIONS = (
    Option("edition", _editions, "MV-001"),
    Option("players", _players, "MV-002"),
    Option("market", _market, "MV-025"),
    Option("purple_copies", _purple_copies, "MV-031"),
    Option("reroll_dice", _reroll_dice, "MV-136"),
    Option("clear_dead_piles", _clear_dead_piles, "MV-034"),
    Option("city_hall_counts", _city_hall_counts, "MV-143"),
    Option("first_player", _first_player, "MV-023"),
)


# The book


def words(content: Content, options: Options) -> Words:
    """The cards of the edition, in card order."""
    edition = options["edition"]
    kinds = tuple(kind.id for kind in content.kinds(edition))
    closed = tuple(f"closed {kind}" for kind in kinds) if content.closes(edition) else ()
    return {
        "kinds": kinds,
        "cards": kinds + closed,
        "monuments": tuple(m.id for m in content.landmarks(edition)),
        "icons": content.meta.icons,
    }


def sizes(content: Content, options: Options) -> Mapping[str, int]:
    """Room in the records: one layout serves every number of players of an edition."""
    return {
        "seats": content.editions[options["edition"]].players_max,
        "results": LARGEST_RESULT + 1,
    }


def fill_book(content: Content, options: Options, words: Words, book: Any) -> None:
    """Write the figures of an edition with its options into the book."""
    edition = content.editions[options["edition"]]
    kinds = content.kinds(edition.id)
    monuments = content.landmarks(edition.id)
    landmark = {name: 1 << m for m, name in enumerate(words["monuments"])}
    icon = {name: 1 << i for i, name in enumerate(words["icons"])}
    step = {colour: n for n, colours in enumerate(edition.steps) for colour in colours}

    def having(effect: str) -> int:
        return sum(landmark[m.id] for m in monuments if m.effect.key == effect)

    book.kinds = len(kinds)
    book.monuments = len(monuments)
    book.steps = len(edition.steps)
    book.start_coins = edition.start_coins
    book.monuments_needed = edition.monuments_needed
    book.min_coins = edition.min_coins_when_nothing_built
    book.piles = content.market_modes[options["market"]].piles
    book.first_player = (-1, *range(8))[("random", *SEAT_LETTERS).index(options["first_player"])]
    book.reroll_free = options["reroll_dice"] == "free"
    book.clear_dead_piles = options["clear_dead_piles"] == "on"
    book.may_roll_two_dice = having("may_roll_two_dice")
    book.extra_turn_on_double = having("extra_turn_on_double")
    book.may_reroll = having("may_reroll")
    book.may_add_to_roll = having("may_add_to_roll")
    book.icon_bonus = having("icon_bonus")
    book.income_before_build = having("income_before_build")
    book.income_if_nothing_built = having("income_if_nothing_built")
    book.start_built = sum(landmark[name] for name in edition.start_built)
    book.victory_monuments = sum(landmark[m.id] for m in monuments if m.counts_for_victory)
    book.demolishable = sum(landmark[m.id] for m in monuments if m.can_be_demolished)
    book.counted_monuments = sum(landmark.values())
    if options["city_hall_counts"] == "off":  # MV-143
        book.counted_monuments &= ~book.start_built
    for m, monument in enumerate(monuments):
        row = book.monument[m]
        row.cost = monument.cost
        row.effect = Effect[monument.effect.key.upper()]
        row.amount = monument.effect.amount
        row.threshold = monument.effect.threshold or monument.effect.purse_equals
        row.icons = sum(icon[name] for name in monument.effect.icons)
    for k, kind in enumerate(kinds):
        row, effect = book.kind[k], kind.effect
        row.cost = kind.cost
        row.colour = Colour[kind.colour.upper()]
        row.icon = words["icons"].index(kind.icon)
        row.step = step[kind.colour]
        row.unique = kind.unique_per_player
        row.effect = Effect[effect.key.upper()]
        row.amount = effect.amount
        row.on_build = effect.on_build
        row.pay_bank = effect.pay_bank
        row.threshold = effect.threshold
        row.divisor = effect.divisor
        row.rounds_up = effect.rounding == "up"
        row.everywhere = effect.everywhere
        row.closes = effect.then_close_self
        row.end_of_turn_coin = effect.end_of_turn_coin
        book.end_of_turn_coins |= effect.end_of_turn_coin > 0
        row.owner_below = effect.owner_monuments_below
        row.roller_at_least = effect.roller_monuments_at_least
        row.icons = sum(icon[name] for name in effect.icons)
        row.except_icons = sum(icon[name] for name in effect.except_icons)
        row.counted = words["kinds"].index(effect.kind) if effect.kind else -1
        # A monument that the edition lacks can never be built: a bit that no city has.
        row.owner_has = landmark.get(effect.owner_has, 1 << 30) if effect.owner_has else 0
        row.odds_with_one = sum(6 for number in kind.dice if number <= 6)
        row.odds_with_two = sum(6 - abs(7 - n) for n in kind.dice if 2 <= n <= 12)
        for number in kind.dice:
            trigger = book.on[number]
            trigger.kinds[trigger.n] = k
            trigger.n += 1
            trigger.steps |= 1 << step[kind.colour]
            trigger.red |= kind.colour == "red"
        copies = sum(kind.copies.get(box, 0) for box in edition.boxes)
        if options["purple_copies"] == "players_minus_one" and kind.unique_per_player:  # MV-031
            book.surplus[k] = copies - min(copies, options["players"] - 1)
        book.supply[k] = copies - book.surplus[k]
        book.start_cards[k] = edition.start_cards.get(kind.id, 0)


# The card reference


def rule_of(content: Content, dim: str, word: str) -> str:
    """The rule that a card's effect follows."""
    cards: Mapping[str, Any] = content.monuments if dim == "monuments" else content.establishments
    return cards[word].rule


def naming(texts: Texts, language: str, dim: str, word: str) -> str | None:
    """A card in a city is its kind, said to be closed where it is."""
    if dim != "cards":
        return None
    name = texts.name(language, "kinds", word.removeprefix("closed "))
    return texts.say(language, "closed-card", card=name) if word.startswith("closed ") else name


def cards(content: Content, texts: Texts, language: str) -> list[Card]:
    """Every card with its figures and where they are known from."""

    def copies(card: Establishment | Monument) -> str:
        return ", ".join(
            f"{texts.name(language, 'box', box)} {n}" for box, n in card.copies.items()
        )

    rows = [
        Card(
            kind.id, "kinds", kind.rule,
            {
                "dice": _range(kind.dice),
                "colour": texts.name(language, "colour", kind.colour),
                "icon": texts.name(language, "icon", kind.icon),
                "cost": str(kind.cost),
                "copies": copies(kind),
            },
            kind.provenance, kind.detail,
        )
        for kind in _ordered(content.establishments)
    ]  # fmt: skip
    rows += [
        Card(
            m.id, "monuments", m.rule,
            {
                "dice": "", "colour": texts.name(language, "colour", "monument"),
                "icon": texts.name(language, "icon", m.icon),
                "cost": str(m.cost), "copies": copies(m),
            },
            m.provenance, m.detail,
        )
        for m in _ordered(content.monuments)
    ]  # fmt: skip
    return rows


def _range(dice: tuple[int, ...]) -> str:
    return f"{min(dice)}–{max(dice)}" if len(dice) > 1 else str(min(dice))
