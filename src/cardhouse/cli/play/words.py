"""Short texts of the terminal table: offers, defaults, cards in colour."""

import re
from collections import ChainMap
from collections.abc import Iterable
from typing import Final

from rich.text import Text

from cardhouse.cards import HIDDEN, Card, show_cards
from cardhouse.cli.families import TERMINALS
from cardhouse.cli.felt.cards import PAPER, Look
from cardhouse.cli.play.offers import named
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.view import OfferView
from cardhouse.words.scene import dollars

# Families that share a command's name share the command.
OFFERS: Final = ChainMap(*(dict(each.offers) for each in TERMINALS.values()))
SILENCE: Final = ChainMap(*(dict(each.silence) for each in TERMINALS.values()))
_CARD: Final = re.compile(r"\b(?:[2-9TJQKA][cdhs]|Jo)\b")


def offer_words(offer: OfferView) -> str:
    """An offer with its key in brackets and its amount: "[r]aise to $4"."""
    return OFFERS.get(offer.do, named)(offer)


def silence_words(command: Command) -> str:
    """The default behind Enter, as short as possible."""
    tag = str(command.__struct_config__.tag)
    if cards := getattr(command, "cards", ()):
        return f"{tag} {show_cards(cards)}"
    said = SILENCE.get(tag, tag.replace("-", " "))
    amount = getattr(command, "amount", 0)
    return f"{said} {dollars(amount)}" if amount else said


def offers_line(offers: Iterable[OfferView], look: Look, default: str = "") -> Text:
    """All offers in one line, and the default."""
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
    """A line with its cards drawn."""
    line = Text(style=style)
    done = 0
    for found in _CARD.finditer(text):
        line.append(text[done : found.start()])
        line.append_text(card_text((Card(found[0]),), look))
        done = found.end()
    line.append(text[done:])
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
