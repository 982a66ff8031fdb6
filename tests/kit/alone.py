"""Run tests in a separate process, with a copy of the package that no other test sees."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def pass_alone(file: Path, place: Path, **settings: str) -> None:
    """Run a file of tests with the package in the given folder; all of them must pass.

    Settings are added to the environment.
    """
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    played = subprocess.run(
        [*command, "-c", str(ROOT / "pyproject.toml"), "--rootdir", str(ROOT), str(file)],
        env=os.environ | {"PYTHONPATH": os.pathsep.join((str(place), str(ROOT)))} | settings,
        cwd=file.parent,
        capture_output=True,
        text=True,
        timeout=300,
    )
    said = played.stdout + played.stderr
    assert played.returncode == 0, said
    run = [re.search(rf"(\d+) {how}", said) for how in ("passed", "skipped")]
    count = sum(int(each[1]) for each in run if each)
    assert run[0] and count >= file.read_text("utf-8").count("def test_"), said
