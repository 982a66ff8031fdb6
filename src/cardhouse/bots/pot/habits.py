"""Bots' habits in games for a pot."""

from cardhouse.bots.habits import Habits, by_seats
from cardhouse.bots.pot.sensible import CALLING, LOOSE, TIGHT, Sensible
from cardhouse.chance import Chance
from cardhouse.engine.core.asks import Arrangement, Ask
from cardhouse.engine.core.commands import CHANCE, Arrange
from cardhouse.engine.pot.family import POT
from cardhouse.table import Office, Table, table_ask
from cardhouse.table.commands import DrawButton
from cardhouse.table.terms import Drawing


def _least(table: Table) -> int:
    """More than the fee, which the button must have to be dealt in."""
    fee = table.fee
    return 1 + (fee.due(table.seating.most) if fee.payer == "button" else 0)


def _draw(table: Table, chance: Chance) -> DrawButton | None:
    """A card to each player for the first button, and again to those with equal cards."""
    terms = table_ask(table, Office.CHANCE).offers.get(DrawButton)
    if not isinstance(terms, Drawing):
        return None
    cards = Arrangement(cards=terms.cards, least=terms.count)
    answer = chance.answer(Ask(CHANCE, {Arrange: cards}))
    assert isinstance(answer, Arrange)
    return DrawButton(cards=answer.cards[: terms.count])


HABITS = Habits(
    family=POT,
    sensible=Sensible,
    others={"tight": TIGHT, "loose": LOOSE},
    calling=CALLING,
    least=_least,
    draw=_draw,
    count=by_seats,
)
