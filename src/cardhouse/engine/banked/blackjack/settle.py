"""The settlement of blackjack: from the spot that acted last back to the first."""

from typing import ClassVar

from cardhouse.cards import JOKER
from cardhouse.engine.banked.blackjack.hand import BlackjackHand
from cardhouse.engine.banked.blackjack.hands import count
from cardhouse.engine.banked.blackjack.outcome import outcome
from cardhouse.engine.banked.layout import BANK, Wager
from cardhouse.engine.banked.mistakes import HeldInCage
from cardhouse.engine.banked.outcome import Outcome
from cardhouse.engine.banked.settle import SettlementOpened, cleared, settled
from cardhouse.engine.core.cites import Cites, where
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.step import Events, Step
from cardhouse.ledger import POT, Transfer

# A wager, or its insurance.
Settling = tuple[Wager, bool]


class AddedReturned(Event[BlackjackHand], frozen=True, kw_only=True, tag="added-returned"):
    """Chips put up for a double or a split have no action: they went back."""

    seat: int
    hand: int
    amount: int
    cite: str = "settle.joker-second"

    def transfers(self) -> tuple[Transfer, ...]:
        return (Transfer(POT, self.seat, self.amount, self.cite),)

    def change(self, hand: BlackjackHand) -> None:
        wager = hand.layout.wager(self.seat, self.hand)
        assert wager is not None
        wager.amount -= self.amount
        wager.added = 0


class JackpotDue(Event[BlackjackHand], frozen=True, kw_only=True, tag="jackpot-due"):
    """Two jokers make the jackpot, whatever happens to the wagers; it is paid elsewhere."""

    hand: int
    cite: str = "settle.jackpot"


class SettleBlackjack(Step[BlackjackHand], frozen=True, tag="settle"):
    """Settle each hand against the bank's, from the spot that acted last back to the first."""

    needs: ClassVar[tuple[str, ...]] = ("bank-hand",)
    once: ClassVar[bool] = True
    keys: ClassVar[Cites] = (
        *("settle.order", "settle.uncovered", "bank.money", "shoe.discards", "play.surrender"),
        *("settle.naturals", "settle.natural", "settle.bank-natural", "settle.bank-over"),
        *("settle.over", "settle.equal", "settle.closer"),
        where(
            lambda step, game: game.blackjack.bust == "may-push",
            *("settle.over-tie", "settle.over-bank-closer", "settle.over-closer"),
        ),
        where(lambda step, game: game.blackjack.three_card_push, "settle.over-not-saved"),
        where(lambda step, game: game.blackjack.insurance, "insurance.won", "insurance.lost"),
        where(lambda step, game: game.deck.jokers > 0, "settle.joker-second"),
        where(lambda step, game: game.blackjack.jackpot, "settle.jackpot"),
    )
    ruled: ClassVar[frozenset[str]] = frozenset({"mistake.abandoned.cage"})

    def open(self, hand: BlackjackHand) -> Events:
        """Return all added money if the bank's second card is a joker, and note jackpots."""
        up = hand.up[BANK]
        if len(up) > 1 and up[1] == JOKER and up[0] != JOKER:
            for wager in hand.layout.wagers:
                if wager.added:
                    yield AddedReturned(seat=wager.player, hand=wager.hand, amount=wager.added)
        if hand.game.blackjack.jackpot:
            for key in hand.layout.in_play():
                if count(hand, key).natural == "two-jokers":
                    yield JackpotDue(hand=key)

    def close(self, hand: BlackjackHand) -> Events:
        lines = _lines(hand)
        if lines:
            yield SettlementOpened(hands=tuple(dict.fromkeys(wager.hand for wager, _ in lines)))
        for wager, insurance in lines:
            result = insured(hand) if insurance else _ended(hand, wager)
            done = settled(hand, wager, result, insurance=insurance)
            yield done
            if wager.player in hand.layout.abandoned and (amount := done.received):
                yield HeldInCage(seat=wager.player, amount=amount)
        yield from cleared(hand)


def _lines(hand: BlackjackHand) -> list[Settling]:
    """The wagers and insurance to settle, in the house's order."""
    found = [line for spot in reversed(hand.layout.order) for line in _on_spot(hand, spot)]
    return [(w, insurance) for w, insurance in found if (w.insurance if insurance else w.amount)]


def _ended(hand: BlackjackHand, wager: Wager) -> Outcome:
    """The result of a wager."""
    lay, key = hand.layout, wager.hand
    if key in lay.surrendered:
        return Outcome("lose", "play.surrender", (1, 2))
    rules = hand.game.blackjack
    return outcome(count(hand, key), len(hand.up[key]), count(hand, BANK), rules)


def _on_spot(hand: BlackjackHand, spot: int) -> list[Settling]:
    """Each hand in turn, or each player with all their hands; insurance comes after them."""
    lay = hand.layout
    # In the order made, not as they lie: the numbers of a spot's hands go up.
    wagers = [wager for key in sorted(lay.hands.get(spot, ())) for wager in lay.on(key)]
    groups = [[wager] for wager in wagers]
    if hand.game.banking.spot_order == "by-player":
        players = dict.fromkeys(wager.player for wager in wagers)
        groups = [[w for w in wagers if w.player == player] for player in players]
    return [(wager, insurance) for his in groups for insurance in (False, True) for wager in his]


def insured(hand: BlackjackHand) -> Outcome:
    """The result of insurance: two to one against a natural of the bank."""
    if count(hand, BANK).natural:
        return Outcome("win", "insurance.won", (2, 1))
    return Outcome("lose", "insurance.lost")
