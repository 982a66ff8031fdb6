"""The types of the pages are those of the server."""

import types
from pathlib import Path

from msgspec import Struct

from cardhouse.server.typescript import modules, typescript

WRITTEN = Path(__file__).parents[3] / "web" / "src" / "wire" / "messages.ts"


class Chip(Struct, omit_defaults=True):
    """A chip."""

    worth: int
    colour: str = "red"


class Bet(Struct, tag_field="do", tag="bet"):
    """A number of chips."""

    chips: tuple[Chip, ...]
    sides: dict[int, tuple[int, str]] = {}
    note: str | None = None


def test_the_file_of_the_pages_is_up_to_date() -> None:
    told = "run `.venv/bin/python -m cardhouse.server.typescript`"
    assert WRITTEN.read_text(encoding="utf-8") == typescript(*modules()), told


def test_a_struct_becomes_an_interface_with_what_it_is_made_of() -> None:
    module = types.ModuleType(__name__)
    vars(module).update(Bet=Bet, Chip=Chip, ToServer=Chip | int)
    text = typescript(module)
    assert (
        "/** A number of chips. */\n"
        "export interface BetCommand {\n"
        '  do: "bet";\n'
        "  chips: Chip[];\n"
        "  sides: Record<number, [number, string]>;\n"
        "  note: string | null;\n"
        "}\n"
    ) in text
    assert "export interface Chip {\n  worth: number;\n  colour?: string;\n}\n" in text
    assert text.endswith("export type ToServer = Chip | number;\n")


def test_what_the_client_may_leave_out_is_optional() -> None:
    module = types.ModuleType(__name__)
    vars(module).update(Bet=Bet, ToServer=Bet | None)
    assert "  note?: string | null;\n" in typescript(module)
