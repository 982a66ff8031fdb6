"""`make charts`: solve every blackjack table the houses post, for the bots."""

from pathlib import Path

import msgspec

import cardhouse.analysis.blackjack
from cardhouse.analysis.blackjack.chart import Chart, fingerprint
from cardhouse.analysis.blackjack.rules import Rules, rules_of
from cardhouse.analysis.blackjack.solve import Solver
from cardhouse.analysis.blackjack.strategy import chart_of
from cardhouse.bots.banked.charted import CHARTS
from cardhouse.rulebook import all_games

PLACE = Path(cardhouse.analysis.blackjack.__file__).parent / CHARTS


def rule_sets() -> dict[str, Rules]:
    """The rules of every table, without repeats, by fingerprint."""
    games = [
        post.game(table)
        for post in all_games()
        if post.family.name == "blackjack"
        for table in post.page.table
    ]
    return {fingerprint(rules): rules for rules in map(rules_of, games)}


def solved() -> dict[str, Chart]:
    """The chart of each set of rules."""
    return {key: chart_of(Solver(rules)) for key, rules in sorted(rule_sets().items())}


def text(charts: dict[str, Chart]) -> bytes:
    """The text of the file: one row to a line, so that changes can be read."""
    return msgspec.json.format(msgspec.json.encode(charts), indent=1) + b"\n"


if __name__ == "__main__":
    PLACE.write_bytes(text(solved()))
