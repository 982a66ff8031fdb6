"""Faults of a rule book, each with its place and remedy."""

from msgspec import Struct


class Fault(Struct, frozen=True, order=True):
    """A mistake in a rule book, with its file and the path inside it."""

    file: str
    path: str
    what: str

    def __str__(self) -> str:
        return f"{self.file}: {self.path}: {self.what}"


class RulebookError(Exception):
    """A rule book that cannot be played from."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults
