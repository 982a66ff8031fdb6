"""The house's bonuses during one sitting, with its clock standing still."""

from typing import Final

from cardhouse import bonus
from cardhouse.bonus.commands import ClaimPrize, CollectDollars, OpenBonuses
from cardhouse.table import AnyEvent, Table, play
from cardhouse.table.clock import FIRST_MONDAY, HOUR
from cardhouse.table.commands import PayBonus

# A Monday at noon: all prizes have just grown, and one won today is gone for today.
NOON: Final = FIRST_MONDAY + 12 * HOUR
TABLE: Final = "table"


class Prizes:
    """The prizes as posted when the sitting began; a table is paid before its next hand."""

    def __init__(self, table: Table) -> None:
        posted = tuple(each for spread in table.spreads for each in spread.bonuses)
        self._bonuses = bonus.bonuses_of(posted)
        self._seen = 0
        bonus.play(self._bonuses, OpenBonuses(at=NOON))

    def settle(self, table: Table) -> list[AnyEvent]:
        """Collect the last hand's dollars for the bonuses, and pay its prize."""
        hand = table.hands
        if collected := table.bonus - self._seen:
            self._seen = table.bonus
            game = table.dealt.game.name
            order = CollectDollars(at=NOON, table=TABLE, game=game, hand=hand, amount=collected)
            bonus.play(self._bonuses, order)
        claim = table.claim
        if claim is None:
            return []
        bonus.play(self._bonuses, ClaimPrize(at=NOON, table=TABLE, hand=hand, claim=claim))
        shares = bonus.award(self._bonuses, TABLE, hand) or {}
        return play(table, PayBonus(bonus=claim.bonus, hand=hand, shares=shares))
