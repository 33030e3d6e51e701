"""What a person looks up during a match: commands, advice, the log, seats, rules and cards."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from bourgade.kernel.board import Cell
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import BY_CHANCE, Card
from bourgade.kernel.i18n import message_id
from bourgade.kernel.ledger import NumberedRule, read_ledger
from bourgade.play import Match
from bourgade.play.review import Hint, Suggestion
from bourgade.tui.display import After, Display
from bourgade.tui.prompt import meant

if TYPE_CHECKING:
    from bourgade.bots import Bot

COMMANDS: Mapping[str, Sequence[str]] = {
    "help": ("?", "help", "aide"),
    "hint": ("hint", "h", "conseil"),
    "board": ("board", "plateau"),
    "log": ("log", "journal"),
    "undo": ("undo", "u", "annuler"),
    "rules": ("rules", "rule", "card", "règle", "règles", "carte"),
    "seats": ("seats", "joueurs"),
    "lang": ("lang", "langue"),
    "save": ("save", "sauver"),
    "quit": ("quit", "q", "exit", "quitter"),
}
"""Every command with its spellings, which work in both languages."""

HINT = "1s"  # how long the coach thinks
ROUGH = 0.05  # from this standard error on, chances are first impressions
ALIKE = 0.005  # moves that differ by less count as just as good


class Lookup(Display):
    """Answers the commands that leave the match as it is."""

    def __init__(
        self, match: Match, seats: Mapping[str, Bot | None], language: str, console: Console
    ) -> None:
        super().__init__(match, language, console)
        self._bots = {seat: bot for seat, bot in seats.items() if bot is not None}
        people = [seat for seat in match.variant.players if seat not in self._bots]
        if len(people) == 1 and people[0] not in match.players:
            self._reader = people[0]  # who plays alone and gave no name

    def _decides(self) -> str | None:
        """The seat to decide; None for chance and after the end."""
        actor = self.match.actor
        return None if actor == BY_CHANCE else actor

    def _help(self) -> After:
        rules, names = read_ledger(self._game.folder, self.language), self._cards()[1]
        examples = self._listed([*list(rules)[:1], *names[:1]], "or")
        usages = {name: self._say(f"usage-{name}", examples=examples) for name in COMMANDS}
        rows = [[Cell(usages[name], "bold"), Cell(self._say(f"help-{name}"))] for name in COMMANDS]
        self._print(self._panel(self._say("help-title"), rows))
        return self._note("hint")

    def _hint(self) -> After:
        try:
            hint = self._think()
        except BourgadeError as error:
            return self._refuse(error)
        rows = [self._advice(hint, suggestion) for suggestion in hint.suggestions]
        self._print(self._panel(self._say("coach-title"), rows))
        error = max(1, round(100 * hint.best.error))
        rough = "coach-rough" if hint.best.error > ROUGH else "coach-error"
        return self._note(rough, tries=hint.simulations, error=error)

    def _think(self) -> Hint:
        """Ask the coach; Ctrl-C ends the search, and the hint is what was found so far."""
        from bourgade.bots.coach import hint

        stop = threading.Event()
        with self._status("coach-thinking"), ThreadPoolExecutor(1) as pool:
            thought = pool.submit(hint, self.match, HINT, stop=stop)
            try:
                return thought.result()
            except KeyboardInterrupt:
                stop.set()
                return thought.result()

    def _advice(self, hint: Hint, suggestion: Suggestion) -> list[Cell]:
        """A move with its number, its chance, how far it is behind, and why."""
        number = self.match.moves.index(suggestion.move) + 1
        behind = self._say("coach-behind", points=max(1, round(100 * suggestion.behind)))
        if suggestion is hint.best:
            behind = self._say("coach-best")
        elif suggestion.behind < ALIKE:
            behind = self._say("coach-alike")
        chance = self._say("coach-chance", percent=round(100 * suggestion.share))
        why = " ".join(suggestion.reasons[self.language])
        return [
            Cell(str(number), "bold"), Cell(self._describe(self.match.actions()[number - 1])),
            Cell(chance, "bold"), Cell(behind), Cell(why, "dim"),
        ]  # fmt: skip

    def _log(self, argument: str) -> After:
        if argument and (not argument.isdecimal() or not int(argument)):
            return self._complain("bad-count", typed=argument)
        events = self._told_to(self._decides(), self.match.events())
        if not events:
            return self._complain("nothing-yet")
        self._print(self._news(events[-int(argument) :] if argument else events))
        return After.ASK

    def _seats(self) -> After:
        names = self._cast().names
        rows: list[list[Cell]] = []
        for seat in self._letters:
            who = self._say("seat-person")
            if seat in self._bots:
                who = self._say("seat-bot", bot=self._bots[seat].name)
            elif seat in self.match.variant.automata:
                who = self._say("seat-rules")
            turn = self._say("seat-to-play") if seat == self.match.actor else ""
            rows.append([Cell(seat), Cell(names[seat], "bold"), Cell(who), Cell(turn, "bold")])
        self._print(self._panel(self._say("seats-title"), rows))
        return After.ASK

    def _rules(self, argument: str) -> After:
        rules = read_ledger(self._game.folder, self.language)
        if not argument:
            return self._complain("rules-what", example=next(iter(rules), self._game.name))
        if argument.upper() in rules:
            number = argument.upper()
            self._console.print(Text.assemble((number, "bold"), " ", rules[number].text))
            return After.ASK
        cards, names = self._cards()
        found = meant(argument, [card.word for card in cards], names)
        if not found:
            return self._complain("rules-unknown", typed=argument)
        if len(found) > 1:
            listed = self._listed([names[i] for i in found[:6]], "or")
            return self._complain("rules-several", typed=argument, cards=listed)
        self._card(cards[found[0]], names[found[0]], rules)
        return After.ASK

    def _cards(self) -> tuple[list[Card], list[str]]:
        """All cards of the game, and their names."""
        texts = self.match.variant.texts
        cards = self._game.cards(self.match.variant.content, texts, self.language)
        return cards, [texts.name(self.language, card.dim, card.word) for card in cards]

    def _card(self, card: Card, name: str, rules: Mapping[str, NumberedRule]) -> None:
        texts = self.match.variant.texts
        line = Text(name, "bold")
        for key, value in card.figures.items():
            named = texts.name(self.language, "column", key)
            if value:
                line.append_text(Text.assemble((f" · {named} ", "dim"), (value, "not bold")))
        self._console.print(line)
        for message in (f"about-{message_id(card.word)}", f"brief-{message_id(card.word)}"):
            if texts.has(self.language, message):
                self._console.print(Text(texts.say(self.language, message)))
                break
        if card.rule in rules:
            self._console.print(Text(f"{card.rule} {rules[card.rule].text}", "dim"))
