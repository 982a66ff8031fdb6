"""The examples in the docstrings of the door and on its page run, and the page is up to date."""

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import cardhouse
from cardhouse import api
from cardhouse.api.page import page

PAGE = Path(__file__).parents[3] / "docs" / "api.md"
TEXT = PAGE.read_text(encoding="utf-8")
MODULES = [f"cardhouse.api.{module.name}" for module in pkgutil.iter_modules(api.__path__)]
BLOCKS = re.compile(r"```(python|pycon)\n(.*?)```", re.DOTALL)


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_of_a_module_run(module: str) -> None:
    assert doctest.testmod(importlib.import_module(module)).failed == 0


def test_there_are_examples() -> None:
    found = doctest.DocTestFinder().find
    examples = [test for name in MODULES for test in found(importlib.import_module(name))]
    assert sum(len(test.examples) for test in examples) > 20


def test_the_page_is_up_to_date() -> None:
    assert page(TEXT) == TEXT, "run: python -m cardhouse.api.page"


def test_the_page_names_everything_at_the_door() -> None:
    missing = [name for name in cardhouse.__all__ if f"### `{name}`" not in TEXT]
    assert not missing


def test_the_examples_of_the_page_run_one_after_another() -> None:
    names: dict[str, object] = {}
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner()
    for language, code in BLOCKS.findall(TEXT):
        if language == "python":
            exec(code, names)
        else:
            test = parser.get_doctest(code, names, PAGE.name, str(PAGE), 0)
            runner.run(test, clear_globs=False)
            names |= test.globs
    assert runner.summarize(verbose=False).failed == 0 < len(BLOCKS.findall(TEXT))
