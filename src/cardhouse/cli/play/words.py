"""Lines of the terminal table as rich prints them: offers with their keys, cards in colour."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from cardhouse.cards import HIDDEN, Card
from cardhouse.cli.felt.cards import PAPER, Look
from cardhouse.words.speech import Spoken

# The letters of a card in a line.
CARD = 2


def offers_line(offers: Sequence[str], look: Look, default: str = "", width: int = 0) -> Text:
    """All offers in one line, with their keys in colour, and the default; closer if too wide."""
    said = [*offers, default]
    wide = sum(map(len, said)) + 1
    gap = " " * next((g for g in (3, 2) if not width or wide + g * len(offers) <= width), 1)
    line = Text(" ")
    for words in said[:-1]:
        if len(line) > 1:
            line.append(gap)
        start, end = words.index("["), words.index("]") + 1
        line.append(words[:start], "bold" if look.colour else "")
        line.append(words[start:end], "bold #ffd75f" if look.colour else "bold")
        line.append(words[end:], "bold" if look.colour else "")
    if default:
        line.append(f"{gap}{default}", "dim" if look.colour else "")
    return line


def with_cards(spoken: Spoken, look: Look, style: str = "", indent: str = "") -> Text:
    """A line with its cards drawn."""
    line, done = Text(indent, style=style), 0
    for place in spoken.cards:
        line.append(spoken.text[done:place])
        done = place + CARD
        line.append_text(card_text((Card(spoken.text[place:done]),), look))
    line.append(spoken.text[done:])
    return line


def card_text(cards: Iterable[Card], look: Look) -> Text:
    """Cards in a line, as little white labels on a terminal with colour."""
    line = Text()
    for card in cards:
        if line:
            line.append(" ")
        style = f"not dim {look.ink(card)} on {PAPER}" if look.colour and card != HIDDEN else "bold"
        line.append(look.card(card), style)
    return line
