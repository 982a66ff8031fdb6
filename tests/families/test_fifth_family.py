"""A fifth family touches one sub-package and one registry line a layer, and nothing else."""

import difflib
from pathlib import Path

import pytest

from tests.families.extended import CUCKOO, LAYERS, PACKAGE, at_home, extended
from tests.kit.alone import pass_alone


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the package with five families."""
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
        # Its import, and its name among the others.
        assert sum(line.startswith("+ ") for line in lines) == 2
        assert sum(line.startswith("- ") for line in lines) == 1


@pytest.mark.parametrize("part", sorted(file.stem for file in CUCKOO.glob("plays_*.py")))
def test_it_is_played_through_everything(part: str, place: Path, tmp_path: Path) -> None:
    """Run in a separate process, so that no other test sees the fifth family."""
    file = tmp_path / f"{part}.py"
    file.write_text(at_home((CUCKOO / f"{part}.py").read_text("utf-8")), "utf-8")
    pass_alone(file, place)
