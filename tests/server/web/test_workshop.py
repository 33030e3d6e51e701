"""The workshop over HTTP: figures changed, faults told, cards added, designs kept and played."""

from __future__ import annotations

import json
import re
import tomllib
from html import unescape
from typing import Any

import pytest

from bourgade.kernel import registry
from bourgade.kernel.content import ContentText
from bourgade.lab.compare import measure
from bourgade.lab.rows import Sheet
from bourgade.server.store import designs, people
from bourgade.server.store.erasure import erase_person
from bourgade.server.store.export import export_person
from bourgade.server.workshop.draft import Draft
from tests.server.web.club import Browser, Club

pytestmark = pytest.mark.anyio

PRINTED = {"minivilles", "mintworks", "petiteville", "shafausa"}  # those of tests are smaller
AT = "/workshop/minivilles"
CAFE = "f:establishment.cafe"
DEAR = '[[establishment]]\nid = "cafe"\ncost = 9\n'


def hidden(page: str, name: str) -> str:
    """A hidden field of the form."""
    found = re.search(rf'name="{name}" value="([^"]*)"', page)
    assert found, name
    return unescape(found[1])


async def change(browser: Browser, page: str, do: str = "keep", **fields: str) -> str:
    """What a button of the bench does, after figures were typed."""
    kept = {name: hidden(page, name) for name in ("draft", "earlier", "open", "design")}
    named = {name.replace("__", "."): value for name, value in fields.items()}
    answer = await browser.post(AT, {**kept, "edition": "base", "players": "4", **named, "do": do})
    assert answer.status_code == 200, answer.text
    return answer.text


@pytest.fixture
async def visitor(club: Club) -> Any:
    browser = club.browser()
    yield browser
    await browser.http.aclose()


async def test_every_game_and_edition_is_on_the_bench(visitor: Browser) -> None:
    shelf = await visitor.get("/workshop")
    for name in registry.names():
        assert f'href="/workshop/{name}"' in shelf.text
        game = registry.find(name)
        for chosen in game.editions(game.load_content()[1]):
            page = (await visitor.get(f"/workshop/{name}", params=chosen)).text
            cards = re.findall(r'value="open:([^"]+)"', page)
            assert len(cards) > (8 if name in PRINTED else 0), name
            opened = (
                await visitor.get(f"/workshop/{name}", params={**chosen, "open": cards[0]})
            ).text
            assert 'id="ws-editor"' in opened


async def test_a_figure_shows_its_range_what_is_printed_and_the_rule(visitor: Browser) -> None:
    page = (await visitor.get(AT, params={"edition": "base", "open": "establishment.cafe"})).text
    assert "MV-104" in page
    assert "001 lines 71, 196" in page, "where the figure is known from"
    page = await change(visitor, page, **{f"{CAFE}.cost": "3"})
    assert "0 to 1,000" in page
    assert "printed: 2" in page
    assert tomllib.loads(hidden(page, "draft")) == {"establishment": [{"id": "cafe", "cost": 3}]}
    page = await change(visitor, page, **{f"{CAFE}.cost": "2"})
    assert hidden(page, "draft") == "", "what is as printed is no change"


async def test_faults_stand_beside_their_fields_and_the_rest_is_taken(visitor: Browser) -> None:
    page = (await visitor.get(AT, params={"edition": "base", "open": "establishment.cafe"})).text
    typed = {f"{CAFE}.cost": "3", f"{CAFE}.effect.amount": "300", f"{CAFE}.dice": "x, 2"}
    page = await change(visitor, page, **typed)
    faults = re.findall(r'id="f:([^"]+):said"><b class="ws-fault">([^<]+)</b>', page)
    assert [place for place, _ in faults] == [
        "establishment.cafe.dice",
        "establishment.cafe.effect.amount",
    ]
    assert "0 to 100" in faults[1][1]
    assert 'value="300"' in page, "what was typed is still there"
    assert tomllib.loads(hidden(page, "draft")) == {"establishment": [{"id": "cafe", "cost": 3}]}


async def test_undo_goes_back_step_by_step(visitor: Browser) -> None:
    page = (await visitor.get(AT, params={"edition": "base", "open": "establishment.cafe"})).text
    first = hidden(page, "draft")
    page = await change(visitor, page, **{f"{CAFE}.cost": "3"})
    second = hidden(page, "draft")
    page = await change(visitor, page, **{f"{CAFE}.cost": "5"})
    page = await change(visitor, page, "undo", **{f"{CAFE}.cost": "5"})
    assert hidden(page, "draft") == second
    page = await change(visitor, page, "undo", **{f"{CAFE}.cost": "3"})
    assert hidden(page, "draft") == first
    assert json.loads(hidden(page, "earlier")) == []


