"""What an environment is made with: the options of its game, and those that we add."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from bourgade.bots import POLICIES, Bot
from bourgade.bots.own import full_name
from bourgade.kernel import registry
from bourgade.kernel.content import Content, sources_of
from bourgade.kernel.errors import BadOption
from bourgade.kernel.game import Variant
from bourgade.kernel.options import OptionValue

WIDEST = 2.0**31  # no number that a player sees is larger


Opponents = str | Bot | Sequence[str | Bot]


def variant_of(name: str, options: Mapping[str, OptionValue], content: Content = ()) -> Variant:
    """A game with its options chosen, read once; figures of one's own are read every time."""
    if files := sources_of(content):
        return registry.find(name).variant(files, **options)
    hashable = {n: tuple(v) if isinstance(v, list) else v for n, v in options.items()}
    return _variant_of(name, tuple(sorted(hashable.items())))


@cache
def _variant_of(name: str, options: tuple[tuple[str, OptionValue], ...]) -> Variant:
    return registry.find(name).variant(**dict(options))


def one_for_each(variant: Variant, opponents: Opponents) -> list[str | Bot]:
    """A bot for each of the other players, in the order of the seats, by name or as it is.

    A name that means nothing is refused at once.
    """
    count = len(variant.players) - 1
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        chosen: list[str | Bot] = [opponents] * count
    else:
        chosen = [*opponents]
    if len(chosen) != count:
        names = ", ".join(map(called, chosen))
        raise BadOption(
            "error-opponents", game=variant.game.name, given=len(chosen), bots=names, others=count
        )
    return [full_name(bot) if isinstance(bot, str) else bot for bot in chosen]


def batched(opponents: Sequence[str | Bot]) -> list[int]:
    """The policies of bots that can decide in thousands of games at once."""
    names = list(map(called, opponents))
    if other := next((name for name in names if name not in POLICIES), None):
        raise BadOption("error-not-batched", bot=other, bots=", ".join(POLICIES))
    return [POLICIES[name] for name in names]


def called(bot: str | Bot) -> str:
    """The name of an opponent; an object need not have one."""
    return bot if isinstance(bot, str) else str(getattr(bot, "name", type(bot).__name__))


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
