"""The disk and the clock of a server under test, by a library that is loaded before all others."""

from __future__ import annotations

import mmap
import shutil
import struct
import subprocess
import tempfile
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).parent / "shim.c"
WORKS, FULL, READ_ONLY = range(3)
NUMBERS = struct.Struct("3q")  # what the disk does, bytes that still fit, seconds the clock is off


@cache
def library() -> Path | None:
    """The compiled library; None where there is no compiler, or the system is not Linux."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None or not Path("/proc/self").exists():
        return None
    made = Path(tempfile.mkdtemp(prefix="bourgade-shim-")) / "shim.so"
    options = ["-O1", "-shared", "-fPIC", "-o", str(made), str(SOURCE), "-ldl", "-lpthread"]
    done = subprocess.run([compiler, *options], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return made


class Shim:
    """What a server meets whose environment has this: a disk and a clock that can be told."""

    def __init__(self, folder: Path, disk: Path) -> None:
        found = library()
        assert found is not None, "a C compiler is needed"
        file = folder / "shim"
        file.write_bytes(bytes(NUMBERS.size))
        self.trace = folder / "trace"
        with file.open("r+b") as control:
            self._control = mmap.mmap(control.fileno(), NUMBERS.size)
        self.environment = {
            "LD_PRELOAD": str(found),
            "BOURGADE_SHIM": str(file),
            "BOURGADE_SHIM_FOLDER": str(disk),
        }

    def tell(self, disk: int = WORKS, *, left: int = 0, clock: int = 0) -> None:
        """From now on the disk works, is full after so many bytes, or is read-only; the time of
        day is off by so many seconds."""
        self._control[:] = NUMBERS.pack(disk, left, clock)
