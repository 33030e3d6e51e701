"""Compile a game's policies into the cache: ``python -m bourgade.bots.warm GAME OPTIONS FILE…``."""

from __future__ import annotations

import json
import sys

from bourgade.bots import warm
from bourgade.play import load

if __name__ == "__main__":
    warm(load(sys.argv[1], content=sys.argv[3:], **json.loads(sys.argv[2])).variant)
