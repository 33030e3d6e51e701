"""Monte-Carlo tree search over any game: chance, many players, hidden cards. In the dialect.

The tree is a table of nodes, one row each, filled from the top; row 0 is the root. A node keeps
no state: each simulation plays down from a copy of the root, so a node costs a few numbers, and
what the mover at the root cannot see is determinized anew in each.

At a decision PUCT selects the child: the mean value for the mover plus an exploration term by its
prior. A child's first value counts as a few virtual visits. With a policy net, one evaluation of a
new leaf gives its value and the priors of its moves, and the leaf's value is the first value of
each of them. Without one, first values are the estimates for the positions that the moves lead to,
and the priors are a softmax over them. At chance nodes outcomes are drawn by their exact weights.

Everything is computed in whole numbers, except for a square root and two quotients of whole
numbers, which IEEE 754 rounds in one way: the same seed grows the same tree on every machine.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

from bourgade.bots.fixed_point import PRIOR, SHARE, share_logit, to_priors
from bourgade.bots.policy import choose_random
from bourgade.bots.policy_net import PolicyRoom, look
from bourgade.bots.value import (
    Nets,
    SearchParameters,
    SearchWorkspace,
    estimate_value,
    judge_position,
    names_moves,
)
from bourgade.bots.value_net import ValueNet
from bourgade.kernel.contract import draw, imagine, legal, step
from bourgade.kernel.layout import CHANCE, Ints

DIALECT = 1

FIRST = 0  # columns of a node: its first child, 0 if it has none
NEXT = 1  # the next child of its parent, 0 at the end; they ascend by action
ACTION = 2  # the action that leads to it from the parent
VISITS = 3  # how many simulations came through

ROOT_BITS = 10  # after the point of a square root
STRONGEST_PULL = 1 << 38  # of exploration: what it is multiplied with stays in 64 bits


class Tree(NamedTuple):
    """The nodes, and how many of them are in use."""

    used: Any  # [0]: rows in use
    nodes: Any  # [row, column]
    prior: Any  # [row], the probability that the move is worth trying, of PRIOR
    first_value: Any  # [row], the mover's value when the node was made, of SHARE
    value_sum: Any  # [row, seat], summed over the visits


def search(
    tree: Tree, nets: Nets, work: SearchWorkspace, room: PolicyRoom, simulations: int
) -> None:
    """Run simulations from ``work.states[0]``."""
    for _ in range(simulations):
        work.states[1] = work.states[0]
        imagine(work.states[1], work.books[0], work.rng)
        length = descend(tree, nets, work, room)
        evaluate_leaf(tree, nets, work, room, int(work.path[length - 1]))
        for i in range(length):
            node = work.path[i]
            tree.nodes[node, VISITS] += 1
            for p in range(len(work.value)):
                tree.value_sum[node, p] += work.value[p]


def descend(tree: Tree, nets: Nets, work: SearchWorkspace, room: PolicyRoom) -> int:
    """Play ``states[1]`` from the root to a leaf; returns how many nodes lie on the path."""
    s = work.states[1]
    book = work.books[0]
    node = 0
    work.path[0] = 0
    length = 1
    named = names_moves(nets)
    parameters = work.parameters[0]
    while not s.over and length < len(work.path):
        if s.actor == CHANCE:
            action = draw(s, book, work.rng, work.out[0], work.out[1])
            node = child_of(tree, node, action)
        else:
            n = 0
            if tree.nodes[node, FIRST] == 0:
                if length > 1 and is_leaf(tree, named, work, node):
                    return length
                if tree.nodes[node, FIRST] == 0:
                    if named:
                        expand_by_policy(tree, nets, work, room, node)
                    else:
                        expand(tree, nets.value, nets.powers, work, node)
                if tree.nodes[node, FIRST] == 0:
                    return length  # the table is full
            elif parameters.hidden:
                n = expand_further(tree, work, node)
            node = select(tree, parameters, work.out[0], node, int(s.actor), n)
            action = int(tree.nodes[node, ACTION])
        if node == 0:
            return length  # the table is full
        step(s, book, action, None)
        work.path[length] = node
        length += 1
    return length


def is_leaf(tree: Tree, named: bool, work: SearchWorkspace, node: int) -> bool:
    """Whether a decision without children stays a leaf for now.

    A policy net gives children to a leaf when it evaluates it. A forced move is not worth an
    evaluation: it gets its child at once, and the search continues.
    """
    if not named:
        return tree.nodes[node, VISITS] < work.parameters[0].expand_after
    n = legal(work.states[1], work.books[0], work.out[0])
    return n > 1 or not add_children(tree, work, node, n)


def evaluate_leaf(
    tree: Tree, nets: Nets, work: SearchWorkspace, room: PolicyRoom, node: int
) -> None:
    """Fill ``work.value`` for ``states[1]``; with a policy net, give it children."""
    s = work.states[1]
    if not names_moves(nets):
        rollout(work)
        judge_position(s, nets.value, nets.powers, work)
    elif s.over or s.actor == CHANCE or tree.nodes[node, FIRST] != 0:
        estimate_value(s, nets, work, room)
    else:
        expand_by_policy(tree, nets, work, room, node)


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
    make_node(tree, new, action, child)
    if before == 0:
        nodes[node, FIRST] = new
    else:
        nodes[before, NEXT] = new
    return new


def expand(tree: Tree, net: ValueNet, powers: Any, work: SearchWorkspace, node: int) -> bool:
    """Give a decision a child for every legal action; False if there is no room for them."""
    n = legal(work.states[1], work.books[0], work.out[0])
    if not add_children(tree, work, node, n):
        return False
    seat = int(work.states[1].actor)
    first = int(tree.nodes[node, FIRST])
    highest = 0
    for child in range(first, first + n):
        if n > 1:
            work.states[2] = work.states[1]
            step(work.states[2], work.books[0], int(tree.nodes[child, ACTION]), None)
            judge_position(work.states[2], net, powers, work)
            tree.first_value[child] = work.value[seat]
        highest = max(highest, int(tree.first_value[child]))
    logits = work.logits
    temperature = int(work.parameters[0].prior_temperature)
    for i in range(n):
        logits[i] = -share_logit(highest - int(tree.first_value[first + i]), temperature)
    to_priors(logits, n, powers)
    for i in range(n):
        tree.prior[first + i] = logits[i]
    return True


def expand_by_policy(
    tree: Tree, nets: Nets, work: SearchWorkspace, room: PolicyRoom, node: int
) -> bool:
    """The same with the priors of a policy net; ``work.value`` gets its value."""
    s = work.states[1]
    n = look(s, work.books[0], nets.policy, nets.powers, room, work.out[0], work.value)
    if not add_children(tree, work, node, n):
        return False
    to_priors(room.logits, n, nets.powers)
    first = int(tree.nodes[node, FIRST])
    for i in range(n):
        tree.prior[first + i] = room.logits[i]
        tree.first_value[first + i] = work.value[int(s.actor)]
    return True


def add_children(tree: Tree, work: SearchWorkspace, node: int, n: int) -> bool:
    """Give a node without children one for each action in ``out[0]``, side by side."""
    first = int(tree.used[0])
    if first + n > len(tree.nodes):
        return False
    for i in range(n):
        make_node(tree, first + i, int(work.out[0, i]), first + i + 1 if i + 1 < n else 0)
    tree.used[0] = first + n
    tree.nodes[node, FIRST] = first
    return True


def make_node(tree: Tree, row: int, action: int, following: int) -> None:
    """Fill a row of the table with an unvisited node."""
    tree.nodes[row, FIRST] = 0
    tree.nodes[row, NEXT] = following
    tree.nodes[row, ACTION] = action
    tree.nodes[row, VISITS] = 0
    for p in range(tree.value_sum.shape[1]):
        tree.value_sum[row, p] = 0
    tree.prior[row] = 0
    tree.first_value[row] = 0


def expand_further(tree: Tree, work: SearchWorkspace, node: int) -> int:
    """Add children for actions that were not legal before; returns how many are legal now."""
    n = legal(work.states[1], work.books[0], work.out[0])
    seat = int(work.states[1].actor)
    for i in range(n):
        known = int(tree.used[0])
        child = child_of(tree, node, int(work.out[0, i]))
        if child == known:
            tree.prior[child] = PRIOR // n
            tree.first_value[child] = tree.value_sum[node, seat] // max(1, tree.nodes[node, VISITS])
    return n


def select(
    tree: Tree, parameters: SearchParameters, legal_now: Ints, node: int, seat: int, n: int
) -> int:
    """The child to visit next, by PUCT; with ``n`` given, only those whose action is legal now."""
    nodes = tree.nodes
    virtual = int(parameters.prior_visits)
    root = int(sqrt((nodes[node, VISITS] + 1.0) * (1 << 2 * ROOT_BITS)))
    pull = min(int(parameters.exploration) * root // 1000, STRONGEST_PULL)
    pull *= SHARE // PRIOR
    best = 0
    best_value = 0.0
    i = 0
    child = int(nodes[node, FIRST])
    while child != 0:
        while i < n and legal_now[i] < nodes[child, ACTION]:
            i += 1
        if n == 0 or (i < n and legal_now[i] == nodes[child, ACTION]):
            visits = int(nodes[child, VISITS])
            total = int(tree.value_sum[child, seat]) * 1000
            total += virtual * int(tree.first_value[child])
            value = float(total) / float(visits * 1000 + virtual)
            value += float(pull * int(tree.prior[child])) / float((1 + visits) << ROOT_BITS)
            if best == 0 or value > best_value:
                best = child
                best_value = value
        child = int(nodes[child, NEXT])
    return best


def rollout(work: SearchWorkspace) -> None:
    """Play ``states[1]`` on at random for ``rollout_plies``, before its value is estimated."""
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
