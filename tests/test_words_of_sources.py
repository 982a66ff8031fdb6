"""The core speaks in data: what people read is in the catalogues, and not in a source.

A sentence is a text of several words with a capital letter or a full stop among them. Docstrings
are for those who read the code, and so is what a programmer's error says: the message of an
assertion, of a ValueError or of an AssertionError. Every other sentence is listed here with its
reason, by folder; one that is gone is struck off the list.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import cardhouse

PACKAGE: Final = Path(cardhouse.__file__).parent

# The folders that hold no sentence, and the exceptions in each, by file.
EXCEPTIONS: Final[dict[str, dict[str, set[str]]]] = {
    "engine": {
        # The best hand that may not open, as cards are written.
        "pot/openers.py": {"Ts Th As Ks Qs"},
    },
    "floor": {},
    "table": {
        # A sample of what somebody may post at a table, for tests and fuzzers.
        "terms.py": {"No phones."},
    },
    "bonus": {},
    "cage": {},
    "management": {},
    "ranking": {
        # The names of hands as programs read them; people read those of `words`.
        "names.py": {"Royal flush", "Pair of", "Pair of {}", "Two pair, {} and {}"},
    },
    "ledger": {},
    "cards": {
        # How cards are written: the end of a CardError, about what somebody typed.
        "text.py": {
            "a card is a rank (2 to 9, T, J, Q, K, A) and a suit (c, d, h, s), like As or Td;"
            " Jo is the joker, ?? a hidden card"
        },
    },
}
# Errors that only somebody who writes a program meets.
FOR_PROGRAMMERS: Final = ("ValueError", "AssertionError")


def is_sentence(text: str) -> bool:
    """True for several words with a capital letter or a full stop among them."""
    return " " in text.strip() and bool(re.search(r"[A-Z]|\.(\s|$)", text))


def sentences(tree: ast.AST) -> Iterator[str]:
    """The sentences of a source; what is put into one stands as {}."""
    skipped = {id(node) for node in _not_for_people(tree)}
    left: list[ast.AST] = [tree]
    while left:
        node = left.pop()
        if id(node) in skipped:
            continue
        if (text := _text(node)) is not None and is_sentence(text):
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


def _not_for_people(tree: ast.AST) -> Iterator[ast.AST]:
    """Docstrings, and the messages of errors for programmers."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node
        elif isinstance(node, ast.Assert) and node.msg is not None:
            yield node.msg
        elif isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            made = node.exc.func
            if isinstance(made, ast.Name) and made.id in FOR_PROGRAMMERS:
                yield node.exc


@pytest.mark.parametrize("folder", EXCEPTIONS)
def test_a_folder_holds_no_sentences_but_those_listed(folder: str) -> None:
    found: dict[str, set[str]] = {}
    for file in sorted((PACKAGE / folder).rglob("*.py")):
        held = set(sentences(ast.parse(file.read_text("utf-8"))))
        if held:
            found[file.relative_to(PACKAGE / folder).as_posix()] = held
    assert found == EXCEPTIONS[folder]


@pytest.mark.parametrize("file", sorted((PACKAGE / "floor").rglob("*.py")), ids=lambda f: f.stem)
def test_a_ruling_says_nothing_but_messages(file: Path) -> None:
    """Words without a capital are English too: "2 cards instead of 3"."""
    assert list(texts(ast.parse(file.read_text("utf-8")))) == []


def texts(tree: ast.AST) -> Iterator[str]:
    """Every text of several words, and every text that becomes the detail of a ruling."""
    skipped = {id(part) for node in _not_for_people(tree) for part in ast.walk(node)}
    for node in ast.walk(tree):
        if id(node) in skipped:
            continue
        if (text := _text(node)) is not None and " " in text.strip():
            yield text
        if isinstance(node, ast.keyword) and node.arg == "detail" and _text(node.value):
            yield ast.unparse(node.value)


@pytest.mark.parametrize(
    "ruled",
    [
        'Ruled(kind="exposed", detail=f"card {number}")',
        'Ruled(kind="exposed", detail=f"{held} cards instead of {due}")',
        'Ruled(kind="missed-hand", detail="foul")',
        'detail = "hand dead"',
    ],
)
def test_a_text_in_a_ruling_is_found(ruled: str) -> None:
    assert list(texts(ast.parse(ruled)))


def test_sentences_are_found_wherever_they_stand() -> None:
    source = '''
"""A docstring of a module."""
WHY = "Nobody sits there."
def refuse(seat, cards):
    """A docstring."""
    assert cards, "An assertion is for us."
    if seat:
        raise ValueError(f"Seat {seat} is for programmers.")
    yield "seat-empty", "bet.size", "no capital here", "{} {}"
    raise Illegal(detail=f"Seat {seat} holds {len(cards) or 'No cards'} cards")
    return "it ends like one."
'''
    assert set(sentences(ast.parse(source))) == {
        "Nobody sits there.",
        "Seat {} holds {} cards",
        "No cards",
        "it ends like one.",
    }


def shown_raw(tree: ast.AST) -> Iterator[int]:
    """Lines on which a caught refusal is put into a text as it is."""
    texts = set(_put_into_texts(tree))
    for handler in ast.walk(tree):
        if isinstance(handler, ast.ExceptHandler) and _catches_refusals(handler):
            for node in ast.walk(handler):
                if isinstance(node, ast.Name) and node.id == handler.name and node in texts:
                    yield node.lineno


def _put_into_texts(tree: ast.AST) -> Iterator[ast.expr]:
    """Expressions that are formatted or made a text."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FormattedValue):
            yield node.value
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "str":
            yield from node.args


def _catches_refusals(handler: ast.ExceptHandler) -> bool:
    caught = ast.unparse(handler.type) if handler.type else ""
    return handler.name is not None and bool(re.search(r"\bIllegal\b", caught))


def test_nobody_shows_a_refusal_as_programmers_read_it() -> None:
    caught, found = 0, {}
    for file in sorted(PACKAGE.rglob("*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        handlers = (node for node in ast.walk(tree) if isinstance(node, ast.ExceptHandler))
        caught += sum(map(_catches_refusals, handlers))
        if lines := list(shown_raw(tree)):
            found[file.relative_to(PACKAGE).as_posix()] = lines
    assert caught > 5 and found == {}


@pytest.mark.parametrize("shown", ['f"No: {refused}"', "say(str(refused))"])
def test_a_refusal_shown_raw_is_found(shown: str) -> None:
    source = f"try:\n    play()\nexcept Illegal as refused:\n    raise Mistake({shown}) from None\n"
    assert list(shown_raw(ast.parse(source))) == [4]
    assert not list(shown_raw(ast.parse(source.replace("Illegal", "ValueError"))))
