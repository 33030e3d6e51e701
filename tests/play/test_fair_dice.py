"""Fair dice: anybody can check them afterwards, and nobody can foresee them."""

from __future__ import annotations

import base64
import contextlib
import hashlib
import hmac
import json
import unicodedata
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bourgade
from bourgade import BadRecord, BourgadeError, Match, read
from bourgade.kernel.chance import draw, seed_key
from bourgade.play.fair_dice import (
    LONGEST,
    Contribution,
    FairDice,
    bot_seed,
    commitment_of,
    contribution,
    new_secret,
    outcome,
    verify,
)
from tests.kernel.thorp import THORP, thorp
from tests.play.dice import DICE, SALTS, SECRET, fair_game, given_by

OTHER = "fe" * 32


@pytest.fixture
def match() -> Match:
    match = fair_game(THORP)
    assert match.over
    return match


# The key


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    zeros = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert commitment_of("00" * 32) == zeros
    assert DICE.commitment == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()


def test_secrets_are_32_bytes_and_all_different() -> None:
    drawn = {new_secret() for _ in range(100)}
    assert len(drawn) == 100
    assert {len(bytes.fromhex(secret)) for secret in drawn} == {32}


def test_the_key_is_what_the_documentation_says() -> None:
    texts = {"A": "anna’s own", "B": "0f" * 32}
    hashes = {
        seat: hmac.new(
            bytes.fromhex(SALTS[seat]), f"k7m2p {seat} {text}".encode(), hashlib.sha256
        ).hexdigest()
        for seat, text in texts.items()
    }
    text = f'{{"contributions":{{"A":"{hashes["A"]}","B":"{hashes["B"]}"}},"table":"k7m2p"}}'
    by_hand = hmac.new(bytes.fromhex(SECRET), text.encode("utf-8"), hashlib.sha256).digest()
    assert DICE.text == text
    assert replace(DICE, secret=SECRET).key() == by_hand


def test_the_order_of_the_contributions_is_that_of_the_seats() -> None:
    given = given_by(B="0f" * 32, A="anna’s own")
    backwards = FairDice(DICE.table, given, DICE.commitment)
    assert backwards == DICE
    assert backwards.text == DICE.text
    assert list(backwards.contributions) == ["A", "B"]


def test_who_changes_his_own_mapping_changes_no_dice() -> None:
    given = given_by(A="mine")
    dice = FairDice("t", given, DICE.commitment)
    given["A"] = given_by(A="yours")["A"]
    assert dice.contributions == given_by(A="mine")


plain = st.text(st.sampled_from('ab":,{}\\[]é/') | st.characters(), min_size=1, max_size=8)
texts = plain.filter(lambda text: text.isprintable() and text == " ".join(text.split()))
tables = st.tuples(texts, st.dictionaries(st.sampled_from("ABCDEFGH"), texts))
dices = tables.map(lambda one: FairDice(one[0], given_by(one[0], **one[1]), DICE.commitment))


@given(dices, dices)
@settings(max_examples=150)
def test_two_sets_of_contributions_never_give_the_same_text(one: FairDice, two: FairDice) -> None:
    assert (one.text == two.text) == (one == two)
    facts = json.loads(one.text)
    hashes = {seat: given.hash for seat, given in one.contributions.items()}
    assert (facts["table"], facts["contributions"]) == (one.table, hashes)


def test_without_the_secret_there_is_no_key() -> None:
    with pytest.raises(BourgadeError) as refused:
        DICE.key()
    assert refused.value.reason == "dice-not-revealed"
    for language in ("en", "fr"):
        assert "k7m2p" in refused.value.text(language)


# What people contribute


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("0123abcd", "0123abcd"),
        ("  deux   mots\t", "deux mots"),
        ("two\nlines\r\nand\u2028more\x85\x0b\x1c!", "two lines and more !"),
        ("\nresult: B wins", "result: B wins"),
        ("游戏 🎲", "游戏 🎲"),
        ("", ""),
        (" \n ", ""),
        ("x" * LONGEST, "x" * LONGEST),
        (f" {'x' * LONGEST}\n", "x" * LONGEST),
    ],
)
def test_a_contribution_is_kept_on_one_line(typed: str, kept: str) -> None:
    assert contribution(typed) == kept


