"""Decisions, information, illegal actions, options: section 16 of RULES.md."""

import random
from functools import cache
from typing import Any

import numpy as np
import pytest

import bourgade
from bourgade import LoadedGame, Match
from bourgade.kernel.i18n import ERROR_TEXTS
from bourgade.kernel.layout import CHANCE
from tests.games.minivilles.town import NINE, OPEN, city, coins, play, refused, town

GAMES: dict[str, dict[str, Any]] = {
    "base": {"players": 4, "market": "open"},
    "base_marina": {"players": 3, "market": "open", "first_player": "C"},
    "base_marina ten": {"players": 3, "market": "ten", "purple_copies": "players_minus_one"},
    "base_green_valley": {"players": 2, "market": "ten", "clear_dead_piles": "on"},
    "base_green_valley open": {"players": 3, "market": "open", "first_player": "B"},
    "base_marina_green_valley": {"players": 4, "market": "ten", "reroll_dice": "free"},
    "base_marina_green_valley open": {"players": 2, "market": "open", "city_hall_counts": "off"},
    "deluxe": {"players": 5, "market": "nine"},
}
SEEDS = (11, 19, 19, 11, 9, 6, 8, 5)  # short games that pass through all or most phases
EDITIONS = ("base", "base_marina", "base_green_valley", "base_marina_green_valley", "deluxe")
CHANCE_PHASES = {"draw", "first", "dice", "boats"}


@cache
def played(name: str) -> Match:
    """Random moves: a whole game of each edition, and the start of one with its other market."""
    options = GAMES[name]
    game = bourgade.load("minivilles", edition=name.split()[0], **options)
    assert game.options.items() >= options.items()
    match = game.start(chance="manual")
    dice = random.Random(f"{name} {SEEDS[list(GAMES).index(name)]}")
    while not match.over and (name in EDITIONS or match.ply < 150):
        match.play_action(dice.choice(match.actions()))
    return match


def states(match: Match) -> list[Any]:
    """Every state of a game, from the first to the last."""
    return [*(step.before for step in match.steps()), match.state.reshape(1)]


def at(match: Match, state: Any) -> Match:
    """A match that stands where another one stood."""
    return Match(match.variant, state.copy(), key=None)


def phase_of(match: Match, state: Any) -> str:
    return match.variant.game.phase(state[0].phase).name.lower()


def thrown(result: int, **given: Any) -> Match:
    """All three boxes, after the active player's dice: one die up to 6, else two."""
    dice = 1 if result <= 6 else 2
    match = town("base_marina_green_valley", options=OPEN, phase="dice", dice=dice, **given)
    return play(match, f"dice {result}" if dice == 1 else f"dice 6 {result - 6}")


# Who decides


@pytest.mark.rule("MV-171")
@pytest.mark.parametrize("name", GAMES)
def test_every_decision_belongs_to_the_active_player(name: str) -> None:
    match = played(name)
    for step in match.steps():
        state = step.before[0]
        by_chance = phase_of(match, step.before) in CHANCE_PHASES
        assert state.actor == (CHANCE if by_chance else state.active)
        assert step.actor == match.variant.actor_name(int(state.actor))


@pytest.mark.rule("MV-171")
@pytest.mark.parametrize(
    ("result", "mine", "phases"),
    [
        (4, "demolition_company | harbor", {"demolish harbor": "demolish"}),
        (9, "moving_company | harbor", {"give moving_company": "move", "give to C": "move_to"}),
        (6, "tv_station", {"charge B": "tv"}),
        (
            6,
            "business_center, ranch",
            {
                "swap with C": "swap",
                "swap mine ranch": "swap_mine",
                "swap theirs cafe": "swap_theirs",
            },
        ),
        (8, "renovation_company", {"renovate cafe": "renovate"}),
        (12, "ranch | harbor, radio_tower", {"keep": "reroll", "harbor add": "harbor"}),
    ],
)
def test_the_other_players_decide_nothing(result: int, mine: str, phases: dict[str, str]) -> None:
    match = thrown(result, A=f"5 | {mine}", B="5 | business_center", C="5 | cafe | radio_tower")
    for move, phase in {**phases, "build ranch": "build"}.items():
        assert (match.actor, match.phase) == ("A", phase)
        before = match.position
        for other in "BC":
            with pytest.raises(bourgade.NotYourTurn):
                match.play(move, seat=other)
        assert match.position == before
        match.play(move, seat="A")
    assert match.actor == "B"


