"""Play in one tap: what “Play” in the lobby starts, the first time and afterwards."""

from __future__ import annotations

import re
from html import unescape

import pytest

from bourgade.kernel import registry
from bourgade.server.table_state import TableState
from tests.server.web.club import Browser, Club

pytestmark = pytest.mark.anyio

GAMES = ("minivilles", "mintworks", "petiteville", "shafausa")


async def play(club: Club, person: Browser, game: str) -> TableState:
    """Press “Play” on a box."""
    gone = await person.post(f"/games/{game}/play")
    assert gone.status_code == 303, gone.text
    return await club.tables.get(gone.headers["location"].removeprefix("/t/"))


def seats(table: TableState) -> list[tuple[str, str]]:
    return [(table.sitting[s].kind, table.sitting[s].bot) for s in table.letters]


@pytest.mark.parametrize("game", GAMES)
async def test_the_first_game_has_beginners_and_the_friendliest_edition(
    club: Club, game: str
) -> None:
    person, declared = club.browser(), registry.find(game).box.first_game
    table = await play(club, person, game)
    assert table.begun
    assert seats(table) == [("person", "")] + [("bot", "beginner")] * (len(table.letters) - 1)
    assert {name: table.row.options[name] for name in declared} == dict(declared)
    assert table.actor == "A"  # nobody has to wait for a bot
    assert (await person.get(f"/t/{table.id}")).status_code == 200


async def test_a_tap_leads_there_from_the_lobby_and_from_the_page_of_a_game(club: Club) -> None:
    person = club.browser()
    for page in ("/", "/games/shafausa"):
        shown = (await person.get(page)).text
        form = re.search(r'<form[^>]*action="/games/shafausa/play".*?</form>', shown, re.S)
        assert form
        assert 'method="post"' in form[0]
        assert person.csrf in form[0]
        assert "Family · 3 players · Beginner" in shown


async def test_afterwards_it_is_what_the_person_chose_last(club: Club) -> None:
    person = club.browser()
    await play(club, person, "minivilles")
    chosen = {"option-edition": "deluxe", "option-players": "4", "option-reroll_dice": "free"}
    sitting = {
        "seat-A": "bot:strong",
        "seat-B": "me",
        "seat-C": "bot:master",
        "seat-D": "bot:skilled",
    }
    made = await person.make("minivilles", **chosen, **sitting, hints="never")
    assert "Deluxe box · 4 players · Skilled · Strong · Master" in (await person.get("/")).text
    again = await play(club, person, "minivilles")
    assert again.id != made
    assert seats(again) == [
        ("bot", "strong"), ("person", ""), ("bot", "master"), ("bot", "skilled"),
    ]  # fmt: skip
    assert (again.row.options["edition"], again.row.options["reroll_dice"]) == ("deluxe", "free")
    assert again.row.hints == "never"
    other = await play(club, club.browser(), "minivilles")
    assert other.row.options["edition"] == "base"


async def test_who_begins_is_left_to_chance_after_the_first_game(club: Club) -> None:
    person = club.browser()
    assert (await play(club, person, "minivilles")).row.options["first_player"] == "A"
    assert (await play(club, person, "minivilles")).row.options["first_player"] == "random"


@pytest.mark.parametrize(
    "fields",
    [
        {"seat-B": "open"},  # somebody is waited for
        {"seat-B": "here", "name-B": "Ben"},  # two people on one device
        {"seat-B": "bot:master", "chance": "manual"},  # the dice of a real table
    ],
)
async def test_tables_for_several_people_and_real_dice_are_passed_over(
    club: Club, fields: dict[str, str]
) -> None:
    person = club.browser()
    sitting = {"seat-A": "me", "seat-C": "bot:master", "option-players": "3", **fields}
    await person.make("minivilles", **{"option-edition": "deluxe"}, **sitting)
    table = await play(club, person, "minivilles")
    assert table.row.options["edition"] == "base"
    assert seats(table)[1:] == [("bot", "beginner")] * 2


