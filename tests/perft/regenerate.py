"""Write the counted nodes into the data files: ``make perft``. Read the difference afterwards."""

from __future__ import annotations

import re
import tomllib

from bourgade.testing.perft import count_nodes
from tests.perft.test_perft import FILES, start

MOST = 6_000  # nodes at the deepest level


def main() -> None:
    for file in FILES:
        text = file.read_text("utf-8")
        for name, row in tomllib.loads(text).items():
            nodes: list[list[int]] = []
            for depth in range(1, 8):
                counted = count_nodes(start(row, file.stem), depth)
                nodes = [[n.decisions, n.chances, n.ends] for n in counted]
                if sum(nodes[-1]) * 8 > MOST:
                    break
            head = re.escape(f"[{name}]")
            text = re.sub(rf"({head}\n(?:.+\n)*?nodes = ).*", rf"\g<1>{nodes}", text)
            print(file.stem, name, nodes)
        file.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