async def test_a_card_is_added_named_and_removed(visitor: Browser) -> None:
    page = (await visitor.get(AT, params={"edition": "base"})).text
    page = await change(visitor, page, "copy:establishment.cafe")
    new = hidden(page, "open")
    assert new == "establishment.cafe_2"
    texts = {f"f:{new}.texts.en.name": "Tea <b>House</b>", f"f:{new}.texts.fr.name": "Salon de thé"}
    page = await change(visitor, page, **texts, **{f"f:{new}.cost": "4"})
    assert "Tea &lt;b&gt;House&lt;/b&gt;" in page
    assert "<b>House" not in page, "names of others are text, never markup"
    variant = Draft.read(registry.find("minivilles"), hidden(page, "draft")).variant(
        {"edition": "base"}
    )
    assert variant.name("fr", "kinds", "cafe_2") == "Salon de thé"
    page = await change(visitor, page, f"restore:{new}")
    assert hidden(page, "draft") == ""
    assert hidden(page, "open") == ""


async def test_another_effect_has_figures_of_its_own(visitor: Browser) -> None:
    page = (await visitor.get(AT, params={"edition": "base", "open": "establishment.bakery"})).text
    effect = "f:establishment.bakery.effect"
    page = await change(visitor, page, **{f"{effect}.key": "bank_income_per_icon"})
    assert f'name="{effect}.icons"' in page
    page = await change(visitor, page, **{f"{effect}.icons": "cow, wheat", f"{effect}.amount": "2"})
    made = tomllib.loads(hidden(page, "draft"))["establishment"][0]["effect"]
    assert made == {"key": "bank_income_per_icon", "amount": 2, "icons": ["cow", "wheat"]}
    page = await change(visitor, page, "restore:establishment.bakery")
    assert hidden(page, "draft") == ""


async def test_the_draft_is_a_file_that_the_library_reads(visitor: Browser) -> None:
    answer = await visitor.post(f"{AT}/content", {"draft": DEAR, "edition": "base"})
    assert answer.headers["content-disposition"] == 'attachment; filename="minivilles.toml"'
    variant = registry.find("minivilles").variant(ContentText(answer.text), edition="base")
    assert variant.content.establishments["cafe"].cost == 9


@pytest.mark.parametrize(
    "draft",
    [
        "[[",
        "x" * 40_000,
        "[nonsense]\na = 1\n",
        DEAR.replace("9", "-1"),
        "[[establishment]]\ncost = 1\n",
        "establishment = 3\n",
        "[" * 3000,
    ],
)
async def test_what_is_no_content_is_refused_in_words(visitor: Browser, draft: str) -> None:
    answer = await visitor.post(AT, {"draft": draft, "edition": "base", "do": "keep"})
    assert answer.status_code in (400, 422)
    assert "Traceback" not in answer.text


async def test_a_study_has_both_versions_and_names_for_its_figures(visitor: Browser) -> None:
    told = (
        await visitor.json(f"{AT}/study", {"draft": DEAR, "edition": "base", "players": "3"})
    ).json()
    assert told["original"]["content"] != told["draft"]["content"]
    assert told["original"]["options"] == told["draft"]["options"]
    assert told["original"]["options"]["first_player"] == "A"
    assert told["labels"]["place\n1\n"] == ["Share of wins", "First player"]
    assert told["labels"]["had built\ncafe\nkinds"][1] == "Café"
    module = await visitor.get(told["module"])
    assert module.headers["content-type"] == "application/wasm"
    assert "immutable" in module.headers["cache-control"]
    script = await visitor.get("/web/worker.js")
    assert "'wasm-unsafe-eval'" in script.headers["content-security-policy"]
    assert (await visitor.get("/web/nothing.js")).status_code == 404


AMOUNT = "establishment.cafe.effect.amount"


def asked(places: list[str], tries: list[list[Any]]) -> dict[str, str]:
    """What a page asks whose search tries figures."""
    told = json.dumps({"places": places, "tries": tries})
    return {"draft": DEAR, "edition": "base", "players": "3", "tries": told}


