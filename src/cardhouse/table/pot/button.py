"""The draw for the first button: one card to each player, face up."""

from cardhouse.cards import JOKER, RANK, RANKS, SUIT, Card
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.table.commands import DrawButton
from cardhouse.table.events import ButtonDrawn
from cardhouse.table.table import Table

ACE = RANKS.index("A")


def drawn(table: Table, command: DrawButton) -> ButtonDrawn:
    """The best card deals first; of equal cards the suit decides, or they draw again."""
    seats = to_draw(table)
    if table.button or table.seating.button_card == "first-seat":
        raise Illegal(Reason.NOT_OFFERED, "button.first")
    if len(command.cards) != len(seats) or len(seats) < 2:
        raise Illegal(Reason.NOT_OFFERED, "button.first")
    if len(set(command.cards)) < len(command.cards) or not set(command.cards) <= in_deck(table):
        raise Illegal(Reason.WRONG_CARDS, "button.first")
    cards = dict(zip(seats, command.cards, strict=True))
    worth = {seat: _worth(table, card) for seat, card in cards.items()}
    best = max(worth.values())
    first = tuple(seat for seat in seats if worth[seat] == best)
    if len(first) > 1:
        return ButtonDrawn(seat=0, cards=cards, tied=first, cite="button.tied")
    return ButtonDrawn(seat=first[0], cards=cards)


def to_draw(table: Table) -> list[int]:
    """Who draws now: everybody with a seat, or those who drew equal cards."""
    return [seat for seat in table.tied if seat in table.players] or sorted(table.players)


def first_button(table: Table) -> int:
    """The button of the first hand: as drawn, or left to the last of those who tied; 0 before."""
    tied = [seat for seat in table.tied if seat in table.players]
    return table.button or (tied[0] if len(tied) == 1 else 0)


def in_deck(table: Table) -> set[Card]:
    """What can be drawn: jokers only where the lowest card wins, and no card twice."""
    low = table.seating.button_card == "low"
    cards = set(table.game.deck.cards()) - set(table.drawn)
    return cards if low else cards - {JOKER}


def _worth(table: Table, card: Card) -> tuple[int, int]:
    """What a card is worth in the draw, with its suit where suits break ties."""
    seating = table.seating
    suit = SUIT[card] if seating.button_ties == "suits" and card != JOKER else 0
    rank = RANK.get(card, ACE)
    if seating.button_card == "high":
        return rank, suit
    return -1 - rank if rank < ACE else 0, -suit
