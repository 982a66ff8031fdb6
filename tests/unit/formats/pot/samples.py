"""Hands for these tests: real ones, and random ones in every format."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from cardhouse.formats.families import FORMATS, written
from cardhouse.formats.pot import phh_read
from tests.runs.histories.dealing import SPREADS, dealt

REAL = Path(__file__).parents[3] / "real_hands"
FILES = ("classic", "wsop", "pluribus", "ABS", "FTP", "IPN", "ONG", "PS", "PTY")


def real(name: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The real hands of a file, each with its name."""
    return phh_read.pages(gzip.decompress((REAL / f"{name}.phhs.gz").read_bytes()).decode())


@cache
def texts() -> tuple[tuple[str, str], ...]:
    """A hand in every format, as a log and without the fields that only we read."""
    found = []
    for spread, seed in ((SPREADS[0], 3), (SPREADS[2], 1), (SPREADS[1], 2)):
        _, history = dealt(spread, seed)
        for form in FORMATS if seed != 1 else ("phh", "log"):
            found.append((form, written(history, spread.post, form)))
    return tuple(found)
