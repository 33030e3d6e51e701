"""The facts on the side of a game's box, and the options of a first game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from bourgade.kernel.i18n import Texts
from bourgade.kernel.options import Choice

Weight = Literal["light", "medium", "heavy"]
"""How complex a game is: our own word, not one from the box."""


@dataclass(frozen=True)
class BoxFact:
    """A figure of the box and its source."""

    figure: int
    provenance: Literal["rulebook", "public", "estimated"]

    @property
    def is_estimated(self) -> bool:
        """Whether it is our own estimate, which people are told."""
        return self.provenance == "estimated"


@dataclass(frozen=True)
class Box:
    """How long a game takes, from which age, how complex it is; players are an option."""

    minutes: BoxFact | None = None
    age: BoxFact | None = None
    weight: Weight | None = None
    first_game: Mapping[str, Choice] = field(default_factory=dict[str, Choice])
    """Options for people who have never played it; the others take their defaults."""

    def told(self, texts: Texts, language: str) -> dict[str, str]:
        """Minutes, age and weight as people read them; our own estimates are marked."""
        told: dict[str, str] = {}
        if self.minutes:
            told["minutes"] = _say(texts, language, "minutes", self.minutes)
        if self.age:
            told["age"] = _say(texts, language, "age", self.age)
        if self.weight:
            told["weight"] = texts.say(language, f"box-weight-{self.weight}")
        return told


def _say(texts: Texts, language: str, name: str, fact: BoxFact) -> str:
    message = f"box-{name}-about" if fact.is_estimated else f"box-{name}"
    return texts.say(language, message, **{name: fact.figure})
