"""An unknown house: a book of TOML alone is checked, opened and played."""

from collections import Counter

import pytest

from cardhouse.bots import Session
from cardhouse.cards import HIDDEN, parse_cards
from cardhouse.chance import Seeded
from cardhouse.engine.core.events import FeeDropped
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.pot.events import AntePosted, BroughtIn, PotAwarded
from cardhouse.ranking import scale
from cardhouse.rulebook import House
from cardhouse.table import Table
from cardhouse.table.events import ChipsBought
from tests.kit.sixth import FOLDER, sixth
from tests.unit.cli.calls import call

HANDS = 200

TABLES = [
    ("stud", "1-5 spread"),
    ("stud", "pot limit"),
    ("omaha", "6-12"),
    ("omaha", "pot limit"),
    ("holdem", "no limit"),
    ("holdem", "pot limit"),
    ("holdem-big-blind-ante", "no limit"),
    ("crazy-pineapple", "4-8"),
    ("holdem-kill", "4-8"),
    ("razz", "4-8"),
    ("razz", "pot limit"),
    ("triple-draw", "4-8"),
    ("big-o", "pot limit"),
]


@pytest.fixture(scope="module")
def house() -> House:
    return sixth()


def counted(table: Table) -> int:
    """All chips at a table: in stacks, in pots and in the drop."""
    hand = table.hand
    running = hand is not None and not hand.over
    inside = sum(hand.chips.values()) if running and hand is not None else 0
    playing = set(hand.seats) if running and hand is not None else set()
    outside = sum(p.chips for seat, p in table.players.items() if seat not in playing)
    return inside + outside + table.box


def conserved(hand: Hand) -> None:
    """Every card of the deck lies in exactly one place."""
    cards = [card for place in hand.places() for card in place]
    assert len(cards) == len(hand.deck)
    assert not Counter(card for card in cards if card != HIDDEN) - Counter(hand.deck)


def played(house: House, game: str, table: str, *, bot: str, hands: int) -> list[object]:
    """Play this many hands through the room, counting chips and cards after every decision."""
    post = house.games[game]
    bots = dict.fromkeys(range(1, 7), bot)
    session = Session.open(post, chance=Seeded(6), table_name=table, bots=bots, seed=6)
    chips = counted(session.table)
    events: list[object] = []
    for _ in range(hands):
        happened = session.next_hand()
        chips += sum(event.chips for event in happened if isinstance(event, ChipsBought))
        while happened:
            events += happened
            assert counted(session.table) == chips
            assert session.table.hand is not None
            conserved(session.table.hand)
            happened = session.step()
        assert session.over
    assert session.table.hands == hands
    return events


def test_the_book_is_sound_and_reads_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert call(capsys, "check", str(FOLDER)).out.endswith("ok\n")
    top = call(capsys, "rules", str(FOLDER), "stud").out.split("\n\n")[0].splitlines()
    assert top[0] == "The Corner Club, 1 Harbour Row"
    words = "Table 1-5 spread: spread limit $1-$5, ante $0.50, bring-in $1, buy-in from $10"
    assert f"  {words}" in top


@pytest.mark.parametrize(("game", "table"), TABLES)
def test_hundreds_of_random_hands_conserve_chips_and_cards(
    house: House, game: str, table: str
) -> None:
    events = played(house, game, table, bot="random", hands=HANDS)
    fees = {event.amount for event in events if isinstance(event, FeeDropped)}
    if (game, table) == ("omaha", "6-12"):
        assert fees == {4_00}, "this table's own fee, out of the pot"
    else:
        assert 2_50 in fees
    if game in ("stud", "holdem", "razz"):
        ante = house.games[game].table(table).stakes.ante
        assert max(e.amount for e in events if isinstance(e, AntePosted)) == ante
    if game in ("stud", "razz"):
        assert any(isinstance(event, BroughtIn) for event in events)
    if game in ("omaha", "big-o"):
        halves = Counter(event.half for event in events if isinstance(event, PotAwarded))
        assert halves["high"] and halves["low"]


@pytest.mark.parametrize(("game", "table"), TABLES)
def test_the_default_bot_plays_it_too(house: House, game: str, table: str) -> None:
    events = played(house, game, table, bot="sensible", hands=8)
    assert any(isinstance(event, PotAwarded) for event in events)


def test_a_lower_qualifier_is_a_word_in_the_book(house: House) -> None:
    low = house.games["omaha"].said("low")
    assert low is not None
    ranks = scale(low)
    assert ranks.value(parse_cards("7s 5d 4c 2h As")) > 0
    assert ranks.value(parse_cards("8s 5d 4c 2h As")) == 0
