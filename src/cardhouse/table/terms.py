"""Contents of a command between hands: a reader of an offer need not try it."""

import math
from typing import Any, Literal

from msgspec import Struct

from cardhouse.cards import Card
from cardhouse.engine.core.asks import Choose

Way = Literal["post", "wait"]

# The most steps above the minimum in a sampled sum.
SAMPLED_STEPS = 20


class Terms(Struct, frozen=True, kw_only=True):
    """Terms without any fields beyond the giver of the command."""

    def allows(self, command: Any) -> bool:
        return True

    def allows_any(self) -> bool:
        """True if some command is allowed."""
        return True

    def sample(self, choose: Choose) -> dict[str, Any]:
        """Fields of an allowed command, without its giver."""
        return {}


class Chips(Terms, frozen=True, kw_only=True):
    """A sum of at least a minimum, in whole steps."""

    least: int
    step: int

    def allows(self, command: Any) -> bool:
        chips: int = command.chips
        return chips > 0 and chips >= self.least and chips % self.step == 0

    def sample(self, choose: Choose) -> dict[str, Any]:
        least = max(1, -(-self.least // self.step))
        return {"chips": self.step * (least + choose(SAMPLED_STEPS))}


class Places(Chips, frozen=True, kw_only=True):
    """A seat from the list with a buy-in, or a place at the rail with any chips."""

    seats: tuple[int, ...]
    # Places for a standing bank: its own seats, or any player's seat if none are kept for it; none
    # if the house has no standing bank.
    banks: tuple[int, ...]
    # The first place at the rail, 0 if nobody bets from there, and the places taken.
    rail: int
    standing: tuple[int, ...]

    def allows(self, command: Any) -> bool:
        if self.rail and command.seat >= self.rail:
            brought = command.chips > 0 and command.chips % self.step == 0
            return brought and command.seat not in self.standing and command.role != "bank"
        places = self.banks if command.role == "bank" else self.seats
        return command.seat in places and super().allows(command)

    def allows_any(self) -> bool:
        return bool(self.seats or self.banks or self.rail)

    def sample(self, choose: Choose) -> dict[str, Any]:
        chips = super().sample(choose)
        rail = (max((self.rail, *self.standing)) + 1,) if self.rail else ()
        if places := (*self.seats, *rail):
            return {"seat": places[choose(len(places))], **chips}
        return {"seat": self.banks[choose(len(self.banks))], "role": "bank", **chips}


class Coming(Terms, frozen=True, kw_only=True):
    """Into the game in one of these ways."""

    how: tuple[Way, ...]

    def allows(self, command: Any) -> bool:
        return command.how in self.how

    def sample(self, choose: Choose) -> dict[str, Any]:
        return {"how": self.how[choose(len(self.how))]}


class Drawing(Terms, frozen=True, kw_only=True):
    """A number of these cards, no card twice."""

    cards: tuple[Card, ...]
    count: int

    def allows(self, command: Any) -> bool:
        drawn: tuple[Card, ...] = command.cards
        different = set(drawn)
        return len(drawn) == self.count == len(different) and different.issubset(self.cards)

    def sample(self, choose: Choose) -> dict[str, Any]:
        left = list(self.cards)
        return {"cards": tuple(left.pop(choose(len(left))) for _ in range(self.count))}


class Games(Terms, frozen=True, kw_only=True):
    """A game by its name, or silence, which stands for one of them."""

    titles: dict[str, str]
    same: str

    def allows(self, command: Any) -> bool:
        return not command.game or command.game in self.titles

    def sample(self, choose: Choose) -> dict[str, Any]:
        names = ("", *self.titles)
        return {"game": names[choose(len(names))]}


class Absent(Terms, frozen=True, kw_only=True):
    """Seats the dealer may have dealt in although they sit out, each once."""

    seats: tuple[int, ...] = ()

    def allows(self, command: Any) -> bool:
        absent: tuple[int, ...] = command.absent
        return len(set(absent)) == len(absent) and set(absent) <= set(self.seats)


class Prize(Terms, frozen=True, kw_only=True):
    """The prize of the last hand, for the seats that share it."""

    bonus: str
    hand: int
    seats: tuple[int, ...]

    def allows(self, command: Any) -> bool:
        same = (command.bonus, command.hand) == (self.bonus, self.hand)
        return same and set(command.shares) <= set(self.seats)

    def sample(self, choose: Choose) -> dict[str, Any]:
        return {"bonus": self.bonus, "hand": self.hand}


class Expulsion(Terms, frozen=True, kw_only=True):
    """A player in one of these seats, with a floor person's name and a reason."""

    seats: tuple[int, ...]

    def allows(self, command: Any) -> bool:
        signed = bool(command.by.strip() and command.reason.strip())
        return signed and command.seat in self.seats

    def allows_any(self) -> bool:
        return bool(self.seats)

    def sample(self, choose: Choose) -> dict[str, Any]:
        return {"seat": self.seats[choose(len(self.seats))], "by": "Floor", "reason": "conduct"}


class Barring(Terms, frozen=True, kw_only=True):
    """Anybody but these, with a floor person's name and a reason."""

    barred: tuple[str, ...]

    def allows(self, command: Any) -> bool:
        signed = bool(command.by.strip() and command.reason.strip() and command.name.strip())
        return signed and command.name not in self.barred

    def sample(self, choose: Choose) -> dict[str, Any]:
        return {"name": f"guest-{choose(1000)}", "by": "Floor", "reason": "conduct"}


class Admission(Terms, frozen=True, kw_only=True):
    """One of these names, with a floor person's."""

    barred: tuple[str, ...]

    def allows(self, command: Any) -> bool:
        return bool(command.by.strip()) and command.name in self.barred

    def allows_any(self) -> bool:
        return bool(self.barred)

    def sample(self, choose: Choose) -> dict[str, Any]:
        return {"name": self.barred[choose(len(self.barred))], "by": "Floor"}


class Moving(Terms, frozen=True, kw_only=True):
    """A player in one of these seats, to a free one or to another table."""

    seats: tuple[int, ...]
    # The free seats; for another table there are none to name.
    places: tuple[int, ...] = ()
    away: bool = False

    def allows(self, command: Any) -> bool:
        there = bool(command.to.strip()) if self.away else command.to in self.places
        return bool(command.by.strip()) and command.seat in self.seats and there

    def allows_any(self) -> bool:
        return bool(self.seats and (self.away or self.places))

    def sample(self, choose: Choose) -> dict[str, Any]:
        to = "elsewhere" if self.away else self.places[choose(len(self.places))]
        return {"seat": self.seats[choose(len(self.seats))], "to": to, "by": "Floor"}


class Arrival(Terms, frozen=True, kw_only=True):
    """A free seat for somebody of another table, whose chips are whole ones here."""

    places: tuple[int, ...]
    # Names that cannot come: they are here already, or barred.
    others: tuple[str, ...]
    # The chips of each game that is spread here.
    chips: tuple[int, ...]

    def allows(self, command: Any) -> bool:
        whole = all(command.chips % chip == 0 for chip in self.chips)
        named = bool(command.by.strip() and command.name.strip())
        here = command.seat in self.places and command.name not in self.others
        return named and here and command.chips > 0 and whole and command.time_owed >= 0

    def allows_any(self) -> bool:
        return bool(self.places)

    def sample(self, choose: Choose) -> dict[str, Any]:
        chips = math.lcm(*self.chips) * (1 + choose(SAMPLED_STEPS))
        seat = self.places[choose(len(self.places))]
        return {"seat": seat, "name": f"guest-{choose(1000)}", "chips": chips, "by": "Floor"}


class Listing(Terms, frozen=True, kw_only=True):
    """Anybody but these."""

    others: tuple[str, ...]

    def allows(self, command: Any) -> bool:
        return bool(command.name.strip() and command.by.strip()) and command.name not in self.others

    def sample(self, choose: Choose) -> dict[str, Any]:
        return {"name": f"guest-{choose(1000)}", "by": "Floor"}


class Notice(Terms, frozen=True, kw_only=True):
    """A text with an author; the table's clock stands at this moment."""

    at: int

    def allows(self, command: Any) -> bool:
        return bool(command.text.strip() and command.by.strip())

    def sample(self, choose: Choose) -> dict[str, Any]:
        return {"text": "No phones.", "by": "Floor", "at": self.at}


class Clock(Terms, frozen=True, kw_only=True):
    """Any moment; the next one of interest is given."""

    at: int

    def sample(self, choose: Choose) -> dict[str, Any]:
        return {"at": self.at}


PLAIN = Terms()
