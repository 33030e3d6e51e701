"""The content file as typed tables, and what the book of an edition is filled from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property, partial
from typing import Any, Literal

from bourgade.games.minivilles.layout import LARGEST_RESULT, MOST_ADDED, Effect
from bourgade.kernel.book import ChosenContent
from bourgade.kernel.figures import (
    EffectTable,
    Figure,
    FigureTable,
    effect,
    effects,
    figure,
    maybe,
    on,
    table,
)
from bourgade.kernel.game import Card, Option
from bourgade.kernel.i18n import Texts
from bourgade.kernel.notation import Words
from bourgade.kernel.options import first_player, players
from bourgade.kernel.schema import Wrong, read

ColourName = Literal["blue", "green", "red", "purple"]

# Effects: the colours of the cards that may carry them, and the figures they take

AMOUNT = Figure(0, 100)
COINS = Figure(0, 1_000)
PURSE = Figure(0, 1_000, into="threshold")
DIVISOR = Figure(1, 100, otherwise=1)
TWO = Figure(2, 2, otherwise=2)  # MV-081
ICONS = Figure(of="meta.icons", hint=tuple[str, ...])
KIND = Figure(of="establishments", into="counted")
ROUNDING = Figure(of={"down": 0, "up": 1}, into="rounds_up")
YES = Figure(hint=bool)
CLOSES = Figure(hint=bool, into="closes")
CONDITIONS = {  # of any establishment, all of which must hold (MV-065)
    "owner_has": maybe(Figure(of="monuments")),
    "owner_has_kind": maybe(Figure(of="establishments", into="owner_kind")),
    "owner_monuments_below": Figure(0, 127, into="owner_below", default=127),
    "owner_coins_below": maybe(COINS),
    "roller_monuments_at_least": maybe(Figure(0, 127, into="roller_at_least")),
    "roller_coins_at_least": maybe(COINS),
    "on_double": maybe(YES),
}
ANYBODY = "blue green red purple"

OF_ESTABLISHMENTS = effects(
    Effect, CONDITIONS,
    bank_income=on(ANYBODY, amount=AMOUNT),
    bank_income_per_icon=on(ANYBODY, amount=AMOUNT, icons=ICONS, everywhere=maybe(YES)),
    bank_income_per_kind=on(ANYBODY, amount=AMOUNT, kind=KIND, then_close_self=maybe(CLOSES)),
    bank_income_extra_roll=on("blue", extra_dice=maybe(TWO)),
    loan=on("green", on_build=AMOUNT, pay_bank=AMOUNT),
    from_roller=on("red", amount=AMOUNT),
    from_roller_all=on("red"),
    from_each_other=on(ANYBODY, amount=AMOUNT),
    from_each_other_per_icon=on(ANYBODY, amount=AMOUNT, icons=ICONS),
    half_from_each_other=on(ANYBODY, threshold=COINS, divisor=DIVISOR, rounding=ROUNDING),
    startup=on("purple", amount=AMOUNT, end_of_turn_coin=AMOUNT),
    share_equally=on("green purple", rounding=ROUNDING),
    demolish_monument=on("green purple", amount=AMOUNT),
    give_establishment=on("green purple", amount=AMOUNT, except_icons=maybe(ICONS)),
    from_one_chosen=on("green purple", amount=AMOUNT),
    swap_establishments=on("green purple", except_icons=maybe(ICONS)),
    close_kind=on("green purple", amount=AMOUNT, except_icons=maybe(ICONS)),
)  # fmt: skip
OF_MONUMENTS = effects(
    Effect, {},
    may_roll_two_dice=on("monument"),
    icon_bonus=on("monument", amount=AMOUNT, icons=ICONS),
    extra_turn_on_double=on("monument"),
    may_reroll=on("monument"),
    may_add_to_roll=on("monument", threshold=COINS, amount=Figure(0, MOST_ADDED)),
    income_if_nothing_built=on("monument", amount=AMOUNT),
    income_before_build=on("monument", amount=AMOUNT, purse_equals=PURSE),
)  # fmt: skip
EFFECTS = {**OF_ESTABLISHMENTS, **OF_MONUMENTS}


# The tables


class Meta(FigureTable):
    icons: tuple[str, ...]
    box_totals: dict[str, int]


class Sourced(FigureTable):
    """A row whose figures say where they are known from."""

    id: str
    provenance: Literal["rulebook", "public", "reconstructed"]
    detail: str


class Edition(Sourced):
    boxes: tuple[str, ...] = figure(of="meta.box_totals")
    players_min: int = figure(2, 8)
    players_max: int = figure(".players_min", 8)
    start_coins: int = figure(0, 1_000)
    start_cards: dict[str, int] = figure(0, 20, of="establishments")
    start_built: tuple[str, ...] = figure(of="monuments")
    monuments: tuple[str, ...] = figure(of="monuments")
    monuments_needed: int = figure(1, ".monuments")
    market_modes: tuple[str, ...] = figure(of="market_modes", count=(1, None))
    steps: tuple[tuple[ColourName, ...], ...]
    supply_kinds: int
    supply_cards: int
    min_coins_when_nothing_built: int = figure(0, 1_000, default=0)

    def check(self, content: Content, wrong: Wrong) -> None:
        if sorted(c for step in self.steps for c in step) != ["blue", "green", "purple", "red"]:
            raise wrong("steps", "content-steps")


class MarketMode(Sourced):
    piles: int = figure(0, 100)


class Establishment(Sourced):
    rule: str
    order: int
    colour: ColourName
    dice: tuple[int, ...] = figure(1, "largest_result", count=(1, None))
    cost: int = figure(0, 1_000)
    icon: str = figure(of="meta.icons")
    unique_per_player: bool
    effect: EffectTable = effect(EFFECTS, on="colour")
    copies: dict[str, int] = figure(0, 127, of="meta.box_totals")
    start_copies: dict[str, int] = figure(0, 127, of="meta.box_totals", default={})

    def check(self, content: Content, wrong: Wrong) -> None:
        if (self.colour == "purple") != (self.icon == "tower"):
            raise wrong("icon", "content-tower")
        if sum(self.copies.values()) + sum(self.start_copies.values()) > 127:
            raise wrong("copies", "content-copies", high=127)

    @property
    def dice_range(self) -> str:
        """The results that trigger it, as they are printed: ``3–4``."""
        first, last = min(self.dice), max(self.dice)
        return f"{first}–{last}" if first != last else str(first)

    @property
    def odds_with_one(self) -> int:
        if self.effect.on_double:
            return 0
        return sum(6 for number in self.dice if number <= 6)

    @property
    def odds_with_two(self) -> int:
        if self.effect.on_double:
            return sum(number in range(2, 13, 2) for number in self.dice)
        return sum(6 - abs(7 - number) for number in self.dice if 2 <= number <= 12)


class MonumentCard(Sourced):
    rule: str
    order: int
    cost: int = figure(0, 1_000)
    icon: str = figure(of="meta.icons")
    built_at_start: bool
    counts_for_victory: bool
    can_be_demolished: bool
    effect: EffectTable = effect(EFFECTS, on="monument")
    copies: dict[str, int] = figure(0, 127, of="meta.box_totals")


class Content(FigureTable):
    meta: Meta
    editions: dict[str, Edition] = table("edition", names="edition")
    market_modes: dict[str, MarketMode] = table("market_mode")
    establishments: dict[str, Establishment] = table("establishment", names="kinds")
    monuments: dict[str, MonumentCard] = table("monument", names="monuments")

    def check(self, content: Content, wrong: Wrong) -> None:
        for edition in self.editions:
            names = {kind.id for kind in self.kinds(edition)}
            for kind in self.kinds(edition):
                for named in (kind.effect.kind, kind.effect.owner_has_kind):
                    if named and named not in names:
                        raise wrong(
                            "establishment", kind.id, "effect", "content-not-in-edition",
                            id=named, box=edition,
                        )  # fmt: skip

    @property
    def largest_result(self) -> int:
        """The largest total of two dice with whatever a monument adds."""
        return 12 + max(
            (m.effect.amount for m in self.monuments.values() if m.effect.key == "may_add_to_roll"),
            default=0,
        )

    def kinds(self, edition: str) -> list[Establishment]:
        """The kinds of an edition in card order (MV-064)."""
        boxes = self.editions[edition].boxes
        return [k for k in _ordered(self.establishments) if any(box in k.copies for box in boxes)]

    def landmarks(self, edition: str) -> list[MonumentCard]:
        """The monuments of an edition in card order, City Hall included."""
        chosen = self.editions[edition]
        names = {*chosen.monuments, *chosen.start_built}
        return [m for m in _ordered(self.monuments) if m.id in names]


def _ordered(cards: Mapping[str, Any]) -> list[Any]:
    return sorted(cards.values(), key=lambda card: card.order)


read_content = partial(read, Content)


OPTIONS = (
    Option("edition", lambda content, chosen: tuple(content.editions), "MV-001"),
    players("MV-002", lambda content, chosen: content.editions[chosen["edition"]]),
    Option(
        "market", lambda content, chosen: content.editions[chosen["edition"]].market_modes, "MV-025"
    ),
    Option(
        "purple_copies",
        lambda content, chosen: (
            ("full", "players_minus_one") if chosen["market"] == "ten" else ("full",)
        ),
        "MV-031",
    ),
    Option("reroll_dice", ("same", "free"), "MV-136"),
    Option(
        "clear_dead_piles",
        lambda content, chosen: (
            ("off", "on") if content.market_modes[chosen["market"]].piles else ("off",)
        ),
        "MV-034",
    ),
    Option(
        "city_hall_counts",
        lambda content, chosen: (
            ("on", "off") if content.editions[chosen["edition"]].start_built else ("on",)
        ),
        "MV-143",
    ),
    first_player("MV-023"),
)


# The book


class Chosen(ChosenContent[Content]):
    """An edition with its options: what its book is filled from."""

    @cached_property
    def edition(self) -> Edition:
        return self.content.editions[self.options["edition"]]

    @property
    def market(self) -> MarketMode:
        return self.content.market_modes[self.options["market"]]

    @cached_property
    def kinds(self) -> list[Establishment]:
        return self.content.kinds(self.edition.id)

    @cached_property
    def monuments(self) -> list[MonumentCard]:
        return self.content.landmarks(self.edition.id)

    @cached_property
    def words(self) -> Words:
        """The cards of the edition, in card order."""
        kinds, effects = _ids(self.kinds), [kind.effect for kind in self.kinds]
        closes = any(one.then_close_self or one.key == "close_kind" for one in effects)  # MV-165
        return {
            "kinds": kinds,
            "cards": kinds + tuple(f"closed {kind}" for kind in kinds if closes),
            "monuments": _ids(self.monuments),
            "icons": self.content.meta.icons,
        }

    @property
    def sizes(self) -> Mapping[str, int]:
        return {"seats": self.edition.players_max, "results": LARGEST_RESULT + 1}

    @property
    def counted_monuments(self) -> tuple[str, ...]:
        """MV-143: monuments that stand from the start may not count."""
        left_out = self.edition.start_built if self.options["city_hall_counts"] == "off" else ()
        return _ids(m for m in self.monuments if m.id not in left_out)

    @cached_property
    def steps(self) -> Mapping[str, int]:
        """The step of the resolution that each colour acts in."""
        return {colour: n for n, colours in enumerate(self.edition.steps) for colour in colours}

    def kind_step(self, kind: Establishment) -> int:
        return self.steps[kind.colour]

    @property
    def on(self) -> list[Mapping[str, Any]]:
        """The kinds that each result triggers."""
        return [self._triggered(result) for result in range(LARGEST_RESULT + 1)]

    def _triggered(self, result: int) -> Mapping[str, Any]:
        kinds = [k for k, kind in enumerate(self.kinds) for n in kind.dice if n == result]
        colours = {self.kinds[k].colour for k in kinds}
        steps = {self.steps[colour] for colour in colours}
        return {"n": len(kinds), "kinds": kinds, "red": "red" in colours,
                "steps": sum(1 << step for step in steps)}  # fmt: skip

    def _copies(self, kind: Establishment) -> int:
        return sum(kind.copies.get(box, 0) for box in self.edition.boxes)

    @property
    def surplus(self) -> list[int]:
        """MV-031: with an option, only as many copies of a purple card as there are opponents."""
        fewer = self.options["purple_copies"] == "players_minus_one"
        most = self.options["players"] - 1
        return [
            max(0, self._copies(kind) - most) if fewer and kind.unique_per_player else 0
            for kind in self.kinds
        ]

    @property
    def supply(self) -> list[int]:
        pairs = zip(self.kinds, self.surplus, strict=True)
        return [self._copies(kind) - surplus for kind, surplus in pairs]


def _ids(cards: Iterable[Establishment | MonumentCard]) -> tuple[str, ...]:
    return tuple(card.id for card in cards)


# The card reference


def rule_of(content: Content, dim: str, word: str) -> str:
    """The rule that a card's effect follows."""
    return (content.monuments if dim == "monuments" else content.establishments)[word].rule


def naming(texts: Texts, language: str, dim: str, word: str) -> str | None:
    """A card in a city is its kind, said to be closed where it is."""
    if dim != "cards":
        return None
    name = texts.name(language, "kinds", word.removeprefix("closed "))
    return texts.say(language, "closed-card", card=name) if word.startswith("closed ") else name


def cards(content: Content, texts: Texts, language: str) -> list[Card]:
    """Every card with its figures and where they are known from."""

    def copies(card: Establishment | MonumentCard) -> str:
        return ", ".join(
            f"{texts.name(language, 'box', box)} {n}" for box, n in card.copies.items()
        )

    def row(card: Establishment | MonumentCard, dim: str, dice: str, colour: str) -> Card:
        figures = {
            "dice": dice,
            "colour": texts.name(language, "colour", colour),
            "icon": texts.name(language, "icon", card.icon),
            "cost": str(card.cost),
            "copies": copies(card),
        }
        return Card(card.id, dim, card.rule, figures, card.provenance, card.detail)

    return [
        *(row(k, "kinds", k.dice_range, k.colour) for k in _ordered(content.establishments)),
        *(row(m, "monuments", "", "monument") for m in _ordered(content.monuments)),
    ]
