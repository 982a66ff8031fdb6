"""Stacked decks for stud: each seat's card on each street, and the stub below."""

from collections.abc import Iterable
from typing import Any

from cardhouse.cards import HIDDEN, PACK, Card, parse_cards
from cardhouse.engine.core.stakes import Stakes
from tests.kit.hands import Dealt, game

STREETS = 7


def stud_deck(
    order: Iterable[int],
    hands: dict[int, str] | None = None,
    *,
    gone: dict[int, int] | None = None,
    burns: str = "",
    stub: str = "",
) -> str:
    """The deck, top card first, for seats dealt to in this order.

    A hand names its cards as they come: two down, four up, one down; any card fills a gap. A seat
    in `gone` gets no card after that many. `burns` are the cards burned before the fourth to the
    seventh street, `stub` the cards under the last of them.
    """
    seats, left = list(order), dict(gone or {})
    wanted = {seat: list(parse_cards(text)) for seat, text in (hands or {}).items()}
    burned, under = list(parse_cards(burns)), parse_cards(stub)
    named = {card for held in wanted.values() for card in held} | set(burned) | set(under)
    spare = iter([card for card in PACK if card not in named])
    top: list[Card] = []
    for street in range(1, STREETS + 1):
        if street > 3:
            top += burned[:1] or [next(spare, HIDDEN)]
            del burned[:1]
        for seat in seats:
            if street <= left.get(seat, STREETS):
                top.append(wanted[seat].pop(0) if wanted.get(seat) else next(spare, HIDDEN))
    # A full table needs more cards than the deck has: the last ones are missing.
    return " ".join((*[card for card in top if card != HIDDEN], *under))


def stud(
    seats: int,
    hands: dict[int, str] | None = None,
    *,
    name: str = "stud7",
    table: str = "2-4",
    button: int = 0,
    gone: dict[int, int] | None = None,
    burns: str = "",
    stub: str = "",
    **more: Any,
) -> Dealt:
    """A hand of stud with its first cards dealt from such a deck; stakes may be changed."""
    dealer = button or seats
    around = [*range(dealer + 1, seats + 1), *range(1, dealer + 1)]
    deck = stud_deck(around, hands, gone=gone, burns=burns, stub=stub)
    stakes = {key: more.pop(key) for key in list(more) if key in Stakes.__struct_fields__}
    played = game(name=name, table=table, **stakes)
    return Dealt(played, seats=seats, button=dealer, deck=deck, **more)


def streets(dealt: Dealt, count: int) -> Dealt:
    """Play this many betting rounds with everybody checking or calling."""
    for _ in range(count):
        dealt.check_round()
    return dealt
