"""Every page and every phase, as they are looked at: by a command that takes pictures, and by
the tests of layout and accessibility."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import TYPE_CHECKING, Any

import bourgade
from bourgade import Match
from bourgade.server.store import challenges, daily_games, people, ratings, seeks
from bourgade.server.store.challenges import Challenge
from bourgade.server.store.ratings import RatedGame, RatedSeat
from bourgade.server.store.rows import Device, Profile
from bourgade.server.store.seeks import Seek
from tests.browser import cups
from tests.browser.house import OPEN, House, Seat, bot, person
from tests.browser.towns import PHASES, THROWS, late, opening
from tests.browser.visitor import AGREES, Visitor, visit

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from sqlalchemy import Connection


@dataclass(frozen=True)
class Scene:
    """A page as somebody comes to see it."""

    name: str
    open: Callable[[House, Visitor], None]


def _page(name: str, path: str, then: Callable[[Page], None] | None = None) -> Scene:
    def open_(house: House, visitor: Visitor) -> None:
        visitor.go(path)
        if then:
            then(visitor.page)

    return Scene(name, open_)


def first_move(match: Match) -> str:
    """A rule that ends games: a monument, or save up for it."""
    monuments = match.variant.words.get("monuments", ())
    wanted = [m for m in match.moves if m.removeprefix("build ") in monuments]
    return next((m for m in (*wanted, "pass", "roll 2") if m in match.moves), match.moves[-1])


NAMES = ("Colette", "Mehdi Ben Saïd", "Ana", "Jean-Baptiste le Grand", "Zoë")


def person_elsewhere(name: str) -> Seat:
    """Somebody whose device is not among the test's."""
    return Seat("person", name, "f" * 64)


def seats_of(visitor: Visitor, match: Match) -> list[Seat]:
    """The visitor first, then bots and other people by turns."""
    others = NAMES[1 : int(match.variant.options["players"])]
    return [
        person(visitor, NAMES[0], "pineapple 42"),
        *(person_elsewhere(name) if n % 2 else bot() for n, name in enumerate(others)),
    ]


def _phase(name: str, make: Callable[[], Match]) -> Scene:
    def open_(house: House, visitor: Visitor) -> None:
        match = make()
        visitor.go(house.table(match, *seats_of(visitor, match)))
        visitor.sees(".board-place")

    return Scene(f"phase-{name}", open_)


def _throw(name: str, make: Callable[[], Match]) -> Scene:
    def open_(house: House, visitor: Visitor) -> None:
        match = make()
        visitor.go(house.table(match, *seats_of(visitor, match), chance="manual"))
        visitor.sees(".board-place")

    return Scene(f"companion-{name}", open_)


@cache
def _course(game: str, **options: Any) -> dict[str, Match]:
    """A game by chance: the last time that seat A had to decide, in every phase."""
    loaded, dice = bourgade.load(game, **options), random.Random(2)
    match, found = loaded.start(seed=2), dict[str, Any]()
    while not match.over:
        position = match.position
        if position["actor"] == "A":
            found.pop(position["phase"], None)  # the newest comes last
            found[position["phase"]] = position
        match.play(dice.choice(match.moves))
    return {phase: loaded.setup(position) for phase, position in found.items()}


def _other_game(game: str, phase: str, **options: Any) -> Scene:
    """A decision late in another game or, without one, its end."""

    def open_(house: House, visitor: Visitor) -> None:
        course, dice = _course(game, **options), random.Random(2)
        match = course[phase] if phase else [*course.values()][-1]
        rule = None if phase else lambda match: dice.choice(match.moves)
        visitor.go(house.table(match, *seats_of(visitor, match), until_over=rule))
        visitor.sees(".board-place")

    players = options["players"]
    return Scene(f"phase-{game}-{players}-{phase or 'end'}", open_)


def finished(house: House, visitor: Visitor, edition: str = "base", players: int = 2) -> str:
    """A game that was played to its end; its path."""
    match = late(edition, players)
    return house.table(match, *seats_of(visitor, match), until_over=first_move)


