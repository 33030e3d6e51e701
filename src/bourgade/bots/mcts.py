"""Monte-Carlo tree search over any game: chance, many players, hidden cards. In the dialect.

The tree is a table of nodes, one row each, filled from the top; row 0 is the position asked
about. A node keeps no state: each simulation plays down from a copy of the root, so a node costs
a few numbers, and what the asking seat cannot see may be different every time.

At a decision the mover goes where his own share of the win is largest, corrected for what is
little known. A new move counts at first for what the judgement of its position says, and the
better it says the sooner it is tried. At chance the dice decide, with their exact weights.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, NamedTuple

from bourgade.bots.policy import choose_random
from bourgade.bots.value import Desk, Net, judge
from bourgade.kernel.contract import draw, imagine, legal, step
from bourgade.kernel.layout import CHANCE, Ints

DIALECT = 1

FIRST = 0  # columns of a node: its first child, 0 if it has none
NEXT = 1  # the next child of its parent, 0 at the end; they ascend by action
ACTION = 2  # what leads from the parent to it
VISITS = 3  # how many simulations came through


class Tree(NamedTuple):
    """The nodes, and how many of them are in use."""

    used: Any  # [0]: rows in use
    nodes: Any  # [row, column]
    prior: Any  # [row], how much a move deserves to be tried
    guess: Any  # [row], the mover's share as judged at first sight
    worth: Any  # [row, seat], shares of the win, added up over the visits


def search(tree: Tree, net: Net, desk: Desk, simulations: int) -> None:
    """Run simulations from ``desk.states[0]``."""
    for _ in range(simulations):
        desk.states[1] = desk.states[0]
        imagine(desk.states[1], desk.books[0], desk.rng)
        length = descend(tree, net, desk)
        play_on(desk)
        judge(desk.states[1], net, desk)
        for i in range(length):
            node = desk.path[i]
            tree.nodes[node, VISITS] += 1
            for p in range(len(desk.share)):
                tree.worth[node, p] += desk.share[p]


def descend(tree: Tree, net: Net, desk: Desk) -> int:
    """Play ``states[1]`` from the root to a leaf; returns how many nodes lie on the path."""
    s = desk.states[1]
    book = desk.books[0]
    knobs = desk.knobs[0]
    node = 0
    desk.path[0] = 0
    length = 1
    while not s.over and length < len(desk.path):
        if s.actor == CHANCE:
            action = draw(s, book, desk.rng, desk.out[0], desk.out[1])
            node = child_of(tree, node, action)
        else:
            n = 0
            if tree.nodes[node, FIRST] == 0:
                if tree.nodes[node, VISITS] < knobs.patience and length > 1:
                    return length
                if not expand(tree, net, desk, node):
                    return length
            elif knobs.hidden:
                n = expand_further(tree, desk, node)
            node = select(tree, desk, node, int(s.actor), n)
            action = int(tree.nodes[node, ACTION])
        if node == 0:
            return length  # the table is full
        step(s, book, action, None)
        desk.path[length] = node
        length += 1
    return length


def child_of(tree: Tree, node: int, action: int) -> int:
    """The child that an action leads to, made if need be; 0 if the table is full."""
    nodes = tree.nodes
    before = 0
    child = int(nodes[node, FIRST])
    while child != 0 and nodes[child, ACTION] < action:
        before = child
        child = int(nodes[child, NEXT])
    if child != 0 and nodes[child, ACTION] == action:
        return child
    if tree.used[0] >= len(nodes):
        return 0
    new = int(tree.used[0])
    tree.used[0] = new + 1
    nodes[new, FIRST] = 0
    nodes[new, NEXT] = child
    nodes[new, ACTION] = action
    nodes[new, VISITS] = 0
    for p in range(tree.worth.shape[1]):
        tree.worth[new, p] = 0.0
    tree.prior[new] = 0.0
    tree.guess[new] = 0.0
    if before == 0:
        nodes[node, FIRST] = new
    else:
        nodes[before, NEXT] = new
    return new


def expand(tree: Tree, net: Net, desk: Desk, node: int) -> bool:
    """Give a decision a child for every legal action; False if there is no room for them."""
    n = legal(desk.states[1], desk.books[0], desk.out[0])
    if tree.used[0] + n > len(tree.nodes):
        return False
    seat = int(desk.states[1].actor)
    first = int(tree.used[0])
    highest = 0.0
    for i in range(n):
        child = child_of(tree, node, int(desk.out[0, i]))
        if n > 1:
            desk.states[2] = desk.states[1]
            step(desk.states[2], desk.books[0], int(desk.out[0, i]), None)
            judge(desk.states[2], net, desk)
            tree.guess[child] = desk.share[seat]
        highest = max(highest, tree.guess[child])
    spread(tree, desk, first, n, highest)
    return True


def spread(tree: Tree, desk: Desk, first: int, n: int, highest: float) -> None:
    """Say which of ``n`` new moves deserve to be tried, by what they promise."""
    total = 0.0
    for child in range(first, first + n):
        tree.prior[child] = exp((tree.guess[child] - highest) * 1000.0 / desk.knobs[0].temper)
        total += tree.prior[child]
    for child in range(first, first + n):
        tree.prior[child] = 0.9 * tree.prior[child] / total + 0.1 / n


def expand_further(tree: Tree, desk: Desk, node: int) -> int:
    """Add children for actions that were not legal before; returns how many are legal now."""
    n = legal(desk.states[1], desk.books[0], desk.out[0])
    seat = int(desk.states[1].actor)
    for i in range(n):
        known = int(tree.used[0])
        child = child_of(tree, node, int(desk.out[0, i]))
        if child == known:
            tree.prior[child] = 1.0 / n
            tree.guess[child] = tree.worth[node, seat] / max(1, tree.nodes[node, VISITS])
    return n


def select(tree: Tree, desk: Desk, node: int, seat: int, n: int) -> int:
    """The child to visit next; with ``n`` given, only those whose action is legal now."""
    nodes = tree.nodes
    legal_now = desk.out[0]
    faith = desk.knobs[0].faith / 1000.0
    curiosity = desk.knobs[0].explore / 1000.0 * sqrt(nodes[node, VISITS] + 1.0)
    best = 0
    best_value = 0.0
    i = 0
    child = int(nodes[node, FIRST])
    while child != 0:
        while i < n and legal_now[i] < nodes[child, ACTION]:
            i += 1
        if n == 0 or (i < n and legal_now[i] == nodes[child, ACTION]):
            tried = nodes[child, VISITS]
            value = (tree.worth[child, seat] + faith * tree.guess[child]) / (tried + faith)
            value += curiosity * tree.prior[child] / (1.0 + tried)
            if best == 0 or value > best_value:
                best = child
                best_value = value
        child = int(nodes[child, NEXT])
    return best


def play_on(desk: Desk) -> None:
    """Let ``states[1]`` go on at random for a while, where the judgement alone is not trusted."""
    s = desk.states[1]
    most = int(s.ply) + int(desk.knobs[0].depth)
    while not s.over and s.ply < most:
        if s.actor == CHANCE:
            action = draw(s, desk.books[0], desk.rng, desk.out[0], desk.out[1])
        else:
            action = choose_random(s, desk.books[0], desk.rng, desk.out[0])
        step(s, desk.books[0], action, None)


def keep(tree: Tree, kept: Tree, node: int, queue: Ints) -> None:
    """Copy what hangs below a node into another table, with the node as its root."""
    copy_node(tree, kept, node, 0)
    kept.nodes[0, NEXT] = 0
    queue[0] = node
    done = 0
    used = 1
    while done < used:
        before = 0
        child = int(tree.nodes[queue[done], FIRST])
        kept.nodes[done, FIRST] = 0
        while child != 0:
            copy_node(tree, kept, child, used)
            kept.nodes[used, NEXT] = 0
            if before == 0:
                kept.nodes[done, FIRST] = used
            else:
                kept.nodes[before, NEXT] = used
            queue[used] = child
            before = used
            used += 1
            child = int(tree.nodes[child, NEXT])
        done += 1
    kept.used[0] = used


def copy_node(tree: Tree, kept: Tree, node: int, row: int) -> None:
    for column in range(4):
        kept.nodes[row, column] = tree.nodes[node, column]
    kept.prior[row] = tree.prior[node]
    kept.guess[row] = tree.guess[node]
    for p in range(tree.worth.shape[1]):
        kept.worth[row, p] = tree.worth[node, p]
