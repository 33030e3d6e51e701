"""Section 3: rounds and phases, decisions, chance and what everybody sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import bourgade
from bourgade import Match
from tests.games.shafausa.canton import (
    KINDS,
    bag,
    beyond_play,
    canton,
    cubes,
    dawn,
    dusk,
    events,
    game,
    happened,
    mines,
    money,
    of_all,
    offered,
    play,
    points,
    refused,
    started,
    until,
    wander,
)

QUIET = {"A": "gineva, 0 chf, bare", "B": "grisa, 0 chf, bare", "C": "zugriga, 0 chf, bare"}
"""Three players who can do nothing, so that only compulsory questions are asked."""


def asked(match: Match, until_turn: int) -> list[tuple[str, str | None]]:
    """Every decision up to a round, as phase and seat; each is answered by doing nothing."""
    found = []
    while not match.over and match.state.turn < until_turn:
        found.append((match.phase, match.actor))
        moves = match.moves
        match.play(next((m for m in ("done", "pass", "pay", "return") if m in moves), moves[-1]))
    return found


# Rounds and phases


@pytest.mark.rule("SH-035")
@pytest.mark.parametrize("edition", ["geek", "family"])
def test_a_round_plays_every_phase_once_and_another_begins(edition: str) -> None:
    match = canton(edition=edition, phase="buying", **QUIET)
    asked(match, 4)
    stages = [(event["turn"], event["stage"]) for event in events(match, "turn")]
    every = ["extraction", "turn_order", "buying", "management", "administration"]
    every += ["speculation"] if edition == "geek" else []
    assert stages == [
        *((1, stage) for stage in every[3:]),
        *((2, stage) for stage in every),
        *((3, stage) for stage in every),
        *((4, stage) for stage in every[: 2 if edition == "geek" else 3]),
    ]


@pytest.mark.rule("SH-035", "SH-177")
def test_no_round_begins_once_the_game_is_over() -> None:
    match = dusk(A="gineva, 11 warehouses, 11 wood", B="grisa")
    play(match, "pass")
    assert match.over
    assert "turn" not in happened(match)
    assert cubes(match) == [{"wood": 11}, {}]


@pytest.mark.rule("SH-036")
@pytest.mark.parametrize("edition", ["geek", "colonial"])
def test_the_seven_phases_of_geek(edition: str) -> None:
    """Elves are asked in extraction; surplus and reserve make administration a decision."""
    match = dusk(
        edition=edition, round_cap="2",
        A="luserna, 9 chf, 1: wood wood, reserve inn", B="grisa, 9 chf, bare",
    )  # fmt: skip
    play(match, "pass")
    phases = [phase for phase, _ in asked(match, 9)]
    assert list(dict.fromkeys(phases)) == [
        "extraction", "auction", "insert", "buying", "management", "surplus", "fee", "draw",
        "speculation",
    ]  # fmt: skip
    assert (match.over, match.position["ending"]) == (True, "round_cap")


@pytest.mark.rule("SH-037")
def test_the_six_phases_of_family() -> None:
    match = canton(
        edition="family", round_cap="2", actor="B",
        A="luserna, 9 chf, 1: wood wood, 12 wood, reserve inn", B="grisa, 9 chf, bare",
    )  # fmt: skip
    play(match, "done", "pay", "draw mint", "draw quarry", "sell wood")
    assert (match.position["turn"], match.phase, match.actor) == (2, "buying", "B")
    assert cubes(match) == [{"wood": 13}, {}]
    phases = [phase for phase, _ in asked(match, 9)]
    assert list(dict.fromkeys(phases)) == ["buying", "management", "fee", "draw", "surplus"]
    assert [event["stage"] for event in events(match, "turn")] == [
        "administration", "extraction", "turn_order", "buying", "management", "administration",
    ]  # fmt: skip
    assert (match.over, match.position["ending"]) == (True, "round_cap")


@pytest.mark.rule("SH-038")
@pytest.mark.parametrize("order", ["ABC", "BCA", "CBA"])
def test_a_phase_is_finished_for_all_before_the_next(order: str) -> None:
    match = canton(phase="auction", order=order, **QUIET)
    play(match, "pass", "pass", "place 2", "pass", "place 3")
    found = [step for step in asked(match, 2) if step[1] != "chance"]
    phases = ("buying", "management", "speculation")
    assert found == [(phase, seat) for phase in phases for seat in order]


@pytest.mark.rule("SH-038")
@beyond_play
def test_a_move_of_another_phase_is_refused() -> None:
    rich = {"A": "tessina, 50 chf, 5 wood, 5 stone, 5 iron", "B": "grisa"}
    ours = {
        "auction": ["bid"],
        "buying": ["acquire inn", "discard inn", "warehouse"],
        "management": ["mine wood", "build mint", "miner", "city", "buy wood", "sell wood"],
        "speculation": ["fix wood sell", "raise wood buy", "lower2 gold buy", "vary iron up up"],
    }
    for phase in ours:
        match = canton(phase=phase, ladder="inn loft", **rich)
        for other in set(ours) - {phase}:
            assert {refused(match, move) for move in ours[other]} == {"wrong_phase"}


# Decisions

TABLE = {
    "people": {"take"},
    "draft": {"tile"},
    "extraction": {"power", "labour", "done"},
    "auction": {"bid", "pass", "power"},
    "insert": {"place"},
    "buying": {"acquire", "discard", "warehouse", "power", "done"},
    "management": {
        "mine", "build", "miner", "city", "buy", "sell", "transmute", "smuggle", "power", "done",
    },
    "site": {"in"},
    "surplus": {"sell"},
    "fee": {"pay", "return"},
    "speculation": {"pass", "fix", "raise", "lower", "raise2", "lower2", "vary", "power"},
    "order": {"next"},
    "first": {"first"},
    "draw": {"draw"},
    "deal": {"deal"},
}  # fmt: skip
"""SH-039: which moves there are where."""


@pytest.mark.rule("SH-039")
@pytest.mark.parametrize(
    ("edition", "players", "peoples"),
    [("geek", 3, "choose"), ("colonial", 2, "random"), ("family", 4, "random")],
)
def test_every_decision_belongs_to_one_seat_and_has_the_moves_of_the_table(
    edition: str, players: int, peoples: str
) -> None:
    seen: set[str] = set()
    for match in wander(200, seed=8, edition=edition, players=players, peoples=peoples):
        table = TABLE[match.phase]
        if edition == "family" and match.phase in ("buying", "fee"):
            table = table - {"discard", "warehouse"} | {"buy", "sell"}
        if edition == "family":
            table = table - {"power", "transmute", "smuggle"}
        assert {move.split()[0] for move in match.moves} <= table
        seen.add(match.phase)
        if match.ply % 40 == 0:
            for other in set(match.variant.words["seats"]) - {match.actor}:
                assert refused(match, match.moves[0], seat=other) == "not_your_turn"
    assert {"management", "buying"} <= seen


@pytest.mark.rule("SH-039")
def test_each_move_is_about_one_thing() -> None:
    match = canton(A="tessina, 50 chf", B="grisa")
    play(match, "buy wood")
    assert cubes(match) == [{"wood": 1}, {}]
    assert refused(match, "buy 2 wood") == "unknown_move"
    assert refused(match, "buy wood stone") == "unknown_move"
    assert (match.actor, match.phase) == ("A", "management")


@pytest.mark.rule("SH-040")
def test_auction_buying_management_and_speculation_are_always_asked() -> None:
    match = canton(phase="auction", power_cards="off", ladder="inn loft mint",
                   future="quarry sawmill ironworks", **QUIET)  # fmt: skip
    found = []
    while match.position["turn"] == 1:
        found.append((match.phase, match.actor, match.moves))
        match.play(match.moves[-1])
    places = [found.pop(i) for i in (4, 2)]
    assert [step[:2] for step in places] == [("insert", "C"), ("insert", "B")]
    assert found == [
        *(("auction", seat, ("pass",)) for seat in "ABC"),
        *(("buying", seat, ("done",)) for seat in "ABC"),
        *(("management", seat, ("done",)) for seat in "ABC"),
        *(("speculation", seat, ("pass",)) for seat in "ABC"),
    ]


@pytest.mark.rule("SH-040")
def test_the_other_questions_are_asked_only_where_there_is_a_choice() -> None:
    asked_about = {
        "extraction": ("luserna, 1: wood", "luserna, 1: stone"),
        "surplus": ("gineva, bare, 1 wood", "gineva, bare, 1 warehouses, 1 wood"),
        "fee": ("gineva, bare, 9 chf, reserve inn", "gineva, bare, 9 chf"),
    }
    for phase, (with_choice, without) in asked_about.items():
        make: Callable[..., Match] = dawn if phase == "extraction" else canton
        for text, expected in ((with_choice, True), (without, False)):
            match = make(A=text, B="grisa, bare", power_cards="on")
            if phase != "extraction":
                play(match, "done", "done")
            assert (match.phase == phase) == expected
    for board, phase in (("2 cities, bare", "site"), ("bare", "management")):
        match = canton(A=f"gineva, {board}, 1 wood, 1 stone", B="grisa")
        assert play(match, "mine wood").phase == phase


@pytest.mark.rule("SH-041")
@pytest.mark.parametrize("phase", ["buying", "management"])
@pytest.mark.parametrize("edition", ["geek", "family"])
def test_done_ends_the_turn_in_that_phase_for_good(edition: str, phase: str) -> None:
    rich = "99 chf, 5 wood, 5 stone, 5 iron"
    match = canton(
        edition=edition, phase=phase, A=f"tessina, {rich}", B=f"grisa, {rich}", ladder="inn mint"
    )
    play(match, "done")
    assert (match.phase, match.actor) == (phase, "B")
    for move in ("acquire inn", "miner", "done"):
        assert refused(match, move, seat="A") == "not_your_turn"
    play(match, "done")
    assert match.phase != phase


@pytest.mark.rule("SH-041")
def test_done_in_extraction_ends_the_question() -> None:
    match = dawn(A="luserna, 1: wood", B="grisa, bare")
    play(match, "done")
    assert (match.phase, offered(match, "power")) == ("auction", set())


@pytest.mark.rule("SH-042")
@pytest.mark.parametrize(
    ("phase", "player", "move", "reason"),
    [
        ("auction", "0 chf", "bid", "not_enough_chf"),
        ("buying", "6 chf, 9 gold", "acquire inn", "not_enough_chf"),
        ("buying", "6 chf, 9 gold", "discard inn", "not_enough_chf"),
        ("buying", "2 chf, 9 gold", "warehouse", "not_enough_chf"),
        ("management", "2 chf, 9 gold", "miner", "not_enough_chf"),
        ("management", "3 chf, 9 gold", "buy wood", "not_enough_chf"),
        ("management", "99 chf, 1 wood", "mine wood", "not_enough_cubes"),
        ("management", "99 chf, 2 stone", "city", "not_enough_cubes"),
        ("management", "99 chf, reserve mint", "build mint", "not_enough_cubes"),
        ("speculation", "0 chf, 9 gold", "raise wood sell", "not_enough_chf"),
        ("speculation", "2 chf, 9 gold", "raise2 gold sell", "not_enough_chf"),
    ],
)
@beyond_play
def test_a_price_is_paid_at_once_and_whole_or_not_at_all(
    phase: str, player: str, move: str, reason: str
) -> None:
    match = canton(A=f"tessina, bare, {player}", B="grisa, 99 chf", phase=phase, ladder="inn loft")
    assert move not in match.moves
    assert refused(match, move) == reason


@pytest.mark.rule("SH-042")
def test_prices_go_to_the_bank() -> None:
    match = canton(A="tessina, 9 chf, bare, 1 wood, 1 stone", B="grisa, 9 chf", C="gineva, 9 chf")
    play(match, "mine wood", "miner", "buy wood")
    assert (money(match), cubes(match)) == ([2, 9, 9], [{"wood": 1}, {}, {}])


# Chance


@pytest.mark.rule("SH-043")
def test_a_tile_comes_as_often_as_it_lies_in_the_bag() -> None:
    match = canton(
        A="gineva, bare", B="grisa, bare, reserve inn", C="zugriga, bare, reserve inn mint",
        actor="C", ladder="loft loft mint",
    )  # fmt: skip
    play(match, "done", "pay", "pay", "pay")
    expected = {kind: 2 for kind in KINDS if kind not in ("inn", "loft", "mint")}
    assert match.outcomes() == {f"draw {kind}": n for kind, n in expected.items()}
    play(match, "draw quarry")
    assert match.outcomes() == {f"draw {kind}": n for kind, n in (expected | {"quarry": 1}).items()}
    assert bag(match) == expected | {"quarry": 1}
    play(match, "draw quarry")
    assert "draw quarry" not in match.outcomes()
    assert refused(match, "draw quarry") == "not_available"


@pytest.mark.rule("SH-043")
def test_even_a_single_kind_is_drawn_by_chance() -> None:
    match = canton(
        A="gineva, 0 chf, 5 cities, 1: inn quarry ironworks loft builders_house, "
        "2: booster_shop sawmill coking_plant copper_foundry",
        B="grisa, bare", ladder="miners_school", actor="B",
    )  # fmt: skip
    play(match, "done")
    assert (match.phase, match.actor) == ("draw", "chance")
    assert match.outcomes() == {"draw mint": 1}


@pytest.mark.rule("SH-043")
@pytest.mark.parametrize("edition", ["geek", "family", "colonial"])
@pytest.mark.parametrize(("peoples", "start_order"), [("random", "random"), ("choose", "seats")])
def test_draws_starting_order_and_deal_are_the_only_chance(
    edition: str, peoples: str, start_order: str
) -> None:
    match = game((("edition", edition), ("peoples", peoples), ("start_order", start_order))).start(
        chance="manual"
    )
    by_chance: Counter[str] = Counter()
    while match.position["turn"] < 3:
        if match.actor == "chance":
            by_chance[match.phase] += 1
            assert set(match.outcomes().values()) <= {1}
        moves = match.moves
        match.play(next((m for m in ("done", "pass", "pay", "return") if m in moves), moves[0]))
    order = "first" if edition == "family" else "order"
    ladders = by_chance.pop("draw")
    assert ladders == (6 if edition == "family" else 4)
    assert by_chance == ({"deal": 2, order: 1} if peoples == "random" else {})


# What everybody sees


@pytest.mark.rule("SH-044")
@pytest.mark.parametrize("edition", ["geek", "family", "colonial"])
def test_everything_is_open_to_everyone(edition: str) -> None:
    match = None
    for match in wander(120, seed=4, edition=edition, players=3):
        if match.ply % 6 == 0:
            position = match.position
            for seat in (*match.variant.words["seats"], None):
                assert match.view(seat) == position
    assert match is not None
    assert match.position["turn"] > 0
    assert sum(bag(match).values()) > 0


@pytest.mark.rule("SH-045")
def test_all_cards_stay_possible_until_the_first_use() -> None:
    match = canton(A="gineva, 0 chf, bare", B="grisa, 0 chf, bare", phase="buying")
    assert offered(match, "power") == {"embassy"}
    play(match, "done", "done")
    assert offered(match, "power") == {"negotiation"}
    until(match, "auction")
    until(match, "buying")
    assert offered(match, "power") == {"embassy"}
    play(match, "power embassy", "done", "done")
    assert offered(match, "power") == set()
    assert refused(match, "power negotiation") == "no_such_power"
    assert of_all(match, "power") == ["embassy", None]


@pytest.mark.rule("SH-045", "SH-151")
def test_the_first_use_is_the_choice_and_no_one_chooses_before() -> None:
    """Three kinds give a point with Summit, which nobody had to choose beforehand."""
    board = "gineva, 0 chf, 1: inn loft mint"
    match = canton(A=board, B="grisa, bare, 0 chf")
    before = points(match)
    play(match, "power negotiation")
    assert points(match) == [before[0] - 1, before[1]]
    assert match.view("B")["players"]["A"]["power"] == "negotiation"


# Refusals


@pytest.mark.rule("SH-046")
@pytest.mark.parametrize(
    "move", ["mine gold", "build inn", "in 1", "city", "bid", "place 1", "nonsense", "draw inn"]
)
def test_a_refused_move_changes_nothing(move: str) -> None:
    match = canton(A="tessina, 20 chf, 1 wood", B="grisa")
    possible = match.moves
    refused(match, move)
    assert (match.actor, match.phase, match.moves) == ("A", "management", possible)
    assert mines(match, "A") == mines(canton(A="tessina, 20 chf, 1 wood", B="grisa"), "A")
    play(match, "sell wood")
    assert money(match) == [21, 27]


@pytest.mark.rule("SH-046")
def test_a_refused_move_says_why_in_both_languages() -> None:
    match = canton(A="tessina, 20 chf, 1 wood", B="grisa")
    with pytest.raises(bourgade.IllegalMove) as error:
        match.play("mine gold")
    assert error.value.brief("en") != error.value.brief("fr")
    assert error.value.args_["rule"] == "SH-075"


RICH = "99 chf, 9 wood, 9 stone, 9 iron"
REFUSALS: list[tuple[str, str, dict[str, Any]]] = [
    ("wrong_phase", "bid", {"A": f"tessina, {RICH}"}),
    ("choice_pending", "done", {"A": "tessina, 2 cities, bare", "phase": "site",
                                "placing_mine": "wood"}),
    ("choice_pending", "pass", {"phase": "insert", "next_order": "B"}),
    ("not_enough_chf", "miner", {"A": "tessina, 0 chf"}),
    ("not_enough_cubes", "mine wood", {"A": "tessina, 9 chf"}),
    ("no_free_slot", "mine wood", {"A": f"tessina, {RICH}, 1: wood wood wood wood wood, 9 miners"}),
    ("mine_limit", "mine wood", {"A": f"tessina, {RICH}, 1: wood wood wood wood, 4 miners"}),
    ("already_owned", "acquire inn", {"A": f"tessina, {RICH}, 1: inn", "C": "gineva, bare",
                                      "phase": "buying", "ladder": "inn - -"}),
    ("not_available", "acquire inn", {"A": f"tessina, {RICH}", "phase": "buying",
                                      "ladder": "loft"}),
    ("not_available", "build inn", {"A": f"tessina, {RICH}"}),
    ("not_available", "sell gold", {"A": f"tessina, {RICH}"}),
    ("not_available", "place 3", {"phase": "insert", "next_order": "B"}),
    ("not_available", "in 3", {"A": "tessina, 2 cities, bare", "phase": "site",
                               "placing_mine": "wood"}),
    ("limit_reached", "acquire inn", {"A": f"tessina, {RICH}", "phase": "buying",
                                      "ladder": "inn", "acquisitions": 1}),
    ("limit_reached", "warehouse", {"A": f"tessina, {RICH}", "phase": "buying",
                                    "warehouses_built": 2}),
    ("limit_reached", "bid", {"A": f"tessina, {RICH}", "phase": "auction", "next_order": "B"}),
    ("limit_reached", "smuggle wood", {"A": f"tessina, {RICH}, power smuggling, 2 used"}),
    ("track_end", "miner", {"A": f"tessina, {RICH}, 12 miners"}),
    ("track_end", "city", {"A": f"tessina, {RICH}, 5 cities"}),
    ("track_end", "warehouse", {"A": f"tessina, {RICH}, 11 warehouses", "phase": "buying"}),
    ("scale_end", "raise2 wood sell", {"A": f"tessina, {RICH}", "phase": "speculation"}),
    ("frozen", "raise wood sell", {"A": f"tessina, {RICH}", "phase": "speculation",
                                   "sell_frozen": "wood"}),
    ("no_such_power", "power embassy", {"A": f"tessina, {RICH}", "phase": "buying"}),
    ("no_such_power", "power smuggling", {"A": f"tessina, {RICH}, power redistribution"}),
    ("no_such_power", "power smuggling", {"A": f"tessina, {RICH}", "power_cards": "off"}),
    ("no_such_power", "power redistribution", {"A": f"tessina, {RICH}"}),
    ("unknown_move", "dance", {}),
]  # fmt: skip


@pytest.mark.rule("SH-047")
@pytest.mark.parametrize(("reason", "move", "given"), REFUSALS)
@beyond_play
def test_reasons_have_stable_names(reason: str, move: str, given: dict[str, Any]) -> None:
    match = canton(**{"A": "tessina", "B": "grisa", **given})
    assert move not in match.moves
    assert refused(match, move) == reason


@pytest.mark.rule("SH-047")
def test_reasons_before_and_after_play() -> None:
    match = started("take tessina", edition="colonial", start_order="seats")
    assert refused(match, "take tessina") == "not_available"
    play(match, "take grisa", "tile 1")
    assert refused(match, "tile 1") == "not_available"
    assert refused(match, "tile 2") == "not_available"
    assert refused(match, "tile 6", seat="A") == "not_your_turn"
    match = dusk(A="gineva, 11 warehouses, 11 wood", B="grisa")
    play(match, "pass")
    assert refused(match, "pass") == "game_over"


@pytest.mark.rule("SH-047")
def test_no_other_reasons_in_play() -> None:
    """Every move of the game, legal or not, tried in positions of a random game."""
    reasons = {reason for reason, _, _ in REFUSALS} | {"game_over", "not_your_turn"}
    for match in wander(80, seed=9, edition="geek", players=2):
        if match.actor == "chance" or match.ply % 20:
            continue
        vocabulary = match.variant.vocabulary
        legal = set(match.actions())
        for action in sorted(set(range(vocabulary.decisions)) - legal)[match.ply % 3 :: 3]:
            with pytest.raises(bourgade.IllegalMove) as error:
                match.play(vocabulary.text(action))
            assert error.value.reason.replace("-", "_") in reasons, vocabulary.text(action)
