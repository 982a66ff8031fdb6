"""The bank's turn: two hands, then offered clockwise; each house's way if nobody takes it."""

import pytest
from msgspec.structs import replace

from cardhouse.engine.banked.blackjack.shoe import ShoeRenewed
from cardhouse.engine.banked.commands import Done, PlaceWager
from cardhouse.engine.banked.hand import BankedHand
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.rulebook import open_table, posted
from cardhouse.table import AnyEvent, broken, play
from cardhouse.table.banked.events import (
    BankEnded,
    BankKept,
    BankOffered,
    BankTaken,
    FreshAsked,
    GameBroken,
    ShoeShuffled,
)
from cardhouse.table.banked.shoe import cannot_ask, cut_card_is_out
from cardhouse.table.banked.start import banked_start
from cardhouse.table.commands import AskFresh, Leave, NextHand, PassBank, Sit, SitOut, TakeBank
from tests.kit.rounds import Round

ESQUIRE = "new-esquire"
TOMMYS = "tommys"
PAI_GOW = "pai-gow-poker"


def cut_to(table: Round, left: int) -> Round:
    """Pretend that this many cards are left in the shoe."""
    hand = table.table.hand
    assert hand is not None
    hand.muck += hand.stock[left:]
    del hand.stock[left:]
    return table


@pytest.mark.rule("ESQ-BJ-11")
def test_the_bank_goes_clockwise_among_those_with_a_seat() -> None:
    table = Round(ESQUIRE, (3, 4, 5), banks=(8,))
    table.do(Sit(seat=101, name="rail", chips=50_00))
    table.brought += 50_00
    table.take(3).hand(without=(101,)).hand(without=(101,))
    assert table.offered == 4
    assert table.decline_until() == [4, 5], "who only bets behind a seat is not asked"
    table.refused(TakeBank(seat=101), Reason.NOT_OFFERED)


@pytest.mark.rule("ESQ-BJ-P7", "ESQ-BJ-P11")
def test_when_no_player_takes_the_bank_the_corporation_has_it() -> None:
    table = Round(ESQUIRE, (3, 4, 5), banks=(8,))
    table.take(3).hand().hand()
    assert table.behind == [(8,), (8,)]
    table.decline(4, 5)
    assert table.holder == 8
    table.hand()
    assert table.banked == [3, 3, 8] and table.behind[-1] == ()
    # The corporation has two hands too; then nobody may bank a third time in a row.
    table.hand()
    assert table.offered == 3
    table.decline(3, 4, 5)
    assert broken(table.table) and table.events(GameBroken)
    table.refused(TakeBank(seat=8), Reason.NOT_OFFERED)
    table.take(4).hand()
    assert table.banked[-1] == 4


@pytest.mark.rule("ESQ-BJ-P11")
def test_the_corporation_does_not_bet_against_another_bank() -> None:
    table = Round(ESQUIRE, (1, 4), banks=(8,))
    table.decline(1).take(4).do(NextHand())
    hand = table.table.hand
    assert isinstance(hand, BankedHand) and hand.behind == (8,)
    assert [ask.actor for ask in hand.asked] == [4]


@pytest.mark.rule("ESQ-FL-10")
@pytest.mark.parametrize(("left", "shuffled"), [(79, False), (78, False), (77, True)])
def test_a_cut_card_in_the_window_lets_one_more_hand_be_dealt(left: int, shuffled: bool) -> None:
    table = Round(ESQUIRE, (3, 4), banks=(8,)).take(3)
    cut_to(table.hand(), left)
    assert cut_card_is_out(table.table) is shuffled
    events = table.do(NextHand())
    assert any(isinstance(event, ShoeShuffled) for event in events) is shuffled
    started = next(event for event in events if isinstance(event, HandStarted))
    assert len(started.stock) == (0 if shuffled else left)


@pytest.mark.parametrize(("left", "shuffled"), [(79, False), (78, True), (77, True)])
def test_where_no_further_hand_is_dealt_the_card_in_the_window_is_enough(
    left: int, shuffled: bool
) -> None:
    table = Round("ven-a-mexico", (3, 4)).take(3)
    cut_to(table.hand(), left)
    assert cut_card_is_out(table.table) is shuffled


