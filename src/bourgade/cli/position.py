"""Positions on the command line: one to change, and what its fields mean."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from bourgade.cli.i18n import say
from bourgade.cli.listings import described
from bourgade.kernel.errors import BadOption
from bourgade.kernel.game import Variant
from bourgade.play.fields import fields_of

KINDS = {
    "number": "fields-number",
    "word": "fields-word",
    "words": "fields-words",
    "truth": "fields-truth",
}
"""The sentence that says what can stand in a field of each type."""


def split_source(source: str) -> tuple[Path, int | None]:
    """A record and the step in it: ``my.game@40``; without a step its end."""
    file, at, step = source.rpartition("@")
    if not at:
        return Path(source), None
    if not step.isdecimal():
        raise BadOption("error-bad-step", given=source)
    return Path(file), int(step)


def field_facts(variant: Variant) -> list[dict[str, Any]]:
    """Every field as plain data."""
    return [asdict(facts) for facts in fields_of(variant)]


def show_fields(console: Console, variant: Variant) -> None:
    """Every field with its meaning, what can stand there, its default and an example."""
    console.print(described(variant))
    console.print()
    for facts in fields_of(variant):
        kind = say(KINDS[facts.type], possible=facts.possible)
        parts = [kind, say("fields-default", value=json.dumps(facts.default))]
        if facts.example is not None:
            parts.append(say("fields-example", value=json.dumps(facts.example)))
        console.print(Text.assemble((facts.path, "bold cyan"), f"  {facts.meaning}"))
        console.print(Padding.indent(Text(" · ".join(parts), "dim"), 4))
