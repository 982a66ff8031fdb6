"""Pai gow poker: the deck, seven piles, the dice cup, and the delivery of the piles."""

import pytest

from cardhouse.cards import HIDDEN, JOKER
from cardhouse.engine.banked.commands import SetHand, Shake
from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.banked.pai_gow.dice import CupOpened, CupShaken
from cardhouse.engine.banked.pai_gow.piles import PileDelivered
from cardhouse.engine.banked.pai_gow.spots import PILES
from cardhouse.engine.banked.pai_gow.view import look
from cardhouse.engine.banked.settle import WagerSettled
from cardhouse.engine.core.illegal import Reason
from cardhouse.rulebook import posted
from tests.kit.pai_gow import BANK_HAND, LOSES, WINS, PaiGowTable, pai_gow


@pytest.mark.rule("TOM-PG-01")
def test_players_are_compared_with_the_bank_and_never_with_each_other() -> None:
    table = PaiGowTable(wagers={1: 20, 3: 20}, bank=4, hands={1: WINS, 3: LOSES, 4: BANK_HAND})
    table.read().end()
    exchanges = [(e.seat, e.shares) for e in table.settled()]
    assert exchanges == [(1, ((4, 20_00),)), (3, ((4, 20_00),))]
    assert table.won()[1] == 20 and table.won()[3] == -20
    assert table.won()[4] == 0
    assert table.box == 4, "the house has its collections and no stake"


@pytest.mark.rule("TOM-PG-02")
def test_one_deck_with_one_joker_leaves_four_cards() -> None:
    deck = pai_gow().deck.cards()
    assert len(deck) == len(set(deck)) == 53
    assert deck.count(JOKER) == 1
    table = PaiGowTable(wagers={1: 20})
    assert len(table.hand.stock) == 4


@pytest.mark.rule("TOM-PG-04")
def test_each_position_with_a_wager_and_the_bank_get_seven_cards_face_down() -> None:
    table = PaiGowTable(wagers=dict.fromkeys((1, 3, 4, 5, 6), 20)).shake()
    held = {key: len(cards) for key, cards in table.hand.down.items() if cards}
    assert held == dict.fromkeys((1, 3, 4, 5, 6, BANK), 7)
    assert not any(table.hand.up.values())


@pytest.mark.rule("TOM-PG-P1")
def test_always_seven_piles_of_seven_one_card_to_each_in_turn() -> None:
    table = PaiGowTable(wagers=dict.fromkeys((1, 3, 4), 20), wait=True)
    order = tuple(table.hand.stock)
    table.open_bets().close_bets()
    assert [table.hand.down[pile] for pile in PILES] == [list(order[i:49:7]) for i in range(7)]
    table.shake()
    used = sum(len(table.hand.down[key]) for key in (1, 3, 4, BANK))
    assert (used, len(table.hand.muck), len(table.hand.stock)) == (28, 21, 4)
    assert tuple(table.hand.stock) == order[49:]


@pytest.mark.rule("TOM-PG-P1")
def test_the_order_of_one_hand() -> None:
    table = PaiGowTable(wagers={3: 20}, hands={3: WINS, 2: BANK_HAND}).read().end()
    names = [type(event).__name__ for event in table.log]
    marks = [
        "WagerPlaced",
        "CollectionTaken",
        "PilesDealt",
        "CupOpened",
        "PileDelivered",
        "HandSet",
        "AllSet",
        "BankOpened",
        "BankSet",
        "BankConfirmed",
        "BankCounted",
        "HandExposed",
        "WagerSettled",
        "TableCleared",
    ]
    assert [names.index(name) for name in marks] == sorted(names.index(name) for name in marks)


@pytest.mark.rule("TOM-PG-P2")
@pytest.mark.parametrize(
    ("dice", "spot"), [((5, 4, 3), 6), ((1, 3, 4), 2), ((6, 6, 6), 5), ((1, 1, 1), 4)]
)
def test_the_dice_count_clockwise_from_the_bank(dice: tuple[int, ...], spot: int) -> None:
    table = PaiGowTable(wagers={3: 20}, dice=dice).shake()
    assert table.layout.action == spot
    [opened] = table.events(CupOpened)
    assert (opened.dice, opened.action) == (dice, spot)


@pytest.mark.rule("TOM-PG-P2")
def test_the_bank_counts_as_eight_and_fifteen_too() -> None:
    for dice in ((6, 1, 1), (6, 6, 3)):
        assert PaiGowTable(wagers={3: 20}, bank=7, dice=dice).shake().layout.action == 7


