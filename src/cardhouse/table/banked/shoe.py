"""The shoe outlives the hand: it is shuffled when the cut card is out, or on request."""

from cardhouse.cards import Card
from cardhouse.engine.banked.blackjack.shoe import ShoeRenewed
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.table.banked.bank import banking, holder
from cardhouse.table.table import Table

Shoe = tuple[tuple[Card, ...], tuple[Card, ...]]
FRESH: Shoe = ((), ())


def kept(table: Table) -> Shoe:
    """The shoe and the discards as the last hand left them."""
    hand = table.last_hand()
    if hand is None or not banking(table).cut:
        return FRESH
    gone = (card for place in hand.places() if place is not hand.stock for card in place)
    return tuple(hand.stock), tuple(gone)


def cut_card_is_out(table: Table) -> bool:
    """True if the shoe is shuffled before the next hand."""
    hand, cut = table.last_hand(), banking(table).cut
    if hand is None or not cut:
        return False
    left = len(hand.stock)
    # Exactly the cards behind it are left: the cut card shows in the window.
    return left < cut or (left == cut and not table.rotation.one_more)


def asks_fresh(table: Table) -> bool:
    """True if the house lets anybody ask for fresh cards."""
    return table.rotation.fresh != "nobody"


def cannot_ask(table: Table, seat: int) -> Illegal | None:
    """Refuse fresh cards, unless the house lets this player ask for them now."""
    turn, who = table.turn, table.rotation.fresh
    renewed = any(isinstance(event, ShoeRenewed) for event in table.log)
    new_bank = who == "new-bank" and seat == holder(table) and turn.number == 1 and renewed
    moved = who == "anybody" and table.hands > 0 and turn.number < 2
    return None if new_bank or moved else Illegal(Reason.NOT_OFFERED, "shoe.asked")
