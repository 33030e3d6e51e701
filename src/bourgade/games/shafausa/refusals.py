"""Why a move may not be made now (SH-047). Explains what ``legal`` decided; decides nothing."""

from __future__ import annotations

from bourgade.games.shafausa.layout import Effect, Phase, State
from bourgade.games.shafausa.rules.boards import (
    card_of,
    city_discount,
    city_row,
    free_in_built,
    mine_discount,
    mine_limit,
    miner_price,
    mines_in,
    owned_kinds,
    place_of,
    reduced,
    tile_price,
    warehouse_price,
)
from bourgade.games.shafausa.rules.buying import surcharge
from bourgade.games.shafausa.rules.extraction import can_labour
from bourgade.games.shafausa.rules.management import replaced_by
from bourgade.games.shafausa.rules.speculation import possible
from bourgade.games.shafausa.rules.trade import buying_price, may_trade
from bourgade.games.shafausa.rules.turn_order import next_amount, passed
from bourgade.kernel.game import Refusal, Variant
from bourgade.kernel.notation import Move

PENDING = {Phase.INSERT: "SH-058", Phase.SITE: "SH-077"}


def not_now(variant: Variant, s: State, move: Move) -> Refusal | None:
    """What was begun has to be finished first."""
    if rule := PENDING.get(Phase(s.phase)):
        return Refusal("choice-pending", rule=rule)
    return None


def refuse(variant: Variant, s: State, move: Move) -> Refusal:
    """The reason for a move of this phase that is not among the legal ones."""
    return Reason(variant, s, move).find()


