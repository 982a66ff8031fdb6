"""The refusal of an order at a table."""

from __future__ import annotations

from cardhouse.words.said import Said


class Refusal(Exception):
    """A refused order, with the reason as a message."""

    def __init__(
        self, said: Said, cite: str = "", *, stale: bool = False, unknown: bool = False
    ) -> None:
        super().__init__(said.id)
        self.said = said
        self.cite = cite
        self.stale = stale
        self.unknown = unknown
