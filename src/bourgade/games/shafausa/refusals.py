"""Why a move may not be made now (SH-047). Explains what ``legal`` decided; decides nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bourgade.games.shafausa.layout import Effect, Phase, State
from bourgade.games.shafausa.rules import (
    boards,
    buying,
    extraction,
    management,
    speculation,
    trade,
    turn_order,
)
from bourgade.kernel.game import Refusal, Variant
from bourgade.kernel.notation import Move

PENDING = {Phase.INSERT: "SH-058", Phase.SITE: "SH-077"}

GONE = {
    "take_people": "SH-019", "tile": "SH-204", "place": "SH-058", "in_city": "SH-077",
    "deal": "SH-215", "next_seat": "SH-029", "draw": "SH-043",
}  # fmt: skip
"""Peoples, set-up tiles, places, cities, tiles of the bag: what is not there, and its rule."""

UNITS = {
    "labour": (Effect.LABOUR, "SH-162"),
    "transmute": (Effect.TRANSMUTE, "SH-166"),
    "smuggle": (Effect.SMUGGLE, "SH-175"),
}
"""Cubes made, changed or sold by a card, and its rule."""

BETS = {
    "fix": "SH-116",
    "raise_price": "SH-117",
    "lower_price": "SH-117",
    "raise_two": "SH-118",
    "lower_two": "SH-118",
    "vary": "SH-120",
}

Reasons = Iterator[tuple[object, str, str, str]]
"""Whether a reason applies, its message, the case of it, and its rule."""


def not_now(variant: Variant, s: State, move: Move) -> Refusal | None:
    """What was begun has to be finished first."""
    if rule := PENDING.get(Phase(s.phase)):
        return Refusal("choice-pending", rule=rule)
    return None


def refuse(variant: Variant, s: State, move: Move) -> Refusal:
    """The reason for a move of this phase that is not among the legal ones."""
    refused = RefusedMove(variant, s, move)
    known = {"buildings": "", "resources": "", "powers": "", "tiles": "", "peoples": ""}
    named = dict(zip(move.dims, move.words, strict=True))
    for applies, reason, why, rule in refused.reasons():
        if applies:
            told = {**known, **{dim: word for dim, word in named.items() if dim in known}}
            return Refusal(reason, {"why": why, **told, **refused.told}, rule)
    raise AssertionError(f"{move} is refused without a reason")


class RefusedMove:
    """One refused move, looked at in the right phase."""

    def __init__(self, variant: Variant, s: State, move: Move) -> None:
        self.variant, self.s, self.move = variant, s, move
        self.book: Any = variant.book
        self.p = int(s.actor)
        self.me = s.players[self.p]
        self.told: dict[str, int | str] = {}  # what the reason tells beside the words of the move

    def reasons(self) -> Reasons:
        """The reasons that a verb can have, the first that applies before the others."""
        s, book, me, verb = self.s, self.book, self.me, self.move.verb
        match verb:
            case "buy" | "sell" if not trade.may_trade(s, book):
                yield True, "wrong-phase", "", "SH-038"
            case "bid":
                last = turn_order.passed(s) >= s.seats - 1
                yield last, "limit-reached", "last-bidder", "SH-059"
                yield self.too_dear(turn_order.next_amount(s, book), "SH-054")
            case "acquire" | "acquire_future" | "discard":
                yield from self.tile(verb)
            case "warehouse":
                built = s.warehouses_built >= book.warehouses_per_round
                yield book.family, "not-available", "no-warehouse", "SH-105"
                yield me.warehouses >= book.most_warehouses, "track-end", "warehouse", "SH-070"
                yield built, "limit-reached", "warehouse", "SH-070"
                yield self.too_dear(boards.warehouse_price(me, book), "SH-069")
            case "mine":
                self.told["limit"] = limit = boards.mine_limit(me, book)
                yield boards.mines_in(me, book, book.cities) >= limit, "mine-limit", "", "SH-076"
                yield boards.free_in_built(me, book) <= 0, "no-free-slot", "", "SH-077"
                off = boards.mine_discount(s, book, me)
                yield self.lacks(self.index("resources"), off, "SH-075")
            case "build":
                k = self.index("buildings")
                room = boards.free_in_built(me, book) > 0
                room = room or management.replaced_by(s, book, self.p, k) >= 0
                missing = boards.place_of(me.reserve, k) < 0
                yield missing, "not-available", "not-in-reserve", "SH-082"
                yield not room, "no-free-slot", "", "SH-077"
                yield self.lacks(int(book.construction), 0, "SH-082")
            case "miner":
                yield me.miners >= book.most_miners, "track-end", "miner", "SH-079"
                yield self.too_dear(boards.miner_price(me, book), "SH-079")
            case "city":
                yield me.cities >= book.cities, "track-end", "city", "SH-080"
                off = boards.city_discount(me, book)
                yield self.lacks(boards.city_row(me, book), off, "SH-080")
            case "buy":
                price = trade.buying_price(s, book, self.p, self.index("resources"))
                yield self.too_dear(price, "SH-084")
            case "sell":
                yield True, "not-available", "no-cube", "SH-084"
            case "labour" | "transmute" | "smuggle":
                yield from self.unit(*UNITS[verb])
            case "pay":
                yield self.too_dear(book.fee, "SH-092")
            case "give_back":
                yield True, "not-available", "must-pay", "SH-093"
            case "power":
                yield from self.power()
            case _ if verb in BETS:
                yield from self.bet(BETS[verb])
            case _:
                why = verb.replace("_", "-") if verb in GONE else "other"
                yield True, "not-available", why, GONE.get(verb, "SH-046")

    def index(self, dim: str) -> int:
        return self.variant.words[dim].index(self.move.words[0])

    def too_dear(self, price: int, rule: str) -> tuple[bool, str, str, str]:
        self.told |= {"cost": int(price), "money": int(self.me.money)}
        return True, "not-enough-chf", "", rule

    def lacks(self, row: int, off: int, rule: str) -> tuple[bool, str, str, str]:
        """Which cubes of a price are missing, once its dearest ones are let off."""
        missing: list[str] = []
        for r in reversed(range(self.book.resources)):
            due = int(self.book.cost[row, r])
            let_off = min(due, off)
            off -= let_off
            if (found := due - let_off - int(self.me.cubes[r])) > 0:
                missing.insert(0, f"{found} {self.variant.words['resources'][r]}")
        self.told["cubes"] = ", ".join(missing)
        return True, "not-enough-cubes", "", rule

    def tile(self, verb: str) -> Reasons:
        s, book, me, k = self.s, self.book, self.me, self.index("buildings")
        ladder, where, rule, more = s.ladder, "not-on-ladder", "SH-062", 0
        if verb == "acquire_future":
            more = buying.surcharge(s, book, self.p)
            yield more < 0, "no-such-power", "not-revealed", "SH-154"
            ladder, where, rule = s.future, "not-on-future", "SH-154"
        yield verb == "discard" and book.family, "not-available", "no-discard", "SH-105"
        yield s.acquisitions >= book.acquisitions, "limit-reached", "acquisition", "SH-061"
        yield boards.place_of(ladder, k) < 0, "not-available", where, rule
        owned = boards.owned_kinds(me, book) >> k & 1
        yield verb != "discard" and owned, "already-owned", "", "SH-064"
        price = boards.tile_price(me, book, k) + more
        yield self.too_dear(price, "SH-154" if verb == "acquire_future" else "SH-065")

    def unit(self, effect: Effect, rule: str) -> Reasons:
        """A cube made, changed or sold by a card."""
        book, me, r = self.book, self.me, self.index("resources")
        card = boards.card_of(me, book, effect)
        yield card < 0, "no-such-power", "not-revealed", rule
        if effect is Effect.LABOUR:
            able = extraction.can_labour(self.s, book, self.p)
            yield able, "not-available", "not-by-labour", rule
            yield True, "limit-reached", "card", rule
        dearest = effect is Effect.TRANSMUTE and r == book.resources - 1
        yield me.used >= book.feature[card].most, "limit-reached", "card", rule
        yield dearest, "not-available", "dearest", rule
        yield me.cubes[r] <= 0, "not-available", "no-cube", rule
        yield self.too_dear(book.feature[card].price, rule)

    def power(self) -> Reasons:
        feature = self.book.feature[self.book.buildings + self.index("powers")]
        yield not self.book.with_powers, "no-such-power", "no-cards", "SH-217"
        yield feature.people != self.me.people, "no-such-power", "other-people", "SH-146"
        yield self.me.power >= 0, "no-such-power", "already-revealed", "SH-146"
        yield feature.window == Phase.OVER, "no-such-power", "final", "SH-151"
        yield feature.window != self.s.phase, "no-such-power", "other-phase", "SH-147"
        yield True, "no-such-power", "of-no-use", "SH-051"

    def bet(self, rule: str) -> Reasons:
        s, book, words = self.s, self.book, self.variant.vocabulary
        action = words.action(words.written(self.move.verb, *self.move.words))
        i = action - int(book.act.fix)
        bet = book.bet[i]
        frozen = (bet.sell and s.sell_frozen) | (bet.buy and s.buy_frozen)
        yield frozen >> int(bet.resource) & 1, "frozen", "", "SH-115"
        allowed = (
            speculation.possible(s.sell, s.sell_frozen, book, 0),
            speculation.possible(s.buy, s.buy_frozen, book, 1),
        )
        off_scale = any(book.bet_needs[column, i] & ~allowed[column] for column in range(2))
        yield off_scale, "scale-end", "", "SH-121"
        price = boards.reduced(self.me, book, book.bet_price[i], Effect.CHEAPER_SPECULATION)
        yield self.too_dear(price, rule)