# What may be declined


@pytest.mark.rule("MV-172")
def test_reroll_harbor_swap_and_construction_may_be_declined() -> None:
    match = thrown(10, A="5 | ranch | harbor, radio_tower", B="5")
    for decline in ("keep", "harbor leave", "pass"):
        assert decline in match.moves
        play(match, decline)
    assert (match.actor, coins(match)) == ("B", [5, 5])

    match = thrown(6, A="5 | business_center, ranch", B="5 | cafe")
    assert match.moves == ("no swap", "swap with B")
    play(match, "no swap")
    assert (match.phase, city(match, "A")["open"]) == ("build", {"ranch": 1, "business_center": 1})


@pytest.mark.rule("MV-172")
@pytest.mark.parametrize(
    ("result", "mine", "only"),
    [
        (4, "demolition_company | harbor", ("demolish harbor",)),
        (9, "moving_company", ("give moving_company", "give to B")),
        (6, "tv_station", ("charge B",)),
        (8, "renovation_company", ("renovate cafe",)),
    ],
)
def test_a_compulsory_decision_is_a_move_even_with_a_single_choice(
    result: int, mine: str, only: tuple[str, ...]
) -> None:
    match = thrown(result, A=f"5 | {mine}", B="5 | cafe")
    for move in only:
        assert (match.actor, match.moves) == ("A", (move,))
        assert refused(match, "pass") == "compulsory"
        assert refused(match, "no swap") == "compulsory"
        play(match, move)
    assert match.phase == "build"


@pytest.mark.rule("MV-172")
@pytest.mark.parametrize(
    ("result", "mine"),
    [
        (4, "demolition_company"),  # City Hall alone
        (8, "renovation_company"),  # nothing open without the tower
        (6, "business_center"),  # nothing to swap
    ],
)
def test_a_decision_without_a_legal_choice_is_not_asked(result: int, mine: str) -> None:
    match = thrown(result, A=f"5 | {mine}", B="5 | stadium")
    assert (match.phase, coins(match)) == ("build", [5, 5])


# What is known


