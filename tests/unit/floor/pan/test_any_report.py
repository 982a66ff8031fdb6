"""Any report at any moment of a hand of pan: it is refused, or all laws hold afterwards."""

from collections import Counter

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from cardhouse.cards import HIDDEN, Card
from cardhouse.chance import Seeded
from cardhouse.engine.core import kernel
from cardhouse.engine.core.commands import CHANCE
from cardhouse.engine.core.events import Event, HandEnded, HandStarted
from cardhouse.engine.core.illegal import Illegal
from cardhouse.engine.pan.commands import GoOnTop
from cardhouse.engine.pan.hand import PanHand
from cardhouse.floor import Report, rule
from cardhouse.floor.core.reports import CancelHand, GiveChips, WrongCount
from cardhouse.floor.pan.reports import (
    ForbiddenDiscard,
    PacketMistake,
    SpreadChallenged,
    WrongSpread,
)
from cardhouse.ledger import Account
from tests.kit.pan import game
from tests.kit.refusals import well_put

CHIPS = 30_00


def any_report(hand: PanHand, chance: Seeded) -> Report:
    """A report of something, likely or not."""
    seat = hand.seats[chance.choose(len(hand.seats))]
    held = [*hand.down[seat], *hand.drawn] or [Card("As")]
    cards = tuple(held[chance.choose(len(held))] for _ in range(3))
    places: tuple[Account, ...] = (*hand.seats, "pot", "box")
    source, target = (places[chance.choose(len(places))] for _ in range(2))
    if not chance.choose(30):
        return CancelHand(by="Al", reason="the lights went out")
    reports: tuple[Report, ...] = (
        PacketMistake(seat=seat, cards=6 + chance.choose(9)),
        WrongCount(seat=seat),
        WrongSpread(seat=seat, cards=cards, collected=chance.choose(3)),
        SpreadChallenged(seat=seat),
        ForbiddenDiscard(seat=seat, by="Al", reason="it was barred"),
        GiveChips(source=source, target=target, amount=1_00, by="Al", reason="it is fair"),
    )
    return reports[chance.choose(len(reports))]


def counted(hand: PanHand, log: list[Event]) -> None:
    assert sum(hand.chips.values()) == CHIPS * len(hand.seats)
    cards = [card for place in hand.places() for card in place]
    assert len(cards) == 320
    assert not Counter(card for card in cards if card != HIDDEN) - Counter(hand.deck)
    assert kernel.replay(hand.game, log) == hand


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**9), seats=st.integers(2, 5))
def test_any_report_at_any_moment(seed: int, seats: int) -> None:
    chance, taken = Seeded(seed), tuple(range(1, seats + 1))
    start = HandStarted(
        house="tommys",
        game="pan",
        seats=taken,
        stacks=dict.fromkeys(taken, CHIPS),
        button=seats,
        fee=3_00,
        cite="first",
    )
    hand, log = kernel.start(game(), start)
    assert isinstance(hand, PanHand)
    refused: list[Illegal] = []
    # A report after the hand opens it again.
    after = 12
    while not hand.over or after:
        after -= hand.over
        if hand.over or not chance.choose(3):
            before = hand.copy()
            try:
                log += rule(hand, log, any_report(hand, chance))
            except Illegal as error:
                assert hand == before
                refused.append(well_put(error))
            counted(hand, log)
            continue
        ask = hand.asked[chance.choose(len(hand.asked))]
        if ask.actor == CHANCE:
            command = chance.answer(ask)
        elif GoOnTop in ask.offers and chance.choose(4):
            command = GoOnTop(ask.actor)
        else:
            command = ask.sample(chance.choose)
        log += kernel.play(hand, command)
        counted(hand, log)
    # A short hand may have no report, or true ones only.
    assume(refused)
    assert any(isinstance(event, HandEnded) for event in log)
