"""Why a position of Mint Works is impossible: each fault with its field and the rule it breaks."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from itertools import combinations
from types import SimpleNamespace
from typing import Any, cast

from bourgade.games.mintworks.layout import Effect, Ending, Phase, State
from bourgade.games.mintworks.rules import chance, legal
from bourgade.games.mintworks.rules.cards import count, deck_size, stars, supply_count
from bourgade.games.mintworks.rules.development import effect_place, is_full
from bourgade.games.mintworks.rules.ending import is_tied_best
from bourgade.games.mintworks.rules.mints import price, supply_is_empty
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import CHANCE, NOBODY
from bourgade.kernel.problems import Checks, PositionProblems

PILES = ("plans", "buildings")
UPKEEP = (Phase.REFILL, Phase.RENEW, Phase.SHARE, Phase.AGE)

USED_IN = {
    Phase.LOTTO: Effect.DRAW_PLAN,
    Phase.REPLACE: Effect.GAIN_PLAN,
    Phase.COPY: Effect.COPY,
    Phase.BUY: Effect.GAIN_PLAN,
    Phase.BUILD: Effect.BUILD_PLAN,
    Phase.RECYCLE: Effect.RECYCLE,
    Phase.GIVE: Effect.SWAP,
    Phase.TAKE: Effect.SWAP,
}
"""The effect being resolved while a position rests in a phase."""

NOTHING_YET = {
    "turn": "MW-023", "rounds": "MW-021", "passed": "MW-024", "under": "MW-016",
    "placed": "MW-029", "gone": "MW-134", "again": "MW-136", "step": "MW-107",
}  # fmt: skip
"""What is empty until the first Development, and the rule by which it begins."""


class Problems(PositionProblems):
    """What makes a position of Mint Works impossible."""

    def __init__(self, variant: Variant, s: State) -> None:
        super().__init__(variant, s)
        self.automaton: Any = self.book.automaton
        self.me: Any = self.s.players[self.s.active]
        self.standing = standing(self.s)

    def checks(self) -> Checks:
        yield from self.each("plans", self.copies)
        yield from self.check_rows()
        yield from self.each("seats", self.of_hood)
        yield from self.each("plans", self.of_plan)
        yield from self.check_in_play()
        yield from self.each("locations", self.of_location)
        yield from self.check_shut()
        yield from self.check_mints()
        yield from self.check_actor()
        if self.phase <= Phase.FIRST:
            yield from self.check_setup()
        else:
            yield from self.check_turn()
        yield from self.check_site()
        yield from self.check_swap()
        yield from self.check_choice()
        if self.phase in (Phase.REPLACE, *UPKEEP[:3]):
            yield from self.check_upkeep()
        yield from self.check_ending()

    # Cards

    def copies(self, k: int) -> Checks:
        s = self.s
        places = ["deck"] * (s.deck >> k & 1)
        places += ["supply"] * s.supply.count(k) + ["bottom"] * s.bottom.count(k)
        for seat, me in self.players:
            places += [f"players.{seat}.{pile}" for pile in PILES if getattr(me, pile) >> k & 1]
        wrong, told = len(places) != 1, {"found": len(places)}
        yield wrong, ["deck", *places][-1], "copies", "MW-010", told

    def check_rows(self) -> Checks:
        s, book, supply, bottom = self.s, self.book, row(self.s.supply), row(self.s.bottom)
        found, under, size = len(supply), len(bottom), book.supply_size
        rule = "MW-125" if book.refills_at_once else "MW-016"
        yield found > size, "supply", "row-size", rule, {"size": size, "found": found}
        yield supply_count(s, book) != found, "supply", "gap", "MW-103"
        yield s.bottom[:under] != bottom, "bottom", "gap", "MW-007"
        top = {"said": s.top, "found": count(s.deck)}
        yield s.top != count(s.deck), "top", "top-count", "MW-118", top
        yield s.under != under, "under", "under-count", "MW-118", {"said": s.under, "found": under}
        for i, depth in enumerate(self.words["depths"]):
            known = s.known_to[i] >= 0 and i >= under
            yield known, f"known_to.{depth}", "nothing-known", "MW-121"

    def of_hood(self, p: int) -> Checks:
        me, place = self.s.players[p], "players.{seats}"
        ranks = [sorted(self.s.since[k] for k in cards(pile)) for pile in (me.plans, me.buildings)]
        disorder = any(one != list(range(1, len(one) + 1)) for one in ranks)
        yield me.secret & ~me.plans, f"{place}.secret", "secret-not-held", "MW-120"
        yield me.unknown, f"{place}.unknown", "unknown-plans", "MW-120"
        yield disorder, "since", "order", "MW-107"

    def of_plan(self, k: int) -> Checks:
        s, built = self.s, self.standing >> k & 1
        held = built or any(s.players[p].plans >> k & 1 for p in range(s.seats))
        yield s.since[k] and not held, "since.{plans}", "order-elsewhere", "MW-107"
        stores = built and self.book.plan[k].upkeep_stored
        yield s.stored[k] and not stores, "stored.{plans}", "mints-on-card", "MW-079"

    # Locations

    def check_in_play(self) -> Checks:
        s, book = self.s, self.book
        found, drawn = count(s.in_play & book.advanced), book.advanced_drawn
        yield book.start_in_play & ~s.in_play, "in_play", "not-all-in-play", "MW-013"
        miscounted = found > drawn or (found < drawn and self.phase is not Phase.ADVANCED)
        told = {"found": found, "drawn": drawn}
        yield miscounted, "in_play", "advanced-count", "MW-015", told

    def of_location(self, place: int) -> Checks:
        s, deed = self.s, self.book.location[place].deed
        in_play, opened = s.in_play >> place & 1, s.open >> place & 1
        built = deed >= 0 and self.standing >> deed & 1
        yield opened and not in_play, "open", "open-not-in-play", "MW-014"
        yield deed < 0 and in_play and not opened, "open", "must-be-open", "MW-029"
        yield built and not opened, "open", "must-be-open", "MW-048"
        early = deed >= 0 and not built and not self.can_lose_deeds()
        yield early and opened, "open", "deed-not-built", "MW-047"
        spaces = s.placed[place].tolist()
        used, room = sum(n > 0 for n in spaces), self.book.location[place].spaces
        misplaced = used > room or any(spaces[used:])
        yield misplaced, "placed.{locations}", "bad-spaces", "MW-013"
        yield used and not opened, "placed.{locations}", "mints-on-closed", "MW-047"
        if used:
            least, most = _costs(self.variant, place, s.in_play)
            fixed = "yes" if least == most else "no"
            for space, mints in zip(self.words["spaces"], spaces[:used], strict=False):
                told = {"least": least, "most": most, "mints": mints, "fixed": fixed}
                where = f"placed.{{locations}}.{space}"
                yield not least <= mints <= most, where, "wrong-payment", "MW-030", told

    def can_lose_deeds(self) -> bool:
        """Whether a deed that was built may be gone by now (MW-055)."""
        book = self.book
        effects = {Effect.SWAP, *([Effect.RECYCLE] if book.recycles_buildings else [])}
        in_play = cards(self.s.in_play) if self.phase > Phase.FIRST else []
        return any(book.location[place].effect in effects for place in in_play)

    def check_shut(self) -> Checks:
        s = self.s
        yield s.shut and not self.shuts(), "shut", "nothing-shuts", "MW-133"
        for place in cards(s.shut):
            # Once all mints are cleared, the end may come before the next Development.
            unused, told = not s.placed[place, 0] and not s.over, self.location(place)
            yield unused, "shut", "shut-unused", "MW-133", told

    def shuts(self) -> bool:
        return bool(self.automaton.shuts or self.automaton.blocks)

    def location(self, place: int) -> dict[str, str]:
        return {"locations": self.word("locations", place)}

    # Mints

    def check_mints(self) -> Checks:
        s, total, found = self.s, self.book.mint_total, self.s.reserve + mints_out(self.s)
        spends, told = self.automaton.spends_for_good, {"total": total, "found": found}
        yield total and found != total, "reserve", "mint-total", "MW-135", told
        yield total and not s.reserve and not s.over, "reserve", "already-empty", "MW-135"
        yield not total and s.reserve, "reserve", "supply-not-counted", "MW-008"
        yield s.gone and not (total and spends), "gone", "nothing-gone", "MW-134"
        leaves = spends and s.leaving in self.payments()
        yield s.leaving and not leaves, "leaving", "nothing-leaves", "MW-134"
        for seat in self.variant.automata:
            counted = self.automaton.unlimited and s.players[self.automaton.seat].mints
            yield counted, f"players.{seat}.mints", "not-counted", "MW-137", {"seats": seat}

    def payments(self) -> set[int]:
        """What one side may have paid at the Supplier: the sums of some of its spaces."""
        spaces = self.s.placed[self.book.supplier].tolist()
        return {sum(some) for n in range(len(spaces) + 1) for some in combinations(spaces, n)}

    # Turns

    def check_actor(self) -> Checks:
        """Who acts, by the phase, and how far the game has come."""
        s, phase = self.s, self.phase
        yield phase > Phase.OVER, "phase", "not-resting", "MW-101"
        for name in ("active", "token"):
            if phase <= Phase.FIRST:
                yield getattr(s, name) >= 0, name, f"{name}-too-soon", "MW-018"
            else:
                yield getattr(s, name) < 0, name, f"{name}-missing", "MW-022"
        yield (s.over != 0) != (phase is Phase.OVER), "over", "wrong-end", "MW-021"
        yield from self.acts(expected_actor(self.variant, s), "MW-022")

    def check_setup(self) -> Checks:
        """Before the first Development everything is as set up."""
        s, book, size = self.s, self.book, self.book.supply_size
        yield from self.each("seats", self.before_start, "players.{seats}.")
        for name, rule in NOTHING_YET.items():
            found = getattr(s, name)
            place = {"under": "bottom"}.get(name, name)
            yield found.any() if name == "placed" else found, place, "too-soon", rule
        if self.phase is Phase.ADVANCED:
            drawn = count(s.in_play & book.advanced) >= book.advanced_drawn
            yield drawn, "phase", "nothing-to-draw", "MW-015"
            yield s.supply[0] >= 0, "supply", "too-soon", "MW-016"
        elif self.phase is Phase.FIRST:
            yield book.first_player >= 0, "phase", "token-named", "MW-018"
            short = supply_count(s, book) < size
            yield short, "supply", "supply-short", "MW-016", {"size": size}

    def before_start(self, p: int) -> Checks:
        me, mints = self.s.players[p], self.book.start_mints[p]
        yield me.mints != mints, "mints", "start-mints", "MW-017", {"mints": mints}
        for pile in PILES:
            yield getattr(me, pile), pile, "too-soon", "MW-017"
        yield me.age, "age", "not-asked", "MW-116"

    def check_turn(self) -> Checks:
        s, book, phase, automaton = self.s, self.book, self.phase, self.automaton
        placing, least = phase is Phase.PLACE, least_turns(s)
        told = {"rounds": s.rounds, "least": least}
        yield s.rounds < 1, "rounds", "play-has-begun", "MW-021"
        yield s.turn < least, "turn", "too-few-turns", "MW-024", told
        acts = s.active == automaton.seat and Phase.PLACE < phase < Phase.OVER
        yield acts, "phase", "automaton-acts", "MW-130"
        # What ends the game or comes late in Upkeep may find another seat active.
        elsewhere = phase is Phase.RENEW or (phase is Phase.OVER and book.mint_total)
        takes_more = s.active == automaton.seat or elsewhere
        most = max(0, automaton.turns - 1) if takes_more else 0
        yield s.again > most, "again", "too-many-turns", "MW-136", {"most": most}
        yield count(s.passed) >= s.seats, "passed", "all-passed", "MW-024"
        reason, rule = ("not-in-a-row", "MW-024") if placing else ("no-passes", "MW-025")
        told = {"seats": self.word("seats", s.active)}
        yield s.passed not in self.runs(), "passed", reason, rule, told
        in_turn = phase is Phase.SHARE or (phase is Phase.OVER and supply_is_empty(s, book))
        buildings = count(self.me.buildings) if in_turn else 0
        yield s.step > buildings, "step", "nothing-acts", "MW-107"

    def runs(self) -> set[int]:
        """The sets of seats that can have passed in a row before the current turn."""
        s, automaton = self.s, self.automaton
        if self.phase is not Phase.PLACE:
            return {0}
        if s.active == automaton.seat and s.again < automaton.turns - 1:
            return {0, 1 << s.active}  # its own earlier turn did not end a round (MW-136)
        behind = [1 << (s.active - n) % s.seats for n in range(1, s.seats)]
        return {sum(behind[:n]) for n in range(s.seats)}

    # The placement being resolved

    def check_site(self) -> Checks:
        s, book, phase, site, copied = self.s, self.book, self.phase, self.s.site, self.s.copied
        used = phase in USED_IN
        copies = used and book.location[site].effect == Effect.COPY and phase is not Phase.COPY
        found = site >= 0
        yield from self.only_when(used, found, "site", "no-placement", "no-site", "MW-029")
        found = copied >= 0
        yield from self.only_when(copies, found, "copied", "no-copy", "nothing-copied", "MW-065")
        if not used:
            return
        place, here, mints = effect_place(s), self.location(site), s.placed[site, 0]
        there = self.location(place)
        where, rule = ("copied", "MW-065") if found else ("site", "MW-029")
        yield not self.resolves(place), where, "wrong-location", rule, there
        yield not s.open >> site & 1, "site", "closed-location", "MW-047", here
        if phase in (Phase.COPY, Phase.BUY):  # nothing has been paid yet
            yield is_full(s, book, site), "site", "no-free-space", "MW-031", here
        else:
            yield not mints, "placed.{locations}", "not-paid", "MW-029", here
            by_automaton = s.active == self.automaton.seat
            shut = self.shuts() and bool(s.shut >> site & 1) != by_automaton
            yield shut, "shut", "shut-by-its-user", "MW-133", here
        yield found and not self.is_copyable(place), "copied", "not-copyable", "MW-066", there

    def resolves(self, place: int) -> bool:
        """Whether a location may have led to the phase."""
        effect = self.book.location[place].effect
        if self.phase is Phase.REPLACE and not self.book.swap_to_supply and effect == Effect.SWAP:
            return True
        return effect == USED_IN[self.phase]

    def is_copyable(self, place: int) -> bool:
        """MW-066, MW-067: open, and full or (by option) in use; not shut by Justin (MW-133)."""
        s, book = self.s, self.book
        if not s.open >> place & 1 or (s.shut >> place & 1 and self.automaton.shuts):
            return False
        return is_full(s, book, place) or bool(book.copies_any_occupied and s.placed[place, 0] > 0)

    def check_swap(self) -> Checks:
        s, me, last, taking = self.s, self.me, self.s.under - 1, self.phase is Phase.TAKE
        waits, given = taking and self.book.swap_to_supply != 0, self.s.given >= 0
        yield from self.only_when(waits, given, "given", "no-swap", "no-card-given", "MW-063")
        unseen = last < 0 or s.known_to[last] not in (-1, s.active)
        hidden = taking and not waits and unseen
        yield hidden, "bottom", "given-under-deck", "MW-062"
        bare = self.phase is Phase.GIVE and s.supply[0] < 0
        yield bare, "supply", "nothing-to-take", "MW-064"
        if waits:
            shown = me.plans & ~me.secret | me.buildings
            told = {"plans": self.word("plans", s.given)}
            yield not shown >> s.given & 1, "given", "given-not-held", "MW-063", told

    def check_choice(self) -> Checks:
        """There must be something to choose or to draw."""
        s, book, phase, (out, weight) = self.s, self.book, self.phase, self.variant.buffers()
        stuck = Phase.PLACE < phase < Phase.OVER and not legal(s, book, out)
        yield stuck, "phase", "no-choice", "MW-033"
        undrawn = phase < Phase.PLACE and not chance(s, book, out, weight)
        yield undrawn, "deck", "nothing-to-draw", "MW-103"
        joins = phase in (Phase.DEAL, Phase.REPLACE, Phase.REFILL, Phase.RENEW)
        full = joins and supply_count(s, book) == book.supply_size
        yield full, "supply", "supply-full", "MW-103"

    # Upkeep and the end

    def check_upkeep(self) -> Checks:
        s, book, phase = self.s, self.book, self.phase
        lacking = book.supply_size - supply_count(s, book)
        short, seller = lacking > deck_size(s), self.location(book.supplier)
        if phase in (Phase.REPLACE, Phase.RENEW):
            rule = "MW-127" if phase is Phase.REPLACE else "MW-129"
            yield not book.refills_at_once, "phase", "solo-only", rule
        if phase is not Phase.REPLACE:
            yield from self.check_star_test()
        if phase is Phase.REFILL:
            yield short, "deck", "deck-short", "MW-104"
        elif phase is Phase.RENEW:
            sold = s.placed[book.supplier, 0]
            yield sold, "placed.{locations}", "supply-used", "MW-129", seller
            yield s.active != s.token, "active", "token-acts", "MW-107"
            yield short, "deck", "deck-short", "MW-128"
        elif phase is Phase.SHARE:
            yield not self.asks_to_share(), "step", "no-card-asks", "MW-081"
            yield lacking, "supply", "supply-short", "MW-103", {"size": book.supply_size}

    def check_star_test(self) -> Checks:
        """The star test of this Upkeep has let the game go on (MW-102)."""
        book, before = self.book, deepcopy(self.s)
        if self.phase is not Phase.REFILL:  # buildings may have stored mints since
            for k in range(book.plans):
                before.stored[k] = max(0, before.stored[k] - book.plan[k].upkeep_stored)
        for p, seat in enumerate(self.words["seats"]):
            enough = stars(before, book, p) >= book.end_stars
            told = {"seats": seat, "stars": book.end_stars}
            yield enough, "players.{seats}.buildings", "enough-stars", "MW-102", told

    def asks_to_share(self) -> bool:
        s, plans, mine = self.s, self.book.plan, cards(self.me.buildings)
        return s.seats > 2 and any(plans[k].upkeep_other and s.since[k] == s.step for k in mine)

    def check_ending(self) -> Checks:
        s, book, phase = self.s, self.book, self.phase
        asking, closing = phase is Phase.AGE, phase in (Phase.AGE, Phase.OVER)
        why = ending(self.variant, s) if closing else "none"
        yield closing and why == "none", "phase", "no-end", "MW-019", {"stars": book.end_stars}
        wrong = Ending(s.ending).name.lower() != why
        yield wrong, "ending", "wrong-ending", "MW-019", {"why": why}
        asked = [p for p in range(s.seats) if is_tied_best(s, book, p)]
        if supply_is_empty(s, book) or self.automaton.seat in asked or len(asked) < 2:
            asked = []  # nobody is asked: someone has won, or one of the tied has no age (MW-117)
        yield asking and s.active not in asked, "active", "not-tied", "MW-116"
        # Those asked before; one who tells no age is the last to be asked.
        before = asked[: asked.index(s.active)] if asking else asked if closing else []
        telling = True
        for p, seat in enumerate(self.words["seats"]):
            age, place, told = s.players[p].age, f"players.{seat}.age", {"seats": seat}
            may_tell = telling and p in before
            yield age and not may_tell, place, "not-asked", "MW-116", told
            yield asking and p in before and not age, place, "no-age-told", "MW-117", told
            telling = telling and (age > 0 or p not in asked)


@cache
def _costs(variant: Variant, place: int, in_play: int) -> tuple[int, int]:
    """The least and the most that one placement there can cost any player."""
    book = variant.plain_book
    copying = int(book.location[place].effect == Effect.COPY)
    resolved = [q for q in cards(in_play) if q != place] if copying else [place]
    costs = [
        price(book, cast("Any", SimpleNamespace(buildings=buildings)), q, k, copying)
        for q in resolved
        for k in range(book.plans)
        for buildings in (0, book.discounts)
    ]
    return min(costs), max(costs)


# What lies where, whose turn it is, and what ends the game


def row(places: Any) -> list[int]:
    """The plans of a row."""
    return [k for k in places if k >= 0]


def cards(flags: int) -> list[int]:
    """The cards of a set."""
    return [k for k in range(flags.bit_length()) if flags >> k & 1]


def standing(s: State) -> int:
    """The buildings of all neighbourhoods."""
    buildings = 0
    for p in range(s.seats):
        buildings |= s.players[p].buildings
    return buildings


def mints_out(s: Any) -> int:
    """All mints that are not in the supply."""
    held = sum(me.mints for me in s.players)
    return held + int(s.placed.sum()) + sum(s.stored) + s.gone


def least_turns(s: State) -> int:
    """The fewest turns that have begun: a round ends once everyone has passed (MW-024)."""
    this_round = s.seats if s.phase in UPKEEP else count(s.passed) + 1
    return (max(1, s.rounds) - 1) * s.seats + this_round


def automaton_places(variant: Variant, s: State) -> bool:
    automaton = variant.plain_book.automaton.seat
    return s.phase == Phase.PLACE and s.active == automaton >= 0


def expected_actor(variant: Variant, s: State) -> int:
    if s.phase == Phase.OVER:
        return NOBODY
    by_chance = s.phase < Phase.PLACE or automaton_places(variant, s)
    return CHANCE if by_chance else s.active


def ending(variant: Variant, s: State) -> str:
    """What ends or ended the game, from the position alone: ``none`` if it goes on."""
    book = variant.plain_book
    if supply_is_empty(s, book):  # MW-135, whatever the stars say
        return "mints"
    if any(stars(s, book, p) >= book.end_stars for p in range(s.seats)):  # MW-102
        return "stars"
    missing = book.supply_size - supply_count(s, book)
    return "deck" if missing > deck_size(s) else "none"  # MW-104
