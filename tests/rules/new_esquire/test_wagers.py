"""Wagers, collections and their cover: the bank first, then the corporation."""

import pytest

from cardhouse.engine.banked.bank import MoneyPutUp
from cardhouse.engine.banked.blackjack.turn_events import CardTaken
from cardhouse.engine.banked.collection import CollectionTaken
from cardhouse.engine.banked.commands import Double, PlaceWager
from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.core.events import Dealt
from cardhouse.engine.core.illegal import Reason
from cardhouse.ledger import BOX
from cardhouse.rulebook import posted
from tests.kit.banked import Banked, game
from tests.rules.new_esquire.house import CORPORATION, HOUSE, dealt, shoe


def betting(seats: tuple[int, ...], bank: int = 8) -> Banked:
    """A table with open bets."""
    table = Banked(game(HOUSE), bank=bank, seats=(*seats, bank), wait=True)
    return table.act(f"{bank} put-up 200")


@pytest.mark.rule("ESQ-FL-18")
def test_one_player_has_three_hands_at_most() -> None:
    table = betting((3,)).act("3 wager 3 20", "3 wager 4 20", "3 wager 5 20")
    assert "ESQ-FL-18" in table.refused("3 wager 6 20")


@pytest.mark.rule("ESQ-FL-182")
def test_several_hands_lie_side_by_side() -> None:
    table = betting((3,)).act("3 wager 3 20")
    assert "ESQ-FL-182" in table.refused("3 wager 5 20")
    table.act("3 wager 4 20")


@pytest.mark.rule("ESQ-FL-182")
def test_a_bet_taken_back_leaves_no_gap() -> None:
    table = betting((3,)).act("3 wager 3 20", "3 wager 4 20", "3 wager 5 20")
    assert "ESQ-FL-182" in table.refused("3 take-back 4")
    table.act("3 take-back 3", "3 take-back 4")
    # Only spot 5 is left: the player's own spot would lie apart from it.
    assert "ESQ-FL-182" in table.refused("3 wager 3 20")
    table.act("3 wager 4 20", "3 wager 3 20")


@pytest.mark.rule("ESQ-FL-184")
def test_a_small_bet_behind_another_player_is_no_hand_of_ones_own() -> None:
    table = betting((1, 3)).act("3 wager 1 5", "3 wager 3 10", "3 wager 4 10")
    assert [wager.amount for wager in table.layout.wagers] == [5_00, 10_00, 10_00]


@pytest.mark.rule("ESQ-FL-183")
def test_nobody_bets_across_another_players_spot() -> None:
    table = betting((3, 4)).act("3 wager 3 20")
    assert "ESQ-FL-183" in table.refused("3 wager 5 20")


@pytest.mark.rule("ESQ-FL-183", "ESQ-FL-184")
def test_a_bet_on_the_spot_of_a_seated_player_is_behind_him_and_no_hand_of_ones_own() -> None:
    table = betting((3, 4)).act("3 wager 3 20", "3 wager 4 5")
    bet = table.layout.wager(3, 4)
    assert bet is not None and bet.behind and 4 not in table.layout.players
    assert "ESQ-FL-183" in table.refused("3 wager 5 20")


@pytest.mark.rule("ESQ-FL-184")
def test_with_two_hands_each_bet_is_twice_the_minimum() -> None:
    table = betting((3,)).act("3 wager 3 10")
    assert "ESQ-FL-184" in table.refused("3 wager 4 5")
    table.act("3 wager 4 10")
    assert "ESQ-FL-184" in betting((3,)).act("3 wager 3 5").refused("3 wager 4 10")


@pytest.mark.rule("ESQ-FL-185")
def test_with_three_hands_each_bet_is_three_times_the_minimum() -> None:
    table = betting((3,)).act("3 wager 3 15", "3 wager 4 15")
    assert "ESQ-FL-185" in table.refused("3 wager 5 10")
    table.act("3 wager 5 15")


@pytest.mark.rule("ESQ-BJ-17", "ESQ-BJ-P13")
def test_flat_collections_are_dropped_before_the_first_card() -> None:
    table = dealt({1: "T 2", 2: "T 3", 3: "T 4"}, "9")
    assert table.box == 2.50
    kinds = [type(event) for event in table.log]
    assert max(i for i, kind in enumerate(kinds) if kind is CollectionTaken) < kinds.index(Dealt)
    assert [event.amount for event in table.events(CollectionTaken)] == [100, 50, 50, 50]


