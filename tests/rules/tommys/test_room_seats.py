"""Between hands: coming in, blinds owed, and the moves of button and blinds."""

import pytest

from cardhouse.cards import parse_cards
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.stakes import Stakes
from cardhouse.engine.pot.commands import Check
from cardhouse.engine.pot.events import BlindPosted, DeadPosted
from cardhouse.rulebook import load, open_table, posted
from cardhouse.table import play
from cardhouse.table.commands import ComeIn, DrawButton, Leave, NextHand, Sit, SitOut
from cardhouse.table.events import BlindsMissed, ButtonMoved
from cardhouse.table.rules import Seating, TableRules
from tests.kit.hands import WORDS
from tests.kit.tables import Seated, rules_cited


def offers(table: Seated) -> dict[str, int]:
    """The choices of the player in turn, with the amounts to bet or raise to."""
    (ask,) = table.hand.asked
    return {
        word: getattr(ask.offers[kind], "least", 0)
        for word, kind in WORDS.items()
        if kind in ask.offers
    }


@pytest.mark.rule("TOM-ROOM-01")
def test_the_house_has_its_name_and_address() -> None:
    room = load("tommys").room
    assert room.name == "Tommy's Casino and Saloon"
    assert room.address == "467 Main St., El Centro, CA 92243"
    assert f"{room.name}, {room.address}" in posted("tommys", "holdem").rules["TOM-ROOM-01"].text


@pytest.mark.rule("TOM-ROOM-07")
def test_collection_player_fee_and_drop_are_one_entry() -> None:
    entries = [rule for rule in load("tommys").room.rule if rule.kind == "glossary"]
    for word in ("collection", "player fee", "drop"):
        assert [rule.id for rule in entries if word in rule.text] == ["TOM-ROOM-07"]


@pytest.mark.rule("TOM-ROOM-02")
def test_a_new_table_has_a_button_before_the_first_card() -> None:
    table = Seated(range(1, 6))
    error = table.refused(NextHand(), Reason.NOT_OFFERED)
    assert "TOM-ROOM-02" in rules_cited([error])
    table.play(DrawButton(cards=parse_cards("2c 3c Kc 4c 5c")))
    assert table.table.button == 3
    events = table.play(NextHand())
    assert isinstance(events[0], ButtonMoved)
    assert "TOM-ROOM-02" in rules_cited(events[:1])
    assert table.hand.button == 3
    assert table.hand.seats == (4, 5, 1, 2, 3)
    table.finish()


@pytest.mark.rule("TOM-ROOM-P5")
@pytest.mark.parametrize(
    ("cards", "button"),
    [("Kd Ks 9h", 5), ("Kd Kh 9h", 5), ("Kd Kc 9h", 2), ("2c 2d 3c", 8), ("Ac Ks Kh", 2)],
)
def test_the_highest_card_gets_the_first_button(cards: str, button: int) -> None:
    table = Seated((2, 5, 8))
    (drawn,) = table.play(DrawButton(cards=parse_cards(cards)))
    assert "TOM-ROOM-P5" in rules_cited([drawn])
    assert table.table.button == button
    assert table.start().button == button


@pytest.mark.rule("TOM-ROOM-P5")
@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ("Kd Ks", Reason.NOT_OFFERED),
        ("Kd Ks 9h 2c", Reason.NOT_OFFERED),
        ("Kd Kd 9h", Reason.WRONG_CARDS),
        ("Kd Jo 9h", Reason.WRONG_CARDS),
    ],
)
def test_a_draw_needs_one_card_for_each_player(cards: str, reason: Reason) -> None:
    table = Seated((2, 5, 8))
    names = tuple(parse_cards(part)[0] for part in cards.split())
    table.refused(DrawButton(cards=names), reason)
    table.play(DrawButton(cards=parse_cards("Kd Ks 9h")))
    table.refused(DrawButton(cards=parse_cards("Kd Ks 9h")), Reason.NOT_OFFERED)


@pytest.mark.rule("TOM-ROOM-16")
def test_the_button_moves_to_the_left_and_comes_round() -> None:
    table = Seated(range(1, 7), button=4)
    buttons = []
    for _ in range(4):
        table.start()
        buttons.append(table.blinds())
        table.finish(by_default=True)
    assert buttons == [
        (4, [(5, 1_00), (6, 2_00)]),
        (5, [(6, 1_00), (1, 2_00)]),
        (6, [(1, 1_00), (2, 2_00)]),
        (1, [(2, 1_00), (3, 2_00)]),
    ]
    moved = [event for event in table.log if isinstance(event, ButtonMoved)]
    assert "TOM-ROOM-16" in rules_cited(moved[1:2])


