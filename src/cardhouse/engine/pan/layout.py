"""A pan table: the spreads, the collections between players, and the fouled seats."""

from __future__ import annotations

from msgspec import Struct, field

from cardhouse.ranking.melds import Meld


class Owed(Struct, frozen=True):
    """Cards a hand still gets from the deck, or has to give up."""

    seat: int
    cards: int
    cite: str


class Spreads(Struct):
    """A pan table during one hand."""

    # Each player's melds, in the order laid; together they are the player's face-up cards.
    melds: dict[int, list[Meld]] = field(default_factory=dict)
    # Chips each player has collected for conditions, by payer.
    collected: dict[int, dict[int, int]] = field(default_factory=dict)
    # Seats that have drawn, and seats out of the hand that go on paying.
    drew: list[int] = field(default_factory=list)
    fouled: list[int] = field(default_factory=list)
    # The seat that threw the top discard straight from the deck; 0 if it came out of a hand.
    fresh: int = 0
    # The seat that went out, or is the last one left.
    winner: int = 0
    # The seat that made a barred discard, while it lies there or has just been taken.
    offender: int = 0
    # The seat, and the number of its meld, that must be made valid on demand.
    demanded: tuple[int, int] | None = None
    # Seats with a wrong spread on the table, and the chips collected for it by payer.
    wrong: dict[int, dict[int, int]] = field(default_factory=dict)
    # Hands with a wrong number of cards, still to be put right.
    owed: list[Owed] = field(default_factory=list)

    def copy(self) -> Spreads:
        return Spreads(
            melds={seat: melds[:] for seat, melds in self.melds.items()},
            collected={seat: paid.copy() for seat, paid in self.collected.items()},
            drew=self.drew[:],
            fouled=self.fouled[:],
            fresh=self.fresh,
            winner=self.winner,
            offender=self.offender,
            demanded=self.demanded,
            wrong={seat: paid.copy() for seat, paid in self.wrong.items()},
            owed=self.owed[:],
        )
