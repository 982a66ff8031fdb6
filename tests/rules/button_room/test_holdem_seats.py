"""Hold'em at this house: posts, buy-ins and short buys, and cards dealt to an empty place."""

import pytest

from cardhouse.cards import parse_cards
from cardhouse.chance import Stacked
from cardhouse.engine.core.commands import CHANCE
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.pot.commands import Call, Check, Fold
from cardhouse.engine.pot.events import BlindPosted, DeadPosted, Folded
from cardhouse.engine.pot.hand import PotHand
from cardhouse.floor.core.reports import GiveChips
from cardhouse.rulebook import open_table
from cardhouse.table import AnyEvent, Table, play
from cardhouse.table.commands import BuyChips, ComeIn, Leave, NextHand, Sit, SitOut
from cardhouse.table.events import HandCounted
from cardhouse.table.pot.absent import AbsentCounted
from tests.kit.hands import finish
from tests.rules.button_room.house import post, seated

# With the burns between its streets.
BOARD = "7c 8h 2d 3d 8c Qh 9c Jh"


def cited(events: list[AnyEvent]) -> set[str]:
    return {rule.id for event in events for rule in post().cited(event.cite)}


def dealt_by_mistake(deck: str = "", chips: int = 1_000_00) -> Table:
    """Seat 5 sits out and is dealt in by mistake, with the button at seat 2."""
    table = seated(1, 2, 3, 4, 5)
    finish(table)
    table.players[5].chips = chips
    play(table, SitOut(seat=5))
    play(table, NextHand(absent=(5,)))
    assert table.hand is not None
    play(table, Stacked(parse_cards(deck)).answer(table.hand.asked[0]))
    return table


@pytest.mark.rule("BTN-HE-38")
def test_cards_dealt_to_a_dead_position_are_mucked_at_its_turn() -> None:
    table = dealt_by_mistake()
    hand = table.hand
    assert hand is not None
    assert hand.seats == (3, 4, 5, 1, 2)
    assert len(hand.down[5]) == 2
    # The blinds skip it, and the fee is the same as without it: four play.
    posted = [event.seat for event in table.log if isinstance(event, BlindPosted)]
    assert posted == [3, 4]
    assert hand.chips["box"] == 1_00
    assert hand.asked[0].actor == 5
    assert hand.asked[0].default == Fold(5)
    events = finish(table)
    assert any(isinstance(event, Folded) and event.seat == 5 for event in events)
    assert table.players[5].chips == 1_000_00
    assert table.players[5].standing == "out"
    assert "BTN-HE-38" in cited(events)


@pytest.mark.rule("BTN-HE-39")
def test_a_player_who_puts_chips_in_plays_the_hand() -> None:
    table = dealt_by_mistake()
    play(table, Call(5))
    assert isinstance(table.hand, PotHand)
    assert 5 in table.hand.live
    assert table.hand.bets[5] == 3_00


def played_on(deck: str) -> tuple[Table, list[AnyEvent]]:
    """Seat 5 comes back and calls; seat 1 and seat 5 check the hand down."""
    table = dealt_by_mistake(deck)
    play(table, Call(5))
    play(table, Call(1))
    for seat in (2, 3, 4):
        play(table, Fold(seat))
    events: list[AnyEvent] = []
    assert table.hand is not None
    while not table.hand.over:
        ask = table.hand.asked[0]
        if ask.actor == CHANCE:
            events += play(table, Stacked(()).answer(ask))
        else:
            assert ask.default is not None
            events += play(table, Check(ask.actor) if Check in ask.offers else ask.default)
    return table, events


