"""What a player of Mint Works counts, and the reasons made of it."""

from __future__ import annotations

from tests.games.mintworks.street import SUPPLY, pass_all, play, street
from tests.play.telling import counted, missed, told


def test_a_neighbourhood() -> None:
    match = street(
        A="5 | statue, museum | mine, corporate_hq", B="1", supply="windmill truck", rounds=3
    )
    assert counted(match, "A") == {
        "stars": 1,  # Mine 1, Corporate HQ 0
        "promised": 3,  # Statue 2; Museum 1, for itself
        "income": 3,  # Mine 1, Corporate HQ 1 for each of two buildings
        "rounds_to_end": 18,  # six stars missing, one in three rounds
        "open_to producer": 1,
        "open_to supplier": 1,
        "open_to builder": 1,
        "open_to leadership_council": 1,
        "open_to wholesaler": 0,
        "open_to lotto": 0,
        "open_to crowdfunder": 0,
        "open_to recycler": 0,
        "open_to swap_meet": 0,
        "open_to temp_agency": 0,
        "token": 1,
        "plans": 2,
        "mints": 5,
    }


def test_hidden_plans_are_counted_and_not_weighed() -> None:
    match = street(A="5", B="2 | secret gardens", supply="windmill statue mine")
    assert counted(match, "B")["plans"] == 1
    assert "promised" not in counted(match, "B")
    assert counted(match, "B")["open_to builder"] == 1
    play(match, "pass")
    assert counted(match, "B")["promised"] == 3


def test_a_building() -> None:
    match = street(A="5 | factory", B="3", supply=SUPPLY)
    play(match, "place builder")
    assert told(match, "build factory") == [
        "You now have 3 stars, up from 0.",
        "Your buildings bring you 1 mint per round, up from 0.",
    ]
    assert told(match, "build factory", "fr") == [
        "Vous avez maintenant 3 étoiles, au lieu de 0.",
        "Vos bâtiments vous rapportent 1 Mint par manche, au lieu de 0.",
    ]


def test_a_better_plan() -> None:
    match = play(street(A="5", B="3", supply=SUPPLY), "place supplier")
    assert told(match, "buy gardens") == [
        "Your plans would add 3 stars once built, up from 0.",
        "You now hold 1 plan, up from 0.",
    ]
    assert missed(match, "buy gardens", "buy windmill") == [
        "The plans would have added 3 stars once built, not 1.",
    ]
    assert missed(match, "buy gardens", "buy windmill", "fr") == [
        "Une fois construits, les plans auraient ajouté 3 étoiles, au lieu de 1.",
    ]
    assert missed(match, "buy windmill", "buy gardens") == ["That would have been 2 more mints."]


def test_the_last_space_of_a_location() -> None:
    match = street(A="3", B="3", supply=SUPPLY, placed={"leadership_council": []})
    assert told(match, "place leadership_council") == [
        "Seat B can no longer place on the Leadership Council.",
    ]
    assert told(match, "place leadership_council", "fr") == [
        "Siège B ne peut plus placer de Mints sur le Conseil de direction.",
    ]
    poor = street(A="3", B="0", supply=SUPPLY)
    assert told(poor, "place leadership_council") == []  # B could not have paid for it anyway


def test_the_token() -> None:
    match = street(A="3", B="3", supply=SUPPLY, token="B")
    assert "You hold the starting-player token and begin the next round." in told(
        match, "place leadership_council"
    )
    assert (
        "Ce coup aurait rapporté le jeton Premier Joueur, et la main à la prochaine manche."
        in missed(match, "place leadership_council", "pass", "fr")
    )


OTHERS = (
    "bridge, museum, gallery, co_op, workshop, factory, plant, stripmine, corporate_hq, truck, "
    "landfill, obelisk, vault, assembler, wholesaler"
)


def test_a_draw_is_told_as_a_mean() -> None:
    """The deck holds the Statue and the Gardens: 2 or 3 stars."""
    match = street(A="3 || lotto", B=f"3 | {OTHERS}", supply="windmill mine crane")
    assert told(match, "place lotto", most=1) == [
        "On average your plans would add 2.5 stars once built, up from 0.",
    ]
    assert told(match, "place lotto", "fr", most=1) == [
        "Une fois construits, vos plans ajouteraient en moyenne 2,5 étoiles, au lieu de 0.",
    ]


def test_what_a_new_round_pays_is_no_merit_of_a_pass() -> None:
    match = street(A="3", B="3", supply=SUPPLY)
    play(match, "pass")
    assert match.actor == "B"
    assert told(match, "pass") == []
    assert pass_all(match).position["players"]["B"]["mints"] > 3
