"""Count the tree: decisions, chance events and ends at each depth below a position."""

from __future__ import annotations

from dataclasses import dataclass

from bourgade.kernel.game import BY_CHANCE
from bourgade.play import Match


@dataclass
class Nodes:
    """The positions at one depth, by who acts in them."""

    decisions: int = 0
    chances: int = 0
    ends: int = 0


def count_nodes(match: Match, depth: int) -> list[Nodes]:
    """Nodes at each depth from 1 on; the match must play its chance by hand."""
    counted = [Nodes() for _ in range(depth)]
    _count(match, counted, 0)
    return counted


def _count(match: Match, counted: list[Nodes], depth: int) -> None:
    for action in match.actions():
        child = match.copy()
        child.play_action(action)
        nodes = counted[depth]
        if child.over:
            nodes.ends += 1
        elif child.actor == BY_CHANCE:
            nodes.chances += 1
        else:
            nodes.decisions += 1
        if depth + 1 < len(counted) and not child.over:
            _count(child, counted, depth + 1)
