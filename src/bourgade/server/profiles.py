"""The people of one worker: whose a device is, profiles, other devices, recovery codes."""

from __future__ import annotations

import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from fastapi import Depends
from sqlalchemy import Connection
from starlette.requests import Request

from bourgade.server.errors import ServerError
from bourgade.server.people import Person, device_of, hash_of, new_token
from bourgade.server.store import BadDatabase, Store, erasure, export, links, people
from bourgade.server.store.rows import Device, Known, Profile

COLOURS = ("red", "orange", "gold", "green", "teal", "blue", "purple", "grey")
"""The colours of a profile; each has a shape of its own (``kit.svg``)."""

SETTINGS = {
    "theme": ("", "light", "dark"),
    "sound": ("", "on"),
    "confirm": ("", "never"),
    "auto": ("", "never"),  # whether the only possible move is made by itself
    "bots": ("", "fast", "slow"),  # how long they take
}
"""What a device remembers, and a profile carries to the others; the first is the default."""

FRESH = 5.0
"""Seconds for which a worker believes what it knows about a device."""

REMEMBERED = 10_000
"""Devices that a worker remembers."""

LINK_LIFE = 15 * 60
"""Seconds for which a link for another device works."""

DAY = 86_400.0

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: without I, L, O and U, which are easily misread."""

GROUPS, LETTERS = 5, 4
"""Of a recovery code: 20 letters of 5 bits each are 100 bits."""

T = TypeVar("T")


@dataclass(frozen=True)
class Wishes:
    """How a person likes to play; None where that is not said."""

    auto: bool | None = None  # whether their only possible moves are made for them
    bots: str | None = None  # how fast bots are to move, by its name in ``SETTINGS``
    thinks: bool = False  # whether their page can think for the bots of their table


class Profiles:
    """Who people are, as one worker knows it."""

    def __init__(
        self,
        store: Store,
        read_again: Callable[[str], Awaitable[None]],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._store = store
        self._read_again = read_again  # a table whose seats have changed
        self._clock = clock
        self._known: OrderedDict[str, tuple[float, Known]] = OrderedDict()

    async def whose(self, device: str, *, certain: bool = False) -> Known:
        """Whose a device is, by the hash of its token; ``certain`` does not rely on memory."""
        now = self._clock()
        at, known = self._known.get(device, (now, None))
        if known is None or certain or now - at >= FRESH:
            try:
                known = await self._store.reading(lambda c: people.whose(c, device))
            except BadDatabase:
                if known is None or certain:
                    raise
                return known  # while the database is away, as far as is known
            await self._see(known)
            self._known[device] = now, known
            self._known.move_to_end(device)
            while len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return known

    async def _see(self, known: Known) -> None:
        """Note once per day that a person was here; it does not matter if that fails."""
        now = time.time()
        if known.profile and now - known.seen > DAY:
            with suppress(BadDatabase):
                await self._store.writing(lambda c: people.see(c, known.person, now))

    # Profiles

    async def save(self, person: Person, profile: Profile, label: str) -> Person:
        """Keep a profile; the person with it."""
        here, now = Device(hash_of(person.device), label, time.time()), time.time()
        await self._change(lambda c: people.save(c, person.key, profile, here, now))
        return replace(person, profile=profile, has_profile=True)

    async def devices(self, person: Person) -> list[Device]:
        """The devices that are signed in as a person."""
        found = await self._store.reading(lambda c: people.devices_of(c, person.key))
        return [one for one in found if one.revoked is None]

    async def sign_out(self, person: Person, device: str) -> None:
        """Make one of a person's devices a stranger's, by the beginning of its key."""
        devices = await self.devices(person)
        one = next((d for d in devices if device and d.key.startswith(device)), None)
        if one is None:
            raise ServerError("error-no-device")
        if len(devices) == 1 and not (await self.whose(one.key)).has_recovery:
            raise ServerError("error-last-device")
        await self._change(lambda c: people.sign_out(c, person.key, one.key, time.time()))

    # Other devices

    async def new_link(self, person: Person) -> str:
        """The secret of a link that makes another device the person's."""
        secret, now = new_token(), time.time()
        await self._change(lambda c: links.add_device_link(c, hash_of(secret), person.key, now))
        return secret

    async def link_owner(self, secret: str) -> Profile | None:
        """The profile of the person whose a device would become; None if the link is used up."""

        def work(connection: Connection) -> Profile | None:
            since = time.time() - LINK_LIFE
            key = links.find_device_link(connection, hash_of(secret), since)
            return None if key is None else people.profile_of(connection, key) or Profile()

        return await self._store.reading(work)

    async def use_link(self, secret: str, person: Person, label: str) -> bool:
        """Make a device one of another person's by their link; False if it is used up."""

        def find(connection: Connection) -> str | None:
            return links.use_device_link(connection, hash_of(secret), time.time() - LINK_LIFE)

        return await self._join(person, label, find)

    async def new_recovery(self, person: Person) -> str:
        """A new recovery code in place of the old one; only its hash is kept."""
        code = "".join(secrets.choice(ALPHABET) for _ in range(GROUPS * LETTERS))
        await self._change(lambda c: people.set_recovery(c, person.key, _recovery_hash(code)))
        return "-".join(re.findall("." * LETTERS, code))

    async def recover(self, code: str, person: Person, label: str) -> bool:
        """Make a device one of the person's whose recovery code it is; False if it is nobody's."""
        digest = _recovery_hash(plain_code(code))
        return await self._join(person, label, lambda c: people.by_recovery(c, digest))

    async def _join(
        self, person: Person, label: str, find: Callable[[Connection], str | None]
    ) -> bool:
        here = Device(hash_of(person.device), label, time.time())

        def work(connection: Connection) -> list[str] | None:
            key = find(connection)
            return None if key is None else people.join(connection, here, key, time.time())

        moved = await self._change(work)
        for table in moved or ():
            await self._read_again(table)
        return moved is not None

    # What is kept

    async def export(self, person: Person) -> dict[str, Any]:
        """All that is kept about a person."""
        return await self._store.reading(lambda c: export.export_person(c, person.key))

    async def erase(self, person: Person) -> None:
        """Erase all that is kept about a person but their moves."""
        matches = await self._change(lambda c: erasure.erase_person(c, person.key, time.time()))
        for table in matches:
            await self._read_again(table)
        await self._store.scrub()

    async def _change(self, work: Callable[[Connection], T]) -> T:
        """Write about people, and forget what was known of them."""
        try:
            return await self._store.retried(work)
        finally:
            self._known.clear()


