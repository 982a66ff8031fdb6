"""The terms of commands between hands, tried on both sides of each limit."""

from collections.abc import Iterable
from typing import Any

import pytest

from cardhouse.cards import parse_cards
from cardhouse.table.commands import (
    AdmitToTable,
    BarFromTable,
    BuyChips,
    ChangeSeat,
    ComeIn,
    DrawButton,
    Expel,
    ListFirst,
    MoveIn,
    MoveOut,
    NameGame,
    NextHand,
    PayBonus,
    PostRule,
    Sit,
)
from cardhouse.table.table import Role
from cardhouse.table.terms import (
    Absent,
    Admission,
    Arrival,
    Barring,
    Chips,
    Coming,
    Drawing,
    Expulsion,
    Games,
    Listing,
    Moving,
    Notice,
    Places,
    Prize,
    Terms,
)

BOTH_WORDS = [("", ""), (" ", "Floor"), ("cheating", " "), ("cheating", "Floor")]


def allowed(terms: Terms, commands: Iterable[Any]) -> list[bool]:
    return [terms.allows(command) for command in commands]


def test_a_command_that_says_nothing_more_is_allowed_as_it_is() -> None:
    assert Terms().allows(NextHand()) and Terms().allows_any()
    assert Terms().sample(lambda count: 0) == {}


@pytest.mark.parametrize(
    ("least", "step", "chips"),
    [
        (0, 1, {-1: False, 0: False, 1: True}),
        (0, 50, {-50: False, 0: False, 25: False, 50: True}),
        (100, 50, {50: False, 99: False, 100: True, 101: False, 125: False, 150: True}),
    ],
)
def test_chips_are_bought_in_steps_from_the_least(
    least: int, step: int, chips: dict[int, bool]
) -> None:
    terms = Chips(least=least, step=step)
    assert {much: terms.allows(BuyChips(seat=1, chips=much)) for much in chips} == chips


@pytest.mark.parametrize(("least", "first"), [(0, 50), (1, 50), (50, 50), (51, 100), (120, 150)])
def test_sampled_chips_begin_with_the_first_step_that_is_enough(least: int, first: int) -> None:
    terms = Chips(least=least, step=50)
    assert terms.sample(lambda count: 0) == {"chips": first}
    assert terms.sample(lambda count: count - 1) == {"chips": first + 50 * 19}


def places(rail: int = 11) -> Places:
    return Places(
        least=100, step=50, seats=(2, 5), banks=(8,), rail=rail, standing=(13,) if rail else ()
    )


def sit(seat: int, chips: int = 100, role: Role = "player") -> Sit:
    return Sit(seat=seat, name="Ann", chips=chips, role=role)


def test_a_seat_of_the_list_is_taken_with_the_least_buy_in() -> None:
    tried = (sit(2), sit(5), sit(3), sit(8), sit(2, 99), sit(2, 50), sit(2, 150), sit(2, 125))
    assert allowed(places(), tried) == [True, True, False, False, False, False, True, False]


def test_a_standing_bank_takes_only_a_place_of_its_own() -> None:
    tried = (sit(8, role="bank"), sit(2, role="bank"), sit(8, 50, "bank"), sit(12, role="bank"))
    assert allowed(places(), tried) == [True, False, False, False]


def test_at_the_rail_any_chips_in_steps_are_enough() -> None:
    tried = (sit(11, 50), sit(12, 50), sit(10, 100), sit(13, 50), sit(12, 0), sit(12, 25))
    assert allowed(places(), tried) == [True, True, False, False, False, False]
    cents = Places(least=100, step=1, seats=(), banks=(), rail=1, standing=())
    assert allowed(cents, (sit(1, 0), sit(1, 1))) == [False, True]


def test_nobody_stands_at_a_rail_that_is_not_there() -> None:
    assert allowed(places(rail=0), (sit(11), sit(12), sit(0), sit(2))) == [
        False,
        False,
        False,
        True,
    ]


