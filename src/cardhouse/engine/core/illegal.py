"""Answers to a refused command: a closed list of reasons, and what more there is to say."""

from enum import StrEnum

from cardhouse.engine.core.said import Said


class Reason(StrEnum):
    """The reason for refusing a command; the value is the id of its message."""

    HAND_OVER = "hand-over"
    NOT_YOUR_TURN = "not-your-turn"
    ACT_STANDS = "act-stands"
    NOT_OFFERED = "not-offered"
    NOT_IN_HAND = "not-in-hand"
    BET_TO_CALL = "bet-to-call"
    NOTHING_TO_CALL = "nothing-to-call"
    ALREADY_BET = "already-bet"
    MUST_OPEN = "must-open"
    NO_OPENERS = "no-openers"
    NO_BET_YET = "no-bet-yet"
    CAPPED = "capped"
    NOT_REOPENED = "not-reopened"
    ONLY_CALL = "only-call"
    NOBODY_TO_RAISE = "nobody-to-raise"
    NO_CHECK_RAISE = "no-check-raise"
    NOT_ENOUGH_CHIPS = "not-enough-chips"
    WRONG_AMOUNT = "wrong-amount"
    WRONG_CARDS = "wrong-cards"
    HAND_NOT_SHOWN = "hand-not-shown"
    NOT_LIVE = "not-live"
    NOT_SUCH_CASE = "not-such-case"
    SEAT_TAKEN = "seat-taken"
    NO_SUCH_SEAT = "no-such-seat"
    BUY_IN_TOO_SMALL = "buy-in-too-small"
    SHORT_BUY_USED = "short-buy-used"
    BETWEEN_BLINDS = "between-blinds"
    NO_BLIND_OWED = "no-blind-owed"
    HAND_RUNNING = "hand-running"
    NOT_ENOUGH_PLAYERS = "not-enough-players"
    BARRED = "barred"


class Illegal(Exception):
    """A refused command: nothing has changed; `cite` names the house's rule for it.

    People read what `words` makes of it, programmers its text: reason, cite and detail.
    """

    def __init__(self, reason: Reason, cite: str = "", detail: Said | None = None) -> None:
        super().__init__(reason, cite, detail)
        self.reason = reason
        self.cite = cite
        self.detail = detail

    def __str__(self) -> str:
        cite = f" [{self.cite}]" if self.cite else ""
        return f"{self.reason.value}{cite}{self._more()}"

    def _more(self) -> str:
        if self.detail is None:
            return ""
        args = ", ".join(f"{name}={arg!r}" for name, arg in self.detail.args.items())
        return f": {self.detail.id}({args})"
