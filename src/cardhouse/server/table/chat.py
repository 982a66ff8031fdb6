"""Talk at a table: its last lines, in memory only, and what may be said."""

from __future__ import annotations

import re
import unicodedata
from collections import deque
from typing import Final

from cardhouse.server.talking import TEXT_MOST, Emote, TalkLine
from cardhouse.words.said import Said, say

# The lines that are kept, and heard by somebody who comes later.
LINES_MOST: Final = 40
# Marks above and below one letter, and signs of any kind that only change the one before; more of
# them cover the lines of others, or are a line that nobody sees.
MARKS_MOST: Final = 3
CHANGES_MOST: Final = 5
# Letters that nobody sees, of which only the joiner of pictures is written on purpose.
_JOINER: Final = "\u200d"
_UNSEEN: Final = frozenset({"Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp"})
# Fillers are letters by the tables, and empty on the screen.
_FILLERS: Final = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159]")
_MARKS: Final = frozenset({"Mn", "Me"})


def tidy(text: str) -> str:
    """A line as it is shown: a single form of each letter, and single blanks."""
    return unicodedata.normalize("NFC", " ".join(text.split()))


def fault(text: str) -> Said | None:
    """The reason why a tidy line is not said; None if it may be."""
    if not text:
        return say("chat-empty")
    if len(text) > TEXT_MOST:
        return say("chat-long", most=TEXT_MOST)
    hidden = any(unicodedata.category(sign) in _UNSEEN and sign != _JOINER for sign in text)
    return say("chat-signs") if hidden or _FILLERS.search(text) or _piled(text) else None


def _piled(text: str) -> bool:
    """True if more marks stand on one letter than any language writes, or the first on none."""
    marks = changes = 0
    if _is_mark(text[0]):
        return True
    for sign in unicodedata.normalize("NFD", text):
        marks = marks + 1 if unicodedata.combining(sign) else 0
        changes = changes + 1 if _is_mark(sign) else 0
        if marks > MARKS_MOST or changes > CHANGES_MOST:
            return True
    return False


def _is_mark(sign: str) -> bool:
    return sign == _JOINER or unicodedata.category(sign) in _MARKS


class Chat:
    """The last lines of a table; one that was taken back keeps its place without its words."""

    def __init__(self) -> None:
        self.lines: deque[TalkLine] = deque(maxlen=LINES_MOST)
        self._number = 0
        # A line that is sent again after a lost connection is said once.
        self._said: deque[tuple[str, str]] = deque(maxlen=LINES_MOST)

    def say(self, name: str, text: str, emote: Emote | None, order: str) -> bool:
        """Add a line; False if it was said before."""
        if (name, order) in self._said:
            return False
        self._said.append((name, order))
        self._number += 1
        self.lines.append(TalkLine(line=self._number, name=name, text=text, emote=emote))
        return True

    def line(self, number: int) -> TalkLine | None:
        """A line with its words; None if it is gone."""
        return next((each for each in self.lines if each.line == number and not each.gone), None)

    def strike(self, number: int) -> None:
        """Take a line back."""
        kept = [
            TalkLine(line=each.line, name=each.name, gone=True) if each.line == number else each
            for each in self.lines
        ]
        self.lines = deque(kept, LINES_MOST)
