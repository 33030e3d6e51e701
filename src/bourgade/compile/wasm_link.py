"""The linker that makes a module of an object file: ``wasm-ld`` of LLVM."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path

LINKER = "wasm-ld"
ADVICE = f"{LINKER} is not installed (Debian: apt install lld)"

STACK = 1 << 16
"""Bytes that calls can fill: rules do not recurse, and keep next to nothing on the stack."""


def can_link() -> bool:
    """Whether there is a linker here."""
    return shutil.which(LINKER) is not None


def linker_version() -> str:
    """Which linker it is: other releases may lay out a module differently."""
    said = subprocess.run([LINKER, "--version"], check=True, capture_output=True, text=True)
    return said.stdout.split(" (")[0].removeprefix("Debian ").strip()


def link(code: bytes, exported: Iterable[str]) -> bytes:
    """A module that needs nothing from outside and has a memory of its own."""
    if not can_link():
        raise SystemExit(ADVICE)
    with tempfile.TemporaryDirectory() as folder:
        given, made = Path(folder, "given.o"), Path(folder, "made.wasm")
        given.write_bytes(code)
        names = [f"--export={name}" for name in (*exported, "__heap_base")]
        words = [
            "--no-entry", "--strip-all", "--stack-first", "-z", f"stack-size={STACK}", "-O2",
        ]  # fmt: skip
        done = subprocess.run(
            [LINKER, *words, *names, str(given), "-o", str(made)], capture_output=True, text=True
        )
        if done.returncode:
            raise SystemExit(done.stderr)
        return made.read_bytes()
