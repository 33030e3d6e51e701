"""Why a position of Minivilles is impossible: each fault with its field and the rule it breaks."""

from __future__ import annotations

from typing import Any

from bourgade.games.minivilles.layout import Colour, Effect, Phase, State
from bourgade.games.minivilles.rules.cards import (
    count,
    has_card_for,
    in_city,
    is_allowed,
    meets_conditions,
    result,
)
from bourgade.games.minivilles.rules.dice import harbor_amount
from bourgade.games.minivilles.rules.effects import acts_on_this_turn, can_choose
from bourgade.games.minivilles.rules.market import is_dead
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import CHANCE, NOBODY
from bourgade.kernel.problems import Checks, PositionProblems

BY_CHANCE = (Phase.DRAW, Phase.FIRST, Phase.DICE, Phase.BOATS)
THROWN = ("dice", "die1", "die2", "bonus", "rerolled", "again")
"""What is thrown in a turn and what comes of it."""

ASKED_BY = {
    Effect.BANK_INCOME_EXTRA_ROLL: (Phase.BOATS,),
    Effect.DEMOLISH_MONUMENT: (Phase.DEMOLISH,),
    Effect.GIVE_ESTABLISHMENT: (Phase.MOVE, Phase.MOVE_TO),
    Effect.FROM_ONE_CHOSEN: (Phase.TV,),
    Effect.SWAP_ESTABLISHMENTS: (Phase.SWAP, Phase.SWAP_MINE, Phase.SWAP_THEIRS),
    Effect.CLOSE_KIND: (Phase.RENOVATE,),
}
"""The decisions that each effect calls for."""

NO_CHOICE = {
    Effect.DEMOLISH_MONUMENT: "MV-087",
    Effect.GIVE_ESTABLISHMENT: "MV-097",
    Effect.SWAP_ESTABLISHMENTS: "MV-114",
    Effect.CLOSE_KIND: "MV-120",
}
"""The rules under which these effects do nothing when there is nothing to choose from."""

MOVES_CARDS = (Effect.GIVE_ESTABLISHMENT, Effect.SWAP_ESTABLISHMENTS)
CHANGES_CITIES = (*MOVES_CARDS, Effect.CLOSE_KIND)