@pytest.mark.rule("ESQ-FL-10")
def test_after_the_one_more_hand_the_shoe_is_shuffled() -> None:
    table = Round(ESQUIRE, (3, 4), banks=(8,)).take(3)
    cut_to(table.hand(), 78)
    play(table.table, NextHand())
    hand = table.table.hand
    assert hand is not None and len(hand.stock) == 78
    cut_to(table, 70)
    assert cut_card_is_out(table.table)


@pytest.mark.rule("ESQ-FL-102")
def test_a_hand_begun_although_the_cut_card_was_out_is_finished_then_the_shoe_shuffled() -> None:
    table = Round(ESQUIRE, (3, 4), banks=(8,)).take(3)
    cut_to(table.hand(), 60)
    events = table.do(NextHand(unshuffled=True))
    assert not any(isinstance(event, ShoeShuffled) for event in events)
    assert table.table.hand is not None and len(table.table.hand.stock) == 60
    wager_and_stand(table)
    play(table.table, TakeBank(seat=4))
    assert any(isinstance(e, ShoeShuffled) for e in play(table.table, NextHand()))


@pytest.mark.rule("ESQ-FL-105")
def test_without_a_shoe_that_ran_out_nobody_asks_for_fresh_cards() -> None:
    table = Round(ESQUIRE, (3, 4, 5), banks=(8,)).take(3).hand().hand().take(4)
    assert "ESQ-FL-105" in table.refused(AskFresh(seat=4), Reason.NOT_OFFERED)


@pytest.mark.rule("ESQ-FL-103", "ESQ-FL-104", "ESQ-FL-105")
@pytest.mark.parametrize("asks", [True, False])
def test_after_a_hand_in_which_the_shoe_ran_out_the_bank_is_offered(asks: bool) -> None:
    table = Round(ESQUIRE, (3, 4, 5), banks=(8,)).take(3).hand().hand().take(4)
    cut_to(table, 4)
    log = [*play(table.table, NextHand(unshuffled=True)), *wager_and_stand(table)]
    assert any(isinstance(event, ShoeRenewed) for event in log)
    # Seat 4 has had only one hand.
    (ended,) = (event for event in log if isinstance(event, BankEnded))
    assert (ended.seat, ended.cite) == (4, "bank.renewed")
    assert "ESQ-FL-104" in {r.id for r in posted(ESQUIRE, table.game).cited(ended.cite)}
    assert table.offered == 5
    table.take(5)
    assert "ESQ-FL-105" in table.refused(AskFresh(seat=4), Reason.NOT_OFFERED)
    assert table.table.hand is not None
    left = len(table.table.hand.stock)
    if asks:
        assert isinstance(table.do(AskFresh(seat=5))[0], FreshAsked)
    started = next(e for e in play(table.table, NextHand()) if isinstance(e, HandStarted))
    assert len(started.stock) == (0 if asks else left)


def wager_and_stand(table: Round) -> list[AnyEvent]:
    """Everybody wagers, then lets the default answer until the hand is over."""
    hand, log = table.table.hand, list[AnyEvent]()
    assert hand is not None
    wagered: set[int] = set()
    while not hand.over:
        ask = next(ask for ask in hand.asked if ask.must)
        order = ask.default or table.chance.answer(ask)
        if isinstance(order, Done) and isinstance(order.seat, int) and order.seat not in wagered:
            wagered.add(order.seat)
            order = PlaceWager(order.seat, order.seat, 10_00)
        log += play(table.table, order)
    return log


@pytest.mark.rule("TOM-BJ-P13")
def test_at_tommys_the_bank_goes_to_the_next_who_accepts_or_the_game_stops() -> None:
    table = Round(TOMMYS, (2, 5, 7)).take(2).hand().hand()
    table.decline(5).take(7).hand().hand()
    assert table.banked == [2, 2, 7, 7]
    assert table.decline_until() == [2, 5]
    assert broken(table.table)
    assert table.refused(NextHand(), Reason.NOT_OFFERED)
    table.refused(TakeBank(seat=7), Reason.NOT_OFFERED)


