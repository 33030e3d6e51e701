"""The review as its reader sees it: spoken to, with figures that say how far off they may be."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bourgade.bots import coach
from bourgade.play.review import Review
from bourgade.server.table_state import TableState
from bourgade.server.views.coach import review_of
from bourgade.server.views.names import all_names
from tests.browser.house import Guesser
from tests.games.minivilles.town import town
from tests.server.test_since import DEALT, played, seated

ME = frozenset("A")


@pytest.fixture
def game() -> tuple[TableState, Review]:
    """A game that broke off after two turns, with guessed chances and margins of 2 points."""
    table = seated(town(A=f"5 | {DEALT}", B=f"3 | {DEALT}"))
    played(table, "roll 1", "dice 6", "build cafe", "roll 1", "dice 1", "build ranch")
    assert table.match is not None
    review = coach.review(table.match, searcher=Guesser(), names=all_names(table))
    moments = tuple(replace(m, margin=0.02 if m.choices > 1 else 0.0) for m in review.moments)
    margins = {**dict.fromkeys(review.accounts[0].margins, 0.02), "luck": 0.028}
    accounts = tuple(replace(account, margins=margins) for account in review.accounts)
    changed = replace(review, moments=moments, accounts=accounts, costliest=(2, 5), widest=0.028)
    return table, changed


def test_the_reader_is_you_and_others_have_names(game: tuple[TableState, Review]) -> None:
    table, review = game
    mine = review_of(table, review, "en", ME)
    assert [account["name"] for account in mine["accounts"]] == ["You", "Player B"]
    assert mine["ends"][0][1] == "You"
    lost = [moment["lost"] for moment in mine["costliest"]]
    assert lost[0].startswith("You lost ")
    assert lost[1].startswith("Player B lost ")
    french = [moment["lost"] for moment in review_of(table, review, "fr", ME)["costliest"]]
    assert french[0].startswith("Ce coup vous a coûté ")
    assert "à Player B" in french[1]
    onlooker = review_of(table, review, "en")
    assert [account["name"] for account in onlooker["accounts"]] == ["Player A", "Player B"]
    both = review_of(table, review, "en", frozenset("AB"))
    assert both["accounts"][0]["name"] == "Player A"


def test_figures_say_what_they_may_be_off_by(game: tuple[TableState, Review]) -> None:
    table, review = game
    account = review_of(table, review, "en", ME)["accounts"][0]
    assert account["luck"]["off"] == "± 2.8"
    assert account["mistakes"]["off"] == "± 2"
    assert "(± 2)" in review_of(table, review, "en", ME)["costliest"][0]["lost"]


def test_a_review_that_cannot_tell_says_so(game: tuple[TableState, Review]) -> None:
    table, review = game
    assert not review_of(table, review, "en")["cannot_tell"]
    wide = replace(review, widest=0.17)
    assert review_of(table, wide, "en")["cannot_tell"] == "17 points"
    assert not wide.can_tell


def test_a_result_is_certain_only_where_the_game_was_played_out(
    game: tuple[TableState, Review],
) -> None:
    table, review = game
    told = review_of(table, review, "en", ME)
    assert not told["is_certain"]
    assert told["accounts"][0]["result"]["off"]
    assert review_of(table, replace(review, finished=True), "en", ME)["is_certain"]
