"""What ``bourgade serve --check`` prints."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from bourgade.cli.i18n import language, say
from bourgade.server.check import SetupCheck
from bourgade.server.settings import Settings

STYLES = {"ok": "green", "note": "yellow", "not ok": "bold red"}


def show_checks(console: Console, settings: Settings) -> int:
    """One line per look at a set-up; the exit status is 1 if the server could not open."""
    words = {"ok": say("check-ok"), "note": say("check-note"), "not ok": say("check-not-ok")}
    width = max(map(len, words.values())) + 2
    failed = 0
    for finding in SetupCheck(settings, language()).findings():
        state = Text(words[finding.state].ljust(width), STYLES[finding.state])
        console.print(state + Text(finding.text), soft_wrap=True)
        failed += finding.state == "not ok"
    console.print(Text(say("check-result", failed=failed), "bold"))
    return 1 if failed else 0
