"""The draw for the first button: one card to each player, face up."""

from collections.abc import Iterator

from cardhouse.cards import JOKER, RANK, RANKS, SUIT, Card
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.table.commands import DrawButton
from cardhouse.table.deed import Deed, Office
from cardhouse.table.events import ButtonDrawn
from cardhouse.table.table import Table
from cardhouse.table.terms import Drawing

ACE = RANKS.index("A")


def _bars(table: Table, chance: Office) -> Illegal | None:
    """The button is drawn for once, by two or more."""
    drawn = table.button or table.seating.button_card == "first-seat"
    if drawn or len(to_draw(table)) < 2:
        return Illegal(Reason.NOT_OFFERED, "button.first")
    return None


def _terms(table: Table, chance: Office) -> Drawing:
    return Drawing(cards=in_deck(table), count=len(to_draw(table)))


def _wrong(table: Table, command: DrawButton) -> Illegal:
    short = len(command.cards) != len(to_draw(table))
    return Illegal(Reason.NOT_OFFERED if short else Reason.WRONG_CARDS, "button.first")


def _draw(table: Table, command: DrawButton) -> Iterator[ButtonDrawn]:
    """The best card deals first; of equal cards the suit decides, or they draw again."""
    seats = to_draw(table)
    cards = dict(zip(seats, command.cards, strict=True))
    worth = {seat: _worth(table, card) for seat, card in cards.items()}
    best = max(worth.values())
    first = tuple(seat for seat in seats if worth[seat] == best)
    if len(first) > 1:
        yield ButtonDrawn(seat=0, cards=cards, tied=first, cite="button.tied")
    else:
        yield ButtonDrawn(seat=first[0], cards=cards)


def to_draw(table: Table) -> list[int]:
    """Who draws now: everybody with a seat, or those who drew equal cards."""
    return [seat for seat in table.tied if seat in table.players] or sorted(table.players)


def first_button(table: Table) -> int:
    """The button of the first hand: as drawn, or left to the last of those who tied; 0 before."""
    tied = [seat for seat in table.tied if seat in table.players]
    return table.button or (tied[0] if len(tied) == 1 else 0)


def in_deck(table: Table) -> tuple[Card, ...]:
    """What can be drawn: jokers only where the lowest card wins, and no card twice."""
    gone = set(table.drawn)
    if table.seating.button_card != "low":
        gone.add(JOKER)
    return tuple(dict.fromkeys(card for card in table.game.deck.cards() if card not in gone))


def _worth(table: Table, card: Card) -> tuple[int, int]:
    """What a card is worth in the draw, with its suit where suits break ties."""
    seating = table.seating
    suit = SUIT[card] if seating.button_ties == "suits" and card != JOKER else 0
    rank = RANK.get(card, ACE)
    if seating.button_card == "high":
        return rank, suit
    return -1 - rank if rank < ACE else 0, -suit


DRAW_BUTTON = Deed(
    kind=DrawButton, of=Office.CHANCE, bars=_bars, terms=_terms, wrong=_wrong, answer=_draw
)
