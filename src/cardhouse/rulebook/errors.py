"""What is wrong with a rule book, where, and what to do about it."""

from msgspec import Struct


class Fault(Struct, frozen=True, order=True):
    """One thing that is wrong, with the file and the path inside it."""

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
