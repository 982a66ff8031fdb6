"""Rules of every table of this house: button, fee, seats, conduct and the floor."""

import pytest

from cardhouse.cards import HIDDEN, parse_cards
from cardhouse.engine.core.events import Dealt, FeeDropped, HandStarted
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.families import look
from cardhouse.engine.pot.commands import Fold
from cardhouse.engine.pot.events import AntePosted, BettingOpened, BlindPosted
from cardhouse.floor.core.reports import GiveChips
from cardhouse.floor.pot.reports import CallMisdeal, KillHand, ReviveHand
from cardhouse.ledger import POT
from cardhouse.rulebook import load
from cardhouse.table import play
from cardhouse.table.commands import DrawButton, NextHand
from cardhouse.table.rules import TableRules
from tests.kit.hands import finish
from tests.rules.button_room.house import ANTE_GAMES, GAMES, HOUSE, cited, deal, post, seated

BY, WHY = "Flora", "the rules leave it open"


@pytest.mark.rule("BTN-RM-01")
def test_the_first_button_goes_to_seat_one() -> None:
    table = seated(1, 2, 3, 4, 5, 6)
    assert table.button == 1
    # Or to the first taken seat to the dealer's left; nobody draws for it.
    assert seated(4, 6).button == 4
    waiting = seated(1, 2, start=False)
    with pytest.raises(Illegal) as error:
        play(waiting, DrawButton(cards=parse_cards("As Kd")))
    assert error.value.reason is Reason.NOT_OFFERED
    events = play(waiting, NextHand())
    assert "BTN-RM-01" in {rule.id for rule in post().cited(events[0].cite)}


@pytest.mark.rule("BTN-RM-02")
def test_the_button_moves_to_the_next_player() -> None:
    table = seated(1, 3, 5)
    finish(table)
    events = play(table, NextHand())
    assert table.button == 3
    assert "BTN-RM-02" in {rule.id for rule in post().cited(events[0].cite)}


@pytest.mark.rule("BTN-RM-03", "BTN-HE-07")
def test_the_button_pays_the_fee_for_the_whole_table() -> None:
    table = deal(seats=5, button=3, fee=post().fee().due(5), wait=True)
    dropped = [(event.seat, event.amount) for event in table.events(FeeDropped)]
    assert dropped == [(3, 2_00)]
    assert table.won()[3] == -2_00
    assert "BTN-RM-03" in cited(list(table.events(FeeDropped)))


@pytest.mark.rule("BTN-RM-04", "BTN-RM-P1")
def test_the_house_spreads_the_games_that_the_button_may_name() -> None:
    assert set(load(HOUSE).games) == set(GAMES)
    # A table opened for one fixed game plays it hand after hand: nobody names a game.
    table = seated(1, 2, 3, name="stud7")
    for _ in range(3):
        finish(table)
        events = play(table, NextHand())
        (started,) = [event for event in events if isinstance(event, HandStarted)]
        assert started.game == "stud7"
        assert {"BTN-RM-04", "BTN-RM-P1"} <= cited([started], "stud7")
    # Low ball is chosen by naming draw poker: the two are one script.
    assert post("lowball").page.script == post("draw").page.script


@pytest.mark.rule("BTN-RM-05")
def test_the_left_of_the_button_bets_first_unless_the_game_says_otherwise() -> None:
    firsts = {}
    for name in GAMES:
        table = deal(name, seats=4, button=1)
        firsts[name] = table.events(BettingOpened)[0].first
    assert firsts["draw"] == firsts["lowball"] == 2
    assert firsts["holdem"] == 4
    boards = deal("stud5", seats=4, button=1, hands={4: "2c As"})
    assert boards.turn == 4
    assert "BTN-RM-05" in deal("draw", seats=4, button=1).refused("3 check", Reason.NOT_YOUR_TURN)


@pytest.mark.rule("BTN-RM-06")
def test_nobody_sees_or_moves_discarded_cards() -> None:
    hands = {1: "As Ah 9d 5c 2s"}
    table = deal("draw", seats=3, hands=hands).act("1 bet 3", "2 fold", "3 call")
    table.act("1 discard 9d 5c")
    folded = table.hand.released[2]
    for viewer in (1, 2, 3):
        view = look(table.hand, viewer)
        shown = {card for seat in view.seats for card in (*seat.down, *seat.up)} - {HIDDEN}
        assert not shown & {*folded, "9d", "5c"}
        assert not set(view.exposed)
        assert view.muck == 5
    # Only the floor can give a hand back, and the ruling is logged.
    table.refused(Fold(2), Reason.NOT_IN_HAND)
    events = table.report(ReviveHand(seat=2, by=BY, reason=WHY))
    assert events[0].cite == "muck.revive"


