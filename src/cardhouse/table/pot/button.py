"""The draw for the first button: one card to each player, face up."""

from collections.abc import Iterator

from cardhouse.cards import JOKER, RANK, RANKS, SUIT, Card
from cardhouse.engine.core.cites import where
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.table.commands import DrawButton
from cardhouse.table.deed import Deed, Office
from cardhouse.table.events import ButtonDrawn
from cardhouse.table.table import Table
from cardhouse.table.terms import Drawing

ACE = RANKS.index("A")


def draws_again(table: Table) -> bool:
    """True if equal cards draw again for the button."""
    return table.seating.button_ties == "again"


def _bars(table: Table, chance: Office) -> Illegal | None:
    """The button is drawn for once, by two or more players."""
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
    """The best card deals first; equal cards are broken by suit, or drawn again."""
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
    """Seats that draw now: all of them, or those that drew equal cards."""
    return [seat for seat in table.tied if seat in table.players] or sorted(table.players)


def in_deck(table: Table) -> tuple[Card, ...]:
    """Cards that can be drawn: jokers only if the lowest card wins, and no card twice."""
    gone = set(table.drawn)
    if table.seating.button_card != "low":
        gone.add(JOKER)
    return tuple(dict.fromkeys(card for card in table.game.deck.cards() if card not in gone))


def _worth(table: Table, card: Card) -> tuple[int, int]:
    """The value of a card in the draw, with its suit if suits break ties."""
    seating = table.seating
    suit = SUIT[card] if seating.button_ties == "suits" and card != JOKER else 0
    rank = RANK.get(card, ACE)
    if seating.button_card == "high":
        return rank, suit
    return -1 - rank if rank < ACE else 0, -suit


DRAW_BUTTON = Deed(
    kind=DrawButton,
    of=Office.CHANCE,
    bars=_bars,
    terms=_terms,
    wrong=_wrong,
    answer=_draw,
    cites=("button.first", where(draws_again, "button.tied")),
)
