"""Tommy's pan: the deck, the tops, the deal and going on top."""

from collections import Counter

import pytest
from msgspec.structs import replace

from cardhouse.cards import HIDDEN, Deck, parse_cards
from cardhouse.chance import Seeded
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import CHANCE, Command
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pan.commands import DrawCard, GoOnTop, TakeDiscard
from cardhouse.engine.pan.events import (
    Collected,
    DeckRenewed,
    DiscardsShuffled,
    EldestFound,
    LastLeft,
    PacketDealt,
    Retired,
    TopPosted,
    TopsWon,
    TurnBegan,
    WentOnTop,
)
from cardhouse.engine.pan.hand import PanHand
from cardhouse.engine.pan.packets import DealPackets
from cardhouse.engine.pan.rules import Pan as Options
from cardhouse.ledger import BOX, POT
from cardhouse.ranking.melds import INDEX
from cardhouse.rulebook import open_table, posted
from cardhouse.table import play as room_play
from cardhouse.table.commands import NextHand, Sit
from tests.kit.pan import Pan, game

WINNER = "5h 5h 5h 6c 6c 6c 2s 2s 2s 4d"


def silent(ask: Ask) -> Command:
    """Chance's answer, or a silent player's default."""
    answer = Seeded(7).answer(ask) if ask.actor == CHANCE else ask.default
    assert answer is not None
    return answer


@pytest.mark.rule("TOM-PAN-01")
def test_the_deck_has_320_cards() -> None:
    cards = game().deck.cards()
    assert len(cards) == 320
    assert set(Counter(cards).values()) == {8} and len(set(cards)) == 40
    assert set(Counter(card[1] for card in cards).values()) == {80}
    assert set(Counter(card[0] for card in cards).values()) == {32}
    assert not {card[0] for card in cards} & set("89T") and "Jo" not in cards


@pytest.mark.rule("TOM-PAN-03")
@pytest.mark.parametrize(("sets", "left", "copies"), [(1, 310, 7), (8, 240, 0)])
def test_the_house_may_take_out_sets_of_spades(sets: int, left: int, copies: int) -> None:
    deck = replace(game().deck, spade_sets_removed=sets)
    cards = Counter(deck.cards())
    assert cards.total() == left
    spades = {card: count for card, count in cards.items() if card[1] == "s"}
    assert set(spades.values()) == ({copies} if copies else set())
    table = Pan(game(deck=deck), seats=2)
    assert len(table.hand.deck) == left
    with pytest.raises(ValueError):
        Deck(packs=8, without="89T", spade_sets_removed=9)


@pytest.mark.rule("TOM-PAN-08", "TOM-PAN-10")
def test_ranks_and_no_rank_of_suits() -> None:
    assert {r: i for i, r in enumerate("A234567JQK", 1)} == INDEX
    hands = {3: "2c 4d 6h Jc 5c", 2: "2d 4d 6d Jd 5s", 1: "2h 4h 6h Jh Kh"}
    table = Pan(seats=3, hands=hands, first_deal=True, on_top=False)
    (found,) = table.events(EldestFound)
    # 5c and 5s tie: the first seat to the dealer's right is eldest.
    assert found.seat == 3 and found.cite == "eldest.tied"


@pytest.mark.rule("TOM-PAN-12", "TOM-PAN-13", "TOM-PAN-P3")
def test_the_first_deal_finds_the_eldest_hand() -> None:
    hands = {3: "2c 4d 6h Jc 4h", 2: "2d 4d 6d Jd 2c", 1: "2h 4h 6h Jh Kd"}
    table = Pan(seats=3, hands=hands, first_deal=True, on_top=False)
    first = table.events(PacketDealt)[:3]
    assert [(e.seat, len(e.cards), e.up) for e in first] == [(s, 5, True) for s in (3, 2, 1)]
    assert table.rules_of(first[0]) == {"TOM-PAN-12"}
    (found,) = table.events(EldestFound)
    assert found.seat == 2 == table.turn
    assert [e.seat for e in table.events(PacketDealt)[3:]] == [2, 1, 3]
    # The up card is one of seat 2's ten.
    assert len(table.hand.down[2]) == 10 and "2c" in table.hand.down[2]
    assert not any(table.hand.up.values())

    hands |= {1: "2h 4h 6h Jh Ad"}
    assert Pan(seats=3, hands=hands, first_deal=True, on_top=False).turn == 1

    hands |= {1: "2h 4h 6h Jh 2s"}
    tied = Pan(seats=3, hands=hands, first_deal=True, on_top=False)
    assert tied.turn == 2 and "TOM-PAN-P3" in tied.rules_of(tied.events(EldestFound)[0])


