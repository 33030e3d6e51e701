"""The sentences of the pages: none missing, none left over, the same in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bourgade.server
from bourgade.kernel.i18n import KERNEL_TEXTS, LANGUAGES
from bourgade.server.words import TEXTS

FOLDER = Path(bourgade.server.__file__).parent
TEMPLATES = sorted(FOLDER.rglob("templates/**/*.html"))

# Messages whose names are put together: ``t('pace-' ~ pace)``, ``f"frozen-{why}"``.
BUILT = (
    "bot-", "pace-", "hints-", "review-kind-", "error-title-", "frozen-", "result-", "story-",
    "verdict-", "board-", "colour-", "link-", "guest-", "study-", "workshop-text-", "rated-",
    "reaction-", "phrase-", "check-chat-", "call-", "clock-", "at-zero-", "tournament-", "form-",
    "absent-",
)  # fmt: skip


def said_by_templates() -> dict[str, set[str]]:
    said: dict[str, set[str]] = {}
    for file in TEMPLATES:
        # One message, or one of two: ``t('on' if it else 'off')``.
        of_two = r"""\bt\('([a-z0-9-]+)'(?: if [^()]*? else '([a-z0-9-]+)')?"""
        for names in re.findall(of_two, file.read_text("utf-8")):
            for name in filter(None, names):
                said.setdefault(name, set()).add(file.name)
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_template_is_written(language: str) -> None:
    missing = {
        name: files
        for name, files in said_by_templates().items()
        if not name.endswith("-") and not TEXTS.has(language, name)
    }
    assert missing == {}


def test_both_languages_say_the_same_things() -> None:
    assert list(TEXTS.problems()) == []


def test_no_sentence_is_left_over() -> None:
    code = "".join(file.read_text("utf-8") for file in FOLDER.rglob("*.py"))
    said = said_by_templates()
    kernel = KERNEL_TEXTS.messages("en")
    left_over = [
        name
        for name in TEXTS.messages("en")
        if name not in kernel and name not in said and not name.startswith(BUILT)
        and f'"{name}"' not in code
    ]  # fmt: skip
    assert left_over == []


def test_no_page_needs_what_the_policy_forbids() -> None:
    """No script or style in the page itself, nothing from elsewhere."""
    for file in TEMPLATES:
        text = file.read_text("utf-8")
        assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=", text), file.name
        assert not re.search(r"""(?:src|href)=["'](?:https?:)?//""", text), file.name
