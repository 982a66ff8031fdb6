"""Tommy's hold'em: the blinds' seats, their value, and the first and last to act."""

import shutil
from pathlib import Path

import pytest

from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.core.post import Post
from cardhouse.engine.pot.commands import Call
from cardhouse.engine.pot.events import BettingOpened, BlindPosted, Called, DeadPosted, Raised
from cardhouse.engine.pot.pots import pots
from cardhouse.ledger import POT
from cardhouse.rulebook import Fault, examine, posted
from cardhouse.rulebook.files import shipped
from tests.kit.hands import Dealt, cited, game

TWO_BLINDS = "blinds = [100, 200]"


def house_with(folder: Path, old: str, new: str) -> list[Fault]:
    """The faults of the house's book after one change to its hold'em page."""
    place = folder / "tommys"
    shutil.copytree(str(shipped() / "tommys"), place)
    page = place / "holdem.toml"
    text = page.read_text(encoding="utf-8")
    assert old in text
    page.write_text(text.replace(old, new, 1), encoding="utf-8")
    return examine(place)[1]


def turns(dealt: Dealt) -> list[int]:
    """The order of turns in this round, when nobody raises or folds."""
    seats = []
    cursor = dealt.hand.cursor
    while dealt.hand.cursor == cursor:
        seats.append(dealt.turn)
        dealt.act(f"{dealt.turn} {'call' if 'call' in dealt.offers else 'check'}")
    return seats


@pytest.mark.rule("TOM-HE-06")
def test_the_button_acts_last_in_every_round_but_the_first() -> None:
    dealt = Dealt(seats=6, button=6)
    assert turns(dealt) == [3, 4, 5, 6, 1, 2]
    for _ in ("flop", "turn", "river"):
        assert turns(dealt)[-1] == 6
    for opened in dealt.events(BettingOpened):
        assert "TOM-HE-06" in cited(opened.cite)


@pytest.mark.rule("TOM-HE-07")
@pytest.mark.parametrize("blinds", [(200,), (100, 200), (100, 100, 200)])
def test_a_table_may_have_one_two_or_three_blinds(tmp_path: Path, blinds: tuple[int, ...]) -> None:
    assert house_with(tmp_path, TWO_BLINDS, f"blinds = {list(blinds)}") == []
    dealt = Dealt(game(blinds=blinds), seats=6)
    assert [(event.seat, event.amount) for event in dealt.events(BlindPosted)] == list(
        zip((1, 2, 3), blinds, strict=False)
    )
    for event in dealt.events(BlindPosted):
        assert "TOM-HE-07" in cited(event.cite)


@pytest.mark.rule("TOM-HE-07")
@pytest.mark.parametrize("blinds", ["[]", "[50, 100, 100, 200]", "[0, 200]"])
def test_a_table_without_a_blind_is_refused(tmp_path: Path, blinds: str) -> None:
    (fault,) = house_with(tmp_path, TWO_BLINDS, f"blinds = {blinds}")
    assert fault.file == "tommys/holdem.toml"
    assert fault.path.startswith("$.table[0].stakes.blinds")


@pytest.mark.rule("TOM-HE-07")
def test_a_page_that_leaves_the_blinds_out_is_refused(tmp_path: Path) -> None:
    (fault,) = house_with(tmp_path, f", {TWO_BLINDS}", "")
    assert fault.path == "$.table[0].stakes.blinds"
    assert "blinds" in fault.what


@pytest.mark.rule("TOM-HE-08")
def test_the_blinds_run_clockwise_from_the_button_smallest_first() -> None:
    dealt = Dealt(seats=6, button=5)
    small, full = dealt.events(BlindPosted)
    assert (small.seat, small.amount) == (6, 100)
    assert (full.seat, full.amount) == (1, 200)
    assert "TOM-HE-08" in cited(small.cite) and "TOM-HE-08" in cited(full.cite)
    assert cited(small.cite) != cited(full.cite)


@pytest.mark.rule("TOM-HE-08")
def test_a_table_whose_larger_blind_comes_first_is_refused(tmp_path: Path) -> None:
    (fault,) = house_with(tmp_path, TWO_BLINDS, "blinds = [200, 100]")
    assert fault.path == "$.table[0].stakes.blinds"


@pytest.mark.rule("TOM-HE-10")
def test_a_blind_is_part_of_its_players_bet() -> None:
    dealt = Dealt(seats=3).act("3 call")
    assert dealt.turn == 1
    assert dealt.ask.offers[Call].cost == 100
    dealt.act("1 call")
    assert dealt.events(Called)[-1].amount == 100
    assert dealt.turn == 2
    assert dealt.offers == {"fold", "check", "raise"}
    assert dealt.hand.bets == {1: 200, 2: 200, 3: 200}
    for blind in dealt.events(BlindPosted):
        assert "TOM-HE-10" in cited(blind.cite)


