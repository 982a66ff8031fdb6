"""Tommy's seven card stud: too few cards for the last street, and the community card."""

import pytest

from cardhouse.cards import Card, parse_cards
from cardhouse.chance import Stacked
from cardhouse.engine.core.events import Burned
from cardhouse.engine.core.events import Dealt as DealtCards
from cardhouse.engine.pot.deal_events import BoardDealt, Scrambled
from cardhouse.engine.pot.events import BettingOpened, PotAwarded
from cardhouse.floor.pot.reports import EarlyCards
from cardhouse.ranking import scale
from tests.kit.decks import streets, stud
from tests.kit.hands import Dealt, cited

BOTH = pytest.mark.parametrize("name", ["stud7", "stud7-hilo"])


def ids(key: str) -> set[str]:
    return cited(key, name="stud7")


def sixth(dealt: Dealt) -> Dealt:
    """Play until every hand has six cards."""
    while len(dealt.hand.cards_of(dealt.hand.live[0])) < 6:
        dealt.check_round()
    return dealt


def without(dealt: Dealt, seat: int) -> Dealt:
    """A round in which somebody bets, this player folds and all others call."""
    street = dealt.hand.cursor
    while dealt.hand.cursor == street:
        if "call" in dealt.offers:
            dealt.act(f"{dealt.turn} {'fold' if dealt.turn == seat else 'call'}")
        elif "bet" in dealt.offers and dealt.turn != seat:
            dealt.act(f"{dealt.turn} bet {dealt.range('bet')[0] // 100}")
        else:
            dealt.act(f"{dealt.turn} check")
    return dealt


def seventh(dealt: Dealt, pool: list[Card]) -> list[object]:
    """Deal the last street, the scrambled cards in this order; returns its events."""
    before = len(dealt.log)
    dealt.chance = Stacked(tuple(pool))
    dealt.check_round()
    kinds = (Burned, DealtCards, Scrambled, BoardDealt)
    return [event for event in dealt.log[before:] if isinstance(event, kinds)]


@pytest.mark.rule("TOM-S7-35")
@BOTH
def test_the_last_card_is_scrambled_with_the_burns(name: str) -> None:
    dealt = sixth(stud(7, name=name))
    stock, burns = dealt.hand.stock[:], dealt.hand.burns[:]
    assert (len(stock), len(burns)) == (7, 3)
    pool = [stock[6], *burns, stock[0]][::-1]
    events = seventh(dealt, pool)
    first, dealt_first, scrambled, second, dealt_second = events
    assert isinstance(first, Burned) and first.card == stock[0]
    assert isinstance(dealt_first, DealtCards) and isinstance(dealt_second, DealtCards)
    assert (dealt_first.seats, dealt_first.cards) == ((1, 2, 3, 4, 5), tuple(stock[1:6]))
    assert isinstance(scrambled, Scrambled) and scrambled.cite == "last.scramble"
    assert isinstance(second, Burned) and second.card == pool[0]
    assert (dealt_second.seats, dealt_second.cards) == ((6, 7), tuple(pool[1:3]))
    assert not dealt_second.up
    assert dealt.hand.burns == pool[:1]
    assert len(dealt.hand.stock) == 2
    assert {len(dealt.hand.cards_of(seat)) for seat in dealt.hand.live} == {7}
    assert ids("last.scramble") == {"TOM-S7-35"}


@pytest.mark.rule("TOM-S7-35", "TOM-S7-28")
def test_cards_out_of_play_are_scrambled_in_as_well() -> None:
    dealt = streets(stud(6), 2)
    dealt.report(EarlyCards(cards=2))
    sixth(dealt)
    # 36 in the hands, 4 burns, 6 out of play: 6 left for 6 players and a burn.
    assert (len(dealt.hand.stock), len(dealt.hand.eliminated)) == (6, 6)
    events = seventh(dealt, [])
    assert [type(event).__name__ for event in events] == [
        "Burned",
        "Dealt",
        "Scrambled",
        "Burned",
        "Dealt",
    ]
    assert not dealt.hand.eliminated
    # The last card, five burns and six cards out of play; a burn and two of these are used.
    assert len(dealt.hand.stock) == 12 - 3


