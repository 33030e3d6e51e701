"""What ``bourgade.js`` knows about a game with its options chosen: plain data that fits into JSON.

Everything comes from the game's own declarations; nothing is written a second time. The manifest of
the module describes how records are laid out in memory.
"""

from __future__ import annotations

import base64
from collections.abc import Iterator
from typing import Any

from bourgade.bots.calibration import table_for
from bourgade.bots.fixed_point import LOG2_E, PRIOR, SHARE
from bourgade.bots.nets import POWERS, nets_for
from bourgade.bots.searcher import NODES
from bourgade.bots.specs import levels, searches_by_policy_net
from bourgade.bots.value import SearchParameters
from bourgade.bots.workspace import MAX_DEPTH, new_workspace
from bourgade.compile.wasm import page_module_for
from bourgade.kernel.game import EventKind, Variant
from bourgade.kernel.layout import NUMBER, Dim, Layout
from bourgade.kernel.notation import words_of
from bourgade.kernel.position import FORMAT as POSITION_FORMAT
from bourgade.kernel.position import NOT_WRITTEN
from bourgade.kernel.room import with_room
from bourgade.kernel.verbs import verbs_of
from bourgade.web.net_files import net_data

FORMAT = 1


def page_data(variant: Variant) -> dict[str, Any]:
    """What a page needs beside the module, which must exist and have room for the content."""
    game, module = variant.game, page_module_for(variant)
    return {
        "format": FORMAT,
        "module": module.file.stem,
        "game": game.name,
        "rules": game.rules_version,
        "content": variant.tables.digest,
        "options": variant.options,
        "players": list(variant.players),
        "automata": list(variant.automata.values()),
        "words": {dim.name: list(words_of(dim, variant.words)) for dim in _dims(variant)},
        "verbs": [
            [name, variant.vocabulary.written(name), [d.name for d in verb.dims], verb.by_chance]
            for name, verb in verbs_of(game.act).items()
        ],
        "events": [_event(variant, event.name.lower(), event.kind) for event in game.events],
        "phases": {int(phase): phase.name.lower() for phase in game.phase},
        "scores": list(game.scores),
        "endings": list(game.endings),
        "notes": _notes(variant),
        "hides": game.hides,
        "longest": game.longest,
        "position": {"format": POSITION_FORMAT, "without": list(NOT_WRITTEN)},
        "book": base64.b64encode(with_room(variant, module.sizes).books.tobytes()).decode(),
        "nets": net_data(variant),
        "bots": _bots(variant),
    }  # fmt: skip


def _notes(variant: Variant) -> dict[str, Any]:
    """What is counted of every player while a game is played."""
    told, words = variant.game.notes, variant.words
    return {
        "table": told.table(words),
        "slots": [
            {
                "name": slot.noted.name,
                "word": slot.word,
                "dim": slot.noted.of.name if slot.noted.of else "",
                "adds": any(source.amount for source in slot.noted.sources),
            }
            for slot in told.slots(words)
        ],
        "lines": list(told.line_words(words)),
    }


def _bots(variant: Variant) -> dict[str, Any]:
    """How bots play: their levels, and the parameters of the search."""
    parameters = new_workspace(variant, nets_for(variant), {}).parameters[0]
    features = variant.game.features
    return {
        "levels": levels(variant.game),
        "policy_net": searches_by_policy_net(variant.game),
        "parameters": {name: int(parameters[name]) for name in SearchParameters.fields},
        "facts": max(map(len, features.names(variant.words))) if features else 0,
        "nodes": NODES,
        "depth": MAX_DEPTH,
        "powers": POWERS.tolist(),
        "units": {"share": SHARE, "probability": PRIOR, "log2 e": LOG2_E},
        "calibration": table_for(variant),
    }


def _event(variant: Variant, name: str, kind: EventKind) -> dict[str, Any]:
    """An event: the dims of its parameters, and its rule, or one for each word of a dim."""
    told: dict[str, Any] = {
        "name": name,
        "params": [[param, dim.name] for param, dim in kind.params.items()],
        "rule": kind.rule,
    }
    if dim := kind.params.get(kind.rule):
        words = words_of(dim, variant.words)
        told["rules"] = [variant.game.rule_of(variant.content, dim.name, word) for word in words]
    return told


def _dims(variant: Variant) -> Iterator[Dim]:
    """Every dim that positions, moves or events take words from."""
    game = variant.game
    found = [dim for layout in (game.state, game.book) for dim in _dims_of(layout)]
    found += [dim for verb in verbs_of(game.act).values() for dim in verb.dims]
    found += [dim for event in game.events for dim in event.kind.params.values()]
    known = (dim for dim in found if dim.words or dim.name in variant.words)
    yield from dict.fromkeys(dim for dim in known if dim is not NUMBER)


def _dims_of(layout: type[Layout]) -> Iterator[Dim]:
    for field in layout.fields.values():
        yield from field.dims
        if isinstance(field.of, Dim):
            yield field.of
        if field.row:
            yield from _dims_of(field.row)
