"""Plans and buildings: section 9 of RULES.md."""

from __future__ import annotations

from typing import Any

import pytest

import bourgade
from tests.games.mintworks.street import (
    SUPPLY,
    events,
    hood,
    mints,
    pass_all,
    placed,
    play,
    refused,
    stars,
    street,
)

PAST = ("truck", "crane", "assembler")
"""Plans that change no star and no Upkeep, for a full supply."""


@pytest.mark.rule("MW-072")
def test_stars_follow_the_position_of_the_moment() -> None:
    match = street(A="9 | windmill, crane | obelisk museum", B="0 | | factory")
    assert stars(match) == [3, 3]
    play(match, "place builder", "build windmill")
    assert stars(match) == [3 + 2 + 1, 3]
    play(match, "pass", "place builder", "build crane")
    assert stars(match) == [4 + 2 + 1 + 1, 3]


# Figures


FIGURES = [
    pytest.param("windmill", "culture", 1, 1, 0, marks=pytest.mark.rule("MW-073")),
    pytest.param("statue", "culture", 2, 2, 0, marks=pytest.mark.rule("MW-074")),
    pytest.param("gardens", "culture", 3, 3, 0, marks=pytest.mark.rule("MW-075")),
    pytest.param("bridge", "culture", 1, 0, 0, marks=pytest.mark.rule("MW-076")),
    pytest.param("museum", "culture", 2, 1, 0, marks=pytest.mark.rule("MW-078")),
    pytest.param("gallery", "culture", 4, 0, 0, marks=pytest.mark.rule("MW-079")),
    pytest.param("co_op", "production", 1, 1, 1, marks=pytest.mark.rule("MW-081")),
    pytest.param("mine", "production", 2, 1, 1, marks=pytest.mark.rule("MW-083")),
    pytest.param("workshop", "production", 3, 2, 1, marks=pytest.mark.rule("MW-084")),
    pytest.param("factory", "production", 4, 3, 1, marks=pytest.mark.rule("MW-085")),
    pytest.param("plant", "production", 5, 2, 2, marks=pytest.mark.rule("MW-086")),
    pytest.param("stripmine", "production", 4, 0, 3, marks=pytest.mark.rule("MW-087")),
    pytest.param("corporate_hq", "production", 3, 0, 1, marks=pytest.mark.rule("MW-088")),
    pytest.param("truck", "utility", 2, 1, 0, marks=pytest.mark.rule("MW-089")),
    pytest.param("crane", "utility", 2, 1, 0, marks=pytest.mark.rule("MW-090")),
    pytest.param("landfill", "utility", 3, 3, 0, marks=pytest.mark.rule("MW-091")),
    pytest.param("obelisk", "utility", 4, 1, 0, marks=pytest.mark.rule("MW-093")),
    pytest.param("vault", "utility", 5, 0, 0, marks=pytest.mark.rule("MW-094")),
    pytest.param("assembler", "utility", 5, 1, 0, marks=pytest.mark.rule("MW-096")),
    pytest.param("wholesaler", "deed", 1, 1, 0, marks=pytest.mark.rule("MW-098")),
    pytest.param("lotto", "deed", 4, 2, 0, marks=pytest.mark.rule("MW-099")),
]


@pytest.mark.parametrize(("plan", "kind", "cost", "alone", "upkeep"), FIGURES)
def test_the_figures_of_a_card_standing_alone(
    plan: str, kind: str, cost: int, alone: int, upkeep: int
) -> None:
    content = bourgade.load("mintworks").variant.content
    assert content.plans[plan].type == kind
    match = street(A=str(cost), B="0", supply=[plan])
    play(match, "place supplier", f"buy {plan}")
    assert (mints(match), placed(match, "supplier")) == ([0, 0], [cost])
    assert stars(match) == [0, 0]
    rest = [other for other in (*PAST, "stripmine") if other != plan][:3]
    match = street(A=f"0 | | {plan}", B="0", supply=rest)
    assert stars(match) == [alone, 0]
    pass_all(match)
    assert mints(match) == [1 + upkeep, 1 + (plan == "co_op")]


# Culture