async def test_a_search_gets_several_figures_at_once(visitor: Browser) -> None:
    places = ["establishment.cafe.cost", AMOUNT]
    told = (await visitor.json(f"{AT}/tries", asked(places, [[1, 2], [3, 4]]))).json()["points"]
    assert [point["values"] for point in told] == [[1, 2], [3, 4]]
    text = '[[establishment]]\nid = "cafe"\ncost = 3\neffect.amount = 4\n'
    variant = registry.find("minivilles").variant(
        ContentText(text), edition="base", players=3, first_player="A"
    )
    assert told[1]["data"]["content"] == variant.tables.digest
    assert told[0]["data"]["options"]["first_player"] == "A"


async def test_figures_that_the_game_refuses_are_told_try_by_try(visitor: Browser) -> None:
    told = (await visitor.json(f"{AT}/tries", asked([AMOUNT], [[101], [1]]))).json()["points"]
    assert "from 0 to 100" in told[0]["refused"]
    assert "data" in told[1]


@pytest.mark.parametrize(
    "fields",
    [
        asked(["establishment.cafe.icon"], [[1]]),
        asked(["establishment.moon.cost"], [[1]]),
        asked(["establishment.cafe.cost"], [[1, 2]]),
        asked(["establishment.cafe.cost"], [["x"]]),
        asked(["establishment.cafe.cost"], [[1]] * 13),
        asked(["establishment.cafe.cost"] * 5, [[1] * 5]),
        {**asked([], []), "tries": "["},
        {**asked([], []), "tries": "[]"},
        {**asked([], []), "tries": '{"places": 3, "tries": 4}'},
    ],
)
async def test_no_other_tries_are_taken(visitor: Browser, fields: dict[str, str]) -> None:
    answer = await visitor.json(f"{AT}/tries", fields)
    assert answer.status_code == 400
    assert answer.json()["error"]["message"]


async def test_what_a_search_found_is_taken_over_and_can_be_undone(visitor: Browser) -> None:
    page = (await visitor.get(AT, params={"edition": "base", "open": "establishment.cafe"})).text
    page = await change(visitor, page, "take", taken=f"establishment.cafe.cost=1 {AMOUNT}=3")
    made = tomllib.loads(hidden(page, "draft"))["establishment"]
    assert made == [{"id": "cafe", "cost": 1, "effect": {"amount": 3}}]
    page = await change(visitor, page, "take", taken=f"{AMOUNT}=101")
    assert "from 0 to 100" in page, "figures that the game refuses are not taken"
    assert tomllib.loads(hidden(page, "draft"))["establishment"] == made
    page = await change(visitor, page, "undo")
    assert hidden(page, "draft") == ""


@pytest.mark.parametrize("game", sorted(PRINTED))
async def test_a_goal_is_something_that_a_study_measures(visitor: Browser, game: str) -> None:
    page = (await visitor.get(f"/workshop/{game}")).text
    goals = page[page.index('id="tune-goal"') : page.index('id="tune-least"')]
    named = dict(re.findall(r'<option value="([^"]+)">([^<]+)</option>', goals))
    assert {"length\nturns\n", "place\n1\n"} <= {*named}
    sheet = Sheet(registry.find(game).variant(), ("greedy",) * 4)
    measured = {
        f"{one.metric.group}\n{one.metric.name}\n{one.metric.dim}"
        for one in measure(sheet, sheet.joined(()))
    }
    least = {"minivilles": 30, "mintworks": 30, "petiteville": 9, "shafausa": 30}[game]
    assert len(measured & {*named}) >= least
    assert {key for key in named if not key.startswith("place")} <= measured


# Designs


async def save(browser: Browser, name: str = "Dear", design: str = "", draft: str = DEAR) -> str:
    fields = {"draft": draft, "edition": "base", "players": "3", "name": name, "design": design}
    answer = await browser.post(f"{AT}/save", fields)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].removeprefix("/workshop/designs/")


async def test_a_design_is_kept_shown_and_opened_again(club: Club, visitor: Browser) -> None:
    id = await save(visitor, "Dear <i>Cafés")
    other = club.browser("fr")
    page = (await other.get(f"/workshop/designs/{id}")).text
    assert "Dear &lt;i&gt;Cafés" in page
    assert "2 → 9" in page
    bench = (await other.get(AT, params={"design": id})).text
    assert hidden(bench, "draft") == DEAR
    assert re.search(r'value="3" selected', bench), "it opens with its own number of players"
    file = await other.get(f"/workshop/designs/{id}/content")
    assert file.text == DEAR
    await other.http.aclose()