@pytest.mark.rule("MV-173")
@pytest.mark.parametrize("name", GAMES)
def test_every_seat_sees_everything_and_there_is_nothing_more(name: str) -> None:
    match = played(name)
    game = LoadedGame(match.variant)
    every = states(match)
    for state in every[:: max(1, len(every) // 8)]:
        here = at(match, state)
        views = [here.view(seat) for seat in match.variant.words["seats"]]
        assert views == [here.position] * len(views)
        # The record that a bot reads holds nothing beyond what a seat sees.
        assert game.setup(views[-1], chance="manual").state.tobytes() == state.tobytes()


@pytest.mark.rule("MV-173")
def test_what_lies_on_the_table_is_seen_by_all() -> None:
    match = town(
        "base_marina_green_valley",
        options={"market": "ten"},
        A="7 | tech_startup, ranch 2, closed ranch | train_station, amusement_park",
        B="3 | cafe",
        market={**NINE, "mine": 1, "winery": 1},
    )
    play(match, "roll 2", "dice 6 6", "build mine", "draw bakery")
    market = {**NINE, "bakery": 3, "winery": 1}
    del market["mine"]
    for seat in ("A", "B"):
        seen = match.view(seat)
        assert seen["players"]["A"] == {
            "coins": 1,
            "startup": 0,
            "built": ["train_station", "amusement_park", "city_hall"],
            "open": {"ranch": 2, "mine": 1, "tech_startup": 1},
            "closed": {"ranch": 1},
        }
        assert seen["market"] == market
        assert (seen["die1"], seen["die2"], seen["again"]) == (6, 6, 1)
        assert seen["deck"]["wheat_field"] == 4
        assert sum(seen["deck"].values()) == 212 - sum(market.values()) - 6


@pytest.mark.rule("MV-173")
def test_the_deck_is_known_as_a_multiset_and_its_order_to_nobody() -> None:
    game = bourgade.load("minivilles", edition="deluxe", players=3, first_player="A")
    drawn = [f"draw {kind}" for kind in NINE]
    forwards = play(game.start(chance="manual"), *drawn)
    backwards = play(game.start(chance="manual"), *reversed(drawn))
    assert forwards.phase == backwards.phase == "roll"
    assert forwards.state.tobytes() == backwards.state.tobytes()
    assert forwards.view("B") == backwards.view("B")
    for cards in (forwards.view("B")["deck"], forwards.view("B")["market"]):
        assert all(type(n) is int for n in cards.values())
        assert list(cards) == [k for k in match_kinds(forwards) if k in cards]  # as printed
    assert sum(forwards.view("B")["deck"].values()) == 125 - 9


def match_kinds(match: Match) -> tuple[str, ...]:
    return match.variant.words["kinds"]


@pytest.mark.rule("MV-173")
def test_coming_dice_and_cards_are_in_no_view() -> None:
    game = bourgade.load("minivilles", edition="deluxe", players=2, first_player="A")
    position = play(game.start(chance="manual"), *(f"draw {kind}" for kind in NINE)).position
    tables = [game.setup(position, seed=seed) for seed in range(8)]
    assert all(match.view("B") == position for match in tables)
    for match in tables:
        match.play("roll 1")
    assert len({match.position["die1"] for match in tables}) > 1


# Chance


@pytest.mark.rule("MV-174")
@pytest.mark.parametrize("name", GAMES)
def test_chance_decides_the_first_seat_the_dice_and_the_draws_alone(name: str) -> None:
    match = played(name)
    heads = {"draw": "draw", "first": "first", "dice": "dice", "boats": "dice"}
    text = match.variant.vocabulary.text
    for step in match.steps():
        phase = phase_of(match, step.before)
        assert (step.actor == "chance") == (phase in CHANCE_PHASES)
        if step.actor == "chance":
            assert text(step.action).split()[0] == heads[phase]
    firsts = [step for step in match.steps() if phase_of(match, step.before) == "first"]
    assert len(firsts) == (0 if "first_player" in GAMES[name] else 1)
    draws = [step for step in match.steps() if phase_of(match, step.before) == "draw"]
    assert bool(draws) == (GAMES[name]["market"] != "open")


@pytest.mark.rule("MV-174")
@pytest.mark.parametrize("name", ["base_green_valley"])
def test_everything_else_is_determined_by_decisions(name: str) -> None:
    match = played(name)
    replay = LoadedGame(match.variant).start(chance="manual")
    for step, state in zip(match.steps(), states(match), strict=False):
        assert replay.state.tobytes() == state.tobytes()
        replay.play_action(step.action)
    assert replay.state.tobytes() == match.state.tobytes()


@pytest.mark.rule("MV-174")
def test_the_weights_of_chance() -> None:
    match = bourgade.load("minivilles", edition="base_marina", players=3).start(chance="manual")
    assert match.outcomes() == {"first A": 1, "first B": 1, "first C": 1}
    play(match, "first B", "roll 1")
    assert match.outcomes() == {f"dice {face}": 1 for face in range(1, 7)}
    two = {f"dice {a} {b}": 1 for a in range(1, 7) for b in range(1, 7)}
    match = thrown(12, A="5", B="5 | tuna_boat | harbor")
    assert (match.phase, match.outcomes()) == ("boats", two)
    match = drawing()
    assert (match.phase, match.outcomes()) == ("draw", {"draw mine": 2, "draw cafe": 1})


def drawing() -> Match:
    """A Deluxe pile is sold out, and the deck holds no more than a Café and two Mines."""
    market, deck = {**NINE, "ranch": 1}, {"cafe": 1, "mine": 2}
    given: dict[str, Any] = {"A": "5", "B": "5", "market": market, "phase": "build"}
    rest = town("deluxe", **given).position["deck"]
    unboxed = {kind: n - deck.get(kind, 0) for kind, n in rest.items()}
    return play(town("deluxe", deck=deck, unboxed=unboxed, **given), "build ranch")


# Illegal actions


@pytest.mark.rule("MV-175", "MV-176")
def test_illegal_for_its_phase() -> None:
    match = town(A="50 | | radio_tower", B="50")
    for move in ("pass", "build cafe", "build train_station", "keep", "reroll 1", "charge B"):
        assert refused(match, move) == "wrong-phase"
    assert refused(match, "dice 3") == "chance-decides"
    assert refused(match, "roll 2") == "no-train-station"
    play(match, "roll 1")
    assert refused(match, "roll 1") == "waiting-for-chance"
    assert refused(match, "pass") == "waiting-for-chance"
    assert refused(match, "dice 3 4") == "other-dice"
    assert refused(match, "draw cafe") == "wrong-phase"
    assert refused(match, "first A") == "wrong-phase"
    play(match, "dice 6")
    assert refused(match, "reroll 2") == "same-dice"
    assert refused(match, "pass") == "wrong-phase"
    play(match, "keep")
    assert refused(match, "keep") == "wrong-phase"


@pytest.mark.rule("MV-175", "MV-176")
def test_illegal_for_its_player_or_unknown() -> None:
    match = town("base_marina", A="50", B="50", phase="build")
    before, state = match.position, match.state.tobytes()
    with pytest.raises(bourgade.NotYourTurn) as caught:
        match.play("build cafe", seat="B")
    assert caught.value.reason == "not-your-turn"
    with pytest.raises(bourgade.UnknownSeat):
        match.play("build cafe", seat="C")
    for move in ("build palace", "build winery", "build", "", "swap", "dice 7", "charge C"):
        with pytest.raises(bourgade.UnknownMove):
            match.play(move)
    assert (match.position, match.state.tobytes(), match.history) == (before, state, ())


@pytest.mark.rule("MV-175", "MV-176")
def test_illegal_constructions() -> None:
    match = town(A="5 | stadium, cafe | train_station", B="5 | cafe 5", phase="build", active="A")
    assert refused(match, "build mine") == "cannot-afford"
    assert refused(match, "build shopping_mall") == "cannot-afford-monument"
    assert refused(match, "build cafe") == "no-open-copy"
    assert refused(match, "build stadium") == "one-each"
    assert refused(match, "build train_station") == "stands-already"


@pytest.mark.rule("MV-175", "MV-176")
def test_illegal_targets_and_cards() -> None:
    mine = "stadium, ranch, closed mine"
    match = thrown(9, A=f"5 | moving_company, {mine}", B="5 | cafe", C="5")
    assert refused(match, "give cafe") == "does-not-own"
    assert refused(match, "give closed ranch") == "does-not-own"
    play(match, "give ranch")
    assert refused(match, "give to A") == "yourself"

    match = thrown(6, A="5 | tv_station", B="5", C="5")
    assert refused(match, "charge A") == "yourself"

    match = thrown(6, A=f"5 | business_center, {mine}", B="5 | cafe, tv_station", C="5 | stadium")
    assert refused(match, "swap with A") == "yourself"
    assert refused(match, "swap with C") == "nothing-to-swap"
    play(match, "swap with B")
    assert refused(match, "swap mine cafe") == "does-not-own"
    play(match, "swap mine ranch")
    assert refused(match, "swap theirs ranch") == "does-not-own"

    match = thrown(8, A=f"5 | renovation_company, {mine}", B="5", C="5")
    assert refused(match, "renovate mine") == "none-open"

    match = thrown(4, A="5 | demolition_company | harbor", B="5")
    assert refused(match, "demolish airport") == "not-built"
    assert refused(match, "demolish city_hall") == "never-demolished"


@pytest.mark.rule("MV-175", "MV-176")
def test_illegal_for_its_icon() -> None:
    match = thrown(9, A="5 | moving_company, stadium", B="5")
    assert refused(match, "give stadium") == "tower"
    match = thrown(6, A="5 | business_center, ranch", B="5 | cafe, tv_station")
    play(match, "swap with B")
    assert refused(match, "swap mine business_center") == "tower"
    play(match, "swap mine ranch")
    assert refused(match, "swap theirs tv_station") == "tower"
    match = thrown(8, A="5 | renovation_company, stadium, ranch", B="5")
    assert refused(match, "renovate stadium") == "tower"
    assert refused(match, "renovate renovation_company") == "tower"


@pytest.mark.rule("MV-175", "MV-176")
def test_illegal_outcomes_of_chance() -> None:
    match = drawing()
    assert refused(match, "draw ranch") == "not-in-deck"
    assert refused(match, "dice 3") == "wrong-phase"


DEAR = {"draw", "build", "move", "swap_mine", "swap_theirs", "renovate"}
"""Phases with many choices, in which a refusal takes longest to explain."""


@cache
def sampled(edition: str) -> list[Match]:
    """Positions of an edition's random game: a few of each phase, and the finished game."""
    match = played(edition)
    phases: dict[str, list[Any]] = {}
    for state in states(match):
        phases.setdefault(phase_of(match, state), []).append(state)
    picked: list[Match] = []
    dice = random.Random(f"sample {edition}")
    for phase, found in phases.items():
        if edition == "base_marina_green_valley" and phase in DEAR - {"draw", "build"}:
            continue  # the same decisions as without Marina
        count = min(len(found), 1 if phase in DEAR or "valley" in edition else 2)
        picked += [at(match, state) for state in dice.sample(found, count)]
    return picked


TOGETHER = pytest.mark.xdist_group("refusals")  # one worker tries all actions, for all of them


@cache
def refusals(edition: str) -> dict[str, bourgade.IllegalMove]:
    """Try every action that is not legal; one refusal of each message."""
    found: dict[str, bourgade.IllegalMove] = {}
    for match in sampled(edition):
        vocabulary, legal = match.variant.vocabulary, set(match.actions())
        assert bool(legal) != match.over
        before, actor = match.state.tobytes(), match.actor
        for action in set(range(vocabulary.size)) - legal:
            with pytest.raises(bourgade.IllegalMove) as caught:
                match.play(vocabulary.text(action))
            assert caught.value.reason
            assert match.state.tobytes() == before
            found[caught.value.message] = caught.value
        assert (match.actor, set(match.actions()), match.history) == (actor, legal, ())
    return found


@TOGETHER
@pytest.mark.rule("MV-175", "MV-176")
@pytest.mark.parametrize("edition", EDITIONS)
def test_whatever_is_not_legal_is_refused_and_changes_nothing(edition: str) -> None:
    reasons = {error.reason for error in refusals(edition).values()}
    assert reasons >= {"wrong-phase", "chance-decides", "waiting-for-chance", "game-over"}
    assert reasons & {"cannot-afford", "cannot-afford-monument", "no-open-copy", "one-each"}


@TOGETHER
@pytest.mark.rule("MV-176")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_refusal_gives_its_reason_in_words(language: str) -> None:
    texts = played("base").variant.game.texts
    messages = ERROR_TEXTS.messages(language) | texts.messages(language)
    for edition in EDITIONS:
        for message, error in refusals(edition).items():
            assert message in messages
            assert messages[message] <= error.args_.keys()
            assert error.text(language) != message


@TOGETHER
def test_the_samples_stand_in_every_phase() -> None:
    phases = {match.phase for edition in EDITIONS for match in sampled(edition)}
    game = sampled("base")[0].variant.game
    resting = [phase for phase in game.phase if phase <= game.phase["OVER"]]
    assert phases == {phase.name.lower() for phase in resting}


@pytest.mark.rule("MV-176")
def test_an_illegal_action_consumes_no_dice_and_no_card() -> None:
    game = bourgade.load("minivilles", edition="base_green_valley", players=3)
    plain, tried = game.start(seed=11), game.start(seed=11)
    dice = random.Random("tries")
    for _ in range(25):
        for move in ("draw cafe", "dice 3", "build airport", "harbor add", "give to A"):
            with pytest.raises((bourgade.IllegalMove, bourgade.UnknownMove)):
                tried.play(move)
        move = dice.choice(plain.moves)
        assert plain.play(move) == tried.play(move)
        assert plain.state.tobytes() == tried.state.tobytes()


# Copies


@pytest.mark.rule("MV-177")
@pytest.mark.parametrize("name", GAMES)
def test_the_copies_of_every_kind_add_up_at_every_moment(name: str) -> None:
    match = played(name)
    content, seats = match.variant.content, match.variant.seats
    edition = content.editions[name.split()[0]]
    box = [
        sum(kind.copies.get(box, 0) for box in edition.boxes)
        + (seats if kind.id in ("wheat_field", "bakery") else 0)
        for kind in content.kinds(edition.id)
    ]
    for state in states(match):
        s = state[0]
        table = s.market.astype(int) + s.deck + s.aside
        table += s.players["open"].sum(axis=0) + s.players["closed"].sum(axis=0)
        assert table.tolist() == box
        for cards in (s.market, s.deck, s.aside, s.players["open"], s.players["closed"]):
            assert np.min(cards) >= 0


@pytest.mark.rule("MV-177")
@pytest.mark.parametrize(
    ("edition", "players", "total"),
    [
        ("base", 4, 84 + 8),
        ("base_marina", 3, 140 + 6),
        ("base_green_valley", 2, 156 + 4),
        ("base_marina_green_valley", 4, 212 + 8),
        ("deluxe", 5, 125 + 10),
    ],
)
def test_all_copies_of_the_edition_are_on_the_table(edition: str, players: int, total: int) -> None:
    game = bourgade.load("minivilles", edition=edition, players=players)
    position = game.start(seed=1).position
    cards = sum(sum(position[place].values()) for place in ("market", "deck", "aside"))
    cards += sum(sum(found["open"].values()) for found in position["players"].values())
    assert cards == total


@pytest.mark.rule("MV-177")
@pytest.mark.parametrize("city_a", ["0 | cafe 7", "0 | cafe 3, ranch 7"])
def test_a_position_with_too_many_copies_is_impossible(city_a: str) -> None:
    with pytest.raises(bourgade.BadPosition) as caught:
        town(A=city_a, B="0")
    assert caught.value.reason == "copies"


@pytest.mark.rule("MV-177")
def test_a_position_with_missing_copies_is_impossible() -> None:
    with pytest.raises(bourgade.BadPosition) as caught:
        town("deluxe", A="0", B="0", market=NINE, deck={"cafe": 3})
    assert caught.value.reason == "copies"


# Options


@pytest.mark.rule("MV-178")
@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"colour": "blue"}, "unknown-option"),
        ({"Market": "open"}, "unknown-option"),
        ({"edition": "legacy"}, "bad-value"),
        ({"players": 5}, "option-depends"),
        ({"players": 1}, "bad-value"),
        ({"edition": "deluxe", "players": 6}, "bad-value"),
        ({"market": "ten"}, "option-unused"),
        ({"market": "eleven"}, "option-unused"),
        ({"edition": "base_marina", "market": "eleven"}, "bad-value"),
        ({"edition": "base_marina", "market": "nine"}, "option-depends"),
        ({"edition": "base_green_valley", "market": "nine"}, "option-depends"),
        ({"edition": "deluxe", "market": "open"}, "option-unused"),
        ({"purple_copies": "players_minus_one"}, "option-unused"),
        ({"edition": "deluxe", "purple_copies": "players_minus_one"}, "option-unused"),
        ({"edition": "base_marina", "market": "ten", "purple_copies": "two"}, "bad-value"),
        ({"reroll_dice": "none"}, "bad-value"),
        ({"clear_dead_piles": "on"}, "option-unused"),
        ({"edition": "base_marina", "clear_dead_piles": "on"}, "option-unused"),
        ({"city_hall_counts": "off"}, "option-unused"),
        ({"edition": "deluxe", "city_hall_counts": "off"}, "option-unused"),
        ({"players": 3, "first_player": "D"}, "option-depends"),
        ({"first_player": "Anna"}, "bad-value"),
    ],
)
def test_an_option_that_the_edition_does_not_have_is_refused(
    options: dict[str, Any], reason: str
) -> None:
    with pytest.raises(bourgade.BadOption) as caught:
        bourgade.load("minivilles", **options)
    assert caught.value.reason == reason


