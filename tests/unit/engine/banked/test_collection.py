"""The fees of a banked hand: who owes them."""

import pytest

from cardhouse.engine.banked.collection import CollectionTaken, TakeCollections
from cardhouse.engine.banked.layout import Cover
from tests.kit.banked import Banked, game


@pytest.mark.parametrize(("posted", "owed"), [(39_99, [3]), (40_00, []), (40_01, [])])
def test_the_first_cover_behind_pays_if_the_banks_money_falls_short(
    posted: int, owed: list[int]
) -> None:
    played = game("lo-ball-room")
    fees = played.banking.collection
    assert fees.behind
    hand = Banked(played, bank=8, wagers={1: 20, 2: 20}, seats=(1, 2, 3, 4, 8)).hand.copy()
    hand.layout.covers = [Cover(8, posted, posted, posted)]
    hand.layout.covers += [Cover(seat, 100_00, 100_00, 100_00) for seat in (3, 4)]
    hand.layout.collected.clear()
    taken = [event for event in TakeCollections().open(hand) if isinstance(event, CollectionTaken)]
    behind = [event for event in taken if event.cite == "fee.behind"]
    assert [(event.seat, event.amount) for event in behind] == [(s, fees.behind) for s in owed]
    assert {event.seat for event in taken} >= {1, 2}