@pytest.mark.parametrize(
    "typed", ["x" * (LONGEST + 1), "x" * 10_000, "bell\x07", "esc\x1b[31m", "\ud800", "\x00"]
)
def test_what_cannot_be_a_contribution_is_refused(typed: str) -> None:
    with pytest.raises(BourgadeError) as refused:
        contribution(typed)
    assert refused.value.reason == "bad-contribution"
    for language in ("en", "fr"):
        assert str(LONGEST) in refused.value.text(language)
        assert len(refused.value.text(language)) < 300


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"table": ""}, "bad-dice-table"),
        ({"table": "a\nb"}, "bad-dice-table"),
        ({"table": "x" * 65}, "bad-dice-table"),
        ({"contributions": given_by(A="")}, "bad-contribution"),
        ({"contributions": given_by(A=" a")}, "bad-contribution"),
        ({"contributions": given_by(A="a  b")}, "bad-contribution"),
        ({"contributions": given_by(A="a\nb")}, "bad-contribution"),
        ({"contributions": {"Z": Contribution("0" * 64)}}, "unknown-seat"),
        ({"contributions": {"AB": Contribution("0" * 64)}}, "unknown-seat"),
        ({"contributions": {"": Contribution("0" * 64)}}, "unknown-seat"),
        ({"contributions": {"A": Contribution("")}}, "bad-dice-digits"),
        ({"contributions": {"A": Contribution("0" * 63)}}, "bad-dice-digits"),
        ({"contributions": {"A": Contribution("0" * 64, "a")}}, "bad-dice-digits"),
        ({"contributions": {"A": Contribution("0" * 64, "a", "0" * 64)}}, "bad-dice-digits"),
        ({"commitment": ""}, "bad-dice-digits"),
        ({"commitment": "0" * 63}, "bad-dice-digits"),
        ({"commitment": "g" * 64}, "bad-dice-digits"),
        ({"commitment": "A" * 64}, "bad-dice-digits"),
        ({"secret": "0" * 62}, "bad-dice-digits"),
        ({"secret": f"{'0' * 63}\n"}, "bad-dice-digits"),
        ({"secret": "٠" * 64}, "bad-dice-digits"),
    ],
)
def test_dice_that_cannot_be_are_refused(change: dict[str, str], reason: str) -> None:
    with pytest.raises(BourgadeError) as refused:
        replace(DICE, **change)
    assert refused.value.reason == reason
    assert refused.value.text("en") != refused.value.text("fr")


# The outcomes


def test_outcomes_are_those_of_any_match_with_that_key() -> None:
    game = bourgade.load("minivilles", players=3, edition="base_marina", market="ten")
    automatic = game.start(seed=5)
    by_hand = game.start(chance="manual")
    while by_hand.actor == "chance":
        by_hand.play(outcome(seed_key(5), by_hand))
    assert by_hand.history == automatic.history
    assert len(by_hand.history) > 10


@pytest.mark.parametrize(("weights", "bound"), [((1,) * 6, 20.5), ((1, 2, 3), 13.8)])
def test_outcomes_come_in_proportion(weights: Sequence[int], bound: float) -> None:
    """Over secrets at one ply as over the plies of one secret; one in a thousand would fail."""
    keys = [replace(DICE, secret=f"{n:064x}").key() for n in range(6000)]
    for counts in (
        Counter(draw(key, 3, weights) for key in keys),
        Counter(draw(keys[0], ply, weights) for ply in range(6000)),
    ):
        shares = [6000 * weight / sum(weights) for weight in weights]
        assert sum((counts[i] - share) ** 2 / share for i, share in enumerate(shares)) < bound


# Checking


def test_a_fair_game_is_fair(match: Match) -> None:
    verdict = verify(read(match.record()))
    assert verdict.right
    assert verdict.reason == "fair"
    assert verdict.commitment_holds
    assert verdict.wrong == ()
    thrown = [(ply, move) for ply, (actor, move) in enumerate(match.history) if actor == "chance"]
    assert [(check.ply, check.found) for check in verdict.checks] == thrown
    assert all(check.expected == check.found for check in verdict.checks)
    assert verdict.checks[0].outcomes == {f"die {face}": 1 for face in range(1, 7)}


def test_draws_are_checked_with_their_weights() -> None:
    game = fair_game("minivilles", 60, edition="base_marina_green_valley", market="ten")
    verdict = verify(read(game.record()))
    assert verdict.right
    kinds = {check.found.split()[0] for check in verdict.checks}
    assert kinds == {"draw", "first", "dice"}
    first, second = verdict.checks[:2]
    assert first.outcomes[first.found] == second.outcomes[first.found] + 1