@pytest.mark.rule("TOM-HE-11")
def test_dead_chips_are_no_part_of_the_bet() -> None:
    dealt = Dealt(seats=6, posts={5: Post(live=200, dead=100)})
    (dead,) = dealt.events(DeadPosted)
    assert (dead.seat, dead.amount) == (5, 100)
    assert "TOM-HE-11" in cited(dead.cite)
    assert dealt.hand.dead[5] == 100
    assert dealt.hand.bets[5] == dealt.hand.paid[5] == 200
    assert dealt.hand.chips[POT] == 100 + 200 + 100 + 200

    dealt.act("3 fold", "4 call")
    assert dealt.turn == 5
    assert dealt.offers == {"fold", "check", "raise"}
    dealt.act("5 check", "6 fold", "1 fold", "2 check")
    # The dead chip and the small blind are in the middle: nobody's bet, and everybody's pot.
    (pot,) = pots(dealt.hand)
    assert (pot.amount, pot.seats) == (100 + 100 + 3 * 200, (2, 4, 5))


@pytest.mark.rule("TOM-HE-11")
def test_dead_chips_do_not_come_off_a_raise() -> None:
    dealt = Dealt(seats=6, posts={5: Post(live=200, dead=100)}).act("3 raise 4", "4 fold")
    assert dealt.ask.offers[Call].cost == 200
    dealt.act("5 raise 6")
    assert dealt.events(Raised)[-1].amount == 400


@pytest.mark.rule("TOM-HE-12")
@pytest.mark.parametrize(
    ("blinds", "posting", "first"),
    [((200,), [2], 3), ((100, 200), [2, 3], 4), ((100, 100, 200), [2, 3, 4], 5)],
)
def test_the_first_round_is_opened_left_of_the_last_blind(
    blinds: tuple[int, ...], posting: list[int], first: int
) -> None:
    dealt = Dealt(game(blinds=blinds), seats=6, button=1)
    assert [event.seat for event in dealt.events(BlindPosted)] == posting
    assert dealt.turn == first
    (opened,) = dealt.events(BettingOpened)
    assert opened.first == first
    assert "TOM-HE-12" in cited(opened.cite)
    assert dealt.refused(f"{posting[-1]} call", Reason.NOT_YOUR_TURN)


@pytest.mark.rule("TOM-HE-13")
def test_later_rounds_are_opened_by_the_first_active_player_from_the_button() -> None:
    dealt = Dealt(seats=5, button=1)
    dealt.act("4 call", "5 call", "1 call", "2 fold", "3 fold")
    assert len(dealt.hand.board) == 3
    assert turns(dealt) == [4, 5, 1]
    assert turns(dealt) == [4, 5, 1]
    for opened in dealt.events(BettingOpened)[1:]:
        assert opened.first == 4
        assert "TOM-HE-13" in cited(opened.cite)


@pytest.mark.rule("TOM-HE-13")
def test_an_all_in_player_does_not_open_a_round() -> None:
    stacks = {1: 200_00, 2: 2_00, 3: 200_00, 4: 200_00}
    dealt = Dealt(seats=4, button=1, stacks=stacks)
    dealt.act("4 call", "1 call", "2 call", "3 check")
    assert dealt.hand.chips[2] == 0 and 2 in dealt.hand.live
    assert turns(dealt) == [3, 4, 1]


@pytest.mark.rule("TOM-HE-14")
def test_who_wants_to_contend_before_the_flop_must_call_or_raise() -> None:
    dealt = Dealt(seats=6)
    assert dealt.turn == 3
    assert dealt.offers == {"fold", "call", "raise"}
    assert dealt.ask.offers[Call].cost == 200
    assert "TOM-HE-14" in dealt.refused("3 check", Reason.BET_TO_CALL)
    dealt.refused("3 bet 2", Reason.ALREADY_BET)
    assert "TOM-HE-14" in cited(dealt.events(BettingOpened)[0].cite)
    dealt.act("3 fold")
    assert 3 not in dealt.hand.live


@pytest.mark.rule("TOM-ROOM-11", "TOM-ROOM-12")
def test_half_the_full_blind_then_the_full_blind() -> None:
    table = posted("tommys", "holdem").table("4-8")
    assert table.stakes.blinds == (200, 400)
    dealt = Dealt(game(table="4-8"), seats=6, button=3)
    small, full = dealt.events(BlindPosted)
    assert (small.seat, small.amount) == (4, 200)
    assert (full.seat, full.amount) == (5, 400)
    assert "TOM-ROOM-11" in cited(small.cite)
    assert "TOM-ROOM-12" in cited(full.cite)


@pytest.mark.rule("TOM-ROOM-11")
def test_every_table_of_the_house_has_half_and_full_blind() -> None:
    tables = posted("tommys", "holdem").page.table
    assert len(tables) == 4
    for table in tables:
        small, full = table.stakes.blinds
        assert 2 * small == full


@pytest.mark.rule("TOM-ROOM-11")
def test_a_blind_that_cannot_be_halved_in_chips_is_refused(tmp_path: Path) -> None:
    (fault,) = house_with(tmp_path, TWO_BLINDS, "blinds = [150, 300]")
    assert fault.path == "$.table[0].stakes.blinds[0]"
