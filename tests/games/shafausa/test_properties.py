"""Properties of Shafausa that hold in every game, over all editions, players and options."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import bourgade
from bourgade.play import Event, LoadedGame, Match
from tests.games.shafausa.canton import KINDS, PEOPLES, RESOURCES, canton, game

EDITIONS = ("geek", "family", "colonial")
BUILDING_UP = (
    "take", "tile", "labour", "bid", "acquire", "warehouse", "mine", "build", "in", "miner",
    "city", "power", "pay", "raise", "lower", "vary", "transmute", "smuggle",
)  # fmt: skip


@cache
def table(edition: str, players: int) -> LoadedGame:
    """One set of options for each edition and number of players; together all their values."""
    options: dict[str, Any] = {"edition": edition, "players": players}
    options["peoples"] = ("choose", "random", "assigned")[players % 3]
    options["start_order"] = ("random", "seats")[players // 3 % 2]
    if options["peoples"] == "assigned":
        shift = EDITIONS.index(edition)
        named = (PEOPLES[(shift + 3 * p) % 8] for p in range(players))
        options.update({f"people_{'abcdef'[p]}": name for p, name in enumerate(named)})
    if edition != "family":
        options["power_cards"] = (
            "off" if (edition, players) in (("geek", 6), ("colonial", 2)) else "on"
        )
    return game(tuple(options.items()))


@cache
def walk(edition: str, players: int) -> Match:
    """A random game that rather builds than trades, chance by hand, as far as tests look at it."""
    numbers = random.Random(edition + str(players))
    match = table(edition, players).start(chance="manual")
    while not match.over and match.ply < 320:
        actions = match.actions()
        wanted = [action for action in actions if builds_up(match, action)]
        take = wanted if wanted and numbers.random() < 0.6 else actions
        match.play_action(numbers.choice(take))
    return match


def builds_up(match: Match, action: int) -> bool:
    return match.variant.vocabulary.move(action).verb.split("_")[0] in BUILDING_UP


def somewhere(edition: str, players: int, ply: int) -> Match:
    """A match some way into a random game."""
    return walk(edition, players).at(ply)


positions = st.builds(somewhere, st.sampled_from(EDITIONS), st.integers(2, 6), st.integers(0, 320))


def play_some(match: Match, numbers: Any) -> tuple[Event, ...]:
    """A move at random, more often one that builds something up."""
    actions = match.actions()
    wanted = [action for action in actions if builds_up(match, action)]
    return match.play_action(
        numbers.choice(wanted if wanted and numbers.random() < 0.6 else actions)
    )


# Events


def pieces(match: Match) -> dict[str, Any]:
    """What events speak of, in a shape that can be folded and compared.

    A tile that is paid and waits for its city still counts with the reserve.
    """
    position = match.position
    players = {
        seat: {
            "money": me["money"], "cubes": Counter(me["cubes"]), "bid": me["bid"],
            "mines": Counter({(city, r): n for city, row in me["mines"].items()
                              for r, n in row.items()}),
            "buildings": dict(me["buildings"]), "reserve": list(me["reserve"].values()),
            "people": me["people"], "power": me["power"], "cities": me["cities"],
            "miners": me["miners"], "warehouses": me["warehouses"], "tiles": set(me["tiles"]),
        }
        for seat, me in position["players"].items()
    }  # fmt: skip
    if position["placing_building"]:
        players[position["actor"]]["reserve"].append(position["placing_building"])
    return {
        "players": players,
        "ladder": Counter(position["ladder"].values()),
        "future": list(position["future"].values()),
        "bag": Counter(position["bag"]),
        "order": list(position["order"].values()),
        "next_order": list(position["next_order"].values()),
        "sell": Counter(position["sell"]),
        "buy": Counter(position["buy"]),
        "sold": set(position["sold"]),
        "frozen": {("sell", r) for r in position["sell_frozen"]}
        | {("buy", r) for r in position["buy_frozen"]},
        "turn": position["turn"],
        "ending": position["ending"],
    }


class Fold:
    """The second telling of every rule: what an event says, done to the pieces."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.table = pieces(match)

    def tell(self, event: Event) -> None:
        self.seat = event.seat
        self.me: dict[str, Any] = self.table["players"][event.seat] if event.seat else {}
        getattr(self, event.name, self.nothing)(**event.args)

    def nothing(self, **args: Any) -> None:
        pass

    # Set-up

    def people(self, people: str) -> None:
        self.me["people"] = people

    def starts_at(self, place: int) -> None:
        assert place == len(self.table["order"]) + 1
        self.table["order"].append(self.seat)

    def started(self, money: int, miners: int, cities: int) -> None:
        content, options = self.match.variant.content, self.match.variant.options
        if self.seat == "A":
            removed = content.editions[options["edition"]].buildings_removed
            copies = int(options["players"]) - 1
            self.table["bag"] = Counter({k: copies for k in KINDS if k not in removed})
        self.me.update(money=money, miners=miners, cities=cities)
        self.me["warehouses"] = content.editions[options["edition"]].warehouses_at_start
        if options["edition"] != "colonial":
            board = content.peoples[self.me["people"]]
            self.me["buildings"] = dict(board.buildings)
            for kind in board.buildings:
                self.table["bag"][kind] -= kind in KINDS
            for city, row in board.mines.items():
                for resource, amount in row.items():
                    self.me["mines"][city, resource] = amount

    def picked(self, tile: str) -> None:
        self.me["tiles"].add(tile)

    def draft_order(self, place: int, total: int) -> None:
        self.table["order"][place - 1] = self.seat

    def gift_money(self, amount: int) -> None:
        self.me["money"] += amount

    def gift_building(self, building: str) -> None:
        self.table["bag"][building] -= 1
        self.me["buildings"][building] = 1

    def gift(self, warehouses: int, miners: int, cities: int) -> None:
        self.me["warehouses"] += warehouses
        self.me["miners"] += miners
        self.me["cities"] += cities

    # Tiles

    def on_ladder(self, building: str) -> None:
        self.table["bag"][building] -= 1
        self.table["ladder"][building] += 1

    def on_future(self, building: str) -> None:
        self.table["bag"][building] -= 1
        self.table["future"].append(building)

    def moved_up(self, building: str) -> None:
        assert self.table["future"].pop(0) == building
        self.table["ladder"][building] += 1

    def cleared(self, building: str) -> None:
        self.table["ladder"][building] -= 1
        self.table["bag"][building] += 1

    def acquired(self, building: str, price: int) -> None:
        self.table["ladder"][building] -= 1
        self.me["reserve"].append(building)
        self.me["money"] -= price

    def acquired_future(self, building: str, price: int) -> None:
        self.table["future"].remove(building)
        self.me["reserve"].append(building)
        self.me["money"] -= price

    def discarded(self, building: str, price: int) -> None:
        self.cleared(building)
        self.me["money"] -= price

    def built(self, building: str, city: int) -> None:
        self.me["reserve"].remove(building)
        self.me["buildings"][building] = city

    def replaced(self, building: str, city: int, replaced: str) -> None:
        self.built(building, city)
        assert self.me["buildings"].pop(replaced) == city

    def fee(self, building: str, amount: int) -> None:
        assert building in self.me["reserve"]
        self.me["money"] -= amount

    def returned(self, building: str) -> None:
        self.me["reserve"].remove(building)
        self.table["bag"][building] += 1

    # Rounds and their order

    def turn(self, turn: int, stage: str) -> None:
        self.table["turn"] = turn
        self.table["frozen"] = set()
        if stage == "speculation":
            self.table["sold"] = set()

    def bid(self, amount: int) -> None:
        self.me["bid"] = amount

    def passed(self, amount: int) -> None:
        self.me["money"] -= amount

    def placed(self, place: int) -> None:
        self.table["next_order"].insert(place - 1, self.seat)

    def new_order(self, place: int) -> None:
        self.table["order"][place - 1] = self.seat
        self.table["next_order"].remove(self.seat)
        self.me["bid"] = 0

    def rotated(self, place: int) -> None:
        self.table["order"][place - 1] = self.seat

    def ended(self, reason: str) -> None:
        self.table["ending"] = reason
        self.table["frozen"] = set()

    # Cubes and money

    def produced(self, resource: str, amount: int) -> None:
        self.me["cubes"][resource] += amount

    def doubled(self, building: str, resource: str, amount: int) -> None:
        assert building in self.me["buildings"]
        self.me["cubes"][resource] += amount

    def earned(self, building: str, amount: int) -> None:
        assert building in self.me["buildings"]
        self.me["money"] += amount

    def power_produced(self, power: str, resource: str, amount: int) -> None:
        assert power == self.me["power"]
        self.me["cubes"][resource] += amount

    def power_earned(self, power: str, amount: int) -> None:
        assert power == self.me["power"]
        self.me["money"] += amount

    def revealed(self, power: str) -> None:
        assert self.me["power"] is None
        self.me["power"] = power

    final_card = revealed

    def warehouse(self, number: int, price: int) -> None:
        assert number == self.me["warehouses"] + 1
        self.me["warehouses"] = number
        self.me["money"] -= price

    def paid(self, resource: str, amount: int) -> None:
        self.me["cubes"][resource] -= amount

    def mine(self, resource: str, city: int) -> None:
        self.me["mines"][str(city), resource] += 1

    def miner(self, number: int, price: int) -> None:
        assert number == self.me["miners"] + 1
        self.me["miners"] = number
        self.me["money"] -= price

    def city(self, number: int) -> None:
        assert number == self.me["cities"] + 1
        self.me["cities"] = number

    def bought(self, resource: str, price: int) -> None:
        self.me["cubes"][resource] += 1
        self.me["money"] -= price

    def sold(self, resource: str, price: int) -> None:
        self.me["cubes"][resource] -= 1
        self.me["money"] += price

    surplus = smuggled = sold

    def bonus(self, building: str, amount: int) -> None:
        assert building in self.me["buildings"]
        self.me["money"] += amount

    def marked(self, resource: str) -> None:
        assert resource not in self.table["sold"]
        self.table["sold"].add(resource)

    def transmuted(self, resource: str, into: str, price: int) -> None:
        self.me["cubes"][resource] -= 1
        self.me["cubes"][into] += 1
        self.me["money"] -= price

    # The exchange

    def price_fell(self, resource: str, price: int) -> None:
        assert self.table["sell"][resource] == price + 1
        self.table["sell"][resource] = price

    def speculated(self, price: int) -> None:
        self.me["money"] -= price

    def fixed(self, resource: str, column: str, price: int) -> None:
        assert self.table[column][resource] == price
        self.moved(resource, column, price)

    def moved(self, resource: str, column: str, price: int) -> None:
        assert (column, resource) not in self.table["frozen"]
        self.table[column][resource] = price
        self.table["frozen"].add((column, resource))


