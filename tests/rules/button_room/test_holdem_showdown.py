"""Hold'em at this house: every card is shown, even by a hand that plays the board."""

import pytest

from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pot.commands import Show
from cardhouse.engine.pot.events import PotAwarded, ShowdownOpened
from cardhouse.floor.pot.reports import AwardPot
from cardhouse.words.pot import hand_name
from tests.kit import hands as kit
from tests.rules.button_room.house import cited, deal, named

ROYAL = "As Ks Qs Js Ts"


def at_showdown(board: str, hands: dict[int, str], last: tuple[str, ...] = ()) -> kit.Dealt:
    """Five players, with seats 3 and 5 left."""
    table = deal(seats=5, table="10-20", button=1, hands=hands, board=board)
    table.act("4 fold", "5 call", "1 fold", "2 fold", "3 check")
    for _ in range(2):
        table.check_round()
    return table.act(*(last or ("3 check", "5 check")))


@pytest.mark.rule("BTN-HE-46")
def test_a_pot_is_won_only_with_every_card_shown() -> None:
    table = at_showdown("Ah Kd 9c 5h 2d", {3: "Ac 3c", 5: "7c 8c"})
    order = AwardPot(seat=3, by="Flora", reason="best hand")
    assert "BTN-HE-46" in table.refused(order, Reason.HAND_NOT_SHOWN)
    table.act("3 show", "5 muck")
    assert table.hand.over
    assert table.hand.up[3] == ["Ac", "3c"]
    assert [event.seat for event in table.events(PotAwarded)] == [3]


@pytest.mark.rule("BTN-HE-47")
def test_one_card_turned_up_is_no_hand() -> None:
    table = at_showdown("Kd Qd 9c 5h 2d", {3: "Ah Ac", 5: "7c 8c"})
    table.act("3 show Ah")
    assert "BTN-HE-47" in cited([table.log[-1]])
    # Seat 3 is asked for the other; refusing kills the hand.
    assert (table.turn, table.offers) == (3, {"show", "muck"})
    table.act("3 muck")
    assert table.hand.over
    assert [event.seat for event in table.events(PotAwarded)] == [5]


@pytest.mark.rule("BTN-HE-48")
def test_playing_the_board_is_no_exception() -> None:
    table = royal()
    assert table.offers == {"show", "muck"}
    table.refused("3 board", Reason.NOT_OFFERED)
    table.act("3 show", "5 show")
    awards = {event.seat: event.amount for event in table.events(PotAwarded)}
    assert awards == {3: 22_00, 5: 22_00}
    table = royal().act("3 show", "5 muck")
    assert "BTN-HE-48" in cited([event for event in table.log if event.cite == "muck"])
    assert [(e.seat, e.amount) for e in table.events(PotAwarded)] == [(3, 44_00)]


def royal() -> kit.Dealt:
    """Board royal flush, a pot of 44 dollars, seats 3 and 5 left."""
    hands = {3: "2h 2d", 5: "3h 3d"}
    table = deal(seats=5, table="2-4", button=1, hands=hands, board=ROYAL)
    # Sixteen before the flop, twelve on it, and eight on each of the last two cards.
    table.act("4 call", "5 raise 4", "1 fold", "2 call", "3 call", "4 call")
    table.act("2 fold", "3 bet 2", "4 raise 4", "5 call", "3 call")
    for _ in range(2):
        table.act("3 bet 4", *(["4 fold"] if 4 in table.hand.live else []), "5 call")
    assert table.hand.chips["pot"] == 44_00
    return table


@pytest.mark.rule("BTN-HE-P4")
def test_the_last_who_bet_shows_first_then_clockwise() -> None:
    hands = {3: "Ac 3c", 5: "7c 8c"}
    table = at_showdown("Ah Kd 9c 5h 2d", hands, ("3 check", "5 bet 20", "3 call"))
    assert table.events(ShowdownOpened)[0].order == (5, 3)
    assert "BTN-HE-P4" in cited(list(table.events(ShowdownOpened)))
    # If the last round was checked, it is the first active player from the button.
    table = at_showdown("Ah Kd 9c 5h 2d", hands)
    assert table.events(ShowdownOpened)[0].order == (3, 5)


@pytest.mark.rule("BTN-RM-08")
def test_the_cards_speak_and_not_a_claim() -> None:
    table = at_showdown("9h 8d 6c 4h 2d", {3: "7c 3c", 5: "Ts 2c"})
    table.play(Show(3, (), "a straight"))
    assert hand_name(table.hand, 3) == named("9h 8d 7c 6c 4h") == "Nine high"
    table.act("5 show")
    assert [event.seat for event in table.events(PotAwarded)] == [5]
    assert "BTN-RM-08" in cited(list(table.events(PotAwarded)))
    assert any(event.cite == "show.says" for event in table.log)
