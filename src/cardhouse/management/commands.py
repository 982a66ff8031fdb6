"""Commands to the management, each with its person and the time of the house's clock."""

from typing import Any

from msgspec import Struct

from cardhouse.management.changes import Change
from cardhouse.table.clock import Moment


class ManagementCommand(Struct, frozen=True, kw_only=True):
    """A command to the management."""

    at: Moment
    by: str
    # The act as it was sent.
    act: dict[str, Any]


class Perform(ManagementCommand, frozen=True, kw_only=True):
    """Write an act into the journal, and make its change, if it has one here."""

    change: Change | None = None
    # The second person, and the request that they confirm.
    witness: str = ""
    request: int = 0


class AskSecond(ManagementCommand, frozen=True, kw_only=True):
    """Keep an act until a second person has looked at it."""

    id: str
    # For a count: the sum that the books have just now.
    booked: int = 0


class Refuse(ManagementCommand, frozen=True, kw_only=True):
    """Write down that somebody tried what they may not do."""


class Enter(ManagementCommand, frozen=True, kw_only=True):
    """Come to a private table by its link."""

    table: str
    digest: str
