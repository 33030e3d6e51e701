"""Monte-Carlo tree search over any game: chance, many players, hidden cards. In the dialect.

The tree is a table of nodes, one row each, filled from the top; row 0 is the root. A node keeps
no state: each simulation plays down from a copy of the root, so a node costs a few numbers, and
what the mover at the root cannot see is determinized anew every time.

At a decision PUCT selects the child: the mean value for the mover plus an exploration term by its
prior. A child's first value, the estimate for its position, stands in for visits it has not had,
and the priors are a softmax over the first values. At chance nodes outcomes are drawn by their
exact weights.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, NamedTuple

from bourgade.bots.policy import choose_random
from bourgade.bots.value import Net, SearchWorkspace, estimate_value
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
    prior: Any  # [row], the probability that the move is worth trying
    first_value: Any  # [row], the mover's value when the node was made
    value_sum: Any  # [row, seat], summed over the visits


def search(tree: Tree, net: Net, work: SearchWorkspace, simulations: int) -> None:
    """Run simulations from ``work.states[0]``."""
    for _ in range(simulations):
        work.states[1] = work.states[0]
        imagine(work.states[1], work.books[0], work.rng)
        length = descend(tree, net, work)
        rollout(work)
        estimate_value(work.states[1], net, work)
        for i in range(length):
            node = work.path[i]
            tree.nodes[node, VISITS] += 1
            for p in range(len(work.value)):
                tree.value_sum[node, p] += work.value[p]


def descend(tree: Tree, net: Net, work: SearchWorkspace) -> int:
    """Play ``states[1]`` from the root to a leaf; returns how many nodes lie on the path."""
    s = work.states[1]
    book = work.books[0]
    parameters = work.parameters[0]
    node = 0
    work.path[0] = 0
    length = 1
    while not s.over and length < len(work.path):
        if s.actor == CHANCE:
            action = draw(s, book, work.rng, work.out[0], work.out[1])
            node = child_of(tree, node, action)
        else:
            n = 0
            if tree.nodes[node, FIRST] == 0:
                if tree.nodes[node, VISITS] < parameters.expand_after and length > 1:
                    return length
                if not expand(tree, net, work, node):
                    return length
            elif parameters.hidden:
                n = expand_further(tree, work, node)
            node = select(tree, work, node, int(s.actor), n)
            action = int(tree.nodes[node, ACTION])
        if node == 0:
            return length  # the table is full
        step(s, book, action, None)
        work.path[length] = node
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
    for p in range(tree.value_sum.shape[1]):
        tree.value_sum[new, p] = 0.0
    tree.prior[new] = 0.0
    tree.first_value[new] = 0.0
    if before == 0:
        nodes[node, FIRST] = new
    else:
        nodes[before, NEXT] = new
    return new


def expand(tree: Tree, net: Net, work: SearchWorkspace, node: int) -> bool:
    """Give a decision a child for every legal action; False if there is no room for them."""
    n = legal(work.states[1], work.books[0], work.out[0])
    if tree.used[0] + n > len(tree.nodes):
        return False
    seat = int(work.states[1].actor)
    first = int(tree.used[0])
    highest = 0.0
    for i in range(n):
        child = child_of(tree, node, int(work.out[0, i]))
        if n > 1:
            work.states[2] = work.states[1]
            step(work.states[2], work.books[0], int(work.out[0, i]), None)
            estimate_value(work.states[2], net, work)
            tree.first_value[child] = work.value[seat]
        highest = max(highest, tree.first_value[child])
    set_priors(tree, work, first, n, highest)
    return True


def set_priors(tree: Tree, work: SearchWorkspace, first: int, n: int, highest: float) -> None:
    """Give ``n`` new moves their priors: a softmax over first values, mixed with a uniform part."""
    temperature = work.parameters[0].prior_temperature
    total = 0.0
    for child in range(first, first + n):
        tree.prior[child] = exp((tree.first_value[child] - highest) * 1000.0 / temperature)
        total += tree.prior[child]
    for child in range(first, first + n):
        tree.prior[child] = 0.9 * tree.prior[child] / total + 0.1 / n


def expand_further(tree: Tree, work: SearchWorkspace, node: int) -> int:
    """Add children for actions that were not legal before; returns how many are legal now."""
    n = legal(work.states[1], work.books[0], work.out[0])
    seat = int(work.states[1].actor)
    for i in range(n):
        known = int(tree.used[0])
        child = child_of(tree, node, int(work.out[0, i]))
        if child == known:
            tree.prior[child] = 1.0 / n
            tree.first_value[child] = tree.value_sum[node, seat] / max(1, tree.nodes[node, VISITS])
    return n


def select(tree: Tree, work: SearchWorkspace, node: int, seat: int, n: int) -> int:
    """The child to visit next, by PUCT; with ``n`` given, only those whose action is legal now."""
    nodes = tree.nodes
    legal_now = work.out[0]
    virtual = work.parameters[0].prior_visits / 1000.0
    exploration = work.parameters[0].exploration / 1000.0 * sqrt(nodes[node, VISITS] + 1.0)
    best = 0
    best_value = 0.0
    i = 0
    child = int(nodes[node, FIRST])
    while child != 0:
        while i < n and legal_now[i] < nodes[child, ACTION]:
            i += 1
        if n == 0 or (i < n and legal_now[i] == nodes[child, ACTION]):
            visits = nodes[child, VISITS]
            value = tree.value_sum[child, seat] + virtual * tree.first_value[child]
            value /= visits + virtual
            value += exploration * tree.prior[child] / (1.0 + visits)
            if best == 0 or value > best_value:
                best = child
                best_value = value
        child = int(nodes[child, NEXT])
    return best


def rollout(work: SearchWorkspace) -> None:
    """Play ``states[1]`` on at random for ``rollout_plies``, if a value alone says too little."""
    s = work.states[1]
    most = int(s.ply) + int(work.parameters[0].rollout_plies)
    while not s.over and s.ply < most:
        if s.actor == CHANCE:
            action = draw(s, work.books[0], work.rng, work.out[0], work.out[1])
        else:
            action = choose_random(s, work.books[0], work.rng, work.out[0])
        step(s, work.books[0], action, None)


def copy_subtree(tree: Tree, kept: Tree, node: int, queue: Ints) -> None:
    """Copy a node and everything below it into another table, with the node as its root."""
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
    kept.first_value[row] = tree.first_value[node]
    for p in range(tree.value_sum.shape[1]):
        kept.value_sum[row, p] = tree.value_sum[node, p]