def test_a_game_from_a_position_is_checked_from_its_ply() -> None:
    game = thorp(A="3 wood", B="2 wood", ply=40)
    game.dice = replace(DICE, secret=SECRET)
    for _ in range(6):
        game.play("gather")
        game.play(outcome(game.dice.key(), game))
    verdict = verify(read(game.record()))
    assert verdict.right
    assert [check.ply for check in verdict.checks] == [41, 43, 45, 47, 49, 51]


def test_a_game_without_chance_so_far_is_fair() -> None:
    assert verify(fair_game(THORP, steps=1)).right


def test_what_is_not_revealed_cannot_be_checked(match: Match) -> None:
    match.dice = DICE
    verdict = verify(read(match.record()))
    assert (verdict.reason, verdict.right, verdict.checks) == ("not-revealed", False, ())


def test_dice_thrown_by_hand_cannot_be_checked(match: Match) -> None:
    match.dice = None
    verdict = verify(read(match.record()))
    assert (verdict.reason, verdict.right, verdict.checks) == ("no-fair-dice", False, ())


def changed(text: str, line: int, move: str) -> str:
    """The record with another outcome, and nothing said of a result that it would contradict."""
    lines = text.splitlines()
    lines[line] = f"* {move}"
    return "\n".join(entry for entry in lines if not entry.startswith("result: ")) + "\n"


@pytest.mark.parametrize(
    ("game", "options", "steps", "tried"),
    [(THORP, {}, 1000, 6), ("minivilles", {"edition": "base_marina", "market": "ten"}, 60, 2)],
)
def test_any_other_outcome_is_found(
    game: str, options: dict[str, Any], steps: int, tried: int
) -> None:
    """Every die and draw of a game, exchanged for others that could have fallen."""
    played = fair_game(game, steps, **options)
    text = played.record()
    body = text.splitlines().index("") + 1
    found = refused = 0
    for check in verify(played).checks:
        others = [move for move in check.outcomes if move != check.found]
        for move in others[:tried]:
            try:
                verdict = verify(read(changed(text, body + check.ply, move)))
            except BadRecord:
                refused += 1  # what came after is no longer possible
                continue
            found += 1
            assert verdict.reason == "outcome-differs", (check.ply, move)
            assert not verdict.right
            first = verdict.wrong[0]
            assert (first.ply, first.found, first.expected) == (check.ply, move, check.found)
    assert found > 20
    assert found + refused == sum(
        min(tried, len(check.outcomes) - 1) for check in verify(played).checks
    )


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"secret": OTHER}, "commitment-broken"),
        ({"secret": SECRET[:-1] + "1"}, "commitment-broken"),
        ({"commitment": commitment_of(OTHER)}, "commitment-broken"),
        ({"secret": OTHER, "commitment": commitment_of(OTHER)}, "outcome-differs"),
        ({"table": "k7m2q"}, "outcome-differs"),
        ({"contributions": given_by(A="anna’s own", B="0f" * 31 + "0e")}, "outcome-differs"),
        ({"contributions": given_by(A="Anna’s own", B="0f" * 32)}, "outcome-differs"),
        ({"contributions": given_by(B="anna’s own", A="0f" * 32)}, "outcome-differs"),
        ({"contributions": given_by(A="anna’s own")}, "outcome-differs"),
        ({"contributions": {}}, "outcome-differs"),
    ],
)
def test_any_other_dice_are_found(match: Match, change: dict[str, str], reason: str) -> None:
    assert match.dice is not None
    match.dice = replace(match.dice, **change)
    verdict = verify(read(match.record()))
    assert verdict.reason == reason
    assert not verdict.right
    assert verdict.commitment_holds == (reason != "commitment-broken")
    if "commitment" not in change or "secret" in change:
        assert len(verdict.wrong) > len(verdict.checks) // 2


def test_erased_texts_leave_dice_that_can_be_checked(match: Match) -> None:
    assert match.dice is not None
    before = match.dice.contributions
    erased = {**before, "A": Contribution(before["A"].hash)}
    match.dice = replace(match.dice, contributions=erased)
    text = match.record()
    assert "anna" not in text
    assert SALTS["A"] not in text
    again = read(text)
    assert again.dice == match.dice
    assert verify(again).right
    assert len(verify(again).checks) == len(verify(fair_game(THORP)).checks) > 5


@pytest.mark.parametrize(
    "other", [{"text": "Anna’s own"}, {"salt": SALTS["B"]}, {"text": "0f" * 32, "salt": SALTS["B"]}]
)
def test_a_text_that_did_not_count_is_found(match: Match, other: dict[str, str]) -> None:
    assert match.dice is not None
    given = match.dice.contributions
    false = {**given, "A": replace(given["A"], **other)}
    match.dice = replace(match.dice, contributions=false)
    verdict = verify(read(match.record()))
    assert verdict.reason == "contribution-differs"
    assert not verdict.right
    assert verdict.wrong == ()


