"""The shell speaks from the catalogues: what people read at a table is not in its sources.

A phrase is a text in which two words stand beside each other. Docstrings are for those who read
the code. Whoever types a command reads its help and its mistakes in English, as they type its
options; whoever runs the room reads its log, and whoever writes a program its errors: those are
known by the calls in which they stand. All other phrases are listed by file, with a reason; a
file that holds none any more is struck off the list. The pages have a test of their own.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import cardhouse

PACKAGE: Final = Path(cardhouse.__file__).parent
FOLDERS: Final = ("cli", "server", "room", "bots", "store")

# Calls whose texts nobody reads at a table, and who reads them.
CALLS: Final = {
    **dict.fromkeys(("command", "add_argument", "Parser"), "the help of a command"),
    **dict.fromkeys(("Mistake", "ArgumentTypeError", "complain"), "whoever typed the command"),
    **dict.fromkeys(("warning", "note", "fault"), "the log of a room"),
    **dict.fromkeys(("StoreError", "Damaged", "Unavailable"), "whoever runs the room"),
    **dict.fromkeys(("ValueError", "LookupError", "AssertionError"), "whoever writes a program"),
}

FIGURES: Final = "figures, for whoever studies a game at a shell"
OPERATOR: Final = "for whoever runs the room, at a shell or in its log"
PROGRAMS: Final = "for those who write programs against the room"
STYLES: Final = "the names of colours"
TABLES: Final = "the language of the database, and faults for whoever runs the room"
# Files with phrases that are not in the catalogues, and why.
EXCEPTIONS: Final = {
    "cli/banked/blackjack/edge.py": FIGURES,
    "cli/banked/blackjack/strategy.py": FIGURES,
    "cli/banked/felt.py": STYLES,
    "cli/banked/hands.py": STYLES,
    "cli/banked/pai_gow/edge.py": FIGURES,
    "cli/banked/pai_gow/terminal.py": FIGURES,
    "cli/books.py": "the end of a mistake, for whoever typed the command",
    "cli/charts/html.py": FIGURES,
    "cli/charts/rows.py": FIGURES,
    "cli/charts/svg.py": "the language of drawings",
    "cli/commands/arena.py": FIGURES,
    "cli/commands/backup.py": OPERATOR,
    "cli/commands/check.py": "the end of a mistake, for whoever writes a book",
    "cli/commands/frequencies.py": FIGURES,
    "cli/commands/odds.py": "the help of a command",
    "cli/commands/open.py": OPERATOR,
    "cli/commands/rank.py": FIGURES,
    "cli/commands/export.py": "mistakes, for whoever typed the command",
    "cli/commands/replay.py": "mistakes, for whoever typed the command",
    "cli/commands/restore.py": OPERATOR,
    "cli/commands/rules.py": "the end of a mistake, for whoever typed the command",
    "cli/commands/simulate.py": FIGURES,
    "cli/commands/verify.py": OPERATOR,
    "cli/commands/worth.py": FIGURES,
    "cli/exchange.py": "the help of commands",
    "cli/felt/seats.py": STYLES,
    "cli/languages.py": "the help of a command",
    "cli/pan/felt.py": STYLES,
    "cli/parser.py": "mistakes, for whoever typed the command",
    "cli/pieces.py": FIGURES,
    "cli/play/words.py": STYLES,
    "cli/pot/counted.py": FIGURES,
    "cli/pot/odds.py": FIGURES,
    "cli/remote/acts.py": OPERATOR,
    "cli/remote/adding.py": OPERATOR,
    "cli/remote/fields.py": "the help of a command",
    "cli/remote/options.py": "mistakes, for whoever typed the command",
    "cli/remote/pages.py": "the help of a command, and an auditor's proof at a shell",
    "cli/remote/room.py": "mistakes, for whoever typed the command",
    "cli/remote/rulings.py": OPERATOR,
    "cli/remote/tokens.py": OPERATOR,
    "cli/settings.py": "mistakes, for whoever typed the command",
    "cli/standings.py": FIGURES,
    "server/app.py": PROGRAMS,
    "server/front/connection.py": "the name of an error that is answered by its status",
    "server/front/misfits.py": "the words of a library, from which its reasons are read",
    "server/front/wire.py": PROGRAMS,
    "server/lobby.py": PROGRAMS,
    "server/metrics.py": OPERATOR,
    "server/pages.py": "a header, and the page of a room whose pages have not been built",
    "server/people/guards.py": PROGRAMS,
    "server/people/names.py": "names that nobody may take, which are English in every room",
    "server/practice/thinking.py": OPERATOR,
    "server/staff/roles_page.py": "the document of the rights",
    "server/typescript.py": "the language of the pages",
    "room/audit.py": OPERATOR,
    "room/keeper.py": OPERATOR,
    "room/premises.py": OPERATOR,
    "room/reports.py": OPERATOR,
    "room/room.py": OPERATOR,
    "room/table_days.py": OPERATOR,
    "bots/seating.py": "the end of a mistake, for whoever typed the command",
    "store/backup.py": TABLES,
    "store/postgres.py": TABLES,
    "store/private.py": OPERATOR,
    "store/reading.py": TABLES,
    "store/records.py": OPERATOR,
    "store/rows.py": TABLES,
    "store/schema.py": TABLES,
    "store/sound.py": OPERATOR,
    "store/sqlite.py": TABLES,
    "store/verify.py": OPERATOR,
    "store/wal.py": OPERATOR,
}

PHRASE: Final = re.compile(r"[A-Za-z]{2,},? [a-z]")


def phrases(tree: ast.AST) -> Iterator[str]:
    """The phrases of a source; anything put into one stands as {}."""
    skipped = {id(node) for node in _for_others(tree)}
    left: list[ast.AST] = [tree]
    while left:
        node = left.pop()
        if id(node) in skipped:
            continue
        if (text := _text(node)) is not None and PHRASE.search(text.replace("{} ", "")):
            yield text
        # The parts of a text that is put together are no texts of their own.
        parts = ast.iter_child_nodes(node)
        left += [part for part in parts if not (isinstance(node, ast.JoinedStr) and _text(part))]


def _text(node: ast.AST) -> str | None:
    """The text of a node, if it is one."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(_text(part) or "{}" for part in node.values)
    return None


