"""A process that plays games for an arena: ``python -m bourgade.lab.process``."""

from __future__ import annotations

from bourgade.lab.playing import serve

if __name__ == "__main__":
    serve()
