"""SQLite's log beside a room's file: how to tell that somebody has removed it."""

import sqlite3
import struct
from contextlib import suppress
from pathlib import Path
from typing import Final

from cardhouse.store.records import StoreError

# https://sqlite.org/walformat.html: the index of the log begins with two copies of its header.
HEADER: Final = struct.Struct("=I4xIBBHII8s8s8s")
VERSION: Final = 3_007_000
# The log begins with a magic number; its last bit gives the byte order of the checksum.
MAGIC: Final = 0x377F0682
# The number of the log's pages already in the main file, just after the two headers.
COPIED: Final = struct.Struct("=I")
LOG_HEAD, FRAME_HEAD, SALT = 32, 24, slice(16, 24)
# A field of the main file's first page that SQLite leaves to its user: 1 while a room is open.
MARK: Final = slice(60, 64)


def check_log(file: Path) -> None:
    """Refuse a file whose log is gone, damaged or cut off, judging by the index beside it.

    No store of this process may have the file open: reading it would drop SQLite's locks.
    """
    # A room caught opening or closing looks right the second time.
    if _missing(file) and (pages := _missing(file)):
        lost = f"and with it the last {pages:,} pages"
        what = f"its log {file.name}-wal is gone, damaged or cut off, {lost}"
        mend = f"restore it, or remove {file.name}-shm to go on without them"
        raise StoreError(f"{file}: {what} that were written; {mend}")


def mark_open(db: sqlite3.Connection) -> None:
    """Note in the main file itself that a room has it open."""
    db.execute("pragma user_version = 1")
    db.execute("pragma wal_checkpoint(passive)")


def mark_closed(db: sqlite3.Connection) -> None:
    """Note that a room has closed the file: no log is needed any more."""
    db.execute("pragma user_version = 0")


def left_open(file: Path) -> bool:
    """True if a room has not closed the file and there is no log beside it."""
    return any(_read(file, MARK.stop)[MARK]) and not _read(_beside(file, "-wal"), 1)


def _missing(file: Path) -> int:
    """The number of pages written to the log that are neither there nor in the main file."""
    index = _read(_beside(file, "-shm"), 2 * HEADER.size + COPIED.size)
    header, copy = index[: HEADER.size], index[HEADER.size : 2 * HEADER.size]
    if len(index) < 2 * HEADER.size + COPIED.size or header != copy:
        return 0
    version, _, _, _, size, written, _, _, salt, _ = HEADER.unpack(header)
    (copied,) = COPIED.unpack(index[2 * HEADER.size :])
    if version != VERSION or written <= copied:
        return 0
    # A size of 1 stands for 65,536, which its field cannot hold.
    page = size if size > 1 else 65_536
    log = _read(_beside(file, "-wal"), LOG_HEAD + written * (FRAME_HEAD + page))
    # A log with another salt than the index has none of its pages.
    pages = _whole_pages(log, page) if log[SALT] == salt else 0
    return int(max(0, written - max(copied, pages)))


def _whole_pages(log: bytes, page: int) -> int:
    """The number of intact pages at the start of a log: SQLite reads no further."""
    (magic,) = struct.unpack_from(">I", log)
    if magic & ~1 != MAGIC:
        return 0
    order = ">" if magic & 1 else "<"
    sums = _summed(order, log[:24], (0, 0))
    if sums != struct.unpack_from(">II", log, 24):
        return 0
    for number, start in enumerate(range(LOG_HEAD, len(log), FRAME_HEAD + page)):
        frame = log[start : start + FRAME_HEAD + page]
        if len(frame) < FRAME_HEAD + page or frame[8:16] != log[SALT]:
            return number
        sums = _summed(order, frame[:8] + frame[FRAME_HEAD:], sums)
        if sums != struct.unpack_from(">II", frame, 16):
            return number
    return (len(log) - LOG_HEAD) // (FRAME_HEAD + page)


def _summed(order: str, words: bytes, sums: tuple[int, int]) -> tuple[int, int]:
    """SQLite's checksum, continued over more bytes."""
    one, two = sums
    numbers = iter(struct.unpack(f"{order}{len(words) // 4}I", words))
    for first, second in zip(numbers, numbers, strict=True):
        one = (one + first + two) & 0xFFFFFFFF
        two = (two + second + one) & 0xFFFFFFFF
    return one, two


def _beside(file: Path, end: str) -> Path:
    return file.with_name(f"{file.name}{end}")


def _read(file: Path, most: int) -> bytes:
    """The first bytes of a file; nothing if it is missing or cannot be read."""
    if file.is_file():
        with suppress(OSError), file.open("rb") as found:
            return found.read(most)
    return b""
