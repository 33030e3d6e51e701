"""Batches in files: everything that the next steps depend on."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.files import whole_file

FORMAT = 1
FACTS = ("format", "game", "rules", "options")
ARRAYS = ("states", "books", "which", "rngs", "told")


def write(file: str | Path, facts: Mapping[str, Any], arrays: Mapping[str, Any]) -> None:
    """Save what a batch is and what it holds."""
    with whole_file(Path(file)) as stream:
        np.savez_compressed(stream, format=FORMAT, **facts, **arrays)


def read(file: str | Path) -> dict[str, Any]:
    """What was saved; refused if it is not a batch."""
    try:
        with np.load(file, allow_pickle=False) as saved:
            found = {name: saved[name] for name in saved.files}
    except (OSError, ValueError, EOFError) as error:
        raise BourgadeError("error-batch-file", file=str(file), why=str(error)) from None
    if missing := {*FACTS, *ARRAYS} - found.keys():
        why = f"{', '.join(sorted(missing))}?"
        raise BourgadeError("error-batch-file", file=str(file), why=why)
    return found


def check(
    file: str | Path, found: Mapping[str, Any], facts: Mapping[str, Any], games: int, size: int
) -> None:
    """Refuse the file of another kind of batch, naming what differs."""
    theirs_and_ours = {
        "format": (int(found["format"]), FORMAT),
        "game": (str(found["game"]), facts["game"]),
        "rules": (int(found["rules"]), facts["rules"]),
        "options": (", ".join(map(str, found["options"])), ", ".join(facts["options"])),
        "games": (len(found["which"]), games),
        "bytes": (found["states"].size, size),
    }
    for what, (theirs, ours) in theirs_and_ours.items():
        if theirs != ours:
            raise BourgadeError(
                "error-batch-other", file=str(file), what=what,
                found=str(theirs), wanted=str(ours),
            )  # fmt: skip