UNUSED = [
    ("base", "market", "open", ("ten", "nine", "eleven")),
    ("deluxe", "market", "nine", ("ten", "open")),
    ("base", "purple_copies", "full", ("players_minus_one", "two")),
    ("deluxe", "purple_copies", "full", ("players_minus_one",)),
    ("base", "clear_dead_piles", "off", ("on",)),
    ("base", "city_hall_counts", "on", ("off", "maybe")),
    ("base_green_valley", "city_hall_counts", "on", ("off",)),
    ("deluxe", "city_hall_counts", "on", ("off",)),
]


@pytest.mark.rule("MV-178")
@pytest.mark.parametrize(("edition", "option", "default", "others"), UNUSED)
def test_an_option_without_meaning_may_be_stated_with_its_default_and_nothing_else(
    edition: str, option: str, default: str, others: tuple[str, ...]
) -> None:
    for stated in (default, default.upper()):
        game = bourgade.load("minivilles", edition=edition, **{option: stated})
        assert game.options == bourgade.load("minivilles", edition=edition).options
    for other in others:
        with pytest.raises(bourgade.BadOption) as caught:
            bourgade.load("minivilles", edition=edition, **{option: other})
        english, french = caught.value.text("en"), caught.value.text("fr").replace("\xa0", " ")
        assert f"The “{edition}” edition of minivilles does not use “{option}”" in english
        assert f"L’édition « {edition} » de minivilles n’utilise pas" in french
        for text in (english, french):
            assert default in text
            assert other in text
            assert "base_marina" in text  # which has them all


