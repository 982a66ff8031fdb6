"""`python -m tests.e2e.frames`: measure how smoothly a slow phone shows cards and chips that move.

A spectator's browser on a processor slowed down four times watches bots play every family. Long
tasks and late frames are counted; more than may be is a fault, and the exit code says so. A task is
as long as the processor works at it: a machine that does much else makes none longer.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from msgspec import Struct, convert
from msgspec.structs import replace
from playwright.sync_api import Browser, sync_playwright

from tests.e2e.conftest import BROWSERS, FLAGS
from tests.e2e.person import PHONE
from tests.e2e.room import Room

GAMES: Final = (
    "tommys/holdem",
    "tommys/stud7",
    "button-room/draw",
    "new-esquire/no-bust-blackjack",
    "tommys/pai-gow-poker",
    "tommys/pan",
)
SLOWER: Final = 4
# Chromium's name for a task of a thread.
TASK: Final = "ThreadControllerImpl::RunTask"
LONG_MS: Final = 50
LATE_MS: Final = 33.4
LATE_SHARE: Final = 0.05
# Bots at this pace keep something moving all the time.
PACE: Final = "0.3"
WATCH: Final = """
window.gaps = []; window.moved = 0;
document.addEventListener("animationstart", () => { window.moved += 1; }, true);
let last = performance.now();
requestAnimationFrame(function frame(now) {
  window.gaps.push(now - last);
  last = now;
  requestAnimationFrame(frame);
});
"""


class Watched(Struct, frozen=True):
    """Durations of long tasks, times between frames, and animations begun, at one table."""

    gaps: list[float]
    moved: int
    # In milliseconds.
    tasks: list[float] = []

    @property
    def long(self) -> list[float]:
        """The tasks that took too long."""
        return [task for task in self.tasks if task > LONG_MS]

    @property
    def late(self) -> float:
        """The share of frames that came late."""
        return sum(gap > LATE_MS for gap in self.gaps) / max(1, len(self.gaps))

    @property
    def smooth(self) -> bool:
        """True if something moved, and everything did so in time."""
        return bool(self.moved) and not self.long and self.late <= LATE_SHARE


def watch(browser: Browser, url: str, seconds: float) -> Watched:
    """Watch a table for a while on a slow phone."""
    context = browser.new_context(viewport=PHONE, has_touch=True, device_scale_factor=2)
    page = context.new_page()
    slow = context.new_cdp_session(page)
    page.goto(url)
    page.locator("main ol li").first.wait_for(state="attached")
    slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    # The page itself and its first picture are loaded by now.
    page.wait_for_timeout(2_000)
    browser.start_tracing(page=page, categories=["toplevel"])
    page.evaluate(WATCH)
    page.wait_for_timeout(seconds * 1_000)
    found = convert(page.evaluate("({ gaps, moved })"), Watched)
    traced = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    return replace(found, tasks=list(tasks(traced)))


def tasks(traced: list[dict[str, Any]]) -> Iterator[float]:
    """The processor's time for each task of the page."""
    pages = {
        (event["pid"], event["tid"])
        for event in traced
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    for event in traced:
        if event["name"] == TASK and (event["pid"], event["tid"]) in pages and "tdur" in event:
            yield event["tdur"] / 1_000


def main(words: Sequence[str] | None = None) -> int:
    """Watch a table of every family, and print what was slow."""
    parser = argparse.ArgumentParser(prog="python -m tests.e2e.frames", description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="for each table")
    parser.add_argument("games", nargs="*", default=GAMES, help="HOUSE/GAME")
    args = parser.parse_args(words)
    program = next(path for name in BROWSERS if (path := shutil.which(name)))
    good = True
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        room = Room(Path(folder), *args.games, options=("--pace", PACE))
        room.open()
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        for game in args.games:
            seen = watch(browser, f"{room.url}/tables/{game.replace('/', '-')}", args.seconds)
            good &= seen.smooth
            sys.stdout.write(
                f"{game:32} {seen.moved:5} animations, {len(seen.gaps):5} frames, "
                f"{seen.late:6.1%} over 33 ms, {len(seen.long):3} tasks over {LONG_MS} ms, "
                f"the longest {max(seen.tasks, default=0):.0f} ms\n"
            )
        browser.close()
        room.close()
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
