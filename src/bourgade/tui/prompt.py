"""The input line: asking a person for an answer, and finding the move that it means."""

from __future__ import annotations

import asyncio
import signal
import sys
import threading
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from prompt_toolkit.completion import Completer


@dataclass(frozen=True)
class Question:
    """The text before the cursor, its colour, and what Tab can complete."""

    prompt: str
    colour: str = ""
    answers: Mapping[str, str] = field(default_factory=dict[str, str])  # text: what it does


Ask = Callable[[Question], str]
"""Returns the line a person typed; EOFError or KeyboardInterrupt: they have left."""


def asker(colour: bool = True) -> Ask:
    """A comfortable line on a terminal, a plain one where input or output is a pipe."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        return _comfortable(colour)
    return ask_plainly


def ask_plainly(question: Question) -> str:
    """One line of standard input."""
    answer = input(question.prompt)
    if not sys.stdin.isatty():
        # Nobody's keyboard echoed it; a transcript without the answers is hard to follow.
        print(answer)
    return answer


def _comfortable(colour: bool) -> Ask:
    # Imported only here: a game over pipes starts faster without it.
    from prompt_toolkit import PromptSession
    from prompt_toolkit.formatted_text import FormattedText

    session: PromptSession[str] = PromptSession(complete_while_typing=False)

    def leave() -> None:
        if session.app.is_running and not session.app.is_done:
            session.app.exit(exception=KeyboardInterrupt)

    def ask(question: Question) -> str:
        # Rich says bright_cyan, prompt_toolkit ansibrightcyan.
        ansi = f"ansi{question.colour.replace('_', '')}" if colour and question.colour else ""
        # An exception that a signal raises amid the loop may be lost there, so the loop hears it.
        before = signal.getsignal(signal.SIGTERM)
        ours = before is signal.default_int_handler and threading.current_thread() is _MAIN
        hear = partial(_hear, signal.SIGTERM, leave) if ours else None
        try:
            return session.prompt(
                FormattedText([(f"bold {ansi}".strip(), question.prompt)]),
                completer=_completer(question.answers),
                pre_run=hear,
            )
        finally:
            if ours:
                signal.signal(signal.SIGTERM, before)

    return ask


_MAIN = threading.main_thread()


def _hear(number: signal.Signals, react: Callable[[], None]) -> None:
    """Have the running loop react to a signal, where loops can."""
    with suppress(NotImplementedError):
        asyncio.get_running_loop().add_signal_handler(number, react)


def _completer(answers: Mapping[str, str]) -> Completer:
    from prompt_toolkit.completion import CompleteEvent, Completer, Completion
    from prompt_toolkit.document import Document

    class Answers(Completer):
        def get_completions(
            self, document: Document, complete_event: CompleteEvent
        ) -> Iterable[Completion]:
            typed = document.text_before_cursor.lstrip()
            for text in completions(typed, answers):
                yield Completion(text, -len(typed), display_meta=answers[text])

    return Answers()


def completions(typed: str, answers: Iterable[str]) -> list[str]:
    """The answers that begin as typed, else those whose words do: ``caf`` finds ``build cafe``."""
    texts = list(answers)
    begun = [text for text in texts if text.lower().startswith(typed.lower())]
    return begun or [text for text in texts if _begins(words_of(typed), words_of(text))]


# Finding the move


def words_of(text: str) -> list[str]:
    """The words of a text as they are compared: without case, accents or marks."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe"))
    letters = (c if c.isalnum() else " " for c in plain if not unicodedata.combining(c))
    return "".join(letters).split()


def meant(typed: str, texts: Sequence[str], described: Sequence[str]) -> list[int]:
    """The moves a line can mean: written out, by the beginnings of words, or as described."""
    words = words_of(typed)
    found = [i for i, text in enumerate(texts) if words_of(text) == words]
    # A single letter is more often a slip than a move, and moves cannot always be taken back.
    if found or len("".join(words)) < 2:
        return found
    for candidates in (texts, described):
        for fits in (_begins_in_order, _begins):
            if not found:
                found = [i for i, text in enumerate(candidates) if fits(words, words_of(text))]
    return found


def _begins_in_order(typed: Sequence[str], words: Sequence[str]) -> bool:
    """``bu caf`` for ``build cafe``: word by word from the first."""
    return len(typed) <= len(words) and all(
        word.startswith(start) for start, word in zip(typed, words, strict=False)
    )


def _begins(typed: Sequence[str], words: Sequence[str]) -> bool:
    """``caf`` or ``fruit mark``: words may be left out, their order stays."""
    rest = iter(words)
    return all(len(start) > 2 and any(word.startswith(start) for word in rest) for start in typed)
