"""Names and texts that a content file brings: of what it adds, and other names for what there is.

    [[establishment]]
    id = "tea_house"
    [establishment.texts.en]
    name = "Tea House"
    [establishment.texts.fr]
    name = "Salon de thé"
    article = "un Salon de thé"

They are the user's: plain text of one line, which becomes part of the messages as it is and is
never parsed. What a row does not say is derived: a name from its id, English articles from the
name, and what a card does from its effect, if the game's messages ``effect-…`` have words for it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any, cast

from bourgade.kernel.content import Table, Tables
from bourgade.kernel.figures import EffectTable, Figure
from bourgade.kernel.i18n import LANGUAGES, Texts, Value, message_id
from bourgade.kernel.options import EDITION
from bourgade.kernel.schema import TEXTS_KEY, Wrong

ON = "colour"
"""The key of a row that says when its effect acts."""

LONGEST = {"name": 40, "article": 48, "brief": 60, "about": 300}
"""The texts of a row with their longest length in characters."""

SPACES = "\u00a0\u202f"
"""Spaces of French typography that may stand in a text beside the usual one."""

MOST_ROWS = 100
"""Rows of a table with names: rules number them in single bytes."""

WORD = re.compile(r"[a-z][a-z0-9_]{0,30}")
"""The ids of what is added: they are written in moves."""


@dataclass(frozen=True)
class Named:
    """A row of the content whose id is a word of a set."""

    dim: str
    word: str
    row: Any
    given: Table  # as the tables have it
    wrong: Wrong
    added: bool  # it is not among the printed ones
    dims: Mapping[str, str]  # the sets that ids are words of, by table

    @property
    def name(self) -> str:
        return f"{self.dim}-{message_id(self.word)}"

    def set_of(self, figure: Figure) -> str:
        """The set that the words of a figure are called by."""
        place = figure.of.rpartition(".")[2] if isinstance(figure.of, str) else ""
        return self.dims.get(place, place.removesuffix("s"))


def with_own_texts(content: Any, tables: Tables, texts: Texts) -> Texts:
    """The texts of a game with those of its content: the same texts if it brings none."""
    own: dict[str, dict[str, tuple[str, str]]] = {language: {} for language in LANGUAGES}
    taken: dict[str, Named] = {}
    for one in named_rows(content, tables):
        if one.added:
            _check_added(one, texts, taken)
        given = _given(one)
        for language in LANGUAGES:
            own[language].update(_texts_of(one, given, language, texts))
    return texts.with_own(own) if any(own.values()) else texts


def named_rows(content: Any, tables: Tables) -> Iterator[Named]:
    """The rows of the content that have names."""
    if not hasattr(content, "__dataclass_fields__"):
        return
    dims = {
        one.name: one.metadata["names"].partition(" ")[0]
        for one in fields(content)
        if one.metadata.get("names")
    }
    for one in fields(content):
        dim, _, pattern = one.metadata.get("names", "").partition(" ")
        if not dim:
            continue
        table = one.metadata["table"]
        rows = getattr(content, one.name)
        if len(rows) > MOST_ROWS:
            raise Wrong(tables, (table,))("content-rows", high=MOST_ROWS, found=len(rows))
        for id, row in rows.items():
            wrong = Wrong(tables, (table, id))
            word = pattern.format(id=id) if pattern else id
            yield Named(dim, word, row, tables.data[table][id], wrong, wrong.is_added, dims)


def _check_added(one: Named, texts: Texts, taken: dict[str, Named]) -> None:
    """Refuse an id that cannot be written in a move, or that already means something else."""
    id = one.wrong.path[-1]
    if not WORD.fullmatch(id) and one.dim != "tiles":
        raise one.wrong("id", "content-bad-id", id=id)
    about = message_id(one.word)
    if about in taken or any(texts.has("en", f"{kind}-{about}") for kind in ("about", "brief")):
        raise one.wrong("id", "content-id-taken", id=id)
    taken[about] = one


def _given(one: Named) -> dict[str, dict[str, str]]:
    """The texts that a row brings, by language, all of them checked."""
    wrong = one.wrong.at(TEXTS_KEY)
    given = one.given.get(TEXTS_KEY, {})
    found: dict[str, dict[str, str]] = {}
    for language, some in _table(wrong, given).items():
        if language not in LANGUAGES:
            raise wrong(language, "content-unknown-key", known=", ".join(LANGUAGES))
        there = wrong.at(language)
        for key, text in _table(there, some).items():
            if key not in LONGEST:
                raise there(key, "content-unknown-key", known=", ".join(LONGEST))
            found.setdefault(language, {})[key] = _checked(there.at(key), text, LONGEST[key])
    return found


def _table(wrong: Wrong, value: Any) -> Table:
    if not isinstance(value, dict):
        raise wrong("content-no-table")
    return cast(Table, value)


def _checked(wrong: Wrong, text: Any, longest: int) -> str:
    if not isinstance(text, str):
        raise wrong("content-text-kind")
    text = unicodedata.normalize("NFC", text.strip())
    if not 0 < len(text) <= longest:
        raise wrong("content-text-length", high=longest, found=len(text))
    for sign in text:
        if not (sign.isprintable() or sign in SPACES):
            raise wrong("content-text-sign", found=f"U+{ord(sign):04X}")
    return text


def _texts_of(
    one: Named, given: Mapping[str, Mapping[str, str]], language: str, texts: Texts
) -> Iterator[tuple[str, tuple[str, str]]]:
    """The messages of a row in one language that the game does not have as they are."""
    mine = given.get(language, {})
    name = mine.get("name")
    if name is None and one.added:
        others = (given[other].get("name") for other in given)
        name = next(filter(None, others), readable(one.wrong.path[-1], language))
    if name is not None:
        yield one.name, (name, mine.get("article") or _article(one, name, language, texts))
        if one.dim == EDITION:
            yield f"option-{one.name}", (name, "")
    elif "article" in mine:
        usual = texts.name(language, one.dim, one.word)
        yield one.name, (usual, mine["article"])
    about = message_id(one.word)
    for kind in ("brief", "about"):
        if kind in mine:
            yield f"{kind}-{about}", (mine[kind], "")
        elif one.added or one.wrong.is_own("effect"):
            if said := effect_sentence(texts, language, one, kind):
                yield f"{kind}-{about}", (said, "")


def effect_sentence(texts: Texts, language: str, one: Named, kind: str) -> str:
    """What the effect of a row does, in words of the game; "" if it has none."""
    effect = getattr(one.row, "effect", None)
    if not isinstance(effect, EffectTable):
        return ""
    message = f"effect-{message_id(effect.key)}{'-brief' if kind == 'brief' else ''}"
    if not texts.has(language, message):
        return ""
    takes = effect.effects[effect.key].takes
    args = {
        key: _said(texts, language, value, one.set_of(takes[key]))
        for key, value in effect.figures.items()
    }
    return texts.say(language, message, on=getattr(one.row, ON, ""), **args)


def _said(texts: Texts, language: str, value: Any, dim: str) -> Value:
    """A figure of an effect as sentences take it: words by their names, ``none`` for none."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return value
    words = (value,) if isinstance(value, str) else tuple(value)
    named = [texts.name(language, dim, word) for word in words if word]
    if not named:
        return "none"
    *first, last = named
    if not first:
        return last
    return texts.say(language, "effect-or", first=", ".join(first), last=last)


def readable(id: str, language: str) -> str:
    """A name made from an id: ``tea_house`` is called “Tea House”."""
    words = id.replace("_", " ")
    return words.title() if language == "en" else words.capitalize()


def _article(one: Named, name: str, language: str, texts: Texts) -> str:
    """A name with its article, as far as it can be guessed: not in French, which has genders."""
    if language != "en":
        return ""
    printed = one.wrong.tables.data[one.wrong.path[0]]
    usual = (texts.name(language, one.dim, word) for word in printed)
    if any(texts.article(language, other).startswith("the ") for other in usual):
        return f"the {name}"
    return f"{'an' if name[0].lower() in 'aeiou' else 'a'} {name}"