class Problems(PositionProblems):
    """What makes a position of Minivilles impossible."""

    def __init__(self, variant: Variant, s: State) -> None:
        super().__init__(variant, s)
        self.named = {"at": self.phase.name.lower()}
        # What comes after construction is like it: the turn has come just as far.
        self.moment = Phase.BUILD if self.phase in (Phase.DRAW, Phase.OVER) else self.phase
        self.me: Any = self.s.players[self.s.active]
        self.who = {"seats": self.word("seats", self.s.active)}

    def checks(self) -> Checks:
        yield from self.check_header()
        yield from self.each("kinds", self.of_kind)
        if self.book.piles:
            yield from self.check_market()
        yield from self.each("seats", self.of_city, "players.{seats}.")
        if self.s.active < 0:
            yield from self.check_setup()
            return
        yield from self.check_dice()
        yield from self.check_turn()
        if Phase.BOATS <= self.phase <= Phase.RENOVATE:
            yield from self.check_asking()
        else:
            yield from self.check_nothing_asked()

    def check_header(self) -> Checks:
        """Whose turn it is, who acts, and whether the game goes on."""
        s, phase, book = self.s, self.phase, self.book
        setting_up = phase is Phase.FIRST or (phase is Phase.DRAW and s.turn == 0)
        expected = NOBODY if s.over else CHANCE if phase in BY_CHANCE else s.active
        yield phase > Phase.OVER, "phase", "not-resting", "MV-036"
        first_is_named = phase is Phase.FIRST and book.first_player >= 0
        yield first_is_named, "phase", "first-is-named", "MV-023"
        yield phase is Phase.DRAW and not book.piles, "phase", "no-deck", "MV-026"
        if setting_up:
            yield s.turn, "turn", "before-first-turn", "MV-023"
            yield s.active >= 0, "active", "nobody-yet", "MV-023"
        else:
            yield s.turn == 0, "turn", "no-turn", "MV-036"
            yield s.active < 0, "active", "nobody-active", "MV-037"
        yield (s.over != 0) != (phase is Phase.OVER), "over", "over-in-phase", "MV-169"
        yield s.actor != expected, "actor", "wrong-actor", "MV-171"

    # Cards and cities

    def of_kind(self, k: int) -> Checks:
        """Where the copies of a kind lie."""
        s, book = self.s, self.book
        box, table = in_box(book, s, k), on_table(s, k)
        cities, dealt = in_cities(s, k), book.start_cards[k] * s.seats
        aside, surplus = s.aside[k], book.surplus[k]
        dead = book.clear_dead_piles and is_dead(s, book, k)
        gone = dead or (book.clear_dead_piles and can_touch(book, k, *MOVES_CARDS))
        yield not book.piles and s.deck[k], "deck.{kinds}", "no-deck", "MV-026"
        rest = "deck.{kinds}" if book.piles else "market.{kinds}"
        yield table != box, rest, "copies", "MV-177", {"found": table, "box": box}
        left = {"found": cities, "dealt": dealt}
        yield cities < dealt, "players", "card-left-cities", "MV-015", left
        bad_aside = aside < surplus or (aside > surplus and not gone)
        told = {"found": aside, "wanted": surplus}
        yield bad_aside, "aside.{kinds}", "set-aside", "MV-034", told
        yield dead and s.market[k], "market.{kinds}", "dead-pile", "MV-034"
        for seat, me in self.players:
            opened, closed = (f"players.{seat}.{side}.{{kinds}}" for side in ("open", "closed"))
            second = book.kind[k].unique and in_city(me, k) > 1
            lies = opened if me.open[k] else closed
            yield second, lies, "second-purple", "MV-148", {"seats": seat}
            yield me.closed[k] and not can_close(book, k), closed, "cannot-close", "MV-165"

    def check_market(self) -> Checks:
        """MV-155: a market with a deck has its number of piles whenever someone decides."""
        s, wanted = self.s, self.book.piles
        found = sum(copies > 0 for copies in s.market)
        told = {"found": found, "wanted": wanted}
        if self.phase is Phase.DRAW:
            yield not any(s.deck), "deck", "nothing-to-draw", "MV-156"
            # A turn empties at most one pile.
            none_to_open = found >= wanted or (s.turn and found != wanted - 1)
            yield none_to_open, "market", "no-pile-to-open", "MV-155", told
        else:
            wrong_number = found > wanted or (found < wanted and any(s.deck))
            yield wrong_number, "market", "piles", "MV-155", told

    def of_city(self, p: int) -> Checks:
        """Monuments, victory, and coins on cards."""
        book, me, over = self.book, self.s.players[p], self.phase is Phase.OVER
        won, needed = count(me.built & book.victory_monuments), book.monuments_needed
        yield book.start_built & ~me.built, "built", "city-hall-missing", "MV-018"
        if over and p == self.s.active:
            told = {"needed": needed, "found": won}
            yield won != needed, "built", "nobody-won", "MV-169", told
        else:
            reason = "second-winner" if over else "already-won"
            yield won >= needed, "built", reason, "MV-169"
        startup = any(
            kind.end_of_turn_coin and in_city(me, k)
            for k, kind in enumerate(book.kind[: book.kinds])
        )
        yield me.startup and not startup, "startup", "no-startup", "MV-121"

    def check_setup(self) -> Checks:
        """Before the first turn every city is as dealt, and nothing has been rolled."""
        book, coins = self.book, self.book.start_coins
        for seat, me in self.players:
            place = f"players.{seat}"
            yield me.coins != coins, f"{place}.coins", "setup-coins", "MV-020", {"coins": coins}
            yield me.built != book.start_built, f"{place}.built", "setup-monuments", "MV-151"
            for k, name in enumerate(self.words["kinds"]):
                where = f"{place}.{'closed' if me.closed[k] else 'open'}.{name}"
                changed = me.open[k] != book.start_cards[k] or me.closed[k]
                yield changed, where, "setup-cards", "MV-015"
        yield from self.too_early(*THROWN, "constructed", "step")
        yield from self.check_nothing_asked()

    def too_early(self, *names: str) -> Checks:
        """MV-038: what comes only later in a turn."""
        for name in names:
            yield getattr(self.s, name), name, "too-early", "MV-038"

    # The course of a turn

    def check_dice(self) -> Checks:
        """The dice on the table, and what monuments did to them."""
        s, book, phase, moment, who = self.s, self.book, self.phase, self.moment, self.who
        later = {
            Phase.ROLL: THROWN,
            Phase.DICE: ("bonus", "again") if s.rerolled else THROWN[1:],
            Phase.REROLL: THROWN[3:],
            Phase.HARBOR: ("bonus",),
        }
        yield from self.too_early(*later.get(moment, ()))
        told = any(getattr(s, name) for name in THROWN)
        if moment is Phase.ROLL or (moment is Phase.BUILD and not told):
            return
        seen = moment is not Phase.DICE or s.rerolled
        # With reroll_free the roll before may have been another.
        kept = seen and not (moment is Phase.DICE and book.reroll_free)
        double = s.dice == 2 and s.die1 == s.die2
        yield seen and not s.die1, "die1", "no-die", "MV-036"
        yield not s.dice, "dice", "no-dice", "MV-042"
        yield kept and s.dice == 2 and not s.die2, "die2", "no-die", "MV-036"
        yield kept and s.dice == 1 and s.die2, "die2", "one-die", "MV-042"
        one_only = (s.dice == 2 or s.die2) and not self.had(book.may_roll_two_dice)
        yield one_only, "dice", "no-train-station", "MV-042", who
        no_tower = s.rerolled and not self.had(book.may_reroll)
        yield no_tower, "rerolled", "no-radio-tower", "MV-135", who
        no_tower = phase is Phase.REROLL and not self.me.built & book.may_reroll
        yield no_tower, "phase", "no-radio-tower", "MV-135", who
        no_harbor = phase is Phase.HARBOR and not harbor_amount(s, book)
        yield no_harbor, "phase", "no-harbor", "MV-137", who
        yield s.bonus and not self.could_add(), "bonus", "no-harbor", "MV-137", who
        unearned = s.again and not (double and self.had(book.extra_turn_on_double))
        yield unearned, "again", "no-double", "MV-132", who
        # At the end the Amusement Park may be the last monument, just built.
        earns = double and moment >= Phase.HARBOR and phase is not Phase.OVER
        park = self.me.built & book.extra_turn_on_double
        yield earns and park and not s.again, "again", "double", "MV-132", who

    def had(self, monuments: int) -> bool:
        """Whether the active player had one of these for the roll; it may be gone by now."""
        s, book = self.s, self.book
        if self.me.built & monuments:
            return True
        return bool(monuments & book.demolishable) and any(
            book.kind[k].effect == Effect.DEMOLISH_MONUMENT
            and book.kind[k].step < s.step
            and could_act(book, s, k) > s.acting[k] + (s.resolving == k)
            for k in triggered(book, s)
        )

    def could_add(self) -> bool:
        s = self.s
        return any(
            monument.effect == Effect.MAY_ADD_TO_ROLL
            and monument.amount == s.bonus
            and s.die1 + s.die2 >= monument.threshold
            and self.had(1 << m)
            for m, monument in enumerate(self.book.monument)
        )

    def check_turn(self) -> Checks:
        """How far the effects and the construction of the turn have come."""
        s, book, phase, moment = self.s, self.book, self.phase, self.moment
        step = book.steps if moment is Phase.BUILD else 0
        if Phase.BOATS <= moment <= Phase.RENOVATE:
            step = book.kind[s.resolving].step + 1 if s.resolving >= 0 else s.step
        yield s.step != step, "step", "wrong-step", "MV-036", {"wanted": step}
        if phase in (Phase.DRAW, Phase.OVER):
            yield not s.constructed, "constructed", "nothing-constructed", "MV-036"
        else:
            yield from self.too_early("constructed")
        if phase is Phase.BUILD:
            yield from self.check_purse()
        yield from self.check_reopening()
        yield from self.each("kinds", self.acting)
        yield from self.each("seats", self.waiting)
        none_wait = phase is Phase.BOATS and not any(s.boats[: s.seats])
        yield none_wait, "boats", "no-boats", "MV-082"

    def acting(self, k: int) -> Checks:
        least, most = may_act(self.book, self.s, k)
        found = self.s.acting[k]
        return self.within(least, found, most, "acting.{kinds}", "acting", "MV-066")

    def waiting(self, p: int) -> Checks:
        least, most = may_wait(self.book, self.s, p)
        return self.within(least, self.s.boats[p], most, "boats.{seats}", "boats", "MV-079")

    def check_purse(self) -> Checks:
        """MV-142: nobody with a City Hall gets to build without coins."""
        book, me = self.book, self.me
        halls = [m for m in range(book.monuments) if me.built & book.income_before_build & 1 << m]
        if len(halls) == 1:
            hall = book.monument[halls[0]]
            told = {**self.who, "monuments": self.word("monuments", halls[0]), "coins": me.coins}
            broke = hall.amount and me.coins == hall.threshold
            yield broke, "players.{seats}.coins", "broke", "MV-142", told

    def check_reopening(self) -> Checks:
        """MV-160: what the result triggers is open, unless this roll has closed or moved it."""
        s, book, kinds = self.s, self.book, triggered(self.book, self.s)
        if any(book.kind[k].effect in CHANGES_CITIES for k in kinds):
            return
        for k in kinds:
            acted = book.kind[k].step < s.step
            for p, seat in enumerate(self.words["seats"]):
                stays = not acted or book.kind[k].closes or not acts_on_this_turn(s, book, p, k)
                told = {"seats": seat, "kinds": self.word("kinds", k), "result": result(s)}
                reopened = s.players[p].closed[k] and not stays
                yield reopened, "players.{seats}.closed.{kinds}", "reopened", "MV-160", told

    # Decisions that a card asks for

    def check_asking(self) -> Checks:
        """The card that asks for a decision, and what has been chosen so far."""
        s, book, k = self.s, self.book, self.s.resolving
        yield k < 0, "resolving", "no-card-asks", "MV-063"
        effect = Effect(book.kind[k].effect)
        told = {**self.who, "kinds": self.word("kinds", k), "result": result(s)}
        asks_other = self.phase not in ASKED_BY.get(effect, ())
        yield asks_other, "resolving", "asks-something-else", "MV-063", told
        yield k not in triggered(book, s), "resolving", "not-triggered", "MV-048", told
        if self.phase is not Phase.BOATS:
            yield not could_act(book, s, k), "resolving", "not-owned", "MV-048", told
            nothing, why = not can_choose(s, book, k), NO_CHOICE.get(effect, "MV-065")
            yield nothing, "resolving", "nothing-to-choose", why, told
        swapping = self.phase in (Phase.SWAP_MINE, Phase.SWAP_THEIRS)
        yield from self.chosen(swapping, "partner", "MV-113")
        if swapping:
            other = s.players[s.partner]
            yield s.partner == s.active, "partner", "swap-with-oneself", "MV-113"
            told = {"seats": self.word("seats", s.partner)}
            yield not has_card_for(other, book, k), "partner", "nothing-to-swap", "MV-114", told
        picked = self.phase in (Phase.MOVE_TO, Phase.SWAP_THEIRS)
        yield from self.chosen(picked, "picked", "MV-063")
        if picked:
            yield from self.check_picked(s.picked % book.kinds)

    def check_picked(self, kind: int) -> Checks:
        s, card = self.s, self.s.picked
        told = {**self.who, "kinds": self.word("kinds", kind), "cards": self.word("cards", card)}
        tower = not is_allowed(self.book, s.resolving, kind)
        yield tower, "picked", "tower", "MV-011", told
        held = self.me.open[kind] if card < self.book.kinds else self.me.closed[kind]
        yield not held, "picked", "picked-elsewhere", "MV-175", told

    def chosen(self, due: bool, name: str, rule: str) -> Checks:
        found = getattr(self.s, name) >= 0
        return self.only_when(due, found, name, "not-chosen-yet", "not-chosen", rule)

    def check_nothing_asked(self) -> Checks:
        for name in ("resolving", "partner", "picked"):
            yield getattr(self.s, name) >= 0, name, "nothing-asked", "MV-063"
        for name, words in (("acting", "kinds"), ("boats", "seats")):
            for i, word in enumerate(self.words[words]):
                yield getattr(self.s, name)[i], f"{name}.{word}", "nothing-asked", "MV-063"