@pytest.mark.rule("MW-076")
@pytest.mark.rule("MW-078")
def test_the_bridge_counts_as_two_culture_buildings() -> None:
    assert stars(street(A="0 | | museum bridge", B="0")) == [3, 0]
    assert stars(street(A="0 | | museum bridge windmill mine", B="0")) == [4 + 1 + 1, 0]
    assert stars(street(A="0 | bridge | museum", B="0 | | windmill")) == [1, 1]


@pytest.mark.rule("MW-077")
@pytest.mark.parametrize(
    ("scope", "obelisk", "earned", "cards"),
    [("culture_only", 3, 3, 4), ("buildings", 4, 4, 4), ("everywhere", 4, 4, 5)],
)  # fmt: skip
def test_what_the_bridge_counts_twice_for(
    scope: str, obelisk: int, earned: int, cards: int
) -> None:
    options = {"bridge_scope": scope}
    match = street(A="0 | mine | obelisk bridge corporate_hq", B="0", supply=PAST, options=options)
    assert stars(match) == [obelisk, 0]
    assert match.scores["A"]["cards"] == cards
    pass_all(match)
    assert mints(match) == [earned + 1, 1]
    match = street(A="0 | bridge | museum", B="0", options=options)
    assert match.scores["A"]["cards"] == 2
    assert stars(street(A="0 | | museum bridge", B="0", options=options)) == [3, 0]


@pytest.mark.rule("MW-079")
def test_the_gallery_collects_a_mint_each_upkeep() -> None:
    match = street(A="2 | gallery", B="0", supply=PAST)
    play(match, "place builder", "build gallery")
    assert stars(match) == [0, 0]
    for n in (1, 2, 3):
        pass_all(match)
        assert (match.position["stored"], stars(match)) == ({"gallery": n}, [n, 0])
    assert mints(match) == [3, 3]
    assert len(events(match, "stored")) == 3


@pytest.mark.rule("MW-080")
def test_mints_on_the_gallery_are_nobodys_to_spend() -> None:
    match = street(A="0 | | gallery", B="0", stored={"gallery": 5}, supply=PAST)
    assert match.moves == ("pass",)
    assert (mints(match), "mints" in match.scores["A"]) == ([0, 0], False)
    pass_all(match)
    assert match.position["stored"] == {"gallery": 6}


# Production


@pytest.mark.rule("MW-081")
def test_the_co_op_pays_its_owner_and_one_other() -> None:
    match = street(A="0", B="0 | | co_op", C="0", D="0", supply=PAST)
    pass_all(match)
    assert (match.phase, match.actor) == ("share", "B")
    assert mints(match) == [0, 1, 0, 0]
    play(match, "share with D")
    assert mints(match) == [1, 2, 1, 2]


@pytest.mark.rule("MW-082")
def test_the_choice_of_the_co_op_is_compulsory_and_never_its_owner() -> None:
    match = pass_all(street(A="0", B="0 | | co_op", C="0", supply=PAST))
    assert match.moves == ("share with A", "share with C")
    assert refused(match, "share with B") == "bad_choice"
    assert refused(match, "pass") == "choice_pending"
    match = pass_all(street(A="0 | | co_op", B="0", supply=PAST))
    assert (match.phase, mints(match)) == ("place", [2, 2])
    match = street(solo="justin", A="0 | | co_op", B="0", supply="truck crane",
                   placed={"supplier": [1]})  # fmt: skip
    assert mints(pass_all(match)) == [2, 2]


@pytest.mark.rule("MW-088")
def test_the_corporate_hq_counts_every_building() -> None:
    match = street(A="0 | statue | corporate_hq windmill lotto", B="0 | | mine", supply=PAST)
    pass_all(match)
    assert mints(match) == [3 + 1, 1 + 1]


# Utility


@pytest.mark.rule("MW-089")
@pytest.mark.parametrize(("plan", "price"), [("vault", 4), ("statue", 1), ("windmill", 1)])
def test_the_truck_saves_1_at_the_supplier_but_not_the_last(plan: str, price: int) -> None:
    match = street(A=f"{price} | | truck", B="9", supply=[plan])
    play(match, "place supplier", f"buy {plan}")
    assert (mints(match), placed(match, "supplier")) == ([0, 9], [price])
    match = street(A="9 | | truck", B="9 ", active="B", supply=["vault"])
    assert mints(play(match, "place supplier", "buy vault")) == [9, 4]


