"""The steps of cuckoo: antes, one card each, the round, and the highest card."""

from typing import ClassVar

from cardhouse.cards import RANK
from cardhouse.engine.core.asks import PLAIN, Ask
from cardhouse.engine.core.chance import to_arrange
from cardhouse.engine.core.cites import Cites
from cardhouse.engine.core.commands import Arrange, Command
from cardhouse.engine.core.events import Arranged, Dealt
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.portion import Portion
from cardhouse.engine.core.step import Events, Step
from cardhouse.ledger import POT
from tests.families.cuckoo.engine.commands import Exchange, KeepCard
from tests.families.cuckoo.engine.events import (
    Anted,
    AntesWon,
    CardSeen,
    DeckCut,
    Exchanged,
    Kept,
    RoundOpened,
    TurnedUp,
)
from tests.families.cuckoo.engine.hand import CuckooHand, Going


class PutAntes(Step[CuckooHand], frozen=True, tag="cuckoo-antes"):
    """Everybody antes; a player with less puts up all of it."""

    keys: ClassVar[Cites] = ("cuckoo.ante",)

    def open(self, hand: CuckooHand) -> Events:
        ante = hand.game.cuckoo.antes * hand.game.stakes.chip
        for seat in hand.seats:
            yield Anted(seat=seat, amount=min(ante, hand.chips[seat]))


class DealOne(Step[CuckooHand], frozen=True, tag="cuckoo-deal"):
    """Deal a card to each, face down; the next one lies ready for the dealer."""

    keys: ClassVar[Cites] = ("deal.rotation", "deck")

    def portion(self) -> Portion:
        return Portion(down=1, spare=1)

    def asks(self, hand: CuckooHand) -> tuple[Ask, ...]:
        return () if any(hand.down.values()) else to_arrange(hand, len(hand.seats) + 1)

    def answer(self, hand: CuckooHand, command: Arrange) -> Events:
        yield Arranged(cards=command.cards)

    def close(self, hand: CuckooHand) -> Events:
        yield Dealt(seats=hand.seats, cards=tuple(hand.stock[: len(hand.seats)]))


class GoRound(Step[CuckooHand], frozen=True, tag="cuckoo-round"):
    """From the dealer's left: keep the card, or force it on the neighbour."""

    keys: ClassVar[Cites] = (
        "cuckoo.round",
        "cuckoo.exchange",
        "cuckoo.king",
        "cuckoo.dealer",
    )

    def open(self, hand: CuckooHand) -> Events:
        yield RoundOpened(order=hand.seats)

    def asks(self, hand: CuckooHand) -> tuple[Ask, ...]:
        waiting = Going.of(hand).waiting
        if not waiting:
            return ()
        seat = waiting[0]
        return (Ask(seat, {KeepCard: PLAIN, Exchange: PLAIN}, KeepCard(seat)),)

    def answer(self, hand: CuckooHand, command: Command) -> Events:
        seat = command.seat
        assert isinstance(seat, int)
        if isinstance(command, KeepCard):
            yield Kept(seat=seat)
        else:
            yield from self._exchanged(hand, seat)

    def _exchanged(self, hand: CuckooHand, seat: int) -> Events:
        own = hand.down[seat][0]
        if seat == hand.seats[-1]:
            yield DeckCut(seat=seat, gave=own, got=hand.stock[0])
            return
        other = hand.seats[hand.seats.index(seat) + 1]
        if hand.up[other]:
            yield Kept(seat=seat, cite="cuckoo.king")
            return
        theirs = hand.down[other][0]
        if hand.game.cuckoo.king_stays and theirs[0] == "K":
            yield CardSeen(seat=other, card=theirs)
            yield Kept(seat=seat, cite="cuckoo.king")
        else:
            yield Exchanged(seat=seat, other=other, gave=own, got=theirs)

    def refuse(self, hand: CuckooHand, command: Command) -> Illegal:
        return Illegal(Reason.NOT_OFFERED, "cuckoo.round")


class HighestWins(Step[CuckooHand], frozen=True, tag="cuckoo-settle"):
    """All cards are turned up; the highest takes the antes, equal ones share them."""

    keys: ClassVar[Cites] = ("cuckoo.highest",)

    def open(self, hand: CuckooHand) -> Events:
        yield TurnedUp(cards={seat: cards[0] for seat, cards in hand.down.items() if cards})
        ranks = {seat: RANK[hand.up[seat][0]] for seat in hand.seats}
        best = [seat for seat in hand.seats if ranks[seat] == max(ranks.values())]
        pot, chip = hand.chips[POT], hand.game.stakes.chip
        share = pot // len(best) // chip * chip
        for number, seat in enumerate(best):
            if amount := share if number else pot - share * (len(best) - 1):
                yield AntesWon(seat=seat, amount=amount)
