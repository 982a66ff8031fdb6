"""Players moved by the floor: not a chip is lost, and nobody moves past what they owe."""

import pytest

from cardhouse.chance import Seeded
from cardhouse.engine.core.commands import CHANCE
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.rulebook import open_table, posted
from cardhouse.table import AnyEvent, Office, Table, accounts, play, table_ask
from cardhouse.table.banked.bank import holder, offered
from cardhouse.table.commands import (
    AdmitToTable,
    BarFromTable,
    ChangeSeat,
    JoinList,
    Leave,
    ListFirst,
    MoveIn,
    MoveOut,
    NextHand,
    Sit,
    SitOut,
    TakeBank,
)
from cardhouse.table.events import PlayerLeft, PlayerMoved, PlayerSat
from cardhouse.table.moving import movable, moved_in, open_seats
from cardhouse.table.timed import TimeCollected
from tests.kit.refusals import detail_of, refusal

CHIPS = 500_00


def seated(house: str, game: str, *seats: int, chips: int = CHIPS) -> Table:
    table = open_table(posted(house, game))
    for seat in seats:
        play(table, Sit(seat=seat, name=f"P{seat}", chips=chips))
    return table


def full() -> Table:
    most = open_table(posted("tommys", "holdem")).seating.most
    return seated("tommys", "holdem", *range(1, most + 1))


def begun(table: Table) -> None:
    """Play one hand by its defaults."""
    chance = Seeded(7)
    if (draw := table_ask(table, Office.CHANCE).offers) and not table.button:
        ((kind, terms),) = draw.items()
        play(table, kind(**terms.sample(lambda n: 0)))
    play(table, NextHand())
    while table.running():
        assert table.hand is not None
        ask = table.hand.asked[0]
        play(
            table, chance.answer(ask) if ask.actor == CHANCE else ask.default or ask.sample(_least)
        )


def _least(count: int) -> int:
    return 0


def total(table: Table) -> int:
    return sum(player.chips + player.bought for player in table.players.values())


def booked(before: Table, events: list[AnyEvent]) -> dict[str, int]:
    """The change of each account of the room."""
    found: dict[str, int] = {}
    for moved in accounts.moves("here", before, events):
        for each in moved:
            found[str(each.source)] = found.get(str(each.source), 0) - each.amount
            found[str(each.target)] = found.get(str(each.target), 0) + each.amount
    return {account: change for account, change in found.items() if change}


def test_a_seat_is_changed_with_every_chip() -> None:
    table = seated("tommys", "holdem", 1, 2, 3)
    before = table.copy()
    events = play(table, ChangeSeat(seat=2, to=7, by="Flo"))
    assert events == [PlayerMoved(seat=2, to=7, name="P2", by="Flo", chips=CHIPS)]
    assert table.players[7].name == "P2" and 2 not in table.players
    assert booked(before, events) == {"here/2": -CHIPS, "here/7": CHIPS}
    assert total(table) == total(before)


def test_nobody_changes_seats_past_the_blinds() -> None:
    table = seated("tommys", "holdem", 1, 2, 3, 4)
    begun(table)
    assert table.players[4].standing == "in"
    play(table, ChangeSeat(seat=4, to=8, by="Flo"))
    assert table.players[8].standing == "owing"


def test_without_blinds_a_change_of_seats_costs_nothing() -> None:
    table = seated("tommys", "stud7", 1, 2, 3, 4)
    begun(table)
    play(table, ChangeSeat(seat=4, to=7, by="Flo"))
    assert table.players[7].standing == "in"


def test_the_turn_of_the_bank_goes_with_its_person() -> None:
    table = seated("tommys", "no-bust-blackjack", 1, 2, 3, chips=2000_00)
    seat = offered(table)
    play(table, TakeBank(seat=seat))
    assert holder(table) == seat
    play(table, ChangeSeat(seat=seat, to=6, by="Flo"))
    assert holder(table) == 6


