"""Records: a game as readable text. Headers, an empty line, then one move a line.

    game: minivilles
    option edition: base
    …
    result: B wins

    A roll 1
    * dice 3
    A build cafe

``*`` is chance. A match that was set up from a position carries it as one line of JSON, and one
with fair dice all that is needed to check them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from bourgade.kernel import registry
from bourgade.kernel.errors import BadOption, BadRecord, BourgadeError, UnknownGame
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import CHANCE
from bourgade.kernel.texts import Value
from bourgade.play.fair import FairDice, one_line

if TYPE_CHECKING:
    from bourgade.play.match import Match

FORMAT = "1"


def write(match: Match) -> str:
    """The record of a match, finished or not."""
    variant = match.variant
    lines = [
        f"bourgade: {FORMAT}",
        f"game: {variant.game.name}",
        f"rules: {variant.game.rules_version}",
        f"content: {variant.tables.digest}",
        *(f"option {name}: {value}" for name, value in variant.options.items()),
        *(f"player {seat}: {one_line(name)}" for seat, name in match.players.items()),
        *([] if match.dice is None else _dice_lines(match.dice)),
        f"result: {result(match)}",
    ]
    if match.start_position is not None:
        lines.append(f"position: {json.dumps(match.start_position, ensure_ascii=False)}")
    lines.append("")
    for actor, move in match.history:
        lines.append(f"{'*' if actor == CHANCE else variant.words['seats'][actor]} {move}")
    return "\n".join(lines) + "\n"


def _dice_lines(dice: FairDice) -> list[str]:
    return [
        f"dice table: {dice.table}",
        f"dice commitment: {dice.commitment}",
        *([f"dice secret: {dice.secret}"] if dice.secret else []),
        *(f"dice contribution {seat}: {text}" for seat, text in dice.contributions.items()),
    ]


def result(match: Match) -> str:
    """The result in one line."""
    if not match.over:
        return "unfinished"
    winners = " and ".join(match.variant.words["seats"][p] for p in match.winners)
    return f"{winners} {'wins' if len(match.winners) == 1 else 'win'}"


def read(text: str, *, content: str | Path | Iterable[str | Path] = ()) -> Match:
    """A match from its record: every move is played again, so a false one is found."""
    headers, moves = _split(text)
    given = (content,) if isinstance(content, str | Path) else tuple(content)
    files = [Path(file) for file in given]
    try:
        game = registry.find(_header(headers, "game"))
    except UnknownGame as error:
        raise _at(headers["game"][0], error) from None
    if _header(headers, "rules") != str(game.rules_version):
        raise BadRecord(
            "error-other-rules", line=headers["rules"][0], found=headers["rules"][1],
            current=game.rules_version,
        )  # fmt: skip
    options = {k.split(" ", 1)[1]: v for k, (_, v) in headers.items() if k.startswith("option ")}
    try:
        variant = game.variant(files, **options)
    except BadOption as error:
        named = f"option {error.args_['option']}"
        raise _at(headers.get(named, headers["game"])[0], error) from None
    if _header(headers, "content") != variant.tables.digest:
        line, found = headers["content"]
        raise BadRecord(
            "error-other-content", line=line, found=found, current=variant.tables.digest
        )
    match = _start(variant, headers)
    for key, (line, name) in headers.items():
        if key.startswith("player "):
            seat = key.removeprefix("player ")
            if seat not in variant.words["seats"]:
                raise _at(line, "record-no-seat", seat=seat)
            match.players[seat] = name
    match.dice = _dice(headers, variant.words["seats"])
    for number, line in moves:
        _replay(match, number, line)
    line, claimed = headers.get("result", (0, result(match)))
    if claimed != result(match):
        raise _at(line, "record-result", claimed=claimed, found=result(match))
    match.roll_automatically()
    return match


def _split(text: str) -> tuple[dict[str, tuple[int, str]], list[tuple[int, str]]]:
    headers: dict[str, tuple[int, str]] = {}
    moves: list[tuple[int, str]] = []
    in_headers = True
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            in_headers = in_headers and not headers
        elif in_headers:
            key, colon, value = line.partition(":")
            if not colon:
                raise _at(number, "record-no-header", found=line.strip()[:60])
            headers[key.strip()] = (number, value.strip())
        else:
            moves.append((number, line.strip()))
    if "bourgade" not in headers:
        raise _at(1, "record-not-ours", known=FORMAT)
    if headers["bourgade"][1] != FORMAT:
        number, found = headers["bourgade"]
        raise _at(number, "record-format", found=found, known=FORMAT)
    return headers, moves


def _header(headers: dict[str, tuple[int, str]], name: str) -> str:
    if name not in headers:
        raise _at(1, "record-header-missing", header=name)
    return headers[name][1]


def _start(variant: Variant, headers: dict[str, tuple[int, str]]) -> Match:
    from bourgade.play.loading import LoadedGame

    game = LoadedGame(variant)
    if "position" not in headers:
        return game.start(chance="manual")
    number, text = headers["position"]
    try:
        return game.setup(json.loads(text), chance="manual")
    except BourgadeError as error:
        raise _at(number, error) from None
    except (ValueError, RecursionError) as error:
        raise _at(number, "record-no-json", why=str(error)) from None


def _dice(headers: dict[str, tuple[int, str]], seats: tuple[str, ...]) -> FairDice | None:
    parts = {k.removeprefix("dice "): v for k, v in headers.items() if k.startswith("dice ")}
    if not parts:
        return None
    contributions: dict[str, str] = {}
    for part, (line, value) in parts.items():
        kind, _, seat = part.partition(" ")
        if kind == "contribution":
            if seat not in seats:
                raise _at(line, "record-no-seat", seat=seat)
            contributions[seat] = value
        elif part not in ("table", "commitment", "secret"):
            raise _at(line, "record-dice-part", part=part)
    table, commitment = _header(headers, "dice table"), _header(headers, "dice commitment")
    line, secret = parts.get("secret", (0, ""))
    if line and not secret:
        raise _at(line, "record-no-secret")
    try:
        return FairDice(table, contributions, commitment, secret)
    except BadOption as error:
        raise _at(parts[str(error.args_["part"])][0], error) from None


def _replay(match: Match, number: int, line: str) -> None:
    who, _, move = line.partition(" ")
    seats = match.variant.words["seats"]
    actor = match.actor
    if actor is None:
        raise _at(number, "record-after-end", found=line)
    expected = "*" if actor == CHANCE else seats[actor]
    if who != expected:
        raise _at(number, "record-wrong-turn", found=line, who=who, expected=expected)
    try:
        match.play(move)
    except BourgadeError as error:
        raise _at(number, error) from None


def _at(line: int, why: str | BourgadeError, /, **args: Value) -> BadRecord:
    """What is wrong with a line: an error as it is, or a message of its own."""
    reason = BourgadeError(why, None, **args) if isinstance(why, str) else why
    return BadRecord("error-bad-record", line=line, why=reason)
