"""Sentences for people: what a move means, what happened, and by which rule.

Moves as text that can be played are in ``kernel.notation``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bourgade.kernel.events import EVENTS
from bourgade.kernel.game import Transfer, Variant
from bourgade.kernel.i18n import WHO, Value, message_id
from bourgade.kernel.layout import NUMBER, SEATS
from bourgade.kernel.notation import words_of


@dataclass(frozen=True)
class Event:
    """One event of a match."""

    name: str
    seat: str | None
    args: Mapping[str, str | int]
    rule: str
    variant: Variant = field(repr=False, compare=False)
    private: bool = False  # only its seat may know
    heads_turn: bool = False  # begins a new turn in the log
    transfer: Transfer | None = None  # what it gives its seat or takes from it

    def dim_of(self, param: str) -> str:
        """The set that a parameter is a word of."""
        return self.variant.game.events[self.name.upper()].kind.params[param].name

    @property
    def other_seats(self) -> tuple[str, ...]:
        """The seats that its parameters name."""
        return tuple(str(v) for p, v in self.args.items() if self.dim_of(p) == SEATS.name)

    def text(
        self, language: str = "en", names: Mapping[str, str] | None = None, reader: str = ""
    ) -> str:
        """The sentence; ``names`` are the players' names by seat, ``reader`` is spoken to."""
        texts = self.variant.texts
        params = self.variant.game.events[self.name.upper()].kind.params
        args: dict[str, Value] = {}
        for name, value in self.args.items():
            dim = params[name].name
            is_word = isinstance(value, str)
            args[name] = self.variant.name(language, dim, value, names) if is_word else value
            if dim == SEATS.name:
                if value == reader:
                    args[name] = texts.say(language, "you-inside")
                args[f"{name}-{WHO}"] = "you" if value == reader else "other"
        if self.seat is not None:
            args["seat"] = self.variant.name(language, "seats", self.seat, names)
            if self.seat == reader:
                args["seat"] = texts.say(language, "you")
            args[WHO] = "you" if self.seat == reader else "other"
        text = texts.say(language, f"event-{message_id(self.name)}", **args)
        # A player's name is written as they write it; "seat A" begins a sentence like any word.
        called = names.get(self.seat) if names and self.seat else None
        is_named = called and called != self.variant.name(language, "seats", self.seat or "")
        return text if is_named else text[:1].upper() + text[1:]

    def to_json(self) -> dict[str, Any]:
        return {"event": self.name, "seat": self.seat, **self.args, "rule": self.rule}


def check_room(log: Any) -> None:
    """Refuse a step with more events than fit into the log."""
    if log.n > len(EVENTS.words):
        raise OverflowError(f"{log.n} events in one step, room for {len(EVENTS.words)}")


def read_events(variant: Variant, rows: Any) -> tuple[Event, ...]:
    """The events that the rules wrote in one step."""
    return tuple(_event(variant, rows[i]) for i in range(len(rows)))


def _event(variant: Variant, event: Any) -> Event:
    declared = variant.game.events(event.kind).kind
    args: dict[str, str | int] = {}
    numbers: Sequence[int] = (int(event.a), int(event.b), int(event.c))
    for (name, dim), number in zip(declared.params.items(), numbers, strict=False):
        args[name] = number if dim is NUMBER else words_of(dim, variant.words)[number]
    rule = declared.rule
    if rule in declared.params:
        rule = variant.game.rule_of(variant.content, declared.params[rule].name, str(args[rule]))
    seat = variant.words["seats"][int(event.seat)] if event.seat >= 0 else None
    name = variant.game.events(event.kind).name.lower()
    return Event(
        name, seat, args, rule, variant, declared.private, declared.heads_turn, declared.transfer
    )


def move_sentence(variant: Variant, action: int, language: str, names: Mapping[str, str]) -> str:
    """What a move means; parameters are named after their sets, players have their names."""
    move = variant.vocabulary.move(action)
    args: dict[str, Value] = {}
    for dim, word in zip(move.dims, move.words, strict=True):
        argument = f"{dim}2" if dim in args else dim
        name = variant.name(language, dim, word, names)
        # As a number it can choose between singular and plural.
        args[argument] = int(name) if name.isdecimal() else name
    return variant.texts.say(language, f"move-{message_id(move.verb)}", **args)
