"""Lost power: of what was written and not flushed, nothing or any part may be on the disk."""

from __future__ import annotations

import asyncio
import random
import struct
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.campaigns.company import company
from tests.campaigns.hosts import Host, shimmed
from tests.campaigns.players import Gone
from tests.campaigns.report import Report, Tell

TABLES = 4
NOTE = struct.Struct("4q")  # kind, length of the name, offset, length of the data
LONGEST = 0.4  # seconds between the first moves after a cut and the next


def run(report: Report, cuts: int, numbers: random.Random, tell: Tell) -> None:
    with shimmed(report, trace=True) as (host, shim):
        asyncio.run(_run(host, shim.trace, cuts, numbers, report, tell))


async def _run(
    host: Host, trace: Path, cuts: int, numbers: random.Random, report: Report, tell: Tell
) -> None:
    async with company(host.address, report, numbers) as people:
        await people.arrive(TABLES)
        before: dict[str, bytes] = {}
        for n in report.rounds(cuts):
            async with people.playing():
                await people.moves(TABLES)
                await asyncio.sleep(numbers.uniform(0, LONGEST))
                await asyncio.to_thread(host.kill)
                before = cut(host.disk, trace, before, numbers)
                report.count("cuts")
                if not await asyncio.to_thread(host.opens):
                    report.fault("lost", f"does not start after the cut: {host.log[-500:]}")
                    raise Gone
            await people.check()
            tell(f"cut {n}: {report.counts['acknowledged']} moves acknowledged")
            if report.faults:
                return
        await people.leave()


def cut(
    disk: Path, trace: Path, before: dict[str, bytes], numbers: random.Random
) -> dict[str, bytes]:
    """Let files lose what they would if the power had gone; returns what is left in them."""
    left = _left_over(before, list(_notes(trace.read_bytes())), numbers)
    for file in disk.iterdir():
        file.unlink()
    for name, data in left.items():
        (disk / name).write_bytes(data)
    trace.unlink()
    return left


class Note(NamedTuple):
    """One call of the system that changed a file, or flushed it."""

    kind: str  # W: written, T: cut or made longer, S: flushed, U: removed
    name: str
    offset: int
    length: int
    data: bytes


def _notes(trace: bytes) -> Iterator[Note]:
    at = 0
    while at + NOTE.size <= len(trace):
        kind, name_length, offset, length = NOTE.unpack_from(trace, at)
        at += NOTE.size
        name = trace[at : at + name_length].decode()
        at += name_length
        data = trace[at : at + length] if chr(kind) == "W" else b""
        at += len(data)
        yield Note(chr(kind), name, offset, length, data)


def _left_over(
    before: dict[str, bytes], notes: list[Note], numbers: random.Random
) -> dict[str, bytes]:
    """The files after the cut: what was flushed, and of the rest nothing, a beginning or a part."""
    files = defaultdict(bytearray, {name: bytearray(data) for name, data in before.items()})
    waiting: defaultdict[str, list[Note]] = defaultdict(list)
    for note in notes:
        if note.kind == "U":
            files.pop(note.name, None)
            waiting.pop(note.name, None)
        elif note.kind != "S":
            waiting[note.name].append(note)
        else:
            for done in waiting.pop(note.name, ()):
                _apply(files[note.name], done)
    fate = numbers.choice(("nothing", "a beginning", "a part"))
    for name, rest in waiting.items():
        kept = {
            "nothing": [],
            "a beginning": rest[: numbers.randint(0, len(rest))],
            "a part": [note for note in rest if numbers.random() < 0.5],
        }[fate]
        for note in kept:
            _apply(files[name], note)
    return {name: bytes(data) for name, data in files.items()}


def _apply(file: bytearray, note: Note) -> None:
    if note.kind == "T":
        del file[note.length :]
    end = note.offset + len(note.data) if note.kind == "W" else note.length
    file.extend(bytes(max(0, end - len(file))))
    if note.kind == "W":
        file[note.offset : end] = note.data
