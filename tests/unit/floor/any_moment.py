"""Reports at any moment of a banked hand: each is refused, or all laws hold afterwards."""

import random
from collections.abc import Callable
from typing import TypeVar

from cardhouse.chance import Seeded
from cardhouse.engine.banked.hand import BankedGame, BankedHand
from cardhouse.engine.core import kernel
from cardhouse.engine.core.commands import CHANCE
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.core.illegal import Illegal
from cardhouse.floor import Report, rule
from tests.kit.refusals import well_put

H = TypeVar("H", bound=BankedHand)
AnyReport = Callable[[random.Random, H], Report]


def played_with_reports(
    kind: type[H],
    played: BankedGame,
    seats: tuple[int, ...],
    any_report: AnyReport[H],
    *,
    seed: int,
    share: float,
) -> H:
    """Play a random hand to its end, with reports as this share of the moves."""
    rng, chance = random.Random(seed), Seeded(seed)
    started = HandStarted(
        house=played.house,
        game=played.name,
        seats=seats,
        stacks=dict.fromkeys(seats, 400_00),
        button=4,
        cite="bank",
    )
    hand, log = kernel.start(played, started)
    assert isinstance(hand, kind)
    total, cards = sum(hand.chips.values()), len(hand.deck)
    while not hand.over:
        if rng.random() < share:
            before = hand.copy()
            try:
                log += rule(hand, log, any_report(rng, hand))
            except Illegal as refused:
                assert well_put(refused)
                assert hand == before
        else:
            ask = rng.choice(hand.asked)
            order = chance.answer(ask) if ask.actor == CHANCE else ask.sample(rng.randrange)
            log += kernel.play(hand, order)
        assert sum(hand.chips.values()) == total
        assert sum(map(len, hand.places())) == cards
        assert kernel.replay(played, log) == hand
    return hand
