"""The house's collection as numbers."""

import numpy as np

from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled.row import Numbers
from cardhouse.table.rules import Fee


def fee_table(fee: Fee) -> Numbers:
    """The fee by the number of players, and last 1 if the button pays it, 0 if the pot does."""
    due = [fee.due(players) for players in range(r.SEATS + 1)]
    return np.array([*due, fee.payer == "button"], dtype=np.int64)
