"""The line in front of the thinking processes, for those who watch the server."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Generator


class WaitingLine:
    """How many questions wait now; ``told`` hears how long each had to."""

    def __init__(self) -> None:
        self.length = 0
        self.told: Callable[[float], None] = lambda seconds: None

    @contextlib.contextmanager
    def waiting(self) -> Generator[None]:
        """One more waits, until the block ends."""
        began = time.monotonic()
        self.length += 1
        try:
            yield
        finally:
            self.length -= 1
            self.told(time.monotonic() - began)
