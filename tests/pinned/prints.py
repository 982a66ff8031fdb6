"""Fingerprints of hands: a few letters each, kept in a file beside this one."""

import hashlib
import textwrap
from pathlib import Path

PRINTS = Path(__file__).with_name("hands.txt")
LETTERS = 6


def fingerprint(notes: list[str]) -> str:
    """A fingerprint that changes with anything in the notes of a hand."""
    return hashlib.sha256("\n".join(notes).encode()).hexdigest()[:LETTERS]


def written(prints: dict[str, list[str]]) -> str:
    """The text of the file: each table's name, and under it the hands in order."""
    parts = []
    for name, hands in prints.items():
        rows = textwrap.wrap(" ".join(hands), 96, initial_indent="  ", subsequent_indent="  ")
        parts.append("\n".join([name, *rows]))
    return "\n".join(parts) + "\n"


def read() -> dict[str, list[str]]:
    """The file as it is."""
    prints: dict[str, list[str]] = {}
    name = ""
    for line in PRINTS.read_text().splitlines() if PRINTS.exists() else ():
        if line.startswith(" "):
            prints[name] += line.split()
        else:
            name = line
            prints[name] = []
    return prints