# What lies where, and what cards may have done


def in_box(book: Any, s: State, k: int) -> int:
    return book.supply[k] + book.surplus[k] + book.start_cards[k] * s.seats


def on_table(s: State, k: int) -> int:
    return in_cities(s, k) + s.market[k] + s.deck[k] + s.aside[k]


def in_cities(s: State, k: int) -> int:
    return sum(in_city(s.players[p], k) for p in range(s.seats))


def can_close(book: Any, k: int) -> bool:
    """MV-165: whether the edition has a card that could close this kind."""
    return bool(book.kind[k].closes) or can_touch(book, k, Effect.CLOSE_KIND)


def can_touch(book: Any, k: int, *effects: Effect) -> bool:
    """Whether some card of the edition could move or close this kind; in print, no tower."""
    return any(
        kind.effect in effects and is_allowed(book, i, k)
        for i, kind in enumerate(book.kind[: book.kinds])
    )


def triggered(book: Any, s: State) -> list[int]:
    """The kinds that the result triggers, in card order."""
    trigger = book.on[result(s)]
    return trigger.kinds[: trigger.n]


def could_act(book: Any, s: State, k: int) -> int:
    """The most copies the active player can have had when this step began (MV-066)."""
    changed = any(
        book.kind[i].effect in CHANGES_CITIES
        and book.kind[i].step == book.kind[k].step
        and is_allowed(book, i, k)
        and (i != k or book.kind[i].effect == Effect.CLOSE_KIND)
        for i in triggered(book, s)
    )
    return in_cities(s, k) if changed else s.players[s.active].open[k]