# Before the end nobody knows


def encodings(data: bytes) -> set[bytes]:
    """Bytes as they might be hidden in a text; base64 wherever it begins."""
    found = {data, data[::-1], data.hex().encode(), data.hex().upper().encode()}
    found |= {repr(data).encode(), str(int.from_bytes(data, "big")).encode()}
    for shift in range(3):
        coded = base64.b64encode(bytes(shift) + data)[4:-4]
        found |= {coded, coded.translate(bytes.maketrans(b"+/", b"-_"))}
    return found


def test_nothing_public_holds_the_secret_or_the_key() -> None:
    match = fair_game(THORP, steps=15)
    assert not match.over
    key = replace(DICE, secret=SECRET).key()
    match.dice = DICE
    public = f"{match.record()}{match!r}{match.dice!r}{vars(match.dice)}{match.dice.text}".encode()
    for held in (bytes.fromhex(SECRET), key):
        for coded in encodings(held):
            assert coded not in public
    revealed = f"{fair_game(THORP, steps=15).record()}".encode()
    assert bytes.fromhex(SECRET).hex().encode() in revealed  # so that the search can find
    assert SECRET not in repr(replace(DICE, secret=SECRET))


def test_the_key_depends_on_every_bit_of_the_secret() -> None:
    keys = {replace(DICE, secret=f"{int(SECRET, 16) ^ 1 << bit:064x}").key() for bit in range(256)}
    assert len(keys | {replace(DICE, secret=SECRET).key()}) == 257


def test_the_key_of_one_table_opens_no_other() -> None:
    secrets = [replace(DICE, secret=SECRET), replace(DICE, table="k7m2q", secret=SECRET)]
    first, second = (dice.key() for dice in secrets)
    faces = [[draw(key, ply, [1] * 6) for ply in range(64)] for key in (first, second)]
    assert faces[0] != faces[1]
    same = sum(a == b for a, b in zip(*faces, strict=True))
    assert same < 32


def test_the_past_says_nothing_of_the_future() -> None:
    """Of all secrets with the same public past, one in six throws each face next."""
    contributed = replace(DICE, contributions=given_by(A="the same", B="for all"))
    past: dict[tuple[int, ...], Counter[int]] = {}
    for n in range(6000):
        key = replace(contributed, secret=f"{n:064x}").key()
        seen = tuple(draw(key, ply, [1] * 6) for ply in (1, 3))
        past.setdefault(seen, Counter())[draw(key, 5, [1] * 6)] += 1
    assert len(past) == 36
    for seen, coming in past.items():
        assert set(coming) == set(range(6)), seen
    expected = 6000 / 216
    spread = sum(
        (past[seen][face] - expected) ** 2 / expected for seen in past for face in range(6)
    )
    assert spread < 286  # 215 degrees of freedom; one in a thousand would be beyond


# Records


def test_a_record_tells_the_dice(match: Match) -> None:
    headers = match.record().split("\n\n")[0].splitlines()
    assert [line for line in headers if line.startswith("dice ")] == [
        "dice table: k7m2p",
        f"dice commitment: {DICE.commitment}",
        f"dice secret: {SECRET}",
        f"dice hash A: {DICE.contributions['A'].hash}",
        f"dice salt A: {SALTS['A']}",
        "dice contribution A: anna’s own",
        f"dice hash B: {DICE.contributions['B'].hash}",
        f"dice salt B: {SALTS['B']}",
        f"dice contribution B: {'0f' * 32}",
    ]


def test_dice_are_read_back(match: Match) -> None:
    match.players = {"A": "Ann"}
    for dice in (
        DICE,
        replace(DICE, secret=SECRET),
        replace(DICE, contributions=given_by(B="b")),
        None,
    ):
        match.dice = dice
        again = read(match.record())
        assert again.dice == dice
        assert again.record() == match.record()
        assert again.history == match.history
        assert ("dice " in match.record()) == (dice is not None)


def test_the_secret_is_not_written_before_it_is_revealed(match: Match) -> None:
    match.dice = DICE
    assert "secret" not in match.record()
    assert SECRET not in match.record()


