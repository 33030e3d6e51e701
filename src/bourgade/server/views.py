"""What the pages show of tables and games: plain data in one language, ready for a template."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from bourgade.kernel import registry
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import Choice, Game
from bourgade.kernel.i18n import LANGUAGES, message_id
from bourgade.play.move_text import move_sentence
from bourgade.server.opponents import LEVELS
from bourgade.server.scene import Scene
from bourgade.server.settings import PACES
from bourgade.server.store import MatchRow, SeatRow, Summary
from bourgade.server.table import Line, Table, variant_of
from bourgade.server.words import TEXTS


@dataclass(frozen=True)
class Box:
    """A game on the shelf."""

    name: str
    title: str
    subtitle: str
    credits: str
    cover: str
    style: str
    script: str  # a module of the board's own
    players: str
    editions: Sequence[str]


@dataclass(frozen=True)
class SeatLine:
    """Somebody at a table, in a list."""

    letter: str
    name: str
    kind: str
    bot: str = ""
    mine: bool = False
    won: bool = False
    resigned: bool = False
    stands_in: bool = False  # a bot plays for the person
    last: str = ""
    scores: Sequence[tuple[str, int]] = ()
    hints: int = 0  # that the seat had


@dataclass(frozen=True)
class Row:
    """A table in a list of the lobby."""

    id: str
    url: str
    game: str
    title: str
    edition: str
    seats: Sequence[SeatLine]
    open_count: int
    next_name: str
    my_turn: bool
    pace: str
    ago: str
    deadline: str
    winners: str
    begun: bool
    over: bool
    listed: bool


@dataclass(frozen=True)
class StoryLine:
    """One sentence of the story of a game."""

    ply: int
    step: int
    seat: str
    text: str
    rule: str
    rule_url: str
    kind: str  # event, turn or table
    private_to: str = ""  # the seat that alone may read it before the end


@dataclass(frozen=True)
class TableView:
    """A table as its page shows it."""

    id: str
    url: str
    title: str
    game: str
    edition: str
    options_line: str
    pace: str
    begun: bool
    over: bool
    frozen: str
    status: str
    result: str
    ending: str  # why the game ended, in a sentence
    reason: str
    my_turn: bool
    thinking: bool  # a bot is to move
    can_hint: bool
    hints: str  # whether hints may be had, in a sentence
    mine: Sequence[str]
    can_undo: bool
    can_resign: bool
    replaceable: Sequence[tuple[str, str]]
    returnable: Sequence[tuple[str, str]]
    deadline: str
    chance: str
    companion: bool
    commitment: str
    ply: int
    steps: int
    seats: Sequence[SeatLine]
    winners: str
    onlookers: int
    listed: bool
    origin: str
    hidden: bool


# Games


def all_games() -> list[Game]:
    """Every game that can be loaded; a broken folder of somebody's own hides no other game."""
    games: list[Game] = []
    for name in registry.names():
        try:
            game = registry.find(name)
            box_of(game, "en")  # reads its texts and its figures
            games.append(game)
        except Exception:  # whatever the code of its author raises while it is loaded
            continue
    return games


@lru_cache(maxsize=64)
def box_of(game: Game, language: str) -> Box:
    """The box of a game with our own cover where its folder has one."""
    say = game.texts.say
    view = game.folder / "view"
    _, content = game.load_content()
    values: dict[str, tuple[Choice, ...]] = {}
    counts: set[int] = set()
    for chosen in game.editions(content):
        resolved: dict[str, Choice] = {}
        for option in game.options:
            allowed = option.allowed(content, resolved)
            values.setdefault(option.name, allowed)
            if option.name == "players":
                counts.update(int(n) for n in allowed)
            resolved[option.name] = chosen.get(option.name, allowed[0])
    named = game.edition.name if game.edition else ""
    editions = [game.texts.name(language, named, str(value)) for value in values.get(named, ())]
    return Box(
        game.name,
        game.title(language),
        say(language, "subtitle") if game.texts.has(language, "subtitle") else "",
        say(language, "credits") if game.texts.has(language, "credits") else "",
        f"/games/{game.name}/box.svg" if (view / "box.svg").exists() else "",
        f"/games/{game.name}/style.css" if (view / "style.css").exists() else "",
        f"/games/{game.name}/board.js" if (view / "board.js").exists() else "",
        f"{min(counts)}–{max(counts)}" if len(counts) > 1 else str(min(counts)),
        editions,
    )


def option_name(game: Game, language: str, option: str) -> str:
    message = f"option-{message_id(option)}"
    texts = game.texts
    return texts.say(language, message) if texts.has(language, message) else option


