"""Moves for people: a decision or an outcome of chance as a sentence."""

from __future__ import annotations

from collections.abc import Mapping

from bourgade.kernel.game import Variant
from bourgade.kernel.i18n import Value, message_id


def move_sentence(variant: Variant, action: int, language: str, names: Mapping[str, str]) -> str:
    """What a move means; its parameters are called after their sets, players by their names."""
    move = variant.vocabulary.move(action)
    args: dict[str, Value] = {}
    for dim, word in zip(move.dims, move.words, strict=True):
        argument = f"{dim}2" if dim in args else dim
        named = names.get(word) if dim == "seats" else None
        name = named or variant.name(language, dim, word)
        # As a number it can choose between singular and plural.
        args[argument] = int(name) if name.isdecimal() else name
    return variant.game.texts.say(language, f"move-{message_id(move.verb)}", **args)
