"""Through any play, a banked table never gets stuck, loses no chip, and its bank moves."""

import random
from contextlib import suppress

import pytest

from cardhouse.chance import Seeded
from cardhouse.engine.core.commands import CHANCE
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.core.illegal import Illegal
from cardhouse.rulebook import Posted, all_games, open_table
from cardhouse.table import AnyEvent, Table, broken, offered, play, replay
from cardhouse.table.commands import (
    AskFresh,
    BuyChips,
    ComeIn,
    Leave,
    NextHand,
    PassBank,
    Sit,
    SitOut,
    TableCommand,
    TakeBank,
)
from cardhouse.table.events import ChipsBought, HandCounted, PlayerSat
from cardhouse.table.table import Role
from tests.kit.refusals import well_put

BANKED = [post for post in all_games() if post.family.scope == "banked"]
GAMES = pytest.mark.parametrize("post", BANKED, ids=lambda post: f"{post.house} {post.name}")


def deed(source: random.Random, table: Table) -> TableCommand:
    """A random command between hands, or in one."""
    seat = source.choice((*range(1, 9), 101))
    kept = seat in table.rotation.seats
    role: Role = "bank" if kept or source.random() < 0.1 else "player"
    asked = offered(table) or seat
    deeds: tuple[TableCommand, ...] = (
        Sit(seat=seat, name=f"p{seat}", chips=source.choice((60_00, 900_00)), role=role),
        BuyChips(seat=seat, chips=100_00),
        SitOut(seat=seat),
        ComeIn(seat=seat, how="wait"),
        Leave(seat=seat),
        AskFresh(seat=seat),
        TakeBank(seat=seat),
        *(TakeBank(seat=asked), PassBank(seat=asked)) * 2,
        *(NextHand(),) * 3,
    )
    return source.choice(deeds)


def decide(source: random.Random, table: Table, chance: Seeded) -> list[AnyEvent]:
    """Make a decision in the hand, by any player who is asked."""
    assert table.hand is not None
    ask = source.choice(table.hand.asked)
    return play(table, chance.answer(ask) if ask.actor == CHANCE else ask.sample(source.randrange))


@GAMES
@pytest.mark.parametrize("seed", range(6))
def test_a_banked_table_never_gets_stuck_or_loses_a_chip(post: Posted, seed: int) -> None:
    source, chance, table = random.Random(seed), Seeded(seed), open_table(post)
    log: list[AnyEvent] = []
    for _ in range(1500):
        if table.running() and source.random() < 0.9:
            log += decide(source, table, chance)
            continue
        before = replay(open_table(post), log) if source.random() < 0.01 else None
        try:
            log += play(table, deed(source, table))
        except Illegal as refused:
            assert well_put(refused)
            assert before is None or before == table
    assert replay(open_table(post), log) == table
    starts = [event for event in log if isinstance(event, HandStarted)]
    assert len(starts) > 2, "hands were played"
    two = table.rotation.hands
    for many in zip(*(starts[i:] for i in range(two + 1)), strict=False):
        assert len({event.button for event in many}) > 1, "a third hand in a row"
    for event in starts:
        assert event.button in event.seats
        assert not {event.button} & {*event.behind, *event.idle}
        assert 1 <= event.bank_hand <= two


@GAMES
def test_chips_come_and_go_only_by_the_log(post: Posted) -> None:
    source, chance, table = random.Random(3), Seeded(3), open_table(post)
    brought = bought = 0
    for seat in (1, 2, 3, 5):
        role: Role = "bank" if seat in table.rotation.seats else "player"
        (sat,) = play(table, Sit(seat=seat, name=f"p{seat}", chips=300_00, role=role))
        assert isinstance(sat, PlayerSat)
        brought += sat.chips
    for _ in range(30):
        settle_the_bank(source, table)
        events = play(table, NextHand())
        while table.running():
            events += decide(source, table, chance)
        counted = next(event for event in events if isinstance(event, HandCounted))
        for seat, chips in counted.stacks.items():
            if chips < 200_00:
                (more,) = play(table, BuyChips(seat=seat, chips=500_00))
                assert isinstance(more, ChipsBought)
                bought += more.chips
        held = sum(player.chips for player in table.players.values())
        assert held + table.box == brought + bought
    assert bought > 500_00, "chips ran low more than once"


def settle_the_bank(source: random.Random, table: Table) -> None:
    """Some take the bank, some pass; when the game is broken any player allowed to takes it."""
    while seat := offered(table):
        takes = source.random() < 0.5
        play(table, TakeBank(seat=seat) if takes else PassBank(seat=seat))
    for seat in sorted(table.players):
        if broken(table):
            with suppress(Illegal):
                play(table, TakeBank(seat=seat))