def value_name(game: Game, language: str, option: str, value: Choice) -> str:
    """An option's value as people call it."""
    value = str(value)
    message = f"option-{message_id(option)}-{message_id(value)}"
    if game.texts.has(language, message):
        return game.texts.say(language, message)
    seat = len(value) == 1 and value.isalpha()
    return game.texts.name(language, "seats", value) if seat else value


def bots(language: str) -> list[tuple[str, str, str]]:
    """The bots that are offered, what they are called, and a sentence on each."""
    return [(spec, bot_name(language, spec), bot_about(language, spec)) for spec in LEVELS]


def bot_about(language: str, spec: str) -> str:
    message = f"bot-{message_id(spec)}-about"
    return TEXTS.say(language, message) if TEXTS.has(language, message) else ""


def bot_name(language: str, spec: str) -> str:
    message = f"bot-{message_id(spec)}"
    return TEXTS.say(language, message) if TEXTS.has(language, message) else spec


# Times


def ago(language: str, seconds: float) -> str:
    """How long something is past, roughly."""
    minutes = int(seconds // 60)
    if minutes < 1:
        return TEXTS.say(language, "ago-now")
    if minutes < 60:
        return TEXTS.say(language, "ago-minutes", count=minutes)
    if minutes < 48 * 60:
        return TEXTS.say(language, "ago-hours", count=minutes // 60)
    return TEXTS.say(language, "ago-days", count=minutes // 1440)


def deadline(language: str, pace: str, last_at: float) -> str:
    """How long whoever is to move may still think; only where it is days."""
    if pace == "live" or pace not in PACES:
        return ""
    left = last_at + PACES[pace] - time.time()
    if left <= 0:
        return TEXTS.say(language, "deadline-over")
    if left < 3600:
        return TEXTS.say(language, "deadline-minutes", count=max(1, int(left // 60)))
    if left < 48 * 3600:
        return TEXTS.say(language, "deadline-hours", count=int(left // 3600))
    return TEXTS.say(language, "deadline-days", count=int(left // 86_400))


# Tables in lists


def row_of(summary: Summary, language: str, token: str) -> Row:
    match = summary.match
    title, edition = titles(match, language)
    names = {seat.seat: shown_name(seat, language) for seat in summary.seats}
    if result := summary.result:
        names |= _unseated(match, language, result.winners)
    mine = {seat.seat for seat in summary.seats if token and seat.token == token}
    return Row(
        id=match.id,
        url=f"/t/{match.id}",
        game=match.game,
        title=title,
        edition=edition,
        seats=[
            SeatLine(
                seat.seat, names[seat.seat], seat.kind, seat.bot, seat.seat in mine,
                result is not None and seat.seat in result.winners,
            )
            for seat in summary.seats
        ],
        open_count=sum(seat.kind == "open" for seat in summary.seats),
        next_name=names.get(summary.next, ""),
        my_turn=result is None and summary.next in mine,
        pace=match.pace,
        ago=ago(language, time.time() - summary.last_at),
        deadline=deadline(language, match.pace, summary.last_at) if summary.plies else "",
        winners=", ".join(names.get(w, w) for w in result.winners) if result else "",
        begun=summary.plies > 0,
        over=result is not None,
        listed=match.listed,
    )  # fmt: skip


def _unseated(match: MatchRow, language: str, winners: str) -> dict[str, str]:
    """Winners that nobody sat for: opponents that the rules play."""
    try:
        variant = variant_of(match.game, tuple(sorted(match.options.items())))
    except BourgadeError:
        return {}
    return {w: variant.name(language, "seats", w) for w in winners if w in variant.automata}


def titles(match: MatchRow, language: str) -> tuple[str, str]:
    """The title of a table's game and its edition."""
    try:
        game = registry.find(match.game)
    except BourgadeError:
        return match.game, ""
    option = game.edition.name if game.edition else ""
    edition = match.options.get(option)
    return game.title(language), game.texts.name(language, option, str(edition)) if edition else ""


def shown_name(seat: SeatRow, language: str) -> str:
    """How a list calls whoever sits there."""
    if seat.kind == "open":
        return TEXTS.say(language, "seat-open")
    if seat.kind == "bot":
        return TEXTS.say(language, "bot-named", bot=bot_name(language, seat.bot), letter=seat.seat)
    return seat.name or TEXTS.name(language, "seats", seat.seat)


# One table


def names_of(table: Table, language: str) -> dict[str, str]:
    """How sentences call whoever sits at a table: people by name, bots by what they are."""
    seated = {s: shown_name(row, language) for s, row in table.sitting.items()}
    names = {s: name for s, name in seated.items() if table.sitting[s].kind != "open"}
    return {**names, **_automata(table, language)}


def all_names(table: Table) -> dict[str, dict[str, str]]:
    """The same in every language."""
    return {language: names_of(table, language) for language in LANGUAGES}


def _automata(table: Table, language: str) -> dict[str, str]:
    """The opponents that the rules of a game play themselves."""
    if table.match is None:
        return {}
    variant = table.match.variant
    return {letter: variant.name(language, "seats", letter) for letter in variant.automata}


def view_of(
    table: Table, language: str, token: str, onlookers: int = 0, as_seat: str | None = None
) -> TableView:
    """A table for one viewer."""
    title, edition = titles(table.row, language)
    mine = table.seats_of(token)
    names = {s: shown_name(row, language) for s, row in table.sitting.items()}
    names |= _automata(table, language)
    actor = table.actor
    plays = table.played_by(token)
    my_turn = table.asks(token)
    late = table.patience <= 0
    return TableView(
        id=table.id,
        url=f"/t/{table.id}",
        title=title,
        game=table.row.game,
        edition=edition,
        options_line=_options_line(table, language),
        pace=table.row.pace,
        begun=table.begun,
        over=table.over,
        frozen=TEXTS.say(language, f"frozen-{table.frozen}") if table.frozen else "",
        status=_status(table, language, names, mine),
        result=_result(table, language, names),
        ending=table.match.ending_text(language) if table.match else "",
        reason=table.result.reason if table.result else "",
        my_turn=my_turn,
        thinking=table.bot_to_move is not None,
        can_hint=my_turn and actor != "*" and table.allows_hints,
        hints=TEXTS.say(language, f"hints-{'on' if table.allows_hints else 'off'}"),
        mine=sorted(mine),
        can_undo=_can_undo(table, plays),
        can_resign=bool(mine & table.people) and table.begun and not table.over,
        replaceable=[
            (s, names[s])
            for s in sorted(table.people - set(table.bots))
            if not table.over and table.begun and mine and (s in mine or (late and s == actor))
        ],
        returnable=[
            (s, names[s]) for s in sorted(mine & table.people & set(table.bots)) if not table.over
        ],
        deadline=deadline(language, table.row.pace, table.last_at) if actor else "",
        chance=table.row.chance,
        companion=table.row.chance == "manual",
        commitment=table.commitment,
        ply=table.ply,
        steps=len(table.match.steps()) if table.match else 0,
        seats=_seat_lines(table, language, mine, names, table.eyes(token, as_seat)),
        winners=", ".join(names[w] for w in _winners(table)),
        onlookers=onlookers,
        listed=table.row.listed,
        origin=table.row.origin,
        hidden=table.hides(),
    )


def _winners(table: Table) -> str:
    return table.result.winners if table.result else ""


def _seat_lines(
    table: Table,
    language: str,
    mine: frozenset[str],
    names: Mapping[str, str],
    eyes: frozenset[str],
) -> list[SeatLine]:
    match = table.match
    lines: list[SeatLine] = []
    automata = sorted(_automata(table, language))
    for letter in (*table.letters, *automata):
        row = table.sitting.get(letter, SeatRow(0, letter, "automaton", "", "", "", "", 0.0))
        scores: list[tuple[str, int]] = []
        if match is not None and table.over:
            texts = match.variant.game.texts
            scores = [
                (texts.say(language, f"score-{message_id(name)}"), points)
                for name, points in match.scores[letter].items()
            ]
        lines.append(
            SeatLine(
                letter, names[letter], row.kind, table.bots.get(letter, row.bot), letter in mine,
                letter in _winners(table), letter in table.resigned,
                row.kind == "person" and letter in table.bots,
                last_move(table, letter, language, eyes), scores, table.hints[letter],
            )
        )  # fmt: skip
    return lines


def last_move(table: Table, letter: str, language: str, eyes: frozenset[str]) -> str:
    """A seat's last move, as a sentence."""
    line, match = table.last.get(letter), table.match
    if line is None or match is None or not table.told_to(line, eyes):
        return ""
    try:
        action = match.variant.vocabulary.action(line.text)
        return move_sentence(match.variant, action, language, names_of(table, language))
    except BourgadeError:
        return line.text


def _can_undo(table: Table, mine: frozenset[str]) -> bool:
    if not mine or not table.begun:
        return False
    try:
        table.taking_back(mine)
    except BourgadeError:
        return False
    return True


def _options_line(table: Table, language: str) -> str:
    """The options that are not as usual, in one line."""
    if table.match is None:
        return ", ".join(f"{name} {value}" for name, value in table.row.options.items())
    variant = table.match.variant
    game, chosen, parts = variant.game, dict[str, str](), list[str]()
    for option in game.options:
        value = variant.options[option.name]
        usual = option.allowed(variant.content, chosen)[0]
        if option is not game.edition and option.name != "players" and value != usual:
            label = option_name(game, language, option.name)
            said = value_name(game, language, option.name, value)
            parts.append(TEXTS.say(language, "option-line", option=label, value=said))
        chosen[option.name] = value
    return " · ".join(parts)


def _status(table: Table, language: str, names: Mapping[str, str], mine: frozenset[str]) -> str:
    """Where the game stands, in one sentence."""
    if table.frozen:
        return TEXTS.say(language, f"frozen-{table.frozen}")
    if table.over:
        return _result(table, language, names)
    if not table.begun or table.match is None:
        return TEXTS.say(language, "status-waiting", count=len(table.open_seats))
    task = table.match.variant.game.texts.say(language, f"phase-{message_id(table.match.phase)}")
    actor = table.actor
    if actor == "*" and table.enters & mine - table.resigned:
        return TEXTS.say(language, "status-enter-dice", task=task)
    if actor == "*" and table.draws_in_secret:
        drawn = ", ".join(names[seat] for seat in sorted(table.draws_in_secret))
        return TEXTS.say(language, "status-secret-draw", name=drawn, task=task)
    if actor == "*":
        return TEXTS.say(language, "status-enter-dice", task=task)
    if actor in mine and actor not in table.bots:
        several = len(mine & table.people) > 1
        who = names[actor or ""]
        message = "status-yours-here" if several else "status-yours"
        return TEXTS.say(language, message, name=who, task=task)
    message = "status-thinking" if table.bot_to_move else "status-theirs"
    return TEXTS.say(language, message, name=names.get(actor or "", ""), task=task)


def _result(table: Table, language: str, names: Mapping[str, str]) -> str:
    if table.result is None:
        return ""
    winners = [names[w] for w in table.result.winners]
    said = ", ".join(winners)
    return TEXTS.say(language, f"result-{table.result.reason}", names=said, count=len(winners))


# The story


def story_of(
    table: Table, language: str, lines: Iterable[Line], eyes: frozenset[str] = frozenset()
) -> list[StoryLine]:
    """The rows of the log as sentences, each event with its rule, with the secrets of ``eyes``."""
    told: list[StoryLine] = []
    for line in lines:
        key = (language, line.ply)
        if key not in table.told:
            table.told[key] = _sentences(table, line, language)
        told += [
            said
            for said in table.told[key]
            if table.over or not said.private_to or said.private_to in eyes
        ]
    return told


def _sentences(table: Table, line: Line, language: str) -> list[StoryLine]:
    """What one row did, each sentence once made and kept."""
    names = names_of(table, language)
    if line.text.startswith("!"):
        return _table_line(line, language, names)
    if table.match is None or (table.frozen and not line.events):
        return [StoryLine(line.ply, line.steps, line.actor, line.text, "", "", "event")]
    return [
        StoryLine(
            line.ply, line.steps, event.seat or "", event.text(language, names), event.rule,
            f"/games/{table.row.game}/rules#{event.rule}" if event.rule else "",
            "turn" if event.heads_turn else "event",
            (event.seat or "-") if event.private else "",
        )
        for event in line.events
    ]  # fmt: skip


def _table_line(line: Line, language: str, names: Mapping[str, str]) -> list[StoryLine]:
    word, _, rest = line.text.partition(" ")
    text = TEXTS.say(
        language, f"story-{word[1:]}", name=names.get(line.actor, line.actor),
        bot=bot_name(language, rest) if word == "!bot" else "",
    )  # fmt: skip
    return [StoryLine(line.ply, line.steps, line.actor, text, "", "", "table")]


def scene_of(table: Table, language: str, token: str, as_seat: str | None = None) -> Scene:
    """The board for one viewer: from his own seat, from the one whose turn it is among his."""
    match = table.match
    assert match is not None
    mine, eyes = table.seats_of(token), table.eyes(token, as_seat)
    actor = table.actor
    if as_seat not in eyes:
        as_seat = table.looks_from(eyes)
    may_act = actor in mine and actor not in table.bots
    return Scene(
        match,
        language,
        seat=as_seat,
        mine=mine,
        may_act=may_act,
        # A secret draw is shown to the side of its owner only, also where a device has several.
        enters_chance=table.asks(token) and (not table.draws_in_secret or as_seat in table.enters),
        bots=dict(table.bots),
        last={letter: last_move(table, letter, language, eyes) for letter in table.letters},
        called=names_of(table, language),
        all_open=table.over,
        ended=table.over,
    )