@pytest.mark.rule("BTN-HE-40")
def test_having_won_with_it_he_owes_the_blinds() -> None:
    table, events = played_on(f"2c 3c Ah Kd 4c 5c 6c As Kc 7d {BOARD}")
    assert table.players[5].chips > 1_000_00
    assert "BTN-HE-40" in cited(events)
    player = table.players[5]
    assert (player.standing, player.missed) == ("owing", True)
    for _ in range(2):
        play(table, NextHand())
        assert table.hand is not None and 5 not in table.hand.seats
        finish(table)
    play(table, ComeIn(seat=5, how="post"))
    play(table, NextHand())
    assert isinstance(table.hand, PotHand)
    post_of_five = table.hand.posts[5]
    assert (post_of_five.live, post_of_five.dead) == (3_00, 1_00)


@pytest.mark.rule("BTN-HE-41")
def test_having_lost_with_it_he_goes_on_without_posting() -> None:
    table, events = played_on(f"2c 3c 4d Kd 4c 5c 6c 9s Kc 7d {BOARD}")
    assert table.players[5].chips == 997_00
    assert "BTN-HE-41" in cited(events)
    assert table.players[5].standing == "in"
    play(table, NextHand())
    assert isinstance(table.hand, PotHand)
    assert 5 in table.hand.seats
    assert 5 not in table.hand.posts


def test_only_a_player_who_sits_out_is_dealt_in_by_mistake() -> None:
    table = seated(1, 2, 3)
    finish(table)
    for seat in (2, 7):
        with pytest.raises(Illegal) as error:
            play(table, NextHand(absent=(seat,)))
        assert error.value.reason is Reason.NOT_SUCH_CASE


@pytest.mark.rule("BTN-HE-41")
def test_having_lost_all_with_it_he_has_no_standing_to_go_on_with() -> None:
    table = dealt_by_mistake(f"2c 3c 4d Kd 4c 5c 6c 9s Kc 7d {BOARD}", chips=3_00)
    play(table, Call(5))
    events: list[AnyEvent] = []
    for seat in (1, 2, 3, 4):
        events += play(table, Fold(seat) if seat != 1 else Call(1))
    events += finish(table)
    assert table.players[5].chips == 0
    assert not any(isinstance(event, AbsentCounted) for event in events)
    # Nobody without chips can be dealt in, not even by mistake.
    assert table.players[5].standing == "out"
    with pytest.raises(Illegal) as error:
        play(table, NextHand(absent=(5,)))
    assert (error.value.reason, error.value.cite) == (Reason.NOT_ENOUGH_CHIPS, "absent")


def missed() -> Table:
    """Seat 4 sat out while the blinds passed."""
    table = seated(1, 2, 3, 4, 5, 6)
    play(table, SitOut(seat=4))
    for _ in range(4):
        finish(table)
        play(table, NextHand())
    finish(table)
    assert table.players[4].missed
    return table


@pytest.mark.rule("BTN-HE-49", "BTN-HE-50")
def test_who_missed_his_blinds_posts_their_total_or_waits() -> None:
    table = missed()
    events = play(table, ComeIn(seat=4, how="post"))
    assert "BTN-HE-49" in cited(events)
    events = play(table, NextHand())
    assert isinstance(table.hand, PotHand)
    dead = [(e.seat, e.amount) for e in events if isinstance(e, DeadPosted)]
    assert dead == [(4, 1_00)]
    assert table.hand.bets[4] == 3_00
    assert "BTN-HE-50" in cited([e for e in events if isinstance(e, DeadPosted)])
    waiting = missed()
    play(waiting, ComeIn(seat=4, how="wait"))
    play(waiting, NextHand())
    assert waiting.hand is not None and 4 not in waiting.hand.seats


@pytest.mark.rule("BTN-HE-50")
def test_unraised_he_may_check_or_raise() -> None:
    table = missed()
    play(table, ComeIn(seat=4, how="post"))
    play(table, NextHand())
    assert table.hand is not None
    play(table, Stacked(()).answer(table.hand.asked[0]))
    while table.hand.asked[0].actor != 4:
        actor = table.hand.asked[0].actor
        play(table, Call(actor))
    offers = {kind.__name__ for kind in table.hand.asked[0].offers}
    assert offers == {"Fold", "Check", "Raise"}


