"""Pot limit and no limit are options of a table, if the house's limits allow them."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from cardhouse.bots.session import Session
from cardhouse.chance import Seeded
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pot.commands import Call, Raise
from cardhouse.engine.pot.events import PotAwarded, Raised
from cardhouse.engine.pot.hand import PotGame
from cardhouse.rulebook import Posted
from tests.kit.hands import Dealt
from tests.unit.rulebook.books import HOUSE, book, faults

GAMES = ("holdem", "omaha-hi", "omaha-hilo")
ALLOWED = (
    "room.toml",
    'structures = ["fixed", "spread"]',
    'structures = ["fixed", "spread", "pot", "no"]',
)


def spread(name: str, limit: str) -> tuple[str, str, str]:
    """A game's first table, played at another limit."""
    stakes = "small_bet = 200, big_bet = 400"
    return f"{name}.toml", f"{{ {stakes}", f'{{ limit = "{limit}", {stakes}'


def table(place: Path, name: str, limit: str) -> Posted:
    """A game of a house whose limits allow it; its blinds are 1 and 2."""
    return book(place, ALLOWED, spread(name, limit)).games[name]


def dealt_at(post: Posted, stacks: int | dict[int, int] = 100_00) -> Dealt:
    """A hand of three; the kit plays it at the house the folder was copied from."""
    game = post.game()
    assert isinstance(game, PotGame)
    return Dealt(replace(game, house=HOUSE), seats=3, stacks=stacks)


@pytest.mark.rule("TOM-ROOM-18")
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("limit", ["pot", "no"])
def test_where_the_house_does_not_allow_it_the_table_is_refused(
    tmp_path: Path, name: str, limit: str
) -> None:
    (fault,) = faults(tmp_path, spread(name, limit))
    assert "$.table[0].stakes.limit" in fault
    assert f"this house plays fixed and spread limit, not {limit}" in fault


@pytest.mark.parametrize("name", GAMES)
def test_at_no_limit_any_amount_up_to_the_stack(tmp_path: Path, name: str) -> None:
    dealt = dealt_at(table(tmp_path, name, "no"))
    assert dealt.range("raise") == (4_00, 100_00)
    dealt.refused("3 raise 3", Reason.WRONG_AMOUNT)
    dealt.act("3 raise 10", "1 raise 18")
    # The next raise is at least the size of the last, and the number of raises has no limit.
    assert dealt.range("raise") == (26_00, 100_00)
    dealt.act("2 raise 26", "3 raise 34", "1 raise 42", "2 raise 100")
    assert [event.to for event in dealt.events(Raised)][-1] == 100_00
    dealt.act("3 call", "1 call").show_all()
    assert sum(event.amount for event in dealt.events(PotAwarded)) == 300_00


@pytest.mark.parametrize("name", GAMES)
def test_at_pot_limit_the_pot_with_the_call_in_it(tmp_path: Path, name: str) -> None:
    dealt = dealt_at(table(tmp_path, name, "pot"))
    # Blinds of 1 and 2, and the call of 2 makes it 5: a raise by 5 is to 7.
    assert dealt.range("raise") == (4_00, 7_00)
    dealt.act("3 raise 7")
    # 10 in the middle and 6 to call: a raise by 16 is to 23.
    assert dealt.range("raise") == (12_00, 23_00)
    dealt.act("1 call", "2 call")
    assert dealt.range("bet") == (2_00, 21_00)
    dealt.refused("1 bet 22", Reason.WRONG_AMOUNT)
    dealt.act("1 bet 21")
    assert (dealt.ask.offers[Call].cost, dealt.range("raise")) == (21_00, (42_00, 84_00))


@pytest.mark.parametrize("limit", ["pot", "no"])
def test_a_short_all_in_does_not_reopen_the_betting_there(tmp_path: Path, limit: str) -> None:
    stacks = {1: 100_00, 2: 7_00, 3: 100_00}
    dealt = dealt_at(table(tmp_path, "omaha-hi", limit), stacks)
    dealt.act("3 raise 5", "1 call", "2 raise 7")
    assert Raise not in dealt.ask.offers
    assert dealt.ask.offers[Call].cost == 2_00


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("limit", ["pot", "no"])
def test_hands_play_to_their_end(tmp_path: Path, name: str, limit: str) -> None:
    bots = dict.fromkeys(range(1, 7), "random")
    session = Session.open(table(tmp_path, name, limit), chance=Seeded(1), bots=bots, chips=60_00)
    bets = set()
    for _ in range(30):
        session.next_hand()
        events = session.advance()
        assert session.over
        bets |= {event.to for event in events if isinstance(event, Raised)}
    # No structured limit would have these sizes.
    assert any(to % 2_00 for to in bets)
