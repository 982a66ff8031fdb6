"""The events of a cuckoo table, in words."""

from typing import Final

from cardhouse.cards import Card, card_words
from cardhouse.words.fees import own_fee
from cardhouse.words.rank import alone
from cardhouse.words.said import Arg, Cards, Listed, Money, Said, Seat, say
from cardhouse.words.scene import Scene
from cardhouse.words.telling import Telling, Words, fields, nothing, seated
from tests.families.cuckoo.engine import events as cuckoo
from tests.families.cuckoo.engine.family import CUCKOO
from tests.families.cuckoo.engine.hand import CuckooGame, CuckooHand
from tests.families.cuckoo.table.course import DealMoved, DealPassed


def _exchanged(event: cuckoo.Exchanged, scene: Scene) -> Said:
    seat, other = Seat(event.seat), Seat(event.other)
    return say("cuckoo-exchanged", seat=seat, other=other, **_cards(event.gave, event.got))


def _cut(event: cuckoo.DeckCut, scene: Scene) -> Said:
    return say("cuckoo-cut", seat=Seat(event.seat), **_cards(event.gave, event.got))


def _cards(gave: Card, got: Card) -> dict[str, Arg]:
    return {"gave": Cards((gave,)), "got": Cards((got,))}


def _seen(event: cuckoo.CardSeen, scene: Scene) -> Said:
    return say("cuckoo-seen", event.cite, seat=Seat(event.seat), card=Cards((event.card,)))


def _turned_up(event: cuckoo.TurnedUp, scene: Scene) -> Said:
    each = event.cards.items()
    has = tuple(say("has-card", seat=Seat(seat), card=Cards((card,))) for seat, card in each)
    return say("cuckoo-turned-up", cards=Listed(has))


def hand_name(hand: CuckooHand, seat: int) -> str:
    """The card a seat has shown."""
    return f"the {card_words(hand.up[seat][0])}" if hand.up[seat] else ""


def _ranked(game: CuckooGame, cards: tuple[Card, ...]) -> str:
    return card_words(max(cards))


WORDS: Final[Words] = {
    cuckoo.Anted: fields(
        "seat", "amount", ruled=True, all_in=lambda event, scene: scene.all_in(event.seat)
    ),
    cuckoo.RoundOpened: nothing,
    cuckoo.Kept: fields("seat", ruled=True),
    cuckoo.Exchanged: _exchanged,
    cuckoo.DeckCut: _cut,
    cuckoo.CardSeen: _seen,
    cuckoo.TurnedUp: _turned_up,
    cuckoo.AntesWon: fields("seat", "amount", ruled=True),
}

TELLING: Final = Telling(
    family=CUCKOO,
    words=WORDS,
    stakes=lambda post, rules: say("cuckoo-stakes", ante=Money(rules.stakes.big_bet)),
    fees=own_fee,
    mark="dealer",
    between={DealPassed: seated("seat")},
    seated={DealMoved: seated("seat")},
    pauses=(cuckoo.RoundOpened,),
    hand_name=hand_name,
    rank=alone(_ranked),
)
