"""A library that is not installed: its adapter says which one, and what to install."""

from __future__ import annotations

import importlib
import sys

import pytest

import bourgade


@pytest.mark.parametrize(
    ("adapter", "library", "named", "extra"),
    [
        ("gymnasium", "gymnasium", "gymnasium", "gym"),
        ("openspiel", "pyspiel", "open_spiel", "openspiel"),
        ("pettingzoo", "pettingzoo", "pettingzoo", "pettingzoo"),
    ],
)
def test_a_missing_library_is_named_with_what_to_install(
    adapter: str, library: str, named: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip(library)
    module = f"bourgade.adapters.{adapter}"
    importlib.import_module(module)
    monkeypatch.setitem(sys.modules, library, None)
    for loaded in [name for name in sys.modules if name.startswith(module)]:
        monkeypatch.delitem(sys.modules, loaded)
    with pytest.raises(bourgade.BourgadeError, match=rf"{named}.*pip install.*\[{extra}\]"):
        importlib.import_module(module)
