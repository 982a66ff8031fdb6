"""Records of the store: events in streams, and the chips they move."""

from msgspec import Struct

from cardhouse.ledger import Transfer, dollars


class Seated(Struct, frozen=True):
    """A person or a bot in one seat of a hand."""

    name: str
    bot: bool = False


class HandBegun(Struct, frozen=True, kw_only=True):
    """A note beside the first event of a hand: its number, its book and its players."""

    number: int
    book: str
    rules: str
    seats: dict[int, Seated]


class HandEnded(Struct, frozen=True):
    """A note beside the last event of a hand."""

    number: int


class PersonEntry(Struct, frozen=True, kw_only=True):
    """A change of a person's chips outside play: a purchase, a buy-in, a fee, a prize."""

    name: str
    # The account that changes, and the one at the other end.
    account: str
    other: str
    amount: int
    why: str
    # The event behind it and its time, as read back.
    stream: str = ""
    number: int = 0
    at: str = ""


class Record(Struct, frozen=True):
    """An event as bytes, and its transfers in the room's ledger."""

    body: bytes
    transfers: tuple[Transfer, ...] = ()
    # Kept in tables of its own for finding hands: no link of the chain covers it.
    note: HandBegun | HandEnded | None = None
    # Kept in a table of its own for people's statements; derived from the transfers.
    entries: tuple[PersonEntry, ...] = ()


class Append(Struct, frozen=True, kw_only=True):
    """The events of one command: all of them are stored, or none."""

    stream: str
    # The number of events the writer expects in the stream.
    expected: int
    # The command's own id: it is applied once, however often it is sent.
    command: str
    # The house's local time, as the shell read it.
    at: str
    records: tuple[Record, ...]

    def __post_init__(self) -> None:
        """Refuse a command without events: there is nothing to store."""
        if not self.records:
            raise ValueError("an append needs at least one event")


class Receipt(Struct, frozen=True):
    """The number of events in a stream now; a repeated command has changed nothing."""

    count: int
    repeated: bool = False


class Stored(Struct, frozen=True, kw_only=True):
    """An event as read back."""

    # Counted from 1.
    number: int
    command: str
    at: str
    body: bytes
    digest: bytes
    transfers: tuple[Transfer, ...] = ()


class KeptHand(Struct, frozen=True, kw_only=True):
    """A hand in its stream: its first and last event, its rule book, its players by seat."""

    number: int
    first: int
    # 0, with no time, while the hand is in play.
    last: int = 0
    at: str = ""
    book: str
    rules: str
    seats: dict[int, Seated]


class PlayedHand(Struct, frozen=True, kw_only=True):
    """A finished hand in which a person was dealt, with the events that began and counted it."""

    stream: str
    number: int
    at: str
    first: int
    last: int
    book: str
    rules: str
    seat: int
    begun: bytes
    counted: bytes


class Span(Struct, frozen=True):
    """From one time of the log up to another, and up to a place in a list; empty where open."""

    since: str = ""
    until: str = ""
    # The time and the stream of the last row already read.
    before: tuple[str, str] = ("", "")


class Snapshot(Struct, frozen=True):
    """A state that replaces the first events of a stream."""

    count: int
    body: bytes


class StoreError(Exception):
    """An operation the store refuses or cannot do, in one line."""


class Unavailable(StoreError):
    """The store cannot be reached or written now; the operation may or may not have been done.

    It can be retried unchanged: an append is carried out once for each command.
    """


class Conflict(StoreError):
    """The stream has other events than the writer expects."""


class Stale(StoreError):
    """Somebody else owns the stream now."""


class Held(Stale):
    """Another owner holds the stream for some more seconds."""

    def __init__(self, stream: str, holder: str, seconds: float) -> None:
        super().__init__(f"{stream}: {holder} has it for another {seconds:.0f} s")
        self.seconds = seconds


def taken(stream: str) -> Stale:
    """The error for an owner whose stream somebody else has claimed."""
    return Stale(f"{stream}: somebody else owns it now")


class Overdrawn(StoreError):
    """A transfer would take more from an account than it holds."""

    def __init__(self, account: str, amount: int) -> None:
        super().__init__(f"{account}: {dollars(amount)} is more than it holds")
        self.account = account
        self.amount = amount


class Damaged(StoreError):
    """The data read back differ from the data written."""

    def __init__(self, stream: str, number: int, what: str) -> None:
        super().__init__(f"{stream}: event {number} is damaged: {what}")
        self.stream = stream
        self.number = number