@pytest.mark.rule("BTN-HE-51")
@pytest.mark.parametrize(
    ("new", "blinds", "first"),
    [
        # To the left of the button, besides both blinds; to the left of the small blind, as the big
        # one.
        (4, [(5, 1_00), (7, 3_00), (4, 3_00)], 1),
        (6, [(5, 1_00), (6, 3_00)], 7),
    ],
)
def test_a_new_player_may_post_the_big_blind_between_the_blinds_too(
    new: int, blinds: list[tuple[int, int]], first: int
) -> None:
    table = seated(1, 3, 5, 7)
    finish(table)
    play(table, Sit(seat=new, name="Nora", chips=100_00))
    play(table, ComeIn(seat=new, how="post"))
    events = play(table, NextHand())
    hand = table.hand
    assert hand is not None
    assert (hand.button, table.big_blind) == (3, blinds[1][0])
    assert [(e.seat, e.amount) for e in events if isinstance(e, BlindPosted)] == blinds
    assert not [event for event in events if isinstance(event, DeadPosted)]
    play(table, Stacked(parse_cards("")).answer(hand.asked[0]))
    assert hand.asked[0].actor == first
    assert {len(hand.down[seat]) for seat in (1, 3, 5, 7, new)} == {2}
    finish(table)
    assert table.players[new].standing == "in"


@pytest.mark.rule("BTN-HE-51", "BTN-HE-P3")
@pytest.mark.parametrize("new", [2, 5])
def test_with_two_players_the_new_one_posts_beside_their_blinds(new: int) -> None:
    table = seated(1, 3)
    finish(table)
    play(table, Sit(seat=new, name="Nora", chips=100_00))
    play(table, ComeIn(seat=new, how="post"))
    events = play(table, NextHand())
    hand = table.hand
    assert hand is not None and set(hand.seats) == {1, 3, new}
    blinds = {e.seat: e.amount for e in events if isinstance(e, BlindPosted)}
    assert (blinds[new], sorted(blinds.values())[0]) == (3_00, 1_00)
    finish(table)
    assert table.players[new].standing == "in"


@pytest.mark.rule("BTN-HE-51")
def test_a_new_player_posts_only_the_big_blind() -> None:
    table = seated(1, 2, 3, 4)
    finish(table)
    play(table, Sit(seat=6, name="New", chips=40_00))
    events = play(table, ComeIn(seat=6, how="post"))
    assert "BTN-HE-51" in cited(events)
    play(table, NextHand())
    assert isinstance(table.hand, PotHand)
    assert (table.hand.posts[6].live, table.hand.posts[6].dead) == (3_00, 0)
    assert table.hand.bets[6] == 3_00


LIMITS = [
    pytest.param("1-2", 10_00, (50, 1_00), (1_00, 2_00), marks=pytest.mark.rule("BTN-HE-52")),
    pytest.param("2-4", 20_00, (1_00, 2_00), (2_00, 4_00), marks=pytest.mark.rule("BTN-HE-53")),
    pytest.param("3-6", 40_00, (1_00, 3_00), (3_00, 6_00), marks=pytest.mark.rule("BTN-HE-54")),
    pytest.param("6-12", 60_00, (4_00, 6_00), (6_00, 12_00), marks=pytest.mark.rule("BTN-HE-55")),
    pytest.param(
        "10-20", 200_00, (5_00, 10_00), (10_00, 20_00), marks=pytest.mark.rule("BTN-HE-56")
    ),
    pytest.param("5-10", 50_00, (2_00, 5_00), (5_00, 10_00), marks=pytest.mark.rule("BTN-HE-P2")),
]