def _full_lobby(house: House, visitor: Visitor) -> None:
    wide, base = PHASES["build"](), late()
    house.table(wide, *seats_of(visitor, wide), listed=True)
    house.table(opening(players=4), person(visitor, NAMES[0]), OPEN, OPEN, bot(), pace="week")
    others = [person_elsewhere(NAMES[1]), person_elsewhere(NAMES[3])]
    house.table(base, *others, listed=True, pace="three_days", waited=7200)
    house.table(opening(), person_elsewhere(NAMES[2]), OPEN, listed=True)
    house.table(opening("deluxe", 5), *others, OPEN, bot("random"), OPEN, listed=True)
    house.table(base, *others, listed=True, until_over=first_move, waited=90_000)
    finished(house, visitor)
    visitor.go("/")


def _new_with_all_options(house: House, visitor: Visitor) -> None:
    visitor.go("/games/minivilles/new?option-edition=base_marina_green_valley&option-players=4")
    for summary in visitor.page.locator("details.more > summary").all():
        summary.click()


def _waiting(mine: bool) -> Callable[[House, Visitor], None]:
    def open_(house: House, visitor: Visitor) -> None:
        first = person(visitor, NAMES[0]) if mine else person_elsewhere(NAMES[3])
        visitor.go(house.table(opening(players=3), first, OPEN, bot()))

    return open_


def _after(then: str, edition: str = "base", players: int = 2) -> Callable[[House, Visitor], None]:
    def open_(house: House, visitor: Visitor) -> None:
        visitor.go(finished(house, visitor, edition, players) + then)

    return open_


def _dice_before(house: House, visitor: Visitor) -> None:
    match = late()
    visitor.go(house.table(match, *seats_of(visitor, match)) + "/dice")


def _confirm(house: House, visitor: Visitor) -> None:
    match = PHASES["build-base"]()
    visitor.go(house.table(match, *seats_of(visitor, match)))
    visitor.press(visitor.button("build cafe"))
    visitor.sees(AGREES)


def _sheet(house: House, visitor: Visitor) -> None:
    match = PHASES["build-base"]()
    visitor.go(house.table(match, *seats_of(visitor, match)))
    visitor.press(visitor.page.locator('[data-vt="A-m-radio_tower"]'))
    visitor.sees("#sheet")


def _menu(house: House, visitor: Visitor) -> None:
    match = late()
    visitor.go(house.table(match, *seats_of(visitor, match)))
    visitor.page.locator("details.menu summary").first.click()
    visitor.page.locator("details[name=resign] summary").click()


def _dialog(name: str) -> Callable[[House, Visitor], None]:
    def open_(house: House, visitor: Visitor) -> None:
        match = late()
        visitor.go(house.table(match, *seats_of(visitor, match)))
        visitor.page.locator("details.menu summary").first.click()
        visitor.page.locator(f'[data-dialog="{name}"]').click()
        visitor.sees(f"#dialog-{name}")

    return open_


def talking(house: House, visitor: Visitor, met: bool = True) -> str:
    """A table where the visitor and somebody have talked; whether they may write to each other."""
    match, friend = late(), person_elsewhere(NAMES[3])
    seats = person(visitor, NAMES[0]), friend
    if met:
        house.table(match, *seats, until_over=first_move)
    table = house.table(match, *seats)
    long = "Donaudampfschifffahrtsgesellschaftskapitän <b>&amp;</b> what a game this is! " * 2
    house.say(
        table, (friend.token, NAMES[3], "phrase", "hello"),
        (visitor.token, NAMES[0], "reaction", "smile"), (friend.token, NAMES[3], "text", long),
        (visitor.token, NAMES[0], "text", "It is."), (friend.token, NAMES[3], "reaction", "bravo"),
    )  # fmt: skip
    return table


