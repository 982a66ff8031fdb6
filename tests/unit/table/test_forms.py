"""The forms of the floor's console: what would be ruled on now, and nothing else."""

from cardhouse.floor.core.reports import Boxed, CancelHand, GiveChips, Report
from cardhouse.floor.families import rulings_of
from cardhouse.floor.pot.reports import (
    CallMisdeal,
    ChipsPushed,
    EarlyBoard,
    FlopCount,
    HandMerged,
    Miscalled,
    OutOfTurn,
    ReviveHand,
    TurnedUp,
)
from cardhouse.table.commands import Leave, Sit
from cardhouse.table.forms import Form, forms
from cardhouse.table.table import Table
from tests.unit.table.test_reopening import Ended


def found(table: Table) -> dict[type[Report], Form]:
    return {form.kind: form for form in forms(table)}


def test_at_the_flop_its_count_and_a_turn_too_early_can_be_reported() -> None:
    table = Ended("1 call", "2 call", "3 check").table
    offered = found(table)
    assert {EarlyBoard, FlopCount, Boxed, OutOfTurn} <= offered.keys()
    counts = [each.cards for each in offered[FlopCount].cases if isinstance(each, FlopCount)]
    assert counts == [1, 2, 4, 5, 1, 2, 4, 5]
    assert not {ReviveHand, Miscalled, HandMerged} & offered.keys()


def test_of_cases_that_differ_only_in_a_sum_one_is_shown() -> None:
    table = Ended("1 call", "2 call", "3 check").table
    offered = found(table)
    acts = [
        (each.seat, each.do) for each in offered[OutOfTurn].cases if isinstance(each, OutOfTurn)
    ]
    assert len(acts) == len(set(acts)) > 0
    assert offered[OutOfTurn].options == {"to": ()}
    assert offered[ChipsPushed].options == {"motions": ()}
    assert offered[GiveChips].options == {"amount": (1,)}
    assert offered[EarlyBoard].options == {}


def test_after_the_hand_only_what_may_still_be_found_is_shown() -> None:
    table = Ended("1 fold", "2 fold").table
    assert set(found(table)) == {
        *(HandMerged, TurnedUp, Miscalled, ReviveHand),
        *(GiveChips, CallMisdeal, CancelHand),
    }
    assert table.hand is not None
    remedies = rulings_of(table.hand.game).remedies
    assert all(remedies[kind].after for kind in found(table))


def test_once_somebody_else_sits_in_a_seat_of_the_hand_nothing_is_shown() -> None:
    ended = Ended("1 fold", "2 fold")
    ended.do(Leave(seat=1))
    assert found(ended.table)
    ended.do(Sit(seat=1, name="Olga", chips=100_00))
    assert not found(ended.table)
