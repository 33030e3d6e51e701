"""Try very many changed positions of every game: ``python -m tests.conformance.change_positions``.

Each sampled variant of each game gets its share; the counts are printed, and the first position
that is neither refused properly nor playable ends the run.
"""

from __future__ import annotations

import argparse
import time

from bourgade.kernel import registry
from bourgade.testing.conformance import sample_variants
from bourgade.testing.positions import Counts, check_changed_positions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=registry.names(), metavar="GAME")
    parser.add_argument("--tries", type=int, default=50_000, help="for each game")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for name in given.games:
        variants = list(sample_variants(registry.find(name)))
        whole, began = Counts(), time.monotonic()
        for n, variant in enumerate(variants):
            tries = -(-given.tries // len(variants))
            counts = check_changed_positions(variant, tries, given.seed + n)
            whole.tried += counts.tried
            whole.accepted += counts.accepted
            whole.plies += counts.plies
            whole.refused += counts.refused
            print(f"  {' '.join(map(str, variant.options.values()))}: {counts}", flush=True)
        print(f"{name}: {whole}; {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