@pytest.mark.parametrize(
    "command", [ChangeSeat(seat=1, to=6, by="Flo"), MoveOut(seat=1, to="x", by="Flo")]
)
def test_a_hand_holds_its_players(command: ChangeSeat | MoveOut) -> None:
    table = seated("tommys", "stud7", 1, 2, 3)
    play(table, SitOut(seat=3))
    if draw := table_ask(table, Office.CHANCE).offers:
        ((kind, terms),) = draw.items()
        play(table, kind(**terms.sample(_least)))
    play(table, NextHand())
    assert table.playing(1) and not table.playing(3)
    before = table.copy()
    with refusal("stop the table after this hand"):
        play(table, command)
    assert table.players == before.players
    # Somebody who sits out is not held.
    play(table, ChangeSeat(seat=3, to=7, by="Flo"))
    assert table.players[7].standing == "out"


def test_a_move_takes_chips_and_debts_along() -> None:
    here, there = seated("tommys", "holdem", 1, 2, 3), seated("tommys", "holdem", 4, 5)
    here.players[2].missed = True
    here.players[2].time_owed = 3_00
    begun(there)
    order = moved_in(here, 2, 8, "Flo")
    before = here.copy()
    out = play(here, MoveOut(seat=2, to="there", by="Flo"))
    came = play(there, order)
    assert out == [PlayerLeft(seat=2, name="P2", chips=CHIPS, to="there", cite="floor")]
    sat, paid = came
    assert isinstance(sat, PlayerSat) and sat.chips == CHIPS
    assert isinstance(paid, TimeCollected) and paid.amount == 3_00
    assert (sat.owing, sat.missed, sat.time_owed) == (True, True, 3_00)
    assert not here.left_owing and not here.left_time
    assert booked(before, out) == {"here/2": -CHIPS, "player/P2": CHIPS}
    # Less than a buy-in is what they have, and no reason to keep them out.
    small = MoveIn(seat=7, name="Zoe", chips=there.game.stakes.chip, by="Flo")
    play(there, small)
    assert there.players[7].chips == there.game.stakes.chip


def test_nobody_is_moved_to_a_seat_that_is_taken_called_or_barred() -> None:
    table = full()
    coming = MoveIn(seat=3, name="Zoe", chips=CHIPS, by="Flo")
    with refusal("not free"):
        play(table, coming)
    play(table, JoinList(name="Yan"))
    play(table, Leave(seat=3))
    assert table.called == ["Yan"] and open_seats(table) == ()
    with refusal("called to it"):
        play(table, coming)
    play(table, Leave(seat=4))
    play(table, BarFromTable(name="Zoe", by="Flo", reason="noise"))
    with refusal(""):
        play(table, coming)
    play(table, AdmitToTable(name="Zoe", by="Flo"))
    play(table, coming)
    assert table.players[3].name == "Zoe"
    with refusal("not barred"):
        play(table, AdmitToTable(name="Zoe", by="Flo"))


def test_a_bar_strikes_off_the_list_and_sends_a_player_off() -> None:
    table = full()
    play(table, JoinList(name="Yan"))
    play(table, BarFromTable(name="Yan", by="Flo", reason="noise"))
    assert table.waiting == [] and table.barred == ["Yan"]
    with refusal("already"):
        play(table, BarFromTable(name="Yan", by="Flo", reason="noise"))
    before = table.copy()
    events = play(table, BarFromTable(name="P4", by="Flo", reason="noise"))
    assert 4 not in table.players and table.barred == ["Yan", "P4"]
    assert booked(before, events) == {"here/4": -CHIPS, "player/P4": CHIPS}
    with refusal(""):
        play(table, Sit(seat=4, name="P4", chips=CHIPS))


def test_players_of_a_broken_table_come_after_those_who_were_called() -> None:
    table = full()
    for name in ("Ann", "Bob"):
        play(table, JoinList(name=name))
    play(table, Leave(seat=3))
    for name in ("Yan", "Zoe"):
        play(table, ListFirst(name=name, by="Flo"))
    assert table.called == ["Ann"] and table.waiting == ["Ann", "Zoe", "Yan", "Bob"]


