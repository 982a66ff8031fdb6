"""Tables worked out once and kept on disk, in the user's cache folder."""

import hashlib
import os
import tempfile
import zipfile
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.kernel.place import folder

Arrays = Mapping[str, NDArray[Any]]

# Files the tables are made from: a change in any of them makes old tables useless.
_MADE_BY = (
    "cards/*.py",
    "ranking/*.py",
    "analysis/evaluate/*.py",
    "analysis/pai_gow/alike.py",
    "analysis/pai_gow/settings.py",
    "analysis/pai_gow/ways.py",
)
_DAMAGE = (OSError, ValueError, EOFError, KeyError, zipfile.BadZipFile)


def kept(name: str, build: Callable[[], Arrays]) -> dict[str, NDArray[Any]]:
    """The arrays under a name: read if they are whole, otherwise built and kept for next time."""
    file = folder() / f"{name}-{made_by()}.npz"
    with suppress(*_DAMAGE), file.open("rb") as stream, np.load(stream) as found:
        # Every array has a checksum in the file, so that damage is noticed.
        return dict(found)
    arrays = dict(build())
    with suppress(OSError):  # a folder that cannot be written costs time, and nothing else
        _write(file, arrays)
        for old in set(file.parent.glob(f"{name}-{'[0-9a-f]' * 16}.npz")) - {file}:
            old.unlink(missing_ok=True)  # made by code that has changed since
    return arrays


def is_there(name: str) -> bool:
    """True if arrays are kept under a name, so that nothing has to be built."""
    return (folder() / f"{name}-{made_by()}.npz").exists()


def _write(file: Path, arrays: Arrays) -> None:
    """Write beside the place and then move, so that nobody ever reads half a table."""
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, beside = tempfile.mkstemp(dir=file.parent, suffix=".part")
    try:
        with os.fdopen(handle, "wb") as stream:
            np.savez(stream, allow_pickle=False, **dict(arrays))
        os.replace(beside, file)
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise


def made_by() -> str:
    """A fingerprint of the code that makes the tables."""
    return fingerprint(_MADE_BY)


@cache
def fingerprint(files: tuple[str, ...]) -> str:
    """A name for the present text of some files of the package."""
    root = Path(__file__).parents[2]
    digest = hashlib.sha256()
    for pattern in files:
        for file in sorted(root.glob(pattern)):
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]