@pytest.mark.rule("TOM-PAN-12")
def test_after_the_first_round_295_cards_are_left() -> None:
    table = Pan(seats=5, first_deal=True, on_top=False)
    at = [e for e in table.log if isinstance(e, PacketDealt | EldestFound)].index(
        table.events(EldestFound)[0]
    )
    assert at == 5 and 320 - sum(len(e.cards) for e in table.events(PacketDealt)[:5]) == 295
    assert all(e.up for e in table.events(PacketDealt)[:5])


@pytest.mark.rule("TOM-PAN-11", "TOM-PAN-14", "TOM-PAN-19")
def test_deal_and_play_go_to_the_right() -> None:
    table = Pan(seats=6, first=3, on_top=False)
    assert [e.seat for e in table.events(PacketDealt)] == [3, 2, 1, 6, 5, 4] * 2
    asked = []
    while table.offers(GoOnTop):
        assert not table.offers(DrawCard)
        asked.append(table.turn)
        table.act(f"{table.turn} stay")
    assert asked == [3, 2, 1, 6, 5, 4]
    turns = []
    for _ in range(6):
        turns.append(table.turn)
        table.idle()
    assert turns == [3, 2, 1, 6, 5, 4]


@pytest.mark.rule("TOM-PAN-17", "TOM-PAN-18")
def test_two_packets_of_five_off_the_front_of_the_deck() -> None:
    table = Pan(seats=4, first=3)
    deck = table.deck
    assert [e.seat for e in table.events(PacketDealt)] == [3, 2, 1, 4, 3, 2, 1, 4]
    assert table.hand.down[3] == [*deck[:5], *deck[20:25]]
    # With any bunch taken by the mucker, the undealt cards are the front again, in their old order.
    assert table.hand.stock == list(deck[40:])


@pytest.mark.rule("TOM-PAN-19", "TOM-PAN-14")
def test_nobody_draws_before_all_have_declared() -> None:
    table = Pan(seats=4, first=3, on_top=False)
    assert table.refused("3 draw", Reason.NOT_OFFERED) == {"TOM-PAN-14", "TOM-PAN-19"}
    table.act("3 stay", "2 stay", "1 retire")
    assert table.turn == 4 and table.refused("3 draw", Reason.NOT_YOUR_TURN)
    table.act("4 stay")
    assert table.offers(DrawCard)
    order = [e.seat for e in table.log if isinstance(e, WentOnTop | Retired)]
    assert order == [3, 2, 1, 4]


@pytest.mark.rule("TOM-PAN-20", "TOM-PAN-21", "TOM-PAN-22", "TOM-PAN-06")
def test_a_retired_player_loses_his_ante_and_nothing_else() -> None:
    hands = {4: WINNER}
    table = Pan(seats=6, first=4, hands=hands, deck="Kh Jh Jh Jh 5h", on_top=False)
    table.act("4 stay", "3 retire", "2 retire", "1 stay", "6 stay", "5 stay")
    hand = table.hand
    assert len(hand.eliminated) == 20 and len(hand.stock) == 260
    table.act("4 draw", "4 meld 5h 5h 5h", "4 meld 6c 6c 6c", "4 meld 2s 2s 2s", "4 throw Kh")
    assert table.chips() == {1: -6, 2: -1, 3: -1, 4: 14, 5: -6, 6: -6}
    assert [e.seat for e in table.events(Retired)] == [3, 2]


@pytest.mark.rule("TOM-PAN-06", "TOM-PAN-22", "TOM-PAN-05")
def test_the_tops_are_given_last_with_the_antes_of_the_retired() -> None:
    hands = {4: "5h 5h 5h 6c 6c 6c 2s 2s 2s 2s"}
    table = Pan(seats=6, first=4, hands=hands, deck="Kh Jh Jh Jh 5h", on_top=False)
    table.act("4 stay", "3 retire", "2 retire", "1 stay", "6 stay", "5 stay", "4 draw")
    table.act("4 meld 5h 5h 5h", "4 meld 6c 6c 6c", "4 meld 2s 2s 2s 2s", "4 throw Kh")
    table.idle(3).act("4 draw", "4 add 1 5h")
    assert table.hand.over
    last = [e for e in table.log if isinstance(e, Collected | TopsWon)][-2:]
    paid, tops = last
    assert isinstance(paid, Collected) and sorted(paid.shares) == [1, 5, 6] and paid.winning
    assert isinstance(tops, TopsWon) and tops.amount == 6_00
    assert table.rules_of(tops) == {"TOM-PAN-06", "TOM-PAN-22"}
    # Seat 4 collected 2 + 1 + 4 for melds, 1 for the fifth five, and 2 + 3 + 1 + 4 for going out.
    assert table.chips() == {1: -19, 2: -1, 3: -1, 4: 59, 5: -19, 6: -19}


