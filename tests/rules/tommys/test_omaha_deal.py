"""Tommy's Omaha, both games: deck, button, blinds, four down cards, the board, the rounds."""

import pytest

from cardhouse.cards import HIDDEN, JOKER
from cardhouse.engine.core.asks import Arrangement
from cardhouse.engine.core.commands import CHANCE, Arrange
from cardhouse.engine.core.events import Arranged, Burned, Event, HandStarted
from cardhouse.engine.core.events import Dealt as CardsDealt
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.core.post import Post
from cardhouse.engine.core.view import RAIL
from cardhouse.engine.pot.commands import Call
from cardhouse.engine.pot.deal_events import BoardDealt
from cardhouse.engine.pot.events import BettingOpened, BlindPosted, DeadPosted, ShowdownOpened
from cardhouse.engine.pot.view import look
from cardhouse.ledger import POT
from tests.kit.hands import Dealt
from tests.rules.tommys.omaha import HILO, both, omaha, rules

BOARD = "Ah Kd 7c 4s 2d"


def turns(dealt: Dealt) -> list[int]:
    """The order of turns in this round, when nobody raises or folds."""
    seats, cursor = [], dealt.hand.cursor
    while dealt.hand.cursor == cursor:
        seats.append(dealt.turn)
        dealt.act(f"{dealt.turn} {'call' if 'call' in dealt.offers else 'check'}")
    return seats


@both(pytest.mark.rule("TOM-OM-01"), pytest.mark.rule("TOM-OHL-01"))
def test_the_deck_has_52_distinct_cards_and_no_joker(name: str, ids: set[str]) -> None:
    dealt = Dealt(omaha(name), wait=True)
    terms = dealt.ask.offers[Arrange]
    assert dealt.ask.actor == CHANCE and isinstance(terms, Arrangement)
    assert len(terms.cards) == len(set(terms.cards)) == len(dealt.hand.stock) == 52
    assert JOKER not in terms.cards
    dealt.refused(Arrange(cards=(JOKER, *terms.cards[1:])), Reason.NOT_OFFERED)
    (arranged,) = dealt.deal().events(Arranged)
    assert ids <= rules(name, arranged.cite)


@both(pytest.mark.rule("TOM-OM-05"), pytest.mark.rule("TOM-OHL-13"))
def test_half_and_full_blind_left_of_the_button(name: str, ids: set[str]) -> None:
    for button, posting in ((1, (2, 3)), (9, (1, 2))):
        dealt = Dealt(omaha(name), seats=9, button=button)
        small, full = dealt.events(BlindPosted)
        assert (small.seat, full.seat) == posting
        assert (small.amount, full.amount) == (2_00, 4_00)
        assert ids <= rules(name, small.cite) & rules(name, full.cite)


@both(pytest.mark.rule("TOM-OM-06"), pytest.mark.rule("TOM-OHL-02"))
def test_four_down_cards_each_one_at_a_time(name: str, ids: set[str]) -> None:
    dealt = Dealt(omaha(name), seats=9)
    rounds = dealt.events(CardsDealt)
    assert [each.seats for each in rounds] == [tuple(range(1, 10))] * 4
    assert not any(each.up for each in rounds)
    assert len(dealt.hand.stock) == 52 - 36 == 16
    assert all(len(held) == 4 for held in dealt.hand.down.values())
    assert all(ids <= rules(name, each.cite) for each in rounds)
    for viewer in (RAIL, 1, 9):
        for seat in look(dealt.hand, viewer).seats:
            own = tuple(dealt.hand.down[seat.seat])
            assert seat.down == (own if seat.seat == viewer else (HIDDEN,) * 4)


@both(pytest.mark.rule("TOM-OM-07"), pytest.mark.rule("TOM-OHL-14"))
def test_left_of_the_full_blind_opens_with_fold_call_or_raise(name: str, ids: set[str]) -> None:
    dealt = Dealt(omaha(name), seats=9, button=9)
    assert [event.seat for event in dealt.events(BlindPosted)] == [1, 2]
    assert dealt.turn == 3
    assert dealt.offers == {"fold", "call", "raise"}
    (opened,) = dealt.events(BettingOpened)
    assert ids <= rules(name, opened.cite)
    dealt.refused("3 check", Reason.BET_TO_CALL)
    dealt.refused("2 call", Reason.NOT_YOUR_TURN)


@both(pytest.mark.rule("TOM-OM-08", "TOM-OM-09"), pytest.mark.rule("TOM-OHL-03", "TOM-OHL-04"))
def test_the_flop_comes_after_the_first_round_and_a_round_follows(name: str, ids: set[str]) -> None:
    dealt = Dealt(omaha(name), seats=4, button=2, board=BOARD)
    dealt.act("1 call", "2 call", "3 fold")
    assert dealt.hand.board == [] and dealt.turn == 4
    dealt.act("4 check")
    (flop,) = dealt.events(BoardDealt)
    assert flop.cards == ("Ah", "Kd", "7c")
    first, second = dealt.events(BettingOpened)
    # Seat 3 has folded: the next seat from the button opens.
    assert (second.first, dealt.turn) == (4, 4)
    assert ids <= rules(name, flop.cite, first.cite, second.cite)
    dealt.act("4 bet 4", "1 call")
    assert len(dealt.hand.board) == 3


@both(pytest.mark.rule("TOM-OM-P1"), pytest.mark.rule("TOM-OHL-05"))
def test_a_fourth_card_and_a_round_follow(name: str, ids: set[str]) -> None:
    dealt = Dealt(omaha(name), seats=3, board=BOARD).check_round().check_round()
    assert dealt.hand.board == ["Ah", "Kd", "7c", "4s"]
    turn, opened = dealt.events(BoardDealt)[-1], dealt.events(BettingOpened)[-1]
    assert turn.cards == ("4s",)
    assert ids <= rules(name, turn.cite) & rules(name, opened.cite)
    assert turns(dealt) == [1, 2, 3]


