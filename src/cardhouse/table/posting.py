"""Rules management adds at a table, posted for all to see before they bet."""

from collections.abc import Iterator

from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import say
from cardhouse.table.clock import Moment
from cardhouse.table.commands import PostRule
from cardhouse.table.deed import Deed, Office
from cardhouse.table.events import TableEvent
from cardhouse.table.table import PostedRule, Table
from cardhouse.table.terms import Notice


class RulePosted(TableEvent, frozen=True, kw_only=True, tag="rule-posted"):
    """Another rule hangs at the table; it holds from a hand that had not begun then."""

    text: str
    by: str
    at: Moment
    # The number of the first hand it holds for.
    hand: int
    cite: str = "floor"

    def change(self, table: Table) -> None:
        rule = PostedRule(text=self.text, by=self.by, at=self.at, hand=self.hand)
        table.posted = (*table.posted, rule)


def in_force(table: Table) -> tuple[PostedRule, ...]:
    """Posted rules in force for the hand in play, or else for the next one."""
    number = table.hands + 1
    return tuple(rule for rule in table.posted if rule.hand <= number)


def _post(table: Table, command: PostRule) -> Iterator[RulePosted]:
    """Post a rule, never for a hand being played."""
    text, by = " ".join(command.text.split()), command.by.strip()
    first = table.hands + 1 + table.running()
    yield RulePosted(text=text, by=by, at=command.at, hand=first)


def _nameless(table: Table, command: PostRule) -> Illegal:
    return Illegal(Reason.NOT_OFFERED, "floor", say("rule-unsigned"))


POST_RULE = Deed(
    kind=PostRule,
    of=Office.FLOOR,
    terms=lambda table, floor: Notice(at=table.clock),
    wrong=_nameless,
    answer=_post,
    cites=("floor",),
)
