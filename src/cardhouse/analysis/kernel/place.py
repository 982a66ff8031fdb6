"""The folder of everything that is worked out once and kept on disk."""

import os
from pathlib import Path


def folder() -> Path:
    """The folder of tables and compiled kernels: CARDHOUSE_CACHE, or the user's cache folder."""
    if own := os.environ.get("CARDHOUSE_CACHE"):
        return Path(own)
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "cardhouse"