class Reason:
    """One refused move, looked at in the right phase."""

    def __init__(self, variant: Variant, s: State, move: Move) -> None:
        self.book = variant.book
        self.variant = variant
        self.s = s
        self.move = move
        self.p = int(s.actor)
        self.me = s.players[self.p]
        self.word = move.words[0] if move.words else ""

    def find(self) -> Refusal:
        if self.move.verb in ("buy", "sell") and not may_trade(self.s, self.book):
            return Refusal("wrong-phase", rule="SH-038")
        match self.move.verb:
            case "bid":
                return self.bid()
            case "acquire" | "acquire_future" | "discard":
                return self.tile()
            case "warehouse":
                return self.warehouse()
            case "mine":
                return self.mine()
            case "build":
                return self.build()
            case "miner":
                return self.miner()
            case "city":
                return self.city()
            case "buy":
                price = buying_price(self.s, self.book, self.p, self.index("resources"))
                return self.too_dear(price, "SH-084")
            case "sell":
                return self.no_cube("SH-084")
            case "labour" | "transmute" | "smuggle":
                return self.unit()
            case "pay":
                return self.too_dear(int(self.book.fee), "SH-092")
            case "give_back":
                return Refusal("not-available", self.why("must-pay"), "SH-093")
            case "power":
                return self.power()
            case "fix" | "vary" | "raise_price" | "lower_price" | "raise_two" | "lower_two":
                return self.speculation()
            case _:
                return self.gone()

    def index(self, dim: str) -> int:
        return self.variant.words[dim].index(self.word)

    def why(self, why: str) -> dict[str, str]:
        """What exactly is not available, with the words of the move under their sets."""
        known = {"buildings": "", "resources": "", "powers": "", "tiles": "", "peoples": ""}
        named = zip(self.move.dims, self.move.words, strict=True)
        return {"why": why, **known, **{dim: word for dim, word in named if dim in known}}

    def too_dear(self, price: int, rule: str) -> Refusal:
        return Refusal("not-enough-chf", {"cost": price, "money": int(self.me.money)}, rule)

    def no_cube(self, rule: str) -> Refusal:
        return Refusal("not-available", self.why("no-cube"), rule)

    def gone(self) -> Refusal:
        """Peoples, set-up tiles, places, cities, tiles of the bag: what is not there."""
        rules = {
            "take_people": "SH-019", "tile": "SH-204", "place": "SH-058", "in_city": "SH-077",
            "deal": "SH-215", "next_seat": "SH-029", "draw": "SH-043",
        }  # fmt: skip
        why = self.move.verb.replace("_", "-") if self.move.verb in rules else "other"
        return Refusal("not-available", self.why(why), rules.get(self.move.verb, "SH-046"))

    def bid(self) -> Refusal:
        if passed(self.s) >= self.s.seats - 1:
            return Refusal("limit-reached", {"why": "last-bidder"}, "SH-059")
        return self.too_dear(next_amount(self.s, self.book), "SH-054")

    def tile(self) -> Refusal:
        s, book, me, k = self.s, self.book, self.me, self.index("buildings")
        from_future = self.move.verb == "acquire_future"
        if from_future and card_of(me, book, Effect.FUTURE) < 0:
            return Refusal("no-such-power", self.why("not-revealed"), "SH-154")
        if self.move.verb == "discard" and book.family:
            return Refusal("not-available", self.why("no-discard"), "SH-105")
        if s.acquisitions >= book.acquisitions:
            return Refusal("limit-reached", {"why": "acquisition"}, "SH-061")
        if place_of(s.future if from_future else s.ladder, k) < 0:
            why = "not-on-future" if from_future else "not-on-ladder"
            return Refusal("not-available", self.why(why), "SH-154" if from_future else "SH-062")
        if self.move.verb != "discard" and owned_kinds(me, book) >> k & 1:
            return Refusal("already-owned", {"buildings": self.word}, "SH-064")
        price = tile_price(me, book, k) + (surcharge(s, book, self.p) if from_future else 0)
        return self.too_dear(price, "SH-154" if from_future else "SH-065")

    def warehouse(self) -> Refusal:
        if self.book.family:
            return Refusal("not-available", self.why("no-warehouse"), "SH-105")
        if self.me.warehouses >= self.book.most_warehouses:
            return Refusal("track-end", {"why": "warehouse"}, "SH-070")
        if self.s.warehouses_built >= self.book.warehouses_per_round:
            return Refusal("limit-reached", {"why": "warehouse"}, "SH-070")
        return self.too_dear(warehouse_price(self.me, self.book), "SH-069")

    def mine(self) -> Refusal:
        book, me = self.book, self.me
        limit = mine_limit(me, book)
        if mines_in(me, book, book.cities) >= limit:
            return Refusal("mine-limit", {"limit": limit}, "SH-076")
        if free_in_built(me, book) <= 0:
            return Refusal("no-free-slot", rule="SH-077")
        off = mine_discount(self.s, book, me)
        return self.lacks(self.index("resources"), off, "SH-075")

    def lacks(self, row: int, off: int, rule: str) -> Refusal:
        """Which cubes of a price are missing, once its dearest ones are let off."""
        missing: list[str] = []
        for r in reversed(range(self.book.resources)):
            due = int(self.book.cost[row, r])
            let_off = min(due, off)
            off -= let_off
            if (found := due - let_off - int(self.me.cubes[r])) > 0:
                missing.insert(0, f"{found} {self.variant.words['resources'][r]}")
        return Refusal("not-enough-cubes", {"cubes": ", ".join(missing)}, rule)

    def build(self) -> Refusal:
        book, me, k = self.book, self.me, self.index("buildings")
        if place_of(me.reserve, k) < 0:
            return Refusal("not-available", self.why("not-in-reserve"), "SH-082")
        if replaced_by(self.s, book, self.p, k) < 0 and free_in_built(me, book) <= 0:
            return Refusal("no-free-slot", rule="SH-077")
        return self.lacks(int(book.construction), 0, "SH-082")

    def miner(self) -> Refusal:
        if self.me.miners >= self.book.most_miners:
            return Refusal("track-end", {"why": "miner"}, "SH-079")
        return self.too_dear(miner_price(self.me, self.book), "SH-079")

    def city(self) -> Refusal:
        book, me = self.book, self.me
        if me.cities >= book.cities:
            return Refusal("track-end", {"why": "city"}, "SH-080")
        return self.lacks(city_row(me, book), city_discount(me, book), "SH-080")

    def unit(self) -> Refusal:
        """A cube made, changed or sold by a card."""
        effects = {"labour": Effect.LABOUR, "transmute": Effect.TRANSMUTE}
        rules = {"labour": "SH-162", "transmute": "SH-166", "smuggle": "SH-175"}
        verb, r = self.move.verb, self.index("resources")
        card, rule = card_of(self.me, self.book, effects.get(verb, Effect.SMUGGLE)), rules[verb]
        if card < 0:
            return Refusal("no-such-power", self.why("not-revealed"), rule)
        if verb == "labour":
            if can_labour(self.s, self.book, self.p):
                return Refusal("not-available", self.why("not-by-labour"), rule)
            return Refusal("limit-reached", {"why": "card"}, rule)
        if self.me.used >= self.book.feature[card].most:
            return Refusal("limit-reached", {"why": "card"}, rule)
        if verb == "transmute" and r == self.book.resources - 1:
            return Refusal("not-available", self.why("dearest"), rule)
        if self.me.cubes[r] <= 0:
            return self.no_cube(rule)
        return self.too_dear(int(self.book.feature[card].price), rule)

    def power(self) -> Refusal:
        feature = self.book.feature[self.book.buildings + self.index("powers")]
        if not self.book.with_powers:
            return Refusal("no-such-power", self.why("no-cards"), "SH-217")
        if feature.people != self.me.people:
            return Refusal("no-such-power", self.why("other-people"), "SH-146")
        if self.me.power >= 0:
            return Refusal("no-such-power", self.why("already-revealed"), "SH-146")
        if feature.window == Phase.OVER:
            return Refusal("no-such-power", self.why("final"), "SH-151")
        if feature.window != self.s.phase:
            return Refusal("no-such-power", self.why("other-phase"), "SH-147")
        return Refusal("no-such-power", self.why("of-no-use"), "SH-051")

    def speculation(self) -> Refusal:
        s, book, named = self.s, self.book, {"resources": self.word}
        action = self.variant.vocabulary.action(
            self.variant.vocabulary.written(self.move.verb, *self.move.words)
        )
        i = action - int(book.act.fix)
        bet = book.bet[i]
        frozen = (bet.sell and s.sell_frozen) | (bet.buy and s.buy_frozen)
        if frozen >> int(bet.resource) & 1:
            return Refusal("frozen", named, "SH-115")
        allowed = (possible(s.sell, s.sell_frozen, book, 0), possible(s.buy, s.buy_frozen, book, 1))
        needs = [int(book.bet_needs[column, i]) for column in range(2)]
        if any(had & needed != needed for had, needed in zip(allowed, needs, strict=True)):
            return Refusal("scale-end", named, "SH-121")
        rules = {
            "fix": "SH-116",
            "raise_price": "SH-117",
            "lower_price": "SH-117",
            "vary": "SH-120",
        }
        price = reduced(self.me, book, book.bet_price[i], Effect.CHEAPER_SPECULATION)
        return self.too_dear(price, rules.get(self.move.verb, "SH-118"))
