"""The plan of pan: its numbers, and games that the kernels refuse."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cardhouse.analysis.families import gap
from cardhouse.analysis.pan.compiled import plan
from cardhouse.analysis.pan.compiled import terms as g
from cardhouse.analysis.pan.compiled.cards import CARDS
from cardhouse.analysis.pan.compiled.mapping import begin
from cardhouse.analysis.pan.compiled.plan import Unknown, flatten
from cardhouse.cards import Deck
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.pan.packets import DealPackets
from cardhouse.engine.pan.rules import Pan
from cardhouse.rulebook import posted
from tests.kit.pan import game


def test_the_stakes_and_the_deck_are_in_the_plan() -> None:
    flat = flatten(game("$1 double tops", fee_from="players")).game
    assert [flat[i] for i in (g.CHIP, g.TOP, g.FROM_PLAYERS, g.DRAWN_FIRST)] == [100, 200, 1, 0]
    assert flat[g.CARDS] == 320 and CARDS[flat[g.CARD]] == "2c"
    assert flatten(game(melds={"same_suit_set_takes": "any-suit"})).game[g.ANY_SUIT]


@pytest.mark.parametrize(
    ("deck", "says"),
    [
        (Deck(packs=8, without="89"), "cards that no meld takes"),
        (Deck(packs=4, without="89T", jokers=1), "cards that no meld takes"),
    ],
)
def test_a_deck_with_other_cards_is_left_to_the_engine(deck: Deck, says: str) -> None:
    with pytest.raises(Unknown, match=f"Pan: compiled play does not know {says}"):
        flatten(game(deck=deck))
    assert says in gap(game(deck=deck))
    assert not gap(game())


def test_a_strange_script_is_left_to_the_engine() -> None:
    source = game()
    assert "the step `deal`" in gap(replace(source, script=posted("tommys", "stud7").game().script))
    mistaken = (*source.script[:2], DealPackets(mistakes=((1, 9),)), *source.script[3:])
    assert "a script changed by a ruling" in gap(replace(source, script=mistaken))
    assert "a script in another order" in gap(replace(source, script=source.script[::-1]))


def test_an_option_that_the_plan_does_not_read_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(plan._READ, Pan, "melds")
    assert gap(game(tops=2)) == "Pan: compiled play does not know the option `tops` of Pan"


def test_a_deck_in_a_known_order_is_refused() -> None:
    started = HandStarted(
        house="tommys",
        game="pan",
        seats=(1, 2),
        stacks={1: 100, 2: 100},
        button=2,
        stock=game().deck.cards(),
    )
    with pytest.raises(ValueError, match="in an order unknown before"):
        begin(flatten(game()), [], started)  # type: ignore[arg-type]
