"""The register of people for an audit: checks that each of its events can have happened."""

from cardhouse.room.audit import Beside
from cardhouse.server.people.people import (
    PEOPLE,
    InvitationClosed,
    LoggedIn,
    LoggedOut,
    PasswordSet,
    People,
    PeopleEvent,
    PersonCame,
    RolesGiven,
    SessionRenewed,
    TokenMade,
    TokenRevoked,
    WayBackKept,
    key,
)
from cardhouse.server.people.register import PeopleCraft


def people_beside() -> dict[str, Beside]:
    """The stream of the register, unknown to the room itself."""
    return {PEOPLE: Beside(state=People(), craft=PeopleCraft(), fold=fold)}


def fold(people: People, event: PeopleEvent) -> None:
    """Apply an event of the register; LookupError if it cannot have happened."""
    match event:
        case PersonCame(name=name):
            if people.find(name) is not None:
                raise LookupError(f"somebody is called {name} already")
        case (
            PasswordSet(name=name)
            | LoggedIn(name=name)
            | SessionRenewed(name=name)
            | WayBackKept(name=name)
            | RolesGiven(name=name)
            | TokenMade(name=name)
        ):
            if people.find(name) is None:
                raise LookupError(f"nobody is called {name}")
        case InvitationClosed(name=name):
            if key(name) not in people.invitations:
                raise LookupError(f"nobody called {name} was invited")
        case TokenRevoked(digest=digest):
            if digest not in people.tokens:
                raise LookupError("nobody has such a token")
    ended = _ended(event)
    if not people.sessions.keys() >= ended:
        raise LookupError("nobody was logged in there")
    event.change(people)


def _ended(event: PeopleEvent) -> set[str]:
    """The sessions that an event ends."""
    match event:
        case LoggedOut(digests=digests):
            return set(digests)
        case SessionRenewed(old=old):
            return {old}
        case _:
            return set()
