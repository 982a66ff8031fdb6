"""Tommy's Omaha, both games: sizes, caps, check and raise, string bets, chips, buy-ins."""

import shutil
from pathlib import Path

import pytest

from cardhouse.engine.core.events import BackedUp, Ruled
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pot.commands import Call
from cardhouse.engine.pot.deal_events import Misdealt
from cardhouse.engine.pot.events import BlindPosted, Called, Checked, PotAwarded, Raised
from cardhouse.engine.pot.rules import Betting
from cardhouse.floor.pot.reports import CallMisdeal, ChipsPushed, StringRaise
from cardhouse.rulebook import examine, posted
from cardhouse.rulebook.files import shipped
from cardhouse.table.commands import Sit
from tests.kit.hands import Dealt
from tests.kit.rulings import detail_of
from tests.kit.tables import Seated, rules_cited
from tests.rules.tommys.omaha import HI, HILO, both, omaha, rules


def on_the(street: int, name: str = HILO, seats: int = 3, table: str = "4-8") -> Dealt:
    """A hand checked on to a street: 1 is the flop, 3 the river; seat 1 opens."""
    dealt = Dealt(omaha(name, table), seats=seats)
    for _ in range(street):
        dealt.check_round()
    return dealt


@both(pytest.mark.rule("TOM-OM-P3"), pytest.mark.rule("TOM-OHL-20"))
def test_the_buy_in_is_ten_minimum_bets(name: str, ids: set[str]) -> None:
    post = posted("tommys", name)
    least = {table.name: table.least_buy_in(post.page.seating) for table in post.page.table}
    assert least == {"2-4": 20_00, "4-8": 40_00, "8-16": 80_00}
    table = Seated(game=name, name="4-8")
    error = table.refused(Sit(seat=1, name="Ada", chips=39_00), Reason.BUY_IN_TOO_SMALL)
    assert ids <= rules_cited([error], name)
    assert ids <= rules_cited(table.sit(1, 40_00), name)


@pytest.mark.rule("TOM-OM-P3")
def test_a_table_with_eleven_seats_is_refused(tmp_path: Path) -> None:
    place = tmp_path / "tommys"
    shutil.copytree(str(shipped() / "tommys"), place)
    page = place / f"{HI}.toml"
    text = page.read_text(encoding="utf-8")
    assert "most = 10" in text
    page.write_text(text.replace("most = 10", "most = 11"), encoding="utf-8")
    (fault,) = examine(place)[1]
    assert (fault.file, fault.path) == (f"tommys/{HI}.toml", "$.seating.most")


@both(pytest.mark.rule("TOM-OM-P3"), pytest.mark.rule("TOM-OHL-46"))
@pytest.mark.parametrize(("street", "bet"), [(1, 4), (2, 8), (3, 8)])
def test_the_small_bet_in_two_rounds_and_the_big_one_in_two(
    name: str, ids: set[str], street: int, bet: int
) -> None:
    assert on_the(0, name).range("raise") == (8_00, 8_00)
    dealt = on_the(street, name)
    assert dealt.range("bet") == (bet * 100, bet * 100)
    assert ids <= dealt.refused(f"1 bet {bet + 1}", Reason.WRONG_AMOUNT)
    dealt.act(f"1 bet {bet}", f"2 raise {2 * bet}")
    assert ids <= rules(name, dealt.events(Raised)[0].cite)
    assert ids <= rules(name, dealt.events(Raised)[1].cite)


@pytest.mark.rule("TOM-OM-04")
def test_check_and_raise_is_permitted_in_omaha_hi() -> None:
    dealt = on_the(1, HI).act("1 check", "2 bet 4", "3 call")
    assert dealt.offers == {"fold", "call", "raise"}
    dealt.act("1 raise 8")
    assert "TOM-OM-04" in rules(HI, dealt.events(Raised)[-1].cite)


@pytest.mark.rule("TOM-OHL-21")
@pytest.mark.parametrize("street", [1, 2, 3])
def test_who_has_checked_may_only_call_or_fold(street: int) -> None:
    bet = 4 if street == 1 else 8
    dealt = on_the(street).act("1 check", f"2 bet {bet}", "3 call")
    assert dealt.turn == 1
    assert dealt.offers == {"call", "fold"}
    assert "TOM-OHL-21" in dealt.refused(f"1 raise {2 * bet}", Reason.NO_CHECK_RAISE)
    # Another player's raise does not restore the right.
    dealt = on_the(street).act("1 check", f"2 bet {bet}", f"3 raise {2 * bet}")
    assert dealt.offers == {"call", "fold"}
    dealt.act("1 call", f"2 raise {3 * bet}", "3 call")
    assert dealt.offers == {"call", "fold"}


