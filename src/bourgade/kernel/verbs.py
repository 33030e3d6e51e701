"""Verbs: what can be done, in which phase, what allows it and what it does.

A game declares its verbs once, in its rules:

    class Act(Verbs, rule="MV-038"):
        roll: int = verb(DICE, phase=Phase.ROLL, when=may_throw, do=throw)
        build: int = verb(KINDS, phase=Phase.BUILD, when=can_build, do=build)
        draw: int = outcome(KINDS, phase=Phase.DRAW, weigh=copies_in_deck, do=draw_card)

    legal, chance, apply = dispatch(Act)

``dispatch`` writes the functions that find the verbs of a phase and the rule of a verb. They are
plain functions of the dialect, so nothing is looked up in a table while a game is played, and they
run interpreted, compiled and on a GPU like the rules around them. In a traceback their lines are
those of the verbs.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from math import prod
from typing import Any, ClassVar, cast

from bourgade.kernel.errors import BadGame
from bourgade.kernel.layout import Dim, Field, Layout

Rule = Callable[..., Any]
"""A function of the rules. Of a verb without words it has no parameter ``k``."""

Rules = Rule | Mapping[IntEnum, Rule] | None
"""One for all phases of a verb, or one for each."""


@dataclass(frozen=True)
class Verb:
    """One kind of move: its word, the sets its words come from, and the rules it stands for."""

    word: str | None
    dims: tuple[Dim, ...]
    by_chance: bool
    rules: Mapping[IntEnum, Rule | None]  # what carries it out, by the phase it belongs to
    then: Mapping[IntEnum, Rule | None]  # and what follows
    when: Rule | None = None
    offer: Rule | None = None
    weigh: Rule | None = None
    joins: bool = False
    line: int = 0  # where it is declared


def verb(
    *dims: Dim,
    word: str | None = None,
    phase: IntEnum | tuple[IntEnum, ...] = (),
    do: Rules = None,
    then: Rules = None,
    when: Rule | None = None,
    offer: Rule | None = None,
    joins: bool = False,
) -> Any:
    """A move of a player; the field holds the first of its ints.

    ``do(s, book, k, log)`` carries out the move with word number ``k``; it may differ by phase.
    ``then(s, book, log)`` follows it. Verbs of a phase that end alike share one: on a GPU the games
    of a warp then do together what they would otherwise do one after the other.
    ``when(s, book, k)`` says whether the move is allowed, without it every word is. Where that is
    better found for all words together, ``offer(s, book, first, out, n)`` writes the allowed moves
    after the ``n`` that are there, counted from ``first``, and returns how many there are then.
    A verb that ``joins`` the one before it is another wording: rules see both as one, and ``k``
    goes on counting.
    """
    return _declared(word, dims, False, phase, do, then, when, offer, None, joins)


def outcome(
    *dims: Dim,
    word: str | None = None,
    phase: IntEnum | tuple[IntEnum, ...] = (),
    do: Rules = None,
    then: Rules = None,
    when: Rule | None = None,
    offer: Rule | None = None,
    weigh: Rule | None = None,
) -> Any:
    """An outcome of chance; the field holds the first of its ints.

    ``weigh(s, book, k)`` says how likely it is, in whole shares, 0 for never. Without it all
    outcomes that ``when`` allows, or ``offer`` writes, are equally likely.
    """
    return _declared(word, dims, True, phase, do, then, when, offer, weigh, False)


def _declared(
    word: str | None,
    dims: tuple[Dim, ...],
    by_chance: bool,
    phase: IntEnum | tuple[IntEnum, ...],
    do: Rules,
    then: Rules,
    when: Rule | None,
    offer: Rule | None,
    weigh: Rule | None,
    joins: bool,
) -> Field:
    frame = inspect.currentframe()
    declaring = frame and frame.f_back and frame.f_back.f_back
    phases = phase if isinstance(phase, tuple) else (phase,)
    rules = _by_phase(do, phases)
    follow = _by_phase(then, tuple(rules))
    line = declaring.f_lineno if declaring else 0
    declared = Verb(word, dims, by_chance, rules, follow, when, offer, weigh, joins, line)
    return Field("i4", verb=declared)


def _by_phase(rules: Rules, phases: tuple[IntEnum, ...]) -> dict[IntEnum, Rule | None]:
    if isinstance(rules, Mapping):
        given = cast("Mapping[IntEnum, Rule]", rules)
        return {phase: given.get(phase) for phase in phases or given}
    return dict.fromkeys(phases, rules)


class Verbs(Layout):
    """Base of a game's ``Act``: its moves in order, the players' before those of chance.

    ``rule`` is the rule that sets the order of play: a move in the wrong phase is refused by it.
    ``then(s, book, log)`` is what follows every move: what needs nobody's decision.
    """

    rule: ClassVar[str] = ""
    then: ClassVar[Rule | None] = None

    def __init_subclass__(cls, *, rule: str = "", then: Rule | None = None) -> None:
        super().__init_subclass__()
        cls.rule = rule
        cls.then = staticmethod(then) if then else None


def verbs_of(act: type[Verbs]) -> dict[str, Verb]:
    """The verbs by name, in the order of their ints."""
    return {name: field.verb for name, field in act.fields.items() if field.verb}


def phases_of(act: type[Verbs], name: str) -> tuple[IntEnum, ...]:
    """The phases in which a verb can be done; none where its game does not say."""
    verbs = verbs_of(act)
    names = list(verbs)
    while verbs[name].joins:
        name = names[names.index(name) - 1]
    return tuple(verbs[name].rules)


Legal = Callable[[Any, Any, Any], int]
Chance = Callable[[Any, Any, Any, Any], int]
Apply = Callable[[Any, Any, int, Any], None]


def dispatch(act: type[Verbs]) -> tuple[Legal, Chance, Apply]:
    """``legal``, ``chance`` and ``apply`` for the verbs of a game, to be kept under these names."""
    module = sys.modules[act.__module__]
    found = vars(module)
    for name, rule in _rules_of(act):
        if isinstance(rule, Field):  # inside the class, names of verbs come first
            raise BadGame("error-verb-for-rule", verb=name)
        if found.get(rule.__name__) is not rule:  # twins find what they call by its name
            raise BadGame("error-verb-rule", verb=name, rule=rule.__name__, module=act.__module__)
    frame = inspect.currentframe()
    home = frame.f_back.f_lineno if frame and frame.f_back else 1
    source, lines = written(act)
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt | ast.expr | ast.arg):
            node.lineno = node.end_lineno = lines[node.lineno - 1] or home
            node.end_col_offset = node.col_offset
    made: dict[str, Any] = {}
    exec(compile(tree, str(module.__file__), "exec"), found, made)
    return made["legal"], made["chance"], made["apply"]


def written(act: type[Verbs]) -> tuple[str, list[int]]:
    """The source of ``legal``, ``chance`` and ``apply``, and each line's place in the rules."""
    text = _Text(act)
    return "\n".join(line for line, _ in text.lines) + "\n", [place for _, place in text.lines]


