"""``bourgade admin``: what the person who runs a server does, while it runs or not."""

from __future__ import annotations

from bourgade.cli.admin.app import app, command, on_store

# Each adds its commands, in the order in which the help lists them.
from bourgade.cli.admin import lists, moderation, talk, designs, people, keeping  # isort: skip

__all__ = [
    "app",
    "command",
    "designs",
    "keeping",
    "lists",
    "moderation",
    "on_store",
    "people",
    "talk",
]