def test_somebody_who_cannot_come_hears_why() -> None:
    table = seated("tommys", "holdem", 1, 2)
    play(table, BarFromTable(name="Yan", by="Flo", reason="noise"))
    chip = table.game.stakes.chip
    assert chip > 1

    def refused(name: str = "Zoe", seat: int = 7, chips: int = CHIPS, by: str = "Flo") -> Illegal:
        with pytest.raises(Illegal) as error:
            play(table, MoveIn(seat=seat, name=name, chips=chips, by=by))
        return error.value

    barred = refused("Yan")
    assert (barred.reason, barred.cite) == (Reason.BARRED, "floor.dead-hand")
    here = refused("P1")
    assert here.reason is Reason.SEAT_TAKEN and "P1 sits" in detail_of(here)
    taken = refused(seat=2)
    assert taken.reason is Reason.SEAT_TAKEN and "not free" in detail_of(taken)
    assert [refused(chips=chips).reason for chips in (-chip, 0)] == [Reason.NOT_ENOUGH_CHIPS] * 2
    assert refused(chips=chip + 1).reason is Reason.WRONG_AMOUNT
    unsigned = refused(by=" ")
    assert (unsigned.reason, unsigned.cite) == (Reason.NOT_OFFERED, "floor")
    play(table, MoveIn(seat=7, name="Zoe", chips=chip, by="Flo"))


@pytest.mark.rule("LBR-BJ-06")
def test_a_standing_bank_keeps_its_place() -> None:
    table = open_table(posted("lo-ball-room", "no-bust-blackjack"))
    place, *_ = table.rotation.seats
    seat = min(set(range(1, table.seating.most + 1)) - set(table.rotation.seats))
    play(table, Sit(seat=place, name="corporation", chips=5_000_00, role="bank"))
    play(table, Sit(seat=seat, name="Ann", chips=CHIPS))
    assert movable(table) == (seat,)
    with refusal("keeps its place"):
        play(table, ChangeSeat(seat=place, to=seat + 1, by="Flo"))
    with refusal("keeps its place"):
        play(table, MoveOut(seat=place, to="there", by="Flo"))


def test_nobody_is_moved_without_a_name_below_it() -> None:
    table = seated("tommys", "holdem", 1, 2)
    for order in (ChangeSeat(seat=1, to=5, by=" "), MoveOut(seat=1, to="there", by=" ")):
        with refusal("floor person"):
            play(table, order)
    with refusal("not free"):
        play(table, ChangeSeat(seat=1, to=2, by="Flo"))
    for empty in (ChangeSeat(seat=9, to=5, by="Flo"), MoveOut(seat=9, to="there", by="Flo")):
        with pytest.raises(Illegal) as error:
            play(table, empty)
        assert error.value.reason is Reason.NO_SUCH_SEAT


def test_chips_bought_during_a_hand_move_along() -> None:
    table = seated("tommys", "holdem", 1, 2, 3)
    table.players[2].bought = 40_00
    before = table.copy()
    assert moved_in(table, 2, 8, "Flo").chips == CHIPS + 40_00
    events = play(table, ChangeSeat(seat=2, to=7, by="Flo"))
    assert booked(before, events) == {"here/2": -CHIPS - 40_00, "here/7": CHIPS + 40_00}
    events = play(before, MoveOut(seat=2, to="there", by="Flo"))
    assert [each.chips for each in events if isinstance(each, PlayerLeft)] == [CHIPS + 40_00]


def test_a_seat_left_for_another_table_is_called() -> None:
    table = full()
    play(table, JoinList(name="Yan"))
    play(table, MoveOut(seat=3, to="there", by="Flo"))
    assert table.called == ["Yan"]


@pytest.mark.parametrize(
    ("game", "hands", "missed", "owes"),
    [
        ("holdem", 0, True, (False, False)),
        ("holdem", 1, False, (True, False)),
        ("holdem", 1, True, (True, True)),
        ("stud7", 1, True, (False, False)),
    ],
)
def test_blinds_are_owed_only_in_a_game_that_has_begun_and_has_them(
    game: str, hands: int, missed: bool, owes: tuple[bool, bool]
) -> None:
    table = seated("tommys", game, 1, 2, 3)
    if hands:
        begun(table)
    (sat,) = play(table, MoveIn(seat=6, name="Zoe", chips=CHIPS, by="Flo", missed=missed))
    assert isinstance(sat, PlayerSat) and (sat.owing, sat.missed) == owes


def test_what_somebody_left_owing_here_is_still_owed() -> None:
    table = seated("tommys", "holdem", 1, 2, 3)
    begun(table)
    table.left_owing = ["Zoe"]
    table.left_time = {"Zoe": 2_00}
    sat, *_ = play(table, MoveIn(seat=6, name="Zoe", chips=CHIPS, by="Flo", time_owed=3_00))
    assert isinstance(sat, PlayerSat) and (sat.missed, sat.time_owed) == (True, 5_00)
