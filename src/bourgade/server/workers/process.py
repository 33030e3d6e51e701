"""A process that thinks: questions come in by lines of JSON, answers go out the same way.

It ends when its input ends, so it never outlives the server that asks, however that ends.
"""

from __future__ import annotations

import base64
import json
import os
import sys
import threading
import traceback
from collections.abc import Callable, Mapping
from functools import lru_cache
from queue import SimpleQueue
from typing import Any

from bourgade.bots import SearchBot, coach, levels, make
from bourgade.bots.calibration import calibrated
from bourgade.compile import warmup
from bourgade.compile.engine import can_compile
from bourgade.compile.warmup import compile_now
from bourgade.kernel import registry
from bourgade.kernel.content import PRINTED, content_from
from bourgade.kernel.game import Choice, Variant
from bourgade.kernel.layout import new_records
from bourgade.play import LoadedGame, Match

Tell = Callable[[int, int], None]
Question = Mapping[str, Any]
Stop = threading.Event
"""Set when a search is to answer at once, with what it has found so far."""


class Stopped(Exception):
    """Nobody waits for the answer any more."""


# What can be asked


def prepare(question: Question, tell: Tell, stop: Stop) -> None:
    """Load the bots of a game, which lie compiled in the cache, before somebody waits for them."""
    compile_now(_variant(question), "bots")


def wake(question: Question, tell: Tell, stop: Stop) -> None:
    """Nothing: the process has started once it answers."""


def choose(question: Question, tell: Tell, stop: Stop) -> str:
    """The move of a bot."""
    match = _seen(question)
    game = match.variant.game
    name: str = question["bot"]
    bot = make(levels(game).get(name, name), question["seed"])
    if isinstance(bot, SearchBot):
        # Others wait for this process: nobody who opens a table may keep it for an hour.
        bot.choices = question["choices"]
        bot.budget = bot.budget.after(bot.choices).within(question["longest"])
        bot.threads, bot.stop = 1, stop
    return bot.choose(match)


def chances(question: Question, tell: Tell, stop: Stop) -> list[float]:
    """Each seat's winning chances."""
    bot = make(f"mcts:{question['budget']}", question["seed"])
    assert isinstance(bot, SearchBot)
    bot.stop = stop
    match = _seen(question)
    return list(calibrated(match, bot.search(match)).shares)


def hint(question: Question, tell: Tell, stop: Stop) -> dict[str, Any]:
    """The best moves for the player to move."""
    found = coach.hint(
        _seen(question),
        question["budget"],
        seed=question["seed"],
        names=question["names"],
        stop=stop,
    )
    return found.to_json()


def review(question: Question, tell: Tell, stop: Stop) -> dict[str, Any]:
    """The luck and the mistakes of a whole game."""
    match = _played(question)
    if can_compile():
        # First, so that compiling takes nothing from the search's time.
        compile_now(match.variant, "bots")
    found = coach.review(match, within=question["within"], names=question["names"], progress=tell)
    return found.to_json()


ANSWERS: dict[str, Callable[[Question, Tell, Stop], Any]] = {
    "wake": wake,
    "prepare": prepare,
    "choose": choose,
    "chances": chances,
    "hint": hint,
    "review": review,
}


def _variant(question: Question) -> Variant:
    """The game that is asked about; the server knows whether its bots are compiled."""
    variant = _variant_of(
        question["game"], tuple(sorted(question["options"].items())), question["tables"]
    )
    if question["compiled"]:
        warmup.shared.settle(variant, "bots")
    return variant


@lru_cache(maxsize=64)
def _variant_of(game: str, options: tuple[tuple[str, Choice], ...], tables: str) -> Variant:
    return registry.find(game).variant(content_from(tables) or PRINTED, **dict(options))


def _seen(question: Question) -> Match:
    """The match as far as the asking seat may see it."""
    variant = _variant(question)
    states = new_records(variant.game.state, variant.sizes)
    states.view("u1")[:] = bytearray(base64.b64decode(question["seen"]))
    return Match(variant, states, key=None)


def _played(question: Question) -> Match:
    """A match with all that was played."""
    game = LoadedGame(_variant(question))
    if question["position"] is None:
        match = game.start(chance="manual")
    else:
        match = game.setup(question["position"], chance="manual")
    match.replay([(None, move) for move in question["moves"]])
    return match


# Lines in and out


class WorkerProcess:
    """Answers one question after the other; another thread hears when one is withdrawn."""

    def __init__(self) -> None:
        # What a game or a library prints must not be taken for an answer.
        self._out = os.fdopen(os.dup(1), "w", encoding="utf-8")
        os.dup2(2, 1)
        self._questions: SimpleQueue[Question] = SimpleQueue()
        self._withdrawn: set[int] = set()
        self._number, self._stop = 0, Stop()  # of the question being answered

    def listen(self) -> None:
        for line in sys.stdin:
            question = json.loads(line)
            if "stop" in question:
                self._withdrawn.add(question["stop"])
                if question["stop"] == self._number:
                    self._stop.set()
            else:
                self._questions.put(question)
        os._exit(0)

    def work(self) -> None:
        while True:
            question = self._questions.get()
            number = question["number"]
            # In this order, so that no signal is missed.
            self._stop = stop = Stop()
            self._number = number
            if number in self._withdrawn:
                stop.set()

            def tell(done: int, total: int, number: int = number) -> None:
                if number in self._withdrawn:
                    raise Stopped
                self._say("so far", [done, total])

            try:
                answer = ANSWERS[question["what"]](question, tell, stop)
            except Stopped:
                self._say("stopped", None)
            except Exception:  # whatever the code of a game's author raises; the server is told
                self._say("failed", traceback.format_exc())
            else:
                self._say("answer", answer)

    def _say(self, kind: str, value: Any) -> None:
        try:
            self._out.write(json.dumps([kind, value]) + "\n")
            self._out.flush()
        except BrokenPipeError:
            os._exit(0)  # the server was killed: nobody wants to know


def main() -> None:
    os.nice(int(sys.argv[1]))  # people who only want to see a page come first
    warmup.shared.starts_compilers = False  # the server does, one at a time
    process = WorkerProcess()
    threading.Thread(target=process.listen, daemon=True).start()
    process.work()


if __name__ == "__main__":
    main()
