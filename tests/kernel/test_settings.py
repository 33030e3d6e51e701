"""Settings: what is chosen where flag, variable and file differ, and what is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bourgade.kernel.errors import BadOption
from bourgade.kernel.settings import Setting, read_settings

PORT = Setting("port", 8000, "N", 1, 65535)
PAUSE = Setting("bot_delay", 0.8, "SECONDS")
SECURE = Setting("secure", False)
LOG = Setting("log", "text", choices=("text", "json"))
HOST = Setting("host", "127.0.0.1")
ALL = (PORT, PAUSE, SECURE, LOG, HOST)


def test_a_setting_is_named_after_itself() -> None:
    assert (PAUSE.flag, PAUSE.variable) == ("--bot-delay", "BOURGADE_BOT_DELAY")


def test_the_flag_counts_before_the_variable_and_the_variable_before_the_file() -> None:
    environment, file = {"BOURGADE_PORT": "2"}, {"port": 3}
    assert PORT.chosen("1", environment, file) == 1
    assert PORT.chosen(None, environment, file) == 2
    assert PORT.chosen(None, {}, file) == 3
    assert PORT.chosen(None, {}) == 8000


@pytest.mark.parametrize(
    ("setting", "given", "value"),
    [(SECURE, True, True), (SECURE, "Yes", True), (SECURE, "off", False), (PAUSE, "2.5", 2.5)],
)
def test_values_are_read_as_their_kind(setting: Setting, given: Any, value: Any) -> None:
    assert setting.chosen(given) == value


@pytest.mark.parametrize(
    ("setting", "given", "told"),
    [
        (PORT, "70000", "--port"),
        (PORT, "0", "65535"),
        (PAUSE, "-1", "--bot-delay"),
        (PAUSE, "inf", "--bot-delay"),
        (PAUSE, "soon", "soon"),
        (SECURE, "perhaps", "on, off"),
        (LOG, "xml", "text, json"),
    ],
)
def test_what_cannot_be_is_refused_with_what_can(setting: Setting, given: str, told: str) -> None:
    with pytest.raises(BadOption, match=told):
        setting.chosen(given)


def test_a_file_sets_what_it_names(tmp_path: Path) -> None:
    file = tmp_path / "bourgade.toml"
    file.write_text('port = 80\nbot_delay = 1\nsecure = true\nlog = "json"\n')
    assert read_settings(str(file), ALL) == {
        "port": 80, "bot_delay": 1.0, "secure": True, "log": "json",
    }  # fmt: skip
    assert read_settings("", ALL) == {}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("prot = 80", "port"),
        ('port = "80"', "port"),
        ("secure = 1", "true, false"),
        ("host = 127", "host"),
        ("port = ", "bourgade.toml"),
    ],
)
def test_a_file_that_is_wrong_is_refused(text: str, told: str, tmp_path: Path) -> None:
    file = tmp_path / "bourgade.toml"
    file.write_text(text)
    with pytest.raises(BadOption, match=told):
        read_settings(str(file), ALL)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"none\.toml"):
        read_settings(str(tmp_path / "none.toml"), ALL)
