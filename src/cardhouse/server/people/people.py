"""The people of the room: guests and accounts, their roles, and their sessions."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from typing import Final

from msgspec import Struct, field
from msgspec.structs import replace

from cardhouse.management import key as key  # one name has one key in the whole room
from cardhouse.server.people.roles import PersonRole
from cardhouse.table.clock import Moment

# The name of the register's stream.
PEOPLE: Final = "people"
# The length of a session.
SESSION_SECONDS = 30 * 24 * 3600
# The length of an invitation.
INVITED_SECONDS = 7 * 24 * 3600
# The page that takes an invitation; what follows is never sent to a server, nor into its log.
JOIN: Final = "/join#"
# Tokens of one person, for programs that speak for them.
TOKENS_MOST = 20
# Notes of one person.
NOTES_MOST = 200
# Sessions of one person; a further one logs the oldest out.
SESSIONS_MOST = 20


class Person(Struct, frozen=True, kw_only=True):
    """A person with a name in this room; a guest has no password."""

    name: str
    password: str = ""
    roles: tuple[PersonRole, ...] = ("player",)
    # The digest of the word that lets a guest come back after logging out, once.
    way_back: str = ""

    @property
    def guest(self) -> bool:
        return not self.password


class LogIn(Struct, frozen=True, kw_only=True):
    """A session, kept under the digest of a secret that only the browser has."""

    name: str
    since: Moment


class Invitation(Struct, frozen=True, kw_only=True):
    """Roles for somebody who shows a word of this digest before its time is up."""

    name: str
    roles: tuple[PersonRole, ...]
    by: str
    digest: str
    until: Moment


class Token(Struct, frozen=True, kw_only=True):
    """A person's key for programs that speak for them, kept under its digest."""

    name: str
    title: str
    since: Moment


class Note(Struct, frozen=True, kw_only=True):
    """A person's private words on a player."""

    about: str
    text: str


class People(Struct):
    """Everybody by name in small letters, and sessions by digest. Only events change it."""

    persons: dict[str, Person] = field(default_factory=dict)
    sessions: dict[str, LogIn] = field(default_factory=dict)
    # Invitations by name in small letters, and tokens by digest.
    invitations: dict[str, Invitation] = field(default_factory=dict)
    tokens: dict[str, Token] = field(default_factory=dict)
    # Notes by the name of their author and of the player, both in small letters.
    notes: dict[str, dict[str, Note]] = field(default_factory=dict)

    def copy(self) -> People:
        return People(
            self.persons.copy(),
            self.sessions.copy(),
            self.invitations.copy(),
            self.tokens.copy(),
            {author: notes.copy() for author, notes in self.notes.items()},
        )

    def find(self, name: str) -> Person | None:
        """A person by name, however it is capitalized."""
        return self.persons.get(key(name))

    def at(self, digest: str, now: Moment) -> Person | None:
        """The person logged in with a secret of this digest."""
        return self.find(self.sessions[digest].name) if self.left(digest, now) else None

    def owner(self, digest: str) -> Person | None:
        """The person whose token has this digest."""
        token = self.tokens.get(digest)
        return None if token is None else self.find(token.name)

    def tokens_of(self, name: str) -> dict[str, Token]:
        """The tokens of a person by digest, oldest first."""
        return {d: token for d, token in self.tokens.items() if key(token.name) == key(name)}

    def invited(self, digest: str, now: Moment) -> Invitation | None:
        """The invitation behind a word of this digest, if its time is not up."""
        found = (each for each in self.invitations.values() if each.digest == digest)
        return next((each for each in found if now < each.until), None)

    def left(self, digest: str, now: Moment) -> float:
        """The seconds left of the session with this digest; a token lasts until it is revoked."""
        session = self.sessions.get(digest)
        if digest in self.tokens:
            return inf
        return 0 if session is None else max(0, session.since + SESSION_SECONDS - now)

    def digests(self, name: str) -> tuple[str, ...]:
        """The sessions of a person, oldest first."""
        return tuple(d for d, s in self.sessions.items() if key(s.name) == key(name))


class PeopleEvent(Struct, frozen=True, kw_only=True, tag_field="event", omit_defaults=True):
    """A fact about the people."""

    at: Moment

    def change(self, people: People) -> None:
        """Change the people by this event. Called by `fold` and nobody else."""