@pytest.mark.rule("MV-178")
@pytest.mark.parametrize(
    ("options", "needed"),
    [
        ({"purple_copies": "players_minus_one"}, "“market” to: ten."),
        ({"clear_dead_piles": "on"}, "“market” to: ten."),
        ({"market": "nine"}, "“edition” to: deluxe."),
        ({"players": 5}, "“edition” to: deluxe."),
        ({"players": 3, "first_player": "d"}, "“players” to: 4."),
    ],
)
def test_a_value_that_another_option_rules_out_names_that_option(
    options: dict[str, Any], needed: str
) -> None:
    with pytest.raises(bourgade.BadOption) as caught:
        bourgade.load("minivilles", edition="base_marina", **options)
    assert str(caught.value).endswith(needed)
    french = needed.replace("“", "« ").replace("” to:", " » doit valoir :")
    assert caught.value.text("fr").replace("\xa0", " ").endswith(french)


@pytest.mark.rule("MV-136", "MV-178")
def test_every_edition_uses_the_dice_of_a_reroll() -> None:
    for edition in EDITIONS:
        game = bourgade.load("minivilles", edition=edition, reroll_dice="Free")
        assert game.options["reroll_dice"] == "free"


@pytest.mark.rule("MV-175")
@pytest.mark.parametrize(
    ("edition", "move", "name", "nom", "where"),
    [
        ("base", "build harbor", "Harbor", "Port", "base_marina, base_marina_green_valley, deluxe"),
        ("base", "Build  Sushi_Bar", "Sushi Bar", "Sushi bar", "base_marina_green_valley."),
        ("deluxe", "renovate winery", "Winery", "Cave à vin", "base_green_valley"),
        ("deluxe", "build city_hall", "City Hall", "Hôtel de ville", "base_marina"),
    ],
)
def test_a_card_of_another_edition_is_named_as_one(
    edition: str, move: str, name: str, nom: str, where: str
) -> None:
    match = town(edition, A="30", B="0", phase="build")
    with pytest.raises(bourgade.UnknownMove) as caught:
        match.play(move)
    assert caught.value.reason == "not-in-edition"
    assert str(caught.value).startswith(f"{name} is not in this edition")
    assert where in str(caught.value)
    french = caught.value.text("fr").replace("\xa0", " ")
    assert french.startswith(f"« {nom} » ne figure pas dans cette édition")
    with pytest.raises(bourgade.UnknownMove) as caught:
        match.play("build castle")
    assert caught.value.reason == "unknown-move"