@both(pytest.mark.rule("TOM-OM-10", "TOM-OM-11"), pytest.mark.rule("TOM-OHL-06"))
def test_a_fifth_card_common_to_all_a_last_round_and_the_showdown(name: str, ids: set[str]) -> None:
    dealt = Dealt(omaha(name), seats=3, board=BOARD)
    for _ in range(3):
        dealt.check_round()
    assert dealt.hand.board == ["Ah", "Kd", "7c", "4s", "2d"]
    river, opened = dealt.events(BoardDealt)[-1], dealt.events(BettingOpened)[-1]
    assert ids <= rules(name, river.cite, opened.cite)
    for viewer in range(4):
        assert look(dealt.hand, viewer).board == tuple(dealt.hand.board)
    dealt.check_round()
    assert len(dealt.events(ShowdownOpened)) == 1


@both(pytest.mark.rule("TOM-OM-11", "TOM-OM-P1"), pytest.mark.rule("TOM-OHL-06"))
def test_a_full_hand_has_four_rounds_on_0_3_4_and_5_cards(name: str, ids: set[str]) -> None:
    dealt = Dealt(omaha(name), seats=4)
    for _ in range(4):
        dealt.check_round()
    dealt.show_all()
    rounds = [i for i, event in enumerate(dealt.log) if type(event) is BettingOpened]
    assert [len(dealt.before(i).board) for i in rounds] == [0, 3, 4, 5]
    assert len(dealt.events(Burned)) == 3
    assert len(dealt.hand.stock) == 52 - 16 - 3 - 5


@pytest.mark.rule("TOM-OHL-08")
def test_one_button_for_each_hand() -> None:
    for button in (1, 2, 3):
        dealt = Dealt(omaha(HILO), seats=3, button=button)
        (started,) = dealt.events(HandStarted)
        assert started.button == dealt.hand.seats[-1] == button
        assert "TOM-OHL-08" in rules(HILO, started.cite)
        assert {look(dealt.hand, viewer).button for viewer in range(4)} == {button}


@pytest.mark.rule("TOM-OHL-09")
def test_the_button_gets_its_cards_last_and_acts_last_after_the_first_round() -> None:
    dealt = Dealt(omaha(HILO), seats=4, button=4)
    deck = dealt.events(Arranged)[0].cards
    assert dealt.hand.down[4] == [deck[3], deck[7], deck[11], deck[15]]
    assert turns(dealt) == [3, 4, 1, 2]
    for _ in ("flop", "turn", "river"):
        assert turns(dealt) == [1, 2, 3, 4]
    events: list[Event] = [*dealt.events(CardsDealt), *dealt.events(BettingOpened)[1:]]
    for event in events:
        assert "TOM-OHL-09" in rules(HILO, event.cite)


@pytest.mark.rule("TOM-OHL-10")
@pytest.mark.parametrize("blinds", [(4_00,), (2_00, 4_00), (2_00, 2_00, 4_00)])
def test_the_blinds_are_posted_before_a_card_is_dealt(blinds: tuple[int, ...]) -> None:
    dealt = Dealt(omaha(HILO, blinds=blinds), seats=6)
    kinds = [type(event) for event in dealt.log]
    last = max(i for i, kind in enumerate(kinds) if kind is BlindPosted)
    assert kinds.count(BlindPosted) == len(blinds)
    assert last < kinds.index(Arranged) < kinds.index(CardsDealt)
    for event in dealt.events(BlindPosted):
        assert "TOM-OHL-10" in rules(HILO, event.cite)


@pytest.mark.rule("TOM-OHL-11")
def test_a_blind_is_part_of_its_players_bet() -> None:
    dealt = Dealt(omaha(HILO), seats=3).act("3 call")
    assert (dealt.turn, dealt.ask.offers[Call].cost) == (1, 2_00)
    dealt.act("1 call")
    assert dealt.turn == 2
    assert dealt.offers == {"fold", "check", "raise"}
    for event in dealt.events(BlindPosted):
        assert "TOM-OHL-11" in rules(HILO, event.cite)


@pytest.mark.rule("TOM-OHL-12", "TOM-OHL-43")
def test_the_dead_part_of_a_post_is_no_part_of_the_bet() -> None:
    bare = Dealt(omaha(HILO), seats=6)
    dealt = Dealt(omaha(HILO), seats=6, posts={5: Post(live=4_00, dead=2_00)})
    assert dealt.hand.chips[POT] == bare.hand.chips[POT] + 6_00
    assert (dealt.hand.bets[5], dealt.hand.dead[5]) == (4_00, 2_00)
    (dead,) = dealt.events(DeadPosted)
    assert {"TOM-OHL-12", "TOM-OHL-43"} <= rules(HILO, dead.cite)
    dealt.act("3 raise 8", "4 fold")
    assert (dealt.turn, dealt.ask.offers[Call].cost) == (5, 4_00)


@pytest.mark.rule("TOM-OHL-15")
def test_later_rounds_are_opened_by_the_first_active_player_from_the_button() -> None:
    dealt = Dealt(omaha(HILO), seats=9, button=9)
    dealt.act(*(f"{seat} call" for seat in range(3, 10)), "1 fold", "2 check")
    assert dealt.turn == 2
    opened = dealt.events(BettingOpened)[-1]
    assert (opened.first, opened.order) == (2, (2, 3, 4, 5, 6, 7, 8, 9))
    assert "TOM-OHL-15" in rules(HILO, opened.cite)
    for _ in ("turn", "river"):
        dealt.check_round()
        assert dealt.turn == 2
