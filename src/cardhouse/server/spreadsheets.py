"""Lists as files for spreadsheets; every CSV of the room is written here."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable
from typing import Any, Final

from litestar import Response
from msgspec import Struct
from msgspec.structs import asdict

from cardhouse.management import Money

CSV: Final = "text/csv; charset=utf-8"
# Whole numbers that are no cents.
COUNTS: Final = frozenset(("hands", "cancelled", "tables", "shift", "number", "won_prizes"))
# The beginning of a formula, narrow or wide, at the beginning of a cell or, in a country where
# spreadsheets part cells by semicolons or tabs, behind one.
FORMULA: Final = re.compile(r"(^|[;\t\r\n])(?=[\s'\"]*[=+\-@|%\t\r\n\uff1d\uff0b\uff0d\uff20])")


def spreadsheet(name: str, rows: Iterable[Any], kind: type[Struct], money: Money) -> Response[str]:
    """A list to be saved under a name."""
    headers = {"content-disposition": f'attachment; filename="{name}.csv"'}
    return Response(as_csv(rows, kind, money), headers=headers, media_type=CSV)


def as_csv(rows: Iterable[Any], kind: type[Struct], money: Money) -> str:
    """Rows for a spreadsheet, amounts in dollars; each says how the money works."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow((*kind.__struct_fields__, "money"))
    for row in rows:
        writer.writerow((*(_cell(name, value) for name, value in asdict(row).items()), money))
    return text.getvalue()


def _cell(name: str, value: Any) -> Any:
    if isinstance(value, bool):
        return "yes" if value else ""
    if isinstance(value, int):
        return value if name in COUNTS else f"{value / 100:.2f}"
    # A name that begins like a formula is a name all the same.
    return FORMULA.sub(r"\1'", "" if value is None else str(value))
