"""Which tests share a worker of a parallel run."""

from __future__ import annotations

import pytest

from bourgade.kernel.game import Variant


def one_worker(variant: Variant) -> pytest.MarkDecorator:
    """Tests of one layout share a worker, so that it is compiled once."""
    sizes = " ".join(f"{size} {name}" for name, size in sorted(variant.sizes.items()))
    return pytest.mark.xdist_group(f"{variant.game.name}: {sizes}")  # no brackets in such names
