"""How the games of one family are told."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, Literal

from msgspec import Struct

from cardhouse.engine.core.events import Event
from cardhouse.engine.core.family import Family
from cardhouse.rulebook import Posted, RoomPage
from cardhouse.table.events import TableEvent
from cardhouse.table.rules import TableRules
from cardhouse.words.fees import fee_cost
from cardhouse.words.rank import Ranking
from cardhouse.words.said import Arg, Cards, Money, Said, Seat, Whose, say
from cardhouse.words.scene import Scene

# Words for an event; None if nobody would mention it.
Tells = Callable[[Any, Scene], Said | None]
Words = Mapping[type[Event], Tells]
# Words for an event of the table.
Between = Mapping[type[TableEvent], Callable[[Any], Said | None]]


class Telling(Struct, frozen=True, kw_only=True):
    """Words that only the games of one family need."""

    family: Family
    words: Words
    # The stakes of a table, anything else said of it, and its collection.
    stakes: Callable[[Posted, TableRules], Said]
    more: Callable[[Posted, TableRules], Said | None] = lambda post, rules: None
    fees: Callable[[Posted, TableRules], Said | None]
    # The least and most of it for a hand, and who pays it, in a few words.
    cost: Callable[[Posted, TableRules], tuple[Said, Said]] = fee_cost
    # The game in a sentence, for somebody who does not know it.
    about: Callable[[Any], Said] = lambda game: say("about-any")
    # The title of the seat that is marked in the list of seats.
    mark: Literal["button", "bank", "first-player", "dealer"]
    # The limits that the house's page sets.
    limits: Callable[[RoomPage], Said | None] = lambda room: None
    # Events between two hands; and those of a seated player, told only if others sit at the
    # same table.
    between: Between = {}
    seated: Between = {}
    # The owner of the cards on a place.
    hand_of: Callable[[Scene, int], Seat | Whose] = lambda scene, key: Seat(key)
    # A seat, a spot or a hand by its number, as a floor person chooses it.
    numbered: Callable[[Scene, int], Said] = lambda scene, key: say(
        "choice-seat", seat=Seat(key), number=key
    )
    # Before these events players hear what they were dealt.
    pauses: tuple[type[Event], ...] = ()
    # The heading above an event, if any.
    heading: Callable[[Event, Any], Iterator[Said]] | None = None
    # The name of the hand that a seat has shown.
    hand_name: Callable[[Any, int], str] = lambda hand, seat: ""
    # The ranks of hands, and the winners.
    rank: Ranking


# Arguments made from an event's fields, by name; other fields are passed on as they are.
_HELD: Final[Mapping[str, Callable[[Any], Arg]]] = {
    **dict.fromkeys(("seat", "by"), Seat),
    **dict.fromkeys(("amount", "to", "big_bet", "missing", "chips"), Money),
    "cards": Cards,
    "card": lambda card: Cards((card,)),
}


def nothing(event: Event, scene: Scene) -> None:
    """Say nothing: nobody would mention it."""


def unsaid(event: TableEvent) -> None:
    """Say nothing of an event between two hands."""


def tag(event: Event | TableEvent) -> str:
    """The name of an event's kind, which is also that of its message."""
    return str(event.__struct_config__.tag)


def fields(*names: str, ruled: bool = False, **more: Callable[[Any, Scene], Arg]) -> Tells:
    """Tell an event by its own message and some of its fields; if ruled, with its rule."""
    held = [(name, _HELD.get(name)) for name in names]

    def tell(event: Any, scene: Scene) -> Said:
        args = {
            name: make(getattr(event, name)) if make else getattr(event, name)
            for name, make in held
        }
        args |= {name: make(event, scene) for name, make in more.items()}
        return Said(tag(event), args, (event.cite,) if ruled else ())

    return tell


def paid(*names: str) -> Tells:
    """Tell what somebody pays, and whether it was their last chip."""
    return fields("seat", "amount", *names, all_in=lambda event, scene: scene.all_in(event.seat))


def seated(*names: str) -> Callable[[Any], Said]:
    """Tell an event of the table by its own message and some of its fields."""
    held = [(name, _HELD.get(name)) for name in names]

    def tell(event: Any) -> Said:
        args = {
            name: make(getattr(event, name)) if make else getattr(event, name)
            for name, make in held
        }
        return Said(tag(event), args)

    return tell
