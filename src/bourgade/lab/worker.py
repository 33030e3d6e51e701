"""A process that plays games for an arena: ``python -m bourgade.lab.worker``."""

from __future__ import annotations

from bourgade.lab.worker_pool import serve

if __name__ == "__main__":
    serve()
