"""Short texts of the terminal table: offers, rules, cards in colour."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from rich.text import Text

from cardhouse.cards import HIDDEN, Card
from cardhouse.cli.felt_cards import PAPER, Look
from cardhouse.engine.game import Game
from cardhouse.engine.view import OfferView, View
from cardhouse.formats.words import dollars
from cardhouse.ranking import best, scale
from cardhouse.rulebook import Posted, Rule

KEYS: Final = {
    "fold": "[f]old",
    "check": "chec[k]",
    "call": "[c]all",
    "bet": "[b]et",
    "raise": "[r]aise to",
    "show": "[s]how",
    "muck": "[m]uck",
    "play-board": "play the [board]",
}
_CARD: Final = re.compile(r"\b(?:[2-9TJQKA][cdhs]|Jo)\b")


def offer_words(offer: OfferView) -> str:
    """What may be done, its key in brackets, with the amount: "[r]aise to $4"."""
    words = KEYS.get(offer.do, f"[{offer.do}]")
    if offer.do in ("bet", "raise"):
        amount = dollars(offer.least)
        if offer.least < offer.most:
            amount += f" up to {dollars(offer.most)}"
        return f"{words} {amount}"
    return f"{words} {dollars(offer.cost)}" if offer.cost else words


def offers_line(offers: Iterable[OfferView], look: Look) -> Text:
    """All that is legal now, in one line."""
    line = Text()
    for offer in offers:
        words = offer_words(offer)
        if line:
            line.append("   ")
        start, end = words.index("["), words.index("]") + 1
        line.append(words[:start], "bold" if look.colour else "")
        line.append(words[start:end], "bold #ffd75f" if look.colour else "bold")
        line.append(words[end:], "bold" if look.colour else "")
    return line


def with_cards(text: str, look: Look, style: str = "") -> Text:
    """A line in which the cards are drawn as such."""
    line = Text(style=style)
    done = 0
    for found in _CARD.finditer(text):
        line.append(text[done : found.start()])
        line.append_text(card_text((Card(found[0]),), look))
        done = found.end()
    line.append(text[done:])
    return line


def card_text(cards: Iterable[Card], look: Look) -> Text:
    """Cards in a line: little white labels where there is colour."""
    line = Text()
    for card in cards:
        if line:
            line.append(" ")
        style = f"{look.ink(card)} on {PAPER}" if look.colour and card != HIDDEN else "bold"
        line.append(look.card(card), style)
    return line


def holding(view: View, game: Game) -> str:
    """What the viewer's own cards make with the board, in words; empty before five cards."""
    own = next((seat for seat in view.seats if seat.seat == view.viewer), None)
    cards = () if own is None else (*own.down, *own.up)
    if not cards or len(cards) + len(view.board) < 5 or HIDDEN in cards or game.high is None:
        return ""
    high = scale(game.high)
    try:
        return high.name(best.of(high, cards, view.board, game.pick))
    except ValueError:
        # A card too many, or one that does not belong to the deck.
        return ""


def rule_lines(rules: Iterable[Rule], look: Look) -> Iterator[Text]:
    """Rules in the house's words, each with its id."""
    for rule in rules:
        line = Text("  ")
        line.append(rule.id, "bold #58a6ff" if look.colour else "bold")
        line.append(f"  {' '.join(rule.text.split())}")
        yield line


def cited_lines(posted: Posted, cite: str, look: Look) -> list[Text]:
    """The house's rules behind a cite key."""
    return list(rule_lines(posted.cited(cite), look))