@pytest.mark.rule("TOM-S7-36")
def test_just_enough_scrambled_cards_are_dealt_without_a_burn() -> None:
    dealt = stud(8, {1: "As Ah Kc", 8: "Ks Kh 2c"}, gone={1: 3})
    dealt.act("8 bring-in", "1 fold")
    sixth(dealt)
    stock, burns = dealt.hand.stock[:], dealt.hand.burns[:]
    assert (len(stock), len(burns)) == (4, 3)
    pool = [*burns, stock[0], stock[3]]
    events = seventh(dealt, pool)
    first, dealt_first, scrambled, dealt_second = events
    assert isinstance(first, Burned) and first.card == stock[0]
    assert isinstance(dealt_first, DealtCards) and isinstance(dealt_second, DealtCards)
    assert dealt_first.cards == tuple(stock[1:3])
    assert isinstance(scrambled, Scrambled)
    assert dealt_second.seats == (4, 5, 6, 7, 8)
    assert dealt_second.cards == tuple(pool)
    assert dealt_second.cite == "last.no-burn"
    assert not dealt.hand.stock and not dealt.hand.burns
    assert ids("last.no-burn") == {"TOM-S7-36"}


@pytest.mark.rule("TOM-S7-35", "TOM-S7-36")
def test_with_one_scrambled_card_to_spare_that_one_is_burned() -> None:
    # Seats 1 and 2 leave nine cards behind: six players, four cards, and a pool of five.
    dealt = stud(8, gone={1: 4, 2: 5}).check_round()
    sixth(without(without(dealt, 1), 2))
    stock, burns = dealt.hand.stock[:], dealt.hand.burns[:]
    assert (len(stock), len(burns), len(dealt.hand.live)) == (4, 3, 6)
    pool = [*burns, stock[0], stock[3]]
    first, dealt_first, scrambled, second, dealt_second = seventh(dealt, pool)
    assert isinstance(first, Burned) and first.card == stock[0]
    assert isinstance(dealt_first, DealtCards) and dealt_first.cards == tuple(stock[1:3])
    assert isinstance(scrambled, Scrambled)
    assert isinstance(second, Burned) and second.card == pool[0]
    assert isinstance(dealt_second, DealtCards) and dealt_second.cards == tuple(pool[1:])
    assert dealt_second.cite == "last.scramble" and not dealt.hand.stock


@pytest.mark.rule("TOM-S7-37")
def test_too_few_even_so_make_a_community_card() -> None:
    dealt = stud(8, {8: "Ks Kh 2c", 1: "As Ah Kc Kd"}, gone={1: 4})
    dealt.check_round()
    dealt.act("1 bet 2")
    for seat in range(2, 9):
        dealt.act(f"{seat} raise 4" if seat == 2 else f"{seat} call")
    dealt.act("1 fold")
    sixth(dealt)
    stock = dealt.hand.stock[:]
    assert len(stock) == 3
    burned, turned = seventh(dealt, [])
    assert isinstance(burned, Burned) and burned.card == stock[0]
    assert isinstance(turned, BoardDealt) and turned.cards == (stock[1],)
    assert dealt.hand.board == [stock[1]]
    assert dealt.hand.stock == stock[2:]
    assert {len(dealt.hand.cards_of(seat)) for seat in dealt.hand.live} == {6}
    assert "TOM-S7-37" in ids(turned.cite)


@pytest.mark.rule("TOM-S7-37")
def test_a_single_card_is_scrambled_with_the_burns_first() -> None:
    dealt = sixth(stud(8))
    stock, burns = dealt.hand.stock[:], dealt.hand.burns[:]
    assert (len(stock), len(burns)) == (1, 3)
    pool = [*burns, *stock]
    scrambled, burned, turned = seventh(dealt, pool)
    assert isinstance(scrambled, Scrambled)
    assert isinstance(burned, Burned) and burned.card == pool[0]
    assert isinstance(turned, BoardDealt) and turned.cards == (pool[1],)
    assert len(dealt.hand.stock) == 2


# Eight hands of six cards; 4c is the last card of the deck, three sevens are burned.
FULL = {
    1: "As 2d 3h 7s Kc Qd",
    2: "5c 5d 6c 5h 5s 6d",
    3: "6h 6s 8c 8d 8h 8s",
    4: "2c 2h 2s 3c 3d 3s",
    5: "4d 4h 4s Ac Ad Ah",
    6: "9c 9d 9h 9s Tc Td",
    7: "Jc Jd Jh Js Th Ts",
    8: "Kd Kh Ks Qc Qh Qs",
}


