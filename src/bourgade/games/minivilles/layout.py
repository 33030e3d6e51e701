"""What lies on the table: the state of a game and the book of figures it is played with."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from bourgade.games.minivilles.actions import CARDS, ICONS, KINDS, MONUMENTS
from bourgade.kernel.layout import (
    MANY,
    SEATS,
    Dim,
    Header,
    Ints,
    Layout,
    Rows,
    flags,
    i1,
    i2,
    i4,
    rows,
)

if TYPE_CHECKING:
    from bourgade.games.minivilles.rules import Act


class Phase(IntEnum):
    """Who decides what. DRAW, FIRST, DICE and BOATS belong to chance."""

    DRAW = 0  # a card is turned from the deck onto the market
    FIRST = 1  # which seat begins
    ROLL = 2  # how many dice
    DICE = 3  # the dice fall
    REROLL = 4  # Radio Tower: again or keep
    HARBOR = 5  # Harbor: add 2 or leave
    BOATS = 6  # Tuna Boats: the extra dice fall
    DEMOLISH = 7  # Demolition Company: which monument
    MOVE = 8  # Moving Company: which card …
    MOVE_TO = 9  # … to whom
    TV = 10  # TV Station: who pays
    SWAP = 11  # Business Center: with whom, or not …
    SWAP_MINE = 12  # … which of mine …
    SWAP_THEIRS = 13  # … for which of theirs
    RENOVATE = 14  # Renovation Company: which kind closes
    BUILD = 15  # one construction, or pass
    OVER = 16
    RESOLVING = 17  # no position rests here: the result of the dice is being carried out


class Colour(IntEnum):
    BLUE = 0  # acts on anybody's turn
    GREEN = 1  # on its owner's turn
    RED = 2  # on the others' turns
    PURPLE = 3  # on its owner's turn, last


class Effect(IntEnum):
    """What a card does; its parameters are fields of Kind and Monument."""

    BANK_INCOME = 0
    BANK_INCOME_PER_ICON = 1
    BANK_INCOME_PER_KIND = 2
    BANK_INCOME_EXTRA_ROLL = 3
    LOAN = 4
    FROM_ROLLER = 5
    FROM_ROLLER_ALL = 6
    FROM_EACH_OTHER = 7
    FROM_EACH_OTHER_PER_ICON = 8
    HALF_FROM_EACH_OTHER = 9
    STARTUP = 10
    SHARE_EQUALLY = 11
    # From here on the owner has something to decide.
    DEMOLISH_MONUMENT = 12
    GIVE_ESTABLISHMENT = 13
    FROM_ONE_CHOSEN = 14
    SWAP_ESTABLISHMENTS = 15
    CLOSE_KIND = 16
    # Monuments.
    MAY_ROLL_TWO_DICE = 20
    ICON_BONUS = 21
    EXTRA_TURN_ON_DOUBLE = 22
    MAY_REROLL = 23
    MAY_ADD_TO_ROLL = 24
    INCOME_IF_NOTHING_BUILT = 25
    INCOME_BEFORE_BUILD = 26


LARGEST_RESULT = 31  # two dice and what a monument adds to them; in print no more than 14
MOST_ADDED = LARGEST_RESULT - 12  # the most that a monument can add to the dice


class Player(Layout):
    """One city."""

    coins: int = i4(most=MANY)  # coins in the purse, the money to spend
    startup: int = i4(most=MANY)  # coins lying on the Tech Startup, which are not in the purse
    built: int = flags(MONUMENTS)  # monuments (landmarks) that are built, City Hall included
    open: Ints = i1(KINDS)  # open establishments in the city: copies of each kind of card
    closed: Ints = i1(KINDS)  # closed establishments in the city: copies of each kind of card


class State(Header):
    """The whole table. Fields from ``dice`` to ``acting`` speak of the turn being played."""

    active: int = i1(of=SEATS)  # the current player, whose turn it is; none during set-up
    dice: int = i1(most=2)  # how many dice are thrown; 0 before that is chosen
    die1: int = i1(most=6)  # face of the first die; 0 before the throw
    die2: int = i1(most=6)  # face of the second die; 0 before the throw and with one die
    bonus: int = i1(most=MOST_ADDED)  # what the Harbor added to the roll
    rerolled: int = i1(most=1)  # 1 once the Radio Tower was used this turn
    again: int = i1(most=1)  # 1 when a double has earned an extra turn
    constructed: int = i1(most=1)  # 1 once something was built this turn
    step: int = i1(most=4)  # how many steps of the effects have begun this turn
    resolving: int = i1(of=KINDS)  # the card that asks for a decision or for extra dice
    partner: int = i1(of=SEATS)  # the other side of a swap, once chosen
    picked: int = i1(of=CARDS)  # the card chosen to give away or to hand over in a swap
    boats: Ints = i1(SEATS)  # Tuna Boats of each seat that wait for the extra dice
    acting: Ints = i1(KINDS)  # copies of the active player that have yet to act in this step
    market: Ints = i1(KINDS)  # copies for sale in the open piles (supply)
    deck: Ints = i1(KINDS)  # copies in the face-down deck, in no order
    aside: Ints = i1(KINDS)  # copies that are out of the game (discarded)
    players: Rows[Player] = rows(Player, SEATS)  # the city of each seat


class Kind(Layout):
    """The figures of an establishment. Parameters an effect does not use are 0."""

    # A monument that the edition lacks can never be built: a bit that no city has.
    owner_has: int = flags(MONUMENTS, absent=1 << 30)  # monuments its owner must have built
    icons: int = flags(ICONS)  # icons it counts
    except_icons: int = flags(ICONS)  # icons its decision may not touch
    cost: int = i2()
    amount: int = i2()
    on_build: int = i2()
    pay_bank: int = i2()
    threshold: int = i2()
    divisor: int = i2()
    owner_coins_below: int = i2()  # only with fewer coins; 0 always
    roller_coins_at_least: int = i2()  # only against so many coins
    colour: int = i1(of=Colour)
    icon: int = i1(of=ICONS)
    effect: int = i1(of=Effect)
    step: int = i1()  # step of the resolution its colour acts in
    unique: int = i1(source="unique_per_player")  # 1: a city holds one at most
    counted: int = i1(of=KINDS)  # kind it counts
    everywhere: int = i1()  # 1: counts in all cities
    closes: int = i1()  # 1: the copy closes after acting
    rounds_up: int = i1()
    end_of_turn_coin: int = i1()
    owner_below: int = i1()  # only with fewer built monuments; 127 always
    roller_at_least: int = i1()  # only against so many built monuments
    owner_kind: int = i1(of=KINDS)  # only with a card of this kind; -1 always
    on_double: int = i1()  # 1: only on a double
    odds_with_one: int = i1()  # rolls of 36 that trigger it with one die
    odds_with_two: int = i1()  # the same with two dice


class Monument(Layout):
    """The figures of a monument."""

    icons: int = flags(ICONS)
    cost: int = i2()
    amount: int = i2()
    threshold: int = i2()
    effect: int = i1(of=Effect)


RESULTS = Dim("results")


class Trigger(Layout):
    """The kinds that one result triggers, in card order."""

    n: int = i1()
    steps: int = i1()  # the steps of the resolution that some of them act in, a bit each
    red: int = i1()  # 1 when some of them are red
    kinds: Ints = i1(KINDS)


def having(effect: str) -> Any:
    """The monuments with an effect."""
    return flags(MONUMENTS, source=f"monuments.effect.key = {effect}")


class Book(Layout):
    """The content of one edition with its options: an argument of every rule."""

    act: Act  # the first int of each verb
    may_roll_two_dice: int = having("may_roll_two_dice")
    extra_turn_on_double: int = having("extra_turn_on_double")
    may_reroll: int = having("may_reroll")
    may_add_to_roll: int = having("may_add_to_roll")
    icon_bonus: int = having("icon_bonus")
    income_before_build: int = having("income_before_build")
    income_if_nothing_built: int = having("income_if_nothing_built")
    start_built: int = flags(MONUMENTS, source="edition.start_built")
    counted_monuments: int = flags(MONUMENTS)  # for thresholds of cards
    victory_monuments: int = flags(MONUMENTS, source="monuments.counts_for_victory")
    demolishable: int = flags(MONUMENTS, source="monuments.can_be_demolished")
    kinds: int = i2()
    monuments: int = i2()
    steps: int = i2(source="edition.steps")
    start_coins: int = i2(source="edition.start_coins")
    monuments_needed: int = i2(source="edition.monuments_needed")
    # top-up after a turn without construction; 0 none
    min_coins: int = i2(source="edition.min_coins_when_nothing_built")
    piles: int = i2(source="market.piles")  # open piles of a market with a deck; 0 in mode open
    first_player: int = i2(of=SEATS)  # -1: by chance
    reroll_free: int = i1(source="options.reroll_dice = free")
    clear_dead_piles: int = i1(source="options.clear_dead_piles = on")
    end_of_turn_coins: int = i1(source="kinds.end_of_turn_coin")  # how many kinds bring one
    kind: Rows[Kind] = rows(Kind, KINDS, source="kinds")
    monument: Rows[Monument] = rows(Monument, MONUMENTS, source="monuments")
    on: Rows[Trigger] = rows(Trigger, RESULTS)
    start_cards: Ints = i1(KINDS, source="edition.start_cards")  # copies each seat is dealt
    supply: Ints = i1(KINDS)  # copies that enter piles or deck
    surplus: Ints = i1(KINDS)  # copies left in the box by an option


# What can be observed and what a net regards, in the order in which features.py writes it.

PHASES = Dim("phase", tuple(phase.name.lower() for phase in Phase if phase <= Phase.OVER))
TOTALS = Dim("totals", tuple(str(total) for total in range(13)))

SEAT_FEATURES = (
    ("open", KINDS),
    ("closed", KINDS),
    ("built", MONUMENTS),
    "coins",
    "coins up to 10",
    "coins short of 30",
    "startup",
    "on turn",
    "seats until on turn",
)
TABLE_FEATURES = (
    ("for sale", KINDS),
    ("copies for sale", KINDS),
    ("phase", PHASES),
    "dice",
    "again",
    "constructed",
    "seats",
    ("thrown", TOTALS),
)
REGARDED = ((*SEAT_FEATURES, "income per round", "rounds to win"), TABLE_FEATURES)
