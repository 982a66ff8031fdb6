"""Short texts of the terminal table: offers, rules, cards in colour."""

import re
from collections.abc import Iterable
from typing import Final

from rich.text import Text

from cardhouse.cards import HIDDEN, Card
from cardhouse.cli.felt.cards import PAPER, Look
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.view import OfferView
from cardhouse.words.scene import dollars

KEYS: Final = {
    "fold": "[f]old",
    "check": "chec[k]",
    "call": "[c]all",
    "bet": "[b]et",
    "raise": "[r]aise to",
    "pass": "[p]ass",
    "straddle": "[straddle] to",
    "stake": "[stake]",
    "match": "[match]",
    "stay-out": "stay [out]",
    "discard": "[d]raw",
    "bring-in": "[bring] it in for",
    "stand-all-in": "stand [all-in]",
    "stay-in": "[stay] active",
    "show": "[s]how",
    "muck": "[m]uck",
    "play-board": "play the [board]",
    "put-up": "[put] up",
    "wager": "[w]ager",
    "take-back": "take [back]",
    "refuse": "[refuse]",
    "done": "[done]",
    "insure": "[i]nsure for",
    "decline": "[no]",
    "follow": "[f]ollow for",
    "hit": "[h]it",
    "stand": "[s]tand",
    "double": "[d]ouble for",
    "split": "s[p]lit for",
    "surrender": "s[u]rrender",
    "shake": "[shake] the cup",
    "look-at": "[look] at",
    "set-hand": "[set] two in front",
    "propose": "[propose] two in front",
    "ask-advice": "[house] way",
    "let-dealer-set": "[dealer] sets",
    "confirm": "[confirm]",
    "go-on-top": "[stay] in",
    "retire": "[retire]",
    "draw-card": "[d]raw",
    "take-discard": "[t]ake the discard",
    "force": "[force] it",
    "let-go": "[let] it go",
    "meld": "[m]eld",
    "increase": "[a]dd to a meld",
    "split-meld": "[split] a meld",
    "discard-card": "discard [x]",
}
# What Enter does, where its command has another name.
SILENCE: Final = {
    "draw-card": "draw",
    "discard-card": "discard",
    "discard": "pat",
    "decline": "no",
    "ask-advice": "house",
    "set-hand": "house way",
}
_CARD: Final = re.compile(r"\b(?:[2-9TJQKA][cdhs]|Jo)\b")


def offer_words(offer: OfferView) -> str:
    """What may be done, its key in brackets, with the amount: "[r]aise to $4"."""
    words = KEYS.get(offer.do, f"[{offer.do}]")
    if offer.spots:
        return f"{words} {_spots(offer.spots)}"
    if offer.values and offer.do != "shake":
        # 0 is the one that is meant where none is named.
        named = [str(value) for value in offer.values if value]
        return " or ".join((words, *named)) if 0 in offer.values else f"{words} {', '.join(named)}"
    if offer.do == "put-up":
        return f"{words} to {dollars(offer.most)}"
    if offer.do in ("bet", "raise", "straddle", "stake"):
        amount = dollars(offer.least)
        if offer.least < offer.most:
            amount += f" up to {dollars(offer.most)}"
        return f"{words} {amount}"
    if offer.do == "discard":
        return f"{words} up to {offer.most} cards, or pat"
    return f"{words} {dollars(offer.cost)}" if offer.cost else words


def _spots(spots: dict[int, tuple[int, int]]) -> str:
    """How much may be bet, and where: "$5-$100 on 1, 3-6"."""
    by_range: dict[tuple[int, int], list[int]] = {}
    for spot, bounds in spots.items():
        by_range.setdefault(bounds, []).append(spot)
    return "; ".join(
        f"{dollars(least)}-{dollars(most)} on {_numbers(on)}"
        for (least, most), on in by_range.items()
    )


def _numbers(numbers: list[int]) -> str:
    """Numbers with those in a row drawn together: "1, 3-6"."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]}-{run[-1]}" if run[1:] else str(run[0]) for run in runs)


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
