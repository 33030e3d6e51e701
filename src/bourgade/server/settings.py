"""How a server runs. Every setting has a flag of ``bourgade serve``; some have a variable too."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass

from bourgade.kernel.content import config_folder

PACES = {"live": 3 * 60, "day": 86_400, "three_days": 3 * 86_400, "week": 7 * 86_400}
"""Seconds after which somebody who does not move may be replaced by a bot."""

HINTS = ("alone", "always", "never")
"""Who may ask for hints at a table: whoever plays alone with bots, everybody, nobody."""

VARIABLE = "_BOURGADE_SERVER"
"""Carries the settings from ``bourgade serve`` to its worker processes."""


@dataclass(frozen=True)
class Settings:
    """What the person who runs the server decides."""

    database: str = ""  # else BOURGADE_DATABASE, else SQLite beside the saved games
    bot_delay: float = 0.8  # seconds before a bot moves, so that people can follow
    bot_processes: int = 1  # processes in which bots think
    longest_thought: float = 5.0  # seconds after which a bot moves, whatever its budget
    hint_budget: str = "1.2s"  # how long a hint is thought about
    glance_budget: str = "100ms"  # how long the chances that onlookers see
    review_seconds: float = 45.0  # how long the review of a game takes
    compiled: bool = False  # compile the rules of the games that are played
    idle: float = 60.0  # seconds after which a table nobody looks at leaves the memory
    moves_per_minute: int = 240  # a device's requests that change something
    tables_per_hour: int = 60  # a device's new tables
    hints_per_minute: int = 20  # a device's hints
    reviews_per_hour: int = 20  # a device's reviews
    secure: bool = False  # cookies over HTTPS only
    workers: int = 1

    @property
    def url(self) -> str:
        given = self.database or os.environ.get("BOURGADE_DATABASE", "")
        return given or f"sqlite:///{config_folder() / 'tables.db'}"

    def to_environment(self) -> None:
        os.environ[VARIABLE] = json.dumps(asdict(self))

    @classmethod
    def from_environment(cls) -> Settings:
        return cls(**json.loads(os.environ.get(VARIABLE, "{}")))