async def test_each_save_is_another_version_of_ones_own_design(
    club: Club, visitor: Browser
) -> None:
    first = await save(visitor)
    second = await save(visitor, design=first, draft=DEAR.replace("9", "8"))
    other = club.browser()
    third = await save(other, design=first)  # somebody else's begins a design of their own
    rows = [
        await club.tables.store.reading(lambda c, id=id: designs.read(c, id))
        for id in (first, second, third)
    ]
    assert [(row.version, row.family) for row in rows if row] == [
        (1, first),
        (2, first),
        (1, third),
    ]
    assert rows[0] is not None
    assert rows[0].text == DEAR, "a version never changes"
    await other.http.aclose()


async def test_a_draft_that_cannot_be_kept_is_refused(visitor: Browser) -> None:
    for fields in ({"name": "x", "draft": ""}, {"name": " \u200b", "draft": DEAR}):
        answer = await visitor.post(f"{AT}/save", {"edition": "base", "players": "3", **fields})
        assert answer.status_code == 400
    assert (await visitor.get("/workshop/designs/nothing")).status_code == 404
    assert (await visitor.get("/workshop/designs/%00")).status_code == 404


async def test_a_hidden_design_is_there_for_its_maker_alone(club: Club, visitor: Browser) -> None:
    id, other = await save(visitor), club.browser()
    await other.post(f"/workshop/designs/{id}/report")
    await other.post(f"/workshop/designs/{id}/report")
    store = club.tables.store
    assert [(d.id, d.reports) for d in await store.reading(lambda c: designs.newest(c, 9))] == [
        (id, 1)
    ]
    assert await store.writing(lambda c: designs.hide(c, id, 1.0))
    assert (await other.get(f"/workshop/designs/{id}")).status_code == 404
    assert (await other.get(f"/games/minivilles/new?design={id}")).status_code == 404
    assert "hidden" in (await visitor.get(f"/workshop/designs/{id}")).text
    assert await store.writing(lambda c: designs.unhide(c, id))
    assert (await other.get(f"/workshop/designs/{id}")).status_code == 200
    await other.http.aclose()


async def test_who_is_erased_takes_their_designs_along(club: Club, visitor: Browser) -> None:
    id, other = await save(visitor), club.browser()
    kept = await save(other, "Mine")
    await visitor.post(f"/workshop/designs/{kept}/report")
    store = club.tables.store
    row = await store.reading(lambda c: designs.read(c, id))
    assert row is not None
    told = await store.reading(lambda c: export_person(c, row.person))
    assert [one["name"] for one in told["designs"]] == ["Dear"]
    assert told["design_reports"] == [kept]
    await store.writing(lambda c: erase_person(c, row.person, 1.0))
    assert await store.reading(lambda c: designs.read(c, id)) is None
    left = await store.reading(lambda c: designs.newest(c, 9))
    assert [(one.id, one.reports) for one in left] == [(kept, 0)]
    await other.http.aclose()


async def test_designs_come_along_with_the_only_device_of_a_person(
    club: Club, visitor: Browser
) -> None:
    id, store = await save(visitor), club.tables.store
    row = await store.reading(lambda c: designs.read(c, id))
    assert row is not None
    here = people.Device(row.person, "", 1.0)
    await store.writing(lambda c: people.join(c, here, "f" * 64, 1.0))
    moved = await store.reading(lambda c: designs.read(c, id))
    assert moved is not None
    assert moved.person == "f" * 64


ODD = ["x", "establishment", "establishment.x", "a.b.c", ".", "\0"]


@pytest.mark.parametrize("game", ["minivilles", "thorp"])
async def test_odd_places_and_buttons_are_refused_or_do_nothing(
    visitor: Browser, game: str
) -> None:
    for place in ODD:
        for do in ("open", "copy", "restore", "undo", "nonsense"):
            fields = {"open": place, "do": f"{do}:{place}", "earlier": "[1, {}, 3"}
            answer = await visitor.post(f"/workshop/{game}", fields)
            assert answer.status_code < 500, (place, do)
        for what in ("study", "sweep", "content", "save"):
            fields = {"sweep": place, "sweep-from": place, "sweep-to": "9" * 30, "open": place}
            answer = await visitor.post(f"/workshop/{game}/{what}", fields)
            assert answer.status_code < 500, (place, what)
