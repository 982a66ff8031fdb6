"""Answers to a refused command: a closed list, in plain words."""

from enum import StrEnum


class Reason(StrEnum):
    """The reason for refusing a command; the value is shown to the player."""

    HAND_OVER = "The hand is over."
    NOT_YOUR_TURN = "It is not your turn."
    ACT_STANDS = "You acted out of turn and the bet has not changed: your act stands."
    NOT_OFFERED = "That cannot be done now."
    NOT_IN_HAND = "You are not in this hand."
    BET_TO_CALL = "There is a bet to you: call it, raise it or fold."
    NOTHING_TO_CALL = "There is no bet to call: check or bet."
    ALREADY_BET = "There is a bet already: raise it instead."
    MUST_OPEN = "The blind cannot be called: open the pot or fold."
    NO_OPENERS = "To open the pot takes a pair of jacks or better."
    NO_BET_YET = "There is no bet to raise: bet instead."
    CAPPED = "The betting is capped: call or fold."
    NOT_REOPENED = "The short all-in did not reopen the betting: call or fold."
    ONLY_CALL = "You have seen your next card: check, call or fold."
    NOBODY_TO_RAISE = "Everybody else is all-in: there is nobody to raise."
    NO_CHECK_RAISE = "A player who checked may not raise in the same round."
    NOT_ENOUGH_CHIPS = "You do not have that many chips."
    WRONG_AMOUNT = "That amount is not allowed."
    WRONG_CARDS = "Those cards cannot be chosen."
    HAND_NOT_SHOWN = "A contested pot goes only to a hand that lies face up."
    NOT_LIVE = "Only a player with a live hand may do that."
    NOT_SUCH_CASE = "Nothing of that kind can have happened now."
    SEAT_TAKEN = "That seat is taken."
    NO_SUCH_SEAT = "There is no such seat at this table."
    BUY_IN_TOO_SMALL = "That is less than the buy-in of this table."
    SHORT_BUY_USED = "One short buy is allowed after a full buy-in, and it has been made."
    BETWEEN_BLINDS = "A new player may not come in between the blinds: wait for the button to pass."
    NO_BLIND_OWED = "There is no blind to post or to wait for."
    HAND_RUNNING = "A hand is being played: wait until it is over."
    NOT_ENOUGH_PLAYERS = "At least two players with chips are needed."
    BARRED = "This player may not play in this room."


class Illegal(Exception):
    """A refused command: nothing has changed; `cite` names the house's rule for it."""

    def __init__(self, reason: Reason, cite: str = "", detail: str = "") -> None:
        super().__init__(f"{reason.value} {detail}".strip())
        self.reason = reason
        self.cite = cite
        self.detail = detail