def _talk(met: bool) -> Callable[[House, Visitor], None]:
    def open_(house: House, visitor: Visitor) -> None:
        visitor.go(talking(house, visitor, met))
        visitor.page.locator("#talk-open").click()
        visitor.sees("#dialog-talk")
        if met:
            visitor.page.locator(".talk-phrases summary").click()
        else:
            visitor.page.locator(".talk-more summary").first.click()

    return open_


def _talk_page(house: House, visitor: Visitor) -> None:
    visitor.go(talking(house, visitor) + "/talk")


def _rule(house: House, visitor: Visitor) -> None:
    match = late()
    visitor.go(house.table(match, *seats_of(visitor, match), moves=["roll 1"]))
    visitor.page.locator(".story a.rule-link").first.click()
    visitor.sees("#dialog-rule")


def _since(house: House, visitor: Visitor) -> None:
    """What two others did since the visitor's last turn, step by step."""
    match = late(players=3)
    moves = ["roll 1", "pass", "roll 1", "build cafe", "roll 1", "pass"]
    visitor.go(house.table(match, *seats_of(visitor, match), moves=moves))
    visitor.page.locator(".since > summary").click()
    visitor.sees(".since-sheet")


def _late_person(house: House, visitor: Visitor) -> None:
    match = late()
    seats = [person(visitor, NAMES[0]), person_elsewhere(NAMES[3])]
    table = house.table(match, *seats, moves=["roll 1", "pass"], pace="day", waited=100_000)
    visitor.go(table)


def _watched(house: House, visitor: Visitor) -> None:
    match = late(players=3)  # near its end: chances are found by playing on
    seats = [person_elsewhere(name) for name in NAMES[:3]]
    visitor.go(house.table(match, *seats, hints="always"))
    visitor.sees(".chances")


def _generic(house: House, visitor: Visitor) -> None:
    match = bourgade.load("thorp", players=3).start(chance="manual")
    visitor.go(house.table(match, *seats_of(visitor, match), moves=["gather"]))


def _cover(house: House, visitor: Visitor) -> None:
    match = bourgade.load("cellar", players=2).start(chance="manual")
    visitor.go(house.table(match, person(visitor, NAMES[0]), person(visitor, NAMES[1])))


def _uncovered(house: House, visitor: Visitor) -> None:
    _cover(house, visitor)
    visitor.page.locator("[data-uncover]").click()
    visitor.sees(".board-place")


def _lesson(game: str, lesson: str) -> Callable[[House, Visitor], None]:
    """The first step of a lesson."""

    def open_(house: House, visitor: Visitor) -> None:
        start = visitor.go("/learn").locator(f'form[action="/learn/{game}/{lesson}"] button')
        visitor.submit(start)
        visitor.sees(".teacher-says")

    return open_


def _link(house: House, visitor: Visitor) -> None:
    match = late()
    visitor.go(house.table(match, *seats_of(visitor, match)))
    visitor.page.locator("details.menu summary").first.click()
    visitor.submit(visitor.page.locator('form[action^="/t/"][action$="/links"] button').first)
    visitor.sees(".share-address")


def _introduced(button: str = "") -> Callable[[House, Visitor], None]:
    """The page of somebody with a profile and two devices, and what a button there leads to."""

    def open_(house: House, visitor: Visitor) -> None:
        page = visitor.go("/me")
        page.fill("#name", NAMES[3])
        page.locator('input[name=colour][value="teal"]').check()
        visitor.submit(page.locator('form[action="/me"] button'))
        visitor.sees(".colour-choice .mark")
        visitor.submit(page.locator('form[action="/me/links"] button'))
        path = visitor.sees(".share-address").input_value().removeprefix(visitor.address)
        assert visitor.context.browser is not None
        phone = visit(visitor.context.browser, visitor.address)
        phone.submit(phone.go(path).locator("form.panel button"))
        phone.sees(".device-list")
        phone.context.close()
        page = visitor.go("/me")
        if button:
            visitor.submit(page.locator(f'form[action="{button}"] button'))
            visitor.sees("h1 + p, .recovery-code")

    return open_


