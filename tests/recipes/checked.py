"""Hands played by bots, each compared with the brute-force oracle."""

from collections import Counter

from cardhouse.bots import Session
from cardhouse.cards import Card
from cardhouse.chance import Seeded
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.pot.events import Folded, Mucked, PotAwarded, Shown
from cardhouse.engine.pot.hand import PotHand
from cardhouse.ledger import POT
from cardhouse.rulebook import Posted
from tests.recipes.oracle import best, won

BOTS = ("random", "sensible", "caller")


def check_pots(post: Posted, hands: int, *, seats: int, deck: int = 52) -> Counter[str]:
    """Play hands with all kinds of bots; every pot goes where the oracle says."""
    bots = {seat: BOTS[seat % len(BOTS)] for seat in range(1, seats + 1)}
    session = Session.open(post, chance=Seeded(17), seats=seats, bots=bots, seed=17)
    seen: Counter[str] = Counter()
    for _ in range(hands):
        session.next_hand()
        session.advance()
        hand = session.table.hand
        assert isinstance(hand, PotHand) and hand.over
        assert sum(len(place) for place in hand.places()) == deck
        seen.update(settled(session, hand))
    return seen


def settled(session: Session, hand: PotHand) -> list[str]:
    """Settle one hand again from its log; returns the cases worth noting in it."""
    log, started = session.table.log, session.table.log[0]
    assert isinstance(started, HandStarted)
    paid: Counter[int] = Counter()
    for event in log:
        for move in event.transfers() if not isinstance(event, PotAwarded) else ():
            if move.target == POT and isinstance(move.source, int):
                paid[move.source] += move.amount
            elif move.source == POT and isinstance(move.target, int):
                paid[move.target] -= move.amount
    awarded: Counter[int] = Counter()
    for event in log:
        if isinstance(event, PotAwarded):
            awarded[event.seat] += event.amount
    out = {event.seat for event in log if isinstance(event, Folded)}
    # A player who announces playing the board throws their cards away and still has a hand.
    mucked = {event.seat: event.board for event in log if isinstance(event, Mucked)}
    out |= {seat for seat, board in mucked.items() if not board}
    live = [seat for seat in started.seats if seat not in out]
    faces = {seat: list[Card]() for seat in live}
    for event in log:
        if isinstance(event, Shown) and event.seat in faces and event.seat not in mucked:
            faces[event.seat] += event.cards
    shown = {seat: best((*cards, *hand.board)) for seat, cards in faces.items() if len(live) > 1}
    if len(live) == 1:
        assert dict(awarded) == {live[0]: sum(paid.values())}
        return ["unshown"]
    expected = won(paid, shown, started.seats, hand.game.stakes.chip)
    assert awarded == expected, (awarded, expected, paid, shown)
    tied = len(set(shown.values())) < len(shown)
    sides = len({paid[seat] for seat in live}) > 1
    return ["shown", *(["tied"] if tied else []), *(["side pot"] if sides else [])]
