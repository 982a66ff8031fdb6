"""The circles open to a player's wagers, and the amounts."""

from collections.abc import Sequence

from cardhouse.engine.banked.hand import BankedHand
from cardhouse.engine.banked.layout import STANDING, Wager

Range = tuple[int, int]


def open_spots(hand: BankedHand, seat: int) -> dict[int, Range]:
    """The spots open to a player's bets now, with the least and the most of each."""
    own = _own_spots(hand, seat)
    lay, circles = hand.layout, hand.game.banking.circles
    behind = [
        spot
        for spot in lay.order
        if circles.back_line
        and spot not in own
        and spot != seat
        and _may_bet_behind(hand, seat, spot)
    ]
    least = hand.game.stakes.small_bet
    found = {spot: _range(hand, seat, spot, least) for spot in behind}
    if circles.multiples:
        least *= len(_own_wagers(hand, seat)) + 1
    found |= {spot: _range(hand, seat, spot, least) for spot in own}
    return {spot: bounds for spot in lay.order if (bounds := found.get(spot)) and _fits(bounds)}


def paid_spots(hand: BankedHand, seat: int) -> dict[int, Range]:
    """The spots with a player's paid collection and no bet of theirs any more."""
    lay, least = hand.layout, hand.game.stakes.small_bet
    empty = [s for s in lay.order if (s, seat) in lay.collected and not lay.wager(seat, s)]
    found = {spot: _range(hand, seat, spot, least) for spot in empty}
    return {spot: bounds for spot, bounds in found.items() if _fits(bounds)}


def _own_spots(hand: BankedHand, seat: int) -> list[int]:
    """The spots for a player's own hands: their seat, and circles without a seated player."""
    lay, circles = hand.layout, hand.game.banking.circles
    wagers = _own_wagers(hand, seat)
    mine = [wager.hand for wager in wagers]
    if seat >= STANDING or len(mine) >= circles.hands:
        return []
    if circles.multiples:
        least = hand.game.stakes.small_bet * (len(mine) + 1)
        if any(wager.amount < least for wager in wagers):
            return []
    free = [s for s in lay.order if s == seat or (circles.hands > 1 and s not in hand.seats)]
    free = [s for s in free if s not in lay.players and not lay.wager(seat, s)]
    if circles.adjacent:
        free = [s for s in free if (_side_by_side((*mine, s)) if mine else s == seat)]
    return free


def given_back(hand: BankedHand, seat: int) -> tuple[int, ...]:
    """The spots with a wager a player may take back, the other hands still lying side by side."""
    lay, circles = hand.layout, hand.game.banking.circles
    own = [wager.hand for wager in _own_wagers(hand, seat)]
    bound = own if circles.adjacent else []
    return tuple(
        wager.hand
        for wager in lay.wagers
        if wager.player == seat
        and (wager.behind or _side_by_side([spot for spot in bound if spot != wager.hand]))
    )


def _own_wagers(hand: BankedHand, seat: int) -> list[Wager]:
    """A player's bets on their own hands."""
    return [w for w in hand.layout.wagers if w.player == seat and not w.behind]


def _side_by_side(spots: Sequence[int]) -> bool:
    return not spots or max(spots) - min(spots) == len(spots) - 1


def _may_bet_behind(hand: BankedHand, seat: int, spot: int) -> bool:
    lay = hand.layout
    if spot == hand.button or spot in hand.behind or lay.wager(seat, spot):
        return False
    # Somebody must play the hand, or have the seat.
    if spot not in lay.players and spot not in hand.seats:
        return False
    return sum(w.behind for w in lay.on(spot)) < hand.game.banking.circles.back_line


def _range(hand: BankedHand, seat: int, spot: int, least: int) -> Range:
    """From the table's least to its most, as far as the chips go beside the fee."""
    stakes = hand.game.stakes
    most = min(stakes.big_bet, hand.chips[seat])
    most = least + (most - least) // stakes.unit * stakes.unit
    while most >= least and not _affordable(hand, seat, spot, most):
        most -= stakes.unit
    return least, most


def _affordable(hand: BankedHand, seat: int, spot: int, amount: int) -> bool:
    """True if the chips cover a bet and its fee, or the fee already paid covers the bet."""
    lay, collection = hand.layout, hand.game.banking.collection
    mine = (w for w in lay.wagers if w.player == seat and (w.hand, seat) not in lay.collected)
    left = hand.chips[seat] - sum(collection.due(wager.amount) for wager in mine)
    due, paid = collection.due(amount), lay.collected.get((spot, seat))
    return amount + due <= left if paid is None else amount <= left and due <= paid


def _fits(bounds: Range) -> bool:
    return bounds[0] <= bounds[1]