@given(dices)
@settings(deadline=None)
def test_odd_texts_are_read_back(dice: FairDice) -> None:
    match = bourgade.load("minivilles", players=4).start(chance="manual")
    seated = {seat: text for seat, text in dice.contributions.items() if seat in "ABCD"}
    match.dice = replace(dice, contributions=seated, secret=SECRET)
    again = read(match.record())
    assert again.dice == match.dice
    assert again.record() == match.record()


@given(st.text(max_size=80))
def test_whatever_is_typed_is_refused_or_kept(typed: str) -> None:
    with contextlib.suppress(BourgadeError):
        kept = contribution(typed)
        assert kept == contribution(kept)
        assert kept.splitlines() in ([], [kept])
        assert not any(unicodedata.category(sign) in ("Cc", "Cs", "Zl", "Zp") for sign in kept)
        if kept:
            dice = FairDice("t", given_by("t", A=kept), DICE.commitment)
            assert dice.contributions["A"].text == kept


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("dice table: k7m2p", "dice table:", 6, "“” is not a valid name for a table"),
        ("dice table: k7m2p", "dice table: a  b", 6, "“a  b” is not a valid name for a table"),
        ("dice table: k7m2p\n", "", 1, "the header “dice table” is missing"),
        ("dice commitment: ", "dice commitment: 0", 7, "is not a valid commitment for fair dice"),
        ("dice commitment: ", "dice commitment: x", 7, "64 hexadecimal digits"),
        (f"dice commitment: {DICE.commitment}\n", "", 1, "“dice commitment” is missing"),
        (f"dice secret: {SECRET}", "dice secret: 12", 8, "“12” is not a valid secret"),
        (f"dice secret: {SECRET}", "dice secret:", 8, "the secret is empty"),
        (f"dice secret: {SECRET}", f"dice secret: {SECRET.upper()}", 8, "is not a valid secret"),
        ("dice hash A: ", "dice hash A: 0", 9, "is not a valid hash of a contribution"),
        ("dice hash A: ", "dice hush A: ", 9, "fair dice have no “hush A”"),
        (f"dice hash A: {DICE.contributions['A'].hash}\n", "", 1, "“dice hash A” is missing"),
        (f"dice salt A: {SALTS['A']}\n", "", 1, "“dice salt A” is missing"),
        ("dice salt A: ", "dice salt A: 0", 10, "it takes 32 hexadecimal digits"),
        ("dice contribution A: anna’s own\n", "", 1, "“dice contribution A” is missing"),
        ("contribution A: anna’s own", "contribution A:", 11, "“” is not a valid contribution"),
        ("anna’s own", "x" * 65, 11, "one line of 1 to 64 printable characters"),
        ("anna’s own", "anna’s  own", 11, "is not a valid contribution"),
        ("anna’s own", "anna\x07", 11, "is not a valid contribution"),
        ("anna’s own", "anna’s\nown", 12, "expected “name: value”"),
        ("dice hash A", "dice hash C", 9, "there is no seat “C”"),
        ("dice hash A", "dice hash", 9, "there is no seat “”"),
        ("dice hash A", "dice hash a", 9, "there is no seat “a”"),
        ("dice contribution A", "dice contributor A", 11, "fair dice have no “contributor A”"),
    ],
)
def test_damage_is_found_at_its_line(match: Match, old: str, new: str, line: int, why: str) -> None:
    text = match.record()
    assert text.count(old) == 1
    with pytest.raises(BadRecord) as refused:
        read(text.replace(old, new))
    assert f"line {line}: " in str(refused.value)
    assert why in str(refused.value)
    assert f"ligne {line}" in refused.value.text("fr")


# Matches


def test_a_copy_keeps_the_dice(match: Match) -> None:
    assert match.copy().dice == replace(DICE, secret=SECRET)
    assert thorp().copy().dice is None


def test_a_decision_taken_back_meets_the_same_dice() -> None:
    match = thorp(A="3 wood", B="2 wood")
    key = replace(DICE, secret=SECRET).key()
    match.play("gather")
    once = outcome(key, match)
    match.undo()
    match.play("gather")
    assert outcome(key, match) == once


def test_the_seed_of_a_bot_is_known_with_the_secret_alone() -> None:
    secret = "5e" * 32
    digest = hmac.new(bytes.fromhex(secret), b"bot oak B", "sha256").digest()
    assert bot_seed(secret, "oak", "B") == int.from_bytes(digest[:16], "big")
    others = [("5f" * 32, "oak", "B"), (secret, "elm", "B"), (secret, "oak", "A")]
    assert bot_seed(secret, "oak", "B") not in [bot_seed(*other) for other in others]
