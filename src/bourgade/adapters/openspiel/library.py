"""OpenSpiel itself, which has no types; where it is missing, what to install."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from bourgade.kernel.errors import BourgadeError

try:
    pyspiel: Any = import_module("pyspiel")
except ModuleNotFoundError:
    raise BourgadeError("error-needs-extra", package="open_spiel", extra="openspiel") from None
