"""What players of Minivilles count, to explain moves in words. Plain Python, not the dialect."""

from __future__ import annotations

from copy import deepcopy
from math import ceil
from typing import Any

from bourgade.games.minivilles import knowledge
from bourgade.games.minivilles.actions import MONUMENTS
from bourgade.games.minivilles.knowledge import COIN, cost_of_cheapest, value_of_card
from bourgade.games.minivilles.layout import Book, Colour, Effect, Kind, Phase, Player, State
from bourgade.games.minivilles.rules import apply, cards
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import Dim
from bourgade.kernel.quantities import Quantities, Quantity

FAR = 25  # more rounds than this are not counted

# How many of 36 rolls give a total
ONE_DIE = dict.fromkeys(range(1, 7), 6)
TWO_DICE = {total: 6 - abs(7 - total) for total in range(2, 13)}


def coins(variant: Variant, s: State, seat: int) -> int:
    """The coins a seat has, with the dice on the table kept."""
    return int(with_dice_kept(variant, s).players[seat].coins)


def with_dice_kept(variant: Variant, s: Any) -> State:
    """The position once the dice are kept as they are: what they pay is within reach."""
    if s.phase not in (Phase.REROLL, Phase.HARBOR):
        return s
    s, book = deepcopy(s), variant.plain_book
    while s.phase in (Phase.REROLL, Phase.HARBOR):
        apply(s, book, book.act.keep if s.phase == Phase.REROLL else book.act.harbor_leave, None)
    return s


def income(variant: Variant, s: State, seat: int) -> float:
    """Expected coins per round."""
    return knowledge.income_per_round(s, variant.plain_book, seat) / COIN


def count_monuments(variant: Variant, s: Any, table: Any) -> list[dict[str, int]]:
    """What is counted at the end: the monuments built that count towards victory (MV-169)."""
    return [{"monuments": _monuments(variant, s, p)} for p in range(variant.seats)]


def monuments_needed(variant: Variant) -> int:
    """How many monuments win (MV-169)."""
    return int(variant.plain_book.monuments_needed)


def tally_monuments(variant: Variant, s: Any, seat: int) -> list[tuple[Dim, str, int]]:
    """The monuments that stand and count."""
    standing = int(s.players[seat].built) & variant.plain_book.victory_monuments
    words = variant.words[MONUMENTS.name]
    return [(MONUMENTS, word, 0) for m, word in enumerate(words) if standing >> m & 1]


def _monuments(variant: Variant, s: Any, seat: int) -> int:
    return (int(s.players[seat].built) & variant.plain_book.victory_monuments).bit_count()


def monuments_missing(variant: Variant, s: State, seat: int) -> int:
    """How many monuments are still to be built."""
    return max(0, variant.plain_book.monuments_needed - _monuments(variant, s, seat))


def rounds_to_monument(variant: Variant, s: State, seat: int) -> int | None:
    """Rounds until income pays for the cheapest missing monument."""
    me = s.players[seat]
    if monuments_missing(variant, s, seat) == 0:
        return None
    short = cost_of_cheapest(variant.plain_book, me.built, 1) - int(me.coins)
    if short <= 0:
        return 0
    earned = income(variant, s, seat)
    return ceil(short / earned) if short <= FAR * earned else None


def rounds_to_win(variant: Variant, s: State, seat: int) -> float | None:
    """Rounds until all needed monuments are built, at the current income."""
    rounds = knowledge.rounds_to_win(s, variant.plain_book, seat) / 1000
    return rounds if rounds <= FAR else None


def covered(variant: Variant, s: State, seat: int) -> float:
    """How many % of the seat's own rolls earn something, with the better number of dice."""
    book: Book = variant.plain_book
    me = s.players[seat]
    paying = {
        k
        for k in range(book.kinds)
        if me.open[k] > 0
        and book.kind[k].colour != Colour.RED
        and cards.owner_meets(s, book, seat, k)
        and value_of_card(s, book, seat, k) > 0
    }

    def among(throws: dict[int, int]) -> int:
        return sum(ways for total, ways in throws.items() if paying & triggered(book, total))

    two = among(TWO_DICE) if me.built & book.may_roll_two_dice else 0
    return 100 * max(among(ONE_DIE), two) / COIN


def triggered(book: Book, total: int) -> set[int]:
    """The kinds that a result triggers."""
    trigger = book.on[total]
    return {int(trigger.kinds[i]) for i in range(trigger.n)}


def taken(variant: Variant, s: State, seat: int) -> float:
    """Coins per round that other players' cards take from a seat, if it can pay."""
    book: Book = variant.plain_book
    total = 0
    for q in range(s.seats):
        for k in range(book.kinds if q != seat else 0):
            if s.players[q].open[k] > 0:
                total += int(s.players[q].open[k]) * taken_by(s, book, seat, q, k)
    return total / COIN


def taken_by(s: State, book: Book, seat: int, q: int, k: int) -> int:
    """What one card of seat q takes per round, in 36ths of a coin."""
    kind, me, owner = book.kind[k], s.players[seat], s.players[q]
    if not cards.owner_meets(s, book, q, k):
        return 0
    if kind.effect in (Effect.FROM_ROLLER, Effect.FROM_ROLLER_ALL):
        if cards.monuments_counted(s, book, seat) < kind.roller_at_least:
            return 0
        return value_of_card(s, book, q, k) * odds(book, me, kind)
    match kind.effect:
        case Effect.FROM_EACH_OTHER_PER_ICON:
            each = int(kind.amount) * cards.with_icons(me, book, kind.icons)
        case Effect.FROM_EACH_OTHER | Effect.HALF_FROM_EACH_OTHER:
            each = value_of_card(s, book, q, k) // (int(s.seats) - 1)
        case _:
            return 0
    return each * odds(book, owner, kind)


def odds(book: Book, roller: Player, kind: Kind) -> int:
    """How many of a player's 36 rolls trigger a card."""
    two = roller.built & book.may_roll_two_dice
    return int(kind.odds_with_two if two else kind.odds_with_one)


QUANTITIES = Quantities(
    (
        Quantity("income", income, 1, 3.0, 1.5, decimals=1, theme="grow"),
        Quantity("monuments_missing", monuments_missing, -1, 3.0, theme="score"),
        Quantity("rounds_to_win", rounds_to_win, -1, 1.5, 0.8, theme="race"),
        Quantity("covered", covered, 1, 1.0, theme="grow"),
        Quantity("coins", coins, 1, 0.8, 0.5, mean=True, theme="save"),
        Quantity("rounds_to_monument", rounds_to_monument, -1, 0.8, theme="save"),
        Quantity("taken", taken, -1, 1.5, decimals=1, theme="block"),
    ),
    after=(Phase.DICE, Phase.BOATS),
)
