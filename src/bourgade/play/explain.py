"""Why a move is good, in the quantities that players of the game count."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import log
from typing import Any, Literal

import numpy as np

from bourgade.compile.engine import engine
from bourgade.kernel.game import Variant
from bourgade.kernel.i18n import Value, message_id
from bourgade.kernel.layout import CHANCE, plain
from bourgade.kernel.notation import words_of
from bourgade.kernel.quantities import Quantities, Quantity

FEW = 40  # the most outcomes of chance that are averaged over
LEAST = 0.05  # smaller changes are not worth a sentence

Kind = Literal["reason", "missed"]
Names = Mapping[str, str]


def explain(
    variant: Variant,
    kind: Kind,
    before: Any,
    after: Any,
    seat: int,
    language: str,
    *,
    most: int = 2,
    names: Names | None = None,
) -> list[str]:
    """What a move gains its seat or costs the others, as sentences, largest changes first.

    For the reasons of a move, the states before and after it; for what was missed, those after
    the move that was made and after the better one. Both are as the seat sees them; ``names`` are
    the players' names by seat. A move that improves nothing has no sentences.
    """
    if _wins(variant, after, seat) and not _wins(variant, before, seat):
        return [variant.texts.say(language, f"{kind}-wins")]
    quantities = variant.game.quantities
    if quantities is None:
        return []
    changes = _by_weight(variant, quantities, before, after, seat)
    told: dict[tuple[str, str, bool], str] = {}  # the opponent who loses most
    for change in changes:
        key = (change.quantity.name, change.word, change.seat == seat)
        if key not in told and len(told) < most:
            told[key] = _sentence(variant, kind, change, change.seat == seat, language, names or {})
    return list(told.values())


def largest_gain(variant: Variant, before: Any, after: Any, seat: int) -> tuple[str, bool] | None:
    """What changes most between two states: the theme of the quantity, and whether it is the
    seat's own; None where nothing that players count becomes better for it."""
    quantities = variant.game.quantities
    changes = _by_weight(variant, quantities, before, after, seat) if quantities else []
    return (changes[0].quantity.theme, changes[0].seat == seat) if changes else None


@dataclass(frozen=True)
class _Change:
    """A quantity of a seat that became better for the mover."""

    quantity: Quantity
    word: str  # of the quantity's set, if it has one
    seat: int
    before: float
    after: float
    is_sure: bool  # not a mean over outcomes of chance
    telling: float

    @property
    def decimals(self) -> int:
        return self.quantity.decimals if self.is_sure else max(1, self.quantity.decimals)

    @property
    def is_visible(self) -> bool:
        """Whether the numbers differ as they are shown."""
        return round(self.before, self.decimals) != round(self.after, self.decimals)


def _by_weight(
    variant: Variant, quantities: Quantities, before: Any, after: Any, seat: int
) -> list[_Change]:
    """The changes that are worth a sentence, the most telling first."""
    found = _changes(variant, quantities, before, after, seat)
    return sorted(found, key=lambda change: change.telling, reverse=True)


def _changes(
    variant: Variant, quantities: Quantities, before: Any, after: Any, seat: int
) -> Iterator[_Change]:
    """All gains of the mover and losses of the others that are worth a sentence."""
    earlier = _outcomes(variant, quantities, before)
    afters = _outcomes(variant, quantities, after)
    is_chance = len(earlier) + len(afters) > 2
    for quantity in quantities.told:
        if quantity.within and before[quantity.within] != after[quantity.within]:
            continue
        for behind in range(variant.seats):
            weight = quantity.against if behind else quantity.weight
            if weight and (quantity.mean or not is_chance):
                p = (seat + behind) % variant.seats
                good = -quantity.better if behind else quantity.better
                old = _count(variant, quantity, earlier, p)
                new = _count(variant, quantity, afters, p)
                for word in [word for word in old if word in new]:
                    (a, was_sure), (b, is_sure) = old[word], new[word]
                    telling = weight * good * _ratio(a, b)
                    change = _Change(quantity, word, p, a, b, was_sure and is_sure, telling)
                    if telling >= LEAST and change.is_visible:
                        yield change