def in_order(found: dict[str, Any]) -> dict[str, Any]:
    """Counters equal to one another also where one names a nought."""
    for me in found["players"].values():
        me["reserve"].sort()
        me["cubes"], me["mines"] = +me["cubes"], +me["mines"]
    for name in ("ladder", "bag", "sell", "buy"):
        found[name] = +found[name]
    return found


@settings(max_examples=40, deadline=None)
@given(positions, st.integers(0, 10**6).map(random.Random))
def test_events_fold_into_the_next_position(match: Match, numbers: Any) -> None:
    """One move of every kind from any position: what changed is what was told, nothing else."""
    kinds: dict[str, list[int]] = {}
    for action in match.actions():
        kinds.setdefault(match.variant.vocabulary.move(action).verb, []).append(action)
    for actions in kinds.values():
        trial = match.copy()
        fold = Fold(trial)
        for event in trial.play_action(numbers.choice(actions)):
            fold.tell(event)
        assert in_order(fold.table) == in_order(pieces(trial))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_events_of_a_whole_set_up_fold(edition: str, players: int) -> None:
    """Everything that is chosen, drawn and dealt before round 1."""
    options = (("edition", edition), ("players", players), ("peoples", "random"))
    match = game(options).start(chance="manual")
    numbers = random.Random(players)
    while match.position["turn"] == 0:
        fold = Fold(match)
        for event in match.play(numbers.choice(match.moves)):
            fold.tell(event)
        assert in_order(fold.table) == in_order(pieces(match))


