"""What goes into the store and comes out of it: events in streams, and the chips they move."""

from msgspec import Struct

from cardhouse.ledger import Transfer


class Seated(Struct, frozen=True):
    """A person or a bot in one seat of a hand."""

    name: str
    bot: bool = False


class HandBegun(Struct, frozen=True, kw_only=True):
    """A note beside the event with which a hand begins: its number, its book and its players."""

    number: int
    book: str
    rules: str
    seats: dict[int, Seated]


class HandEnded(Struct, frozen=True):
    """A note beside the last event of a hand."""

    number: int


class Record(Struct, frozen=True):
    """An event as bytes, and the transfers that it makes in the room's ledger."""

    body: bytes
    transfers: tuple[Transfer, ...] = ()
    # Kept in tables of their own, from which a hand is found: no link of the chain covers it.
    note: HandBegun | HandEnded | None = None


class Append(Struct, frozen=True, kw_only=True):
    """Events that one command led to: all of them are stored, or none."""

    stream: str
    # How many events the writer believes to be in the stream.
    expected: int
    # The command's own id: it is applied once, however often it is sent.
    command: str
    # The house's local time, as the shell read it.
    at: str
    records: tuple[Record, ...]

    def __post_init__(self) -> None:
        """Refuse a command that led to nothing: there is nothing to store."""
        if not self.records:
            raise ValueError("an append needs at least one event")


class Receipt(Struct, frozen=True):
    """How many events a stream has now; a repeated command has changed nothing."""

    count: int
    repeated: bool = False


class Stored(Struct, frozen=True, kw_only=True):
    """An event as it was read back."""

    # From 1.
    number: int
    command: str
    at: str
    body: bytes
    digest: bytes
    transfers: tuple[Transfer, ...] = ()


class KeptHand(Struct, frozen=True, kw_only=True):
    """A hand in its stream: its first and last event, the book it was played by, who sat where."""

    number: int
    first: int
    # 0 while the hand is being played, and no time yet.
    last: int = 0
    at: str = ""
    book: str
    rules: str
    seats: dict[int, Seated]


class Snapshot(Struct, frozen=True):
    """A state that stands for the first events of a stream."""

    count: int
    body: bytes


class StoreError(Exception):
    """Something the store refuses or cannot do, in one line."""


class Unavailable(StoreError):
    """The store cannot be reached or written now; the operation may have been done or not.

    It can be tried again unchanged: an append is carried out once for each command.
    """


class Conflict(StoreError):
    """The stream has other events than the writer believes."""


class Stale(StoreError):
    """Somebody else owns the stream now."""


class Held(Stale):
    """Another owner has the stream for some more seconds."""

    def __init__(self, stream: str, holder: str, seconds: float) -> None:
        super().__init__(f"{stream}: {holder} has it for another {seconds:.0f} s")
        self.seconds = seconds


def taken(stream: str) -> Stale:
    """What an owner is told whom another has followed."""
    return Stale(f"{stream}: somebody else owns it now")


class Overdrawn(StoreError):
    """A transfer would take more from an account than is in it."""


class Damaged(StoreError):
    """What was read back is not what was written."""

    def __init__(self, stream: str, number: int, what: str) -> None:
        super().__init__(f"{stream}: event {number} is damaged: {what}")
        self.stream = stream
        self.number = number