@pytest.mark.rule("TOM-OHL-21")
def test_in_the_next_round_the_check_is_forgotten_and_a_table_may_switch_it_on() -> None:
    dealt = on_the(1).act("1 check", "2 bet 4", "3 call", "1 call", "1 bet 8", "2 raise 16")
    dealt.act("3 fold")
    assert dealt.offers == {"fold", "call", "raise"}
    assert not posted("tommys", HILO).said("betting").check_raise
    free = Dealt(omaha(HILO, betting=Betting(check_raise=True)), seats=3).check_round()
    free.act("1 check", "2 bet 4", "3 call")
    assert free.offers == {"fold", "call", "raise"}


@both(pytest.mark.rule("TOM-OM-04"), pytest.mark.rule("TOM-OHL-22"))
def test_one_bet_and_three_raises(name: str, ids: set[str]) -> None:
    dealt = on_the(2, name).act("1 bet 8", "2 raise 16", "3 raise 24", "1 raise 32")
    assert [event.to for event in dealt.events(Raised)] == [8_00, 16_00, 24_00, 32_00]
    assert dealt.offers == {"fold", "call"}
    assert ids <= dealt.refused("2 raise 40", Reason.CAPPED)
    dealt.act("2 call")
    assert ids <= dealt.refused("3 raise 40", Reason.CAPPED)


@pytest.mark.rule("TOM-OHL-23")
def test_a_third_player_who_drops_out_during_the_round_leaves_the_cap() -> None:
    dealt = on_the(3, table="2-4")
    dealt.act("1 bet 4", "2 raise 8", "3 fold", "1 raise 12", "2 raise 16")
    assert dealt.offers == {"call", "fold"}
    assert "TOM-OHL-23" in dealt.refused("1 raise 20", Reason.CAPPED)


@pytest.mark.rule("TOM-OHL-23")
def test_two_before_the_round_began_raise_without_limit() -> None:
    dealt = on_the(2, table="2-4").act("1 bet 4", "2 call", "3 fold")
    assert len(dealt.hand.board) == 5
    dealt.act("1 bet 4", "2 raise 8", "1 raise 12", "2 raise 16")
    assert dealt.range("raise") == (20_00, 20_00)
    dealt.act("1 raise 20")
    assert "TOM-OHL-23" in rules(HILO, dealt.events(Raised)[-1].cite)
    for to in range(24, 60, 4):
        dealt.act(f"{dealt.turn} raise {to}")


@pytest.mark.rule("TOM-OM-04")
def test_in_omaha_hi_the_cap_falls_as_in_holdem_with_the_third_last_fold() -> None:
    dealt = on_the(3, HI, table="2-4")
    dealt.act("1 bet 4", "2 raise 8", "3 fold", "1 raise 12", "2 raise 16")
    assert dealt.range("raise") == (20_00, 20_00)
    dealt.act("1 raise 20")
    assert "TOM-OM-04" in rules(HI, dealt.events(Raised)[-1].cite)


@both(pytest.mark.rule("TOM-OM-04"), pytest.mark.rule("TOM-OHL-24"))
def test_chips_added_in_a_second_motion_do_not_raise(name: str, ids: set[str]) -> None:
    dealt = on_the(1, name).act("1 bet 4")
    chips = dealt.hand.chips[2]
    ruled, called = dealt.report(ChipsPushed(seat=2, motions=(4_00, 4_00)))
    assert isinstance(ruled, Ruled) and isinstance(called, Called)
    assert (called.amount, detail_of(ruled)) == (4_00, "Seat 2 takes back $4")
    assert ids <= rules(name, ruled.cite)
    assert dealt.hand.chips[2] == chips - 4_00
    announced = on_the(1, name).act("1 bet 4")
    events = announced.report(ChipsPushed(seat=2, motions=(4_00, 4_00), announced=True))
    assert isinstance(events[1], Raised) and events[1].to == 8_00


