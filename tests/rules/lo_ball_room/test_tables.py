"""Limits, buy-ins, seats, decks, the draw for the button, and its moves."""

from collections.abc import Iterable

import pytest

from cardhouse.cards import JOKER, parse_cards
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.pot.events import BlindPosted
from cardhouse.engine.pot.hand import PotHand
from cardhouse.rulebook import open_table, posted
from cardhouse.table import AnyEvent, Table, play
from cardhouse.table.commands import ComeIn, DrawButton, NextHand, Sit, SitOut
from cardhouse.table.events import ButtonDrawn
from tests.kit.hands import finish
from tests.rules.lo_ball_room.house import HOLDEM, HOUSE, LOWBALL, OMAHA, STUD, each, rule, rules

GAMES = pytest.mark.parametrize("name", [HOLDEM, OMAHA, STUD, LOWBALL])


def table_for(name: str, seats: Iterable[int] = (), chips: int = 200_00) -> Table:
    """A table of the house with players in these seats."""
    table = open_table(posted(HOUSE, name))
    for seat in seats:
        play(table, Sit(seat=seat, name=f"Player {seat}", chips=chips))
    return table


def draw(table: Table, cards: str) -> ButtonDrawn:
    """The draw for the button, one card to each seat in order."""
    (event,) = play(table, DrawButton(cards=parse_cards(cards)))
    assert isinstance(event, ButtonDrawn)
    return event


def with_button_at_one(name: str, seats: Iterable[int]) -> Table:
    """A table where seat 1 has drawn the first button."""
    taken = list(seats)
    table = table_for(name, taken)
    first, others = ("2s", "Kc Kd Kh Ks Qc") if name == LOWBALL else ("As", "2c 2d 2h 2s 3c")
    draw(table, " ".join([first, *others.split()[: len(taken) - 1]]))
    return table


@each(
    {
        HOLDEM: rule("LBR-HE-02"),
        OMAHA: rule("LBR-OHL-02"),
        STUD: rule("LBR-S7HL-02"),
        LOWBALL: rule("LBR-LB-02"),
    }
)
def test_the_least_buy_in(name: str, ids: set[str]) -> None:
    least = 40_00 if name == LOWBALL else 30_00
    table = table_for(name)
    with pytest.raises(Illegal) as error:
        play(table, Sit(seat=1, name="Ann", chips=least - 100))
    assert error.value.reason is Reason.BUY_IN_TOO_SMALL
    assert ids <= rules(name, error.value.cite)
    assert not table.players
    play(table, Sit(seat=1, name="Ann", chips=least))
    assert table.players[1].chips == least


@each(
    {
        HOLDEM: rule("LBR-HE-P6"),
        OMAHA: rule("LBR-OHL-P7"),
        STUD: rule("LBR-S7HL-P5"),
        LOWBALL: rule("LBR-LB-P10"),
    }
)
def test_so_many_may_play(name: str, ids: set[str]) -> None:
    most = 8 if name in (STUD, LOWBALL) else 10
    table = table_for(name, range(1, most + 1))
    with pytest.raises(Illegal) as error:
        play(table, Sit(seat=most + 1, name="One too many", chips=200_00))
    assert error.value.reason is Reason.NO_SUCH_SEAT
    assert len(table.players) == most
    assert ids <= rules(name, "seat.buy-in")
    seats = {STUD: 8 * 3, LOWBALL: 8 * 2, HOLDEM: 10 * 2, OMAHA: 10 * 4}
    while not table.button:
        left = [c for c in table.game.deck.cards() if c not in table.drawn and c != JOKER]
        play(table, DrawButton(cards=tuple(left[: len(table.tied) or most])))
    play(table, NextHand())
    assert table.hand is not None
    events = finish_deal(table)
    assert events and len(table.game.deck.cards()) - len(table.hand.stock) == seats[name]
    if name == LOWBALL:
        # Forty cards are dealt and one is burned, which leaves twelve for the draw.
        assert len(table.game.deck.cards()) - 5 * most - 1 == 12
    if name == OMAHA:
        assert 4 * most + 5 + 3 == 48


def finish_deal(table: Table) -> list[AnyEvent]:
    """Chance deals until a player is asked."""
    assert table.hand is not None
    events: list[AnyEvent] = []
    while table.hand.asked and table.hand.asked[0].actor == "chance":
        events += play(table, table.hand.asked[0].sample(lambda count: 0))
    return events


