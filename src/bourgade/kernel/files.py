"""Files that are written whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import IO


@contextmanager
def whole_file(file: Path) -> Generator[IO[bytes]]:
    """A file to write into; once everything is safely on disk, it replaces ``file``."""
    part = file.with_name(f".{file.name}.part")
    try:
        with part.open("wb") as target:
            yield target
            target.flush()
            os.fsync(target.fileno())
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
