"""A fifth family touches one sub-package and one registry line a layer, and nothing else."""

import difflib
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.families.extended import CUCKOO, LAYERS, PACKAGE, at_home, extended

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the package with five families is."""
    return extended(tmp_path_factory.mktemp("extended"))


def modules(package: Path) -> dict[str, list[str]]:
    """The lines of every module of a package."""
    return {
        file.relative_to(package).as_posix(): file.read_text("utf-8").splitlines()
        for file in package.rglob("*.py")
    }


def test_it_is_one_sub_package_and_one_registry_line_a_layer(place: Path) -> None:
    before, after = modules(PACKAGE), modules(place / "cardhouse")
    homes = tuple(f"{folder}/cuckoo/" for folder in LAYERS.values())
    new = after.keys() - before.keys()
    assert new and all(path.startswith(homes) for path in new)
    assert {path for path in before if before[path] != after[path]} == {
        f"{folder}/families.py" for folder in LAYERS.values()
    }
    for folder in LAYERS.values():
        path = f"{folder}/families.py"
        lines = list(difflib.ndiff(before[path], after[path]))
        # Its import, and its name where the others are named.
        assert sum(line.startswith("+ ") for line in lines) == 2
        assert sum(line.startswith("- ") for line in lines) == 1


@pytest.mark.parametrize("part", sorted(file.stem for file in CUCKOO.glob("plays_*.py")))
def test_it_is_played_through_everything(part: str, place: Path, tmp_path: Path) -> None:
    """In a process of its own, so that no other test sees the fifth family."""
    file = tmp_path / f"{part}.py"
    file.write_text(at_home((CUCKOO / f"{part}.py").read_text("utf-8")), "utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    played = subprocess.run(
        [*command, "-c", str(ROOT / "pyproject.toml"), "--rootdir", str(ROOT), str(file)],
        env=os.environ | {"PYTHONPATH": os.pathsep.join((str(place), str(ROOT)))},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=300,
    )
    said = played.stdout + played.stderr
    assert played.returncode == 0, said
    passed = re.search(r"(\d+) passed", said)
    assert passed and int(passed[1]) >= file.read_text("utf-8").count("def test_"), said
