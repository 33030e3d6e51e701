"""``bourgade verify``: what it says of fair dice, of false ones and of those nobody can check."""

from __future__ import annotations

import hashlib
import hmac
import json
from pathlib import Path
from typing import Any

import pytest

from bourgade import Match, read
from bourgade.cli.i18n import TEXTS
from bourgade.play.fair_dice import commitment_of, verify
from tests.cli.line import bourgade, flat
from tests.play.dice import DICE, SECRET, fair_game

LANGUAGES = ("en", "fr")


@pytest.fixture(scope="module")
def played() -> Match:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BOURGADE_NUMBA", "off")
        match = fair_game("minivilles", 60, edition="base_marina", market="ten")
    match.players = {"A": "Anna", "B": "B\x1b[31mo"}
    return match


@pytest.fixture(autouse=True)
def good(played: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The record of a game with fair dice, in the file my.game of a folder of its own."""
    monkeypatch.chdir(tmp_path)
    Path("my.game").write_text(played.record(), "utf-8")
    return played.record()


def other_last_die(text: str) -> str:
    """The last throw shows another face, after which nothing was decided."""
    head, _, tail = text.rpartition("* dice ")
    faces, *after = tail.splitlines()
    assert after == []
    other = faces.replace(faces[0], "1" if faces[0] != "1" else "2", 1)
    return f"{head}* dice {other}\n"


@pytest.fixture
def false(good: str) -> str:
    """A record with one false throw, in false.game."""
    lines = good.splitlines()
    last = max(n for n, line in enumerate(lines) if line.startswith("* dice "))
    text = other_last_die("\n".join(lines[: last + 1]) + "\n")
    Path("false.game").write_text(text, "utf-8")
    return text


def said(language: str, message: str, **args: Any) -> str:
    return flat(TEXTS.say(language, message, **args))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fair_dice_are_called_fair(played: Match, lang: str) -> None:
    shown = bourgade("verify my.game", lang=lang)
    assert (shown.exit_code, shown.stderr) == (0, "")
    screen = flat(shown.stdout)
    for fact in ("k7m2p", DICE.commitment, SECRET, "Contribution A anna’s own", "0f" * 32):
        assert fact in screen
    checks = verify(played).checks
    assert said(lang, "verify-fits") in screen
    assert said(lang, "verify-all-right", count=len(checks)) in screen
    assert screen.endswith(f"✓ {said(lang, 'verify-fair')}")
    assert "✗" not in screen
    assert not set("{}") & set(screen.replace(DICE.text, ""))
    # Nothing is listed where nothing is wrong.
    assert TEXTS.say(lang, "column-ply") not in shown.stdout
    prose = [line.rstrip() for line in shown.stdout.splitlines() if line != DICE.text]
    assert max(map(len, prose)) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_way_to_check_by_hand_is_told(lang: str) -> None:
    shown = bourgade("verify my.game", lang=lang).stdout
    for word in ("SHA-256", "HMAC-SHA-256", "N:0", "N:1", "2^64", "--json"):
        assert word in shown
    assert DICE.text in shown.splitlines()  # whole, to be copied


def test_every_throw_and_draw_is_shown_in_words(played: Match) -> None:
    english = bourgade("verify my.game --all").stdout
    assert english.count("✓") == len(verify(played).checks) + 3
    texts = [check.found.split() for check in verify(played).checks]
    for verb, *words in texts:
        if verb == "dice" and len(words) == 1:
            assert f"The die shows {words[0]}" in english
        if verb == "draw":
            assert f"Card drawn: {played.variant.name('en', 'kinds', words[0])}" in english
    first = "Anna" if ["first", "A"] in texts else "B[31mo"
    assert f"{first} goes first" in english  # and no sign that moves the cursor
    assert "\x1b" not in english
    assert "Le dé montre" in bourgade("verify my.game --all --lang fr").stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_false_throw_is_shown(false: str, lang: str) -> None:
    shown = bourgade("verify false.game", lang=lang)
    assert (shown.exit_code, shown.stderr) == (1, "")
    (wrong,) = verify(read(false)).wrong
    rows = [line for line in shown.stdout.splitlines() if line.startswith("✗ ")]
    counted, row, _ = rows
    assert counted.startswith("✗ 1 ")
    assert row.split()[1] == str(wrong.ply)
    faces = (wrong.found.split()[1], wrong.expected.split()[1])
    assert [word for word in row.split()[2:] if word.isdecimal()] == list(faces)
    assert flat(shown.stdout).endswith(f"✗ {said(lang, 'verify-outcome-differs')}")


def test_many_false_throws_are_cut_short_unless_all_are_asked_for(good: str) -> None:
    other = "fe" * 32
    text = good.replace(SECRET, other).replace(DICE.commitment, commitment_of(other))
    Path("other.game").write_text(text, "utf-8")
    wrong = len(verify(read(text)).wrong)
    assert wrong > 20
    short, long = bourgade("verify other.game"), bourgade("verify other.game --all")
    assert short.exit_code == long.exit_code == 1
    assert short.stdout.count("\n✗ ") == 20 + 2
    assert said("en", "verify-more", count=wrong - 20) in flat(short.stdout)
    assert long.stdout.count("\n✗ ") == wrong + 2
    assert "more; --all" not in long.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_broken_promise_is_said(good: str, lang: str) -> None:
    other = "fe" * 32
    Path("other.game").write_text(good.replace(SECRET, other), "utf-8")
    shown = bourgade("verify other.game", lang=lang)
    assert shown.exit_code == 1
    screen = flat(shown.stdout)
    assert f"✗ {said(lang, 'verify-fits-not', found=commitment_of(other))}" in screen
    assert screen.endswith(f"✗ {said(lang, 'verify-commitment-broken')}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_that_goes_on_cannot_be_checked_yet(good: str, lang: str) -> None:
    Path("open.game").write_text(good.replace(f"dice secret: {SECRET}\n", ""), "utf-8")
    shown = bourgade("verify open.game", lang=lang)
    assert (shown.exit_code, shown.stderr) == (2, "")
    screen = flat(shown.stdout)
    assert DICE.commitment in screen
    assert said(lang, "verify-hidden") in screen
    assert screen.endswith(f"? {said(lang, 'verify-not-revealed')}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_without_fair_dice_cannot_be_checked(good: str, lang: str) -> None:
    lines = [line for line in good.splitlines() if not line.startswith("dice ")]
    Path("plain.game").write_text("\n".join(lines), "utf-8")
    shown = bourgade("verify plain.game", lang=lang)
    assert (shown.exit_code, shown.stderr) == (2, "")
    assert flat(shown.stdout).endswith(f"? {said(lang, 'verify-no-fair-dice')}")
    facts = json.loads(bourgade("verify plain.game --json").stdout)
    assert facts["verdict"] == "no-fair-dice"
    assert facts["table"] is None


def test_the_json_is_enough_to_check_by_other_means(played: Match) -> None:
    """As the paragraph for people says it, without a line of the library."""
    shown = bourgade("verify my.game --json")
    assert shown.exit_code == 0
    facts = json.loads(shown.stdout)
    secret = bytes.fromhex(facts["secret"])
    assert hashlib.sha256(secret).hexdigest() == facts["commitment"]
    hashes: dict[str, str] = {}
    for seat, given in facts["contributions"].items():
        words = f"{facts['table']} {seat} {given['text']}".encode()
        hashes[seat] = hmac.new(bytes.fromhex(given["salt"]), words, "sha256").hexdigest()
        assert hashes[seat] == given["hash"]
    chosen = {"contributions": hashes, "table": facts["table"]}
    text = json.dumps(chosen, ensure_ascii=False, separators=(",", ":"))
    assert text == facts["text"]
    key = hmac.new(secret, text.encode(), "sha256").digest()
    assert key.hex() == facts["key"]
    for check in facts["checks"]:
        digest = hmac.new(key, f"{check['ply']}:0".encode(), "sha256").digest()
        rest = int.from_bytes(digest[:8], "big") % sum(check["outcomes"].values())
        numbers = [move for move, weight in check["outcomes"].items() for _ in range(weight)]
        assert numbers[rest] == check["found"] == check["expected"]
        assert check["right"]
    assert (facts["checked"], facts["wrong"]) == (len(facts["checks"]), 0)
    assert facts["checked"] == sum(actor == "chance" for actor, _ in played.history)


def test_json_of_what_is_not_fair_has_the_same_status(good: str, false: str) -> None:
    shown = bourgade("verify false.game --json")
    facts = json.loads(shown.stdout)
    assert (shown.exit_code, facts["verdict"], facts["wrong"]) == (1, "outcome-differs", 1)
    Path("open.game").write_text(good.replace(f"dice secret: {SECRET}\n", ""), "utf-8")
    shown = bourgade("verify open.game --json")
    facts = json.loads(shown.stdout)
    assert (shown.exit_code, facts["verdict"]) == (2, "not-revealed")
    assert facts["secret"] is facts["key"] is None
    assert facts["checks"] == []


def test_a_game_taken_up_elsewhere_no_longer_claims_the_dice(good: str) -> None:
    assert "dice table" in good
    done = bourgade("play --resume my.game --seats random --save end.game --seed 1")
    assert done.exit_code == 0
    assert "dice table" not in Path("end.game").read_text("utf-8")
    assert bourgade("verify end.game").exit_code == 2
    assert Path("my.game").read_text("utf-8") == good
