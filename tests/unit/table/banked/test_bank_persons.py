"""The bank's turn is a person's: leaving a seat, or taking one over, does not change it."""

import msgspec
import pytest

from cardhouse.engine.core.illegal import Reason
from cardhouse.formats.kept import Kept, keep_table, restore
from cardhouse.rulebook import open_table, posted
from cardhouse.table import broken
from cardhouse.table.banked.events import BankKept, BankOffered, BankTaken
from cardhouse.table.commands import Leave, PassBank, Sit, TakeBank
from tests.kit.rounds import Round

TURNS = pytest.mark.parametrize(
    ("house", "game", "rule"),
    [
        pytest.param(house, game, rule, marks=pytest.mark.rule(rule))
        for house, game, rule in (
            ("ven-a-mexico", "no-bust-blackjack", "VEN-BJ-52"),
            ("tommys", "no-bust-blackjack", "TOM-BJ-P13"),
            ("tommys", "pai-gow-poker", "TOM-PG-P13"),
            ("new-esquire", "no-bust-blackjack", "ESQ-BJ-P7"),
        )
    ],
)
LBR, BANKS = "lo-ball-room", (1, 5)


def leave(table: Round, seat: int) -> Round:
    table.brought -= table.table.players[seat].chips
    table.do(Leave(seat=seat))
    return table


def sit(table: Round, seat: int, name: str) -> Round:
    table.do(Sit(seat=seat, name=name, chips=1_000_00))
    table.brought += 1_000_00
    return table


def moved(table: Round, source: int, target: int) -> Round:
    """A player gives up one seat and sits down in another, which was bet on before."""
    leave(leave(table, target), source)
    return sit(table, target, f"p{source}")


@TURNS
def test_who_has_banked_twice_does_not_bank_a_third_hand_from_another_seat(
    house: str, game: str, rule: str
) -> None:
    table = Round(house, (2, 3, 4, 6), game=game).take(2).hand().hand()
    moved(table, 2, 6)
    assert table.decline_until() == [3, 4], "p2 in seat 6 is not asked"
    assert broken(table.table)
    assert rule in table.refused(TakeBank(seat=6), Reason.NOT_OFFERED)
    table.take(3).hand()
    assert table.banked == [2, 2, 3]
    # Another player has banked in between: now it may be offered again.
    table.do(PassBank(seat=3))
    assert table.decline_until(6) == [4] and table.take(6).holder == 6


@pytest.mark.rule("VEN-BJ-53")
def test_a_person_who_moves_is_nobody_who_intervenes() -> None:
    table = moved(Round("ven-a-mexico", (3, 4, 5)).take(3).hand().hand(), 3, 5)
    table.decline(4)
    assert broken(table.table)
    assert "VEN-BJ-53" in table.refused(TakeBank(seat=5), Reason.NOT_OFFERED)


@TURNS
def test_who_takes_over_the_bankers_seat_is_asked_like_anybody_else(
    house: str, game: str, rule: str
) -> None:
    table = Round(house, (2, 3), game=game).take(2).hand().hand()
    sit(leave(table, 2), 2, "Zoe")
    assert table.decline_until(2) == [3]
    told = table.do(TakeBank(seat=2))
    assert [type(event) for event in told] == [BankTaken]
    assert table.hand().banked == [2, 2, 2]


@TURNS
def test_who_takes_over_a_seat_in_which_the_bank_was_declined_is_asked(
    house: str, game: str, rule: str
) -> None:
    table = Round(house, (2, 3, 4), game=game).take(2).hand().hand().decline(3)
    sit(leave(table, 3), 3, "Zoe")
    assert table.offered == 3
    told = table.do(PassBank(seat=3))
    assert isinstance(told[0], BankOffered) and told[0].seat == 3


@pytest.mark.rule("LBR-BJ-11")
def test_every_person_at_the_table_is_asked_once() -> None:
    table = Round(LBR, (2, 3, 4), banks=BANKS).hand().hand().decline(2)
    sit(leave(table, 2), 2, "Zoe")
    sit(table, 6, "p2")
    assert table.decline_until() == [2, 3, 4], "Zoe is asked, and who declined is not again"
    assert table.hand().banked == [1, 1, 5]


@pytest.mark.rule("LBR-BJ-11")
def test_the_offer_to_somebody_who_leaves_is_not_the_newcomers() -> None:
    table = Round(LBR, (2, 3), banks=BANKS).hand().hand()
    assert table.events(BankOffered)[-1].seat == 2
    sit(leave(table, 2), 2, "Zoe")
    told = table.do(TakeBank(seat=2))
    assert [type(event) for event in told] == [BankOffered, BankTaken]


@TURNS
def test_a_hand_without_a_wager_is_one_of_the_bankers_two(house: str, game: str, rule: str) -> None:
    table = Round(house, (2, 3, 4), game=game).take(2).hand(without=(3, 4))
    assert [(event.seat, event.number) for event in table.events(BankKept)] == [(2, 2)]
    table.hand()
    assert table.banked == [2, 2] and table.holder == 0
    assert "Ruled: it is one of the two" in posted(house, game).rules[rule].note


@pytest.mark.rule("LBR-BJ-11")
def test_nor_has_the_first_bank_a_third_one() -> None:
    table = Round(LBR, (2, 3), banks=BANKS).hand(without=(2, 3)).hand()
    assert table.offered == 2
    assert "Ruled: it is one of the two" in posted(LBR, table.game).rules["LBR-BJ-11"].note


def test_a_turn_that_was_written_down_by_seats_is_read_by_persons() -> None:
    """A table kept before turns belonged to persons opens and plays on."""
    post = posted("ven-a-mexico", "no-bust-blackjack")
    table = Round("ven-a-mexico", (2, 3, 4)).take(2).hand().hand().decline(3)
    text = msgspec.json.encode(keep_table(table.table))
    again = restore(open_table(post), msgspec.json.decode(text, type=Kept))
    assert again.turn == table.table.turn and again.turn.last == "p2"
    kept = msgspec.json.decode(text)
    kept["turn"] |= {"last": 2, "asked": [2, 3, 7]}
    old = msgspec.json.decode(msgspec.json.encode(kept), type=Kept)
    assert restore(open_table(post), old).turn == table.table.turn
