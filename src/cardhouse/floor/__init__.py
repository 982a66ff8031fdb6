"""Irregularities and rulings: what happened, which rule, what it does to cards and chips."""

from cardhouse.floor.core.reports import Report
from cardhouse.floor.families import all_reports, rule

# What can be reported at the tables of any game.
ALL_REPORTS = all_reports()

__all__ = ["ALL_REPORTS", "Report", "rule"]
