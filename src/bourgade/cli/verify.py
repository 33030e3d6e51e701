"""What ``verify`` prints: the dice of a recorded game, each as it should have fallen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from bourgade.cli.i18n import language, say
from bourgade.cli.listings import described
from bourgade.cli.output import printable, tell
from bourgade.play import Match
from bourgade.play.fair_dice import FairDice, Verdict, commitment_of, false_contributions
from bourgade.play.sentences import move_sentence

VERDICTS = {
    "fair": "verify-fair",
    "outcome-differs": "verify-outcome-differs",
    "contribution-differs": "verify-contribution-differs",
    "commitment-broken": "verify-commitment-broken",
    "not-revealed": "verify-not-revealed",
    "no-fair-dice": "verify-no-fair-dice",
}

STATUS = {"fair": 0, "outcome-differs": 1, "contribution-differs": 1, "commitment-broken": 1}
UNCHECKED = 2

MOST = 20  # false outcomes that are listed unless all are asked for


def exit_status(verdict: Verdict) -> int:
    """0: fair; 1: not; 2: nobody can tell."""
    return STATUS.get(verdict.reason, UNCHECKED)


def verdict_facts(match: Match, verdict: Verdict) -> dict[str, Any]:
    """The verdict as plain data, with all that is needed to come to it by other means."""
    dice = match.dice
    return {
        "verdict": verdict.reason,
        "table": dice and dice.table,
        "commitment": dice and dice.commitment,
        "since": dice and dice.since,
        "secret": (dice and dice.secret) or None,
        "contributions": dice and {s: asdict(given) for s, given in dice.contributions.items()},
        "text": dice and dice.text,
        "key": dice.key().hex() if dice and dice.secret else None,
        "commitment_holds": verdict.commitment_holds,
        "chosen": verdict.chosen,
        "checked": len(verdict.checks),
        "wrong": len(verdict.wrong),
        "checks": [
            {
                "ply": check.ply,
                "outcomes": dict(check.outcomes),
                "found": check.found,
                "expected": check.expected,
                "right": check.right,
            }
            for check in verdict.checks
        ],
    }


def show_verdict(console: Console, match: Match, verdict: Verdict, *, every: bool) -> None:
    """The dice, what is wrong with them or all of them, how to check by hand, the verdict."""
    console.print(described(match.variant))
    console.print()
    if match.dice is not None:
        _show_dice(console, match, match.dice, verdict)
        if match.dice.secret:
            _show_checks(console, match, verdict, every)
        tell(console, "verify-by-hand")
        # Never broken: it is there to be copied.
        console.print(Text(match.dice.text, "cyan"), soft_wrap=True)
        console.print()
    if verdict.chosen:
        tell(console, "verify-chosen", "yellow", count=verdict.chosen)
    can_tell = exit_status(verdict) != UNCHECKED
    mark = _mark(verdict.right) if can_tell else Text("? ", "yellow")
    console.print(Text.assemble(mark, (say(VERDICTS[verdict.reason]), "bold")))


def _show_dice(console: Console, match: Match, dice: FairDice, verdict: Verdict) -> None:
    rows = {
        say("verify-table"): dice.table,
        say("verify-commitment"): dice.commitment,
        say("verify-secret"): dice.secret or say("verify-hidden"),
    }
    for seat in match.variant.words["seats"]:
        given = dice.contributions.get(seat)
        text = say("verify-none") if given is None else given.text or say("verify-erased")
        rows[say("verify-contribution", seat=seat)] = text
        if given is not None:
            rows[say("verify-hash", seat=seat)] = given.hash
        if given is not None and given.salt:
            rows[say("verify-salt", seat=seat)] = given.salt
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column(overflow="fold")
    for name, value in rows.items():
        grid.add_row(name, Text(value))
    console.print(grid)
    if dice.secret:
        holds = verdict.commitment_holds
        message = "verify-fits" if holds else "verify-fits-not"
        fits = say(message, found=commitment_of(dice.secret))
        console.print(Text.assemble(_mark(holds), fits))
    for seat in false_contributions(dice):
        told = say("verify-text-fits-not", seat=seat)
        console.print(Text.assemble(_mark(right=False), told))
    console.print()


def _show_checks(console: Console, match: Match, verdict: Verdict, every: bool) -> None:
    count, wrong = len(verdict.checks), len(verdict.wrong)
    message = "verify-some-wrong" if wrong else "verify-all-right"
    counted = say(message, count=count, wrong=wrong)
    console.print(Text.assemble(_mark(not wrong), counted))
    listed = verdict.checks if every else verdict.wrong[:MOST]
    if listed:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
        table.add_column()
        table.add_column(say("column-ply"), justify="right")
        table.add_column(say("column-found"))
        table.add_column(say("column-expected") if wrong else "")
        names = printable(match.names(language()))
        for check in listed:
            found = _told(match, check.found, names)
            expected = "" if check.right else _told(match, check.expected, names)
            table.add_row(_mark(check.right), str(check.ply), found, expected)
        console.print(table)
    if wrong > len(listed):
        tell(console, "verify-more", "dim", count=wrong - len(listed))
    console.print()


def _told(match: Match, outcome: str, names: Mapping[str, str]) -> Text:
    action = match.variant.vocabulary.action(outcome)
    return Text(move_sentence(match.variant, action, language(), names))


def _mark(right: bool) -> Text:
    return Text("✓ ", "green") if right else Text("✗ ", "red")
