"""Moderation of talk at the tables: people silenced, lines taken back, chat on and off."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from cardhouse.management.changes import Change, Name, Number, Words, refused, say_why
from cardhouse.management.events import ManagementEvent
from cardhouse.management.state import Management, Silence, silence_key
from cardhouse.table.clock import MINUTE, Moment

# A week: whoever must be quiet for longer is barred.
MINUTES_MOST = 7 * 24 * 60
Minutes = Annotated[int, Meta(ge=1, le=MINUTES_MOST)]


class PersonSilenced(ManagementEvent, frozen=True, kw_only=True, tag="person-silenced"):
    """A person may not talk for a time."""

    table: str = ""
    name: str
    until: Moment
    reason: str

    def change(self, management: Management) -> None:
        # Silences that are over make room.
        silences = management.silences
        for each in [each for each, known in silences.items() if known.until <= self.at]:
            del silences[each]
        silences[silence_key(self.table, self.name)] = Silence(
            table=self.table, name=self.name, by=self.by, until=self.until, reason=self.reason
        )


class SilenceLifted(ManagementEvent, frozen=True, kw_only=True, tag="silence-lifted"):
    """A silenced person may talk again."""

    table: str = ""
    name: str

    def change(self, management: Management) -> None:
        del management.silences[silence_key(self.table, self.name)]


class LineStruck(ManagementEvent, frozen=True, kw_only=True, tag="line-struck"):
    """A line of talk was taken back; only the journal still has its words."""

    table: str
    line: int
    name: str
    text: str


class ChatSet(ManagementEvent, frozen=True, kw_only=True, tag="chat-set"):
    """People may talk at the tables of this room, or may not."""

    chat: bool

    def change(self, management: Management) -> None:
        management.chat = self.chat


class SilencePerson(Change, frozen=True, kw_only=True, tag="silence"):
    """Let a person say nothing at a table for some minutes."""

    table: Name
    name: Name
    minutes: Minutes
    reason: Words

    def answer(self, management: Management, at: Moment, by: str) -> ManagementEvent:
        return _silence(management, self, at, by, self.table)


class SilenceEverywhere(Change, frozen=True, kw_only=True, tag="silence-everywhere"):
    """Let a person say nothing in the whole room for some minutes."""

    name: Name
    minutes: Minutes
    reason: Words

    def answer(self, management: Management, at: Moment, by: str) -> ManagementEvent:
        return _silence(management, self, at, by)


class LetSpeak(Change, frozen=True, kw_only=True, tag="let-speak"):
    """Let a person who was silenced at a table talk there again."""

    table: Name
    name: Name

    def answer(self, management: Management, at: Moment, by: str) -> ManagementEvent:
        return _let_speak(management, self.name, at, by, self.table)


class LetSpeakEverywhere(Change, frozen=True, kw_only=True, tag="let-speak-everywhere"):
    """Let a person who was silenced in the whole room talk again."""

    name: Name

    def answer(self, management: Management, at: Moment, by: str) -> ManagementEvent:
        return _let_speak(management, self.name, at, by)


class StrikeLine(Change, frozen=True, kw_only=True, tag="strike-line"):
    """Take back a line of talk at a table."""

    table: Name
    line: Number
    # The speaker and the words: stamped by the house.
    speaker: str
    spoken: str

    def answer(self, management: Management, at: Moment, by: str) -> ManagementEvent:
        return LineStruck(
            at=at, by=by, table=self.table, line=self.line, name=self.speaker, text=self.spoken
        )


class SetChat(Change, frozen=True, kw_only=True, tag="set-chat"):
    """Let people talk at the tables of this room, or nobody."""

    chat: bool

    def answer(self, management: Management, at: Moment, by: str) -> ManagementEvent:
        if self.chat == management.chat:
            raise refused("chat-already")
        return ChatSet(at=at, by=by, chat=self.chat)


def _silence(
    management: Management,
    change: SilencePerson | SilenceEverywhere,
    at: Moment,
    by: str,
    table: str = "",
) -> PersonSilenced:
    """Silence a person at a table or everywhere, for longer than they are silenced already."""
    say_why(change.reason)
    until = at + change.minutes * MINUTE
    known = management.silences.get(silence_key(table, change.name))
    if known is not None and known.until >= until:
        raise refused("silenced-already", name=change.name)
    return PersonSilenced(
        at=at, by=by, table=table, name=change.name, until=until, reason=change.reason
    )


def _let_speak(
    management: Management, name: str, at: Moment, by: str, table: str = ""
) -> SilenceLifted:
    known = management.silences.get(silence_key(table, name))
    if known is None or known.until <= at:
        raise refused("not-silenced", name=name)
    return SilenceLifted(at=at, by=by, table=table, name=name)


def silenced(management: Management, table: str, name: str, now: Moment) -> Silence | None:
    """The longest silence that a person keeps at a table; None if they may talk."""
    found = (management.silences.get(silence_key(where, name)) for where in (table, ""))
    kept = [each for each in found if each is not None and each.until > now]
    return max(kept, key=lambda each: each.until, default=None)