def _verified(house: House, visitor: Visitor) -> None:
    table = finished(house, visitor)
    record = visitor.context.request.get(f"{visitor.address}{table}/record").text()
    visitor.go("/verify").fill("#text", record)
    visitor.submit(visitor.page.locator("form.panel button"))
    visitor.sees(".notice.good")


def _bad_record(house: House, visitor: Visitor) -> None:
    visitor.forgiven.append("422")
    visitor.go("/records").fill("#text", "bourgade: 1\ngame: monopoly\n\nA roll 1\n")
    visitor.submit(visitor.page.locator("form.panel button"))
    visitor.sees(".notice.bad")


def _refused_plainly(house: House, visitor: Visitor) -> None:
    """What somebody without scripts sees when a move is refused."""
    match = late()
    table = house.table(match, *seats_of(visitor, match))
    visitor.go(table)
    visitor.forgiven.append("422|409")
    visitor.page.evaluate(
        """() => {
          const form = document.getElementById("play");
          const move = document.createElement("input");
          Object.assign(move, { name: "move", value: "pass", type: "hidden" });
          form.append(move);
          form.submit();
        }"""
    )
    visitor.sees(".notice.bad")


def _hint(house: House, visitor: Visitor) -> None:
    table = house.table(late(), person(visitor, NAMES[0]), bot("skilled"), moves=["roll 1"])
    visitor.go(table)
    visitor.press(visitor.page.locator("button.hint"))
    visitor.sees(".hint-moves")


def _reviewed(then: str, players: int = 2) -> Callable[[House, Visitor], None]:
    def open_(house: House, visitor: Visitor) -> None:
        table = finished(house, visitor, players=players)
        house.review(table)
        visitor.go(table + then)
        visitor.sees(".chart")

    return open_


def _missing(path: str) -> Callable[[House, Visitor], None]:
    def open_(house: House, visitor: Visitor) -> None:
        visitor.forgiven.append("404")
        visitor.go(path)

    return open_


def _origin(house: House, visitor: Visitor) -> None:
    table = finished(house, visitor)
    visitor.go(f"/games/minivilles/new?from={table.removeprefix('/t/')}&step=3")


OTHERS: Mapping[tuple[str, int], tuple[str, ...]] = {
    ("mintworks", 4): ("place", "buy", "build", "share", ""),
    ("mintworks", 1): ("place", ""),
    ("petiteville", 4): ("colours", "turn", "lay", ""),
    ("shafausa", 4): ("people", "insert", "fee", "surplus", ""),
}
"""Decisions of the other games, and their ends; tests of their own look at some more."""


GAMES = ("minivilles", *dict.fromkeys(game for game, _ in OTHERS))


def _rate(house: House, *keys: str) -> None:
    """A season of rated games between people with profiles."""

    def work(connection: Connection) -> None:
        for n, key in enumerate(keys):
            profile = Profile(NAMES[n], ("teal", "red", "", "gold", "blue")[n], avatar=AVATAR)
            people.save(connection, key, profile, Device(key, "Firefox", 1.0), 1.0)
        dice = random.Random(5)
        for n in range(30):
            seats = [RatedSeat("A", "", "skilled", dice.randint(1, 2))]
            seats += [RatedSeat("BCDEFG"[i], key, "", i + 1) for i, key in enumerate(keys)]
            for ladder in ("minivilles/base", "shafausa/geek") if n < 9 else ("minivilles/base",):
                match, at = f"{keys[0][:6]}-{ladder[0]}{n}", 1e9 + 90_000 * n
                ratings.add_game(connection, RatedGame(match, ladder, at, seats))

    house.write(work)


AVATAR = "minivilles/kinds-mine"


def _known_player(path: str = "") -> Callable[[House, Visitor], None]:
    """Somebody with finished and rated games; without a path, their page as others see it."""

    def open_(house: House, visitor: Visitor) -> None:
        _rate(house, visitor.token, *(f"{n}{visitor.token[1:]}" for n in "xyz"))
        for players in (2, 4):
            finished(house, visitor, players=players)
        visitor.go(path or _public_page(visitor))

    return open_


