"""`python -m tests.e2e.album`: picture the felt of every family at every size, and measure ranks.

The pictures lie in `build/screenshots/felts`, by family, moment and size. The table that is printed
has the smallest rank of others' cards and of the viewer's own, in CSS pixels.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from cardhouse.server.messages import State
from tests.e2e.conftest import BROWSERS, FLAGS
from tests.e2e.felts import POTS, SIZES, moments, of_others, side_pots
from tests.e2e.glyphs import smallest
from tests.e2e.room import Room
from tests.e2e.staged import Shown

FOLDER: Final = Path(__file__).parents[2] / "build" / "screenshots" / "felts"
Least = tuple[float, float]


def main() -> None:
    """Take all pictures, and print what was measured."""
    program = next(path for name in BROWSERS if (path := shutil.which(name)))
    FOLDER.mkdir(parents=True, exist_ok=True)
    album = {name: moments(full) for name, full in POTS.items()}
    album["holdem"]["side-pots"] = side_pots()
    album |= of_others()
    found: dict[str, list[Least]] = {name: [] for name in album}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        room = Room(Path(folder), "tommys/holdem")
        room.open()
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        for size, window in SIZES.items():
            touch = size == "phone"
            context = browser.new_context(
                viewport=window, reduced_motion="reduce", has_touch=touch, is_mobile=touch
            )
            shown = Shown(context.new_page(), room.url)
            for name, states in album.items():
                found[name].append(pictured(shown, states, f"{name}-{{}}-{size}.png"))
            context.close()
        browser.close()
        room.close()
    sys.stdout.write(f"{table(found)}\nPictures: {FOLDER}\n")


def pictured(shown: Shown, states: Mapping[str, State], name: str) -> Least:
    """A picture of each moment; returns the smallest ranks of them all."""
    others, own = [], []
    for moment, state in states.items():
        shown.show(state)
        shown.page.screenshot(path=FOLDER / name.format(moment))
        theirs, mine = smallest(shown.page)
        others.append(theirs)
        own.append(mine)
    return min(filter(None, others), default=0.0), min(filter(None, own), default=0.0)


def table(found: Mapping[str, list[Least]]) -> str:
    """The smallest ranks by family and size: others' and the viewer's own."""
    head = f"{'others / own':14}" + "".join(f"{size:>15}" for size in SIZES)
    rows = [
        f"{name:14}" + "".join(f"{f'{others:.1f} / {own:.1f}':>15}" for others, own in sizes)
        for name, sizes in found.items()
    ]
    return "\n".join([head, *rows])


if __name__ == "__main__":
    main()
