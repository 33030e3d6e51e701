"""A server process with the settings of a test: ``python -m tests.server.web.launch PORT JSON``."""

from __future__ import annotations

import json
import sys

from bourgade.server import clock
from bourgade.server.run import serve
from bourgade.server.settings import Settings

if __name__ == "__main__":
    clock.NOTICE = 0  # tables of tests may have waited before this process started
    serve(Settings(port=int(sys.argv[1]), **json.loads(sys.argv[2])), tell=print)