@pytest.mark.parametrize(("name", "buy_in", "blinds", "bets"), LIMITS)
def test_the_limits_with_their_blinds_and_buy_ins(
    name: str, buy_in: int, blinds: tuple[int, ...], bets: tuple[int, int]
) -> None:
    table = open_table(post(), name)
    stakes = table.game.stakes
    assert (stakes.blinds, (stakes.small_bet, stakes.big_bet)) == (blinds, bets)
    with pytest.raises(Illegal) as error:
        play(table, Sit(seat=1, name="Ann", chips=buy_in - 1_00))
    assert error.value.reason is Reason.BUY_IN_TOO_SMALL
    events = play(table, Sit(seat=1, name="Ann", chips=buy_in))
    assert table.players[1].chips == buy_in
    assert {"BTN-HE-52", "BTN-HE-P1"} <= cited(events)
    play(table, Sit(seat=2, name="Bob", chips=buy_in))
    play(table, NextHand())
    assert isinstance(table.hand, PotHand)
    assert sorted(table.hand.bets.values()) == sorted(blinds)


@pytest.mark.rule("BTN-HE-57")
@pytest.mark.parametrize(("name", "least"), [("1-2", 5_00), ("2-4", 10_00), ("3-6", 15_00)])
def test_in_low_games_five_small_bets_are_not_short(name: str, least: int) -> None:
    assert least == 5 * post().table(name).stakes.small_bet
    short_below(name, least, "BTN-HE-57")


@pytest.mark.rule("BTN-HE-58")
@pytest.mark.parametrize(("name", "least"), [("5-10", 50_00), ("6-12", 60_00), ("10-20", 100_00)])
def test_in_larger_games_five_big_bets_are_not_short(name: str, least: int) -> None:
    assert least == 5 * post().table(name).stakes.big_bet
    short_below(name, least, "BTN-HE-58")


def short_below(name: str, least: int, rule: str) -> None:
    table = seated(1, 2, table=name, start=False)
    events = play(table, BuyChips(seat=1, chips=least))
    assert rule not in cited(events)
    events = play(table, BuyChips(seat=1, chips=least - 1_00))
    assert table.players[1].short_bought
    assert rule in cited(events)


@pytest.mark.rule("BTN-HE-P1")
def test_one_short_buy_after_each_full_buy_in() -> None:
    table = seated(1, 2, chips=40_00, start=False)
    play(table, BuyChips(seat=1, chips=15_00))
    play(table, BuyChips(seat=1, chips=10_00))
    assert table.players[1].chips == 65_00
    with pytest.raises(Illegal) as error:
        play(table, BuyChips(seat=1, chips=10_00))
    assert error.value.reason is Reason.SHORT_BUY_USED
    assert "BTN-HE-P1" in {rule.id for rule in post().cited(error.value.cite)}
    play(table, BuyChips(seat=1, chips=15_00))
    with pytest.raises(Illegal):
        play(table, BuyChips(seat=1, chips=10_00))
    play(table, BuyChips(seat=1, chips=40_00))
    play(table, BuyChips(seat=1, chips=10_00))
    assert table.players[1].chips == 130_00


@pytest.mark.rule("BTN-HE-P1")
def test_no_short_buy_first_or_during_a_hand() -> None:
    table = open_table(post(), "3-6")
    with pytest.raises(Illegal) as error:
        play(table, Sit(seat=1, name="Ann", chips=39_00))
    assert error.value.reason is Reason.BUY_IN_TOO_SMALL
    table = seated(1, 2)
    with pytest.raises(Illegal) as error:
        play(table, BuyChips(seat=1, chips=10_00))
    assert error.value.reason is Reason.HAND_RUNNING


def test_nobody_who_has_left_the_table_is_counted_once_more() -> None:
    table = dealt_by_mistake()
    finish(table)
    play(table, Leave(seat=5))
    order = GiveChips(source="pot", target=1, amount=1_00, by="Flora", reason="a wrong change")
    events = play(table, order)
    assert any(isinstance(event, HandCounted) for event in events)
    assert not any(isinstance(event, AbsentCounted) for event in events)
