"""One round of the first deal: a card to each spot with a wager, then one to the bank."""

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
from cardhouse.engine.core.commands import DEALER, Arrange
from cardhouse.engine.core.events import Arranged, Dealt, StepsReplaced
from cardhouse.engine.core.step import Events, Step

COMPLETE = 2


class DealRound(Step[BlackjackHand], frozen=True, tag="round"):
    """A card face up to each spot in order; the bank's comes last, up, down or not at all."""

    keys: ClassVar[frozenset[str]] = frozenset({"deal.round"})

    bank: Literal["none", "up", "down"] = "none"

    # The dealer's mistakes: spots passed over (the bank's too), spots served without a wager, and
    # spots served twice, one card right after the other.
    missed: tuple[int, ...] = ()
    extra: tuple[int, ...] = ()
    twice: tuple[int, ...] = ()
    # After how many cards the dealer stopped, because somebody noticed; 0 where nobody did.
    stop: int = 0
    # Who has a card of this round already.
    served: tuple[int, ...] = ()

    def cites(self) -> frozenset[str]:
        return self.keys | ({f"deal.bank-{self.bank}"} if self.bank != "none" else set())

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
        """Where the cards of this round go, in order."""
        playing, bank = hand.layout.in_play(), [BANK] if self.bank != "none" else []
        spots = [spot for spot in hand.layout.order if spot in playing or spot in self.extra]
        out = (*self.missed, *self.served)
        keys = [key for key in (*spots, *bank) if key not in out]
        found = [key for each in keys for key in ((each, each) if each in self.twice else (each,))]
        return tuple(found[: self.stop or None])


class Noticed(Step[BlackjackHand], frozen=True, tag="noticed"):
    """The dealer has stopped: the floor is called, and then he goes on."""

    # Whether the dealer waits only where a hand lacks cards and nobody had anything to decide:
    # until then it could be reported at any player's turn.
    short: bool = False

    def needed(self, hand: BlackjackHand) -> bool:
        if self.short and not (incomplete(hand) and _undecided(hand)):
            return False
        return bool(hand.layout.wagers)

    def asks(self, hand: BlackjackHand) -> tuple[Ask, ...]:
        if hand.at is None:
            return ()
        return (Ask(DEALER, {Lapse: PLAIN}, Lapse(), must=not self.short),)

    def answer(self, hand: BlackjackHand, command: Any) -> Events:
        """A step that has been waited at leaves the script."""
        start = hand.cursor
        yield StepsReplaced(start=start, steps=hand.script[start + 1 :])


def incomplete(hand: BlackjackHand) -> list[int]:
    """The hands of fewer than two cards; a single joker lives where it cannot win a jackpot."""
    lives = [] if play_rules(hand)[0].jackpot else [JOKER]
    return [
        key
        for key in hand.layout.in_play()
        if len(hand.up[key]) < COMPLETE and hand.up[key] != lives
    ]


def _undecided(hand: BlackjackHand) -> bool:
    """Whether no player has decided anything, because nobody had anything to decide."""
    at = hand.at
    return not isinstance(at, Turn) or at.order == hand.layout.in_play()
