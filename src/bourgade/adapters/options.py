"""What an environment is made with: the options of its game, and those that we add."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from bourgade.kernel import registry
from bourgade.kernel.errors import BadOption
from bourgade.kernel.game import Variant
from bourgade.kernel.options import OptionValue

WIDEST = 2.0**31  # no number that a player sees is larger


def variant_of(name: str, options: Mapping[str, OptionValue]) -> Variant:
    """A game with its options chosen, read once."""
    hashable = {n: tuple(v) if isinstance(v, list) else v for n, v in options.items()}
    return _variant_of(name, tuple(sorted(hashable.items())))


@cache
def _variant_of(name: str, options: tuple[tuple[str, OptionValue], ...]) -> Variant:
    return registry.find(name).variant(**dict(options))


def checked_steps(variant: Variant, max_steps: int | None) -> int:
    """How many steps a game may last; chance's count."""
    longest = variant.game.longest
    most = longest if max_steps is None else max_steps
    if most < 1:
        raise _bad_value(variant, "max_steps", str(most), f"1 – {longest}")
    return most


def checked_value(variant: Variant, option: str, value: str, values: Sequence[str]) -> str:
    """A value of an option of ours, if it is one."""
    if value not in values:
        raise _bad_value(variant, option, str(value), ", ".join(values))
    return value


def _bad_value(variant: Variant, option: str, value: str, values: str) -> BadOption:
    return BadOption(
        "error-bad-value", game=variant.game.name, option=option, value=value, values=values,
        given="none",
    )  # fmt: skip