@each({HOLDEM: rule("LBR-HE-P6"), LOWBALL: rule("LBR-LB-P10")})
def test_one_alone_cannot_play(name: str, ids: set[str]) -> None:
    with pytest.raises(Illegal) as error:
        play(table_for(name, [1]), NextHand())
    assert error.value.reason is Reason.NOT_ENOUGH_PLAYERS


@each(
    {
        HOLDEM: rule("LBR-HE-03"),
        OMAHA: rule("LBR-OHL-03"),
        STUD: rule("LBR-S7HL-03"),
        LOWBALL: rule("LBR-LB-04"),
    }
)
def test_the_deck(name: str, ids: set[str]) -> None:
    cards = posted(HOUSE, name).page.deck.cards()
    jokers = 1 if name == LOWBALL else 0
    assert len(cards) == len(set(cards)) == 52 + jokers
    assert cards.count(JOKER) == jokers
    assert {card[0] for card in cards if card != JOKER} == set("23456789TJQKA")
    assert {card[1] for card in cards if card != JOKER} == set("cdhs")
    assert ids <= rules(name, "deck")


@each(
    {
        HOLDEM: rule("LBR-HE-04"),
        OMAHA: rule("LBR-OHL-06"),
        STUD: rule("LBR-S7HL-06"),
    }
)
def test_the_highest_card_gets_the_button(name: str, ids: set[str]) -> None:
    for cards, seat in (
        ("8c Kh Qs 2d", 2),
        ("Kd As 2c", 2),
        ("Qs Jd Ah", 3),
    ):
        table = table_for(name, range(1, len(cards.split()) + 1))
        event = draw(table, cards)
        assert event.seat == table.button == seat
        assert ids <= rules(name, event.cite)


@rule("LBR-LB-06")
def test_at_lowball_the_lowest_card_gets_the_button() -> None:
    table = table_for(LOWBALL, range(1, 5))
    event = draw(table, "9h 4c Kd 7s")
    assert event.seat == table.button == 2
    assert "LBR-LB-06" in rules(LOWBALL, event.cite)


@rule("LBR-LB-07")
def test_ace_and_joker_are_both_the_lowest_card() -> None:
    table = table_for(LOWBALL, range(1, 4))
    event = draw(table, "Jo 2d 5h")
    assert event.seat == 1
    assert "LBR-LB-07" in rules(LOWBALL, event.cite)
    table = table_for(LOWBALL, range(1, 4))
    event = draw(table, "Jo Ac 5h")
    assert (event.seat, event.tied, table.button) == (0, (1, 2), 0)
    assert "LBR-LB-07" in rules(LOWBALL, event.cite)


@rule("LBR-RM-P3", "LBR-LB-07")
def test_equal_lowest_cards_draw_again_from_the_same_deck() -> None:
    table = table_for(LOWBALL, range(1, 4))
    event = draw(table, "Jo Ac 2d")
    assert event.tied == (1, 2)
    assert "LBR-RM-P3" in rules(LOWBALL, event.cite)
    for refused in ("3c 4c 5c", "2d 9h", "Jo 9h"):
        with pytest.raises(Illegal):
            draw(table, refused)
    with pytest.raises(Illegal):
        play(table, NextHand())
    event = draw(table, "9h 4c")
    assert event.cards == {1: "9h", 2: "4c"}
    assert (event.seat, table.button, table.tied, table.drawn) == (2, 2, (), ())


@rule("LBR-RM-P3")
@pytest.mark.parametrize("cards", ["2s 2d 5h", "Ad As 5h", "Jo Ah 5h"])
def test_suits_decide_nothing_between_equal_lowest_cards(cards: str) -> None:
    table = table_for(LOWBALL, range(1, 4))
    event = draw(table, cards)
    assert (event.seat, event.tied, table.button) == (0, (1, 2), 0)


@rule("LBR-RM-P3")
@pytest.mark.parametrize("name", [HOLDEM, OMAHA, STUD])
def test_equal_highest_cards_draw_again(name: str) -> None:
    table = table_for(name, range(1, 5))
    assert draw(table, "Ks Kc Qd Kd").tied == (1, 2, 4)
    assert draw(table, "9s 9c 2d").tied == (1, 2)
    with pytest.raises(Illegal):
        draw(table, "Ks 8h")
    event = draw(table, "3s 8h")
    assert (event.seat, table.button) == (2, 2)
    with pytest.raises(Illegal):
        draw(table_for(name, range(1, 3)), "Jo 5c")