def _ratio(before: float, after: float) -> float:
    """How large a change is relative to the quantity: the first counts more than the tenth."""
    return log((1 + max(0.0, after)) / (1 + max(0.0, before)))


def _outcomes(variant: Variant, quantities: Quantities, s: Any) -> Sequence[tuple[Any, int]]:
    """The state, or its successors if chance acts at once, with weights; as plain objects."""
    if s.over or s.actor != CHANCE or s.phase not in quantities.after:
        return [(plain(s), 1)]
    rules, book = engine(variant, "python"), variant.plain_book
    out, weight = variant.buffers()
    n = rules.chance(s, variant.book, out, weight)
    if n > FEW:
        return [(plain(s), 1)]
    outcomes = [(plain(s), int(weight[i])) for i in range(n)]
    for i, (then, _) in enumerate(outcomes):
        rules.step(then, book, int(out[i]), None)
    return outcomes


def _count(
    variant: Variant, quantity: Quantity, outcomes: Sequence[tuple[Any, int]], seat: int
) -> dict[str, tuple[float, bool]]:
    """The mean of a quantity, by word, if every outcome has it; and whether all agree."""
    counts = [by_word(variant, quantity, s, seat) for s, _ in outcomes]
    total = sum(weight for _, weight in outcomes)
    means: dict[str, tuple[float, bool]] = {}
    for word in counts[0]:
        if all(word in count for count in counts):
            values = [count[word] for count in counts]
            weighed = sum(v * weight for v, (_, weight) in zip(values, outcomes, strict=True))
            means[word] = weighed / total, min(values) == max(values)
    return means


def by_word(variant: Variant, quantity: Quantity, s: Any, seat: int) -> dict[str, float]:
    """A quantity in one state, for each word of its set or for the empty word."""
    found = quantity.count(variant, s, seat)
    if found is None:
        return {}
    if isinstance(found, int | float):
        return {"": found}
    # Records may have room for more words than there are.
    words = words_of(quantity.of, variant.words) if quantity.of else ("",)
    return {w: number for w, number in zip(words, found, strict=False) if number is not None}


def _sentence(
    variant: Variant, kind: Kind, change: _Change, is_own: bool, language: str, names: Names
) -> str:
    letter = variant.words["seats"][change.seat]
    quantity, decimals = change.quantity, change.decimals
    args: dict[str, Value] = {
        "before": _number(change.before, decimals),
        "after": _number(change.after, decimals),
        "change": _number(abs(round(change.after, decimals) - round(change.before, decimals)),
                          decimals),
        "sure": "yes" if change.is_sure else "no",
        "seats": variant.name(language, "seats", letter, names),
    }  # fmt: skip
    if quantity.of:
        name = variant.name(language, quantity.of.name, change.word)
        args[quantity.of.name] = int(name) if name.isdecimal() else name
    side = "me" if is_own else "them"
    text = variant.texts.say(language, f"{kind}-{message_id(quantity.name)}-{side}", **args)
    # A player's name is written as they write it; "seat A" begins a sentence like any word.
    is_named = letter in names and text.startswith(names[letter])
    return text if is_named else text[:1].upper() + text[1:]


def _number(value: float, decimals: int) -> int | float:
    """A number for a sentence, whole if possible."""
    rounded = round(float(value), decimals)
    return int(rounded) if rounded == int(rounded) else rounded


def _wins(variant: Variant, s: Any, seat: int) -> bool:
    """Whether the game is over and the seat has won or shares the win."""
    if not s.over:
        return False
    table = np.zeros((variant.seats, len(variant.game.scores)), np.int32)
    engine(variant, "python").score(s, variant.book, table)
    rows = [tuple(row) for row in table.tolist()]
    return rows[seat] == max(rows)
