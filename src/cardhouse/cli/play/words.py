"""Short texts of the terminal table: offers, what Enter does, cards in colour."""

import re
from collections import ChainMap
from collections.abc import Iterable
from typing import Final

from rich.text import Text

from cardhouse.cards import HIDDEN, Card
from cardhouse.cli.families import TERMINALS
from cardhouse.cli.felt.cards import PAPER, Look
from cardhouse.cli.play.offers import plain
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.view import OfferView
from cardhouse.words.scene import dollars

# No two families have different commands of one name.
OFFERS: Final = ChainMap(*(dict(each.offers) for each in TERMINALS.values()))
SILENCE: Final = ChainMap(*(dict(each.silence) for each in TERMINALS.values()))
_CARD: Final = re.compile(r"\b(?:[2-9TJQKA][cdhs]|Jo)\b")


def offer_words(offer: OfferView) -> str:
    """What may be done, its key in brackets, with the amount: "[r]aise to $4"."""
    return (OFFERS.get(offer.do) or plain(f"[{offer.do}]"))(offer)


def silence_words(command: Command) -> str:
    """What Enter stands for, as short as possible."""
    tag = str(command.__struct_config__.tag)
    said = SILENCE.get(tag, tag.replace("-", " "))
    amount = getattr(command, "amount", 0)
    return f"{said} {dollars(amount)}" if amount else said


def offers_line(offers: Iterable[OfferView], look: Look, default: str = "") -> Text:
    """All that is legal now, in one line, and what stands for silence."""
    line = Text(" ")
    for offer in offers:
        words = offer_words(offer)
        if len(line) > 1:
            line.append("   ")
        start, end = words.index("["), words.index("]") + 1
        line.append(words[:start], "bold" if look.colour else "")
        line.append(words[start:end], "bold #ffd75f" if look.colour else "bold")
        line.append(words[end:], "bold" if look.colour else "")
    if default:
        line.append(f"   Enter: {default}", "dim" if look.colour else "")
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
        style = f"not dim {look.ink(card)} on {PAPER}" if look.colour and card != HIDDEN else "bold"
        line.append(look.card(card), style)
    return line