def _public_page(visitor: Visitor) -> str:
    return visitor.go("/me").locator('a[href^="/p/"]').get_attribute("href") or ""


def _blocked(house: House, visitor: Visitor) -> None:
    _rate(house, visitor.token, f"x{visitor.token[1:]}")
    page = visitor.go("/ratings/minivilles/base")
    others = page.locator('tr:not(.own) a[href^="/p/"]').all()
    visitor.go(others[0].get_attribute("href") or "")
    visitor.submit(visitor.page.locator('form[action$="/block"] button'))
    visitor.sees('form[action$="/unblock"]')


def _rated(second: Seat) -> Callable[[House, Visitor], None]:
    def open_(house: House, visitor: Visitor) -> None:
        _rate(house, visitor.token)
        seats = [person(visitor, NAMES[0]), second]
        visitor.go(house.table(opening(), *seats, rated="last", hints="never"))
        if second is not OPEN:
            visitor.page.locator("details.menu summary").first.click()
            visitor.sees(".menu-skills .rating-points")

    return open_


def _meet(waits: bool) -> Callable[[House, Visitor], None]:
    """Others wait for two games; the visitor waits for another, or is about to choose."""

    def open_(house: House, visitor: Visitor) -> None:
        base = Seek("", "minivilles/base", 2, "", 60.0, NAMES[1], "", "", time.time(), time.time())
        geek = replace(base, ladder="shafausa/colonial", players=4, rated="last")
        some = [replace(geek, person=f"{n}{visitor.token[1:]}") for n in "xyz"]
        some.append(replace(base, person=f"w{visitor.token[1:]}"))
        mine = replace(geek, person=visitor.token, players=6, patience=180.0)

        def work(connection: Connection) -> None:
            for one in [*some, *([mine] if waits else [])]:
                seeks.put(connection, one)

        house.write(work)
        visitor.go("/meet")

    return open_


def _daily(house: House, visitor: Visitor) -> None:
    """The game of the day is over, and the coach has seen it."""
    others = [person_elsewhere(NAMES[1]), person_elsewhere(NAMES[3]), bot()]
    table = house.table(late(players=3), *others, listed=True, until_over=first_move)
    house.review(table)
    day = f"day {time.time()}"  # after all days
    house.write(lambda c: daily_games.choose(c, day, table.removeprefix("/t/")))
    visitor.go("/")
    visitor.sees("#daily .chart")


def _challenged(where: str) -> Callable[[House, Visitor], None]:
    """Somebody is challenged; ``where`` they see it, or the page from which they challenge."""

    def open_(house: House, visitor: Visitor) -> None:
        other = f"x{visitor.token[1:]}"
        for key, name in ((visitor.token, NAMES[0]), (other, NAMES[3])):
            here = Device(key, "Firefox", 1.0)
            save = partial(people.save, key=key, profile=Profile(name), here=here, at=1.0)
            house.write(save)
        if where == "player":
            visitor.go(house.public_page(other))
            return
        there = Seat("person", NAMES[3], other)
        table = house.table(opening(), there, OPEN, rated="last", hints="never", pace="week")
        mine = Challenge(
            table.removeprefix("/t/"), visitor.token, other, NAMES[0], True, time.time() + 1e6
        )
        house.write(lambda c: challenges.add(c, mine, time.time()))
        visitor.go(table if where == "table" else where)

    return open_


