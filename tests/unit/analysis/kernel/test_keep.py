"""Tables on disk: read when whole, rebuilt when not, never half written."""

from pathlib import Path

import numpy as np
import pytest

from cardhouse.analysis.kernel import keep
from cardhouse.analysis.kernel.keep import Arrays, kept
from cardhouse.analysis.kernel.place import folder


class Builder:
    """Builds a table, and counts the builds."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self) -> Arrays:
        self.times += 1
        return {"table": np.arange(1000)}


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CARDHOUSE_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_it_is_built_once(cache: Path) -> None:
    build = Builder()
    for _ in range(3):
        assert (kept("table", build)["table"] == np.arange(1000)).all()
    assert build.times == 1
    (file,) = cache.iterdir()
    assert file.name == f"table-{keep.made_by()}.npz"


def test_a_table_of_older_code_is_taken_away(cache: Path) -> None:
    cache.mkdir()
    old, other = cache / f"table-{'0' * 16}.npz", cache / f"table-2-{'0' * 16}.npz"
    old.touch()
    other.touch()
    kept("table", Builder())
    assert not old.exists()
    assert other.exists()


@pytest.mark.parametrize("damage", ["cut", "flipped", "empty", "text"])
def test_a_damaged_table_is_built_anew(cache: Path, damage: str) -> None:
    build = Builder()
    kept("table", build)
    (file,) = cache.iterdir()
    whole = bytearray(file.read_bytes())
    middle = len(whole) // 2
    flipped = bytes([*whole[:middle], whole[middle] ^ 0xFF, *whole[middle + 1 :]])
    damaged = {"cut": bytes(whole[:middle]), "flipped": flipped, "empty": b"", "text": b"no table"}
    file.write_bytes(damaged[damage])
    for _ in range(2):
        assert (kept("table", build)["table"] == np.arange(1000)).all()
    assert build.times == 2


def test_nothing_is_left_beside_it_when_writing_fails(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(np, "savez", full)
    assert len(kept("table", Builder())["table"]) == 1000
    assert list(cache.iterdir()) == []


def test_a_folder_that_cannot_be_is_no_obstacle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("CARDHOUSE_CACHE", str(tmp_path / "file" / "cache"))
    assert len(kept("table", Builder())["table"]) == 1000


def test_where_the_folder_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDHOUSE_CACHE", "/own")
    assert folder() == Path("/own")
    monkeypatch.delenv("CARDHOUSE_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", "/xdg")
    assert folder() == Path("/xdg/cardhouse")
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", "/home/me")
    assert folder() == Path("/home/me/.cache/cardhouse")