def with_community(name: str, hands: dict[int, str]) -> Dealt:
    """Everybody stays in, and 4c is turned up in the centre."""
    dealt = sixth(stud(8, hands, name=name, burns="7c 7d 7h 4c"))
    seventh(dealt, list(parse_cards("7c 4c 7d 7h")))
    assert dealt.hand.board == ["4c"]
    return dealt


@pytest.mark.rule("TOM-S7-38", "TOM-S7-P11")
def test_the_community_card_is_the_seventh_card_of_everybody() -> None:
    dealt = with_community("stud7", FULL | {7: "Jc Jd Jh 4d Th Ts", 5: "Js 4h 4s Ac Ad Ah"})
    assert dealt.game.high is not None
    measure = scale(dealt.game.high)
    seven = {s: measure.value((*dealt.hand.cards_of(s), *dealt.hand.board)) for s in range(1, 9)}
    assert seven[5] == measure.value(parse_cards("Ac Ad Ah 4s 4h"))
    best = max(seven, key=lambda seat: seven[seat])
    dealt.check_round().show_all()
    # No hand is dead for lack of its own card.
    assert not [event for event in dealt.log if event.cite == "count.dead"]
    assert {event.seat for event in dealt.events(PotAwarded)} == {best}
    assert ids("last.community") == {"TOM-S7-37", "TOM-S7-38"}


@pytest.mark.rule("TOM-S7-38")
def test_the_community_card_can_make_the_winning_hand() -> None:
    gone = {seat: 6 for seat in FULL}
    hands = {
        1: "Ks Kh Qd Jc 9h 7s",
        2: "Ac 2d 3h 5s 9d Th",
        3: "Ad 2h 3c 8s Td Jh",
        4: "Ah 2s 3d 8c Ts Jd",
        5: "As 2c 3s 8d Tc Js",
        6: "6c 6d 5c 8h 9s Qh",
        7: "6h 4d 5d 9c Qs Kd",
        8: "6s 4h 5h 7c Qc Kc",
    }
    dealt = sixth(stud(8, hands, gone=gone, burns="4s 7d 7h 4c"))
    seventh(dealt, list(parse_cards("7d 4c 4s 7h")))
    dealt.check_round().show_all()
    # A-2-3-4-5 with the community card beats every pair.
    assert {event.seat for event in dealt.events(PotAwarded)} == {2}


@pytest.mark.rule("TOM-S7HL-P7")
def test_the_community_card_counts_for_high_and_low() -> None:
    dealt = with_community("stud7-hilo", FULL)
    assert dealt.game.low is not None
    measure = scale(dealt.game.low)
    seven = (*parse_cards(FULL[1]), *dealt.hand.board)
    assert measure.value(seven) == measure.value(parse_cards("7s 4c 3h 2d As"))
    assert not measure.value(parse_cards(FULL[1]))
    dealt.check_round().show_all()
    halves = {event.half: event.seat for event in dealt.events(PotAwarded)}
    assert halves == {"high": 7, "low": 1}
    assert cited("last.community", name="stud7-hilo") == {"TOM-S7HL-P7"}


@pytest.mark.rule("TOM-S7-39")
def test_the_community_card_counts_for_who_is_high_on_board() -> None:
    hands = {
        1: "4d 5h Kc Qd 7h 2c",
        2: "Qh 7s 9c 8c 5d 3h",
        3: "As Ah Jc 8d 4h 2d",
        4: "Ac Ad Jd 7c 4s 3c",
        5: "Kd Kh Th 6c 4c 2h",
        6: "Ks 5s Td 6d 5c 2s",
        7: "Qc Qs Tc 8s 3s 6h",
        8: "Jh Js Ts 7d 6s 3d",
    }
    dealt = sixth(stud(8, hands, burns="8h 9d 9s 9h"))
    assert dealt.turn == 1
    seventh(dealt, list(parse_cards("8h 9h 9d 9s")))
    assert dealt.hand.board == ["9h"]
    opened = dealt.events(BettingOpened)[-1]
    assert opened.first == dealt.turn == 2
    assert ids(opened.cite) == {"TOM-S7-39"}