@each(
    {
        HOLDEM: rule("LBR-HE-27", "LBR-GL-03"),
        OMAHA: rule("LBR-OHL-P4"),
        STUD: rule("LBR-S7HL-43"),
        LOWBALL: rule("LBR-LB-32"),
    }
)
def test_the_button_moves_one_seat_and_with_it_the_blinds(name: str, ids: set[str]) -> None:
    table = with_button_at_one(name, range(1, 7))
    posted_by: dict[int, list[int]] = {seat: [] for seat in range(1, 7)}
    for button in (1, 2, 3, 4, 5, 6, 1):
        (moved, *_) = play(table, NextHand())
        assert table.hand is not None
        assert table.button == table.hand.button == button
        assert table.hand.fee_seat == button
        small, big = button % 6 + 1, (button + 1) % 6 + 1
        blinds = [event for event in table.log if isinstance(event, BlindPosted)]
        assert [(e.seat, e.amount) for e in blinds] == [
            (small, 100),
            (big, 200 if name == LOWBALL else 300),
        ]
        for seat in (button, small, big):
            posted_by[seat].append(button)
        finish(table)
        if button > 1:
            assert ids & rules(name, moved.cite)
    assert [len(hands) for hands in posted_by.values()] == [4, 4, 4, 3, 3, 3]


@rule("LBR-HE-27")
def test_an_empty_seat_is_skipped() -> None:
    table = with_button_at_one(HOLDEM, [1, 3, 4])
    for button in (1, 3, 4, 1):
        play(table, NextHand())
        assert table.button == button
        finish(table)


@each(
    {
        HOLDEM: rule("LBR-HE-26"),
        OMAHA: rule("LBR-OHL-P4"),
        STUD: rule("LBR-S7HL-42"),
        LOWBALL: rule("LBR-LB-31"),
    }
)
def test_every_hand_is_dealt_from_the_whole_deck(name: str, ids: set[str]) -> None:
    table = with_button_at_one(name, range(1, 4))
    for _ in range(3):
        play(table, NextHand())
        hand = table.hand
        assert isinstance(hand, PotHand)
        assert len(hand.stock) == len(hand.deck) == (53 if name == LOWBALL else 52)
        assert not (hand.muck or hand.burns or hand.board or any(hand.down.values()))
        assert not (any(hand.up.values()) or any(hand.discards.values()))
        (ask,) = hand.asked
        assert len(ask.offers) == 1 and ask.actor == "chance"
        assert ids <= rules(name, "deck")
        finish(table, calling=True)


@rule("LBR-RM-P13")
@GAMES
def test_who_missed_the_blinds_posts_the_small_one_dead(name: str) -> None:
    big = 200 if name == LOWBALL else 300
    table = with_button_at_one(name, range(1, 7))
    play(table, SitOut(seat=3))
    for _ in range(3):
        play(table, NextHand())
        finish(table)
    assert table.players[3].missed
    (came,) = play(table, ComeIn(seat=3, how="post"))
    assert "LBR-RM-P13" in rules(name, came.cite)
    play(table, Sit(seat=7, name="New", chips=200_00)) if name != LOWBALL else None
    play(table, NextHand())
    assert isinstance(table.hand, PotHand)
    assert table.hand.posts[3].live == big
    assert table.hand.posts[3].dead == 100
    assert table.hand.bets[3] == big
    assert table.hand.dead[3] == 100
    assert table.hand.fee_seat == table.button


@rule("LBR-RM-P13")
@GAMES
def test_a_new_player_posts_the_big_blind_live_or_waits_for_it(name: str) -> None:
    big = 200 if name == LOWBALL else 300
    table = with_button_at_one(name, [1, 2, 3, 4])
    play(table, NextHand())
    finish(table)
    play(table, Sit(seat=7, name="Posts", chips=200_00))
    play(table, Sit(seat=8, name="Waits", chips=200_00))
    play(table, ComeIn(seat=7, how="post"))
    play(table, ComeIn(seat=8, how="wait"))
    play(table, NextHand())
    assert isinstance(table.hand, PotHand)
    assert table.hand.posts[7].live == big and table.hand.posts[7].dead == 0
    assert 8 not in table.hand.seats
    finish(table)
    play(table, NextHand())
    assert table.big_blind == 7
    finish(table)
    play(table, NextHand())
    assert table.big_blind == 8 and 8 in table.hand.seats
