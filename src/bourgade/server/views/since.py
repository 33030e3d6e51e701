"""What happened since a player's last turn: their own gains and losses first, then what others did.

It is made of the events that the player may know, and of nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bourgade.kernel.game import Transfer, Variant
from bourgade.kernel.i18n import message_id
from bourgade.play import Event
from bourgade.server.log_rows import Line
from bourgade.server.table_state import TableState
from bourgade.server.views.names import names_of, said
from bourgade.server.views.story import StoryLine, by_player, in_one_line, told_events, turns_of
from bourgade.server.words import TEXTS

MOST_TURNS = 4
"""Turns of others that the strip itself tells; all of them stand below it."""

Told = tuple[Event, StoryLine, str]
"""An event, its sentence, and who decided what led to it; "" before anybody did."""


def since_last_turn(
    table: TableState, language: str, seat: str | None, eyes: frozenset[str], reader: str = ""
) -> dict[str, Any] | None:
    """The strip of a seat: a line, and all sentences of it; None where there is nothing to tell.

    What the player decides is no news to them; what chance makes of it counts in their sums. Before
    anybody else has decided, it says that the game has just begun.
    """
    if table.match is None or table.frozen or table.over or seat is None or seat not in eyes:
        return None
    told = _told_since(table, language, seat, eyes, reader)
    if not told:
        return {"begins": True, "items": []} if _has_just_begun(table, seat) else None
    own = _sums(table.match.variant, told, seat, language, names_of(table, language))
    own += [line.text for event, line, doer in told if _befell(event, doer, seat)]
    others = [line for _, line, doer in told if doer != seat or line.kind == "turn"]
    runs = [run for turn in turns_of(others) for run in by_player(turn)]
    theirs = [in_one_line(run) for run in runs if run[0].seat != seat]
    return {
        "items": [*own, *list(filter(None, theirs))[-MOST_TURNS:]],
        "lines": _without_last_heads([line for _, line, _ in told]),
        "first": told[0][1].step,
        "seat": seat,
    }


def spoken(since: Mapping[str, Any] | None, language: str) -> str:
    """The strip as a screen reader is told it when the player's turn comes."""
    if since is None or not since["items"]:
        return ""
    return TEXTS.say(language, "since-told", what=" · ".join(since["items"]))


def _has_just_begun(table: TableState, seat: str) -> bool:
    """Whether nobody else has decided anything yet."""
    others = (line for line in table.story if _is_decision(line) and line.actor != seat)
    return not table.begins and next(others, None) is None


def _told_since(
    table: TableState, language: str, seat: str, eyes: frozenset[str], reader: str
) -> Sequence[Told]:
    """What happened after the seat's last decision that others have answered."""
    story, theirs, mine = table.story, False, None
    for n in range(len(story) - 1, -1, -1):
        if not _is_decision(story[n]):
            continue
        if story[n].actor != seat:
            theirs = True
        elif theirs and _was_made(table, story[n]):
            mine = n
            break
    if not theirs or (mine is None and table.begins):
        return ()  # nobody else has decided anything yet, or it is too far back to be remembered
    told: list[Told] = []
    if mine is not None:
        # What the decision itself brought its seat was seen at once; what it set off was not.
        own = told_events(table, language, story[mine], eyes, reader)
        after = next((n for n, (event, _) in enumerate(own) if event.seat != seat), len(own))
        told += [(event, line, "") for event, line in own[after:]]
    doer = "" if mine is None else seat
    for line in story[0 if mine is None else mine + 1 :]:
        doer = line.actor if _is_decision(line) else doer
        if line.actor != seat or not _was_made(table, line):
            sentences = told_events(table, language, line, eyes, reader)
            told += [(event, said, doer) for event, said in sentences]
    return told


def _is_decision(line: Line) -> bool:
    return line.actor.isalpha() and not line.text.startswith("!")


