"""Names of the numbers of a record, for environments that give whole states."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np


def record_names(dtype: Any, prefix: str = "") -> Iterator[str]:
    """The numbers of a record by their path through it, in order."""
    base, shape = dtype.subdtype or (dtype, ())
    for index in np.ndindex(shape):
        path = " ".join([*([prefix] if prefix else []), *map(str, index)])
        if not base.names:
            yield path
            continue
        for name in base.names:
            yield from record_names(base.fields[name][0], f"{path} {name}".strip())