@pytest.mark.rule("BTN-RM-10")
def test_bets_follow_the_game_that_is_played() -> None:
    assert deal("holdem", seats=3).range("raise") == (6_00, 6_00)
    assert deal("stud7", seats=3).range("bet") == (3_00, 3_00)
    hands = {1: "As Ah"}
    table = deal("draw", seats=3, hands=hands).act("1 bet 3")
    assert "BTN-RM-10" in cited([table.log[-1]], "draw")


@pytest.mark.rule("BTN-RM-11", "BTN-RM-12")
@pytest.mark.parametrize("name", GAMES)
def test_a_dollar_from_everybody_or_blinds_in_its_place(name: str) -> None:
    table = deal(name, seats=5, wait=True)
    antes = [event.amount for event in table.events(AntePosted)]
    blinds = [event.amount for event in table.events(BlindPosted)]
    assert (antes, blinds) == (([], [1_00, 3_00]) if name == "holdem" else ([1_00] * 5, []))
    assert all(each.stakes.ante == (0 if name == "holdem" else 1_00) for each in tables(name))


def tables(name: str) -> tuple[TableRules, ...]:
    return post(name).page.table


@pytest.mark.rule("BTN-RM-13")
@pytest.mark.parametrize("name", ANTE_GAMES)
def test_the_fee_comes_before_the_antes_and_the_deal(name: str) -> None:
    table = deal(name, seats=5, fee=2_00)
    kinds = (FeeDropped, AntePosted, Dealt)
    order = list(dict.fromkeys(type(e).__name__ for e in table.log if isinstance(e, kinds)))
    assert order == ["FeeDropped", "AntePosted", "Dealt"]
    assert "BTN-RM-13" in cited(list(table.events(FeeDropped)), name)


@pytest.mark.rule("BTN-RM-14")
def test_up_to_four_players_cost_a_dollar() -> None:
    for players in (2, 3, 4):
        table = seated(*range(1, players + 1), name="stud5")
        assert table.hand is not None
        assert table.hand.chips["box"] == 1_00
        # With the ante the button has put up two dollars in all.
        assert table.hand.chips[1] == 998_00
    alone = seated(1, name="stud5", start=False)
    with pytest.raises(Illegal) as error:
        play(alone, NextHand())
    assert error.value.reason is Reason.NOT_ENOUGH_PLAYERS
    assert alone.box == 0


@pytest.mark.rule("BTN-RM-15")
def test_five_players_and_more_cost_two_dollars() -> None:
    for players in (5, 9):
        table = seated(*range(1, players + 1))
        assert table.hand is not None
        assert table.hand.chips["box"] == 2_00


@pytest.mark.rule("BTN-RM-P7")
def test_the_floor_kills_restores_moves_chips_and_redeals() -> None:
    table = deal(seats=5)
    pot, total = table.hand.chips[POT], sum(table.hand.chips.values())
    events = table.report(KillHand(seat=4, by=BY, reason=WHY))
    assert "BTN-RM-P7" in cited(events)
    assert 4 not in table.hand.live
    assert table.hand.chips[POT] == pot
    table.report(ReviveHand(seat=4, by=BY, reason=WHY))
    assert 4 in table.hand.live
    table.report(GiveChips(source=5, target=POT, amount=1_00, by=BY, reason=WHY))
    assert table.hand.chips[POT] == pot + 1_00
    assert sum(table.hand.chips.values()) == total
    table = deal(seats=5)
    events = table.report(CallMisdeal(by=BY, reason=WHY))
    assert events[0].cite == "misdeal"
    assert table.hand.button == 5


@pytest.mark.rule("BTN-RM-P8")
def test_seats_by_game_and_who_sits_out() -> None:
    most = {name: post(name).page.seating.players for name in GAMES}
    assert most == {"holdem": 10, "stud5": 8, "stud7": 7, "draw": 7, "lowball": 7}
    assert {post(name).page.seating.least for name in GAMES} == {2}
    table = seated(*range(1, 9), name="stud7")
    for _ in range(2):
        finish(table)
        play(table, NextHand())
    assert table.button == 3
    assert table.hand is not None
    assert table.hand.seats == (4, 5, 6, 7, 8, 1, 3)
    assert table.hand.chips[POT] == 7_00
    assert 2 not in table.hand.chips
    # Seven players use 49 of 52 cards: the deck never runs out.
    hand = deal("stud7", seats=7)
    for _ in range(4):
        hand.check_round()
    assert len(hand.hand.stock) == 3
