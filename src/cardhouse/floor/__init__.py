"""Irregularities and rulings: what happened, which rule, what it does to cards and chips."""

from cardhouse.floor.core.reports import REPORTS, Report
from cardhouse.floor.core.rule import BLACKJACK, PAI_GOW, PAN, rule

# What can be reported at the tables of any game.
ALL_REPORTS: tuple[type[Report], ...] = tuple(dict.fromkeys((*REPORTS, *BLACKJACK, *PAI_GOW, *PAN)))

__all__ = ["ALL_REPORTS", "REPORTS", "Report", "rule"]
