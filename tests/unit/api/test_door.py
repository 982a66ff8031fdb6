"""The door stays: its names and signatures are pinned, and it is light."""

import subprocess
import sys
from pathlib import Path

import pytest

import cardhouse
from cardhouse import api
from cardhouse.api.page import signatures

PINNED = Path(__file__).parent / "door.txt"


def test_what_is_promised_is_there_unchanged() -> None:
    """New names may come; a line gone from the door breaks somebody's program."""
    promised = PINNED.read_text(encoding="utf-8").splitlines()
    missing = sorted({*promised} - {*signatures()})
    assert len(promised) > 150 and not missing, "\n".join(missing)


def test_new_names_are_promised_too() -> None:
    """`python -c "from cardhouse.api.page import signatures; ..." > tests/unit/api/door.txt`."""
    new = sorted({*signatures()} - {*PINNED.read_text(encoding="utf-8").splitlines()})
    assert not new, "promise them in tests/unit/api/door.txt:\n" + "\n".join(new)


def test_nothing_at_the_door_is_any() -> None:
    assert not [line for line in signatures() if "Any" in line]


def test_the_package_names_what_the_door_names() -> None:
    assert cardhouse.__all__ == api.__all__ == sorted(api.__all__)
    assert {*cardhouse.__all__} < {*dir(cardhouse)}
    assert all(getattr(cardhouse, name) is getattr(api, name) for name in api.__all__)


def test_another_name_is_missed_in_one_line() -> None:
    with pytest.raises(AttributeError, match="module 'cardhouse' has no attribute 'deel'"):
        _ = cardhouse.deel  # type: ignore[attr-defined]


def loaded(program: str) -> set[str]:
    """The modules a program has loaded when it ends."""
    done = subprocess.run(
        [sys.executable, "-c", f"{program}\nimport sys\nprint(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    )
    return {*done.stdout.split()}


def test_the_import_itself_loads_nothing() -> None:
    assert not {name for name in loaded("import cardhouse") if name.startswith("cardhouse.")}


def test_dealing_needs_no_numpy() -> None:
    program = "import cardhouse\ncardhouse.open_book('tommys').game('holdem').deal(seed=7)"
    assert not loaded(program) & {"numpy", "numba", "rich", "uvicorn"}
