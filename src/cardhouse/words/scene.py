"""What the teller of an event knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from cardhouse.engine.core.events import Event
from cardhouse.engine.core.hand import Hand
from cardhouse.ledger import Account
from cardhouse.rulebook import Posted


class Scene(Struct, frozen=True, kw_only=True):
    """What the teller of an event knows: the book, the names, and the hand after the event."""

    posted: Posted
    names: dict[int, str]
    hand: Hand
    # Whose cards lie on a place, in the family's words.
    whose: Callable[[Scene, int], str]
    # Everything that has happened in the hand, also after the event.
    log: Sequence[Event] = ()

    def who(self, account: Account) -> str:
        """A player's name, or what an account is called."""
        if isinstance(account, int):
            return self.names.get(account, f"Seat {account}")
        return f"the {account}"

    def hand_of(self, key: int) -> str:
        """Whose cards lie on a place."""
        return self.whose(self, key)

    def rules(self, cite: str) -> str:
        """The ids of the house's rules behind a cite key: " [TOM-HE-34]"."""
        ids = ", ".join(rule.id for rule in self.posted.cited(cite))
        return f" [{ids}]" if ids else ""

    def all_in(self, seat: int) -> str:
        return "" if self.hand.chips[seat] else " and is all-in"


def dollars(cents: int) -> str:
    """An amount as it is read out: "$4", "$2.50"."""
    whole, rest = divmod(abs(cents), 100)
    sign = "-" if cents < 0 else ""
    return f"{sign}${whole:,}.{rest:02}" if rest else f"{sign}${whole:,}"
