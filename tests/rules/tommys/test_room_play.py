"""Tommy's room rules needed by a hand of hold'em: dealer, buy-in, pots and odd chips."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import CHANCE, Arrange
from cardhouse.engine.core.events import (
    Burned,
    HandStarted,
)
from cardhouse.engine.core.events import Dealt as CardsDealt
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.view import RAIL
from cardhouse.engine.families import look
from cardhouse.engine.pot.commands import Bet, Call, Check, Fold, Muck, PlayBoard, Raise, Show
from cardhouse.engine.pot.deal import Deal
from cardhouse.engine.pot.events import (
    BlindPosted,
    HandKilled,
    PotAwarded,
    Shown,
    UncalledReturned,
)
from cardhouse.engine.pot.hand import PotGame
from cardhouse.engine.pot.pots import pots
from cardhouse.ledger import POT
from cardhouse.rulebook import open_table, posted
from cardhouse.table import next_hand, play
from cardhouse.table.commands import BuyChips, NextHand, Sit
from cardhouse.table.events import PlayerSat
from tests.kit.hands import Dealt, cited, finish, game, seated

HOLDEM = posted("tommys", "holdem")
NO_LIMIT = game(limit="no", small_bet=5_00, big_bet=5_00, blinds=(5_00, 10_00))


@pytest.mark.rule("TOM-HE-30")
@pytest.mark.parametrize(("name", "least"), [("2-4", 20), ("4-8", 40), ("8-16", 80)])
def test_the_buy_in_is_ten_times_the_minimum_bet(name: str, least: int) -> None:
    table = open_table(HOLDEM, name)
    with pytest.raises(Illegal) as error:
        play(table, Sit(seat=1, name="Ana", chips=(least - 1) * 100))
    assert error.value.reason is Reason.BUY_IN_TOO_SMALL
    assert "TOM-HE-30" in cited(error.value.cite)
    assert table.players == {}

    (sat,) = play(table, Sit(seat=1, name="Ana", chips=least * 100))
    assert isinstance(sat, PlayerSat) and sat.chips == least * 100
    assert "TOM-HE-30" in cited(sat.cite)
    play(table, Sit(seat=2, name="Ben", chips=least * 250))
    assert table.players[2].chips == least * 250


@pytest.mark.rule("TOM-HE-31")
def test_the_buy_in_of_the_one_to_four_game_is_twenty() -> None:
    table = open_table(HOLDEM, "1-4 spread")
    for chips in (10_00, 19_99):
        with pytest.raises(Illegal) as error:
            play(table, Sit(seat=1, name="Ana", chips=chips))
        assert error.value.reason is Reason.BUY_IN_TOO_SMALL
        assert "TOM-HE-31" in cited(error.value.cite)
    play(table, Sit(seat=1, name="Ana", chips=20_00))
    assert table.players[1].chips == 20_00


def whole_hand() -> Iterator[tuple[Dealt, Ask]]:
    """A hand from its start to its end, with every Ask on the way; seat 4 is the button."""
    dealt = Dealt(seats=4, button=4, wait=True)
    while not dealt.hand.over:
        yield dealt, dealt.ask
        if dealt.ask.actor == CHANCE:
            dealt.deal()
        else:
            assert dealt.ask.default is not None
            calls = Call in dealt.ask.offers
            dealt.play(Call(dealt.turn) if calls else dealt.ask.default)


@pytest.mark.rule("TOM-ROOM-03")
def test_the_button_player_is_never_asked_to_handle_the_cards() -> None:
    playing = {Fold, Check, Call, Bet, Raise, Show, Muck, PlayBoard}
    asked = 0
    for dealt, ask in whole_hand():
        dealing = Arrange(seat=4, cards=dealt.hand.deck)
        if ask.actor == 4:
            asked += 1
            assert set(ask.offers) <= playing
            dealt.refused(dealing, Reason.NOT_OFFERED)
        else:
            assert (Arrange in ask.offers) is (ask.actor == CHANCE)
            dealt.refused(dealing, Reason.NOT_YOUR_TURN)
    assert asked == 5
    assert all("TOM-ROOM-03" in cited(event.cite) for event in dealt.events(CardsDealt))


@pytest.mark.rule("TOM-ROOM-09")
def test_one_card_at_a_time_from_the_dealers_left() -> None:
    five_cards = tuple(
        replace(step, down=5) if isinstance(step, Deal) and step.down else step
        for step in HOLDEM.page.script
    )
    deck = "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac"
    dealt = Dealt(game(script=five_cards), seats=6, button=4, deck=deck)
    rounds = dealt.events(CardsDealt)
    order = [seat for each in rounds for seat in each.seats]
    assert order[:7] == [5, 6, 1, 2, 3, 4, 5]
    assert [dealt.hand.down[seat][0] for seat in (5, 6, 1, 2, 3, 4)] == deck.split()[:6]
    assert dealt.hand.down[5][1] == "8c"
    assert len(order) == 30 and not any(each.up for each in rounds)
    assert all("TOM-ROOM-09" in cited(each.cite) for each in rounds)


@pytest.mark.rule("TOM-ROOM-10")
def test_the_full_blind_is_fixed_and_announced_before_the_hand() -> None:
    dealt = Dealt(game(table="4-8"), seats=3, wait=True)
    for viewer in (RAIL, 1, 2, 3):
        assert look(dealt.hand, viewer).stakes.blinds[-1] == 400
    with pytest.raises(AttributeError):
        dealt.hand.game.stakes.blinds = (100, 200)  # type: ignore[misc]
    dealt.deal().check_round()
    assert look(dealt.hand, 1).stakes == HOLDEM.table("4-8").stakes
    small, full = dealt.events(BlindPosted)
    assert full.amount == 400 == 2 * small.amount
    assert "TOM-ROOM-10" in cited(full.cite)


@pytest.mark.rule("TOM-ROOM-P1")
def test_side_pots_and_an_uncalled_bet() -> None:
    # Seat 3 is A, 4 is B, 1 is C, and 2, with the blind of 10, is D.
    stacks = {1: 200_00, 2: 200_00, 3: 20_00, 4: 50_00}
    hands = {3: "As Ah", 4: "Kc Kd", 1: "Qc Qd"}
    dealt = Dealt(NO_LIMIT, seats=4, stacks=stacks, hands=hands, board="2s 8h 7d 3c 4s")
    dealt.act("3 raise 20", "4 raise 50", "1 raise 80", "2 fold")
    (returned,) = dealt.events(UncalledReturned)
    assert (returned.seat, returned.amount) == (1, 30_00)
    assert "TOM-ROOM-P1" in cited(returned.cite)
    main, side = pots(dealt.hand)
    assert (main.amount, set(main.seats)) == (70_00, {1, 3, 4})
    assert (side.amount, set(side.seats)) == (60_00, {1, 4})

    dealt.show_all()
    awards = dealt.events(PotAwarded)
    assert [(a.seat, a.amount, a.pot) for a in awards] == [(3, 70_00, 0), (4, 60_00, 1)]
    assert "TOM-ROOM-P1" in cited(awards[1].cite)
    assert dealt.won() == {1: -50_00, 2: -10_00, 3: 50_00, 4: 10_00}


@pytest.mark.rule("TOM-ROOM-P1")
def test_chips_bought_in_a_hand_are_not_in_play_before_the_next() -> None:
    table = seated(2, chips=20_00)
    next_hand(table, NextHand())
    assert table.hand is not None
    chips = table.hand.chips[2]
    play(table, BuyChips(seat=2, chips=500_00))
    assert table.hand.chips[2] == chips
    finish(table)
    (started,) = [e for e in next_hand(table, NextHand()) if isinstance(e, HandStarted)]
    assert started.stacks[2] > 500_00


@pytest.mark.rule("TOM-ROOM-P3")
def test_odd_chips_go_one_each_clockwise_from_the_buttons_left() -> None:
    # Sixteen each from seats 2, 4 and 6, and two from the big blind, who folds.
    hands = {2: "Ah Kd", 4: "Ad Kh", 6: "Ac Ks"}
    dealt = Dealt(seats=(2, 3, 4, 5, 6), button=3, hands=hands, board="Qs 8h 7d 3c 2s")
    dealt.act("6 raise 4", "2 raise 6", "3 fold", "4 raise 8", "5 fold", "6 call", "2 call")
    dealt.check_round().act("4 bet 4", "6 call", "2 call", "4 bet 4", "6 call", "2 call")
    assert dealt.hand.chips[POT] == 50_00
    dealt.show_all()
    awards = dealt.events(PotAwarded)
    assert [(award.seat, award.amount) for award in awards] == [(4, 17_00), (6, 17_00), (2, 16_00)]
    assert "TOM-ROOM-P3" in cited(awards[0].cite) & cited(awards[1].cite)
    assert dealt.events(HandKilled) == []


@pytest.mark.rule("TOM-ROOM-P3")
def test_main_and_side_pots_are_divided_separately() -> None:
    # A main pot of 17 for three, side pots of 15 and 6 for two: each has its own odd chip.
    stacks = {1: 4_00, 2: 200_00, 3: 200_00, 4: 200_00, 5: 9_00}
    hands = {1: "Ah Kd", 3: "Ad Kh", 4: "Ac Ks"}
    played = game(limit="no", blinds=(100, 100))
    dealt = Dealt(played, seats=5, stacks=stacks, hands=hands, board="Qs 8h 7d 3c 2s")
    dealt.act("3 call", "4 call", "5 call", "1 raise 4", "2 fold", "3 call", "4 call", "5 call")
    dealt.act("3 bet 8", "4 call", "5 call").check_round().check_round()
    main, side, *_ = pots(dealt.hand)
    assert (main.amount, side.amount) == (17_00, 15_00)
    dealt.show_all()
    awards = [(award.seat, award.amount, award.pot) for award in dealt.events(PotAwarded)]
    assert awards == [
        (1, 6_00, 0),
        (3, 6_00, 0),
        (4, 5_00, 0),
        (3, 8_00, 1),
        (4, 7_00, 1),
        (3, 3_00, 2),
        (4, 3_00, 2),
    ]


@pytest.mark.rule("TOM-ROOM-P4")
def test_heads_up_the_button_posts_the_small_blind_and_acts_first() -> None:
    dealt = Dealt(seats=(2, 5), button=2)
    blinds = [(event.seat, event.amount) for event in dealt.events(BlindPosted)]
    assert blinds == [(2, 100), (5, 200)]
    assert dealt.turn == 2
    dealt.act("2 call")
    assert dealt.offers == {"fold", "check", "raise"}
    dealt.act("5 check")
    for _ in ("flop", "turn", "river"):
        assert dealt.turn == 5
        dealt.act("5 check", "2 check")


@pytest.mark.rule("TOM-ROOM-P4")
def test_the_switch_for_the_literal_reading() -> None:
    dealt = Dealt(game(heads_up="literal"), seats=(2, 5), button=2)
    blinds = [(event.seat, event.amount) for event in dealt.events(BlindPosted)]
    assert blinds == [(5, 100), (2, 200)]
    usual = HOLDEM.game()
    assert isinstance(usual, PotGame)
    assert usual.heads_up == "button-small"


@pytest.mark.rule("TOM-ROOM-P7")
def test_the_last_one_in_wins_at_once_without_showing() -> None:
    dealt = Dealt(seats=3).check_round().check_round()
    dealt.act("1 bet 4", "2 fold", "3 fold")
    assert dealt.hand.over
    (returned,) = dealt.events(UncalledReturned)
    assert (returned.seat, returned.amount) == (1, 400)
    (award,) = dealt.events(PotAwarded)
    assert (award.seat, award.amount) == (1, 600)
    assert "TOM-ROOM-P7" in cited(award.cite)
    assert dealt.won() == {1: 400, 2: -200, 3: -200}
    assert dealt.events(Shown) == []
    assert all(cards == [] for cards in dealt.hand.up.values())
    assert len(dealt.events(Burned)) == 2
    for viewer in (RAIL, 2, 3):
        (seat,) = [s for s in look(dealt.hand, viewer).seats if s.seat == 1]
        assert seat.up == () and set(seat.down) == {"??"}