@pytest.mark.rule("ESQ-BJ-17")
def test_three_hands_cost_three_collections() -> None:
    boxes = [dealt({2: "T 8"}, "T", "8").stand().events(CollectionTaken) for _ in range(3)]
    assert [fee.amount for fees in boxes for fee in fees if fee.seat == 2] == [50, 50, 50]


@pytest.mark.rule("ESQ-BJ-P13")
def test_wagers_keep_to_the_limits_of_the_table() -> None:
    table = betting((3,))
    assert "ESQ-BJ-P13" in table.refused("3 wager 3 4", Reason.WRONG_AMOUNT)
    assert "ESQ-BJ-P13" in table.refused("3 wager 3 101", Reason.WRONG_AMOUNT)


@pytest.mark.rule("ESQ-BJ-P6")
def test_a_double_costs_what_the_hand_has_and_no_collection() -> None:
    table = dealt({1: "6 5"}, "9", "T 9 9", wagers={1: 10}, stacks={1: 10_50, 7: 900_00}, money=50)
    assert "double" not in table.offers(1)
    table = dealt({1: "6 5"}, "9", "T 9 9")
    box = table.box
    assert table.ask(1).offers[type_of(table, "double")].cost == 10_00
    table.act("1 double")
    assert (table.won()[1], table.box) == (20, box)


@pytest.mark.rule("ESQ-BJ-P6")
@pytest.mark.parametrize(("chips", "enough"), [(20_50, True), (20_49, False)])
def test_the_last_chips_will_do_for_a_double_or_a_split(chips: int, enough: bool) -> None:
    # A wager of 10, its collection of 50 cents, and 10 more or a cent less.
    for cards, word in (("6 5", "double"), ("8 8", "split")):
        table = dealt({1: cards}, "9", "T 9 9", stacks={1: chips, 7: 900_00}, money=50)
        assert (word in table.offers(1)) is enough
        if not enough:
            table.refused(f"1 {word}")


@pytest.mark.rule("ESQ-BJ-P6")
@pytest.mark.parametrize(("chips", "enough"), [(40_50, True), (40_49, False)])
def test_the_last_chips_will_do_to_follow(chips: int, enough: bool) -> None:
    stacks = {3: 100_00, 4: chips, 7: 500_00}
    table = dealt(
        {3: "6 5"}, "T", "T 9", others="4 wager 3 20", seats=(3, 4, 7), stacks=stacks, money=200
    ).act("3 double")
    assert ("follow" in table.offers(4)) is enough


def type_of(table: Banked, word: str) -> type:
    """The kind of a command on offer."""
    return next(kind for kind in table.ask(1).offers if kind.__struct_config__.tag == word)


@pytest.mark.rule("ESQ-BJ-P6", "ESQ-BJ-46")
def test_who_bets_behind_may_decline_a_split() -> None:
    hands = {3: "8 8"}
    table = dealt(hands, "T", "T 9 9", seats=(3, 4, 7), others="4 wager 3 20")
    assert table.refused("4 hit", Reason.NOT_YOUR_TURN) >= {"ESQ-BJ-46"}
    table.act("3 split", "4 decline")
    assert table.layout.wager(4, 13) is None
    table.act("3 stand", "3 stand")
    settled = {(event.seat, event.hand): event.result for event in table.settled()}
    assert settled == {(3, 3): "lose", (4, 3): "lose", (3, 13): "lose"}
    assert table.won()[4] == -20


@pytest.mark.rule("ESQ-BJ-P6")
def test_who_bets_behind_may_follow_a_double() -> None:
    table = dealt({3: "6 5"}, "T", "T 9", seats=(3, 4, 7), others="4 wager 3 20")
    table.act("3 double", "4 follow")
    assert (table.won()[3], table.won()[4]) == (20, 40)


@pytest.mark.rule("ESQ-BJ-P6")
def test_who_followed_a_split_may_follow_a_double_on_either_hand() -> None:
    table = dealt({3: "8 8"}, "T", "3 T 3 T 9", seats=(3, 4, 7), others="4 wager 3 20")
    table.act("3 split", "4 follow", "3 double", "4 follow", "3 double", "4 follow")
    # Two hands of 21 against 19, each with twice the wager.
    assert [event.result for event in table.settled()] == ["win"] * 4
    assert (table.won()[3], table.won()[4]) == (40, 80)