@pytest.mark.rule("TOM-PAN-23")
def test_the_first_player_still_in_draws_first() -> None:
    table = Pan(seats=4, first=3)
    assert table.turn == 3
    assert table.idle().turn == 2
    other = Pan(seats=4, first=3, on_top=False).act("3 retire", "2 stay", "1 stay", "4 stay")
    assert other.turn == 2 and "TOM-PAN-23" in other.rules_of(other.events(TurnBegan)[0])


@pytest.mark.rule("TOM-PAN-P1")
def test_everybody_antes_one_top_or_two() -> None:
    table = Pan(seats=6, on_top=False)
    assert [e.amount for e in table.events(TopPosted)] == [1_00] * 6
    assert table.hand.chips[POT] == 6_00
    first_card = table.log.index(table.events(PacketDealt)[0])
    assert all(table.log.index(e) < first_card for e in table.events(TopPosted))
    assert Pan(game("$1 double tops"), seats=6).hand.chips[POT] == 12_00


@pytest.mark.rule("TOM-PAN-P2")
def test_two_to_eight_players() -> None:
    table = Pan(seats=8, on_top=False)
    assert len(table.hand.stock) == 240
    seating = posted("tommys", "pan").page.seating
    assert (seating.least, seating.most) == (2, 8)
    room = open_table(posted("tommys", "pan"))
    for seat in (1, 2):
        room_play(room, Sit(seat=seat, name=f"P{seat}", chips=40_00))
    room_play(room, NextHand())
    room_play(room, Sit(seat=3, name="P3", chips=40_00))
    assert room.hand is not None and room.hand.seats == (1, 2)
    while room.hand.asked:
        room_play(room, silent(room.hand.asked[0]))
    room_play(room, NextHand())
    assert set(room.hand.seats) == {1, 2, 3}


@pytest.mark.rule("TOM-PAN-P5")
def test_the_last_player_left_takes_the_tops() -> None:
    table = Pan(seats=5, first=2, on_top=False)
    table.act("2 retire", "1 retire", "5 retire", "4 retire")
    assert table.hand.over and table.chips() == {1: -1, 2: -1, 3: 4, 4: -1, 5: -1}
    assert not table.events(Collected) and not table.events(TurnBegan)
    assert table.rules_of(table.events(LastLeft)[0]) == {"TOM-PAN-P5"}
    assert table.hand.spreads.winner == 3


@pytest.mark.rule("TOM-PAN-07", "TOM-PAN-14")
def test_the_winner_is_first_in_the_next_hand() -> None:
    room = open_table(posted("tommys", "pan"))
    for seat in range(1, 6):
        room_play(room, Sit(seat=seat, name=f"P{seat}", chips=40_00))
    room_play(room, NextHand())
    for _ in range(2):
        hand = room.hand
        assert isinstance(hand, PanHand)
        while hand.asked and not hand.over:
            ask = hand.asked[0]
            stays = ask.actor == 4 and GoOnTop in ask.offers
            room_play(room, GoOnTop(4) if stays else silent(ask))
        assert hand.spreads.winner == 4
        room_play(room, NextHand())
        hand = room.hand
        assert hand is not None
        dealt = [e for e in room.log if isinstance(e, PacketDealt)]
        assert dealt[0].seat == 4 and hand.asked[0].actor == 4
        assert {r.id for r in posted("tommys", "pan").cited(room.log[0].cite)} == {
            "TOM-PAN-07",
            "TOM-PAN-14",
        }