@pytest.mark.rule("TOM-ROOM-P6")
def test_the_button_passes_over_a_seat_whose_player_has_left() -> None:
    table = Seated(range(1, 7), button=4)
    table.hands(1)
    table.play(Leave(seat=5))
    table.start()
    assert table.blinds() == (6, [(1, 1_00), (2, 2_00)])
    moved = next(e for e in reversed(table.log) if isinstance(e, ButtonMoved))
    assert "TOM-ROOM-P6" in rules_cited([moved])


@pytest.mark.rule("TOM-ROOM-P6")
def test_the_button_passes_over_a_player_who_is_broke_or_away() -> None:
    table = Seated(range(1, 7), button=4)
    table.hands(1)
    table.sit_out(5)
    events = table.play(NextHand())
    table.deal()
    assert table.blinds() == (6, [(1, 1_00), (2, 2_00)])
    assert 5 not in table.hand.seats
    # The button passed seat 5, not yet the blinds: those pass it in the next round but three.
    assert not any(isinstance(event, BlindsMissed) for event in events)
    table.finish(by_default=True)
    table.hands(2)
    assert not table.player(5).missed
    events = table.play(NextHand())
    (missed,) = [event for event in events if isinstance(event, BlindsMissed)]
    assert missed.seat == 5
    assert table.player(5).missed
    assert {"TOM-HE-61"} <= rules_cited([missed])


@pytest.mark.rule("TOM-ROOM-P6")
def test_a_player_who_busts_is_not_dealt_in() -> None:
    chips = dict.fromkeys(range(1, 5), 200_00) | {4: 20_00}
    table = Seated(range(1, 5), button=3, chips=chips)
    for _ in range(20):
        if table.player(4).chips:
            table.start()
            table.finish(wild=True)
    assert table.player(4).standing == "out"
    table.start()
    assert 4 not in table.hand.seats
    assert table.refused(ComeIn(seat=4, how="post"), Reason.NO_BLIND_OWED)


@pytest.mark.rule("TOM-ROOM-P4")
@pytest.mark.parametrize(
    ("leaves", "button", "blinds"),
    [
        # Button 1, blinds 2 and 3. The big blind would be seat 3 again: it gets the button.
        (1, 3, [(3, 1_00), (2, 2_00)]),
        (2, 3, [(3, 1_00), (1, 2_00)]),
        (3, 2, [(2, 1_00), (1, 2_00)]),
    ],
)
def test_nobody_posts_the_full_blind_twice_in_a_row_when_two_are_left(
    leaves: int, button: int, blinds: list[tuple[int, int]]
) -> None:
    table = Seated((1, 2, 3), button=1)
    table.hands(1)
    assert table.blinds() == (1, [(2, 1_00), (3, 2_00)])
    table.play(Leave(seat=leaves))
    table.start()
    assert table.blinds() == (button, blinds)
    # The button acts first before the flop, the other player after it.
    other = next(seat for seat in table.hand.seats if seat != button)
    assert [ask.actor for ask in table.hand.asked] == [button]
    table.act(f"{button} call", f"{other} check")
    assert [ask.actor for ask in table.hand.asked] == [other]
    table.finish()
    table.start()
    assert table.blinds() == (other, [(other, 1_00), (button, 2_00)])
    moved = [event for event in table.log if isinstance(event, ButtonMoved)]
    assert ("TOM-ROOM-P4" in rules_cited([moved[1]])) is (leaves == 1)


