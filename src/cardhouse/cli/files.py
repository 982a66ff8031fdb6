"""Files that a command reads and writes: what goes wrong with them is one line."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from cardhouse.cli.parser import Mistake


def read(file: Path) -> bytes:
    """All that is in a file; a device need not have an end."""
    try:
        if file.is_char_device():
            raise Mistake(f"{file} cannot be read: it is no file")
        return file.read_bytes()
    except OSError as error:
        raise Mistake(f"{file} cannot be read: {error.strerror}") from None


def write(file: Path, data: bytes) -> None:
    """Write a file whole, or leave it as it was; a device or a pipe is written to as it is."""
    place = file.resolve()
    whole = place.is_file() or not place.exists()
    target = place.with_name(f"{place.name}.{os.getpid()}.tmp") if whole else place
    try:
        target.write_bytes(data)
        if target != place:
            target.replace(place)
    except OSError as error:
        if target != place:
            with suppress(OSError):
                target.unlink()
        raise Mistake(f"{file} cannot be written: {error.strerror}") from None