@pytest.mark.rule("TOM-PG-67", "TOM-PG-P13")
def test_pai_gow_a_bank_has_two_deals_and_nobody_has_it_without_a_taker() -> None:
    table = Round(TOMMYS, (2, 3, 4, 5), game=PAI_GOW)
    table.take(2).hand().hand()
    assert table.banked == [2, 2] and table.offered == 3
    table.decline(3, 4).take(5)
    assert (table.holder, table.table.turn.number) == (5, 1)
    table.hand().hand()
    assert table.decline_until() == [2, 3, 4]
    assert broken(table.table)
    table.refused(NextHand(), Reason.NOT_OFFERED)


@pytest.mark.rule("TOM-PG-41", "TOM-PG-P13")
def test_pai_gow_nobody_banks_on_a_spot_without_a_wager_in_the_hand_before() -> None:
    table = Round(TOMMYS, (4, 5, 6), game=PAI_GOW)
    table.take(4).hand().hand(without=(5,))
    assert table.offered == 6
    assert "TOM-PG-41" in table.refused(TakeBank(seat=5), Reason.NOT_OFFERED)
    # The bank's own spot counts as bet on.
    table.take(6).hand().hand()
    assert table.banked[-2:] == [6, 6]


@pytest.mark.rule("TOM-PG-66")
def test_pai_gow_a_new_deck_only_when_the_button_moves() -> None:
    table = Round(TOMMYS, (2, 3, 4), game=PAI_GOW).take(2).hand()
    assert "TOM-PG-66" in table.refused(AskFresh(seat=3), Reason.NOT_OFFERED)
    table.hand().do(AskFresh(seat=3))
    events = table.take(3).do(NextHand())
    shuffled = next(event for event in events if isinstance(event, ShoeShuffled))
    assert shuffled.cite == "shoe.asked" and not table.table.fresh
    assert "TOM-PG-66" in {r.id for r in posted(TOMMYS, PAI_GOW).cited(shuffled.cite)}


def test_the_button_shows_the_first_and_the_second_hand_of_a_turn() -> None:
    table = Round(TOMMYS, (2, 5)).take(2).hand()
    assert [(e.seat, e.number) for e in table.events(BankKept)] == [(2, 2)]
    table.hand()
    assert [event.bank_hand for event in table.events(HandStarted)] == [1, 2]
    # The first offer too, although sitting down brought it about.
    assert [event.seat for event in table.events(BankOffered)] == [2, 5]
    assert all(event.cite == "bank" for event in table.events(HandStarted))


def test_who_is_asked_must_have_more_than_the_fee_and_be_there() -> None:
    table = Round(TOMMYS, (2, 3, 4, 5)).take(2).hand().hand()
    table.do(SitOut(seat=3))
    assert table.offered == 4
    table.brought -= table.table.players[4].chips
    table.do(Leave(seat=4))
    assert table.offered == 5


def test_a_holder_who_leaves_leaves_the_bank_too() -> None:
    table = Round(TOMMYS, (2, 3, 4)).take(2).hand()
    table.do(Leave(seat=2))
    assert table.holder == 0 and table.offered == 3


def test_who_gives_the_bank_on_before_dealing_gives_it_back_to_nobody_who_dealt_last() -> None:
    table = Round(TOMMYS, (2, 3)).take(2).hand().hand().take(3)
    table.do(PassBank(seat=3))
    assert broken(table.table)
    table.refused(TakeBank(seat=2), Reason.NOT_OFFERED)
    table.take(3).hand()
    assert table.banked == [2, 2, 3]


