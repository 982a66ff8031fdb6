"""Ven-A-Mexico's blackjack, the deal: one card up for each, the bank's second face down."""

import pytest

from cardhouse.cards import HIDDEN
from cardhouse.engine.banked.blackjack.bank_hand import HoleTurned
from cardhouse.engine.banked.blackjack.shoe import ShoeRenewed
from cardhouse.engine.banked.blackjack.turn_events import CardTaken, HitTaken, Stood
from cardhouse.engine.banked.blackjack.view import look
from cardhouse.engine.banked.commands import Hit, Lapse, Stand
from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.banked.settle import TableCleared
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import CHANCE
from cardhouse.engine.core.events import Arranged, Burned, Dealt
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.core.view import RAIL, see
from cardhouse.floor.banked.reports import DealMistake, MissedHand
from tests.kit.banked import Banked
from tests.rules.ven_a_mexico.blackjack import POST, VEN, dealt, rules


def served(table: Banked) -> list[tuple[int, str]]:
    """The cards dealt, each with its seat, in order."""
    return [
        (seat, card[0])
        for event in table.events(Dealt)
        for seat, card in zip(event.seats, event.cards, strict=True)
    ]


@pytest.mark.rule("VEN-BJ-35", "VEN-BJ-36", "VEN-BJ-37", "VEN-BJ-17")
@pytest.mark.parametrize("seat", [8, 2])
def test_two_rounds_clockwise_from_the_dealers_left(seat: int) -> None:
    # With the bank in any seat, the deal begins at the dealer's left, not at the bank's.
    table = dealt({1: "2 5", 4: "3 6"}, "4 7", seat=seat)
    assert served(table) == [(1, "2"), (4, "3"), (BANK, "4"), (1, "5"), (4, "6"), (BANK, "7")]
    first, up, second, down = table.events(Dealt)
    assert (first.up, up.up, second.up, down.up) == (True, True, True, False)
    assert {"VEN-BJ-17", "VEN-BJ-35"} <= table.rules_of(first)
    assert "VEN-BJ-35" in table.rules_of(up)
    assert "VEN-BJ-36" in table.rules_of(second)
    assert "VEN-BJ-37" in table.rules_of(down)
    assert len(table.hand.down[BANK]) == 1


@pytest.mark.rule("VEN-BJ-17")
def test_the_turns_go_clockwise_too() -> None:
    hands = dict.fromkeys((1, 2, 4, 5, 6, 7, 8), "T 6")
    table = dealt(hands, "T 7", seat=3)
    assert [seat for seat, _ in served(table)[:8]] == [1, 2, 4, 5, 6, 7, 8, BANK]
    turns = []
    while table.dealer_asked is False:
        turns.append(table.turn)
        table.act(f"{table.turn} stand")
    assert turns == [1, 2, 4, 5, 6, 7, 8]


@pytest.mark.rule("VEN-BJ-31", "VEN-BJ-37", "VEN-BJ-P1")
def test_all_cards_are_up_but_the_hole_card() -> None:
    table = dealt({1: "T 6", 4: "3 8"}, "T A", "2 9").act("1 hit", "1 stand", "4 hit")
    assert (table.cards(1), table.cards(4), table.bank_cards) == ("T 6 2", "3 8 9", "T")
    hole = table.hand.down[BANK][0]
    for viewer in (RAIL, 1, 4, 8):
        seen_table = look(table.hand, viewer).layout
        assert seen_table is not None
        cards = {hand.hand: hand.up for hand in seen_table.hands}
        assert cards == {1: tuple(table.hand.up[1]), 4: tuple(table.hand.up[4])}
        # Not even the bank knows the card.
        assert seen_table.bank_hand.up == tuple(table.hand.up[BANK])
        assert seen_table.bank_hand.down == (HIDDEN,)
        seen = [see(event, viewer) for event in table.log]
        downs = [event for event in seen if isinstance(event, Dealt) and not event.up]
        assert [event.cards for event in downs] == [(HIDDEN,)]
        arranged = {c for event in seen if isinstance(event, Arranged) for c in event.cards}
        assert arranged <= {HIDDEN}
        assert hole not in [event.card for event in seen if isinstance(event, CardTaken)]
    table.stand()
    assert [event.card for event in table.events(HoleTurned)] == [hole]


@pytest.mark.rule("VEN-BJ-41", "VEN-BJ-P1")
@pytest.mark.parametrize("bank", ["A K", "K A", "T 7", "A 9"])
def test_the_hole_card_is_turned_after_the_last_decision(bank: str) -> None:
    table = dealt({1: "T 6", 7: "T 5", 8: "T 4"}, bank, seat=3)
    for seat in (1, 7, 8):
        assert table.events(HoleTurned) == []
        table.act(f"{seat} stand")
    assert table.events(HoleTurned) == []
    after = len(table.log)
    table.act("lapse")
    lapsed, began, turned = table.log[after : after + 3]
    assert lapsed.__struct_config__.tag == "late-lapsed"
    assert began.__struct_config__.tag == "began"
    assert isinstance(turned, HoleTurned)
    assert {"VEN-BJ-41", "VEN-BJ-P1"} <= table.rules_of(turned)


@pytest.mark.rule("VEN-BJ-P1")
def test_nobody_peeks_at_a_natural() -> None:
    table = dealt({1: "5 6", 2: "T 6"}, "A K", "9")
    table.act("1 double", "2 surrender").stand()
    assert table.won() == {1: -20, 2: -5, 8: 25}


