"""Records: a game as readable text. Headers, an empty line, then one move per line.

    game: minivilles
    option edition: base
    …
    result: B wins

    A roll 1
    * dice 3
    A build cafe

``*`` is chance. A match that was set up from a position carries it as one line of JSON, one whose
content is not as printed everything that differs as another, and one with fair dice all that is
needed to check them: the hashes of what the players added, and the texts with their salts unless
they were erased. ``dice since`` counts the moves before them, whose outcomes a lesson chose. ``?``
stands for what a seat may not know yet.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bourgade.compile.warmup import loaded_mode
from bourgade.kernel import registry
from bourgade.kernel.content import Content, Source, content_from, sources_of
from bourgade.kernel.errors import BadContent, BadOption, BadRecord, BourgadeError, UnknownGame
from bourgade.kernel.game import BY_CHANCE, Variant
from bourgade.kernel.i18n import Value
from bourgade.play.fair_dice import Contribution, FairDice, one_line

if TYPE_CHECKING:
    from bourgade.play.match import Match
    from bourgade.play.situation import Viewer

FORMAT = "1"
LONG = 3000  # moves from which on loading compiled rules pays off
MOST_DIGITS = 9  # of the number of a move
HIDDEN = "?"  # the move of a step that is hidden from the reader
ACTORS = {"*": BY_CHANCE, BY_CHANCE: "?"}  # by their sign; the word itself is not one
TABLES = "content tables"  # the header with everything that is laid over the printed figures
SEEN_BY = "seen by"  # the header of a record from which something is left out


def write(match: Match, seat: Viewer = ...) -> str:
    """The record of a match, finished or not; ``seat`` leaves out what it may not know yet."""
    variant = match.variant
    hidden = [seat is not ... and match.hides(step, seat) for step in match.steps()]
    position = match.start_position
    if position is not None and seat is not ... and not match.over:
        position = match.at(0).view(seat)
    is_part = any(hidden) or position != match.start_position
    lines = [
        f"bourgade: {FORMAT}",
        f"game: {variant.game.name}",
        f"rules: {variant.game.rules_version}",
        f"content: {variant.tables.digest}",
        *([f"{TABLES}: {kept}"] if (kept := variant.tables.kept) else []),
        *(f"option {name}: {value}" for name, value in variant.options.items()),
        *(f"player {seat}: {one_line(name)}" for seat, name in match.players.items()),
        *([] if match.dice is None else _dice_lines(match.dice, match.over or seat is ...)),
        *([f"resigned: {' '.join(match.resigned)}"] if match.resigned else []),
        f"result: {result(match)}",
    ]
    if is_part:
        lines.append(f"{SEEN_BY}: {seat or 'onlooker'}")
    if position is not None:
        lines.append(f"position: {json.dumps(position, ensure_ascii=False)}")
    lines.append("")
    for (actor, move), is_hidden in zip(match.history, hidden, strict=True):
        lines.append(f"{_sign(actor)} {HIDDEN if is_hidden else move}")
    return "\n".join(lines) + "\n"


def _sign(actor: str) -> str:
    return "*" if actor == BY_CHANCE else actor


def _dice_lines(dice: FairDice, is_revealed: bool) -> list[str]:
    return [
        f"dice table: {dice.table}",
        f"dice commitment: {dice.commitment}",
        *([f"dice since: {dice.since}"] if dice.since else []),
        *([f"dice secret: {dice.secret}"] if dice.secret and is_revealed else []),
        *(line for seat, given in dice.contributions.items() for line in _given(seat, given)),
    ]


def _given(seat: str, given: Contribution) -> list[str]:
    lines = [f"dice hash {seat}: {given.hash}"]
    if given.text:
        lines += [f"dice salt {seat}: {given.salt}", f"dice contribution {seat}: {given.text}"]
    return lines


def result(match: Match) -> str:
    """The result in one line; the last player who did not resign has won."""
    left = [seat for seat in match.variant.players if seat not in match.resigned]
    winners = match.winners or (left if match.resigned and len(left) == 1 else ())
    if not winners:
        return "unfinished"
    return f"{' and '.join(winners)} {'wins' if len(winners) == 1 else 'win'}"


@dataclass(frozen=True)
class Begun:
    """A record whose headers are parsed: the match at its start, and the moves to play."""

    match: Match
    moves: list[tuple[int, str]]  # lines, with their numbers
    claimed: tuple[int, str]  # the line and the text of the result

    def finish(self) -> Match:
        """Play all moves, which finds illegal ones."""
        match = self.match
        played = match.replay([_played(line) for _, line in self.moves])
        for number, line in self.moves[played:]:
            _replay(match, number, line)
        line, claimed = self.claimed
        if line and claimed != result(match):
            raise _at(line, "record-result", claimed=claimed, found=result(match))
        match.roll_automatically()
        return match


def read(text: str, *, content: Content = ()) -> Match:
    """A match from its record; all moves are replayed, which finds illegal ones."""
    begun = begin(text, content=content)
    if len(begun.moves) >= LONG:
        begun.match.run(loaded_mode(begun.match.variant, "rules"))
    return begun.finish()


def begin(text: str, *, content: Content = ()) -> Begun:
    """Parse the headers of a record without playing its moves."""
    headers, moves = _split(text)
    try:
        game = registry.find(_header(headers, "game"))
    except UnknownGame as error:
        raise _at(headers["game"][0], error) from None
    if _header(headers, "rules") != str(game.rules_version):
        raise BadRecord(
            "error-other-rules", line=headers["rules"][0], found=headers["rules"][1],
            current=game.rules_version,
        )  # fmt: skip
    if SEEN_BY in headers:
        line, who = headers[SEEN_BY]
        raise _at(line, "record-partial", who=who)
    files = _content(headers, sources_of(content))
    try:
        tables, figures = game.load_content(files)
    except BadContent as error:
        if TABLES not in headers:
            raise
        raise _at(headers[TABLES][0], error) from None
    if _header(headers, "content") != tables.digest:
        line, found = headers["content"]
        raise BadRecord("error-other-content", line=line, found=found, current=tables.digest)
    options = {k.split(" ", 1)[1]: v for k, (_, v) in headers.items() if k.startswith("option ")}
    try:
        chosen = game.resolve(figures, options)
    except BadOption as error:
        named = f"option {error.args_['option']}"
        raise _at(headers.get(named, headers["game"])[0], error) from None
    variant = game.variant_with(tables, figures, chosen, files)
    match = _start(variant, headers)
    for key, (line, name) in headers.items():
        if key.startswith("player "):
            seat = key.removeprefix("player ")
            if seat not in variant.words["seats"]:
                raise _at(line, "record-no-seat", seat=seat)
            match.players[seat] = name
    match.resigned = _resigned(headers, variant.players)
    match.dice = _dice(headers, variant.words["seats"])
    return Begun(match, moves, headers.get("result", (0, "")))


def _content(headers: dict[str, tuple[int, str]], given: tuple[Source, ...]) -> tuple[Source, ...]:
    """The content that the record carries; files that are given stand for it if it has none."""
    if TABLES not in headers:
        return given
    line, kept = headers[TABLES]
    try:
        return content_from(kept)
    except BadContent as error:
        raise _at(line, error) from None


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
    from bourgade.play.loader import LoadedGame

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


def _resigned(headers: dict[str, tuple[int, str]], seats: tuple[str, ...]) -> tuple[str, ...]:
    line, text = headers.get("resigned", (0, ""))
    for seat in text.split():
        if seat not in seats:
            raise _at(line, "record-no-seat", seat=seat)
    return tuple(sorted(set(text.split())))


def _dice(headers: dict[str, tuple[int, str]], seats: tuple[str, ...]) -> FairDice | None:
    parts = {k.removeprefix("dice "): v for k, v in headers.items() if k.startswith("dice ")}
    if not parts:
        return None
    giving: set[str] = set()
    for part, (line, _) in parts.items():
        kind, _, seat = part.partition(" ")
        if kind in ("hash", "salt", "contribution"):
            if seat not in seats:
                raise _at(line, "record-no-seat", seat=seat)
            giving.add(seat)
        elif part not in ("table", "commitment", "secret", "since"):
            raise _at(line, "record-dice-part", part=part)
    contributions = {seat: _contribution(headers, seat) for seat in sorted(giving)}
    table, commitment = _header(headers, "dice table"), _header(headers, "dice commitment")
    line, secret = parts.get("secret", (0, ""))
    if line and not secret:
        raise _at(line, "record-no-secret")
    line, since = parts.get("since", (0, "0"))
    if not (since.isascii() and since.isdigit() and len(since) < MOST_DIGITS):
        raise _at(line, "record-dice-since", found=since[:40])
    try:
        return FairDice(table, contributions, commitment, secret, int(since))
    except BadOption as error:
        raise _at(parts[str(error.args_["part"])][0], error) from None


def _contribution(headers: dict[str, tuple[int, str]], seat: str) -> Contribution:
    """The contribution of a seat to the dice, with its text unless that was erased."""
    digest = _header(headers, f"dice hash {seat}")
    text, salt = f"dice contribution {seat}", f"dice salt {seat}"
    if text not in headers and salt not in headers:
        return Contribution(digest)
    return Contribution(digest, _header(headers, text), _header(headers, salt))


def _played(line: str) -> tuple[str, str]:
    """Who made the move of a line, and the move."""
    sign, _, move = line.partition(" ")
    return ACTORS.get(sign, sign), move


def _replay(match: Match, number: int, line: str) -> None:
    who, _, move = line.partition(" ")
    actor = match.actor
    if actor is None:
        raise _at(number, "record-after-end", found=line)
    if who != _sign(actor):
        raise _at(number, "record-wrong-turn", found=line, who=who, expected=_sign(actor))
    try:
        match.play(move)
    except BourgadeError as error:
        raise _at(number, error) from None


def _at(line: int, why: str | BourgadeError, /, **args: Value) -> BadRecord:
    """The error in a line: another error, or a message."""
    reason = BourgadeError(why, None, **args) if isinstance(why, str) else why
    return BadRecord("error-bad-record", line=line, why=reason)
