"""Notes: a person's private words on players, kept with their name."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.server.people.checks import known, refused
from cardhouse.server.people.commands import KeepNote
from cardhouse.server.people.people import NOTES_MOST, NoteKept, People, PeopleEvent, key


def notes(people: People, command: KeepNote) -> Iterator[PeopleEvent]:
    """Carry out an order about a note; the same words again change nothing."""
    name = known(people, command.name).name
    own = people.notes.get(key(name), {})
    kept = own.get(key(command.about))
    if command.text == ("" if kept is None else kept.text):
        return
    if kept is None and len(own) >= NOTES_MOST:
        raise refused("notes-too-many")
    yield NoteKept(at=command.at, name=name, about=command.about, text=command.text)
