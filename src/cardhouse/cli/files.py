"""Reading and writing files for commands; every failure is one line."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from cardhouse.cli.parser import Mistake


def read(file: Path) -> bytes:
    """The content of a file; a device is refused, as it may never end."""
    try:
        if file.is_char_device():
            raise Mistake(f"{file} cannot be read: it is no file")
        return file.read_bytes()
    except OSError as error:
        raise Mistake(f"{file} cannot be read: {error.strerror}") from None


def write(file: Path, data: bytes) -> None:
    """Write a file whole, or leave it as it was; devices and pipes are written to directly."""
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
