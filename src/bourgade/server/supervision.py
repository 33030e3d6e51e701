"""A worker does not outlive the process that started it: it would go on holding the port."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from multiprocessing.process import BaseProcess

GRACE = 3
"""Seconds that open streams get to end when the server stops."""


def end_with_supervisor() -> None:
    """If ``bourgade serve`` started this worker and is killed, stop as if it had been asked to."""
    supervisor = multiprocessing.parent_process()
    if supervisor is not None:
        threading.Thread(target=_follow, args=(supervisor,), daemon=True).start()


def _follow(supervisor: BaseProcess) -> None:
    supervisor.join()  # a pipe that closes with the supervisor, however it ends
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(2 * GRACE)
    os._exit(1)  # something hangs; what was acknowledged is in the store
