"""Bots with rules of their own: ``greedy,never=build:stadium``, ``only=…``, ``always=…``.

What a card or a strategy is worth shows when somebody does without it. A rule names moves by their
first words: ``build:stadium`` is one move, ``build`` all that begin so; ``+`` stands between
several. ``never`` bars moves, ``only`` bars all others of the same verb, ``always`` makes a move
whenever it is legal. Where a rule would leave nothing to do, it is not kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from bourgade.bots import policy
from bourgade.bots.agents import Bot, LevelBot, PolicyBot, SearchBot, decision_rng, make
from bourgade.bots.searcher import sample_move
from bourgade.bots.specs import levels
from bourgade.compile.engine import engine
from bourgade.compile.warmup import ready_mode
from bourgade.kernel.errors import BadOption, nearest
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import new_records
from bourgade.play import Match

KINDS = ("never", "only", "always")
FREE, BARRED, FORCED = 0, 1, 2
"""What rules say of a move."""

Bars = np.ndarray[Any, np.dtype[np.uint8]]


@dataclass(frozen=True)
class MoveRule:
    """One rule: its kind, and the moves it names, by their first words."""

    kind: str
    moves: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.kind}={'+'.join(self.moves)}"


def split_rules(spec: str) -> tuple[str, tuple[MoveRule, ...]]:
    """The spec of a bot without its rules, and the rules."""
    base: list[str] = []
    rules: list[MoveRule] = []
    for part in spec.split(","):
        kind, equals, moves = part.partition("=")
        if equals and kind.strip().lower() in KINDS:
            named = (":".join(move.lower().replace(":", " ").split()) for move in moves.split("+"))
            rules.append(MoveRule(kind.strip().lower(), tuple(filter(None, named))))
            if not rules[-1].moves:
                raise BadOption("error-empty-bot-rule", bot=spec, rule=part.strip())
        else:
            base.append(part)
    return ",".join(base), tuple(rules)


def with_rules(base: str, rules: Sequence[MoveRule]) -> str:
    """The spec of a bot with rules."""
    return ",".join((base, *map(str, rules)))


def bars_of(variant: Variant, rules: Sequence[MoveRule]) -> Bars:
    """What the rules say of every move; a move that does not exist is refused."""
    bars = np.full(variant.vocabulary.size, FREE, np.uint8)
    for kind in KINDS:  # in this order: what is always done is done
        for rule in rules:
            if rule.kind == kind:
                _mark(bars, variant, rule)
    return bars


def _mark(bars: Bars, variant: Variant, rule: MoveRule) -> None:
    vocabulary = variant.vocabulary
    texts = [vocabulary.text(action).split() for action in range(vocabulary.decisions)]
    named: set[int] = set()
    for move in rule.moves:
        head = move.split(":")
        found = {n for n, words in enumerate(texts) if words[: len(head)] == head}
        if not found:
            known = [":".join(words) for words in texts]
            raise BadOption(
                "error-unknown-bot-rule", rule=str(rule), move=move, game=variant.game.name,
                near=nearest(move, known),
            )  # fmt: skip
        named |= found
    if rule.kind == "only":
        verbs = {vocabulary.move(action).verb for action in named}
        others = (n for n in range(len(texts)) if vocabulary.move(n).verb in verbs)
        bars[[n for n in others if n not in named]] = BARRED
    else:
        bars[list(named)] = FORCED if rule.kind == "always" else BARRED


def allowed(bars: Bars, actions: Sequence[int]) -> list[int]:
    """Those of the legal moves that the rules leave; all of them if they leave none."""
    forced = [action for action in actions if bars[action] == FORCED]
    return forced or [action for action in actions if bars[action] != BARRED] or list(actions)


@dataclass
class RestrictedBot:
    """A bot that keeps rules. Where its choice is barred, it takes the best of what is left.

    A search knows how good the other moves are; any other bot leaves them to ``greedy``.
    """

    name: str
    bot: Bot
    rules: tuple[MoveRule, ...]
    seed: int = 0
    _kept: tuple[Variant, Bars] | None = field(default=None, repr=False)

    def choose(self, match: Match) -> str:
        variant, text = match.variant, match.variant.vocabulary.text
        legal = [variant.vocabulary.action(move) for move in match.moves]
        left = allowed(self._bars(variant), legal)
        if len(left) == 1:
            return text(left[0])
        bot = self._found(match)
        if len(left) == len(legal):
            return bot.choose(match)
        if isinstance(bot, SearchBot):
            return self._searched(bot, match, left)
        if isinstance(bot, PolicyBot):
            return text(self._picked(match, bot.policy, left))
        move = bot.choose(match)
        if variant.vocabulary.action(move) in left:
            return move
        return text(self._picked(match, policy.GREEDY, left))

    def _bars(self, variant: Variant) -> Bars:
        if self._kept is None or self._kept[0] is not variant:
            self._kept = variant, bars_of(variant, self.rules)
        return self._kept[1]

    def _found(self, match: Match) -> Bot:
        """The bot itself; which one a level is depends on the game."""
        if isinstance(self.bot, LevelBot):
            self.bot = make(levels(match.variant.game)[self.bot.name], self.seed)
        return self.bot

    def _searched(self, bot: SearchBot, match: Match, left: Sequence[int]) -> str:
        """The best of what is left, as a search sees it."""
        result = bot.search(match)
        estimates = tuple(one for one in result.estimates if one.action in left)
        if not estimates:
            return match.variant.vocabulary.text(self._picked(match, policy.GREEDY, left))
        if bot.temperature == 0:
            return estimates[0].move
        lot = int(decision_rng(self.seed, match.ply)[0]) / 2**32
        return sample_move(estimates, result.actor, bot.temperature, lot).move

    def _picked(self, match: Match, number: int, left: Sequence[int]) -> int:
        """What a policy picks among the moves that are left."""
        variant = match.variant
        rng = decision_rng(self.seed, match.ply)
        if number != policy.GREEDY:
            return left[int(rng[0]) * len(left) >> 32]
        states = new_records(variant.game.state, variant.sizes, 3)
        states[0] = match.state
        seat = int(match.state.actor)
        engine(variant, "python").observe(states[0], seat)
        out = np.zeros((3, variant.vocabulary.size), np.int32)
        out[0, : len(left)] = left
        policies = engine(variant, ready_mode(variant, "bots")).twin(policy)
        return int(
            policies.pick_greedy(
                states, variant.books, seat, rng, out[0], len(left), out[1], out[2]
            )
        )