def _for_others(tree: ast.AST) -> Iterator[ast.AST]:
    """Docstrings, assertions, and the calls whose texts are read elsewhere."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node
        elif isinstance(node, ast.Assert) and node.msg is not None:
            yield node.msg
        elif isinstance(node, ast.Call) and _called(node.func) in CALLS:
            yield node


def _called(function: ast.expr) -> str:
    """The name under which something is called."""
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def held(folder: str) -> dict[str, set[str]]:
    """The phrases of each file of a folder that has any."""
    found = {
        file.relative_to(PACKAGE).as_posix(): set(phrases(ast.parse(file.read_text("utf-8"))))
        for file in sorted((PACKAGE / folder).rglob("*.py"))
    }
    return {file: texts for file, texts in found.items() if texts}


@pytest.mark.parametrize("folder", FOLDERS)
def test_only_listed_files_hold_phrases(folder: str) -> None:
    unlisted = {file: texts for file, texts in held(folder).items() if file not in EXCEPTIONS}
    assert unlisted == {}
    listed = {file for file in EXCEPTIONS if file.startswith(f"{folder}/")}
    assert listed <= held(folder).keys(), "strike off files without phrases"


def test_the_terminal_table_and_the_wire_are_no_exceptions() -> None:
    """The table in the terminal and the answers of the server are read by players."""
    spoken = {file for file, why in EXCEPTIONS.items() if why not in (STYLES, FIGURES)}
    assert not [file for file in spoken if file.startswith(("cli/play/", "cli/felt/", "cli/pan/"))]
    assert not [file for file in EXCEPTIONS if file.startswith("server/table/")]


def test_phrases_are_found_wherever_they_stand() -> None:
    source = '''
"""A docstring of a module."""
WHY = "Nobody sits there."
def refuse(seat, cards):
    """A docstring."""
    assert cards, "An assertion is for us."
    parser.add_argument("--seat", help="help of a command")
    if seat:
        raise Mistake(f"no seat {seat} here")
    yield "seat-empty", "bet.size", "{} {}", "A"
    raise Refusal(f"seat {seat} holds {len(cards) or 'no cards'} cards")
'''
    assert set(phrases(ast.parse(source))) == {
        "Nobody sits there.",
        "seat {} holds {} cards",
        "no cards",
    }
