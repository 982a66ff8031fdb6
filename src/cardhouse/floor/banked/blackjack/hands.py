"""Moves shared by the rulings of blackjack."""

from cardhouse.cards import Card
from cardhouse.engine.banked.blackjack.hand import BlackjackHand
from cardhouse.engine.banked.blackjack.rounds import DealRound, Noticed
from cardhouse.engine.banked.collection import CollectionReturned
from cardhouse.engine.banked.mistakes import HandVoided, WagerReturned
from cardhouse.engine.core.events import Burned, CardsMoved, StepsReplaced
from cardhouse.engine.core.piles import up
from cardhouse.engine.core.step import Step
from cardhouse.floor.core.case import Ruling, top


def given(hand: BlackjackHand, key: int, cite: str) -> Ruling:
    """The dealer's move: the next card of the shoe goes to a hand."""
    yield CardsMoved(cards=top(hand, 1, cite), source="stock", target=up(key), cite=cite)


def burned(hand: BlackjackHand, key: int, cards: tuple[Card, ...], cite: str) -> Ruling:
    """Burn cards of a hand, and one more off the shoe, as after every such ruling."""
    yield CardsMoved(cards=cards, source=up(key), target="burns", cite=cite)
    yield Burned(card=top(hand, 1, "mistake.burned")[0], cite="mistake.burned")


def out(hand: BlackjackHand, spot: int, cite: str) -> Ruling:
    """A spot is out of the hand: its bets and collections go back."""
    lay = hand.layout
    for wager in lay.on(spot):
        amount = wager.amount + wager.insurance
        yield WagerReturned(seat=wager.player, hand=spot, amount=amount, cite=cite)
        if fee := lay.collected.get((spot, wager.player)):
            yield CollectionReturned(seat=wager.player, amount=fee, spot=spot, cite=cite)
    yield HandVoided(hand=spot, cite=cite)


def pending(hand: BlackjackHand) -> int:
    """Index in the script of the next step to be dealt or played."""
    return hand.cursor + isinstance(hand.script[hand.cursor], Noticed)


def partial_round(hand: BlackjackHand) -> DealRound | None:
    """The rest of a round the dealer has stopped."""
    step = hand.script[pending(hand)] if pending(hand) < len(hand.script) else None
    return step if isinstance(step, DealRound) and step.served else None


def instead(hand: BlackjackHand, skip: int, *steps: Step) -> StepsReplaced:
    """Put steps in place of the next ones."""
    start = pending(hand)
    return StepsReplaced(start=start, steps=(*steps, *hand.script[start + skip :]))