def test_what_is_not_ones_to_do_with_the_bank_is_refused() -> None:
    table = Round(TOMMYS, (2, 3, 4))
    table.refused(TakeBank(seat=3), Reason.NOT_YOUR_TURN)
    table.refused(PassBank(seat=3), Reason.NOT_YOUR_TURN)
    table.refused(TakeBank(seat=7), Reason.NO_SUCH_SEAT)
    table.take(2)
    table.refused(TakeBank(seat=3), Reason.NOT_OFFERED)
    table.do(NextHand())
    table.refused(PassBank(seat=2), Reason.HAND_RUNNING)


def test_a_poker_table_has_no_bank() -> None:
    table = open_table(posted(TOMMYS, "holdem"))
    play(table, Sit(seat=1, name="a", chips=100_00))
    with pytest.raises(Illegal):
        play(table, TakeBank(seat=1))


def test_one_player_alone_has_nobody_to_bank_against() -> None:
    table = Round(TOMMYS, (2,)).take(2)
    table.refused(NextHand(), Reason.NOT_ENOUGH_PLAYERS)


def test_only_where_bets_behind_are_taken_may_one_stand_at_the_rail() -> None:
    at_rail = Sit(seat=101, name="rail", chips=5_00)
    Round(ESQUIRE, (3,)).do(at_rail)
    Round("lo-ball-room", (3,)).refused(at_rail, Reason.NO_SUCH_SEAT)


def test_a_shoe_goes_on_from_hand_to_hand_with_all_its_cards() -> None:
    table = Round("ven-a-mexico", (2, 3, 4)).take(2).hand()
    left = table.table.hand.stock[:] if table.table.hand else []
    table.hand()
    second = table.events(HandStarted)[1]
    assert list(second.stock) == left
    deck = table.table.game.deck.cards()
    assert sorted(second.stock + second.discards) == sorted(deck)


def test_a_proposition_player_is_a_player_like_any_other() -> None:
    table = Round("ven-a-mexico", (2,))
    table.do(replace(Sit(seat=3, name="prop", chips=1_000_00), role="proposition"))
    table.brought += 1_000_00
    table.decline(2).take(3).hand()
    assert table.banked == [3]
    assert [event.standing for event in table.events(BankTaken)] == [False]


def test_who_has_no_chips_or_sits_out_is_not_dealt_in() -> None:
    table = Round(TOMMYS, (2, 3, 4, 5)).take(2)
    assert banked_start(table.table).seats == (2, 3, 4, 5)
    table.table.players[4].chips = 0
    table.do(SitOut(seat=5))
    assert banked_start(table.table).seats == (2, 3)
    table.table.players[3].chips = 0
    table.refused(NextHand(), Reason.NOT_ENOUGH_PLAYERS)


@pytest.mark.rule("ESQ-FL-105")
@pytest.mark.parametrize(
    ("seat", "number", "renewed", "may"),
    [(3, 1, True, True), (4, 1, True, False), (3, 2, True, False), (3, 1, False, False)],
)
def test_fresh_cards_are_for_a_new_bank_whose_shoe_ran_out(
    seat: int, number: int, renewed: bool, may: bool
) -> None:
    table = Round(ESQUIRE, (3, 4, 5), banks=(8,)).take(3).table
    table.turn.number = number
    table.log = [ShoeRenewed()] if renewed else []
    assert (cannot_ask(table, seat) is None) is may


@pytest.mark.rule("TOM-PG-66")
@pytest.mark.parametrize(
    ("hands", "number", "may"), [(1, 1, True), (0, 1, False), (1, 2, False), (2, 1, True)]
)
def test_anybody_asks_for_a_new_deck_between_two_banks(hands: int, number: int, may: bool) -> None:
    table = Round(TOMMYS, (2, 3, 4), game=PAI_GOW).take(2).table
    table.hands, table.turn.number = hands, number
    assert (cannot_ask(table, 4) is None) is may


def test_nobody_asks_for_fresh_cards_where_the_house_has_no_such_rule() -> None:
    table = Round(TOMMYS, (3, 4, 5)).take(3).table
    assert table.rotation.fresh == "nobody"
    table.turn.number, table.hands, table.log = 1, 1, [ShoeRenewed()]
    assert [cannot_ask(table, seat) is None for seat in (3, 4)] == [False, False]
