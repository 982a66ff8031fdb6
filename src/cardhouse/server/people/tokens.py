"""Tokens: keys for programs that speak for a person, by name and revocable."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.server.people.checks import account, refused
from cardhouse.server.people.commands import MakeToken, RevokeToken
from cardhouse.server.people.people import (
    TOKENS_MOST,
    People,
    PeopleEvent,
    TokenMade,
    TokenRevoked,
)


def tokens(people: People, command: MakeToken | RevokeToken) -> Iterator[PeopleEvent]:
    """Carry out an order about a token."""
    at, title = command.at, command.title
    name = account(people, command.name).name
    found = {token.title: digest for digest, token in people.tokens_of(name).items()}
    match command:
        case MakeToken(digest=digest):
            if title in found:
                raise refused("token-already", title=title)
            if len(found) >= TOKENS_MOST:
                raise refused("tokens-too-many")
            yield TokenMade(at=at, name=name, title=title, digest=digest)
        case RevokeToken():
            if title not in found:
                raise refused("token-unknown", title=title)
            yield TokenRevoked(at=at, digest=found[title])
