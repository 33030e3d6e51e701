"""Settings: each is declared once, with a flag and a variable. A flag overrides its variable."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bourgade.kernel.errors import BadOption

SWITCH = {"on": True, "true": True, "yes": True, "1": True} | {
    "off": False, "false": False, "no": False, "0": False,
}  # fmt: skip
"""What a variable may say of a switch."""


@dataclass(frozen=True)
class Setting:
    """Something that a person may set; help pages and the README describe it by its name."""

    name: str
    default: Any  # a text, a number or a switch, which says what may be given
    metavar: str = ""
    least: float = 0  # of a number

    @property
    def flag(self) -> str:
        return f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        return f"BOURGADE_{self.name.upper()}"

    @property
    def is_switch(self) -> bool:
        return isinstance(self.default, bool)

    def chosen(self, given: str | bool | None, environment: Mapping[str, str] | None = None) -> Any:
        """The value: as given after the flag, else of the variable, else the default."""
        if given is not None:
            return self._read(given, self.flag)
        text = (os.environ if environment is None else environment).get(self.variable, "")
        return self._read(text, self.variable) if text else self.default

    def _read(self, given: str | bool, source: str) -> Any:
        if isinstance(given, bool) or isinstance(self.default, str):
            return given
        if self.is_switch:
            if given.lower() not in SWITCH:
                raise BadOption("error-not-one-of", flag=source, value=given, values="on, off")
            return SWITCH[given.lower()]
        try:
            number = type(self.default)(given)
        except ValueError:
            number = None
        if number is None or not self.least <= number < float("inf"):
            kind = "number" if isinstance(self.default, int) else "decimal"
            least = f"{self.least:g}"
            raise BadOption(f"error-not-a-{kind}", flag=source, value=given, least=least)
        return number


GENERAL = (
    Setting("lang", "", "LANGUAGE"),
    Setting("home", "", "FOLDER"),
    Setting("games", "", "FOLDER"),
    Setting("cache", "", "FOLDER"),
    Setting("numba", "", "on|off"),
)
"""What every command heeds. The variables are read where they are needed."""