def test_a_place_may_be_had_as_long_as_one_of_the_three_kinds_is_left() -> None:
    none: dict[str, Any] = {"least": 1, "step": 1}
    none |= {"seats": (), "banks": (), "rail": 0, "standing": ()}
    assert not Places(**none).allows_any()
    kinds: list[dict[str, Any]] = [{"seats": (1,)}, {"banks": (1,)}, {"rail": 11}]
    one_left = [Places(**{**none, **kind}) for kind in kinds]
    assert [terms.allows_any() for terms in one_left] == [True, True, True]
    taken = [terms.sample(lambda count: count - 1)["seat"] for terms in one_left]
    assert taken == [1, 1, 12]
    assert one_left[1].sample(lambda count: 0)["role"] == "bank"


def test_a_sampled_place_at_the_rail_is_behind_all_who_stand_there() -> None:
    found = places().sample(lambda count: count - 1)
    assert found["seat"] == 14
    assert places().allows(Sit(name="Ann", **found))


def test_the_ways_into_the_game_are_those_listed() -> None:
    tried = (ComeIn(seat=1, how="post"), ComeIn(seat=1, how="wait"))
    assert allowed(Coming(how=("wait",)), tried) == [False, True]
    assert Coming(how=("post", "wait")).sample(lambda count: count - 1) == {"how": "wait"}


@pytest.mark.parametrize(
    ("cards", "may"),
    [("As Kd", True), ("As", False), ("As Kd Qc", False), ("As As", False), ("As 2c", False)],
)
def test_cards_for_the_button_are_as_many_as_asked_and_all_different(cards: str, may: bool) -> None:
    terms = Drawing(cards=parse_cards("As Kd Qc"), count=2)
    assert terms.allows(DrawButton(cards=parse_cards(cards))) is may
    assert terms.sample(lambda count: 0) == {"cards": parse_cards("As Kd")}


def test_a_game_is_named_out_of_the_list_or_not_at_all() -> None:
    terms = Games(titles={"holdem": "Hold'em"}, same="holdem")
    tried = [NameGame(seat=1, game=name) for name in ("", "holdem", "pan")]
    assert allowed(terms, tried) == [True, True, False]
    assert terms.sample(lambda count: count - 1) == {"game": "holdem"}


def test_each_absent_player_is_dealt_in_once() -> None:
    tried = [NextHand(absent=seats) for seats in ((), (2,), (2, 5), (2, 2), (3,), (2, 3))]
    assert allowed(Absent(seats=(2, 5)), tried) == [True, True, True, False, False, False]


def test_a_prize_is_paid_for_its_own_hand_and_to_those_who_share_it() -> None:
    def pay(bonus: str = "jackpot", hand: int = 7, *seats: int) -> PayBonus:
        return PayBonus(bonus=bonus, hand=hand, shares=dict.fromkeys(seats, 100))

    terms = Prize(bonus="jackpot", hand=7, seats=(2, 5))
    tried = (pay(), pay("jackpot", 7, 5), pay("other"), pay("jackpot", 8), pay("jackpot", 7, 2, 3))
    assert allowed(terms, tried) == [True, True, False, False, False]
    assert terms.allows(pay("jackpot", 7, 2, 5))


def test_an_expulsion_is_signed_and_has_a_reason() -> None:
    tried = [Expel(seat=2, reason=reason, by=by) for reason, by in BOTH_WORDS]
    assert allowed(Expulsion(seats=(2,)), tried) == [False, False, False, True]
    assert not Expulsion(seats=(2,)).allows(Expel(seat=3, by="Floor", reason="cheating"))
    assert Expulsion(seats=(2,)).allows_any() and not Expulsion(seats=()).allows_any()


def test_a_posted_rule_is_signed_and_says_something() -> None:
    tried = [PostRule(text=text, by=by, at=0) for text, by in BOTH_WORDS]
    assert allowed(Notice(at=0), tried) == [False, False, False, True]


def last(count: int) -> int:
    """The last of so many choices."""
    return count - 1


def test_anybody_who_is_not_barred_yet_is_barred_with_a_name_and_a_reason() -> None:
    words = [("Zoe", "noise", "Flo"), ("", "noise", "Flo"), ("Zoe", " ", "Flo"), ("Zoe", "x", "")]
    words.append(("Yan", "noise", "Flo"))
    tried = [BarFromTable(name=name, reason=reason, by=by) for name, reason, by in words]
    assert allowed(Barring(barred=("Yan",)), tried) == [True, False, False, False, False]
    assert Barring(barred=()).allows_any()
    assert Barring(barred=()).sample(last)["name"] == "guest-999"


