"""What lies on a pan table: the spreads, who collected what from whom, and who is fouled."""

from __future__ import annotations

from msgspec import Struct, field

from cardhouse.ranking.melds import Meld


class Owed(Struct, frozen=True):
    """Cards that a hand still gets from the deck, or of which it is to be relieved."""

    seat: int
    cards: int
    cite: str


class Spreads(Struct):
    """A pan table during one hand."""

    # Each player's melds, in the order laid; together they are his cards that lie face up.
    melds: dict[int, list[Meld]] = field(default_factory=dict)
    # Who has collected what from whom for conditions.
    collected: dict[int, dict[int, int]] = field(default_factory=dict)
    # Who has drawn, and who is out of the hand but goes on paying.
    drew: list[int] = field(default_factory=list)
    fouled: list[int] = field(default_factory=list)
    # Who threw the top discard straight from the deck; 0 if it came out of a hand.
    fresh: int = 0
    # Who went out, or is the last one left.
    winner: int = 0
    # Who made a discard that he was barred from, while it lies there or has just been taken.
    offender: int = 0
    # Who must make which of his melds valid, on demand.
    demanded: tuple[int, int] | None = None
    # Who has a wrong spread on the table, and what he collected for it from whom.
    wrong: dict[int, dict[int, int]] = field(default_factory=dict)
    # Hands that are being put right.
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
