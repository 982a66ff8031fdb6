"""Files for spreadsheets: whatever people write, no cell of theirs becomes a formula."""

from __future__ import annotations

import ast
import csv
import io
from collections.abc import Iterable
from pathlib import Path

import pytest
from msgspec import Struct

import cardhouse
from cardhouse.server.app import HANDLERS
from cardhouse.server.spreadsheets import as_csv

PACKAGE = Path(cardhouse.__file__).parent
# Signs that begin a formula in one spreadsheet or another.
SIGNS = ("=", "+", "-", "@", "|", "%", "\t", "\r", "\n", "\uff1d", "\uff0b", "\uff0d", "\uff20")


class Row(Struct, frozen=True, kw_only=True):
    """A row with a text, an amount and a count."""

    text: str
    amount: int = -5
    hands: int = 3


def cells(text: str, delimiter: str = ",") -> Iterable[str]:
    """The cells below the heading, as a spreadsheet parts them."""
    rows = csv.reader(io.StringIO(as_csv([Row(text=text)], Row, "club")), delimiter=delimiter)
    return [cell for row in list(rows)[1:] for cell in row]


@pytest.mark.parametrize("sign", SIGNS, ids=ascii)
@pytest.mark.parametrize("before", ("", " ", "\u00a0", '"', "'", "Ann;", "Ann\t", "; "), ids=ascii)
def test_no_text_begins_a_formula(sign: str, before: str) -> None:
    text = f'{before}{sign}HYPERLINK("http://x.test";A1)'
    found = [cell for delimiter in ",;\t" for cell in cells(text, delimiter)]
    assert any("HYPERLINK" in cell for cell in found)
    for cell in found:
        # A spreadsheet may do without blanks and quotes around a cell.
        bare = cell.strip(' \u00a0\t\r\n"')
        assert cell == "-0.05" or not bare.startswith(SIGNS), (text, cell)


def test_names_sums_and_counts_are_as_they_are() -> None:
    assert cells("Jo-Ann O'Hara; the 2nd") == ["Jo-Ann O'Hara; the 2nd", "-0.05", "3", "club"]
    assert cells("2026-11-16T11:00:00") == ["2026-11-16T11:00:00", "-0.05", "3", "club"]


def test_every_csv_is_written_by_this_one_function() -> None:
    writers = {
        str(file.relative_to(PACKAGE))
        for file in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom)
        and "csv" in (getattr(node, "module", ""), *(name.name for name in node.names))
    }
    assert writers == {"server/spreadsheets.py"}
    # Those that say so to browsers.
    files = {path for each in HANDLERS if "csv" in str(each.media_type) for path in each.paths}
    assert files == {"/api/reports/csv", "/api/me/statement/file"}
