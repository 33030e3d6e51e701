"""Erasing a person or a match, on both databases: the moves and the dice stay."""

from __future__ import annotations

import pytest

from bourgade.server.store import Store
from bourgade.server.views.names import shown_name
from tests.server.test_store import RESULT, SEATS, a_match, actions

pytestmark = pytest.mark.anyio


async def test_an_erased_person_leaves_moves_without_a_name(store: Store) -> None:
    await store.create(a_match(), SEATS, actions(3), RESULT, sender="192.0.2.1")
    await store.add_link("hash", "oak", "A", 1.0)
    await store.add_review("oak", {"format": 1, "told": "Player A"}, 2.0)
    assert await store.erase_person("token A", 3.0) == ["oak"]
    stored = await store.read("oak")
    assert stored is not None
    assert stored.actions == tuple(actions(3))
    assert "Player A" not in repr(stored)
    assert (stored.sender, await store.review("oak")) == ("", None)
    last = {row.seat: row for row in stored.seats}
    assert (last["A"].erased, last["A"].token, last["A"].kind) == (True, "", "person")
    assert last["C"].name == "Player C"
    assert shown_name(last["A"], "fr") == "joueur supprimé"
    assert await store.mine("token A", 10) == []
    assert await store.find_link("hash") is None
    assert await store.erase_person("", 4.0) == []


async def test_an_erased_match_is_gone_and_others_stay(store: Store) -> None:
    for id in ("oak", "elm"):
        await store.create(a_match(id), SEATS, actions(2), RESULT, sender="192.0.2.1")
    await store.add_link("hash", "oak", "A", 1.0)
    await store.use_link("hash", "other", 2.0)
    await store.erase_match("oak")
    assert await store.read("oak") is None
    assert await store.read("elm") is not None
