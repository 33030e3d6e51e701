"""Fair dice: a secret fixed before the match, the players' own texts, and a check of every outcome.

The host of a table shows the commitment, which is the SHA-256 of a secret, and a random salt for
each seat, before anybody contributes a text of their own. What counts is the hash of a text:

    hash = HMAC-SHA-256(salt, "TABLE SEAT TEXT")

The key of all chance is

    HMAC-SHA-256(secret, {"contributions":{"A":"hash","B":"hash"},"table":"…"})

so it cannot be chosen once the texts are known, and nobody knows it without the secret, which is
revealed when the game is over. From the key outcomes are drawn as in any other match. Secret and
salt are bytes, written in hex; hashes stand in the text of the key in hex.

The hashes are enough to check every outcome, so a text can be erased without breaking the dice.
Its salt goes with it: without that, not even a short text can be guessed from its hash. A salt has
to be shown before the text is typed, since a host who chose it later could try salts until they
like the key.

The random numbers of a bot at the table begin with the first 16 bytes, as a number, of

    HMAC-SHA-256(secret, "bot TABLE SEAT")

so nobody can play a bot's game before it does, and everybody can afterwards.

A lesson chooses its dice; once it is over, the same table continues with those of the secret.
``since`` is how many steps were made by then. Nothing is promised about outcomes before it, and a
check counts them as chosen.

Your own text protects you against the holder of the secret alone. It does not if that holder
also contributes after you: they could try texts until they like the key.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from bourgade.kernel import chance
from bourgade.kernel.errors import BadOption, BourgadeError, UnknownSeat
from bourgade.kernel.game import BY_CHANCE
from bourgade.kernel.layout import SEAT_LETTERS

if TYPE_CHECKING:
    from bourgade.play.match import Match

SEED_BITS = 128  # of the seed of a bot: too many to try them all
SALT_BYTES = 16  # as many: nobody can try all salts of a text
DIGITS = {"commitment": 64, "secret": 64, "hash": 64, "salt": 2 * SALT_BYTES}  # hexadecimal
LONGEST = 64  # how many characters a contribution may have: as many as 32 random bytes in hex

Reason = Literal[
    "fair",
    "outcome-differs",
    "contribution-differs",
    "commitment-broken",
    "not-revealed",
    "no-fair-dice",
]


@dataclass(frozen=True)
class Contribution:
    """What a player added to the dice: its hash, and the text with its salt unless erased."""

    hash: str  # hex
    text: str = ""
    salt: str = ""  # hex

    @classmethod
    def of(cls, table: str, seat: str, text: str, salt: str) -> Contribution:
        """The contribution of a seat that typed a text."""
        return cls(contribution_hash(table, seat, text, salt), text, salt)


@dataclass(frozen=True)
class FairDice:
    """The public facts about a table's dice; the secret is among them only after the end."""

    table: str  # the id of the table
    contributions: Mapping[str, Contribution]  # by seat letter; only of players who gave one
    commitment: str  # hex SHA-256 of the secret
    secret: str = field(default="", repr=False)  # hex; "" until it is revealed to everybody
    since: int = 0  # steps of the match before these dice: their outcomes were chosen by a lesson

    def __post_init__(self) -> None:
        if not self.table or not _is_plain(self.table):
            raise BadOption("error-bad-dice-table", part="table", value=_shown(self.table))
        for seat, given in self.contributions.items():
            if seat not in tuple(SEAT_LETTERS):
                raise UnknownSeat("error-unknown-seat", seat=seat, seats=", ".join(SEAT_LETTERS))
            _check_digits("hash", given.hash, seat)
            if given.text or given.salt:
                _check_digits("salt", given.salt, seat)
                if not given.text or not _is_plain(given.text):
                    raise _bad_contribution(given.text, seat)
        _check_digits("commitment", self.commitment)
        if self.secret:
            _check_digits("secret", self.secret)
        in_order = dict(sorted(self.contributions.items()))
        object.__setattr__(self, "contributions", in_order)

    @property
    def text(self) -> str:
        """What the key is made from: the same for a browser's JSON.stringify as here."""
        hashes = {seat: given.hash for seat, given in self.contributions.items()}
        facts = {"contributions": hashes, "table": self.table}
        return json.dumps(facts, ensure_ascii=False, sort_keys=True, separators=(",", ":"))

    def key(self) -> bytes:
        """The key of all chance; it cannot be made before the secret is revealed."""
        if not self.secret:
            raise BourgadeError("error-dice-not-revealed", table=self.table)
        return hmac.digest(bytes.fromhex(self.secret), self.text.encode(), "sha256")


def new_secret() -> str:
    """A secret from the system's entropy."""
    return secrets.token_hex(32)


