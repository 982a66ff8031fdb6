"""Messages of the staff's doors."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from cardhouse.server.messages import OrderId
from cardhouse.server.people.roles import PersonRole, Role
from cardhouse.server.staff.acts import AnyAct


class NewAct(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An act of staff; sent again under the same id it is carried out once."""

    id: OrderId
    act: AnyAct


class Acted(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An act was carried out and is stored, or waits for a second person."""

    id: str
    # The number of its line in the journal.
    entry: int
    # The table's sequence after it, for an act at a table.
    seq: int = 0
    # The number of the request that a second person confirms; nothing else has happened yet.
    request: int = 0
    # For an invitation: the word that opens once. It is told only now.
    word: str = ""


class RightCard(Struct, frozen=True, kw_only=True):
    """An act, a page or a part of play, with the roles that may do or see it."""

    do: str
    words: str
    roles: tuple[Role, ...]
    # The roles of the second person; empty if one person is enough.
    second: tuple[Role, ...] = ()
    # True if nobody does it at a table where they sit.
    apart: bool = False
    # True if the asking person may.
    yours: bool = False


class Pair(Struct, frozen=True, kw_only=True):
    """Two roles that nobody has together, with the reason."""

    roles: tuple[Role, ...]
    words: str


class RightsTable(Struct, frozen=True, kw_only=True):
    """The table of rights, as the room checks it."""

    roles: dict[str, str]
    rights: tuple[RightCard, ...]
    incompatible: tuple[Pair, ...]


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of the staff's journal."""

    number: int
    at: str
    by: str
    # The event's tag: "act-done", "act-refused", "second-asked", "table-paused", ...
    kind: str
    # The act in words, for the lines that are about one.
    words: str = ""
    # The fields of the act in words, with each figure before and after of an edition.
    details: str = ""
    # The rest of the event, with the act as it was sent.
    said: dict[str, Any] = {}


class RequestCard(Struct, frozen=True, kw_only=True):
    """An act that waits for a second person."""

    number: int
    by: str
    at: str
    words: str
    # The fields of the act in words.
    details: str
    act: dict[str, Any]
    # True if the asking person may confirm it.
    yours: bool


class PersonCard(Struct, frozen=True, kw_only=True):
    """A person of the room, for those who run it."""

    name: str
    guest: bool
    roles: tuple[PersonRole, ...]
    hosts: tuple[str, ...] = ()
    # The reason why they may not play here; empty if they may.
    barred: str = ""


class InvitationCard(Struct, frozen=True, kw_only=True):
    """An invitation that has not been used yet."""

    name: str
    roles: tuple[PersonRole, ...]
    by: str
    until: str


class PeopleList(Struct, frozen=True, kw_only=True):
    """Everybody of the room, and those who were invited."""

    people: tuple[PersonCard, ...]
    invited: tuple[InvitationCard, ...] = ()
