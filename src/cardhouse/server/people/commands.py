"""Commands to the register of people, each with the time of the house's clock."""

from __future__ import annotations

from msgspec import Struct

from cardhouse.server.people.roles import PersonRole
from cardhouse.table.clock import Moment


class PeopleCommand(Struct, frozen=True, kw_only=True):
    """An order to the register."""

    at: Moment


class Come(PeopleCommand, frozen=True, kw_only=True):
    """Take a name, as a guest or for an account, and log in."""

    name: str
    digest: str
    password: str = ""


class SetPassword(PeopleCommand, frozen=True, kw_only=True):
    """Make a guest an account, or change a password; the session continues under a new digest.

    `known` is the stored form of the old password when it was tried; a guest has none.
    """

    name: str
    password: str
    digest: str
    renewed: str
    known: str = ""


class LogIn(PeopleCommand, frozen=True, kw_only=True):
    """Log in; `known` is the stored form of the password or way back tried before."""

    name: str
    digest: str
    known: str


class LogOut(PeopleCommand, frozen=True, kw_only=True):
    """Log out of this browser or all of them, with a way back for a guest."""

    digest: str
    everywhere: bool = False
    way_back: str = ""


class GiveRoles(PeopleCommand, frozen=True, kw_only=True):
    """Set a person's roles in this room."""

    name: str
    roles: tuple[PersonRole, ...]
    by: str


class Invite(PeopleCommand, frozen=True, kw_only=True):
    """Invite somebody to come in with roles, by a word of this digest."""

    name: str
    roles: tuple[PersonRole, ...]
    by: str
    digest: str
    until: Moment


class Withdraw(PeopleCommand, frozen=True, kw_only=True):
    """Take an invitation back."""

    name: str


class Join(PeopleCommand, frozen=True, kw_only=True):
    """Use an invitation: make its account, or add its roles to the account there is, and log in.

    `known` is the stored form of that account's password, which was tried before.
    """

    word: str
    digest: str
    password: str = ""
    known: str = ""


class MakeToken(PeopleCommand, frozen=True, kw_only=True):
    """Make a key for programs that speak for a person."""

    name: str
    title: str
    digest: str


class RevokeToken(PeopleCommand, frozen=True, kw_only=True):
    """Make a person's token of this title worthless."""

    name: str
    title: str


class KeepNote(PeopleCommand, frozen=True, kw_only=True):
    """Keep a person's private note on a player; without text, take it away."""

    name: str
    about: str
    text: str