@pytest.mark.rule("MW-090")
def test_the_crane_saves_1_at_the_builder() -> None:
    match = street(A="1 | statue | crane", B="9 | mine")
    play(match, "place builder", "build statue")
    assert (mints(match), placed(match, "builder")) == ([0, 9], [1])
    play(match, "place builder", "build mine")
    assert placed(match, "builder") == [1, 2]


@pytest.mark.rule("MW-091")
def test_the_landfill_costs_every_culture_building_a_star() -> None:
    match = street(
        advanced="recycler crowdfunder", A="9 | windmill | landfill statue mine", B="0 | | gardens"
    )
    assert stars(match) == [3 + 1 + 1, 3]
    play(match, "place builder", "build windmill")
    assert stars(match) == [3 + 1 + 1 + 0, 3]
    play(match, "pass", "place recycler", "recycle landfill")
    assert stars(match) == [2 + 1 + 1, 3]


@pytest.mark.rule("MW-092")
def test_no_building_goes_below_0_and_the_museum_still_counts() -> None:
    assert stars(street(A="0 | | landfill bridge gallery", B="0")) == [3, 0]
    assert stars(street(A="0 | | landfill bridge museum", B="0")) == [3 + 0 + 2, 0]


@pytest.mark.rule("MW-093")
def test_the_obelisk_counts_buildings_and_no_plans() -> None:
    match = street(A="2 | lotto, statue | obelisk stripmine bridge", B="0")
    assert stars(match) == [3, 0]
    play(match, "place builder", "build lotto")
    assert stars(match) == [4 + 2, 0]


@pytest.mark.rule("MW-094")
@pytest.mark.rule("MW-095")
def test_the_vault_gives_2_for_each_plan_and_none_without() -> None:
    match = street(A="2 | mine, secret bridge | vault", B="0")
    assert stars(match) == [4, 0]
    play(match, "place builder", "build bridge")
    assert stars(match) == [2, 0]
    assert stars(street(A="0 | | vault", B="0")) == [0, 0]


@pytest.mark.rule("MW-096")
def test_the_assembler_builds_what_is_bought_at_once() -> None:
    match = street(A="2 | | assembler", B="9", supply="statue")
    play(match, "place supplier", "buy statue")
    assert (hood(match, "A")["plans"], stars(match)) == ([], [3, 0])
    assert (mints(match), placed(match, "builder")) == ([0, 9], [])


@pytest.mark.rule("MW-097")
def test_what_the_assembler_does_not_build() -> None:
    match = street(advanced="swap_meet crowdfunder", A="9 | mine | assembler lotto", B="9",
                   supply="statue")  # fmt: skip
    play(match, "place lotto", "draw bridge", "pass")
    play(match, "place swap_meet", "give lotto", "take statue")
    assert hood(match, "A")["plans"] == ["statue", "bridge", "mine"]
    assert hood(match, "A")["buildings"] == ["assembler"]
    match = street(A="9", B="9", supply="assembler")
    play(match, "place supplier", "buy assembler")
    assert hood(match, "A")["plans"] == ["assembler"]


@pytest.mark.rule("MW-098")
@pytest.mark.rule("MW-099")
@pytest.mark.parametrize(("deed", "takes", "reward"), [("wholesaler", 1, 1), ("lotto", 3, 2)])
def test_a_deed_building_makes_its_owner_the_owner(deed: str, takes: int, reward: int) -> None:
    match = street(A="0", B=f"0 | | {deed}", placed={deed: [takes]}, supply=PAST)
    assert mints(pass_all(match)) == [1, 1 + reward]


@pytest.mark.rule("MW-100")
def test_a_deed_is_a_building_but_no_culture_and_can_be_given_up() -> None:
    given: dict[str, Any] = {"advanced": "swap_meet recycler", "B": "0", "supply": SUPPLY}
    match = street(A="3 | | lotto obelisk museum", **given)
    assert stars(match) == [2 + 3 + 1, 0]
    play(match, "place swap_meet")
    assert "give lotto" in match.moves
    match = street(A="3 | | lotto obelisk museum", **given)
    assert mints(play(match, "place recycler", "recycle lotto")) == [2 + 2, 0]