@pytest.mark.rule("ESQ-BJ-P6")
def test_who_has_not_as_much_again_cannot_follow() -> None:
    stacks = {3: 100_00, 4: 35_00, 7: 500_00}
    table = dealt(
        {3: "6 5"}, "T", "T 9", others="4 wager 3 20", seats=(3, 4, 7), stacks=stacks, money=200
    )
    table.act("3 double")
    assert table.offers(4) == {"decline"}


@pytest.mark.rule("ESQ-BJ-P12")
def test_hands_are_settled_in_the_order_made() -> None:
    # The first eight is split again: its new hand lies beside it, but was made last.
    table = dealt({5: "8 8"}, "T", "8 T 9 T 9").act("5 split", "5 split").stand()
    assert table.layout.hands[5] == [5, 25, 15]
    assert [event.hand for event in table.settled()] == [5, 15, 25]


@pytest.mark.rule("ESQ-BJ-P12")
def test_the_order_on_one_spot() -> None:
    table = dealt({5: "8 8"}, "T", "T 9 9", seats=(4, 5, 7), others="4 wager 5 5")
    table.act("5 split", "4 decline", "5 stand", "5 stand")
    assert [(event.seat, event.hand) for event in table.settled()] == [(5, 5), (4, 5), (5, 15)]


@pytest.mark.rule("ESQ-BJ-P11")
def test_the_bank_gets_no_player_hand_and_the_corporation_does_not_bet() -> None:
    table = dealt({1: "T 2", 8: "T 3"}, "9", bank=4, behind=(6,), wagers={1: 10, 8: 10})
    assert {key for key, cards in table.hand.up.items() if cards} == {1, 8, BANK}
    assert game(HOUSE).banking.circles.spots == 8
    table = Banked(game(HOUSE), bank=4, behind=(6,), seats=(1, 4, 6), wait=True)
    table.act("4 put-up 50")
    table.refused(PlaceWager(6, 6, 10_00), Reason.NOT_YOUR_TURN)


@pytest.mark.rule("ESQ-BJ-P11", "ESQ-BJ-P7")
def test_there_is_one_corporation_and_no_seat_is_kept_for_it() -> None:
    rotation = posted(HOUSE, "no-bust-blackjack").page.rotation
    assert (rotation.banks, rotation.seats) == (1, ())


@pytest.mark.rule("ESQ-BJ-P12")
@pytest.mark.parametrize(
    "answers", ["101 follow;2 follow;1 follow", "1 follow;2 follow;101 follow"]
)
def test_behind_a_player_everybody_stands_as_he_came(answers: str) -> None:
    # The player of spot 3 has no bet, but decides all the same.
    others = "1 wager 3 5;2 wager 3 20;101 wager 3 10"
    seats = (1, 2, 3, 7, 101)
    cards = shoe({3: "8 8"}, "T", "9 T 9")
    table = Banked(game(HOUSE), bank=7, seats=seats, others=others, shoe=cards)
    table.act("3 split", *answers.split(";")).stand()
    order = [(event.hand, event.seat) for event in table.settled()]
    assert order == [(hand, seat) for hand in (3, 13) for seat in (1, 2, 101)]


@pytest.mark.rule("ESQ-BJ-61", "ESQ-BJ-62")
@pytest.mark.parametrize("bank", [2, 6])
def test_wagers_are_settled_from_seat_8_to_seat_1(bank: int) -> None:
    hands = {1: "T 8", 4: "T 8", 8: "T 8"}
    table = dealt(hands, "T", "7", bank=bank, wagers={1: 10, 4: 10, 8: 10}).stand()
    assert [event.hand for event in table.settled()] == [8, 4, 1]


@pytest.mark.rule("ESQ-BJ-10")
def test_the_house_pays_and_wins_nothing() -> None:
    table = dealt({1: "T 9", 2: "T 7"}, "T", "8", behind=(CORPORATION,), money=5).stand()
    moves = [
        move
        for event in table.log
        for move in event.transfers()
        if BOX in (move.source, move.target)
    ]
    assert all(isinstance(event, int) for event in (move.source for move in moves))
    assert {move.why for move in moves} == {"fee.wager", "fee.bank"}


