"""Files that a command reads and writes: what goes wrong with them is one line."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from cardhouse.cli.outlets import reason
from cardhouse.cli.parser import Mistake


def read(file: Path) -> bytes:
    """All that is in a file."""
    try:
        return file.read_bytes()
    except (OSError, ValueError, MemoryError) as error:
        raise Mistake(f"{file} cannot be read: {reason(error)}") from None


def write(file: Path, data: bytes) -> None:
    """Write a file whole, or leave it as it was; a device or a pipe is written to as it is."""
    file = file.resolve()
    whole = file.is_file() or not file.exists()
    target = file.with_name(f"{file.name}.{os.getpid()}.tmp") if whole else file
    try:
        target.write_bytes(data)
        if target != file:
            target.replace(file)
    except (OSError, ValueError) as error:
        if target != file:
            with suppress(OSError):
                target.unlink()
        raise Mistake(f"{file} cannot be written: {reason(error)}") from None