# Pieces


def check_pieces(match: Match) -> None:
    """Tiles, mines, slots, markers and pawns are where they can be, and none is lost."""
    found, variant = pieces(match), match.variant
    content, edition = variant.content, variant.options["edition"]
    if match.phase in ("deal", "people", "order", "first", "draft"):
        return
    copies = variant.seats - 1
    lying = found["bag"] + found["ladder"] + Counter(found["future"])
    for me in found["players"].values():
        lying += Counter(me["reserve"]) + Counter(me["buildings"].keys())
        owned = [*me["reserve"], *me["buildings"]]
        assert len(owned) == len(set(owned)), "one copy of a kind"
        side = content.colonial if edition == "colonial" else content.peoples[me["people"]]
        for city in range(1, 6):
            filled = sum(n for (where, _), n in me["mines"].items() if where == str(city))
            filled += list(me["buildings"].values()).count(city)
            assert filled <= (side.slots[city - 1] if edition != "family" or city < 5 else 0)
        more = (me["buildings"].get("booster_shop", 9) <= me["cities"]) + (
            me["power"] == "deep_galleries"
        )
        assert me["mines"].total() <= me["miners"] + more
        assert me["money"] >= 0
        assert min(me["cubes"].values(), default=0) >= 0
        assert me["miners"] <= 12
        assert me["warehouses"] <= 11
        assert me["cities"] <= (4 if edition == "family" else 5)
    offices = lying.pop("engineers_office", 0)
    assert offices <= 2
    in_box = {"loft"} if edition == "family" else set()
    assert dict(lying) == {kind: copies for kind in KINDS if kind not in in_box}
    assert sorted(found["order"]) == list(variant.words["seats"])
    assert len(set(found["next_order"])) == len(found["next_order"])
    for resource in RESOURCES:
        scale = content.resources[resource]
        assert scale.sell_min <= found["sell"][resource] <= scale.sell_max
        assert scale.buy_min <= found["buy"][resource] <= scale.buy_max
    assert len(found["ladder"]) + len(found["future"]) <= 2 * variant.seats


