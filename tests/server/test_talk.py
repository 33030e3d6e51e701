"""What is said at tables, on both databases; and the words that a host does not want."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bourgade.server.errors import NotFound, ServerError, TooOften
from bourgade.server.store import (
    ResultRow,
    Store,
    erasure,
    export,
    moderation,
    people,
    removal,
    talk,
)
from bourgade.server.store.rows import Device, Profile
from bourgade.server.store.talk import Remark
from bourgade.server.table_talk import Voice
from bourgade.server.word_filter import WordFilter, word_filter
from tests.server.test_store import RESULT, SEATS, a_match, actions

pytestmark = pytest.mark.anyio


def remark(person: str = "token A", text: str = "Salut !", at: float = 1.0, **more: Any) -> Remark:
    given = {"room": "table", "seat": "A", "name": "Ann", "kind": "text", **more}
    return Remark(0, person=person, text=text, at=at, **given)


async def say(store: Store, said: Remark, match: str = "oak", pause: float = 0.0) -> None:
    await store.retried(lambda c: talk.add(c, match, said, pause))


async def heard(store: Store, match: str = "oak") -> list[Remark]:
    return await store.reading(lambda c: talk.latest(c, match))


async def test_remarks_are_numbered_and_the_last_ones_shown(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talk, "SHOWN", 3)
    monkeypatch.setattr(talk, "MOST", 4)
    await store.create(a_match(), SEATS)
    assert await heard(store) == []
    for n in range(6):
        await say(store, remark(text=f"<b>{n}</b>", at=float(n)))
    assert [(one.n, one.text) for one in await heard(store)] == [
        (3, "<b>3</b>"), (4, "<b>4</b>"), (5, "<b>5</b>"),
    ]  # fmt: skip
    with pytest.raises(NotFound):
        await store.reading(lambda c: talk.find(c, "oak", 1))  # it had to give way
    assert (await store.reading(lambda c: talk.find(c, "oak", 2))).text == "<b>2</b>"


async def test_slow_mode_counts_texts_alone_and_minds_no_clock_set_back(store: Store) -> None:
    await store.create(a_match(), SEATS)
    await say(store, remark(at=10.0), pause=3.0)
    with pytest.raises(TooOften) as refused:
        await say(store, remark(at=11.5), pause=3.0)
    assert refused.value.args_["seconds"] == 2
    await say(store, remark(at=11.5, kind="phrase", text="hello"), pause=3.0)
    await say(store, remark("token B", at=11.5), pause=3.0)
    await say(store, remark(at=5.0), pause=3.0)
    await say(store, remark(at=13.0), pause=3.0)
    assert len(await heard(store)) == 5


async def test_who_has_sat_at_a_finished_table_has_met(store: Store) -> None:
    others = {"token A", "token B", "token C", "somebody"}

    async def met(person: str) -> set[str]:
        return await store.reading(lambda c: talk.met(c, person, others))

    await store.create(a_match(), SEATS, actions(3))
    assert await met("token A") == set()
    await store.create(a_match("ash"), SEATS, actions(3), ResultRow("", "closed", 2.0))
    assert await met("token A") == set(), "a table that the host closed was not played"
    await store.create(a_match("elm"), SEATS, actions(3), RESULT)
    people_there = {row.person for row in SEATS if row.person}
    assert len(people_there) > 1
    assert await met("token A") == people_there
    assert await met("somebody") == set()
    assert await met("") == set()


async def test_every_word_of_a_person_is_erased(store: Store) -> None:
    await store.create(a_match(), SEATS)
    await store.create(a_match("ash"), SEATS)
    await say(store, remark("me", "mine", room="onlookers", seat=""), "ash")
    await say(store, remark("me", "mine as well"))
    await say(store, remark("you", "yours"))
    await store.writing(lambda c: talk.report(c, "oak", 0, "you", 1.0))
    await store.writing(lambda c: talk.report(c, "oak", 1, "me", 1.0))
    await store.writing(lambda c: talk.add_mute(c, "me", "you", "You", 1.0))
    await store.writing(lambda c: talk.add_mute(c, "you", "me", "Me", 1.0))
    kept = await store.reading(lambda c: export.export_person(c, "me"))
    assert [(one["table"], one["text"]) for one in kept["said"]] == [
        ("ash", "mine"), ("oak", "mine as well"),
    ]  # fmt: skip
    assert kept["muted"] == [{"name": "You", "at": 1.0}]
    assert kept["remarks_reported"] == [{"table": "oak", "remark": 1, "at": 1.0}]
    assert "you" not in str(kept["muted"][0].values()), "whom they muted is told by name alone"
    assert await store.writing(lambda c: erasure.erase_person(c, "me", 9.0)) == ["ash", "oak"]
    assert [one.text for one in await heard(store)] == ["yours"]
    assert await heard(store, "ash") == []
    assert await store.reading(lambda c: talk.reports(c, 9)) == []
    assert await store.reading(lambda c: talk.muted_by(c, "you")) == []
    told = await store.reading(lambda c: moderation.notices(c, 10.0))
    assert sorted(told) == [("ash", 9.0), ("oak", 9.0)]
    kept = await store.reading(lambda c: export.export_person(c, "me"))
    assert (kept["said"], kept["muted"], kept["remarks_reported"]) == ([], [], [])


async def test_two_people_who_are_one_have_said_what_both_said(store: Store) -> None:
    await store.create(a_match(), SEATS)
    for person in ("old", "new", "you"):
        await say(store, remark(person, person))
    await store.writing(lambda c: people.save(c, "new", Profile("N"), Device("new", "", 1.0), 1.0))
    for person in ("old", "new"):
        await store.writing(lambda c, p=person: talk.report(c, "oak", 2, p, 1.0))
        await store.writing(lambda c, p=person: talk.add_mute(c, p, "you", "You", 1.0))
        await store.writing(lambda c, p=person: talk.add_mute(c, "you", p, "Me", 1.0))
    await store.writing(lambda c: talk.add_mute(c, "old", "new", "New", 1.0))
    await store.writing(lambda c: people.join(c, Device("old", "", 1.0), "new", 2.0))
    assert [one.person for one in await heard(store)] == ["new", "new", "you"]
    assert [(n.n, count) for _, n, count in await store.reading(lambda c: talk.reports(c, 9))] == [
        (2, 1)
    ]
    for person, muted in (("new", "you"), ("you", "new"), ("old", "")):
        found = await store.reading(lambda c, p=person: talk.muted_by(c, p))
        assert [one.person for one in found] == ([muted] if muted else [])


async def test_a_removed_table_takes_its_talk_along(store: Store) -> None:
    await store.create(a_match(), SEATS)
    await say(store, remark())
    await store.writing(lambda c: talk.report(c, "oak", 0, "you", 1.0))
    assert await store.writing(lambda c: removal.remove(c, "oak", 2.0))
    assert await heard(store) == []
    assert await store.reading(lambda c: talk.reports(c, 9)) == []


async def test_the_host_sees_what_was_reported_hides_it_and_renames(store: Store) -> None:
    await store.create(a_match(), SEATS)
    await say(store, remark())
    for key in ("you", "you", "they"):
        await store.writing(lambda c, key=key: talk.report(c, "oak", 0, key, 1.0))
    [(table, said, count)] = await store.reading(lambda c: talk.reports(c, 9))
    assert (table, said.text, count) == ("oak", "Salut !", 2)
    assert await store.writing(lambda c: talk.hide(c, "oak", 0, 5.0))
    assert not await store.writing(lambda c: talk.hide(c, "oak", 0, 6.0))
    assert [one.hidden for one in await heard(store)] == [5.0]
    assert await store.writing(lambda c: talk.unhide(c, "oak", 0, 6.0))
    with pytest.raises(NotFound):
        await store.writing(lambda c: talk.hide(c, "oak", 7, 5.0))
    await store.writing(lambda c: moderation.rename(c, "oak", "A", "Player", 7.0))
    assert [one.name for one in await heard(store)] == ["Player"]


A = Voice("a", "A", over=False, writes=True, muted=frozenset(), known=None)
LOOKS_ON = Voice("o", "", over=False, writes=True, muted=frozenset(), known=None)
OVER = Voice("a", "A", over=True, writes=True, muted=frozenset(), known=None)
UNMET = Voice("a", "A", over=False, writes=False, muted=frozenset(), known=frozenset({"friend"}))
MUTES = Voice("a", "A", over=True, writes=True, muted=frozenset({"b"}), known=None)


@pytest.mark.parametrize(
    ("voice", "said", "hears"),
    [
        (A, remark("b"), True),
        (A, remark("o", room="onlookers", seat=""), False),
        (A, remark("o", room="onlookers", seat="", kind="reaction", text="bravo"), False),
        (OVER, remark("o", room="onlookers", seat=""), True),
        (LOOKS_ON, remark("b"), False),
        (LOOKS_ON, remark("b", kind="phrase", text="hello"), True),
        (LOOKS_ON, remark("p", room="onlookers", seat=""), True),
        (UNMET, remark("b"), False),
        (UNMET, remark("a"), True),
        (UNMET, remark("friend"), True),
        (UNMET, remark("b", kind="reaction", text="wow"), True),
        (MUTES, remark("b"), False),
        (MUTES, remark("b", kind="phrase", text="hello"), False),
        (MUTES, remark("c"), True),
        (A, remark("b", hidden=3.0), False),
    ],
)
def test_who_is_shown_what(voice: Voice, said: Remark, hears: bool) -> None:
    assert voice.hears(said) is hears


def test_the_filter_minds_neither_case_nor_accents(tmp_path: Path) -> None:
    unwanted = WordFilter("# a list\nidiot*\nCRÉTIN  # with an accent\nbad word\n\n")
    assert unwanted.clean("You Idiots!") == "You ••••••!"
    assert unwanted.clean("crétin, cretin") == "••••••, ••••••"
    assert "TIN" not in unwanted.clean("CRE\u0301TIN")
    assert unwanted.clean("a bad word, a bad day") == "a ••• ••••, a bad day"
    assert unwanted.clean("idiosyncratic") == "idiosyncratic"
    assert unwanted.clean("cretinous") == "cretinous"
    assert WordFilter().clean("idiot") == "idiot"
    file = tmp_path / "words"
    file.write_text("\ufeffoaf\n", "utf-8")
    assert word_filter(str(file)).clean("OAF") == "•••"
    assert word_filter("").clean("oaf") == "oaf"
    with pytest.raises(ServerError, match="--chat-filter"):
        word_filter(str(tmp_path / "nothing"))
    (tmp_path / "odd").write_bytes(b"\xff\xfe\xfa")
    with pytest.raises(ServerError):
        word_filter(str(tmp_path / "odd"))
