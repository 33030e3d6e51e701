"""The board of Shafausa as markup: every move is a button that tells what will be left."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from html import unescape
from pathlib import Path
from typing import Any

import pytest

import bourgade
from bourgade.games.shafausa.actions import ITEMS
from bourgade.kernel.i18n import LANGUAGES
from bourgade.play import Match
from bourgade.server.views import board
from tests.server.board_markup import WAITING, buttons, shown

SERVER = Path(bourgade.__file__).parent / "server"
GAMES: dict[str, dict[str, Any]] = {
    "family": {"edition": "family", "players": 3, "round_cap": 3},
    "geek": {
        "players": 2, "peoples": "assigned", "people_a": "luserna", "people_b": "tessina",
        "round_cap": 4,
    },
    "colonial": {"edition": "colonial", "players": 6, "peoples": "random", "round_cap": 2},
    "plain": {"edition": "geek", "players": 5, "power_cards": "off", "round_cap": 2},
}  # fmt: skip
every_game = pytest.mark.parametrize("name", GAMES)
WISHES = {"mine": 9, "build": 9, "city": 9, "acquire": 6, "warehouse": 3, "in": 9, "done": 1.5}
"""How much a player wants a move, by its first word; everything else happens now and then."""

RARE: dict[str, tuple[str, dict[str, Any]]] = {
    "labour": (
        "extraction",
        {
            "people": "shafausa", "power": "forced_labour",
            "mines": {"1": {"stone": 2, "iron": 2}, "2": {"wood": 1}}, "buildings": {}, "cities": 2,
            "miners": 5,
        },
    ),
    "acquire future": ("buying", {"people": "gineva", "power": "embassy", "money": 40}),
    "smuggle": (
        "management",
        {"people": "tessina", "power": "smuggling", "cubes": {"wood": 2, "gold": 1}},
    ),
    "transmute": (
        "management",
        {"people": "sanagal", "power": "transmutation", "cubes": {"stone": 2, "gold": 1}},
    ),
    "sell": (
        "management",
        {
            "people": "zugriga", "cities": 3, "power": "insiders",
            "cubes": {"silver": 1, "gold": 3, "iron": 2}, "reserve": ["inn", "builders_house"],
        },
    ),
    "buy": (
        "management",
        {"people": "gineva", "power": "negotiation", "money": 40, "cubes": {"wood": 9, "stone": 9}},
    ),
    "mine": (
        "management",
        {
            "people": "grisa", "power": "brute_strength", "miners": 9, "cities": 2,
            "cubes": {"wood": 3, "stone": 4, "iron": 3, "coal": 3, "copper": 3, "silver": 2},
        },
    ),
    "city": (
        "management",
        {"people": "luserna", "power": "harmony", "cubes": {"wood": 3, "stone": 1}},
    ),
    "warehouse": ("buying", {"people": "grisa", "power": "deep_caves", "warehouses": 6}),
    "pass": ("auction", {"people": "primitiva", "power": "privilege", "bid": 5}),
    "raise2": ("speculation", {"people": "sanagal", "power": "tax_rebate", "money": 2}),
}  # fmt: skip
"""A position of seat A for each move that few games show."""


def position(verb: str, **more: Any) -> Match:
    phase, hood = RARE[verb]
    other = {"bid": hood["bid"] + 1} if phase == "auction" else {}
    given = {"phase": phase, "players": {"A": hood, "B": other}, **more}
    if phase == "buying":
        given |= {"ladder": ["mint", "loft"], "future": ["sawmill", "inn"]}
    return bourgade.load("shafausa", players=2).setup(given)


def moments(name: str, seed: int = 4) -> Iterator[Match]:
    """A game in which people mostly build what they can, and now and then do anything."""
    chosen = random.Random(seed)
    match = bourgade.load("shafausa", **GAMES[name]).start(chance="manual")
    while True:
        yield match
        if match.over:
            return
        moves = match.moves
        wishes = [WISHES.get(move.split()[0], 0.3) for move in moves]
        match.play(chosen.choices(moves, wishes)[0])


def found(name: str, wanted: Callable[[Match], object]) -> Match:
    return next(match for seed in range(9) for match in moments(name, seed) if wanted(match))


@cache
def sample(name: str) -> tuple[Match, ...]:
    """Some moments of every phase of a game, and its end."""
    seen: Counter[str] = Counter()
    kept: list[Match] = []
    for match in moments(name):
        seen[match.phase] += 1
        if seen[match.phase] in (1, 4, 17) or match.over:
            kept.append(match.copy())
    return tuple(kept)


@cache
def decided(name: str) -> tuple[tuple[Match, str], ...]:
    """The same, as those see it who decide."""
    return tuple((match, shown(match)) for match in sample(name))


@every_game
def test_every_move_is_a_button_on_the_board(name: str) -> None:
    for match, html in decided(name):
        found = buttons(html)
        assert set(found) == set(match.moves), match.phase
        # The same tile may lie on a ladder twice.
        twice = [move for move, n in Counter(found).items() if n > 1]
        assert all(move.split()[0] in ("acquire", "discard") for move in twice)


def test_the_games_looked_at_show_every_phase() -> None:
    phases = {match.phase for name in GAMES for match in sample(name)}
    assert phases >= {
        "deal", "people", "order", "first", "draw", "draft", "extraction", "auction", "insert",
        "buying", "management", "site", "surplus", "fee", "speculation", "over",
    }  # fmt: skip


@pytest.mark.parametrize("verb", RARE)
def test_rare_choices_are_on_the_board(verb: str) -> None:
    match = position(verb)
    html = shown(match)
    assert set(buttons(html)) == set(match.moves)
    assert any(move.startswith(verb) for move in match.moves)
    bar = html[html.index('class="k-bar"') :] if 'class="k-bar"' in html else ""
    assert set(buttons(bar)) <= {"done", "pass", "bid", "pay", "give back"}


# What is left after a move


def told_left(html: str) -> dict[str, dict[str, int]]:
    """For each button that tells it: money and cubes after the move."""
    found: dict[str, dict[str, int]] = {}
    button = r'<button[^>]*name="move" value="([^"]*)"(.*?)</button>'
    for move, text in re.findall(button, html, re.DOTALL):
        label = re.search(r"k-hidden.*?Left afterwards: ([^.<]*)", text)
        if label:
            parts = [part.split() for part in label[1].strip().split(", ")]
            found[unescape(move)] = {word: int(number) for number, word in parts}
    return found


def assert_balance(match: Match, html: str = "") -> set[str]:
    """Every balance told is what the rules make of the move; the first words of those moves."""
    left = told_left(html or shown(match))
    seat = match.actor
    assert seat
    for move, amounts in list(left.items())[:: 1 + len(left) // 25]:
        after = match.copy()
        after.play(move)
        hood = after.position["players"][seat]
        for word, number in amounts.items():
            is_now = hood["money"] if word == "CHF" else hood["cubes"].get(word, 0)
            assert is_now == number, (move, word)
    return {move.split()[0] for move in left}


@pytest.mark.parametrize("verb", RARE)
def test_with_cards_and_discounts_the_balance_is_right(verb: str) -> None:
    match = position(verb)
    told = assert_balance(match)
    if match.phase in ("buying", "management"):
        assert verb.split()[0] in told


def test_the_balance_is_right_in_games() -> None:
    told: set[str] = set()
    for match, html in (both for name in GAMES for both in decided(name)):
        if match.phase in ("buying", "management", "surplus", "speculation"):
            told |= assert_balance(match, html)
    assert told >= {
        "acquire", "discard", "warehouse", "build", "miner", "city", "buy", "sell",
        "fix", "raise", "lower", "raise2", "lower2", "vary",
    }  # fmt: skip


def test_a_tip_tells_one_thing_a_line() -> None:
    told = re.search(
        r'value="buy wood"[^>]*data-then="([^"]*)"[^>]*data-tip="([^"]*)"', shown(position("mine"))
    )
    assert told
    assert told[1] == "Result: Seat A bought wood for 4 CHF"
    assert told[2].splitlines() == ["Buy wood", "Left afterwards: 23 CHF"]


def test_what_passing_and_keeping_a_tile_cost_is_shown() -> None:
    html = shown(position("pass"))
    assert "Pass, pay 3 CHF" in html  # 5 less 2 for the card
    fee = {"phase": "fee", "players": {"A": {"reserve": ["inn"], "money": 7}}}
    html = shown(bourgade.load("shafausa", players=2).setup(fee))
    pay = re.search(r'value="pay".*?</button>', html, re.DOTALL)
    assert pay
    assert re.findall(r"</svg>(\d+)", pay[0]) == ["1", "6"]


def test_what_cannot_be_built_says_why_and_what_is_missing() -> None:
    match = position("city")
    html = shown(match)
    mine = re.search(r'<div class="sh-deed[^>]*data-vt="do-mine-gold".*?</div>', html, re.DOTALL)
    assert mine
    assert "SH-076" in mine[0]  # four mines, four miners
    assert "missing cubes cost 61 CHF" in mine[0]  # 2 coal, 2 copper, 1 silver


# Markup


@every_game
def test_pieces_can_be_told_apart_and_nothing_is_inline(name: str) -> None:
    for _, html in decided(name):
        for attribute in ("id", "data-vt", "data-count"):
            keys = re.findall(rf'\s{attribute}="([^"]*)"', html)
            assert len(keys) == len(set(keys)), (attribute, Counter(keys).most_common(1))
        assert not re.search(r"\s(style|on\w+)=", html)
        ids = set(re.findall(r'\sid="([^"]*)"', html))
        assert set(re.findall(r'aria-labelledby="([^"]*)"', html)) <= ids
        assert set(re.findall(r'href="#([^"]*)"', html)) <= ids


def test_every_picture_exists() -> None:
    game = bourgade.load("shafausa").variant
    art, kit = (
        set(re.findall(r'<symbol id="([^"]*)"', file.read_text("utf-8")))
        for file in (game.game.folder / "view" / "art.svg", SERVER / "static" / "kit.svg")
    )
    content = game.content
    for dim in ("peoples", "buildings", "resources", "powers"):
        assert art >= {f"{dim}-{word}" for word in getattr(content, dim)}
    assert art >= {f"mines-{word}_mine" for word in content.mines}
    for name in GAMES:
        for _, html in decided(name):
            assert set(re.findall(r"/games/shafausa/art\.svg#([^\"]*)", html)) <= art
            assert set(re.findall(r"/static/kit\.svg#([^\"]*)", html)) <= kit


@every_game
@pytest.mark.parametrize("seat", [None, "A"], ids=["onlooker", "waiting"])
def test_kept_pieces_are_those_that_would_be_made_now(name: str, seat: str | None) -> None:
    """Whatever a piece of the board depends on must be part of its key."""
    board._kept.clear()
    kept = [shown(match, seat=seat, **WAITING) for match in sample(name)]
    for before, match in zip(kept, sample(name), strict=True):
        board._kept.clear()
        assert shown(match, seat=seat, **WAITING) == before


def test_kept_pieces_call_the_players_of_another_table_by_their_own_names() -> None:
    match = found("geek", lambda match: match.phase == "management").copy()
    shown(match, seat=None, **WAITING)
    for letter in match.variant.players:
        match.players[letter] = f"Somebody {letter}"
    html = shown(match, seat=None, **WAITING)
    assert "Somebody" in html
    assert not re.search(r"\bseat [A-F]\b", html)


def test_readers_without_a_name_are_you_on_their_own_board() -> None:
    match = found("geek", lambda match: match.phase == "management" and match.actor == "A")
    html = shown(match, seat="A", reader="A", called={"A": "Otter"})
    assert "<b>You</b>" in html
    assert "Otter" not in html


def test_onlookers_get_no_buttons_and_see_everybody() -> None:
    match = next(m for m in sample("colonial") if m.phase == "management")
    html = shown(match, seat=None, **WAITING)
    assert not buttons(html)
    for letter in match.variant.players:
        assert f'id="sh-{letter}"' in html


@pytest.mark.parametrize("language", LANGUAGES)
def test_resources_are_named_and_have_shapes_of_their_own(language: str) -> None:
    match = position("buy")
    html = shown(match, language)
    cubes = html[html.index("sh-cubes") : html.index("sh-desk")]
    for word in match.variant.words["resources"]:
        assert f">{match.variant.name(language, 'resources', word)}</small>" in cubes
        assert f"#resources-{word}" in cubes


# Pages


def pages(html: str) -> list[str]:
    """The pages in the order of their tabs; each tab has one."""
    tabs = re.findall(r'id="sh-tab-(\w+)"', html)
    assert sorted(tabs) == sorted(re.findall(r'class="sh-page sh-page-(\w+)"', html))
    return tabs


@pytest.mark.parametrize(
    ("phase", "front"),
    [
        ("draft", "draft"), ("auction", "order"), ("insert", "order"), ("buying", "ladders"),
        ("management", "mine"), ("site", "city"), ("speculation", "exchange"), ("over", "count"),
    ],
)  # fmt: skip
def test_the_page_of_the_decision_is_in_front(phase: str, front: str) -> None:
    matches = [match for game in ("colonial", "geek") for match in sample(game)]
    html = shown(next(match for match in matches if match.phase == phase))
    assert front in pages(html)
    assert re.findall(r'name="sh-page"[^>]*value="(\w+)" checked', html) == [front]
    asks = re.search(r'data-asks="([^"]*)"', html)
    assert asks
    assert asks[1] == (f"{front} {phase}" if phase != "over" else "")


def test_pages_keep_their_order_whoever_decides_what() -> None:
    orders = {
        tuple(pages(html))
        for match in sample("geek")
        if match.position["turn"] and not match.over
        for html in (shown(match), shown(match, seat="A", **WAITING))
    }
    assert orders == {("mine", "city", "exchange", "ladders", "order", "others")}


def test_what_one_has_stands_before_the_pages_in_every_phase() -> None:
    for match in sample("geek"):
        if not match.position["turn"]:
            continue
        html = shown(match)
        own = html[html.index('class="sh-own"') : html.index("sh-tabs")]
        figures = re.findall(r'data-key-figure="(\w+)"', own)
        assert figures == ["money", "points", "resources"], match.phase


def test_prices_stay_in_sight_where_nothing_can_be_bought_or_sold() -> None:
    match = bourgade.load("shafausa", players=2).setup({"phase": "auction"})
    page = shown(match)
    desk = page[page.index("sh-page-mine") : page.index("sh-page-exchange")]
    assert desk.count("sh-buy sh-no") == desk.count("sh-sell sh-no") == 7
    assert len(re.findall(r'data-vt="do-mine-', desk)) == 7
    assert not buttons(desk)


def test_family_has_no_auction_and_no_future_ladder() -> None:
    html = shown(next(match for match in sample("family") if match.phase == "management"))
    assert "order" not in pages(html)
    assert "sh-future" not in html
    assert "sh-mark" not in html


# What the table shows


def scale(html: str, resource: str) -> str:
    row = rf'<li (?:(?!<li ).)*resources-{resource}".*?</li>'
    found = re.search(row, html[html.index("sh-scales") :], re.DOTALL)
    assert found
    return found[0]


def test_the_exchange_shows_prices_and_marks() -> None:
    given = {
        "phase": "speculation", "actor": "B", "sell": {"wood": 0, "gold": 17}, "buy": {"gold": 28},
        "sell_frozen": ["gold"], "buy_frozen": ["iron"],
    }  # fmt: skip
    html = shown(bourgade.load("shafausa", players=2).setup(given), seat="A", **WAITING)
    gold, iron, wood = (scale(html, resource) for resource in ("gold", "iron", "wood"))
    assert re.search(r'<b data-vt="sell-gold" class="sh-frozen"[^>]*>17</b>', gold)
    assert '<b data-vt="buy-gold">28</b>' in gold
    assert re.search(r'<b data-vt="buy-iron" class="sh-frozen"[^>]*>6</b>', iron)
    assert '<b data-vt="sell-wood">0</b>' in wood
    assert "selling price frozen" in gold
    assert "frozen" not in wood


def test_what_was_sold_is_marked() -> None:
    match = position("sell")
    match.play("sell iron")
    html = shown(match)
    assert "marked SOLD" in scale(html, "iron")
    assert "SOLD" not in scale(html, "gold")


def test_the_auction_is_a_track_with_pawns() -> None:
    given = {
        "phase": "auction", "order": "CABD", "actor": "B", "bid": 4, "next_order": ["D"],
        "players": {"C": {"bid": 3}, "A": {"bid": 4}, "B": {"bid": 2}},
    }  # fmt: skip
    match = bourgade.load("shafausa", players=4).setup(given)
    html = shown(match)
    track = html[html.index("sh-auction") :]
    cell = r"<li[^>]*><small>(\d+)</small>(.*?)</li>"
    cells = dict(re.findall(cell, track, re.DOTALL))
    for number, seat in ((2, "B"), (3, "C"), (4, "A")):
        assert re.findall(r'data-vt="bid-(\w)"', cells[str(number)]) == [seat]
    assert re.findall(r'data-vt="next-(\w)"', html) == ["D"]
    assert "Bid 5 CHF" in html
    match.play("pass")
    assert {"place 1", "place 2"} == set(buttons(shown(match)))


def test_dormant_things_are_told_from_those_that_work() -> None:
    match = bourgade.load("shafausa", players=2).setup({"players": {"A": {"people": "zugriga"}}})
    html = shown(match).partition("sh-page-city")[2]
    cities = re.findall(r'<li[^>]* class="sh-city([^"]*)">.*?k-hidden">([^<]*)<', html)
    assert [kind.strip() for kind, _ in cities[:5]] == ["", *["sh-asleep"] * 4]
    assert cities[2][1] == "City 3, not built: Mint, 3 free slots"
    assert "Mint · dormant until its city is built" in html


def test_the_next_extraction_is_foretold() -> None:
    match = bourgade.load("shafausa", players=2).setup({"players": {"A": {"people": "grisa"}}})
    html = shown(match)
    assert "stone: 0. Mines and buildings bring 2 in the next extraction" in html
    assert "wood: 0. Mines and buildings bring 0 in the next extraction" in html


@every_game
def test_the_final_count_adds_up(name: str) -> None:
    match = sample(name)[-1]
    assert match.over
    html = shown(match)
    table = html[html.index("<tbody>") : html.index("</table>")]
    rows = re.findall(r"<tr[^>]*><th[^>]*>([^<]*)</th>(.*?)</tr>", table, re.DOTALL)
    counted = [[int(n) for n in re.findall(r"(\d+)</td>", cells)] for _, cells in rows]
    *lines, points, chf = counted
    assert [sum(column) for column in zip(*lines, strict=True)] == points
    scores = match.scores.values()
    assert points == [score["points"] for score in scores]
    assert chf == [score.get("chf", 0) for score in scores]
    names = {match.variant.name("en", "items", item) for item in ITEMS.words}
    assert {name for name, _ in rows[:-2]} <= names


def test_a_draft_shows_who_took_what() -> None:
    match = next(m for m in sample("colonial") if m.phase == "draft" and m.position["at"] == 3)
    html = shown(match)
    gone = re.findall(r'sh-gone seat-(\w)"[^>]*data-vt="gift-(\d+)"', html)
    taken = {
        tile: seat for seat, hood in match.position["players"].items() for tile in hood["tiles"]
    }
    assert {tile: seat for seat, tile in gone} == taken
    assert len(re.findall(r'data-vt="gift-', html)) == 26


def test_a_people_that_is_taken_names_its_player() -> None:
    match = bourgade.load("shafausa", players=3).start(seed=1)
    match.players.update(A="Ada", B="Bo", C="Cy")
    match.play("take grisa")
    html = shown(match)
    assert "take grisa" not in buttons(html)
    assert re.search(
        r'sh-gone seat-A"[^>]*>\s*<span class="k-hidden">Ogres of Grisa[^<]*\. Ada<', html
    )


def test_chance_is_entered_on_the_board() -> None:
    for name in ("family", "colonial"):
        for match, html in decided(name):
            if match.actor == "chance":
                assert set(buttons(html)) == set(match.moves)
                assert "k-bar" not in html