@settings(max_examples=40, deadline=None)
@given(positions, st.integers(0, 10**6).map(random.Random))
def test_no_piece_is_lost_or_made(match: Match, numbers: Any) -> None:
    check_pieces(match)
    for _ in range(5):
        if match.over:
            return
        before = pieces(match)
        play_some(match, numbers)
        check_pieces(match)
        for seat, me in pieces(match)["players"].items():
            then = before["players"][seat]
            if then["people"] and before["turn"]:
                for track in ("miners", "cities", "warehouses"):
                    assert me[track] >= then[track]
                assert me["mines"] >= then["mines"]  # never moved or torn down
                gone = set(then["buildings"]) - set(me["buildings"])
                assert gone <= {"engineers_office"}
                assert then["power"] in (None, me["power"])


@settings(max_examples=30, deadline=None)
@given(positions)
def test_only_the_mover_pays_and_only_the_named_earn(match: Match) -> None:
    """A decision takes money or cubes from nobody but its mover, as far as the turn goes on."""
    if match.over or match.actor == "chance":
        return
    seat, turn, phase = match.actor, match.position["turn"], match.phase
    before = pieces(match)["players"]
    for move in match.moves[::7]:
        trial = match.copy()
        trial.play(move)
        if (trial.phase, trial.position["turn"]) != (phase, turn):
            continue
        for other, me in pieces(trial)["players"].items():
            if other != seat:
                assert me["money"] >= before[other]["money"]
                assert me["cubes"] == before[other]["cubes"]


