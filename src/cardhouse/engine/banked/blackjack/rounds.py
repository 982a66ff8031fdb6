"""A round of the first deal: a card to each spot with a wager, then one to the bank."""

from typing import Any, ClassVar, Literal

from msgspec.structs import replace

from cardhouse.cards import JOKER
from cardhouse.engine.banked.blackjack.hand import BlackjackHand
from cardhouse.engine.banked.blackjack.hands import play_rules
from cardhouse.engine.banked.blackjack.shoe import ShoeRenewed
from cardhouse.engine.banked.blackjack.turn_events import Turn
from cardhouse.engine.banked.commands import Lapse
from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.core.asks import PLAIN, Ask
from cardhouse.engine.core.chance import to_arrange
from cardhouse.engine.core.cites import Cites, where
from cardhouse.engine.core.commands import DEALER, Arrange
from cardhouse.engine.core.events import Arranged, Dealt, StepsReplaced
from cardhouse.engine.core.portion import Portion
from cardhouse.engine.core.step import Events, Step

COMPLETE = 2


class DealRound(Step[BlackjackHand], frozen=True, tag="round"):
    """Deal a card face up to each spot in order; the bank's comes last, up, down or not at all."""

    needs: ClassVar[tuple[str, ...]] = ("wagers",)
    keys: ClassVar[Cites] = (
        "deal.round",
        "deck",
        "shoe.out",
        where(lambda deal, game: deal.bank == "up", "deal.bank-up"),
        where(lambda deal, game: deal.bank == "down", "deal.bank-down"),
    )

    unwritten: ClassVar[frozenset[str]] = frozenset({"missed", "extra", "twice", "stop", "served"})

    # The bank's card in this round: none, face up or face down.
    bank: Literal["none", "up", "down"] = "none"

    # Spots passed over, the bank's included; only by the dealer's mistake.
    missed: tuple[int, ...] = ()
    # Spots served without a wager; only by mistake.
    extra: tuple[int, ...] = ()
    # Spots served twice, one card right after the other; only by mistake.
    twice: tuple[int, ...] = ()
    # The number of cards after which the dealer stopped because somebody noticed; 0 if nobody did.
    stop: int = 0
    # Spots that already have a card of this round.
    served: tuple[int, ...] = ()

    def portion(self) -> Portion:
        return Portion(up=1, spare=0 if self.bank == "none" else 1)

    def needed(self, hand: BlackjackHand) -> bool:
        return bool(hand.layout.wagers)

    def open(self, hand: BlackjackHand) -> Events:
        if len(hand.stock) < len(self.places(hand)):
            yield ShoeRenewed()

    def asks(self, hand: BlackjackHand) -> tuple[Ask, ...]:
        return to_arrange(hand, len(self.places(hand)))

    def answer(self, hand: BlackjackHand, command: Arrange) -> Events:
        yield Arranged(cards=command.cards)

    def close(self, hand: BlackjackHand) -> Events:
        places = self.places(hand)
        spots = tuple(key for key in places if key != BANK)
        if spots:
            cards = tuple(hand.stock[: len(spots)])
            yield Dealt(seats=spots, cards=cards, up=True, cite="deal.round")
        if BANK in places:
            up, cite = self.bank == "up", f"deal.bank-{self.bank}"
            yield Dealt(seats=(BANK,), cards=(hand.stock[0],), up=up, cite=cite)
        if self.stop:
            later = replace(self, stop=0, served=(*self.served, *places))
            start = hand.cursor + 1
            yield StepsReplaced(start=start, steps=(Noticed(), later, *hand.script[start:]))

    def places(self, hand: BlackjackHand) -> tuple[int, ...]:
        """The places of this round's cards, in order."""
        playing, bank = hand.layout.in_play(), [BANK] if self.bank != "none" else []
        spots = [spot for spot in hand.layout.order if spot in playing or spot in self.extra]
        out = (*self.missed, *self.served)
        keys = [key for key in (*spots, *bank) if key not in out]
        found = [key for each in keys for key in ((each, each) if each in self.twice else (each,))]
        return tuple(found[: self.stop or None])


class Noticed(Step[BlackjackHand], frozen=True, tag="noticed"):
    """The dealer has stopped: the floor is called, and then the deal goes on."""

    # True if the dealer waits only after a hand was dealt wrongly with nothing for anybody to
    # decide: otherwise it could have been reported at any player's turn.
    short: bool = False

    def needed(self, hand: BlackjackHand) -> bool:
        if self.short and not (_undecided(hand) and _misdealt(hand)):
            return False
        return bool(hand.layout.wagers)

    def asks(self, hand: BlackjackHand) -> tuple[Ask, ...]:
        if hand.at is None:
            return ()
        return (Ask(DEALER, {Lapse: PLAIN}, Lapse(), must=not self.short),)

    def answer(self, hand: BlackjackHand, command: Any) -> Events:
        """Remove the step from the script once it has been waited at."""
        start = hand.cursor
        yield StepsReplaced(start=start, steps=hand.script[start + 1 :])


def _misdealt(hand: BlackjackHand) -> bool:
    """True if a hand is on the table, or missing, that a ruling would change."""
    lay, empty = hand.layout, not hand.up[BANK]
    extra = any(hand.up[spot] for spot in lay.order if spot not in lay.hands)
    wrong = (_miscounted(hand, key) or _unevenly_served(hand, key) for key in lay.in_play())
    return empty or extra or any(wrong)


def _miscounted(hand: BlackjackHand, key: int) -> bool:
    """True unless a hand has two cards; a single joker lives if it cannot win a jackpot."""
    lives = [] if play_rules(hand)[0].jackpot else [JOKER]
    return len(hand.up[key]) != COMPLETE and hand.up[key] != lives


def _unevenly_served(hand: BlackjackHand, key: int) -> bool:
    """True for two cards of one round and none of the other: the second is no part of the hand."""
    rounds = [step for step in hand.script if isinstance(step, DealRound)]
    return any(key in step.twice for step in rounds) and any(key in step.missed for step in rounds)


def _undecided(hand: BlackjackHand) -> bool:
    """True if no player has decided anything, because there was nothing to decide."""
    at = hand.at
    return not isinstance(at, Turn) or at.order == hand.layout.in_play()