@both(pytest.mark.rule("TOM-OM-04"), pytest.mark.rule("TOM-OHL-24"))
def test_only_a_player_with_a_live_hand_may_protest(name: str, ids: set[str]) -> None:
    dealt = Dealt(omaha(name), seats=6).act("3 fold", "4 raise 8")
    for stranger in (3, 0):
        assert ids <= dealt.refused(StringRaise(by=stranger), Reason.NOT_LIVE)
    ruled, backed_up, called = dealt.report(StringRaise(by=5))
    assert isinstance(backed_up, BackedUp) and isinstance(called, Called)
    assert ids <= rules(name, ruled.cite) & rules(name, backed_up.cite)
    assert (dealt.hand.bets[4], dealt.turn) == (4_00, 5)


@both(pytest.mark.rule("TOM-OM-04"), pytest.mark.rule("TOM-OHL-25"))
def test_a_silent_larger_chip_is_a_call(name: str, ids: set[str]) -> None:
    dealt = on_the(2, name).act("1 bet 8")
    ruled, called = dealt.report(ChipsPushed(seat=2, motions=(25_00,), single=True))
    assert isinstance(ruled, Ruled) and isinstance(called, Called)
    assert (called.amount, detail_of(ruled)) == (8_00, "Seat 2 takes back $17")
    assert ids <= rules(name, ruled.cite)
    events = dealt.report(ChipsPushed(seat=3, motions=(25_00,), single=True, announced=True))
    assert isinstance(events[1], Raised) and events[1].to == 16_00


@both(pytest.mark.rule("TOM-OM-04"), pytest.mark.rule("TOM-OHL-46"))
def test_the_big_blind_has_the_option(name: str, ids: set[str]) -> None:
    dealt = Dealt(omaha(name), seats=3).act("3 call", "1 call")
    assert (dealt.turn, dealt.offers) == (2, {"fold", "check", "raise"})
    dealt.act("2 check")
    assert ids <= rules(name, dealt.events(Checked)[-1].cite)
    raised = Dealt(omaha(name), seats=3).act("3 call", "1 call", "2 raise 8")
    assert ids <= rules(name, raised.events(Raised)[-1].cite)
    assert raised.ask.offers[Call].cost == 4_00


@both(pytest.mark.rule("TOM-OM-P3"), pytest.mark.rule("TOM-OHL-46"))
def test_a_misdeal_gives_everything_back(name: str, ids: set[str]) -> None:
    dealt = Dealt(omaha(name), seats=4, fee=3_00).act("3 raise 8", "4 call")
    events = dealt.report(CallMisdeal(by="Flora", reason="the deck is fouled"))
    (misdealt,) = [event for event in events if isinstance(event, Misdealt)]
    assert ids <= rules(name, misdealt.cite)
    hand = dealt.hand
    assert (hand.button, dealt.turn, hand.chips["pot"], hand.chips["box"]) == (4, 3, 6_00, 3_00)
    assert [(e.seat, e.amount) for e in dealt.events(BlindPosted)[-2:]] == [(1, 2_00), (2, 4_00)]
    assert all(len(held) == 4 for held in hand.down.values())
    assert {seat: hand.chips[seat] for seat in (3, 4)} == {3: 200_00, 4: 197_00}


@pytest.mark.rule("TOM-OM-P3")
def test_the_odd_chip_goes_to_the_first_from_the_button() -> None:
    # The small blind of 1 is folded; seats 3 and 6 put in 20 each and tie with ace and king.
    played = omaha(HI, small_bet=20_00, big_bet=20_00, blinds=(1_00, 20_00))
    hands = {3: "Ah Kh 4c 3c", 6: "Ad Kd 4h 3h"}
    dealt = Dealt(played, seats=(3, 4, 5, 6), button=4, hands=hands, board="Qs 9s 8d 7h 2c")
    dealt.act("3 call", "4 fold", "5 fold", "6 check")
    assert dealt.hand.chips["pot"] == 41_00
    dealt.check_round().check_round().check_round().show_all()
    awards = dealt.events(PotAwarded)
    assert [(award.seat, award.amount) for award in awards] == [(6, 21_00), (3, 20_00)]
    assert all("TOM-OM-P3" in rules(HI, award.cite) for award in awards)
