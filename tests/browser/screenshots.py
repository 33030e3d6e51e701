"""Pictures of every page and phase: ``python -m tests.browser.screenshots FOLDER [NAME …]``.

On a phone and a laptop, light and dark, in both languages. Names choose scenes by their beginning.
What a script finds wrong with a page's looks is printed, and the command then ends with 1.
"""

from __future__ import annotations

import os
import sys
import tempfile
from itertools import product
from pathlib import Path

from tests.browser.checks import looks_wrong
from tests.browser.chromium import launched, missing
from tests.browser.house import House
from tests.browser.scenes import all_scenes
from tests.browser.visitor import LAPTOP, PHONE, visit

LOOKS = list(product((PHONE, LAPTOP), ("light", "dark"), ("en", "fr")))


def main(folder: Path, names: list[str]) -> int:
    if why := missing():
        print(why, file=sys.stderr)
        return 2
    folder.mkdir(parents=True, exist_ok=True)
    scenes = [s for s in all_scenes() if not names or s.name.startswith(tuple(names))]
    wrong = 0
    with tempfile.TemporaryDirectory() as home:
        house = House(Path(home))
        os.environ["BOURGADE_GAMES"] = str(house.games)
        os.environ["BOURGADE_NUMBA"] = "off"
        house.server.start()
        try:
            with launched() as browser:
                for scene, (size, scheme, language) in product(scenes, LOOKS):
                    visitor = visit(
                        browser, house.address, size=size, scheme=scheme, language=language
                    )
                    scene.open(house, visitor)
                    visitor.page.evaluate("scrollTo(0, 0)")
                    visitor.page.wait_for_timeout(150)
                    name = f"{scene.name}-{size[0]}-{scheme}-{language}"
                    picture = folder / f"{name}.png"
                    visitor.page.screenshot(path=picture, full_page=True)
                    found = looks_wrong(visitor.page, size[0]) + visitor.unforgiven()
                    for problem in found:
                        print(f"{name}: {problem}")
                    wrong += len(found)
                    visitor.context.close()
        finally:
            house.server.stop()
    print(f"{len(scenes) * len(LOOKS)} pictures in {folder}")
    return 1 if wrong else 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
