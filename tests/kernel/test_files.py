"""Files are replaced as a whole, or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from bourgade.kernel.files import whole_file


def test_a_file_is_replaced_once_everything_is_written(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    file.write_bytes(b"old")
    with whole_file(file) as target:
        target.write(b"new")
        assert file.read_bytes() == b"old"
    assert file.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [file]


def test_what_is_interrupted_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    file.write_bytes(b"old")
    with pytest.raises(KeyboardInterrupt):
        _write_half(file)
    assert file.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [file]


def _write_half(file: Path) -> None:
    with whole_file(file) as target:
        target.write(b"half of it")
        raise KeyboardInterrupt
