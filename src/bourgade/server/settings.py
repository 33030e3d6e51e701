"""How a server runs. Every setting has a flag of ``bourgade serve``, a variable and a name in a
TOML file."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any

from bourgade.kernel.content import config_folder
from bourgade.kernel.settings import GENERAL, Setting, read_settings

PACES = {"live": 3 * 60, "day": 86_400, "three_days": 3 * 86_400, "week": 7 * 86_400}
"""Seconds after which a player who does not move may be replaced by a bot."""

HINTS = ("alone", "always", "never")
"""Who may ask for hints at a table: a person alone with bots, everyone, nobody."""

CHAT = ("off", "phrases", "met", "all")
"""What people may say at a table: nothing; reactions and phrases; texts too, among people who have
met at a table; texts to everybody."""
LEAVING = ("last", "bot")
"""How leaving a rated game counts: as the last place, or as the bot that plays on fares."""

PATIENCE = {pace: max(15 * 60, seconds) for pace, seconds in PACES.items()}
"""Seconds after which somebody who keeps a rated table waiting has left it."""

VARIABLE = "_BOURGADE_SERVER"
"""Carries the settings from ``bourgade serve`` to its worker processes."""


CONFIG = Setting("config", "", "FILE")
"""Where the file is in which settings stand, if there is one."""


def _setting(
    default: Any,
    metavar: str = "",
    least: float = 0,
    most: float = float("inf"),
    choices: tuple[str, ...] = (),
) -> Any:
    limits = {"least": least, "most": most, "choices": choices}
    return field(default=default, metadata={"metavar": metavar, **limits})


@dataclass(frozen=True)
class Settings:
    """What the person who runs the server decides; the help of ``bourgade serve`` explains it."""

    host: str = _setting("127.0.0.1", "ADDRESS")
    port: int = _setting(8000, "N", 1, 65_535)
    database: str = _setting("", "URL")
    workers: int = _setting(1, "N", 1)
    secure: bool = _setting(False)
    proxy: str = _setting("", "ADDRESSES")
    open: bool = _setting(False)
    bot_delay: float = _setting(0.8, "SECONDS")
    bot_processes: int = _setting(0, "N")
    longest_thought: float = _setting(5.0, "SECONDS", 0.05)
    table_thought: float = _setting(60.0, "SECONDS")
    sender_thought: float = _setting(120.0, "SECONDS")
    hint_budget: str = _setting("1.2s", "BUDGET")
    chances_budget: str = _setting("100ms", "BUDGET")
    review_seconds: float = _setting(45.0, "SECONDS", 1)
    idle: float = _setting(60.0, "SECONDS", 1)
    moves_per_minute: int = _setting(240, "N", 1)
    tables_per_hour: int = _setting(60, "N", 1)
    hints_per_minute: int = _setting(20, "N", 1)
    reviews_per_hour: int = _setting(20, "N", 1)
    connections: int = _setting(4000, "N", 1)
    connections_per_sender: int = _setting(250, "N", 1)
    request_seconds: float = _setting(30.0, "SECONDS", 0.1)
    streams: int = _setting(3000, "N", 1)
    streams_per_sender: int = _setting(100, "N", 1)
    cpu_per_minute: float = _setting(30.0, "SECONDS", 1)
    log: str = _setting("text", "text|json", choices=("text", "json"))
    access_log: bool = _setting(False)
    metrics: str = _setting("", "ADDRESS:PORT")
    keep_abandoned: float = _setting(0.0, "DAYS")
    keep_finished: float = _setting(0.0, "DAYS")
    privacy: str = _setting("", "FILE")
    contact: str = _setting("", "TEXT")
    content: str = _setting("", "FILES")
    chat: str = _setting("met", "|".join(CHAT), choices=CHAT)
    chat_pause: float = _setting(2.0, "SECONDS")
    chat_per_minute: int = _setting(30, "N", 1)
    chat_filter: str = _setting("", "FILE")
    push: str = _setting("", "CONTACT")
    push_after: float = _setting(20.0, "SECONDS")
    ratings: bool = _setting(True)
    tournaments: bool = _setting(True)
    clubs: bool = _setting(True)
    organisers: str = _setting("", "IDS")
    clocks: bool = _setting(True)
    pairing: bool = _setting(True)
    challenges: bool = _setting(True)
    series: bool = _setting(True)
    daily_game: bool = _setting(True)
    page_bots: bool = _setting(True)
    drain: float = _setting(0.0, "SECONDS")
    push_anywhere: bool = False  # not a setting: tests send to this machine
    compiled: bool = False  # not a setting: the server compiles where numba is wanted

    @classmethod
    def chosen(
        cls, given: Mapping[str, Any], environment: Mapping[str, str] | None = None
    ) -> Settings:
        """The settings as flags give them, else as variables do, else a file, else the defaults."""
        file = settings_file(given, environment)
        values = {one.name: one.chosen(given.get(one.name), environment, file) for one in SETTINGS}
        return cls(**values, compiled=True)

    @property
    def url(self) -> str:
        """Where tables are kept: as chosen, else in a file beside the saved games."""
        return self.database or f"sqlite:///{config_folder() / 'tables.db'}"

    @property
    def thinkers(self) -> int:
        """Processes in which bots think: by default one core is left to the server itself."""
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
        return self.bot_processes or max(1, ((cores or 1) - 1) // self.workers)

    def to_environment(self) -> None:
        os.environ[VARIABLE] = json.dumps(asdict(self))

    @classmethod
    def from_environment(cls) -> Settings:
        """The settings of ``bourgade serve``; of the variables where another program serves."""
        passed = os.environ.get(VARIABLE)
        return cls(**json.loads(passed)) if passed else cls.chosen({})


def settings_file(
    given: Mapping[str, Any], environment: Mapping[str, str] | None = None
) -> dict[str, Any]:
    """What stands in the file that a flag or a variable names, those of all commands included."""
    path: str = CONFIG.chosen(given.get(CONFIG.name), environment)
    return read_settings(path, (*GENERAL, *SETTINGS))


SETTINGS = tuple(
    Setting(one.name, one.default, **one.metadata) for one in fields(Settings) if one.metadata
)
"""The same as a table."""
