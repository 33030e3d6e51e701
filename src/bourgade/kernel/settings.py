"""Settings: each is declared once, with a flag, an environment variable and a name in a file.

A flag overrides the variable, the variable the file, and the file the default.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bourgade.kernel.errors import BadOption, nearest

SWITCH = {"on": True, "true": True, "yes": True, "1": True} | {
    "off": False, "false": False, "no": False, "0": False,
}  # fmt: skip
"""The words for a switch in a variable."""


@dataclass(frozen=True)
class Setting:
    """A setting; help pages and the README describe it by its name."""

    name: str
    default: Any  # its type is the type of the setting
    metavar: str = ""
    least: float = 0  # of a number
    most: float = float("inf")
    choices: tuple[str, ...] = ()  # of a text; any text if empty

    @property
    def flag(self) -> str:
        return f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        return f"BOURGADE_{self.name.upper()}"

    @property
    def is_switch(self) -> bool:
        return isinstance(self.default, bool)

    def chosen(
        self,
        given: str | bool | None,
        environment: Mapping[str, str] | None = None,
        file: Mapping[str, Any] | None = None,
    ) -> Any:
        """The value from the flag, else from the variable, the file, the default."""
        if given is not None:
            return self._read(given, self.flag)
        text = (os.environ if environment is None else environment).get(self.variable, "")
        if text:
            return self._read(text, self.variable)
        return (file or {}).get(self.name, self.default)

    def in_file(self, value: Any, source: str) -> Any:
        """The value from a file, which must have the right type."""
        if self.is_switch:
            if not isinstance(value, bool):
                raise self._not_one_of(value, source, ("true", "false"))
            return value
        if isinstance(self.default, str) and not isinstance(value, str):
            raise BadOption("error-not-a-text", flag=source, value=str(value))
        if not isinstance(self.default, str) and isinstance(value, bool | str):
            raise self._not_a_number(value, source)
        return self._read(str(value), source)

    def _read(self, given: str | bool, source: str) -> Any:
        if isinstance(given, bool):
            return given
        if isinstance(self.default, str):
            if self.choices and given not in self.choices:
                raise self._not_one_of(given, source, self.choices)
            return given
        if self.is_switch:
            if given.lower() not in SWITCH:
                raise self._not_one_of(given, source, ("on", "off"))
            return SWITCH[given.lower()]
        try:
            number = type(self.default)(given)
        except ValueError:
            raise self._not_a_number(given, source) from None
        if not self.least <= number <= self.most or number == float("inf"):
            raise self._not_a_number(given, source)
        return number

    def _not_one_of(self, given: object, source: str, values: Sequence[str]) -> BadOption:
        known = ", ".join(values)
        return BadOption("error-not-one-of", flag=source, value=str(given), values=known)

    def _not_a_number(self, given: object, source: str) -> BadOption:
        least, most, value = f"{self.least:g}", f"{self.most:g}", str(given)
        if self.most < float("inf"):
            message = "error-not-a-number-between"
            return BadOption(message, flag=source, value=value, least=least, most=most)
        kind = "number" if isinstance(self.default, int) else "decimal"
        return BadOption(f"error-not-a-{kind}", flag=source, value=value, least=least)


def read_settings(file: str, known: Sequence[Setting]) -> dict[str, Any]:
    """The settings of a TOML file, by name: ``port = 8080``; none if no file is named."""
    if not file:
        return {}
    try:
        told = tomllib.loads(Path(file).read_text("utf-8"))
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise BadOption("error-settings-file", file=file, why=why) from None
    by_name = {setting.name: setting for setting in known}
    for name in told.keys() - by_name.keys():
        near = nearest(name.replace("-", "_"), by_name)
        raise BadOption("error-unknown-setting", file=file, name=name, near=near)
    return {name: by_name[name].in_file(value, f"{file}: {name}") for name, value in told.items()}


GENERAL = (
    Setting("lang", "", "LANGUAGE"),
    Setting("home", "", "FOLDER"),
    Setting("games", "", "FOLDER"),
    Setting("cache", "", "FOLDER"),
    Setting("numba", "", "on|off", choices=("on", "off")),
)
"""Variables for all commands, read where they are needed."""
