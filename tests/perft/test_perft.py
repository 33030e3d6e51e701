"""Node counts: the whole tree to some depth from named positions, kept in data files.

A count changes when any rule of legality, chance or order changes. After a wanted change run
``make perft`` and look at the difference.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from bourgade.play import LoadedGame, Match, load
from bourgade.testing.perft import count_nodes

FILES = sorted(Path(__file__).parent.glob("*.toml"))
CASES = [
    pytest.param(file, name, id=f"{file.stem}-{name}")
    for file in FILES
    for name in tomllib.loads(file.read_text("utf-8"))
]


def start(row: dict[str, Any], game: str) -> Match:
    loaded: LoadedGame = load(game, **row.get("options", {}))
    if "position" in row:
        return loaded.setup(row["position"], chance="manual")
    return loaded.start(chance="manual")


@pytest.mark.parametrize(("file", "name"), CASES)
def test_perft(file: Path, name: str) -> None:
    row = tomllib.loads(file.read_text("utf-8"))[name]
    counted = count_nodes(start(row, file.stem), len(row["nodes"]))
    assert [[n.decisions, n.chances, n.ends] for n in counted] == row["nodes"]


def test_every_game_has_a_file() -> None:
    from bourgade.kernel import registry

    assert {file.stem for file in FILES} == set(registry.names())
