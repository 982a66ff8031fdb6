"""Irregularities and rulings: what happened, which rule, what it does to cards and chips."""

from cardhouse.floor.reports import REPORTS, Report
from cardhouse.floor.rule import rule

__all__ = ["REPORTS", "Report", "rule"]