@pytest.mark.rule("TOM-PAN-15", "TOM-PAN-16")
def test_the_used_cards_go_to_the_back_with_a_portion() -> None:
    # Seat 2 is the fifth to draw and goes out with the 35th card: 60 + 35 cards are used.
    junk = "Jh " * 8 + "Jd " * 8 + "Jc " * 8 + "Qd " * 8 + "Kh Kd "
    hands = {2: "5h 5h 5h 6c 6c 6c 2s 2s 2s 2s"}
    table = Pan(game(portion=45), seats=6, first=6, hands=hands, deck=junk + "5h")
    table.idle(4).act("2 draw", "2 meld 5h 5h 5h", "2 meld 6c 6c 6c", "2 meld 2s 2s 2s 2s")
    table.act("2 throw Jh").idle(29)
    behind = table.hand.stock[1:]
    assert not any(table.events(DeckRenewed))
    table.act("2 draw", "2 add 1 5h")
    (renewed,) = table.events(DeckRenewed)
    assert (renewed.used, renewed.portion, renewed.by) == (95, 45, "house")
    assert table.hand.stock[:180] == behind[:180]
    # The order of the other 140 is unknown; chance decides it when they are needed.
    assert table.hand.stock[180:] == [HIDDEN] * 140
    assert {"TOM-PAN-15", "TOM-PAN-16"} == table.rules_of(renewed)


@pytest.mark.rule("TOM-PAN-16")
def test_without_a_setting_the_portion_is_as_large_as_what_was_used() -> None:
    table = Pan(seats=4, on_top=False).act("4 retire", "3 retire", "2 retire")
    (renewed,) = table.events(DeckRenewed)
    assert (renewed.used, renewed.portion) == (40, 40)
    large = Pan(game(portion=300), seats=4, on_top=False).act("4 retire", "3 retire", "2 retire")
    assert large.events(DeckRenewed)[0].portion == 280


@pytest.mark.rule("TOM-PAN-P6", "TOM-PAN-15")
def test_the_deck_runs_out() -> None:
    table = Pan(seats=8, first=8)
    table.idle(239)
    assert len(table.hand.stock) == 1 and len(table.hand.muck) == 239
    seat = table.turn
    table.act(f"{seat} draw")
    top = table.hand.drawn[0]
    table.act(f"{seat} throw {top}")
    (shuffled,) = table.events(DiscardsShuffled)
    assert shuffled.by == "house" and {"TOM-PAN-15", "TOM-PAN-P6"} == table.rules_of(shuffled)
    assert table.hand.muck == [top] and table.hand.stock == [HIDDEN] * 239
    # The top discard stays as available as it was.
    assert table.hand.spreads.fresh == seat
    table.idle(2)
    assert len(table.hand.muck) == 3


@pytest.mark.rule("TOM-PAN-P8", "TOM-PAN-23")
def test_no_card_is_turned_to_start_the_discards() -> None:
    table = Pan(seats=3, first=3)
    assert not table.offers(TakeDiscard)
    assert table.refused("3 take", Reason.NOT_OFFERED) == {"TOM-PAN-P8"}


@pytest.mark.rule("TOM-PAN-P12")
def test_the_collection_comes_out_of_the_tops() -> None:
    table = Pan(seats=6, first=6, fee=3_00, on_top=False)
    table.act("6 retire", "5 retire", "4 retire", "3 retire", "2 retire")
    assert table.hand.chips[BOX] == 3_00
    assert [e.amount for e in table.events(TopsWon)] == [3_00]
    two = Pan(seats=2, first=2, fee=3_00, on_top=False)
    posted_by = [(e.seat, e.amount, e.cite) for e in two.events(TopPosted)]
    assert posted_by == [
        (2, 1_00, "tops"),
        (1, 1_00, "tops"),
        (2, 50, "fee.tops"),
        (1, 50, "fee.tops"),
    ]
    two.act("2 retire")
    assert two.hand.chips[BOX] == 3_00 and not two.events(TopsWon)
    # An amount that cannot be shared evenly is rounded up; the excess stays in the tops.
    odd = Pan(seats=2, first=2, fee=3_01, on_top=False).act("2 retire")
    assert odd.hand.chips[BOX] == 3_01 and [e.amount for e in odd.events(TopsWon)] == [1]


@pytest.mark.rule("TOM-PAN-P12")
def test_or_from_the_players_in_equal_shares() -> None:
    table = Pan(game(fee_from="players"), seats=6, fee=3_00, on_top=False)
    assert table.hand.chips[BOX] == 3_00 and table.hand.chips[POT] == 6_00
    assert {table.hand.chips[seat] for seat in table.hand.seats} == {98_50}
    assert Options().fee_from == "tops"


def test_of_each_packet_the_first_card_counts_for_the_eldest() -> None:
    hand = Pan(seats=3, first=3).hand.copy()
    packets = {1: "5c Ac Ac Ac Ac", 2: "4d Ks Ks Ks Ks", 3: "6h 2h 2h 2h 2h"}
    hand.up |= {seat: list(parse_cards(text)) for seat, text in packets.items()}
    assert DealPackets()._eldest(hand) == EldestFound(seat=2, cite="eldest")
