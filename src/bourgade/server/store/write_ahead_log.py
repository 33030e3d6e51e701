"""Whether SQLite's write-ahead log is damaged in its midst.

After a crash SQLite takes over what it can read of this file and passes over the rest in silence,
since the rest may be a transaction that was being written. But each transaction is flushed before
the next one begins: where more than one lies behind an unreadable place, moves that were
acknowledged are among them.
"""

from __future__ import annotations

import struct
from pathlib import Path

MAGIC = 0x377F0682  # the lowest bit tells the byte order of the checksums
HEADER = struct.Struct(">8I")  # magic, version, page size, number, two salts, checksum
FRAME = struct.Struct(">6I")  # page, size of the database after a commit or 0, salts, checksum
MASK = 0xFFFFFFFF

Sum = tuple[int, int]


def is_damaged(file: Path) -> bool:
    """Whether a log holds more than one transaction that SQLite will not read."""
    if not file.exists():
        return False
    log = file.read_bytes()
    if len(log) < HEADER.size:
        return False
    magic, _, page_size, _, *salts = HEADER.unpack_from(log)[:6]
    order = ">" if magic & 1 else "<"
    total = _sum(log[:24], order, (0, 0))
    if magic | 1 != MAGIC | 1 or total != HEADER.unpack_from(log)[6:]:
        return len(log) > HEADER.size + FRAME.size  # nothing of it will be read
    commits = 0  # behind an unreadable place
    readable = True
    step = FRAME.size + page_size
    for at in range(HEADER.size, len(log) - step + 1, step):
        _, commit, *found, first, second = FRAME.unpack_from(log, at)
        if found != salts:
            readable = False  # written before the log was begun anew, or damaged
            continue
        if readable:
            total = _sum(log[at : at + 8], order, total)
            total = _sum(log[at + FRAME.size : at + step], order, total)
            readable = total == (first, second)
        if not readable:
            if commits:
                return True
            commits += commit > 0
    return False


def _sum(data: bytes, order: str, total: Sum) -> Sum:
    """SQLite's checksum of some words, added to that of all before them."""
    one, two = total
    for x, y in struct.iter_unpack(f"{order}2I", data):
        one = (one + x + two) & MASK
        two = (two + y + one) & MASK
    return one, two