@pytest.mark.rule("MV-178")
@pytest.mark.parametrize(
    ("edition", "market"),
    [
        ("base", "open"),
        ("base_marina", "open"),
        ("base_green_valley", "ten"),
        ("base_marina_green_valley", "ten"),
        ("deluxe", "nine"),
    ],
)
def test_options_that_are_not_given_take_their_default(edition: str, market: str) -> None:
    assert bourgade.load("minivilles", edition=edition, players=3).options == {
        "edition": edition,
        "players": 3,
        "market": market,
        "purple_copies": "full",
        "reroll_dice": "same",
        "clear_dead_piles": "off",
        "city_hall_counts": "on",
        "first_player": "random",
    }


@pytest.mark.rule("MV-178")
def test_options_are_public_and_never_change() -> None:
    match = played("base_marina_green_valley")
    options = {
        "edition": "base_marina_green_valley",
        "players": 4,
        "market": "ten",
        "purple_copies": "full",
        "reroll_dice": "free",
        "clear_dead_piles": "off",
        "city_hall_counts": "on",
        "first_player": "random",
    }
    assert match.variant.options == options  # after a whole game
    match = LoadedGame(match.variant).start(seed=1)
    lines = match.record().splitlines()
    assert {f"option {name}: {value}" for name, value in options.items()} <= set(lines)
    assert bourgade.read(match.record()).variant.options == options


@pytest.mark.rule("MV-178")
def test_nothing_in_a_game_can_change_its_options() -> None:
    game = bourgade.load("minivilles", edition="base_marina", players=2, market="ten")
    match = game.start(chance="manual")
    game.options["market"] = "open"  # a copy
    assert (game.options["market"], match.variant.options["market"]) == ("ten", "ten")
    with pytest.raises(bourgade.BadPosition):
        game.setup({"options": {"market": "open"}})
    for name in game.options:
        assert not [text for text in match.variant.vocabulary if text.startswith(name)]