def new_salt() -> str:
    """A salt from the system's entropy."""
    return secrets.token_hex(SALT_BYTES)


def contribution_hash(table: str, seat: str, text: str, salt: str) -> str:
    """The hash of a text, in hex; it differs for the same text at another seat or table."""
    words = f"{table} {seat} {text}".encode()
    return hmac.digest(bytes.fromhex(salt), words, "sha256").hex()


def commitment_of(secret: str) -> str:
    """The commitment to a secret: it does not reveal the secret, and rules out any other."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def bot_seed(secret: str, table: str, seat: str) -> int:
    """The seed of the bot that plays a seat of a table."""
    digest = hmac.digest(bytes.fromhex(secret), f"bot {table} {seat}".encode(), "sha256")
    return int.from_bytes(digest[: SEED_BITS // 8], "big")


def one_line(text: str) -> str:
    """A text without line breaks and needless spaces."""
    return " ".join(text.split())


def contribution(text: str) -> str:
    """What a person typed as their contribution, on one line; "" if that is nothing."""
    plain = one_line(text)
    if not _is_plain(plain):
        raise _bad_contribution(text)
    return plain


def _is_plain(text: str) -> bool:
    """Whether a text comes back from a record, or from a page, with the very same characters."""
    return len(text) <= LONGEST and text.isprintable() and text == one_line(text)


def _check_digits(kind: str, digits: str, seat: str = "") -> None:
    count = DIGITS[kind]
    if re.fullmatch(f"[0-9a-f]{{{count}}}", digits) is None:
        part = f"{kind} {seat}".strip()
        raise BadOption(
            "error-bad-dice-digits", part=part, kind=kind, value=_shown(digits), count=count
        )


def _bad_contribution(text: str, seat: str = "") -> BadOption:
    part = f"contribution {seat}"
    return BadOption("error-bad-contribution", part=part, value=_shown(text), longest=LONGEST)


def _shown(text: str) -> str:
    return text if len(text) <= 80 else f"{text[:80]}…"


# Playing


def outcome(key: bytes, match: Match) -> str:
    """The outcome of chance now, as a move to play."""
    return _drawn(key, match.ply, match.outcomes())


def _drawn(key: bytes, ply: int, outcomes: Mapping[str, int]) -> str:
    return list(outcomes)[chance.draw(key, ply, list(outcomes.values()))]


# Checking


@dataclass(frozen=True)
class Check:
    """One die or draw: what was possible, what happened, and what the key gives."""

    ply: int  # how many steps were made before it
    outcomes: Mapping[str, int]  # the possible outcomes with their weights
    found: str
    expected: str

    @property
    def right(self) -> bool:
        return self.found == self.expected


@dataclass(frozen=True)
class Verdict:
    """The result of checking all dice and draws of a match."""

    reason: Reason
    commitment_holds: bool = False
    checks: tuple[Check, ...] = ()
    chosen: int = 0  # earlier outcomes, which a lesson chose and nobody can check

    @property
    def right(self) -> bool:
        return self.reason == "fair"

    @property
    def wrong(self) -> tuple[Check, ...]:
        """The outcomes that the key does not give."""
        return tuple(check for check in self.checks if not check.right)


def verify(match: Match) -> Verdict:
    """Draw every outcome of a match again from the position before it."""
    dice = match.dice
    if dice is None:
        return Verdict("no-fair-dice")
    chosen = sum(step.actor == BY_CHANCE for step in match.steps()[: _first(match, dice)])
    if not dice.secret:
        return Verdict("not-revealed", chosen=chosen)
    holds = commitment_of(dice.secret) == dice.commitment
    checks = _checks(match, dice)
    reason: Reason = "fair"
    if not holds:
        reason = "commitment-broken"
    elif not all(check.right for check in checks):
        reason = "outcome-differs"
    elif false_contributions(dice):
        reason = "contribution-differs"
    return Verdict(reason, holds, checks, chosen)


def false_contributions(dice: FairDice) -> list[str]:
    """The seats whose text does not have the hash that it is said to have."""
    return [
        seat
        for seat, given in dice.contributions.items()
        if given.text and given != Contribution.of(dice.table, seat, given.text, given.salt)
    ]


def _first(match: Match, dice: FairDice) -> int:
    """The first step in the match's memory after its dice were sealed."""
    return max(0, dice.since - match.skipped)


def _checks(match: Match, dice: FairDice) -> tuple[Check, ...]:
    checks: list[Check] = []
    key = dice.key()
    for step in match.steps()[_first(match, dice) :]:
        if step.actor == BY_CHANCE:
            ply = int(step.before[0].ply)
            outcomes, found = match.outcomes(step), match.variant.vocabulary.text(step.action)
            checks.append(Check(ply, outcomes, found, _drawn(key, ply, outcomes)))
    return tuple(checks)
