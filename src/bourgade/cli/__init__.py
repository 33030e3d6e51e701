"""The ``bourgade`` command."""

from bourgade.cli.app import main

__all__ = ["main"]
