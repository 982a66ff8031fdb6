"""Amounts and events in a few words, as a player at the table would say them."""

from cardhouse.cli.felt_cards import Look
from cardhouse.engine.events import (
    BoardDealt,
    Burned,
    CardsMoved,
    ChipsMoved,
    Event,
    FeeDropped,
    FeeReturned,
    Misdealt,
    Ruled,
    ScrapFound,
    ScrapMarked,
    Shuffled,
)
from cardhouse.engine.pot.events import (
    BlindPosted,
    Called,
    Checked,
    DeadPosted,
    Folded,
    HandKilled,
    HandRevived,
    Mucked,
    PotAwarded,
    Raised,
    Refunded,
    Shown,
    UncalledReturned,
)
from cardhouse.ledger import Account

STREETS = {3: "Flop", 1: "Next card"}


def dollars(cents: int) -> str:
    """An amount as it is said at the table: $4, $2.50."""
    whole, rest = divmod(cents, 100)
    return f"${whole:,}.{rest:02d}" if rest else f"${whole:,}"


class Words:
    """Says what happened, with the names of the players."""

    def __init__(self, names: dict[int, str], look: Look) -> None:
        self._names = names
        self._look = look

    def who(self, seat: int) -> str:
        """A seat by its player's name."""
        return self._names.get(seat) or f"Seat {seat}"

    def say(self, event: Event) -> str:
        """One line for an event that matters to people; nothing for the others."""
        return (self._action(event) or self._showdown(event) or self._ruling(event)).strip()

    def place(self, name: str) -> str:
        """A place of cards in words."""
        kind, _, seat = name.partition(":")
        if seat:
            return f"{self.who(int(seat))}'s hand"
        return {"aside": "the side", "burns": "the burns"}.get(kind, f"the {kind}")

    def _action(self, event: Event) -> str:
        match event:
            case BlindPosted(seat=seat, amount=amount):
                return f"{self.who(seat)} posts the blind of {dollars(amount)}"
            case DeadPosted(seat=seat, amount=amount):
                return f"{self.who(seat)} posts {dollars(amount)} dead"
            case Folded(seat=seat):
                return f"{self.who(seat)} folds"
            case Checked(seat=seat):
                return f"{self.who(seat)} checks"
            case Called(seat=seat, amount=amount):
                return f"{self.who(seat)} calls {dollars(amount)}"
            case Raised(seat=seat, to=to, opening=True):
                return f"{self.who(seat)} bets {dollars(to)}"
            case Raised(seat=seat, to=to):
                return f"{self.who(seat)} raises to {dollars(to)}"
            case UncalledReturned(seat=seat, amount=amount):
                return f"{dollars(amount)} that nobody called goes back to {self.who(seat)}"
            case BoardDealt(cards=cards):
                return f"{STREETS.get(len(cards), 'Board')}: {self._look.cards(cards)}"
            case FeeDropped(seat=seat, amount=amount):
                return f"{self.who(seat)} pays the fee of {dollars(amount)}"
        return ""

    def _showdown(self, event: Event) -> str:
        match event:
            case Shown(seat=seat, cards=cards, says=says):
                words = f' and says "{says}"' if says else ""
                return f"{self.who(seat)} shows {self._look.cards(cards)}{words}"
            case Mucked(seat=seat, board=True):
                return f"{self.who(seat)} plays the board"
            case Mucked(seat=seat):
                return f"{self.who(seat)} mucks"
            case PotAwarded(seat=seat, amount=amount, pot=pot):
                which = f"side pot {pot}" if pot else "the pot"
                return f"{self.who(seat)} wins {dollars(amount)} from {which}"
        return ""

    def _ruling(self, event: Event) -> str:
        match event:
            case Ruled(kind=kind):
                return f"The floor rules: {kind.replace('-', ' ')}"
            case CardsMoved(source=source, target=target):
                return f"{self._moved(event)} from {self.place(source)} to {self.place(target)}"
            case ScrapFound(card=card):
                return f"{self._look.card(card)} is a scrap of paper and is laid aside"
            case ScrapMarked(card=card):
                return f"{self._look.card(card)} counts for nothing when it turns up"
            case Burned():
                return "A card is burned"
            case Shuffled():
                return "The stock is shuffled and cut"
            case Misdealt():
                return "Misdeal: all cards come back, the same button deals again"
        return self._ruled_chips(event)

    def _ruled_chips(self, event: Event) -> str:
        match event:
            case HandKilled(seat=seat):
                return f"{self.who(seat)}'s hand is taken in"
            case HandRevived(seat=seat):
                return f"{self.who(seat)} gets the hand back"
            case Refunded(seat=seat, amount=amount):
                return f"{self.who(seat)} gets {dollars(amount)} back"
            case FeeReturned(amount=amount):
                return f"The fee of {dollars(amount)} is given back"
            case ChipsMoved(source=source, target=target, amount=amount):
                return f"{dollars(amount)} from {self._account(source)} to {self._account(target)}"
        return ""

    def _moved(self, event: CardsMoved) -> str:
        known = [card for card in event.cards if card != "??"]
        if known:
            return self._look.cards(tuple(known))
        return "A card" if len(event.cards) == 1 else f"{len(event.cards)} cards"

    def _account(self, account: Account) -> str:
        return self.who(account) if isinstance(account, int) else f"the {account}"