def _was_made(table: TableState, line: Line) -> bool:
    """Whether a player was there to decide: a move without alternative may have been made for them,
    unless it is a throw."""
    match, step = table.match, line.step
    if match is None or step is None:
        return False
    return line.next == "*" or match.had_choice(step)


# What became of the player


def _befell(event: Event, doer: str, seat: str) -> bool:
    """Whether something other than a gain or a loss happened to a seat, by another's doing."""
    if event.transfer is not None or event.heads_turn:
        return False
    return doer != seat and (event.seat == seat or seat in event.other_seats)


def _without_last_heads(lines: Sequence[StoryLine]) -> Sequence[StoryLine]:
    """Without the headings of turns in which nothing has happened yet."""
    end = len(lines)
    while end and lines[end - 1].kind == "turn":
        end -= 1
    return lines[:end]


def _sums(
    variant: Variant, told: Sequence[Told], seat: str, language: str, names: Mapping[str, str]
) -> list[str]:
    """Gains and losses by whom they come from or go to, with what brought them; then the sum."""
    found: dict[tuple[str, str, bool], tuple[int, list[str]]] = {}
    for event, _, _ in told:
        for unit, amount, other, cause in _given(variant, event, seat, language):
            key = (unit, other, amount > 0)
            total, causes = found.get(key, (0, []))
            if cause and cause not in causes:
                causes = [*causes, cause]
            found[key] = (total + amount, causes)
    sums: dict[str, list[int]] = {}
    lines: list[str] = []
    for (unit, other, _), (amount, causes) in found.items():
        sums.setdefault(unit, []).append(amount)
        message, bank = ("since-gain", "from-bank") if amount > 0 else ("since-loss", "to-bank")
        banked = said(variant.texts, language, bank)
        lines.append(
            TEXTS.say(
                language, message, amount=_counted(variant, unit, amount, language),
                other="player" if other else "bank", name=names.get(other, ""),
                bank=banked and f" {banked}", causes=f" ({', '.join(causes)})" if causes else "",
            )
        )  # fmt: skip
    totals = [
        TEXTS.say(language, "since-sum", amount=_counted(variant, unit, sum(parts), language))
        for unit, parts in sums.items()
        if len(parts) > 1
    ]
    return [*totals, *lines]


def _given(
    variant: Variant, event: Event, seat: str, language: str
) -> Iterator[tuple[str, int, str, str]]:
    """What an event gave a seat: of what, how many, from or to whom, by what."""
    transfer = event.transfer
    if transfer is None:
        return
    amount = int(event.args[transfer.amount])
    other = str(event.args[transfer.to]) if transfer.to else ""
    if transfer.taken:
        amount = -amount
    if event.seat == seat and amount:
        yield _unit(event, transfer), amount, other, _cause(variant, event, transfer, language)
    elif other == seat and amount:
        yield (
            _unit(event, transfer), -amount, event.seat or "",
            _cause(variant, event, transfer, language),
        )  # fmt: skip


def _unit(event: Event, transfer: Transfer) -> str:
    """What is counted: a word of the game's texts, or one of a set, as ``set:word``."""
    if transfer.unit not in event.args:
        return transfer.unit
    return f"{event.dim_of(transfer.unit)}:{event.args[transfer.unit]}"


def _counted(variant: Variant, unit: str, amount: int, language: str) -> str:
    """An amount with its sign and what it is of: “+3 coins”."""
    dim, colon, word = unit.partition(":")
    if colon:
        counted = f"{abs(amount)} {variant.name(language, dim, word)}"
    else:
        message = f"amount-{message_id(unit)}"
        counted = variant.texts.say(language, message, amount=abs(amount))
    return ("+" if amount > 0 else "−" if amount < 0 else "±") + counted


def _cause(variant: Variant, event: Event, transfer: Transfer, language: str) -> str:
    if not transfer.by:
        return ""
    return variant.name(language, event.dim_of(transfer.by), str(event.args[transfer.by]))