@pytest.mark.rule("VEN-BJ-16", "VEN-BJ-42")
def test_the_banks_cards_lie_before_the_tray() -> None:
    table = dealt({1: "T 8", 2: "T 6"}, "9 4 2 5", seat=3)
    assert [card[0] for card in table.hand.up[BANK] + table.hand.down[BANK]] == ["9", "4"]
    assert table.hand.up[3] == table.hand.down[3] == []
    # The tray is no seat, and stays in place with any bank.
    assert BANK not in table.layout.order
    seen = look(table.hand, RAIL).layout
    assert seen is not None
    assert (seen.bank, seen.bank_hand.hand) == (3, BANK)
    assert [hand.hand for hand in seen.hands] == [1, 2]
    table.stand()
    banks = [event for event in table.events(CardTaken) if event.hand == BANK]
    assert [event.card[0] for event in banks] == ["2", "5"]
    assert all("VEN-BJ-42" in table.rules_of(event) for event in banks)
    up = table.events(Dealt)[1]
    assert {"VEN-BJ-16", "VEN-BJ-42"} <= table.rules_of(up)
    assert "chip tray" in POST.rules["VEN-BJ-16"].text


@pytest.mark.rule("VEN-BJ-32", "VEN-BJ-33", "VEN-BJ-34")
def test_players_only_signal_and_the_dealer_moves_the_cards() -> None:
    table = dealt({1: "T 2", 2: "T 6"}, "T 7", "5")
    # A sweep of the hand is a hit, a hand moved from side to side a stand: no card is named.
    assert Hit.__struct_fields__ == Stand.__struct_fields__ == ("seat",)
    offered: list[Ask] = []
    while not table.hand.over:
        offered += [ask for ask in table.hand.asked if ask.actor != CHANCE]
        table.act("1 hit" if table.cards(1) == "T 2" else _next(table))
    for ask in offered:
        assert not any("cards" in kind.__struct_fields__ for kind in ask.offers)
    (hit,) = table.events(HitTaken)
    assert "VEN-BJ-33" in table.rules_of(hit)
    assert all("VEN-BJ-34" in table.rules_of(stood) for stood in table.events(Stood))
    card = table.log[table.log.index(hit) + 1]
    assert isinstance(card, CardTaken)
    assert "VEN-BJ-32" in table.rules_of(card)
    assert "towards the body" in POST.rules["VEN-BJ-33"].text
    assert "side to side" in POST.rules["VEN-BJ-34"].text


def _next(table: Banked) -> str:
    ask = next(a for a in table.hand.asked if a.must)
    return "lapse" if ask.default == Lapse() else f"{ask.actor} stand"


@pytest.mark.rule("VEN-BJ-50")
def test_the_cards_go_to_the_discards() -> None:
    table = dealt({1: "T 2", 2: "8 8"}, "T 7", "5 T T")
    table.act("1 hit", "1 stand", "2 split").stand()
    assert not any([*table.hand.up.values(), *table.hand.down.values()])
    (cleared,) = table.events(TableCleared)
    assert "VEN-BJ-50" in table.rules_of(cleared)
    assert len(table.hand.muck) == 3 + 4 + 2
    table.refused("1 wager 1 10", Reason.HAND_OVER)


@pytest.mark.rule("VEN-BJ-P14")
def test_one_card_is_burned_after_the_shuffle_only() -> None:
    fresh = dealt({1: "T 8"}, "T 7")
    kinds = [type(event) for event in fresh.log]
    assert kinds.count(Burned) == 1
    assert kinds.index(Burned) < kinds.index(Dealt)
    assert "VEN-BJ-P14" in fresh.rules_of(fresh.events(Burned)[0])
    later = Banked(VEN, bank=8, wagers={1: 10}, shoe="T T 8 7", discards=100)
    assert later.events(Burned) == []


@pytest.mark.rule("VEN-BJ-P14")
def test_a_round_is_finished_though_the_shoe_runs_out() -> None:
    table = Banked(VEN, bank=8, wagers={1: 10}, shoe="T T 2 7", discards=312 - 4)
    assert table.events(ShoeRenewed) == []
    table.act("1 hit")
    (renewed,) = table.events(ShoeRenewed)
    assert "VEN-BJ-P14" in table.rules_of(renewed)
    table.stand()
    assert table.hand.over
    assert {"VEN-BJ-P14"} <= rules("shoe.cut")


@pytest.mark.rule("VEN-BJ-37")
def test_a_bank_that_both_rounds_missed_gets_its_second_card_face_down() -> None:
    table = Banked(VEN, wagers={1: 10}, shoe="5 T 8 K 6", wait=True).open_bets()
    for number in (1, 2):
        table.report(DealMistake(round=number, missed=(BANK,)))
    table.close_bets()
    assert (table.cards(1), table.bank_cards) == ("5 T", "")
    table.report(MissedHand(spot=BANK))
    assert (table.cards(1), table.bank_cards) == ("5 8", "T")
    assert [card[0] for card in table.hand.down[BANK]] == ["K"]


@pytest.mark.rule("VEN-BJ-40", "VEN-BJ-35")
def test_a_hand_that_is_no_natural_any_more_has_its_turn() -> None:
    # Its ten was backed up for the bank, which had got no card.
    table = Banked(VEN, wagers={1: 10}, shoe="A T 9 5 6", wait=True).open_bets()
    table.report(DealMistake(missed=(BANK,)))
    table.close_bets()
    assert (table.cards(1), [ask.must for ask in table.hand.asked]) == ("A T", [False])
    table.report(MissedHand(spot=BANK))
    table.act("lapse")
    assert (table.cards(1), table.bank_cards, table.turn) == ("A 5", "T", 1)
    assert {"hit", "stand"} <= table.offers(1)
