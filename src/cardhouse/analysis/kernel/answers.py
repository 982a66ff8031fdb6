"""Slow answers are kept beside the tables, as long as the code is the same."""

import os
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from cardhouse.analysis.kernel.keep import fingerprint
from cardhouse.analysis.kernel.place import folder

Answer = TypeVar("Answer")

# Files the answers depend on: a change in any of them makes old answers useless.
_BY: Final = (
    "cards/*.py",
    "ranking/points.py",
    "engine/banked/*.py",
    "engine/banked/blackjack/*.py",
    "analysis/blackjack/*.py",
)


def answered(name: str, kind: type[Answer], work: Callable[[], Answer]) -> Answer:
    """The answer under a name: read if it is there and whole, otherwise worked out and kept."""
    file = _file(name)
    with suppress(OSError, msgspec.DecodeError):
        return msgspec.json.decode(file.read_bytes(), type=kind)
    found = work()
    # A folder that cannot be written costs time, and nothing else.
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        beside = file.with_suffix(f".{os.getpid()}")
        beside.write_bytes(msgspec.json.encode(found))
        beside.replace(file)
    return found


def is_answered(name: str) -> bool:
    """True if the answer under a name is kept."""
    return _file(name).exists()


def _file(name: str) -> Path:
    return folder() / "answers" / f"{name}-{_by()}.json"


@cache
def _by() -> str:
    return fingerprint(_BY)
