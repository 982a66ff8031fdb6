"""A banked table as one viewer sees it: money, wagers and hands, with backs for hidden cards."""

from collections.abc import Callable, Iterator
from typing import Literal

from msgspec import Struct

from cardhouse.cards import Card, show_cards
from cardhouse.engine.banked.hand import BankedHand
from cardhouse.engine.banked.layout import BANK, Wager, spot_of
from cardhouse.engine.core.view import SeatView, View, seat_seen, seen_by
from cardhouse.ledger import dollars
from cardhouse.ranking.points import Call


class CoverView(Struct, frozen=True):
    """Money that covers wagers, and how much of it still pays and takes."""

    seat: int
    # The amount put up, in cents.
    posted: int
    # The amount left to pay winners.
    pays: int
    # The amount it may still win.
    takes: int


class WagerView(Struct, frozen=True, omit_defaults=True):
    """Chips that ride on a hand."""

    # The owner of the chips.
    seat: int
    # The hand they ride on.
    hand: int
    # In cents.
    amount: int
    # True if it is a bet behind another player's spot.
    behind: bool = False
    # Its insurance, in cents.
    insurance: int = 0


class HandView(Struct, frozen=True, omit_defaults=True):
    """The cards of a hand, and the count of those face up."""

    # Its number: the spot's; 13 and 23 are hands split from spot 3.
    hand: int
    # Cards face up.
    up: tuple[Card, ...]
    # Cards face down: the viewer's own, or backs ("??").
    down: tuple[Card, ...] = ()
    # The count of the cards face up at blackjack.
    points: int = 0
    # True if an ace among them counts eleven.
    soft: bool = False
    # The same in words: "soft 17".
    total: str = ""
    # The kind of count, and the number that it is called by: "natural", "21.5".
    kind: Literal["", Call] = ""
    called: str = ""
    # The two cards in front at pai gow poker, if the viewer may see them.
    front: tuple[Card, ...] = ()
    # The five cards in the back.
    back: tuple[Card, ...] = ()
    # True if the wager on it was doubled.
    doubled: bool = False
    # True if it was given up for half of its wager.
    surrendered: bool = False

    @property
    def cards(self) -> tuple[Card, ...]:
        """All its cards, those face down first."""
        return self.down + self.up

    def __str__(self) -> str:
        total = f" ({self.total})" if self.total else ""
        return f"{show_cards(self.cards) or 'no cards'}{total}"


class LayoutView(Struct, frozen=True):
    """A banked table."""

    # The seat that banks.
    bank: int
    # The hand's number in the bank's turn.
    number: int
    # The money that covers the wagers: the bank's first.
    covers: tuple[CoverView, ...]
    # Everybody's wagers.
    wagers: tuple[WagerView, ...]
    # The player of each spot.
    players: dict[int, int]
    # The players' hands, in the order of play.
    hands: tuple[HandView, ...]
    # The bank's hand.
    bank_hand: HandView
    # The number of the hand in play now; 0 if there is none.
    turn: int = 0
    # The spot at which the action begins in games that draw lots for it.
    action: int = 0

    @property
    def in_turn(self) -> HandView | None:
        """The hand in play now."""
        return next((hand for hand in self.hands if hand.hand == self.turn), None)

    def hands_of(self, seat: int) -> tuple[HandView, ...]:
        """The hands of a player; a split makes two of one."""
        spots = [spot for spot, player in self.players.items() if player == seat]
        return tuple(hand for hand in self.hands if spot_of(hand.hand) in spots)


class BankedView(View, frozen=True, kw_only=True, tag="banked"):
    """A hand against a bank, as one viewer may know it."""

    # The table: the bank, the wagers and the hands.
    layout: LayoutView

    def _middle(self) -> Iterator[str]:
        lay = self.layout
        covered = sum(cover.posted for cover in lay.covers)
        yield f"bank: seat {lay.bank}, {dollars(covered)} put up, {lay.bank_hand}"
        for hand in lay.hands:
            turn = ", in turn" if hand.hand == lay.turn else ""
            yield f"hand {hand.hand}: {hand}{turn}"
        for wager in lay.wagers:
            yield f"wager of seat {wager.seat} on {wager.hand}: {dollars(wager.amount)}"


# The view of a hand on the table.
Shown = Callable[[int], HandView]


def looked(
    hand: BankedHand, viewer: int, shown: Shown, *, own: bool = True, turn: int = 0
) -> BankedView:
    """The hand as seen from a seat or from the rail; the game shows each hand its own way."""
    seats = [SeatView(**seat_seen(hand, seat, own=own and seat == viewer)) for seat in hand.seats]
    layout = _layout(hand, shown, turn)
    return BankedView(**seen_by(viewer, hand), seats=tuple(seats), layout=layout)


def _layout(hand: BankedHand, shown: Shown, turn: int) -> LayoutView:
    lay = hand.layout
    keys = [key for spot in lay.order for key in lay.hands.get(spot, ())]
    return LayoutView(
        bank=hand.button,
        number=hand.bank_hand or 1,
        covers=tuple(CoverView(c.player, c.posted, c.pays, c.takes) for c in lay.covers),
        wagers=tuple(_wager(wager) for wager in lay.wagers if wager.amount or wager.insurance),
        players=lay.players.copy(),
        hands=tuple(shown(key) for key in keys),
        bank_hand=shown(BANK),
        turn=turn,
        action=lay.action,
    )


def _wager(wager: Wager) -> WagerView:
    return WagerView(wager.player, wager.hand, wager.amount, wager.behind, wager.insurance)
