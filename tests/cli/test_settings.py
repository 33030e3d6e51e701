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
from bourgade.server.settings import CONFIG, SETTINGS, VARIABLE, Settings
from tests.cli.line import bourgade, flat

each = pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)


def others(setting: Setting) -> tuple[str, str]:
    """Two values that are neither the default nor one another."""
    if setting.is_switch:
        return ("off", "on") if setting.default else ("on", "off")
    if setting.choices:
        return setting.choices[-1], setting.choices[0]
    if isinstance(setting.default, str):
        return ("300ms", "400ms") if "budget" in setting.name else ("one", "two")
    return "3", "7"


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Settings, dict[str, str]]]:
    """What servers would have been started with, and the variables they would have seen."""
    for setting in (*GENERAL, CONFIG, *SETTINGS):
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
    switched = setting.flag if second == "on" else no
    flag = switched if setting.is_switch else f"{setting.flag} {second}"
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


# The file


def written(setting: Setting, value: str) -> str:
    """A line of TOML."""
    if setting.is_switch:
        return f"{setting.name} = {'true' if value == 'on' else 'false'}\n"
    return (
        f'{setting.name} = "{value}"\n'
        if isinstance(setting.default, str)
        else (f"{setting.name} = {value}\n")
    )


@each
def test_a_file_overrides_the_default_and_a_variable_the_file(
    setting: Setting,
    served: list[tuple[Settings, dict[str, str]]],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    first, second = others(setting)
    file = tmp_path / "bourgade.toml"
    file.write_text(written(setting, first), "utf-8")
    assert bourgade(["serve", "--config", str(file)]).exit_code == 0
    monkeypatch.setenv(CONFIG.variable, str(file))
    assert bourgade("serve").exit_code == 0
    monkeypatch.setenv(setting.variable, second)
    assert bourgade("serve").exit_code == 0
    by_flag, by_variable, overridden = (getattr(one, setting.name) for one, _ in served)
    assert by_flag == by_variable == setting.chosen(first, {}) != setting.default
    assert overridden == setting.chosen(second, {}) != by_flag
    assert type(by_flag) is type(setting.default)


def test_a_file_may_say_what_every_command_heeds(
    served: list[tuple[Settings, dict[str, str]]],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    file = tmp_path / "bourgade.toml"
    file.write_text('home = "here"\ncache = "there"\n', "utf-8")
    before = dict(os.environ)
    monkeypatch.setenv("BOURGADE_CACHE", "elsewhere")
    assert bourgade(["serve", "--config", str(file)]).exit_code == 0
    [(_, seen)] = served
    assert (seen["BOURGADE_HOME"], seen["BOURGADE_CACHE"]) == ("here", "elsewhere")
    assert os.environ.get("BOURGADE_HOME") == before.get("BOURGADE_HOME")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("prot = 80", "“prot”, which is not a setting. Closest name: port."),
        ("bot-delay = 1", "Closest name: bot_delay."),
        ("[server]\nport = 80", "“server”, which is not a setting."),
        ('port = "80"', "port takes a number from 1 to 65535, not “80”."),
        ("port = 0", "port takes a number from 1 to 65535, not “0”."),
        ("port = 70000", "not “70000”."),
        ("port = true", "not “True”."),
        ("port = 1.5", "not “1.5”."),
        ("port = [1]", "not “[1]”."),
        ("workers = 0", "workers takes a whole number of at least 1, not “0”."),
        ("idle = nan", "idle takes a number of at least 1, not “nan”."),
        ("bot_delay = -1", "bot_delay takes a number of at least 0, not “-1”."),
        ("host = 80", "host takes text in quotes, not 80."),
        ('log = "xml"', "log cannot be “xml”. Possible values: text, json."),
        ('secure = "yes"', "secure cannot be “yes”. Possible values: true, false."),
        ("secure = 1", "secure cannot be “1”. Possible values: true, false."),
        ('numba = "perhaps"', "Possible values: on, off."),
        ("port 80", "cannot be read:"),
        ("a = 1\na = 2", "cannot be read:"),
    ],
)
def test_what_a_file_gets_wrong_is_one_sentence(
    served: list[Any], text: str, told: str, tmp_path: Path
) -> None:
    file = tmp_path / "bourgade.toml"
    file.write_text(text, "utf-8")
    for lang in ("en", "fr"):
        refused = bourgade(["serve", "--config", str(file)], lang=lang)
        assert refused.exit_code == 2
        assert str(file) in refused.stderr
        assert len(refused.stderr.splitlines()) == 1
        assert lang == "fr" or told in flat(refused.stderr)
        assert "error-" not in refused.stderr
    assert not served


def test_a_file_that_is_not_there(served: list[Any], tmp_path: Path) -> None:
    refused = bourgade(["serve", "--config", str(tmp_path / "nowhere.toml")])
    assert refused.exit_code == 2
    assert "No such file" in refused.stderr
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    assert bourgade(["serve", "--config", str(tmp_path / "bytes.toml")]).exit_code == 2


def test_every_setting_of_a_server_is_in_the_table() -> None:
    assert {one.name for one in SETTINGS} == set(Settings.__dataclass_fields__) - {
        "compiled",
        "push_anywhere",
    }
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
    declared = {setting.variable for setting in (*GENERAL, CONFIG, *SETTINGS)}
    folder = Path(library.__file__).parent
    read = {
        name
        for file in folder.rglob("*.py")
        for name in re.findall(r"(?<![A-Z_])BOURGADE_[A-Z_]+", file.read_text("utf-8"))
    }
    assert read <= declared
    assert {"BOURGADE_LANG", "BOURGADE_HOME"} <= read
