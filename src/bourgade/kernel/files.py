"""Atomic writing of files."""

from __future__ import annotations

import os
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import IO


@contextmanager
def whole_file(file: Path) -> Generator[IO[bytes]]:
    """A file to write to; it replaces ``file`` once everything is safely on disk."""
    part = file.with_name(f".{file.name}.part")
    try:
        with part.open("wb") as target:
            yield target
            target.flush()
            os.fsync(target.fileno())
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