def plain_code(text: str) -> str:
    """A recovery code as somebody typed it, read as it was meant."""
    letters = re.sub("[^0-9A-Z]", "", text.upper()[:80])
    return letters.translate(str.maketrans("OIL", "011"))


def _recovery_hash(code: str) -> str:
    return hash_of(f"recovery {code}")


def label_of(request: Request) -> str:
    """What a device calls itself: browser and system."""
    agent = request.headers.get("user-agent", "")
    found = [
        next((name for sign, name in signs.items() if sign in agent), "")
        for signs in (BROWSERS, SYSTEMS)
    ]
    return " · ".join(part for part in found if part)


BROWSERS = {
    "Edg": "Edge", "OPR/": "Opera", "SamsungBrowser": "Samsung Internet", "Firefox/": "Firefox",
    "FxiOS": "Firefox", "CriOS": "Chrome", "Chrome/": "Chrome", "Safari/": "Safari",
}  # fmt: skip
SYSTEMS = {
    "Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows",
    "Mac OS": "macOS", "Linux": "Linux",
}  # fmt: skip
"""By what their user agents say, the most particular first."""


async def recognise(request: Request) -> None:
    """Find out whose the device is that sends a request, before a page asks.

    Nothing is read for a device without a token. While the database cannot be reached, people are
    nobody, and nothing can be done: pages that need no table are still shown.
    """
    if device := device_of(request):
        profiles: Profiles = request.app.state.profiles
        try:
            request.state.known = await profiles.whose(hash_of(device))
        except BadDatabase:
            if request.method not in ("GET", "HEAD"):
                raise


async def recognise_anew(request: Request) -> None:
    """The same for what is written about a person: another worker may know better by now."""
    if device := device_of(request):
        profiles: Profiles = request.app.state.profiles
        request.state.known = await profiles.whose(hash_of(device), certain=True)


async def bearer_of(request: Request, header: str | None) -> str:
    """The key of the person whose token a program shows; "" if it shows none."""
    kind, _, secret = (header or "").partition(" ")
    if kind.lower() != "bearer" or not secret.strip():
        return ""
    profiles: Profiles = request.app.state.profiles
    return (await profiles.whose(hash_of(secret.strip()))).person


ANEW = [Depends(recognise_anew)]
"""For routes that write about a person."""