def all_scenes() -> Iterator[Scene]:
    """In an order in which the lobby is empty before it is full."""
    yield _page("lobby-empty", "/")
    yield Scene("lobby-full", _full_lobby)
    yield _page("menu", "/", lambda page: page.locator("details.menu summary").first.click())
    yield Scene("meet", _meet(waits=False))
    yield Scene("meet-waiting", _meet(waits=True))
    yield Scene("lobby-daily", _daily)
    yield Scene("challenge-lobby", _challenged("/"))
    yield Scene("challenge-table", _challenged("table"))
    yield Scene("challenge-player", _challenged("player"))
    yield _page("game", "/games/minivilles")
    yield _page("game-plain", "/games/thorp")
    yield _page("new-base", "/games/minivilles/new")
    yield _page("new-deluxe", "/games/minivilles/new?option-edition=deluxe&option-players=5")
    yield Scene("new-options", _new_with_all_options)
    yield Scene("new-from-position", _origin)
    yield Scene("waiting-mine", _waiting(True))
    yield Scene("waiting-guest", _waiting(False))
    for name, make in PHASES.items():
        yield _phase(name, make)
    for name, make in THROWS.items():
        yield _throw(name, make)
    for (game, players), phases in OTHERS.items():
        for phase in phases:
            yield _other_game(game, phase, players=players)
    yield Scene("confirm", _confirm)
    yield Scene("sheet", _sheet)
    yield Scene("table-menu", _menu)
    yield Scene("table-share", _dialog("share"))
    yield Scene("table-keys", _dialog("help"))
    yield Scene("table-rule", _rule)
    yield Scene("table-since", _since)
    yield Scene("talk-open", _talk(met=True))
    yield Scene("talk-unmet", _talk(met=False))
    yield Scene("talk-page", _talk_page)
    yield Scene("late-person", _late_person)
    yield Scene("onlooker", _watched)
    yield Scene("end", _after(""))
    yield Scene("end-deluxe", _after("", "deluxe", 4))
    yield Scene("replay", _after("/replay?step=5", "base", 4))
    yield Scene("log", _after("/log", "base", 4))
    yield Scene("hint", _hint)
    yield Scene("review-offer", _after("/review"))
    yield Scene("review", _reviewed("/review", 4))
    yield Scene("replay-reviewed", _reviewed("/replay?step=5"))
    yield Scene("dice-before", _dice_before)
    yield Scene("dice-after", _after("/dice"))
    yield Scene("generic", _generic)
    yield Scene("cover", _cover)
    yield Scene("uncovered", _uncovered)
    yield Scene("carry-make", _link)
    yield _page("carry", "/carry/0123456789")
    yield _page("me-new", "/me")
    yield Scene("me", _introduced())
    yield Scene("me-link", _introduced("/me/links"))
    yield Scene("me-recovery", _introduced("/me/recovery"))
    yield _page("me-delete", "/me/delete")
    yield Scene("me-results", _known_player("/me"))
    yield Scene("player", _known_player())
    yield Scene("player-blocked", _blocked)
    yield Scene("ratings", _known_player("/ratings"))
    yield Scene("ratings-ladder", _known_player("/ratings/minivilles/base"))
    yield Scene("waiting-rated", _rated(OPEN))
    yield Scene("table-rated", _rated(bot("skilled")))
    yield _page("tournaments", "/tournaments")
    yield _page("tournament-new", "/tournaments/new")
    yield Scene("tournament", cups.opened())
    yield Scene("tournament-screen", cups.opened("?screen=1"))
    yield _page("clubs", "/clubs")
    yield Scene("club", cups.club_page())
    yield Scene("club-invitation", cups.club_page("/join/invite"))
    yield _page("privacy", "/privacy")
    yield _page("learn", "/learn")
    yield _page("puzzles", "/puzzles")
    yield Scene("lesson", _lesson("minivilles", "base"))
    for game in GAMES:
        yield _page(f"guide-{game}", f"/games/{game}/how-to-play")
    yield _page("rules", "/games/minivilles/rules")
    yield _page("rules-search", "/games/minivilles/rules?q=harbor")
    yield _page("cards", "/games/minivilles/cards")
    yield _page("records", "/records")
    yield Scene("records-bad", _bad_record)
    yield _page("verify", "/verify")
    yield Scene("verified", _verified)
    yield _page("api", "/api")
    yield _page("offline", "/offline")
    yield Scene("error-no-page", _missing("/nowhere"))
    yield Scene("error-no-table", _missing("/t/nothing1"))
    yield Scene("error-refused", _refused_plainly)
