"""Forms and previews show what the rail may know, and nothing of hidden cards."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import fields, replace

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.illegal import Illegal
from cardhouse.engine.pot.hand import PotHand
from cardhouse.floor.core.pointing import card_at, pointed, seen
from cardhouse.floor.core.reports import Boxed
from cardhouse.floor.pot.reports import EarlyBoard, KillHand
from cardhouse.rulebook import posted
from cardhouse.table import Table
from cardhouse.table.forms import forms
from cardhouse.table.preview import Moved, preview
from tests.runs.floor.stormy import Stormy

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
    foreseen = preview("here", table, KillHand(seat=seat, **SIGNED))
    assert foreseen.before[f"down:{seat}"] == (card, HIDDEN)
    (mucked,) = (each for each in foreseen.moved if each.source == f"down:{seat}")
    assert mucked == Moved((card, HIDDEN), f"down:{seat}", "muck")