@pytest.mark.rule("TOM-ROOM-P10")
@pytest.mark.parametrize(("small", "least"), [(2_00, 20_00), (8_00, 80_00)])
def test_without_a_buy_in_of_its_own_a_table_asks_for_ten_minimum_bets(
    small: int, least: int
) -> None:
    stakes = Stakes(small_bet=small, big_bet=2 * small, blinds=(small // 2, small))
    assert TableRules(name="stud", stakes=stakes).least_buy_in(Seating()) == least


@pytest.mark.rule("TOM-ROOM-P10")
@pytest.mark.parametrize(
    ("table", "least"), [("$1", 20_00), ("$1 double tops", 20_00), ("$2", 40_00)]
)
def test_pan_asks_for_twenty_chips_of_the_tables_unit(table: str, least: int) -> None:
    pan = open_table(posted("tommys", "pan"), table)
    with pytest.raises(Illegal) as error:
        play(pan, Sit(seat=1, name="Ada", chips=least - 1))
    assert error.value.reason is Reason.BUY_IN_TOO_SMALL
    assert "TOM-ROOM-P10" in rules_cited([error.value], "pan")
    play(pan, Sit(seat=1, name="Ada", chips=least))
    assert pan.players[1].chips == least


@pytest.mark.rule("TOM-ROOM-P10")
def test_who_brings_less_than_the_buy_in_gets_no_seat() -> None:
    table = Seated()
    error = table.refused(Sit(seat=1, name="Ada", chips=19_99), Reason.BUY_IN_TOO_SMALL)
    assert "TOM-ROOM-P10" in rules_cited([error])
    table.sit(1, 20_00)
    assert table.player(1).chips == 20_00
    table.refused(Sit(seat=1, name="Ben", chips=20_00), Reason.SEAT_TAKEN)
    table.refused(Sit(seat=11, name="Ben", chips=20_00), Reason.NO_SUCH_SEAT)
    table.refused(Sit(seat=0, name="Ben", chips=20_00), Reason.NO_SUCH_SEAT)


def with_a_new_player(seat: int = 5) -> Seated:
    """Seats 1 2 3 4 6; the next button is 1, its blinds 2 and 3; a new player sits down."""
    table = Seated([s for s in range(1, 7) if s != seat], button=6)
    table.hands(1)
    table.sit(seat)
    return table


@pytest.mark.rule("TOM-HE-58", "TOM-HE-59")
def test_a_new_player_posts_the_big_blind_and_is_dealt_in_at_once() -> None:
    table = with_a_new_player()
    assert table.player(5).standing == "owing"
    events = table.post(5)
    assert "TOM-HE-58" in rules_cited(events)
    table.start()
    assert table.blinds() == (1, [(2, 1_00), (3, 2_00), (5, 2_00)])
    posts = [event for event in table.table.log if isinstance(event, BlindPosted)]
    assert "TOM-HE-59" in rules_cited(posts[-1:])
    assert table.hand.seats == (2, 3, 4, 5, 6, 1)
    assert len(table.hand.down[5]) == 2
    assert (table.hand.chips[5], table.hand.dead[5]) == (198_00, 0)
    table.finish(by_default=True)
    # From then on the player is in the game like everybody else, and owes nothing.
    assert table.player(5).standing == "in"
    table.start()
    assert table.blinds() == (2, [(3, 1_00), (4, 2_00)])
    assert 5 in table.hand.seats


@pytest.mark.rule("TOM-HE-58")
def test_or_he_waits_until_the_big_blind_reaches_him() -> None:
    table = with_a_new_player()
    table.wait(5)
    seen = []
    for _ in range(3):
        table.start()
        seen.append((table.blinds(), 5 in table.hand.seats))
        table.finish(by_default=True)
    assert seen == [
        ((1, [(2, 1_00), (3, 2_00)]), False),
        ((2, [(3, 1_00), (4, 2_00)]), False),
        ((3, [(4, 1_00), (5, 2_00)]), True),
    ]
    assert table.player(5).standing == "in"


@pytest.mark.rule("TOM-HE-58")
def test_who_does_not_choose_is_not_dealt_in_and_cannot_get_in_for_nothing() -> None:
    table = with_a_new_player()
    table.hands(6)
    assert table.player(5).chips == 200_00
    assert not any(5 in getattr(event, "stacks", {}) for event in table.log)
    # Sitting out and coming back is no way around the blind.
    table.play(SitOut(seat=5))
    table.post(5)
    table.start()
    assert (5, 2_00) in table.blinds()[1]


@pytest.mark.rule("TOM-HE-58")
def test_at_the_start_of_a_game_nobody_owes_anything() -> None:
    table = Seated((1, 2, 3), button=1)
    table.sit(4)
    assert table.refused(ComeIn(seat=4, how="post"), Reason.NO_BLIND_OWED)
    table.start()
    assert table.blinds() == (1, [(2, 1_00), (3, 2_00)])
    assert table.hand.seats == (2, 3, 4, 1)


@pytest.mark.rule("TOM-HE-59")
def test_the_post_is_his_live_bet_with_the_right_to_raise() -> None:
    table = with_a_new_player()
    table.post(5)
    table.start()
    table.act("4 call")
    assert offers(table) == {"fold": 0, "check": 0, "raise": 4_00}
    table.play(Check(5))
    table.finish()


@pytest.mark.rule("TOM-HE-59")
def test_raised_he_calls_the_rest_raises_or_folds() -> None:
    table = with_a_new_player()
    table.post(5)
    table.start()
    table.act("4 raise 4")
    assert offers(table) == {"fold": 0, "call": 0, "raise": 6_00}
    table.act("5 call")
    assert table.hand.bets[5] == 4_00
    assert table.hand.chips[5] == 196_00
    table.finish()


@pytest.mark.rule("TOM-HE-60")
def test_nobody_comes_in_between_the_blinds() -> None:
    table = with_a_new_player(3)
    error = table.refused(ComeIn(seat=3, how="post"), Reason.BETWEEN_BLINDS)
    assert "TOM-HE-60" in rules_cited([error])
    table.start()
    assert table.blinds() == (1, [(2, 1_00), (4, 2_00)])
    assert 3 not in table.hand.seats
    table.finish(by_default=True)
    # Next the button is in seat 2: seat 3 is still between it and the big blind in seat 5.
    table.refused(ComeIn(seat=3, how="post"), Reason.BETWEEN_BLINDS)
    table.hands(1)
    assert table.blinds() == (2, [(4, 1_00), (5, 2_00)])
    # Now the button passes seat 3, which has the choice.
    table.post(3)
    table.start()
    assert table.blinds() == (4, [(5, 1_00), (6, 2_00), (3, 2_00)])
    table.finish()


@pytest.mark.rule("TOM-HE-60", "TOM-HE-58")
def test_once_the_button_has_passed_he_may_wait_as_well() -> None:
    table = with_a_new_player(3)
    table.hands(2)
    table.wait(3)
    table.hands(1)
    assert 3 not in table.hand.seats
    # Buttons 5, 6, 1: the big blind reaches seat 3 when the button is in seat 1.
    table.hands(3)
    assert table.blinds() == (1, [(2, 1_00), (3, 2_00)])


def away(seat: int, hands: int) -> Seated:
    """Seats 1 to 6, button 6 first; after the first hand a player is away for this many hands."""
    table = Seated(range(1, 7), button=6)
    table.hands(1)
    table.sit_out(seat)
    table.hands(hands)
    return table


@pytest.mark.rule("TOM-HE-61", "TOM-HE-62")
def test_who_missed_his_blinds_posts_them_all_the_small_one_dead() -> None:
    table = away(3, 3)
    assert table.blinds() == (4, [(5, 1_00), (6, 2_00)])
    assert table.player(3).missed
    events = table.post(3)
    assert "TOM-HE-61" in rules_cited(events)
    table.start()
    assert table.blinds() == (5, [(6, 1_00), (1, 2_00), (3, 2_00)])
    (dead,) = [event for event in table.table.log if isinstance(event, DeadPosted)]
    assert (dead.seat, dead.amount) == (3, 1_00)
    assert "TOM-HE-62" in rules_cited([dead])
    hand = table.hand
    assert (hand.chips[3], hand.bets[3], hand.dead[3]) == (197_00, 2_00, 1_00)
    assert hand.chips["pot"] == 6_00
    table.act("2 call")
    assert offers(table) == {"fold": 0, "check": 0, "raise": 4_00}
    table.finish()
    # Seat 3 owes nothing any more.
    assert not table.player(3).missed
    table.start()
    assert hand_free_of_dead(table)


def hand_free_of_dead(table: Seated) -> bool:
    return not any(table.hand.dead.values())


@pytest.mark.rule("TOM-HE-61")
def test_or_he_waits_for_his_big_blind_and_posts_only_that() -> None:
    table = away(3, 3)
    table.wait(3)
    table.hands(2)
    assert 3 not in table.hand.seats
    table.start()
    assert table.blinds() == (1, [(2, 1_00), (3, 2_00)])
    assert hand_free_of_dead(table)
    assert table.hand.chips[3] == 198_00
    table.finish(by_default=True)
    assert not table.player(3).missed


@pytest.mark.rule("TOM-HE-61")
def test_who_comes_back_before_the_blinds_pass_him_owes_nothing() -> None:
    table = Seated(range(1, 7), button=6)
    table.hands(1)
    table.sit_out(5)
    table.hands(1)
    assert 5 not in table.hand.seats
    table.post(5)
    table.start()
    assert table.blinds() == (2, [(3, 1_00), (4, 2_00)])
    assert 5 in table.hand.seats
    assert hand_free_of_dead(table)


@pytest.mark.rule("TOM-HE-61", "TOM-HE-60")
def test_nor_does_he_come_back_between_the_blinds() -> None:
    table = away(3, 1)
    assert table.blinds() == (1, [(2, 1_00), (4, 2_00)])
    error = table.refused(ComeIn(seat=3, how="post"), Reason.BETWEEN_BLINDS)
    assert "TOM-HE-60" in rules_cited([error])


@pytest.mark.rule("TOM-HE-61")
def test_who_goes_away_in_mid_hand_for_any_reason_owes_the_same() -> None:
    table = Seated(range(1, 7), button=6)
    table.start()
    table.sit_out(3)
    table.finish(by_default=True)
    table.hands(3)
    assert table.player(3).missed
    table.post(3)
    table.start()
    assert table.hand.dead[3] == 1_00
