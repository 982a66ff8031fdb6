"""Through any play, a table never gets stuck, loses no chip, and its places are right."""

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from msgspec.structs import replace

from cardhouse.chance import Seeded
from cardhouse.engine.core.commands import CHANCE, Command
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.core.illegal import Illegal
from cardhouse.engine.pot.blinds import blind_seats
from cardhouse.engine.pot.events import BlindPosted
from cardhouse.floor import Report
from cardhouse.floor.core.reports import CancelHand
from cardhouse.floor.pot.reports import CallMisdeal, KillHand
from cardhouse.table import AnyEvent, replay
from cardhouse.table.commands import (
    BuyChips,
    ComeIn,
    DrawButton,
    Leave,
    NextHand,
    Sit,
    SitOut,
    Stay,
    TableCommand,
)
from cardhouse.table.events import ButtonMoved
from tests.kit.refusals import well_put
from tests.kit.tables import Seated, fresh

seats = st.integers(0, 7)
chips = st.sampled_from((0, 20_00, 23_00, 200_00))
floor = {"by": st.just("Flora"), "reason": st.just("because")}

between: SearchStrategy[TableCommand | Report] = st.one_of(
    st.builds(lambda s, c: Sit(seat=s, name=f"Ada {s}", chips=c), seats, chips),
    st.builds(BuyChips, seat=seats, chips=chips),
    st.builds(SitOut, seat=seats),
    st.builds(Stay, seat=seats),
    st.builds(ComeIn, seat=seats, how=st.sampled_from(("post", "wait"))),
    st.builds(Leave, seat=seats),
    st.just(DrawButton(cards=())),
    st.builds(CallMisdeal, **floor),
    st.builds(CancelHand, **floor),
    st.builds(KillHand, seat=seats, **floor),
    st.just(NextHand()),
)


def state(table: Seated) -> tuple[object, ...]:
    """Everything a command could change by itself."""
    now = table.table
    players = {seat: replace(player) for seat, player in now.players.items()}
    hand = now.hand.copy() if now.hand else None
    return players, now.button, now.big_blind, now.hands, now.box, hand, now.log[:]


def attempt(table: Seated, order: TableCommand | Command | Report) -> list[AnyEvent]:
    """Play an order; if it is refused, nothing has changed."""
    before = state(table)
    try:
        events = table.play(order)
    except Illegal as refused:
        assert well_put(refused)
        assert state(table) == before
        return []
    for event in events:
        if isinstance(event, ButtonMoved):
            places_are_right(table, event, events)
    return events


def places_are_right(table: Seated, moved: ButtonMoved, events: list[AnyEvent]) -> None:
    """Button and blinds are with players who are dealt in and have chips."""
    started = next(event for event in events if isinstance(event, HandStarted))
    assert moved.seat == started.button == started.seats[-1] == started.fee_seat
    assert moved.big_blind in started.seats
    assert moved.big_blind == blind_seats(table.hand)[-1]
    assert all(started.stacks[seat] > 0 for seat in started.seats)
    assert len(started.seats) >= 2
    blinds = [event.seat for event in events if isinstance(event, BlindPosted)]
    assert blinds[:2] == list(blind_seats(table.hand))
    assert set(blinds[2:]) <= set(started.posts)


def one_decision(table: Seated, number: int) -> None:
    """Make any legal decision in the hand, chance's or a player's."""
    (ask,) = table.hand.asked
    if ask.actor == CHANCE:
        table.play(table.chance.answer(ask))
    else:
        table.play(ask.sample(lambda count: number % count))


@settings(max_examples=120)
@given(
    st.integers(2, 6),
    st.integers(0, 99),
    st.lists(st.tuples(between, st.integers(0, 12), st.integers(0, 99)), max_size=25),
)
def test_a_table_never_gets_stuck_or_loses_a_chip(
    count: int, seed: int, deeds: list[tuple[TableCommand | Report, int, int]]
) -> None:
    table = Seated(range(1, count + 1), button=1, chance=Seeded(seed), chips=23_00, replays=False)
    for order, decisions, number in deeds:
        attempt(table, order)
        for _ in range(decisions):
            if table.table.running():
                one_decision(table, number)
            elif number % 2:
                attempt(table, NextHand())
    if table.table.running():
        table.finish(by_default=True)
    for seat in range(1, 4):
        attempt(table, Sit(seat=seat, name=f"Ben {seat}", chips=20_00))
        attempt(table, BuyChips(seat=seat, chips=20_00))
        attempt(table, ComeIn(seat=seat, how="wait"))
    assert replay(fresh(), table.log) == table.table
    # With three willing players there is always a next hand, and everybody is soon in it.
    for _ in range(12):
        assert attempt(table, NextHand())
        table.finish(by_default=True)
    assert {1, 2, 3} <= set(table.hand.seats)
