"""What the page of the workshop shows: the cards of an edition, one of them opened, its faults."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby
from typing import Any, cast

from markupsafe import Markup

from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import Game, Variant
from bourgade.kernel.i18n import message_id
from bourgade.kernel.ledger import read_ledger
from bourgade.kernel.options import EDITION, PLAYERS, Choice
from bourgade.kernel.schema import DeclaredTable
from bourgade.server.views.lobby import value_name
from bourgade.server.views.names import said
from bourgade.server.workshop.draft import MOST_CHARACTERS, Draft, Path_
from bourgade.server.workshop.fields import FigureField, Form
from bourgade.server.workshop.pieces import pieces_of

KEPT_STEPS = 30
"""Drafts that undo can go back to."""

MOST_STEPS_TEXT = 60_000


@dataclass(frozen=True)
class Bench:
    """A draft on the bench: the options it is looked at with, and what was opened."""

    draft: Draft
    options: Mapping[str, Choice]  # the edition and how many play
    language: str
    opened: Path_ = ()
    earlier: tuple[str, ...] = ()  # drafts that undo goes back to, the newest last
    design: str = ""  # the design that it was made from
    name: str = ""  # under which it is kept
    refused: str = ""  # what could not be done, and why

    @property
    def game(self) -> Game:
        return self.draft.game

    @property
    def variant(self) -> Variant:
        return self.draft.variant(self.options)

    @property
    def steps(self) -> str:
        """The earlier drafts as the form carries them."""
        kept = list(self.earlier[-KEPT_STEPS:])
        while kept and sum(map(len, kept)) > MOST_STEPS_TEXT:
            kept.pop(0)
        return json.dumps(kept, ensure_ascii=False)

    def form(self) -> Form:
        """The fields of its tables."""
        return Form(self.draft, self.language, self.variant.words, self._parts)

    @property
    def _parts(self) -> frozenset[str]:
        """The words that the row of the edition names."""
        edition = str(self.options.get(EDITION, ""))
        rows = (one.table for one in self.draft.declared if one.path[1:] == (edition,))
        values = [
            cast("tuple[Any, ...]", value)
            for row in rows
            for value in cast("dict[str, Any]", vars(row)).values()
            if isinstance(value, tuple)
        ]
        found = (item for value in values for item in value)
        return frozenset(item for item in found if isinstance(item, str))


def steps_of(text: str) -> tuple[str, ...]:
    """The earlier drafts that a form carries; none if it was tampered with."""
    try:
        found = json.loads(text or "[]")
    except ValueError:
        return ()
    texts = cast("list[Any]", found) if isinstance(found, list) else []
    return tuple(t for t in texts if isinstance(t, str) and len(t) <= MOST_CHARACTERS)


def options_of(game: Game, content: Any, given: Mapping[str, str]) -> dict[str, Choice]:
    """Edition and players as asked for; what there is not takes its default."""
    chosen: dict[str, Choice] = {}
    resolved: dict[str, Choice] = {}
    for option in game.options:
        allowed = option.allowed(content, resolved)
        read = option.read(given.get(option.name, ""), allowed)
        resolved[option.name] = allowed[0] if read is None else read
        if option.name == PLAYERS and read is None:
            resolved[option.name] = max(allowed, key=int)
        if option.name in (EDITION, PLAYERS):
            chosen[option.name] = resolved[option.name]
    return chosen


def choices_of(bench: Bench) -> list[dict[str, Any]]:
    """The options that are asked, with what may be chosen."""
    game, content, asked = bench.game, bench.draft.content, list[dict[str, Any]]()
    for name, value in bench.options.items():
        option = game.option(name)
        allowed = option.allowed(content, dict(bench.options))
        label = said(game.texts, bench.language, f"option-{message_id(name)}", name)
        named = [(str(v), value_name(game, bench.language, name, v)) for v in allowed]
        asked.append({"name": name, "label": label, "allowed": named, "value": str(value)})
    return asked


# The cards


def groups_of(bench: Bench) -> list[dict[str, Any]]:
    """The tables of an edition, each with its rows; those of other editions are left out."""
    form, here = bench.form(), _words_here(bench)
    shown = [one for one in bench.draft.declared if _is_shown(bench, form, one)]
    groups: list[dict[str, Any]] = []
    for name, some in groupby(shown, lambda one: one.path[0]):
        rows = list(some)
        is_rows = len(rows[0].path) > 1
        used = [one for one in rows if is_rows and one.path[1] in here]
        if is_rows and not used and any(one.path[1] in _all_words(bench) for one in rows):
            continue
        kept = used or rows
        groups.append(
            {
                "name": name,
                "title": _title(bench, name),
                "can_add": is_rows and _can_grow(bench, rows[0]),
                "like": ".".join(kept[0].path),
                "rows": [_row(bench, one) for one in kept],
            }
        )
    # Cards come first, then what an edition says of itself.
    return sorted(groups, key=lambda group: (not group["can_add"], len(group["rows"]) < 2))


def _is_shown(bench: Bench, form: Form, one: DeclaredTable) -> bool:
    """Whether a table has figures that people change: numbers, or a title of its own."""
    kinds = {each.kind for each in form.fields(one)}
    titled = bench.variant.texts.has(bench.language, f"figures-{message_id(one.path[0])}")
    return "number" in kinds or bool(kinds and titled)


def _can_grow(bench: Bench, one: DeclaredTable) -> bool:
    """Whether a row may be added beside this one: a card that would be in the game."""
    edition = tuple(item for item in bench.options.items() if item[0] == EDITION)
    return bool(one.names) and one.names != EDITION and _grows(bench.game, one.path, edition)


@lru_cache(maxsize=1000)
def _grows(game: Game, path: Path_, edition: tuple[tuple[str, Choice], ...]) -> bool:
    """The same of printed content; what was added can be copied as what it is a copy of."""
    printed = Draft(game, {})
    if printed.table(path) is None:
        return True
    try:
        draft, at = printed.with_copy(path)
        return any(at[1] in words for words in draft.variant(dict(edition)).words.values())
    except BourgadeError:
        return False


def _words_here(bench: Bench) -> set[str]:
    words = {word for some in bench.variant.words.values() for word in some}
    options = bench.variant.options.items()
    return words | {str(value) for name, value in options if name != PLAYERS}


def _all_words(bench: Bench) -> set[str]:
    """The words of all editions and options."""
    game, content, found = bench.game, bench.draft.content, set[str]()
    for chosen in game.editions(content):
        variant = bench.draft.variant(chosen)
        found |= {word for some in variant.words.values() for word in some}
        for option in game.options:
            if option.name != PLAYERS:
                found |= {str(v) for v in option.allowed(content, variant.options)}
    return found


def _title(bench: Bench, name: str) -> str:
    message = f"figures-{message_id(name)}"
    return said(bench.variant.texts, bench.language, message, name.replace("_", " ").capitalize())


def name_of(bench: Bench, path: Path_) -> str:
    """What a table or row is called."""
    table, *rows = path
    if not rows:
        return _title(bench, table)
    row, variant = rows[0], bench.variant
    for dim, words in variant.words.items():
        if row in words and dim != "seats":
            return variant.name(bench.language, dim, row)
    for option in bench.game.options:
        if option.name != PLAYERS and str(variant.options[option.name]) == row:
            return value_name(bench.game, bench.language, option.name, row)
    return f"{_title(bench, table)} {row.replace('_', ' ')}"


def _row(bench: Bench, one: DeclaredTable) -> dict[str, Any]:
    path = one.path
    return {
        "path": ".".join(path),
        "name": name_of(bench, path),
        "piece": piece_of(bench, one),
        "changed": path in bench.draft.touched,
        "added": path in bench.draft.added,
        "open": path == bench.opened,
    }


def piece_of(bench: Bench, one: DeclaredTable) -> Markup:
    """A card as it looks on the board; a name where it is no piece of its own."""
    row = one.path[-1]
    dims = [one.names] if one.names else list(bench.variant.words)
    drawn = pieces_of(bench.variant, bench.language)
    for dim in (*dims, one.path[0]):
        if (dim, row) in drawn:
            return drawn[dim, row]
    return Markup('<span class="ws-plain">{}</span>').format(name_of(bench, one.path))


# One of them, opened


def editor_of(
    bench: Bench, faults: Mapping[Path_, tuple[str, str]] | None = None
) -> dict[str, Any] | None:
    """The fields of what was opened, where its figures come from, what the rules say."""
    one = bench.draft.table(bench.opened)
    if one is None:
        return None
    refused = faults or {}
    fields = [_with_fault(each, refused) for each in bench.form().fields(one)]
    table = one.table
    added = one.path in bench.draft.added
    return {
        "path": ".".join(one.path),
        "name": name_of(bench, one.path),
        "piece": piece_of(bench, one) if len(one.path) > 1 else "",
        "fields": [each for each in fields if not each.minor],
        "minor": [each for each in fields if each.minor],
        "rules": list(_rules(bench, table)),
        "provenance": "" if added else _provenance(bench, table),
        "detail": "" if added else getattr(table, "detail", "") or getattr(table, "note", ""),
        "added": added,
        "changed": one.path in bench.draft.touched,
        "can_copy": len(one.path) > 1 and _can_grow(bench, one),
    }


def _with_fault(each: FigureField, faults: Mapping[Path_, tuple[str, str]]) -> FigureField:
    if each.path not in faults:
        return each
    typed, why = faults[each.path]
    return replace(each, typed=typed, fault=why)


def _rules(bench: Bench, table: Any) -> Iterator[tuple[str, str]]:
    """The numbered rules that a row follows, with their words."""
    numbers: Sequence[str] = getattr(table, "rules", ()) or [getattr(table, "rule", "")]
    ledger = read_ledger(bench.game.folder, bench.language)
    for number in numbers:
        if number in ledger:
            yield number, ledger[number].text.replace("`", "").replace("*", "")


def _provenance(bench: Bench, table: Any) -> str:
    """Where its figures are known from; of some rows each figure has its own."""
    known = getattr(table, "provenance", "")
    if isinstance(known, str):
        return bench.variant.texts.name(bench.language, "provenance", known) if known else ""
    named = dict.fromkeys(cast("Mapping[str, str]", known).values())
    texts = bench.variant.texts
    return ", ".join(texts.name(bench.language, "provenance", word) for word in named)


def problem_of(bench: Bench) -> str:
    """What could not be done, or is wrong with the draft as a whole in this edition."""
    if bench.refused:
        return bench.refused
    try:
        bench.variant  # noqa: B018 - refuses what cannot be played
    except BourgadeError as error:
        return error.brief(bench.language)
    return ""


def changes_of(bench: Bench) -> list[dict[str, Any]]:
    """What a draft changes, card by card: each figure as printed and as it is now."""
    form, found = bench.form(), list[dict[str, Any]]()
    for one in bench.draft.declared:
        if one.path not in bench.draft.touched:
            continue
        added = one.path in bench.draft.added
        fields = [
            (each.label, each.before, form.word_of(each))
            for each in form.fields(one)
            if (added and not each.minor and each.kind != "text") or each.before
        ]
        piece = piece_of(bench, one) if len(one.path) > 1 else ""
        name = name_of(bench, one.path)
        found.append({"name": name, "piece": piece, "added": added, "fields": fields})
    return found