# The count


def count_by_hand(match: Match, seat: str) -> tuple[int, int]:
    """Points and CHF of a seat from the pieces, written a second time."""
    position, content = match.position, match.variant.content
    options = match.variant.options
    me, family = position["players"][seat], options["edition"] == "family"
    built = me["cities"]
    active = [kind for kind, city in me["buildings"].items() if city <= built]
    mines: Counter[str] = Counter()
    free = 0
    full = 0
    side = content.colonial if options["edition"] == "colonial" else content.peoples[me["people"]]
    for city in range(1, built + 1):
        here = me["mines"][str(city)]
        mines.update(here)
        left = side.slots[city - 1] - sum(here.values())
        left -= sum(where == city for where in me["buildings"].values())
        free += left
        full += left == 0
    held = sum(me["cubes"].values())
    chf = me["money"] + sum(n * position["buy"][r] for r, n in me["cubes"].items())
    kinds = len(set(active) - {"engineers_office"})
    total = built + me["miners"] + sum(content.buildings[kind].vp for kind in active)
    worth = dict(zip(RESOURCES, (1, 1, 1, 2, 3, 4, 5), strict=True))
    total += sum(n * worth[r] for r, n in mines.items())
    total += {10: 2, 11: 0 if family else 4}.get(kinds, 0)
    if not family:
        total += me["warehouses"] + 2 * (me["warehouses"] == 11)
    total += me["warehouses"] == 11 and held >= 11
    total += 3 * (built == (4 if family else 5) and free == 0)
    total += 2 * (me["miners"] == 12)
    rate = 20
    finals = ("summit", "ogres_hoard", "corner_the_market", "royal_vein", "learned_cities",
              "wardens", "guard_of_honour", "social_justice")  # fmt: skip
    if options["power_cards"] == "on" and me["power"] in (None, *finals):
        starts = {r: content.resources[r].sell_start for r in RESOURCES}
        high = sum(position["sell"].get(r, 0) >= start for r, start in starts.items())
        final = {
            "gineva": min(6, max(0, kinds - 2)), "grisa": 0, "zugriga": min(5, high),
            "shafausa": min(5, mines["silver"] + mines["gold"]), "sanagal": min(5, full),
            "luserna": min(6, 2 * mines["wood"]), "primitiva": min(4, me["miners"] // 3),
            "tessina": min(6, held, me["warehouses"]),
        }  # fmt: skip
        total += final[me["people"]]
        rate = 12 if me["people"] == "grisa" else 20
    return total + chf // rate, chf


@settings(max_examples=40, deadline=None)
@given(positions, st.integers(0, 10**6).map(random.Random))
def test_scores_are_those_of_the_pieces(match: Match, numbers: Any) -> None:
    for _ in range(4):
        if match.position["turn"] == 0 or match.over:
            break
        play_some(match, numbers)
    if match.position["turn"] > 0:
        counted = [count_by_hand(match, seat) for seat in match.variant.words["seats"]]
        assert [(score["points"], score["chf"]) for score in match.scores.values()] == counted


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_finished_game_tells_its_count(edition: str) -> None:
    """The lines told add up to the totals, and the winners are those of the best row."""
    for seed in (3, 4):
        numbers = random.Random(seed)
        options = (("edition", edition), ("players", 2 + seed % 2), ("round_cap", 8))
        match = game(options).start(chance="manual")
        while not match.over:
            play_some(match, numbers)
        check_pieces(match)
        sums: Counter[str] = Counter()
        totals: dict[str, tuple[int, int]] = {}
        for event in match.events():
            if event.name in ("scored", "scored_by_card"):
                sums[str(event.seat)] += int(event.args["points"])
            if event.name == "total":
                totals[str(event.seat)] = int(event.args["points"]), int(event.args["chf"])
        assert {seat: points for seat, (points, _) in totals.items()} == dict(sums)
        assert totals == {seat: count_by_hand(match, seat) for seat in totals}
        best = [seat for seat, row in totals.items() if row == max(totals.values())]
        assert list(match.winners) == best
        told = [
            e.seat for e in match.events() if e.name in ("won", "won_by_money", "shares_victory")
        ]
        assert told == best


# Money cannot be made from nothing


def trades(match: Match, smuggling: bool = True) -> list[str]:
    words = ("buy", "sell", "smuggle") if smuggling else ("buy", "sell")
    return [move for move in match.moves if move.split()[0] in words]


def trade_about(match: Match, numbers: Any, steps: int) -> None:
    """Trades at random at frozen prices, then back to as many cubes as before.

    Money must not have become more, whatever bonus, discount or better price took part.
    """
    seat = match.actor or ""
    start = Counter(match.position["players"][seat]["cubes"])
    money = match.position["players"][seat]["money"]
    prices = match.position["sell"], match.position["buy"]
    for _ in range(steps):
        possible = trades(match)
        if not possible:
            return
        dear = [move for move in possible if move.split()[1] in ("silver", "gold")]
        match.play(numbers.choice(dear if dear and numbers.random() < 0.5 else possible))
    while True:
        held = Counter(match.position["players"][seat]["cubes"])
        more, fewer = list((held - start).elements()), list((start - held).elements())
        back = [
            move
            for move in trades(match)
            if (move.split()[1] in fewer if move.startswith("buy") else move.split()[1] in more)
        ]
        if not back:
            break
        match.play(numbers.choice(back))
    if not fewer:  # otherwise cubes were sold that can no longer be paid: nothing came of nothing
        assert match.position["players"][seat]["money"] <= money
    assert (match.position["sell"], match.position["buy"]) == prices


@settings(max_examples=40, deadline=None)
@given(positions, st.integers(0, 10**6).map(random.Random), st.integers(1, 25))
def test_no_sequence_of_trades_gains_money(match: Match, numbers: Any, steps: int) -> None:
    """In whatever position of a game trade is free."""
    for _ in range(80):
        if match.over or (trades(match) and match.phase != "surplus"):
            break
        play_some(match, numbers)
    if not match.over and match.phase != "surplus":
        trade_about(match, numbers, steps)


CARDS = {
    "gineva": "negotiation", "tessina": "smuggling", "sanagal": "transmutation", "grisa": "",
}  # fmt: skip


@st.composite
def exchanges(draw: st.DrawFn) -> Match:
    """A management turn with all that bears on trade: prices anywhere, Mint, a card."""
    people = draw(st.sampled_from(sorted(CARDS)))
    family = draw(st.booleans())
    card = CARDS[people] if not family and draw(st.booleans()) else ""
    board = draw(st.sampled_from(["bare", "1: mint"]))
    mine = [f"{draw(st.integers(0, 3))} {resource}" for resource in RESOURCES]
    me = f"{people}, {board}, {draw(st.integers(0, 120))} chf, {', '.join(mine)}"
    prices: dict[str, Any] = {}
    if not family:
        scales = game().variant.content.resources.values()
        for column in ("sell", "buy"):
            prices[column] = {
                scale.id: draw(
                    st.integers(getattr(scale, f"{column}_min"), getattr(scale, f"{column}_max"))
                )
                for scale in scales
            }
    me += f", power {card}" if card else ""
    return canton(edition="family" if family else "geek", A=me, B="zugriga, bare", **prices)


@settings(max_examples=40, deadline=None)
@given(exchanges(), st.integers(0, 10**6).map(random.Random), st.integers(1, 25))
def test_no_sequence_of_trades_gains_money_at_any_prices(
    match: Match, numbers: Any, steps: int
) -> None:
    trade_about(match, numbers, steps)


@st.composite
def boxes(draw: st.DrawFn) -> tuple[str, dict[str, Any]]:
    """Other figures of all that bears on trade, legal or not, and prices at their tightest."""
    lines: list[str] = []
    tight: dict[str, Any] = {"sell": {}, "buy": {}}
    margin = draw(st.integers(1, 3))
    for resource in RESOURCES:
        low = draw(st.integers(0, 6))
        top = low + draw(st.integers(0, 6))
        cheap = top + margin + draw(st.integers(0, 2))
        lines += [
            "[[resource]]", f'id = "{resource}"', f"sell_min = {low}", f"sell_start = {low}",
            f"sell_max = {top}", f"buy_min = {cheap}", f"buy_start = {cheap}",
            f"buy_max = {cheap + 5}",
        ]  # fmt: skip
        tight["sell"][resource], tight["buy"][resource] = top, cheap
    dear = draw(st.lists(st.sampled_from(RESOURCES), min_size=1, unique=True))
    amount, units = draw(st.integers(1, margin)), draw(st.integers(1, 6))
    listed = ", ".join(f'"{resource}"' for resource in dear)
    lines += [
        "[[building]]", 'id = "mint"',
        f"effect = {{ resources = [{listed}], amount = {amount}, max_units_per_round = {units} }}",
        "[[power]]", 'id = "smuggling"',
        f"effect = {{ bonus = {draw(st.integers(0, margin))}, units_per_round = {units} }}",
        "[[power]]", 'id = "negotiation"',
        f"effect = {{ amount = {draw(st.integers(1, 5))}, max_units_per_round = {units}, "
        f"floor_above_sell = {draw(st.integers(amount - 1, 4))} }}",
    ]  # fmt: skip
    return "\n".join(lines), tight


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.filter_too_much])
@given(boxes(), st.sampled_from(["gineva", "tessina"]), st.integers(0, 10**6).map(random.Random))
def test_no_content_that_is_accepted_lets_trade_gain_money(
    figures: tuple[str, dict[str, Any]], people: str, numbers: Any
) -> None:
    text, prices = figures
    me = f"{people}, 1: mint, 60 chf, power {CARDS[people]}"
    try:
        match = canton(A=me, B="grisa, bare", content=text, **prices)
    except bourgade.BadContent:
        assume(False)
        return
    for resource in RESOURCES:  # the shortest way to a gain: buy and sell at once
        trial = match.copy()
        for back in ("sell", "smuggle"):
            if f"buy {resource}" in trial.moves:
                trial.play(f"buy {resource}")
                if f"{back} {resource}" in trial.moves:
                    trial.play(f"{back} {resource}")
        assert trial.position["players"]["A"]["money"] <= 60
    trade_about(match, numbers, 15)


