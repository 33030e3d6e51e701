"""The ``bourgade`` command."""

from bourgade.cli.commands import main

__all__ = ["main"]
