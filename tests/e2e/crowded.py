"""A full table of blackjack, as the room would tell it: splits, naturals, long hands."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from cardhouse.cards import parse_cards
from cardhouse.engine.banked.view import BankedView, HandView, WagerView
from cardhouse.ranking.points import Call
from cardhouse.server.messages import HandResult, SeatPlate, State
from tests.e2e.staged import YOU


def _hand(
    cards: str,
    kind: Call,
    called: str,
    *,
    soft: bool = False,
    doubled: bool = False,
    surrendered: bool = False,
) -> HandView:
    return HandView(
        hand=0,
        up=parse_cards(cards),
        kind=kind,
        called=called,
        points=int(called),
        soft=soft,
        doubled=doubled,
        surrendered=surrendered,
    )


# The viewer's own spot first, and then round the table.
HANDS: Final = (
    (_hand("8s Tc", "hard", "18"), _hand("8c 5d 2s", "hard", "15")),
    (_hand("8h 3c Th", "hard", "21", doubled=True), _hand("8d Kc", "hard", "18")),
    (_hand("4h Kc 9c", "over", "23"),),
    (_hand("Jo Jo", "natural", "21"),),
    (_hand("2h 3c Ah 4d 5s", "hard", "15"),),
    (_hand("Th 6c", "hard", "16", surrendered=True),),
    (_hand("As 6d", "soft", "17"),),
    (_hand("9s 9d", "hard", "18"),),
)
NAMES: Final = ("Zoe", "Alexandra", "Ben", "Cora", "Dan", "Eve", "Finn", "Gus")
BET: Final = 25_00


def crowded(state: State) -> State:
    """The same table with all its spots in play, some of them with several hands."""
    table = state.table
    view = table.hand
    assert isinstance(view, BankedView)
    layout = view.layout
    spots = [YOU, *(s for s in range(1, table.most + 1) if s not in (YOU, layout.bank))]
    hands, wagers = [], []
    for spot, held in zip(spots, HANDS, strict=False):
        for number, hand in enumerate(held):
            hands.append(replace(hand, hand=spot + 10 * number))
            wagers.append(WagerView(spot, spot + 10 * number, BET))
    wagers[-1] = replace(wagers[-1], insurance=12_50)
    wagers.append(WagerView(YOU, spots[2], 10_00, behind=True))
    plates = {plate.seat: plate for plate in table.seats}
    for spot in spots:
        plates.setdefault(spot, SeatPlate(seat=spot, name=NAMES[spot - 1], chips=288_50, bot=True))
    full = replace(
        layout,
        players={spot: spot for spot in spots},
        hands=tuple(hands),
        wagers=tuple(wagers),
        bank_hand=replace(_hand("Qd 5s 9h", "over", "24"), hand=layout.bank_hand.hand),
        turn=YOU + 10,
    )
    told = replace(table, seats=tuple(plates.values()), hand=replace(view, layout=full))
    return State(seq=state.seq + 1, table=told, lines=state.lines)


def settled(state: State) -> State:
    """The same table once every hand is paid or lost."""
    full = crowded(state)
    view = full.table.hand
    assert isinstance(view, BankedView)
    results = tuple(
        HandResult(seat=view.layout.players[hand.hand % 10], hand=hand.hand, amount=amount)
        for hand, amount in zip(view.layout.hands, (BET, -BET, 0) * 4, strict=False)
    )
    over = replace(view, over=True, offers=(), awaited=(), layout=replace(view.layout, turn=0))
    told = replace(full.table, hand=over, hand_results=results, deadline={})
    return State(seq=full.seq + 1, table=told, lines=full.lines)
