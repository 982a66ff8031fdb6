"""A banked table: the covers, the wagers in their circles, the hands they ride on."""

from __future__ import annotations

from copy import copy
from typing import Final

from msgspec import Struct, field

from cardhouse import ledger
from cardhouse.cards import Card
from cardhouse.engine.banked.outcome import Result

# The key of the bank's cards; spots are 1 to 8, and the hands split from spot 3 are 3, 13, 23 and
# 33.
BANK: Final = 9
# Players without a seat have numbers from here on.
STANDING: Final = 101


def spot_of(key: int) -> int:
    """The spot of a hand."""
    return key % 10


def account(player: int) -> str:
    """The account of the money a player has put up as bank, or behind it."""
    return f"{ledger.BANK}{player}"


class Cover(Struct):
    """A player whose money covers wagers, and how far it still goes."""

    player: int
    posted: int
    pays: int
    takes: int


class Wager(Struct):
    """Chips in a circle, which ride on one hand."""

    player: int
    hand: int
    amount: int
    # The part put up for a double or a split.
    added: int = 0
    # True if it is bet behind the player of the spot.
    behind: bool = False
    insurance: int = 0
    # The part without action, whatever happens: above the limit, or one back-line bet too many.
    idle: int = 0
    # True if it is lost whatever the hand does, because its owner touched it.
    forfeited: bool = False

    @property
    def action(self) -> int:
        """The part that is paid or taken."""
        return self.amount - self.idle


class Laid(Struct, frozen=True):
    """A setting of a pai gow hand, foul or not."""

    front: tuple[Card, ...]
    back: tuple[Card, ...]


class Layout(Struct):
    """A banked table during one hand."""

    # The covers, in the order in which they are used up.
    covers: list[Cover] = field(default_factory=list)
    # In the order placed.
    wagers: list[Wager] = field(default_factory=list)
    # The decider of each spot in play, and its hands in the order made.
    players: dict[int, int] = field(default_factory=dict)
    hands: dict[int, list[int]] = field(default_factory=dict)
    # The spots in the order of deal and turns.
    order: tuple[int, ...] = ()
    # Hands that were doubled or surrendered.
    doubled: list[int] = field(default_factory=list)
    surrendered: list[int] = field(default_factory=list)
    # Hands that forfeit their wagers whatever they hold, and hands without action.
    fouled: list[int] = field(default_factory=list)
    void: list[int] = field(default_factory=list)
    # Players who have walked away from their hands.
    abandoned: list[int] = field(default_factory=list)
    # The fees taken for each spot and player, should they go back.
    collected: dict[tuple[int, int], int] = field(default_factory=dict)
    # Pai gow: the first spot of the action, the settings, the one hand each player sees, and hands
    # misread by the dealer.
    action: int = 0
    settings: dict[int, Laid] = field(default_factory=dict)
    watching: dict[int, int] = field(default_factory=dict)
    misread: dict[int, Result] = field(default_factory=dict)

    def copy(self) -> Layout:
        return Layout(
            covers=[Cover(c.player, c.posted, c.pays, c.takes) for c in self.covers],
            wagers=[copy(wager) for wager in self.wagers],
            players=self.players.copy(),
            hands={spot: keys[:] for spot, keys in self.hands.items()},
            order=self.order,
            doubled=self.doubled[:],
            surrendered=self.surrendered[:],
            fouled=self.fouled[:],
            void=self.void[:],
            abandoned=self.abandoned[:],
            collected=self.collected.copy(),
            action=self.action,
            settings=self.settings.copy(),
            watching=self.watching.copy(),
            misread=self.misread.copy(),
        )

    def on(self, key: int) -> list[Wager]:
        """The wagers on a hand: the spot's own player's first, then those behind.

        Bets behind stand in line as they came to the spot, also on hands made by a split.
        """
        came = [w.player for w in self.wagers if spot_of(w.hand) == spot_of(key)]
        found = (w for w in self.wagers if w.hand == key)
        return sorted(found, key=lambda w: (w.behind, came.index(w.player)))

    def is_split(self, key: int) -> bool:
        """True if a hand is one of several split from its spot."""
        return len(self.hands.get(spot_of(key), ())) > 1

    def wager(self, player: int, key: int) -> Wager | None:
        """A player's wager on a hand."""
        return next((w for w in self.wagers if (w.player, w.hand) == (player, key)), None)

    def in_play(self) -> list[int]:
        """The hands that are dealt to and play, in the order of turns."""
        out = (*self.surrendered, *self.void)
        return [key for spot in self.order for key in self.hands.get(spot, ()) if key not in out]
