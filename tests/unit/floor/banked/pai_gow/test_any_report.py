"""Any report at a pai gow table is refused, or leaves a hand that plays on."""

import random
from typing import Any

import pytest

from cardhouse.cards import Card
from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.banked.pai_gow.family import PAI_GOW
from cardhouse.engine.banked.pai_gow.hand import PaiGowHand
from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import HandStarted
from cardhouse.floor import Report
from cardhouse.floor.banked.pai_gow.reports import (
    CardFaced,
    FoulAllowed,
    FoulHand,
    FoulNoticed,
    KumKum,
    KumKumDisputed,
    MisreadHand,
    MisreadNoticed,
    OpenedEarly,
    PileMisdealt,
    TwinsFound,
    VoidDeal,
    WagerRemoved,
    WagerTouched,
    WrongHand,
)
from cardhouse.floor.banked.reports import MoveCard, WagerFound
from cardhouse.floor.core.reports import CancelHand, GiveChips
from cardhouse.floor.families import RULINGS
from tests.kit.pai_gow import pai_gow
from tests.unit.floor.any_moment import played_with_reports

SEATS = (1, 2, 4, 5, 7, 101)
SIGNED: dict[str, Any] = {"by": "Flora", "reason": "because"}


def any_report(rng: random.Random, hand: PaiGowHand) -> Report:
    """A report about some spot, player or card of this table, true or not."""
    wagers = [(wager.player, wager.hand) for wager in hand.layout.wagers]
    seat, spot = rng.choice([*wagers, *wagers, (rng.choice(SEATS), rng.randrange(1, 8))])
    lies, goes = rng.choices(("stock", "muck", "down:9", "up:9", f"down:{spot}", f"up:{spot}"), k=2)
    card, coin, pile = _card(rng, hand, lies), rng.random() < 0.5, rng.randrange(9)
    bank = tuple(hand.up.get(BANK) or hand.deck[:7])
    amount = rng.choice((0, 1_00, 5_00, 50_00, 140_00))
    source, target = rng.choices(("pot", "box", "bank:4", "bank:5", seat, spot), k=2)
    found: list[Report] = [
        CardFaced(card=card),
        PileMisdealt(pile=pile, over=coin),
        WrongHand(spot=spot, ruling=rng.choice(("", "foul", "no-action"))),
        OpenedEarly(),
        TwinsFound(card=card),
        WagerFound(seat=seat, spot=spot, amount=amount),
        WagerTouched(seat=seat, spot=rng.choice((0, spot))),
        WagerRemoved(seat=seat, spot=spot, known=coin),
        FoulAllowed(front=bank[:2], back=bank[2:]),
        FoulNoticed(),
        MisreadHand(spot=spot, result=rng.choice(("win", "lose", "push"))),
        MisreadNoticed(spot=spot, mixed=coin),
        KumKum(seat=seat, partners=("Ann", "Bob")),
        KumKumDisputed(seat=seat),
        FoulHand(spot=spot, **SIGNED),
        MoveCard(card=card, source=lies, target=goes, **SIGNED),
        GiveChips(source=source, target=target, amount=amount, **SIGNED),
    ]
    if rng.random() < 0.04:
        found = [VoidDeal(**SIGNED), CancelHand(**SIGNED)]
    return rng.choice(found)


def _card(rng: random.Random, hand: PaiGowHand, place: str) -> Card:
    """A card in this place, if there is one."""
    kind, _, key = place.partition(":")
    lying: Any = getattr(hand, kind)
    cards: list[Card] = [*(lying.get(int(key), ()) if key else lying), *hand.deck[:2]]
    return rng.choice(cards)


@pytest.mark.parametrize("table", ["10-100", "10-100 joker wild"])
@pytest.mark.parametrize("seed", range(60))
def test_a_report_is_refused_or_the_hand_plays_on(table: str, seed: int) -> None:
    hand = played_with_reports(PaiGowHand, pai_gow(table), SEATS, any_report, seed=seed, share=0.3)
    held = {name for name, chips in hand.chips.items() if isinstance(name, str) and chips}
    assert held <= {"box"}, "everything but the collections is somebody's again"
    assert not any(wager.amount for wager in hand.layout.wagers)


def test_every_report_at_such_a_table_is_tried() -> None:
    rng = random.Random(1)
    hand, _ = kernel.start(
        pai_gow(),
        HandStarted(
            house="tommys",
            game="pai-gow-poker",
            seats=SEATS,
            stacks=dict.fromkeys(SEATS, 400_00),
            button=4,
            cite="bank",
        ),
    )
    assert isinstance(hand, PaiGowHand)
    assert {type(any_report(rng, hand)) for _ in range(2000)} == set(RULINGS[PAI_GOW].remedies)
