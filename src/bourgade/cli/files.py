"""Files named on the command line, checked before anything is done."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bourgade.kernel.content import config_folder
from bourgade.kernel.errors import BourgadeError

if TYPE_CHECKING:
    from bourgade.play import Match


def refusal(file: Path, error: OSError) -> BourgadeError:
    """The system's complaint about a file as a sentence."""
    name = str(file)
    match error:
        case FileNotFoundError() if file.parent.is_dir():
            return BourgadeError("error-file-missing", file=name)
        case FileNotFoundError() | NotADirectoryError():
            return BourgadeError("error-file-no-folder", file=name)
        case IsADirectoryError():
            return BourgadeError("error-file-is-folder", file=name)
        case FileExistsError():
            return BourgadeError("error-exists", file=name)
        case PermissionError():
            return BourgadeError("error-file-denied", file=name)
        case _:
            return BourgadeError("error-file", file=name, why=error.strerror or str(error))


def read_text(file: Path) -> str:
    """The text of a file."""
    try:
        return file.read_text("utf-8")
    except OSError as error:
        raise refusal(file, error) from None
    except UnicodeDecodeError:
        raise BourgadeError("error-file-no-text", file=str(file)) from None


def content_files(files: Iterable[Path] | None) -> tuple[Path, ...]:
    """The content files, each of them readable."""
    found = tuple(files or ())
    for file in found:
        read_text(file)
    return found


def read_record(file: Path, content: Iterable[Path] | None) -> Match:
    """The match of a record."""
    from bourgade.play import read

    text = read_text(file)
    return read(text, content=tuple(map(str, content_files(content))))


def read_position(file: Path) -> Any:
    """A position from a JSON file."""
    import json

    try:
        return json.loads(read_text(file))
    except (ValueError, RecursionError) as error:
        raise BourgadeError("error-no-json", file=str(file), why=str(error)) from None


def check_writable(file: Path) -> None:
    """Refuse a file that could not be written later; its folder is tried with an empty one."""
    trial = file.with_name(f".bourgade-{secrets.token_hex(6)}.part")
    try:
        if file.is_dir():
            raise IsADirectoryError
        if not file.parent.is_dir():
            raise NotADirectoryError
        if file.exists() and not os.access(file, os.W_OK):
            raise PermissionError
        trial.touch(exist_ok=False)
        trial.unlink()
    except FileNotFoundError:
        # The folder is there and takes no files, as /proc does.
        raise BourgadeError("error-file-denied", file=str(file)) from None
    except OSError as error:
        raise refusal(file, error) from None


def check_new_save(file: Path) -> None:
    """Refuse to save a game over anything that is already there."""
    check_writable(file)
    if file.exists() and file.stat().st_size:
        with file.open("rb") as content:
            is_record = content.read(9) == b"bourgade:"
        message = "error-save-exists" if is_record else "error-save-no-record"
        raise BourgadeError(message, file=str(file))


def new_save(game: str) -> Path:
    """A name for a new game in the user's own folder."""
    folder = config_folder() / "games"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise refusal(folder, error) from None
    name = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    file = folder / f"{name}.game"
    while file.exists():
        file = folder / f"{name}-{secrets.token_hex(2)}.game"
    check_writable(file)
    return file