def _rules_of(act: type[Verbs]) -> Iterator[tuple[str, Rule]]:
    for name, verb in verbs_of(act).items():
        for rule in (*verb.rules.values(), *verb.then.values(), verb.when, verb.offer, verb.weigh):
            if rule is not None:
                yield name, rule
    if act.then:
        yield "then", act.then


class _Text:
    """The three functions as they are written, line by line, each with its place in the rules."""

    def __init__(self, act: type[Verbs]) -> None:
        self.lines: list[tuple[str, int]] = []
        self._all = verbs_of(act)
        self._verbs = {name: verb for name, verb in self._all.items() if not verb.joins}
        self._write(0, "def legal(s, book, out):")
        self._list(by_chance=False)
        self._write(0, "def chance(s, book, out, weight):")
        self._list(by_chance=True)
        self._write(0, "def apply(s, book, action, log):")
        self._carry_out(act.then)

    def _write(self, depth: int, line: str, place: int = 0) -> None:
        self.lines.append((4 * depth * " " + line, place))

    def _list(self, by_chance: bool) -> None:
        """The allowed moves of each phase, verb by verb.

        Verbs that several phases have in common at the end of their lists stand there once.
        """
        self._write(1, "n = 0")
        self._write(1, "act = book.act")
        self._write(1, "phase = int(s.phase)")
        own = [(name, verb) for name, verb in self._verbs.items() if verb.by_chance == by_chance]
        common: list[tuple[str, Verb]] = []
        while own and len(own[-1][1].rules) > 1:
            common.insert(0, own.pop())
        word = "if"
        for phase in sorted({phase for _, verb in own for phase in verb.rules}):
            verbs = [(name, verb) for name, verb in own if phase in verb.rules]
            self._write(1, f"{word} phase == {phase:d}:  # {phase.name}", verbs[0][1].line)
            for name, verb in verbs:
                self._offer(name, verb)
            word = "elif"
        for name, verb in common:
            self._write(1, f"if {_is_in(verb.rules)}:", verb.line)
            self._offer(name, verb)
        self._write(1, "return n")

    def _offer(self, name: str, verb: Verb) -> None:
        """The allowed moves of one verb."""
        if verb.offer:
            listed = f"{verb.offer.__name__}(s, book, act.{name}, out, n)"
            self._write(2, f"{'end' if verb.by_chance else 'n'} = {listed}", verb.line)
            if verb.by_chance:
                self._write(2, "while n < end:", verb.line)
                self._write(3, "weight[n] = 1", verb.line)
                self._write(3, "n += 1", verb.line)
            return
        depth, action, given = 2, f"act.{name}", "s, book"
        if verb.dims:
            self._write(depth, f"for k in range({self._count(name, verb)}):", verb.line)
            depth, action, given = depth + 1, f"{action} + k", f"{given}, k"
        share = "1"
        if verb.weigh:
            share = "share"
            self._write(depth, f"share = {verb.weigh.__name__}({given})", verb.line)
            self._write(depth, "if share > 0:", verb.line)
        elif verb.when:
            self._write(depth, f"if {verb.when.__name__}({given}):", verb.line)
        depth += bool(verb.weigh or verb.when)
        self._write(depth, f"out[n] = {action}", verb.line)
        if verb.by_chance:
            self._write(depth, f"weight[n] = {share}", verb.line)
        self._write(depth, "n += 1", verb.line)

    def _count(self, name: str, verb: Verb) -> str:
        """How many moves a verb has: a number where its words are the same in every game."""
        names = list(self._all)
        after = names[names.index(name) + 1 :]
        has_more_wordings = bool(after) and self._all[after[0]].joins
        if all(dim.words for dim in verb.dims) and not has_more_wordings:
            return str(prod(len(dim.words) for dim in verb.dims))
        end = next((f"act.{other}" for other in after if other in self._verbs), "book.moves")
        return f"{end} - act.{name}"

    def _carry_out(self, then: Rule | None) -> None:
        """Find the rule of a move.

        A rule that several phases have in common is called in one place, after the others:
        compilers make it a part of its caller then.
        """
        common = [
            (name, verb)
            for name, verb in self._verbs.items()
            if len(verb.rules) > 1
            and len(set(verb.rules.values())) == 1
            and not any(verb.then.values())
        ]
        self._write(1, "act = book.act")
        self._write(1, "phase = int(s.phase)")
        if common:
            self._write(1, "common = 0")
        word = "if"
        for phase in sorted({phase for verb in self._verbs.values() for phase in verb.rules}):
            verbs = [(name, verb) for name, verb in self._verbs.items() if phase in verb.rules]
            self._write(1, f"{word} phase == {phase:d}:  # {phase.name}", verbs[0][1].line)
            self._find(phase, verbs, [name for name, _ in common])
            word = "elif"
        for number, (name, verb) in enumerate(common, 1):
            self._write(1, f"{'if' if number == 1 else 'elif'} common == {number}:", verb.line)
            self._call(2, name, verb, next(iter(verb.rules.values())))
        if then:
            self._write(1, f"{then.__name__}(s, book, log)")

    def _find(self, phase: IntEnum, verbs: list[tuple[str, Verb]], common: list[str]) -> None:
        """The rule of a move in one phase, by the number that each verb begins with."""
        ends = {verb.then[phase] for _, verb in verbs}
        shared = ends.pop() if len(ends) == 1 else None
        word = "if"
        for name, verb in reversed(verbs):
            if (name, verb) != verbs[0]:
                self._write(2, f"{word} action >= act.{name}:", verb.line)
            elif len(verbs) > 1:
                self._write(2, "else:", verb.line)
            depth = 2 if len(verbs) == 1 else 3
            if name in common:
                self._write(depth, f"common = {common.index(name) + 1}", verb.line)
            else:
                self._call(depth, name, verb, verb.rules[phase])
                if (then := verb.then[phase]) and not shared:
                    self._write(depth, f"{then.__name__}(s, book, log)", verb.line)
            word = "elif"
        if shared:
            self._write(2, f"{shared.__name__}(s, book, log)", verbs[0][1].line)

    def _call(self, depth: int, name: str, verb: Verb, rule: Rule | None) -> None:
        if rule is None:
            self._write(depth, "pass", verb.line)
            return
        k = f"action - act.{name}, " if verb.dims else ""
        self._write(depth, f"{rule.__name__}(s, book, {k}log)", verb.line)


def _is_in(phases: Iterable[IntEnum]) -> str:
    return " or ".join(f"phase == {phase:d}" for phase in sorted(phases))
