"""What happens at a cuckoo table, in words."""

from typing import Final

from cardhouse.cards import HIDDEN, card_words
from cardhouse.words.fees import own_fee
from cardhouse.words.scene import Scene, dollars
from cardhouse.words.telling import Telling, Words, nothing
from tests.families.cuckoo.engine import events as cuckoo
from tests.families.cuckoo.engine.family import CUCKOO
from tests.families.cuckoo.engine.hand import CuckooHand
from tests.families.cuckoo.table.course import DealMoved, DealPassed


def _exchanged(event: cuckoo.Exchanged, scene: Scene) -> str:
    said = f"{scene.who(event.seat)} exchanges with {scene.who(event.other)}"
    return said if HIDDEN in (event.gave, event.got) else f"{said}: {event.gave} for {event.got}"


def _cut(event: cuckoo.DeckCut, scene: Scene) -> str:
    said = f"{scene.who(event.seat)} exchanges with the deck"
    return said if HIDDEN in (event.gave, event.got) else f"{said}: {event.gave} for {event.got}"


def _turned_up(event: cuckoo.TurnedUp, scene: Scene) -> str:
    return ", ".join(f"{scene.who(seat)} has {card}" for seat, card in event.cards.items())


def hand_name(hand: CuckooHand, seat: int) -> str:
    """The card that a seat has shown."""
    return f"the {card_words(hand.up[seat][0])}" if hand.up[seat] else ""


WORDS: Final[Words] = {
    cuckoo.Anted: lambda e, s: (
        f"{s.who(e.seat)} antes {dollars(e.amount)}{s.all_in(e.seat)}{s.rules(e.cite)}"
    ),
    cuckoo.RoundOpened: nothing,
    cuckoo.Kept: lambda e, s: f"{s.who(e.seat)} keeps the card{s.rules(e.cite)}",
    cuckoo.Exchanged: _exchanged,
    cuckoo.DeckCut: _cut,
    cuckoo.CardSeen: lambda e, s: f"{s.who(e.seat)} shows {e.card}{s.rules(e.cite)}",
    cuckoo.TurnedUp: _turned_up,
    cuckoo.AntesWon: lambda e, s: f"{s.who(e.seat)} wins {dollars(e.amount)}{s.rules(e.cite)}",
}

TELLING: Final = Telling(
    family=CUCKOO,
    words=WORDS,
    stakes=lambda post, rules: f"antes of {dollars(rules.stakes.big_bet)}",
    fees=own_fee,
    mark="dealer",
    between={DealPassed: lambda e, names: f"{names.get(e.seat, e.seat)} passes the deal on"},
    seated={DealMoved: lambda e: "deals"},
    pauses=(cuckoo.RoundOpened,),
    hand_name=hand_name,
)