async def test_a_position_played_on_from_is_passed_over(club: Club) -> None:
    person = club.browser()
    first = await play(club, person, "minivilles")
    await person.make(
        "minivilles",
        **{
            "from": first.id,
            "step": "0",
            "seat-A": "me",
            "seat-B": "bot:master",
            "seat-C": "bot:master",
        },
    )
    assert seats(await play(club, person, "minivilles"))[1:] == [("bot", "beginner")] * 2


async def test_lessons_are_passed_over(club: Club) -> None:
    person = club.browser()
    assert (await person.post("/learn/minivilles/deluxe")).status_code == 303
    assert (await play(club, person, "minivilles")).row.options["edition"] == "base"


async def test_alone_against_an_opponent_of_the_rules(club: Club) -> None:
    person = club.browser()
    await person.make("mintworks", **{"option-players": "1", "seat-A": "me"})
    table = await play(club, person, "mintworks")
    assert seats(table) == [("person", "")]
    assert "one player · Justin" in (await person.get("/")).text


async def test_options_that_are_there_no_longer_do_no_harm(club: Club) -> None:
    person = club.browser()
    table = await play(club, person, "minivilles")
    table.row.options["edition"] = "of yesterday"  # as the store would have it
    mine = await club.tables.store.mine(table.sitting["A"].person, 5)
    for one in mine:
        one.match.options["edition"] = "of yesterday"
    from bourgade.server.quick_play import quick_table

    found = quick_table(registry.find("minivilles"), mine, table.sitting["A"].person)
    assert found.variant.options["edition"] == "base"


async def test_a_game_that_is_not_there_is_refused(club: Club) -> None:
    answer = await club.browser().post("/games/chess/play")
    assert answer.status_code in (404, 422)


async def test_another_site_cannot_start_a_table(club: Club) -> None:
    person = club.browser()
    await person.get("/")
    foreign = {"origin": "https://elsewhere.example"}
    answer = await person.post("/games/minivilles/play", headers=foreign)
    assert answer.status_code == 403


# The lobby


async def test_each_box_tells_minutes_age_and_weight(club: Club) -> None:
    shown = unescape((await club.browser().get("/")).text)
    for fact in ("30 min", "age 8+", "about 15 min", "about age 10+", "120 min", "heavy"):
        assert fact in shown
    french = unescape((await club.browser("fr").get("/")).text)
    for fact in ("environ 15 min", "dès 8", "dès 12 ans environ", "léger", "exigeant"):
        assert fact in french


async def test_my_games_and_open_tables_come_before_the_boxes(club: Club) -> None:
    person, other = club.browser(), club.browser()
    await play(club, person, "minivilles")
    await other.make("minivilles", **{"seat-A": "me", "seat-B": "open", "listed": "1"})
    shown = (await person.get("/")).text
    places = [shown.index(f'id="{part}"') for part in ("mine-title", "open-title", "games-title")]
    assert places == sorted(places)
    assert re.search(r'<section id="open"[^>]* hidden', (await other.get("/")).text)


async def test_however_many_tables_there_are_the_boxes_stay_in_reach(club: Club) -> None:
    person, other = club.browser(), club.browser()
    for _ in range(6):
        await play(club, person, "minivilles")
        await other.make("minivilles", **{"seat-A": "me", "seat-B": "open", "listed": "1"})
    shown = (await person.get("/")).text
    for part, following in (("mine", "open"), ("open", "games-title")):
        section = shown[shown.index(f'id="{part}"') : shown.index(f'id="{following}"')]
        first, fold, rest = section.partition("<summary>2 more</summary>")
        assert fold
        assert [few.count('href="/t/') for few in (first, rest)] == [4, 2]


# Names


async def test_who_gave_no_name_is_you_to_themselves_and_an_animal_to_others(club: Club) -> None:
    person, other = club.browser(), club.browser("fr")
    table = await play(club, person, "minivilles")
    mine = (await person.get(f"/t/{table.id}")).text
    theirs = unescape((await other.get(f"/t/{table.id}")).text)
    assert '<span class="who-name">You</span>' in (await person.get("/")).text
    assert "Loutre" in theirs
    for game in GAMES:
        board = (await person.get(f"/t/{(await play(club, person, game)).id}")).text
        assert not re.search('class="k-named"><b>Otter', board)
    for page in (mine, theirs):
        assert not re.search("[Ss]eat A|Player A|[Ss]iège A", page)
