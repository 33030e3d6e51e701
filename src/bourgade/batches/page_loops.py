"""What a page calls that has no numbers of more than 32 bits to hand over. In the dialect."""

from __future__ import annotations

from typing import Any

from bourgade.bots.policy_net import PolicyNet, PolicyRoom, choose_move
from bourgade.kernel.layout import Header, Ints

DIALECT = 1


def choose_by_net(
    s: Header,
    book: Any,
    net: PolicyNet,
    powers: Any,
    room: PolicyRoom,
    out: Any,
    value: Any,
    temperature: int,
    rng: Ints,
) -> int:
    """The move that a net names; the first of the random numbers draws it."""
    return choose_move(s, book, net, powers, room, out, value, temperature, int(rng[0]))
