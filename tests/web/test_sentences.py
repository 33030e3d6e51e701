"""A page says every sentence as Python does."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pytest

import bourgade
from bourgade import web
from bourgade.kernel.i18n import KERNEL_FOLDER, LANGUAGES, BrokenMessage, Texts, Value
from bourgade.web.fluent_data import NotFluent, fluent_data
from tests.wasm.node import node

ROOT = Path(bourgade.__file__).parent
LIBRARY = Path(web.__file__).with_name("fluent.js")
SCRIPT = str(Path(__file__).with_name("sentences.mjs"))

FOLDERS = sorted({file.parent for file in ROOT.rglob("*.ftl")} - {KERNEL_FOLDER})

NUMBERS: tuple[Value, ...] = (0, 1, 2, 1234, 1_000_000, 0.5)
TEXTS = ("you", "Zoé (closed)")


def selected(pattern: Any) -> set[Value]:
    """The keys that a sentence chooses by, wherever they stand."""
    if isinstance(pattern, dict):
        return set().union(*map(selected, pattern.values()))
    if not isinstance(pattern, list):
        return set()
    found = set[Value]().union(*map(selected, pattern))
    return found | {key for key, _ in pattern[2]} if pattern and pattern[0] == "?" else found


def arguments(names: set[str], keys: set[Value], noun: str) -> list[dict[str, Value]]:
    """Values for the arguments of a sentence: numbers, texts, and everything it asks for."""
    values: list[Value] = [*NUMBERS, *TEXTS, noun, *sorted(keys, key=str)]
    if not names:
        return [{}]
    each = [{name: value for name in sorted(names)} for value in values]  # noqa: C420
    mixed = zip(*(values[n:] + values[:n] for n, _ in enumerate(sorted(names))), strict=True)
    return each + [dict(zip(sorted(names), row, strict=True)) for row in mixed]


def whole(texts: Texts, language: str, message: str, args: dict[str, Value]) -> str | None:
    """The sentence, unless an argument is not of the kind that it asks for."""
    try:
        return texts.say(language, message, **args)
    except BrokenMessage:
        return None


@pytest.mark.filterwarnings("error::bourgade.kernel.i18n.BrokenMessage")
def test_every_message_is_said_alike() -> None:
    bundles, expected, said = list[Any](), list[list[str]](), 0
    for folder, language in itertools.product(FOLDERS, LANGUAGES):
        texts = Texts(KERNEL_FOLDER, folder)
        data = fluent_data(one / f"{language}.ftl" for one in (KERNEL_FOLDER, folder))
        articles = [m["v"] for m in data["messages"].values() if isinstance(m, dict) and m["a"]]
        noun = next((a for a in articles if isinstance(a, str)), "Bakery")
        asked = [
            (message, args, wanted)
            for message, names in texts.messages(language).items()
            for args in arguments(names, selected(data["messages"][message]), noun)
            if (wanted := whole(texts, language, message, args)) is not None
        ]
        assert {message for message, _, _ in asked} == set(data["messages"])
        bundles.append({"language": language, "data": data, "asked": [row[:2] for row in asked]})
        expected.append([wanted for _, _, wanted in asked])
        said += len(asked)
    assert said > 20_000
    told = node(SCRIPT, {"library": str(LIBRARY), "bundles": bundles})
    for bundle, wanted, found in zip(bundles, expected, told, strict=True):
        for asked, a, b in zip(bundle["asked"], wanted, found, strict=True):
            assert b == a, (bundle["language"], asked)


def test_what_a_page_cannot_say_is_refused(tmp_path: Path) -> None:
    broken = tmp_path / "en.ftl"
    broken.write_text("message = { $a\n", "utf-8")
    with pytest.raises(NotFluent, match="message"):
        fluent_data([broken])
