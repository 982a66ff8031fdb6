"""Rules that the management adds at a table: posted for all to see before they bet."""

from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.table.clock import Moment
from cardhouse.table.commands import PostRule
from cardhouse.table.events import TableEvent
from cardhouse.table.table import PostedRule, Table


class RulePosted(TableEvent, frozen=True, kw_only=True, tag="rule-posted"):
    """A further rule hangs at the table; it holds from a hand on that had not begun then."""

    text: str
    by: str
    at: Moment
    # The number of the first hand for which it holds.
    hand: int
    cite: str = "floor"

    def change(self, table: Table) -> None:
        rule = PostedRule(text=self.text, by=self.by, at=self.at, hand=self.hand)
        table.posted = (*table.posted, rule)


def post_rule(table: Table, command: PostRule) -> RulePosted:
    """Never nameless, and never for a hand that is being played."""
    text, by = " ".join(command.text.split()), command.by.strip()
    if not text or not by:
        raise Illegal(Reason.NOT_OFFERED, "floor", "A posted rule needs a text and an author.")
    first = table.hands + 1 + table.running()
    return RulePosted(text=text, by=by, at=command.at, hand=first)


def in_force(table: Table) -> tuple[PostedRule, ...]:
    """The posted rules that hold for the hand in play, or for the next one where none is."""
    number = table.hands + 1
    return tuple(rule for rule in table.posted if rule.hand <= number)