def may_act(book: Any, s: State, k: int) -> tuple[int, int]:
    """How many copies of the active player may have yet to act in this step, at least and at most.

    Where a copy may have been closed when the step began, it is not known how many act.
    """
    kind, phase = book.kind[k], Phase(s.phase)
    own_turn = kind.colour in (Colour.GREEN, Colour.PURPLE)
    if not own_turn or kind.step != s.step - 1 or k not in triggered(book, s):
        return 0, 0
    decides = kind.effect >= Effect.DEMOLISH_MONUMENT
    if phase is Phase.BOATS:
        waits = kind.effect != Effect.LOAN  # MV-062: paid before any income
    elif Phase.DEMOLISH <= phase <= Phase.RENOVATE:
        waits = k >= s.resolving and (decides or kind.colour == Colour.PURPLE)  # MV-061, MV-064
    else:
        waits = False
    if not waits:
        return 0, 0
    most = max(0, could_act(book, s, k) - (k == s.resolving))
    sure = k != s.resolving and most == s.players[s.active].open[k]
    return (most if sure and not can_close(book, k) else 0), most


def may_wait(book: Any, s: State, p: int) -> tuple[int, int]:
    """How many Tuna Boats of a seat may wait for the extra dice (MV-079), at least and at most."""
    least = most = 0
    for k in triggered(book, s) if s.phase == Phase.BOATS else ():
        kind, copies = book.kind[k], s.players[p].open[k]
        fishes = kind.effect == Effect.BANK_INCOME_EXTRA_ROLL and kind.step == s.step - 1
        if fishes and meets_conditions(s, book, p, k):
            most += copies
            least += 0 if can_close(book, k) else copies
    return least, most
