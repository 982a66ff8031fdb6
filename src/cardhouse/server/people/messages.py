"""Messages about names and passwords, invitations and tokens."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from cardhouse.server.people.roles import PersonRole

Word = Annotated[str, Meta(min_length=1, max_length=60)]
Title = Annotated[str, Meta(min_length=1, max_length=40)]


class Newcomer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A guest's name on arrival."""

    name: Annotated[str, Meta(min_length=1, max_length=24)]


class Credentials(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The name and password of an account, or of a new one."""

    name: Annotated[str, Meta(min_length=1, max_length=24)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class NewPassword(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The present password, and the new one."""

    old: Annotated[str, Meta(min_length=1, max_length=200)]
    new: Annotated[str, Meta(min_length=8, max_length=200)]


class Farewell(Struct, frozen=True, kw_only=True):
    """A guest's ticket back to their seat after logging out: a name, and a word to use once."""

    name: str
    word: str


class Joining(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An invitation's word, and the password of the new account, or of the one there is."""

    word: Word
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Invited(Struct, frozen=True, kw_only=True):
    """An invitation as its holder sees it."""

    name: str
    roles: tuple[PersonRole, ...]
    # True if there is an account of that name: its password opens it.
    known: bool


class InvitationWord(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The word of an invitation."""

    word: Word


class NewToken(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A name for a token, so that its owner knows it again."""

    title: Title


class Token(Struct, frozen=True, kw_only=True):
    """A new token, which is told only now."""

    title: str
    token: str


class TokenCard(Struct, frozen=True, kw_only=True):
    """A token of a person's own."""

    title: str
    since: str