@pytest.mark.rule("TOM-PG-15")
def test_the_bank_may_name_who_shakes_the_cup() -> None:
    table = PaiGowTable(wagers={3: 20})
    table.play(Shake(2, by=5))
    [shaken] = table.events(CupShaken)
    [opened] = table.events(CupOpened)
    assert shaken.by == opened.by == 5
    assert table.rules_of(shaken) == {"TOM-PG-15"}
    assert opened.action == 6, "counted from the bank, as if it had shaken itself"


@pytest.mark.rule("TOM-PG-15")
def test_nobody_but_the_bank_names_the_shaker() -> None:
    table = PaiGowTable(wagers={3: 20})
    table.refused(Shake(5, by=5), Reason.NOT_YOUR_TURN)
    table.refused(Shake(2, by=9))


@pytest.mark.rule("TOM-PG-P3")
def test_piles_go_clockwise_to_every_spot_and_empty_ones_are_dead() -> None:
    table = PaiGowTable(wagers={7: 20, 3: 20}, hands={7: WINS, 3: LOSES, 2: BANK_HAND}).shake()
    delivered = [(e.pile, e.spot, e.hand) for e in table.events(PileDelivered)]
    assert delivered == [
        (51, 6, 0),
        (52, 7, 7),
        (53, 1, 0),
        (54, 2, BANK),
        (55, 3, 3),
        (56, 4, 0),
        (57, 5, 0),
    ]
    table.set().bank_sets()
    assert [e.hand for e in table.events(WagerSettled)] == [7, 3]


@pytest.mark.rule("TOM-PG-P3")
def test_nobody_sees_a_dead_pile() -> None:
    table = PaiGowTable(wagers={7: 20}).shake()
    dead = [event for event in table.events(PileDelivered) if not event.hand]
    assert len(dead) == 5
    for event in dead:
        assert {card for viewer in range(8) for card in event.seen(viewer).cards} == {HIDDEN}


@pytest.mark.rule("TOM-PG-P3", "TOM-PG-12")
def test_an_action_button_on_the_banks_own_spot() -> None:
    table = PaiGowTable(wagers={1: 20, 3: 20}, dice=(1, 3, 4)).read()
    assert table.layout.action == 2
    assert [e.hand for e in table.settled()] == [3, 1]


@pytest.mark.rule("TOM-PG-12")
def test_all_action_runs_clockwise_from_the_action_button() -> None:
    hands = {6: WINS, 7: LOSES, 2: BANK_HAND}
    table = PaiGowTable(wagers=dict.fromkeys((1, 3, 4, 6, 7), 20), hands=hands).read()
    assert [e.hand for e in table.settled()] == [6, 7, 1, 3, 4]
    named = [type(e).__name__ for e in table.log]
    exposed = [e for e, name in zip(table.log, named, strict=True) if name == "HandExposed"]
    assert [getattr(e, "spot", 0) for e in exposed] == [6, 7, 1, 3, 4]


@pytest.mark.rule("TOM-PG-16")
def test_the_banks_hand_stays_closed_until_every_other_hand_is_set() -> None:
    table = PaiGowTable(wagers=dict.fromkeys((1, 3, 4, 6, 7), 20), hands={2: BANK_HAND}).shake()
    cards = tuple(table.hand.down[BANK])
    for seat in (6, 7, 1, 3):
        default = table.ask(seat).default
        assert default is not None
        table.play(default)
    assert tuple(table.hand.down[BANK]) == cards
    opening = SetHand(seat=2, front=cards[:2], back=cards[2:])
    table.refused(opening, Reason.NOT_YOUR_TURN)
    for viewer in range(8):
        layout = look(table.hand, viewer).layout
        assert layout is not None and set(layout.bank_hand.down) == {HIDDEN}
    default = table.ask(4).default
    assert default is not None
    table.play(default)
    assert tuple(table.hand.up[BANK]) == cards
    assert SetHand in table.ask(2).offers


@pytest.mark.rule("TOM-PG-72")
def test_the_wild_joker_is_an_option_of_a_table() -> None:
    wild, usual = pai_gow("10-100 joker wild").paigow, pai_gow().paigow
    assert wild is not None and wild.joker == "wild"
    assert usual is not None and usual.joker == "bug"


@pytest.mark.rule("TOM-PG-74")
def test_without_the_joker_in_a_hand_the_variation_changes_nothing() -> None:
    hands = {6: WINS, 7: LOSES, 2: BANK_HAND, 5: "Jk"}
    logs = []
    for name in ("10-100", "10-100 joker wild"):
        table = PaiGowTable(pai_gow(name), wagers={6: 20, 7: 30}, hands=hands).read().end()
        logs.append(table.log)
    assert logs[0] == logs[1]
    assert "TOM-PG-74" in posted("tommys", "pai-gow-poker").rules
