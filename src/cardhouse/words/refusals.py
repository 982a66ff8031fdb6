"""Refusals in words, for the person who is refused."""

from cardhouse.engine.core.illegal import Illegal
from cardhouse.words.said import Said, say
from cardhouse.words.speech import Listener, spoken


def refused(illegal: Illegal) -> Said:
    """A refusal as a message: its reason, and the detail where there is one."""
    reason = say(illegal.reason.value)
    if illegal.detail is None:
        return reason
    return say("refused", reason=reason, detail=illegal.detail)


def refusal_words(illegal: Illegal, to: Listener | None = None) -> str:
    """A refusal as one listener reads it; in English, and to nobody in particular, by default."""
    return spoken(refused(illegal), to or Listener())
