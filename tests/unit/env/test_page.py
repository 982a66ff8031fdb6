"""The tables of docs/env.md are those of the code."""

import re
from pathlib import Path

from cardhouse.env.page import page

PAGE = Path(__file__).parents[3] / "docs" / "env.md"


def test_the_page_is_up_to_date() -> None:
    text = PAGE.read_text("utf-8")
    assert text == page(text), "run python -m cardhouse.env.page"


def test_its_programs_run() -> None:
    programs = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    for program in programs:
        exec(program, {})
    assert len(programs) == 2
