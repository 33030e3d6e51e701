"""What is said at a table, as a page shows it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from bourgade.server.store.talk import Remark
from bourgade.server.table_talk import PHRASES, REACTIONS, Voice
from bourgade.server.words import TEXTS


def lines_of(remarks: Sequence[Remark], voice: Voice, language: str) -> list[dict[str, Any]]:
    """The remarks that somebody is shown, in their language."""
    return [_line(said, voice, language) for said in remarks if voice.hears(said)]


def _line(said: Remark, voice: Voice, language: str) -> dict[str, Any]:
    mine, text = said.person == voice.key, said.text
    if said.kind != "text":
        known = text in (REACTIONS if said.kind == "reaction" else PHRASES)
        text = TEXTS.say(language, f"{said.kind}-{text}") if known else ""
    name = TEXTS.say(language, "you") if mine else caller(said, language)
    return {
        "n": said.n,
        "seat": said.seat,
        "name": name,
        "mine": mine,
        "icon": f"react-{said.text}" if said.kind == "reaction" and text else "",
        "text": text,
        "said": TEXTS.say(language, "talk-said", name=name, text=text),
    }


def caller(said: Remark, language: str) -> str:
    """What somebody is called who said something."""
    if said.name:
        return said.name
    return TEXTS.say(language, f"guest-{said.seat.lower()}" if said.seat else "talk-onlooker")


def mark_of(remarks: Sequence[Remark]) -> str:
    """Tells whether a page shows just these."""
    told = "\n".join(f"{said.n} {said.name}" for said in remarks)
    return hashlib.sha256(told.encode()).hexdigest()[:16]


def choices(language: str) -> dict[str, list[tuple[str, str]]]:
    """The reactions and phrases, and what they are called."""
    named = {"reactions": ("reaction", REACTIONS), "phrases": ("phrase", PHRASES)}
    return {
        which: [(word, TEXTS.say(language, f"{kind}-{word}")) for word in words]
        for which, (kind, words) in named.items()
    }
