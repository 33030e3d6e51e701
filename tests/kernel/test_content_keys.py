"""What content files may say is told from what games declare."""

from __future__ import annotations

import pytest

from bourgade.kernel import registry
from bourgade.kernel.content_keys import tables_of


@pytest.mark.parametrize("game", registry.names())
def test_every_key_has_a_type_and_bounds_in_order(game: str) -> None:
    tables = tables_of(registry.find(game))
    assert len({table.name for table in tables}) == len(tables) > 0
    keys = [key for table in tables for key in table.keys]
    keys += [key for table in tables for effect in table.effects for key in effect.figures]
    assert keys
    for key in keys:
        assert key.type in {"number", "word", "text", "switch", "list", "table", "effect"}
        if key.least.isdigit() and key.most.isdigit():
            assert int(key.least) <= int(key.most)


def test_the_cafe_is_an_example_of_its_effect() -> None:
    tables = {table.name: table for table in tables_of(registry.find("minivilles"))}
    shown = [
        effect for effect in tables["establishment"].effects if ("kinds", "cafe") in effect.cards
    ]
    assert len(shown) == 1
    assert shown[0].carriers
