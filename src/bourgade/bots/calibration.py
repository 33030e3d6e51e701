"""Calibrated winning chances: shares that come true as often as they say.

``bourgade calibrate`` plays games and compares predictions with results. It fits a monotone table
for each edition and number of players, in ``calibration.toml`` of the game's folder. A table
belongs to the net or the evaluation it was measured with: with another one it is not used, and
``bourgade check`` asks for a new one. The search keeps its own values; hints, reviews and live
chances show the calibrated ones.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from bourgade.bots.nets import policy_net_file, value_net_file
from bourgade.bots.searcher import SearchResult
from bourgade.bots.specs import search_parameters, searches_by_policy_net
from bourgade.kernel.game import BY_CHANCE, Game, Variant
from bourgade.play import Match

FILE = "calibration.toml"

STEPS = 100  # of a table, from a share of 0 to a share of 1
ONE = 1_000_000  # what a share of 1 is in whole numbers

Shares = tuple[float, ...]
Table = tuple[int, ...]  # the weight of a share at each of its steps, in millionths


def key_of(variant: Variant) -> str:
    """What a table is for: an edition and a number of players."""
    edition = variant.game.edition
    return f"{'all' if edition is None else variant.options[edition.name]}-{len(variant.players)}"


def evaluation_digest(variant: Variant) -> str:
    """A hash of what a search evaluates positions with: net or evaluation, and its parameters."""
    game = variant.game
    digest = hashlib.sha256(f"{game.rules_version} {variant.tables.digest}".encode())
    digest.update(repr(sorted(search_parameters(game).items())).encode())
    nets = [value_net_file(variant)]
    if searches_by_policy_net(game):
        nets.append(policy_net_file(variant))
    for file in (*nets, *map(_source, (game.knowledge, game.features))):
        if file is not None and file.exists():
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def _source(module: Any) -> Path | None:
    file = getattr(module, "__file__", None)
    return None if file is None else Path(file)


def read_tables(game: Game) -> Mapping[str, Mapping[str, Any]]:
    """The tables of a game by key, including stale ones."""
    file = game.folder / FILE
    return tomllib.loads(file.read_text("utf-8")) if file.exists() else {}


@lru_cache(maxsize=256)
def table_for(variant: Variant) -> Table | None:
    """The table of a variant; None if there is none, or if it was made for another evaluation."""
    found = read_tables(variant.game).get(key_of(variant))
    if found is None or found["evaluation"] != evaluation_digest(variant):
        return None
    return tuple(found["table"])


def apply(table: Table, shares: Sequence[float]) -> Shares:
    """Calibrate shares with a table; certain ones stay certain.

    In whole numbers, except for the division at the end: the same everywhere.
    """
    weights = [_weight(table, round(share * ONE)) for share in shares]
    total = sum(weights)
    return tuple(weight / total for weight in weights) if total else tuple(shares)


def _weight(table: Table, share: int) -> int:
    """The weight of a share in millionths: a straight line between two steps of the table."""
    width = ONE // STEPS
    step = min(STEPS - 1, max(0, share // width))
    over = min(width, max(0, share - step * width))
    return table[step] * (width - over) + table[step + 1] * over


def calibrated(match: Match, result: SearchResult) -> SearchResult:
    """The result of a search of a match with calibrated shares; an exact one stays as it is."""
    table = table_for(match.variant)
    if table is None or result.is_exact:
        return result
    estimates = tuple(replace(e, shares=apply(table, e.shares)) for e in result.estimates)
    if match.actor == BY_CHANCE:
        # The mean over the outcomes, so that luck favours nobody.
        weights = match.outcomes()
        total = sum(weights.values())
        shares = tuple(
            sum(weights[e.move] * e.shares[p] for e in estimates) / total
            for p in range(len(result.shares))
        )
    else:
        shares = apply(table, result.shares)
    return replace(result, estimates=estimates, shares=shares)


def variants_of(game: Game) -> Iterator[Variant]:
    """Every edition with every number of players, from two on."""
    _, content = game.load_content()
    for chosen in game.editions(content):
        given = {k: v for k, v in game.variant(**chosen).options.items() if k != "players"}
        for players in sorted(map(int, game.option("players").allowed(content, given))):
            if players > 1:
                yield game.variant(**chosen, players=players)


def stale_tables(game: Game) -> list[str]:
    """The keys of tables made for another net or evaluation, which are not used."""
    tables = read_tables(game)
    known = {key_of(v): evaluation_digest(v) for v in variants_of(game)} if tables else {}
    return [key for key, table in tables.items() if known.get(key) != table["evaluation"]]
