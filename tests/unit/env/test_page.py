"""The tables of docs/env.md are those of the code."""

import os
import re
import subprocess
import sys
from pathlib import Path

from cardhouse.env.page import page

PAGE = Path(__file__).parents[3] / "docs" / "env.md"


def test_the_page_is_up_to_date() -> None:
    text = PAGE.read_text("utf-8")
    assert text == page(text), "run python -m cardhouse.env.page"


def test_its_programs_run() -> None:
    programs = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    for program in programs:
        if "vector" not in program:
            exec(program, {})
            continue
        # Nothing is compiled for a test of every day.
        alone = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONWARNINGS": "error"}
        command = [sys.executable, "-c", program]
        ran = subprocess.run(command, env=alone, capture_output=True, text=True)
        assert not ran.returncode, ran.stderr
    assert len(programs) == 3