class PersonCame(PeopleEvent, frozen=True, kw_only=True, tag="person-came"):
    """A newcomer took a name: as a guest, or for an account with a password."""

    name: str
    password: str = ""

    def change(self, people: People) -> None:
        people.persons[key(self.name)] = Person(name=self.name, password=self.password)


class PasswordSet(PeopleEvent, frozen=True, kw_only=True, tag="password-set"):
    """A guest turned their name into an account, or a person changed their password."""

    name: str
    password: str

    def change(self, people: People) -> None:
        person = people.persons[key(self.name)]
        people.persons[key(self.name)] = replace(person, password=self.password, way_back="")


class LoggedIn(PeopleEvent, frozen=True, kw_only=True, tag="logged-in"):
    """A person logged in with a secret of this digest; a way back is used up by it."""

    name: str
    digest: str

    def change(self, people: People) -> None:
        people.sessions[self.digest] = LogIn(name=self.name, since=self.at)
        person = people.persons[key(self.name)]
        people.persons[key(self.name)] = replace(person, way_back="")


class SessionRenewed(PeopleEvent, frozen=True, kw_only=True, tag="session-renewed"):
    """A browser has a new secret, and the old one is worthless."""

    name: str
    old: str
    digest: str

    def change(self, people: People) -> None:
        people.sessions.pop(self.old, None)
        people.sessions[self.digest] = LogIn(name=self.name, since=self.at)


class WayBackKept(PeopleEvent, frozen=True, kw_only=True, tag="way-back-kept"):
    """A guest who logged out can come back with a word of this digest."""

    name: str
    digest: str

    def change(self, people: People) -> None:
        person = people.persons[key(self.name)]
        people.persons[key(self.name)] = replace(person, way_back=self.digest)


class LoggedOut(PeopleEvent, frozen=True, kw_only=True, tag="logged-out"):
    """The sessions of these digests are over."""

    digests: tuple[str, ...]

    def change(self, people: People) -> None:
        for digest in self.digests:
            people.sessions.pop(digest, None)


class RolesGiven(PeopleEvent, frozen=True, kw_only=True, tag="roles-given"):
    """A person has these roles now."""

    name: str
    roles: tuple[PersonRole, ...]
    by: str

    def change(self, people: People) -> None:
        person = people.persons[key(self.name)]
        people.persons[key(self.name)] = replace(person, roles=self.roles)


class PersonInvited(PeopleEvent, frozen=True, kw_only=True, tag="person-invited"):
    """A person may come in with these roles; an earlier invitation of theirs is off."""

    name: str
    roles: tuple[PersonRole, ...]
    by: str
    digest: str
    until: Moment

    def change(self, people: People) -> None:
        people.invitations[key(self.name)] = Invitation(
            name=self.name, roles=self.roles, by=self.by, digest=self.digest, until=self.until
        )


class InvitationClosed(PeopleEvent, frozen=True, kw_only=True, tag="invitation-closed"):
    """An invitation was used, or taken back."""

    name: str

    def change(self, people: People) -> None:
        del people.invitations[key(self.name)]


class TokenMade(PeopleEvent, frozen=True, kw_only=True, tag="token-made"):
    """A person has a key for programs."""

    name: str
    title: str
    digest: str

    def change(self, people: People) -> None:
        people.tokens[self.digest] = Token(name=self.name, title=self.title, since=self.at)


class TokenRevoked(PeopleEvent, frozen=True, kw_only=True, tag="token-revoked"):
    """A key for programs is worthless now."""

    digest: str

    def change(self, people: People) -> None:
        del people.tokens[self.digest]


class NoteKept(PeopleEvent, frozen=True, kw_only=True, tag="note-kept"):
    """A person has this note on a player; without text there is none."""

    name: str
    about: str
    text: str

    def change(self, people: People) -> None:
        notes = people.notes.setdefault(key(self.name), {})
        notes.pop(key(self.about), None)
        if self.text:
            notes[key(self.about)] = Note(about=self.about, text=self.text)
        elif not notes:
            del people.notes[key(self.name)]


def replay(people: People, events: Iterable[PeopleEvent]) -> People:
    """Apply events to the people."""
    for event in events:
        event.change(people)
    return people
