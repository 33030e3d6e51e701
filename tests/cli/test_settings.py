"""Every setting has a flag and a variable, and the flag overrides the variable."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest

import bourgade as library
from bourgade.kernel.errors import BadOption
from bourgade.kernel.settings import GENERAL, Setting
from bourgade.server.settings import SETTINGS, VARIABLE, Settings
from tests.cli.line import bourgade

each = pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)


def others(setting: Setting) -> tuple[str, str]:
    """Two values that are neither the default nor one another."""
    if setting.is_switch:
        return "on", "off"
    if isinstance(setting.default, str):
        return ("300ms", "400ms") if "budget" in setting.name else ("one", "two")
    return "3", "7"


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Settings, dict[str, str]]]:
    """What servers would have been started with, and the variables they would have seen."""
    for setting in (*GENERAL, *SETTINGS):
        monkeypatch.delenv(setting.variable, raising=False)
    seen: list[tuple[Settings, dict[str, str]]] = []

    def serve(settings: Settings, *, tell: Any) -> None:
        seen.append((settings, dict(os.environ)))

    monkeypatch.setattr("bourgade.server.run.serve", serve)
    return seen


@each
def test_a_flag_overrides_a_variable_and_both_the_default(
    setting: Setting,
    served: list[tuple[Settings, dict[str, str]]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first, second = others(setting)
    no = setting.flag.replace("--", "--no-", 1)
    flag = no if setting.is_switch else f"{setting.flag} {second}"
    for line, variable in (("", None), ("", first), (flag, first)):
        if variable is not None:
            monkeypatch.setenv(setting.variable, variable)
        assert bourgade(f"serve {line}").exit_code == 0
    usual, by_variable, by_flag = (getattr(settings, setting.name) for settings, _ in served)
    kind = type(setting.default)
    read = {"on": True, "off": False} if setting.is_switch else {}
    assert usual == setting.default
    assert by_variable == read.get(first, first if kind is str else kind(first)) != usual
    assert by_flag == read.get(second, second if kind is str else kind(second)) != by_variable
    assert {type(value) for value in (usual, by_variable, by_flag)} == {kind}


@pytest.mark.parametrize(
    "setting",
    [setting for setting in SETTINGS if not isinstance(setting.default, str)],
    ids=lambda setting: setting.name,
)
def test_what_cannot_be_is_refused_by_the_name_it_was_given_by(setting: Setting) -> None:
    with pytest.raises(BadOption, match=setting.variable):
        setting.chosen(None, {setting.variable: "much"})
    if not setting.is_switch:
        for number in ("much", "nan", "inf", "-1"):
            with pytest.raises(BadOption, match=setting.flag):
                setting.chosen(number, {})


def test_every_setting_of_a_server_is_in_the_table() -> None:
    assert {one.name for one in SETTINGS} == set(Settings.__dataclass_fields__) - {"compiled"}
    assert Settings.chosen({}, {}).compiled
    assert not Settings().compiled


def test_flags_before_the_command_take_the_place_of_variables(
    served: list[tuple[Settings, dict[str, str]]],
) -> None:
    before = dict(os.environ)
    given = {"home": "here", "games": "", "cache": "there", "numba": "off"}
    flags = [word for name, value in given.items() for word in (f"--{name}", value)]
    assert bourgade([*flags, "serve"]).exit_code == 0
    [(_, seen)] = served
    assert {name: seen[f"BOURGADE_{name.upper()}"] for name in given} == given
    assert {one.name for one in GENERAL} == {*given, "lang"}
    assert dict(os.environ) == before
    assert "--numba" in bourgade("--numba never serve").stderr


def test_another_program_that_serves_heeds_the_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "")
    monkeypatch.setenv("BOURGADE_BOT_DELAY", "0.25")
    assert Settings.from_environment().bot_delay == 0.25
    Settings(bot_delay=2.0).to_environment()
    assert Settings.from_environment().bot_delay == 2.0


def test_no_variable_is_read_that_is_not_declared() -> None:
    declared = {setting.variable for setting in (*GENERAL, *SETTINGS)}
    folder = Path(library.__file__).parent
    read = {
        name
        for file in folder.rglob("*.py")
        for name in re.findall(r"(?<![A-Z_])BOURGADE_[A-Z_]+", file.read_text("utf-8"))
    }
    assert read <= declared
    assert {"BOURGADE_LANG", "BOURGADE_HOME"} <= read
