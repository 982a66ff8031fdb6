"""A house that nobody has seen: a book of TOML alone is checked, opened and played."""

from collections import Counter
from pathlib import Path

import pytest

from cardhouse.bots import Session
from cardhouse.cards import HIDDEN, parse_cards
from cardhouse.chance import Seeded
from cardhouse.engine.core.events import FeeDropped
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.pot.events import AntePosted, BroughtIn, PotAwarded
from cardhouse.ranking import scale
from cardhouse.rulebook import House, load
from cardhouse.table import Table
from cardhouse.table.events import ChipsBought
from tests.unit.cli.calls import call

HANDS = 300

ROOM = """
name = "The Corner Club"
address = "1 Harbour Row"
silent = ["scrap", "exposed", "count", "misdeal", "string-bet", "oversize-chip", "muck", "joker"]

[fee]
time = "start"
bands = [{ up_to = 4, amount = 150 }, { up_to = 10, amount = 250 }]

[limits]
most_bet = 5000
structures = ["fixed", "spread", "pot", "no"]

[[rule]]
id = "CC-ROOM-1"
kind = "floor"
text = "The floor's decision is final."
cites = ["floor"]

[[rule]]
id = "CC-ROOM-2"
kind = "fee"
text = "The button pays a flat fee for each hand."
cites = ["fee"]

[[rule]]
id = "CC-ROOM-3"
kind = "betting"
text = "Everything else goes as usual."
cites = [
  "turn", "deck", "button", "seat", "deal", "round", "bet", "show", "kill", "award",
]
"""

STUD = """
extends = "base/stud7"
title = "Harbour Stud"
silent = ["last"]

[seating]
least = 2
most = 7

[[table]]
name = "1-5 spread"
stakes = { limit = "spread", small_bet = 100, big_bet = 500, ante = 50, bring_in = 100, chip = 50 }

[[table]]
name = "pot limit"
buy_in = 10000
stakes = { limit = "pot", small_bet = 200, big_bet = 400, ante = 25, bring_in = 50, chip = 25 }

[[rule]]
id = "CC-ST-1"
kind = "betting"
text = "Everybody antes, and the low card must bet."
cites = ["ante", "bring-in"]
"""

OMAHA = """
extends = "base/omaha"
title = "Omaha Seven or Better"
silent = ["flop", "premature"]

[low]
qualifier = 7

[splitting]
odd_low_chips = "to-high"

[[table]]
name = "6-12"
stakes = { small_bet = 600, big_bet = 1200, blinds = [200, 600], chip = 200 }
fee = { payer = "pot", time = "flop", bands = [{ up_to = 10, amount = 400 }] }

[[table]]
name = "pot limit"
stakes = { limit = "pot", small_bet = 200, big_bet = 200, blinds = [100, 200] }

[[rule]]
id = "CC-OM-1"
kind = "button-and-blinds"
text = "Two blinds are posted."
cites = ["blind"]
"""

HOLDEM = """
extends = "base/holdem"
title = "Hold'em with an Ante"
silent = ["flop", "premature"]

script = [
  { step = "assess" },
  { step = "collect", when = "start" },
  { step = "antes" },
  { step = "blinds" },
  { step = "collect", when = "start" },
  { step = "deal", down = 2 },
  { step = "bet", size = "small-bet", first = "after-blinds", cite = "round.preflop" },
  { step = "deal", burn = 1, board = 3, cite = "deal.flop" },
  { step = "bet", size = "small-bet", first = "left-of-button", cite = "round.flop" },
  { step = "deal", burn = 1, board = 1, cite = "deal.turn" },
  { step = "bet", size = "big-bet", first = "left-of-button", cite = "round.turn" },
  { step = "deal", burn = 1, board = 1, cite = "deal.river" },
  { step = "bet", size = "big-bet", first = "left-of-button", cite = "round.river" },
  { step = "showdown" },
]

[betting]
raises = 4
uncapped = "never"

[[table]]
name = "no limit"
buy_in = 10000
stakes = { limit = "no", small_bet = 200, big_bet = 200, blinds = [100, 200], ante = 100 }

[[rule]]
id = "CC-HE-1"
kind = "button-and-blinds"
text = "Everybody antes a dollar; two blinds are posted."
cites = ["ante", "blind"]
"""

PAGES = {"room": ROOM, "stud": STUD, "omaha": OMAHA, "holdem": HOLDEM}
TABLES = [
    ("stud", "1-5 spread"),
    ("stud", "pot limit"),
    ("omaha", "6-12"),
    ("omaha", "pot limit"),
    ("holdem", "no limit"),
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sixth house's folder."""
    place = tmp_path_factory.mktemp("books") / "corner-club"
    place.mkdir()
    for name, text in PAGES.items():
        (place / f"{name}.toml").write_text(text, encoding="utf-8")
    return place


@pytest.fixture(scope="module")
def house(folder: Path) -> House:
    return load(str(folder))


def counted(table: Table) -> int:
    """All chips at a table: in stacks and pots, and what was dropped."""
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
    """So many hands through the room; chips and cards are counted after every decision."""
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


def test_the_book_is_sound_and_reads_well(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert call(capsys, "check", str(folder)).out.endswith("ok\n")
    top = call(capsys, "rules", str(folder), "stud").out.split("\n\n")[0].splitlines()
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
    if game in ("stud", "holdem"):
        ante = house.games[game].table(table).stakes.ante
        assert max(e.amount for e in events if isinstance(e, AntePosted)) == ante
    if game == "stud":
        assert any(isinstance(event, BroughtIn) for event in events)
    if game == "omaha":
        halves = Counter(event.half for event in events if isinstance(event, PotAwarded))
        assert halves["high"] and halves["low"]


@pytest.mark.parametrize(("game", "table"), TABLES)
def test_the_default_bot_plays_it_too(house: House, game: str, table: str) -> None:
    events = played(house, game, table, bot="sensible", hands=25)
    assert any(isinstance(event, PotAwarded) for event in events)


def test_a_lower_qualifier_is_a_word_in_the_book(house: House) -> None:
    low = house.games["omaha"].said("low")
    assert low is not None
    ranks = scale(low)
    assert ranks.value(parse_cards("7s 5d 4c 2h As")) > 0
    assert ranks.value(parse_cards("8s 5d 4c 2h As")) == 0