def test_only_somebody_barred_is_admitted_again_and_with_a_name_below_it() -> None:
    terms = Admission(barred=("Yan", "Zoe"))
    tried = [AdmitToTable(name=n, by=by) for n, by in [("Yan", "Flo"), ("Yan", " "), ("Al", "Flo")]]
    assert allowed(terms, tried) == [True, False, False]
    assert terms.allows_any() and not Admission(barred=()).allows_any()
    assert terms.sample(last) == {"name": "Zoe", "by": "Floor"}


def test_a_seat_is_changed_for_a_free_one_with_a_name_below_it() -> None:
    terms = Moving(seats=(2, 5), places=(3, 7))
    tried = [
        ChangeSeat(seat=seat, to=to, by=by)
        for seat, to, by in [(2, 3, "Flo"), (5, 7, "Flo"), (2, 5, "Flo"), (3, 7, "Flo"), (2, 3, "")]
    ]
    assert allowed(terms, tried) == [True, True, False, False, False]
    assert terms.sample(last) == {"seat": 5, "to": 7, "by": "Floor"}


def test_another_table_needs_no_free_seat_here_but_a_name() -> None:
    terms = Moving(seats=(2,), away=True)
    tried = [
        MoveOut(seat=seat, to=to, by=by)
        for seat, to, by in [(2, "there", "Flo"), (2, " ", "Flo"), (3, "x", "Flo"), (2, "x", " ")]
    ]
    assert allowed(terms, tried) == [True, False, False, False]
    assert terms.sample(last) == {"seat": 2, "to": "elsewhere", "by": "Floor"}


@pytest.mark.parametrize(
    ("seats", "places", "away", "some"),
    [
        ((2,), (3,), False, True),
        ((2,), (), False, False),
        ((2,), (), True, True),
        ((), (3,), False, False),
        ((), (), True, False),
    ],
)
def test_a_player_and_a_place_make_a_move(
    seats: tuple[int, ...], places: tuple[int, ...], away: bool, some: bool
) -> None:
    assert Moving(seats=seats, places=places, away=away).allows_any() is some


def come(
    seat: int = 3, name: str = "Zoe", chips: int = 300, by: str = "Flo", owed: int = 0
) -> MoveIn:
    return MoveIn(seat=seat, name=name, chips=chips, by=by, time_owed=owed)


def test_somebody_of_another_table_comes_to_a_free_seat_by_a_name_of_their_own() -> None:
    terms = Arrival(places=(3, 7), others=("Yan",), chips=(100,))
    tried = (come(), come(7), come(4), come(name="Yan"), come(name=" "), come(by=" "))
    assert allowed(terms, tried) == [True, True, False, False, False, False]
    assert terms.allows_any() and not Arrival(places=(), others=(), chips=(100,)).allows_any()


def test_chips_from_another_table_are_whole_ones_of_every_game_here() -> None:
    terms = Arrival(places=(3,), others=(), chips=(50, 75))
    brought = {-150: False, 0: False, 50: False, 75: False, 150: True, 200: False, 300: True}
    assert {chips: terms.allows(come(chips=chips)) for chips in brought} == brought
    cents = Arrival(places=(3,), others=(), chips=(1,))
    assert allowed(cents, [come(chips=chips) for chips in (-1, 0, 1)]) == [False, False, True]
    least, most = terms.sample(lambda count: 0), terms.sample(last)
    assert (least["chips"], most["chips"], most["name"]) == (150, 20 * 150, "guest-999")


def test_nobody_comes_with_less_than_nothing_to_pay() -> None:
    terms = Arrival(places=(3,), others=(), chips=(1,))
    assert allowed(terms, [come(owed=owed) for owed in (-1, 0, 1)]) == [False, True, True]


def test_anybody_who_is_not_here_goes_to_the_head_of_the_list_with_a_name_below_it() -> None:
    terms = Listing(others=("Yan",))
    words = [("Zoe", "Flo"), ("Yan", "Flo"), (" ", "Flo"), ("Zoe", " ")]
    tried = [ListFirst(name=name, by=by) for name, by in words]
    assert allowed(terms, tried) == [True, False, False, False]
    assert terms.sample(last) == {"name": "guest-999", "by": "Floor"}