@pytest.mark.rule("SH-017")
@pytest.mark.parametrize(
    "figures",
    [
        '[[resource]]\nid = "gold"\nbuy_min = 19',
        '[[resource]]\nid = "gold"\nsell_max = 20',
        '[[building]]\nid = "mint"\neffect = { amount = 2 }',
        '[[building]]\nid = "mint"\neffect = { resources = ["wood"], amount = 2 }',
        '[[power]]\nid = "smuggling"\neffect = { bonus = 2 }',
        '[[power]]\nid = "negotiation"\neffect = { floor_above_sell = 0 }',
    ],
)
def test_figures_that_would_make_money_from_nothing_are_refused(figures: str) -> None:
    with pytest.raises(bourgade.BadContent):
        game((), figures)


@pytest.mark.rule("SH-166")
@settings(max_examples=25, deadline=None)
@given(exchanges(), st.integers(0, 10**6).map(random.Random))
def test_transmutation_happens_once_a_round_whatever_is_traded(match: Match, numbers: Any) -> None:
    """The one card that can turn a cube into a better one is held to its limit."""
    used = 0
    for _ in range(25):
        possible = [move for move in match.moves if move.startswith("transmute")] or trades(match)
        if not possible:
            break
        move = numbers.choice(possible)
        used += move.startswith("transmute")
        match.play(move)
    assert used <= (match.position["players"]["A"]["power"] == "transmutation")
