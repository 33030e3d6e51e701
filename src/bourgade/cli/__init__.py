"""The ``bourgade`` command."""

from __future__ import annotations

import sys

NEEDED = ("prompt_toolkit", "rich", "typer")


def main() -> None:
    """Run the command; without the extra that it needs, say which one that is."""
    try:
        from bourgade.cli.commands import main as run
    except ModuleNotFoundError as missing:
        if missing.name not in NEEDED:
            raise
        from bourgade.kernel.i18n import KERNEL_TEXTS, system_language

        sys.exit(
            KERNEL_TEXTS.say(
                system_language(), "error-needs-extra", package=missing.name, extra="cli"
            )
        )
    run()


__all__ = ["main"]
