"""Files of a room readable only by their owner: they hold decks and password hashes."""

import os
from pathlib import Path
from typing import Final

FOLDER: Final = 0o700
FILE: Final = 0o600
# Permission bits that let anybody else in.
OTHERS: Final = 0o077


def make_folder(folder: Path) -> list[Path]:
    """Make a folder and its parents, closed to others; return those made, the lowest first."""
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    for each in reversed(missing):
        # The mode comes with the call, so that no umask leaves it wider even for a moment.
        os.mkdir(each, FOLDER)
        each.chmod(FOLDER)
    return missing


def make_file(file: Path) -> bool:
    """Make an empty file, closed to others; False if the file exists."""
    # An existing file is not opened: closing it would drop SQLite's locks in this process.
    if file.exists():
        return False
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR | os.O_CLOEXEC, FILE))
    file.chmod(FILE)
    return True


def narrow(folder: Path, prefix: str) -> str:
    """Close our folder and files of a room to others, and report it in one line.

    A folder with anything besides the room's files is not the room's own, and stays open.
    """
    inside = sorted(folder.iterdir())
    own = [each for each in inside if each.name.startswith(prefix)]
    wide = [each for each in own if each.is_file() and _is_wide(each)]
    if _is_wide(folder) and own == inside:
        wide.insert(0, folder)
    for each in wide:
        each.chmod(FOLDER if each is folder else FILE)
    names = ", ".join("the folder" if each is folder else each.name for each in wide)
    return f"{folder}: others could read {names}; now only you can" if wide else ""


def _is_wide(path: Path) -> bool:
    """True if others have access to a path of ours."""
    found = path.stat()
    return bool(found.st_mode & OTHERS) and found.st_uid == os.geteuid()
