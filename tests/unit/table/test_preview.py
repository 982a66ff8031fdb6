"""Forms and previews show what the rail may know, and nothing of hidden cards."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import fields, replace

from cardhouse.cards import HIDDEN, Card, parse_cards
from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.illegal import Illegal
from cardhouse.engine.pot.hand import PotHand
from cardhouse.floor.core.pointing import Seen, card_at, pointed, seen
from cardhouse.floor.core.reports import Boxed, GiveChips
from cardhouse.floor.pot.reports import CallMisdeal, EarlyBoard, FlopCount, KillHand, Miscalled
from cardhouse.ledger import BONUS, BOX
from cardhouse.rulebook import open_table, posted
from cardhouse.table import Table
from cardhouse.table.forms import forms
from cardhouse.table.preview import Moved, _told, _untold, _veiled, balances, preview
from tests.runs.floor.stormy import Stormy
from tests.unit.table.test_reopening import Ended

SIGNED: dict[str, Any] = {"by": "Flo", "reason": "because"}
MOMENTS = 4


def calm(game: str, seed: int, orders: int) -> Table:
    """A table of six after so many orders, none of them a report."""
    house, name = game.split()
    stormy = Stormy(posted(house, name), "", seed)
    stormy._report = lambda hand: False  # type: ignore[method-assign]
    stormy._wrong_deck = super(Stormy, stormy).do  # type: ignore[method-assign]
    while orders > 0 or not stormy.table.running():
        stormy._next()
        orders -= 1
    return stormy.table


def others(table: Table, rng: Random) -> Table:
    """The same table for anybody at the rail: only hidden cards are others."""
    hand = table.hand
    assert hand is not None
    shown = {card for event in table.log for card in _cards(event.seen(0))}
    shown |= {card for cards in seen(hand).values() for card in cards}
    unseen = [card for card in hand.deck if card not in shown]
    mapped = dict(zip(unseen, rng.sample(unseen, len(unseen)), strict=True))
    other = table.copy()
    other.log = [_mapped(event, mapped) for event in table.log]
    other.hand = kernel.replay(hand.game, other.log)
    return other


def _cards(event: Event) -> list[Card]:
    found: list[Card] = []
    for info in fields(event):
        value = getattr(event, info.name)
        if info.type is Card:
            found.append(value)
        elif info.type == tuple[Card, ...]:
            found += value
    return found


def _mapped(event: Event, mapped: dict[Card, Card]) -> Event:
    said: dict[str, Any] = {}
    for info in fields(event):
        value = getattr(event, info.name)
        if info.type is Card:
            said[info.name] = mapped.get(value, value)
        elif info.type == tuple[Card, ...]:
            said[info.name] = tuple(mapped.get(card, card) for card in value)
    return replace(event, **said)


@pytest.mark.parametrize("game", ["tommys holdem", "tommys stud7", "tommys omaha-hilo"])
def test_neither_forms_nor_previews_depend_on_hidden_cards(game: str) -> None:
    rng, compared = Random(game), 0
    for moment in range(MOMENTS):
        table = calm(game, moment, 8 + 3 * moment)
        other = others(table, rng)
        assert other.hand is not None and table.hand is not None
        assert seen(other.hand) == seen(table.hand)
        found = tuple(forms(table))
        assert tuple(forms(other)) == found
        for form in found:
            case = rng.choice(form.cases)
            one, two = (preview("here", each, case) for each in (table, other))
            assert (one.before, one.after, one.moved) == (two.before, two.after, two.moved)
            assert (one.chips, one.deals) == (two.chips, two.deals)
            compared += 1
    assert compared > 5 * MOMENTS


def test_a_preview_ends_where_unseen_cards_would_be_dealt() -> None:
    table = calm("tommys holdem", 3, 4)
    assert table.hand is not None
    assert HIDDEN not in table.hand.stock
    foreseen = preview("here", table, KillHand(seat=table.hand.live[0], **SIGNED))
    assert foreseen.table.hand is not None
    assert set(foreseen.table.hand.stock) == {HIDDEN}


def test_board_cards_turned_too_early_are_backs_in_the_preview() -> None:
    table = calm("tommys holdem", 1, 4)
    assert isinstance(table.hand, PotHand) and not table.hand.board
    foreseen = preview("here", table, EarlyBoard())
    assert foreseen.after["aside"] == (HIDDEN,) * 3
    assert [(each.target, len(each.cards)) for each in foreseen.moved] == [
        ("burns", 1),
        ("aside", 3),
    ]


def test_a_card_is_pointed_at_and_a_hidden_one_is_never_named() -> None:
    table = calm("tommys holdem", 1, 4)
    hand = table.hand
    assert hand is not None
    seat = hand.live[0]
    assert card_at(hand, Card(f"down:{seat}/2")) == hand.down[seat][1]
    assert pointed(hand, Boxed(card=Card(f"down:{seat}/1"))).card == hand.down[seat][0]
    for words in (
        hand.down[seat][0],
        HIDDEN,
        "down:77/1",
        f"down:{seat}/9",
        "nowhere/1",
        "chips/1",
    ):
        with pytest.raises(Illegal):
            card_at(hand, Card(words))


def test_before_the_first_hand_there_is_nothing_to_rule_on() -> None:
    table = Stormy(posted("tommys", "holdem"), "", 1).table
    assert table.hand is None
    assert not tuple(forms(table))
    with pytest.raises(Illegal):
        preview("here", table, EarlyBoard())


def test_of_two_cards_alike_only_the_one_that_everybody_saw_is_named() -> None:
    table = calm("tommys holdem", 1, 4)
    hand = table.hand
    assert hand is not None
    seat = hand.live[0]
    # A second card of this kind does not belong to the deck, and nobody has seen it yet.
    card = hand.down[seat][0]
    hand.down[seat] = [card, card]
    hand.exposed.append(card)
    # Nor is a card of the stock the one that looks like it in front of another seat.
    hand.down[hand.live[1]][0] = hand.stock[5]
    foreseen = preview("here", table, KillHand(seat=seat, **SIGNED))
    assert foreseen.before[f"down:{seat}"] == (card, HIDDEN)
    assert foreseen.moved == (Moved((card, HIDDEN), f"down:{seat}", "muck"),)


BETS = ("1 call", "2 call", "3 check", "2 check", "3 bet 3")


def test_every_card_of_a_misdeal_goes_back_to_the_stock() -> None:
    table = Ended(*BETS).table
    foreseen = preview("here", table, CallMisdeal(**SIGNED))
    gone = {each.source: each.cards for each in foreseen.moved}
    backs = dict.fromkeys(("down:1", "down:2", "down:3"), (HIDDEN, HIDDEN))
    board = foreseen.before["board"]
    assert gone == {"burns": (HIDDEN,), **backs, "board": board[::-1]}
    assert {each.target for each in foreseen.moved} == {"stock"}
    assert foreseen.after["stock"] == (HIDDEN,) * 52 and foreseen.deals


def test_a_hand_that_lost_its_pot_is_mucked_and_the_last_one_taken_out_of_the_muck() -> None:
    table = Ended(*BETS, "1 fold", "2 fold").table
    foreseen = preview("here", table, Miscalled(seat=3, **SIGNED))
    backs = (HIDDEN, HIDDEN)
    assert foreseen.moved == (Moved(backs, "muck", "down:2"), Moved(backs, "down:3", "muck"))
    # Seat 3 gives back nine dollars of the pot and the uncalled bet.
    assert foreseen.chips == {
        "here/1": (96_00, 96_00),
        "here/2": (97_00, 109_00),
        "here/3": (106_00, 94_00),
        "here/box": (1_00, 1_00),
    }


def test_chips_go_from_one_account_to_another() -> None:
    table = Ended(*BETS).table
    order = GiveChips(source="pot", target=1, amount=1_00, **SIGNED)
    foreseen = preview("here", table, order)
    assert foreseen.chips == {
        "here/1": (96_00, 97_00),
        "here/2": (97_00, 97_00),
        "here/3": (94_00, 94_00),
        "here/pot": (12_00, 11_00),
        "here/box": (1_00, 1_00),
    }
    assert not foreseen.moved and not foreseen.deals and foreseen.before == foreseen.after


def test_the_house_has_what_it_dropped_before_and_in_this_hand() -> None:
    table = Ended(*BETS).table
    assert table.hand is not None and table.hand.chips[BOX] == 1_00
    table.box, table.bonus = 5_00, 2_00
    assert balances("here", table)["here/box"] == 6_00
    assert balances("here", table)["here/bonus"] == 2_00
    table.hand.chips[BONUS] = 50
    assert balances("here", table)["here/bonus"] == 2_50
    # A hand that is over has been counted.
    over = Ended(*BETS, "1 fold", "2 fold").table
    assert balances("here", over)["here/box"] == over.box == 1_00
    empty = open_table(posted("tommys", "holdem"))
    empty.box = 3_00
    assert balances("here", empty) == {"here/box": 3_00}


def test_of_a_flop_with_a_card_too_many_only_the_board_is_shuffled_in() -> None:
    table = Ended("1 call", "2 call", "3 check").table
    foreseen = preview("here", table, FlopCount(cards=4, told=False))
    assert [(each.source, each.target) for each in foreseen.moved] == [("board", "stock")]


KING, ACE = parse_cards("Kh As")


@pytest.mark.parametrize(
    ("before", "after", "veiled"),
    [
        # A king that lay open is known wherever it goes.
        ({"up:1": (KING,)}, {"up:1": (), "muck": (KING,)}, {"up:1": (), "muck": (KING,)}),
        # Another one, turned up by the ruling, is not.
        (
            {"up:1": (KING,), "down:2": (HIDDEN,)},
            {"up:2": (KING,), "up:1": (KING,)},
            {"up:2": (HIDDEN,), "up:1": (KING,)},
        ),
        ({"up:1": (KING,)}, {"muck": (KING, KING, ACE)}, {"muck": (KING, HIDDEN, HIDDEN)}),
        ({}, {"board": (KING, KING)}, {"board": (HIDDEN, HIDDEN)}),
    ],
)
def test_a_card_that_nobody_saw_stays_a_back(before: Seen, after: Seen, veiled: Seen) -> None:
    assert _veiled(before, after) == veiled


def test_each_card_of_a_shoe_is_found_again_once_and_last_in_the_stock() -> None:
    gone = {"stock": Counter([KING, ACE, KING]), "down:1": Counter([KING])}
    come = {"muck": Counter([KING]), "board": Counter([KING])}
    assert [*_told(gone, come)] == [("down:1", "muck", KING), ("stock", "board", KING)]
    assert gone == {"stock": Counter([KING, ACE]), "down:1": Counter()}


def test_untold_cards_stay_if_they_can_and_fill_each_place() -> None:
    gone = {"muck": Counter([KING]), "aside": Counter([ACE, ACE])}
    come = {"stock": Counter([HIDDEN, HIDDEN]), "aside": Counter([HIDDEN])}
    assert [*_untold(gone, come)] == [
        ("muck", "stock", KING),
        ("aside", "aside", ACE),
        ("aside", "stock", ACE),
    ]
