"""What a browser plays a draft and the original with, and what the figures it tells are called."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from bourgade.compile.wasm import page_module_for
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import Variant
from bourgade.kernel.i18n import message_id
from bourgade.kernel.options import FIRST_PLAYER, Choice
from bourgade.server.errors import ServerError
from bourgade.server.views.names import said
from bourgade.server.words import TEXTS
from bourgade.server.workshop.bench import Bench
from bourgade.server.workshop.draft import Draft, Path_
from bourgade.server.workshop.fields import FigureField, whole_number
from bourgade.web.page_data import page_data

LENGTHS = ("turns", "decisions", "choices", "lead_changes")


def study_of(bench: Bench) -> dict[str, Any]:
    """Both versions, and how to play them."""
    original = Draft(bench.game, {})
    options = with_first(bench)
    pair = [draft.variant(options) for draft in (original, bench.draft)]
    module = page_module_for(pair[1])
    at = f"/workshop/{bench.game.name}/rules"
    return {
        "module": f"{at}.wasm?v={module.file.stem}",
        "manifest": f"{at}.json?v={module.file.stem}",
        "original": data_of(pair[0]),
        "draft": data_of(pair[1]),
        "labels": labels_of(pair[1], bench.language),
    }


MOST_VALUES = 9


def sweep_of(bench: Bench, place: str, first: str, last: str) -> dict[str, Any]:
    """The draft with one of its numbers at each of several values, and as it is."""
    swept, values = number_at(bench, place), _values(first, last)
    path = swept.path
    options = with_first(bench)
    drafts = [bench.draft.put(path, value) for value in values]
    variants = [draft.variant(options) for draft in drafts]  # refuses values that cannot be
    for variant in variants:
        page_module_for(variant)
    told = study_of(bench)
    return {
        **told,
        "original": told["draft"],
        "now": swept.value,
        "what": swept.label,
        "points": [
            {"value": value, "data": data_of(variant)}
            for value, variant in zip(values, variants, strict=True)
        ],
    }


MOST_KNOBS = 4
MOST_CANDIDATES = 12
"""Of one request; a search makes as many as it needs."""


def candidates_of(bench: Bench, asked: str) -> dict[str, Any]:
    """The draft with several figures at once: what a browser plays each with, or why it cannot."""
    try:
        told = json.loads(asked)
        places = [number_at(bench, str(place)).path for place in told["places"]]
        tries = [[whole_number(str(value)) for value in values] for values in told["tries"]]
    except (ValueError, TypeError, KeyError, RecursionError):
        raise ServerError("error-tries") from None
    fitting = all(len(values) == len(places) for values in tries)
    if not fitting or len(places) > MOST_KNOBS or len(tries) > MOST_CANDIDATES:
        raise ServerError("error-tries")
    return {"points": [_candidate(bench, places, values) for values in tries]}


def _candidate(bench: Bench, places: list[Path_], values: list[int]) -> dict[str, Any]:
    try:
        variant = put_all(bench.draft, places, values).variant(with_first(bench))
        page_module_for(variant)
    except BourgadeError as error:
        return {"values": values, "refused": error.brief(bench.language)}
    return {"values": values, "data": data_of(variant)}


def put_all(draft: Draft, places: list[Path_], values: list[int]) -> Draft:
    """A draft with several figures changed."""
    for path, value in zip(places, values, strict=True):
        draft = draft.put(path, value)
    return draft


def number_at(bench: Bench, place: str) -> FigureField:
    """A number of the draft that can be changed; refuses any other place."""
    path = tuple(place.split("."))
    one = bench.draft.table(path[:2]) or bench.draft.table(path[:1])
    found = [each for each in bench.form().fields(one) if each.path == path] if one else []
    if not found or found[0].kind != "number":
        raise ServerError("error-sweep-place", place=place[:80])
    return found[0]


def _values(first: str, last: str) -> list[int]:
    """The values from one to another: all of them, or as many as a sweep has, evenly spread."""
    low, high = sorted((whole_number(first), whole_number(last)))
    steps = min(high - low, MOST_VALUES - 1)
    return [low + round((high - low) * n / steps) for n in range(steps + 1)] if steps else [low]


def with_first(bench: Bench) -> dict[str, Choice]:
    """The options of a study: seats change anyway, so the first one begins."""
    options, seats = dict(bench.options), bench.variant.words["seats"]
    for option in bench.game.options:
        if option.name == FIRST_PLAYER and seats[0] in option.allowed(
            bench.draft.content, bench.variant.options
        ):
            options[FIRST_PLAYER] = seats[0]
    return options


@lru_cache(maxsize=32)
def data_of(variant: Variant) -> dict[str, Any]:
    """A version as the browser plays it; its bots need no nets."""
    return {**json.loads(json.dumps(page_data(variant))), "nets": {"value": None, "moves": None}}


def labels_of(variant: Variant, language: str) -> dict[str, list[str]]:
    """What every figure of a study is called, and under which heading it stands."""
    labels: dict[str, list[str]] = {}

    def tell(group: str, name: str, dim: str, heading: str, text: str) -> None:
        labels["\n".join((group, name, dim))] = [heading, text]

    def say(message: str, **args: Any) -> str:
        return TEXTS.say(language, message, **args)

    game, texts = variant.game, variant.texts
    wins, length = say("study-wins"), say("study-length")
    for place in range(1, variant.seats + 1):
        tell("place", str(place), "", wins, say("study-place", place=place))
    for dim, words in variant.words.items():
        field = said(texts, language, f"field-{message_id(dim)}")
        for word in words if dim != "seats" else ():
            # A trait has the name of its field; of the sets only those that are one are told.
            for trait in _traits(variant, dim):
                tell(trait, word, dim, field or wins, variant.name(language, dim, word))
    for name in LENGTHS:
        tell("length", name, "", length, say(f"study-{message_id(name)}"))
    for word in game.endings:
        ending = said(texts, language, f"ending-{message_id(word)}")
        tell("ending", word, "", say("study-endings"), ending or word)
    for column in game.scores:
        name = said(texts, language, f"column-{message_id(column)}", column.replace("_", " "))
        tell("score", column, "", say("study-scores"), name)
    lines = game.notes.lines
    for word in game.notes.line_words(variant.words):
        named = variant.name(language, lines.name, word) if lines else word
        tell("line", word, "", say("study-lines"), named)
    for slot in game.notes.slots(variant.words):
        dim = slot.noted.of.name if slot.noted.of else ""
        noted = said(texts, language, f"noted-{message_id(slot.noted.name)}", slot.noted.name)
        word = variant.name(language, dim, slot.word) if dim else noted
        tell(f"had {slot.noted.name}", slot.word, dim, say("study-had", what=noted), word)
        tell(f"mean {slot.noted.name}", slot.word, dim, say("study-mean", what=noted), word)
    return labels


GOALS = ("place", "length", "ending")
"""What may be a goal of tuning, beside what tells players apart and what they had."""


def goals_of(bench: Bench) -> list[tuple[str, list[tuple[str, str]]]]:
    """What tuning can aim at, under the headings of a study: the key of each, and its name."""
    found: dict[str, list[tuple[str, str]]] = {}
    slots = bench.game.notes.slots(bench.variant.words)
    had = {
        f"had {slot.noted.name}"
        for slot in slots
        if not any(
            source.amount for source in slot.noted.sources
        )  # what is only added up is not had
    }
    for key, (heading, text) in labels_of(bench.variant, bench.language).items():
        group, _, dim = key.split("\n")
        trait = dim and not group.startswith(("had ", "mean "))
        if group == "ending" and len(bench.game.endings) < 2:
            continue
        if group in GOALS or group in had or trait:
            found.setdefault(heading, []).append((key, text))
    return list(found.items())


def _traits(variant: Variant, dim: str) -> list[str]:
    """The fields of a player that hold a word of a set."""
    fields = variant.game.state.fields.values()
    rows = [field.row for field in fields if field.row]
    return [
        name
        for row in rows
        for name, field in row.fields.items()
        if not field.dims and not field.mask and getattr(field.of, "name", "") == dim
    ]
