"""Write the generated passages of the README, or check that they are fresh."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from bourgade.kernel import registry
from bourgade.kernel.ledger import read_ledger

README = Path(__file__).parents[2] / "README.md"
PASSAGE = re.compile(r"(<!-- games: .*? -->\n).*?(<!-- end of games -->)", re.DOTALL)


def games_table() -> str:
    """The table of games, from the registry."""
    lines = ["| game | editions | players | rules |", "|---|---|---|---|"]
    for name in registry.names():
        game = registry.find(name)
        _, content = game.load_content()
        by_name = {option.name: option for option in game.options}
        kind = game.edition.name if game.edition else ""
        editions = game.edition.allowed(content, {}) if game.edition else ()
        players = [
            int(n)
            for edition in editions or ("",)
            for n in by_name["players"].allowed(content, {kind: edition})
        ]
        titles = " · ".join(game.texts.name("en", kind, edition) for edition in editions)
        rules = len(read_ledger(game.folder))
        lines.append(
            f"| `{name}` {game.title('en')} | {titles} | {min(players)}–{max(players)} | {rules} |"
        )
    return "\n".join(lines) + "\n"


def main() -> int:
    old = README.read_text("utf-8")
    new = PASSAGE.sub(lambda found: found[1] + games_table() + found[2], old)
    if "--check" in sys.argv:
        if old != new:
            print("README.md: the table of games is stale; run `make docs`", file=sys.stderr)
        return int(old != new)
    README.write_text(new, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
