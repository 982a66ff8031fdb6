"""A new report; it belongs to the reports of pot games."""

from cardhouse.floor.core.reports import Report


class OnPhone(Report, frozen=True, kw_only=True, tag="on-phone"):
    """A player takes a call during the hand."""

    seat: int
