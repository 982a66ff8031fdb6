"""Insurance is judged by every card that lies face up, counted without the solver."""

from __future__ import annotations

import pytest

from cardhouse.coach.families import advise
from cardhouse.engine.banked.commands import Decline, Insure
from cardhouse.engine.families import look
from tests.kit.banked import Banked, game

# The three players' two cards each and the bank's ace, as they are dealt: first all first cards.
SHOES = {
    "three tens seen": ("K 5 Q A 7 6 T", 3),
    "no ten seen": ("2 5 3 A 7 6 4", 0),
}


@pytest.mark.parametrize("name", SHOES)
def test_insurance_counts_the_cards_of_all_players(name: str) -> None:
    shoe, tens = SHOES[name]
    played = game("ven-a-mexico")
    table = Banked(played, bank=8, money=1000, wagers={1: 10, 2: 10, 3: 10}, shoe=shoe)
    ask = next(ask for ask in table.hand.asked if Insure in ask.offers)
    assert isinstance(ask.actor, int)
    advice = advise(played, look(table.hand, ask.actor), ask)
    # Six packs hold 96 cards that count ten; seven cards lie face up, an ace of the bank's first.
    natural = (6 * 16 - tens) / (6 * 52 - 7)
    worth = {type(choice.command): choice.worth for choice in advice.choices}
    assert worth[Insure] == pytest.approx(500 * (2 * natural - (1 - natural)))
    assert worth[Decline] == 0 and isinstance(advice.best, Decline)
    assert advice.why[0].args["share"] == f"{100 * natural:.1f}"
