"""Opening hours: the times of day at which a table opens and closes by itself."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final

from msgspec import Meta, Struct

from cardhouse.table.clock import DAY, Moment

MINUTE: Final = 60
DAY_MINUTES: Final = DAY // MINUTE

# Minutes since midnight, by the room's clock.
Minutes = Annotated[int, Meta(ge=0, lt=DAY_MINUTES)]


class Span(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The hours from opening to closing, which may lie after midnight."""

    opens: Minutes
    closes: Minutes


class Hours(Struct, frozen=True, kw_only=True):
    """The opening hours of a table, and the moment since which they are kept."""

    spans: tuple[Span, ...]
    since: Moment

    def open_at(self, at: Moment) -> bool:
        """True if the table is open at a moment."""
        minute = at % DAY // MINUTE
        return any((minute - each.opens) % DAY_MINUTES < _length(each) for each in self.spans)

    def last(self, at: Moment) -> Moment:
        """The last moment at which the table had to open or close, or its hours were set."""
        return max(self.since, *(at - (at - each) % DAY for each in self._turns()))

    def next(self, at: Moment) -> Moment:
        """The next moment at which the table opens or closes."""
        return min(at + DAY - (at - each) % DAY for each in self._turns())

    def _turns(self) -> list[Moment]:
        return [minute * MINUTE for each in self.spans for minute in (each.opens, each.closes)]


def muddled(spans: Iterable[Span]) -> bool:
    """True if some hours are empty, or run into others."""
    known = [(each.opens, _length(each)) for each in spans]
    return any(
        length == 0
        or any(
            i != j and (other - opens) % DAY_MINUTES <= length for j, (other, _) in enumerate(known)
        )
        for i, (opens, length) in enumerate(known)
    )


def _length(span: Span) -> int:
    """The minutes of a span."""
    return (span.closes - span.opens) % DAY_MINUTES
