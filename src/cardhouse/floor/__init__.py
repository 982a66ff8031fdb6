"""Irregularities and rulings: the case, the rule, and its effect on cards and chips."""

from cardhouse.floor.core.reports import Report
from cardhouse.floor.families import all_reports, rule, rule_blindly

# Every report known to any game.
ALL_REPORTS = all_reports()

__all__ = ["ALL_REPORTS", "Report", "rule", "rule_blindly"]