@pytest.mark.rule("ESQ-BJ-47", "ESQ-BJ-48")
def test_the_corporation_covers_what_the_bank_does_not() -> None:
    hands = {1: "T 9", 2: "T 9", 3: "T 9"}
    wagers = {1: 40, 2: 40, 3: 40}
    table = dealt(hands, "T", "8", wagers=wagers, money=50, behind=(CORPORATION,)).stand()
    assert (table.won()[7], table.won()[CORPORATION]) == (-50, -70)
    # It covers without a word: no button, and nothing to announce.
    behind = [event for event in table.events(MoneyPutUp) if event.behind]
    assert [event.seat for event in behind] == [CORPORATION]
    assert {"ESQ-BJ-47", "ESQ-BJ-48"} <= table.rules_of(behind[0])


@pytest.mark.rule("ESQ-BJ-59", "ESQ-BJ-60")
def test_payoffs_go_as_far_as_the_money_and_then_to_the_corporation() -> None:
    hands = {5: "T 9", 7: "T 7", 8: "T 9"}
    table = dealt(
        hands, "T", "8", bank=4, wagers={5: 20, 7: 40, 8: 30}, money=50, behind=(CORPORATION,)
    ).stand()
    shares = {event.hand: event.shares for event in table.settled()}
    assert shares == {
        8: ((4, 30_00),),
        7: ((4, 20_00), (6, 20_00)),
        5: ((6, 20_00),),
    }
    assert sum(event.uncovered for event in table.settled()) == 0


@pytest.mark.rule("ESQ-BJ-59")
def test_the_bank_pays_only_what_is_left() -> None:
    table = dealt({1: "T 9", 2: "T 9"}, "T", "8", wagers={1: 10, 2: 10}, money=15).stand()
    assert [event.shares for event in table.settled()] == [((7, 10_00),), ((7, 5_00),)]
    assert table.settled()[1].uncovered == 5_00


@pytest.mark.rule("ESQ-BJ-P8")
def test_cover_with_two_banks() -> None:
    hands = {2: "T 9", 6: "T 7", 8: "Jk Jk"}
    table = dealt(
        hands, "T", "8", bank=4, wagers={2: 10, 6: 30, 8: 20}, money=50, behind=(3,)
    ).stand()
    shares = {event.hand: event.shares for event in table.settled()}
    assert shares == {8: ((4, 40_00),), 6: ((4, 10_00), (3, 20_00)), 2: ((3, 10_00),)}
    assert (table.won()[4], table.won()[3]) == (-30, 10)


@pytest.mark.rule("ESQ-BJ-P8")
def test_pushes_use_no_cover() -> None:
    hands = {2: "T 9", 8: "T 8"}
    table = dealt(hands, "T", "8", bank=4, wagers={2: 10, 8: 20}, money=10).stand()
    assert [event.shares for event in table.settled()] == [(), ((4, 10_00),)]


@pytest.mark.rule("ESQ-BJ-46")
def test_the_seated_player_decides_without_a_wager_too() -> None:
    # Seat 3 bets nothing; Bob in seat 2 has the largest bet behind it.
    others = "1 wager 3 5;2 wager 3 20"
    cards = shoe({3: "6 5"}, "T", "9 9 7")
    table = Banked(game(HOUSE), bank=7, seats=(1, 2, 3, 7), others=others, shoe=cards)
    assert (table.layout.players, table.turn) == ({3: 3}, 3)
    assert table.offers(3) == {"hit", "double", "surrender"}
    assert table.ask(3).offers[Double].cost == 0
    table.refused("2 hit", Reason.NOT_YOUR_TURN)
    table.act("3 double", "1 decline", "2 follow")
    # The same card for all: 20 against 19.
    assert [event.card[0] for event in table.events(CardTaken) if event.hand == 3] == ["9"]
    assert table.won() == {1: 5, 2: 40, 3: 0, 7: -45}


@pytest.mark.rule("ESQ-BJ-46", "ESQ-BJ-57")
def test_what_the_seated_player_gives_up_is_lost_to_all() -> None:
    cards = shoe({3: "T 6"}, "T", "9")
    table = Banked(game(HOUSE), bank=7, seats=(2, 3, 7), others="2 wager 3 20", shoe=cards)
    table.act("3 surrender")
    assert table.won() == {2: -10, 3: 0, 7: 10}


@pytest.mark.rule("ESQ-BJ-46")
def test_nobody_doubles_where_nobody_could_pay_for_it() -> None:
    cards = shoe({3: "6 5"}, "T", "9")
    stacks = {2: 25_00, 3: 100_00, 7: 5_000_00}
    table = Banked(
        game(HOUSE), bank=7, seats=(2, 3, 7), stacks=stacks, others="2 wager 3 20", shoe=cards
    )
    assert table.offers(3) == {"hit", "surrender"}
