"""Python as JavaScript: the same answers in Node, and a refusal of what is not known."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from bourgade import web
from bourgade.web.script import Given, NotForPages, Script
from tests.wasm.node import node

RUNTIME = Path(web.__file__).with_name("python.js")
SCRIPT = str(Path(__file__).with_name("script.mjs"))
LIMIT = 3


@dataclass(frozen=True)
class Card:
    name: str
    cost: int = 2
    marks: list[str] = field(default_factory=list[str])

    @property
    def dear(self) -> bool:
        return self.cost >= LIMIT

    def told(self, *words: str, sign: str = "!", **more: int) -> str:
        extra = ", ".join(f"{key}={value}" for key, value in more.items())
        return f"{self.name} {' '.join(words)}{sign}{extra}"


CARDS = {"a": Card("Mine", 6), "b": Card("Farm", marks=["x"])}


def arithmetic(n: int) -> list[Any]:
    return [n // 4, -n // 4, n % 5, -n % 5, 1 << n, n >> 1, n & 6, n | 9, ~n, divmod(-n, 3), 2**n]


def rounded(n: int) -> list[Any]:
    halves = [round(n + 0.5), round(-n - 0.5), round(n + 0.49)]
    return [*halves, *(round(n * x, 2) for x in (0.125, 1.005, 2.675, 1.115, 0.375, -0.625, 0.1))]


def large(n: int) -> list[int]:
    bits = 1 << 40 + n
    return [bits, bits >> 38, bits & (bits | 1), (bits | 5) % 7, (bits + 3).bit_count()]


def texts(n: int) -> list[Any]:
    word = "_closed card"
    head, _, rest = word.partition(" ")
    return [
        word.removeprefix("_"), head, rest, word[1:3], word[-4:], word[::-1], f"{n} {None} {True}",
        word.replace("c", "k").title() if n < 0 else word.upper(), " ".join(["a", "b"]).split(),
        word.split("_"), word * 2,
    ]  # fmt: skip


def collections(n: int) -> list[Any]:
    pairs = [(k, v.cost) for k, v in CARDS.items() if v.dear or n > 2]
    first, *others = [n, n + 1, n + 2]
    *start, last = range(n)
    found = dict(sorted(pairs, key=lambda pair: -pair[1]))
    table = {**found, "c": n, ("x", 1): 5}
    return [
        pairs, first, others, start, last, list(found), table["x", 1], {1, 2} & {2, 3} == {2},
        max([3, 1, 2]), min((5, 4), default=0), sum(x for x in others), any(x > n for x in others),
        [a + b for a, b in zip(others, start, strict=False)], (1, 2) < (1, 3), [] == [],
        next((x for x in others if x > 99), None), n in table, "c" in table, not table,
    ]  # fmt: skip


def choices(n: int) -> list[Any]:
    match n:
        case 1 | 2:
            kind = "few"
        case _ if n > 100:
            kind = "many"
        case _:
            kind = "some"
    total, k = 0, n
    while k:
        k -= 1
        if k % 2:
            continue
        total += k
    if (half := n // 2) > 2:
        total += half
    return [kind, total, 0 < n <= 5, None is None, n or "none", n and "some"]


def methods(n: int) -> list[Any]:
    card = Card("Mill", cost=n)
    tell = card.told
    return [
        card.told("is", "here", sign="?", more=n), tell("a"), card.dear, card == Card("Mill", n),
        list(map(CARDS["b"].told, ["x", "y"])), Card("Q").marks, list(counted(n)),
    ]  # fmt: skip


def refused(n: int) -> list[Any]:
    try:
        if n > 1:
            raise TooLarge(n)
        found = "small"
    except TooLarge as error:
        found = error.told(2)
    return [found]


class TooLarge(Exception):
    def __init__(self, size: int) -> None:
        super().__init__("too large")
        self.size = size

    def told(self, most: int) -> str:
        return f"{self.size} of {most}"


def counted(n: int) -> Iterator[int]:
    for k in range(n):
        if k == 1:
            yield from (10, 20)
        yield k


FUNCTIONS: list[Callable[[int], list[Any]]] = [
    arithmetic, rounded, large, texts, collections, choices, methods, refused
]  # fmt: skip


def test_functions_answer_alike(tmp_path: Path) -> None:
    script = Script(Given())
    for function in FUNCTIONS:
        script.export(function.__name__, function)
    script.text()
    script = Script(Given(), script.methods())
    for function in FUNCTIONS:
        script.export(function.__name__, function)
    shutil.copy(RUNTIME, tmp_path)
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "made.js").write_text(script.text(), "utf-8")
    numbers = [1, 2, 3, 7]
    told = node(SCRIPT, {"module": str(tmp_path / "made.js"), "numbers": numbers})
    for function in FUNCTIONS:
        expected = [json.loads(json.dumps(function(n))) for n in numbers]
        assert told[function.__name__] == expected, function.__name__


def machine() -> Any:
    return os.environ.get("HOME")


def formatted(n: int) -> str:
    return f"{n:03d}"


def opened(n: int) -> Any:
    return open(str(n))


def looped(n: int) -> int:
    for _ in range(n):
        pass
    else:
        return 1
    return 0


@pytest.mark.parametrize("function", [machine, formatted, opened, looped])
def test_what_is_not_known_is_refused_with_its_place(function: Callable[..., Any]) -> None:
    with pytest.raises(NotForPages, match=r"test_script\.py:\d+"):
        Script(Given()).export("made", function)
