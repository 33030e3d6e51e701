"""What ``python.js`` provides of Python's own functions and methods."""

from __future__ import annotations

import builtins
import html
import itertools
import math
import operator
from bisect import bisect_right
from collections.abc import Mapping

RUNTIME: Mapping[int, str] = {
    **{
        id(getattr(builtins, name)): name
        for name in (
            "abs", "all", "any", "bool", "dict", "divmod", "enumerate", "filter", "frozenset",
            "getattr", "hasattr", "int", "isinstance", "len", "list", "map", "max", "min", "next",
            "range", "repr", "reversed", "round", "set", "sorted", "str", "sum", "tuple", "zip",
            "iter",
        )
    },
    id(itertools.islice): "islice",
    id(itertools.product): "product",
    id(itertools.pairwise): "pairwise",
    id(math.prod): "prod",
    id(bisect_right): "bisect_right",
    id(operator.itemgetter): "itemgetter",
    id(operator.attrgetter): "attrgetter",
    id(html.escape): "escape",
    id(KeyError): "KeyError",
    id(Mapping): "dict",
    id(AssertionError): "WrongError",
}  # fmt: skip
"""By id: objects of Python, and their names there."""

SHARED_METHODS = frozenset(
    {
        "upper", "lower", "capitalize", "strip", "lstrip", "rstrip", "startswith", "endswith",
        "removeprefix", "removesuffix", "replace", "split", "join", "partition", "rpartition",
        "isalpha", "isdigit", "isdecimal", "index", "count", "append", "extend", "insert", "pop",
        "copy", "reverse", "tolist", "sum", "bit_count", "union", "intersection", "difference",
        "clear", "discard", "title", "zfill", "splitlines", "casefold", "find", "remove", "sort",
    }
)  # fmt: skip
"""Methods of texts and lists, which JavaScript has under other names or not at all."""
