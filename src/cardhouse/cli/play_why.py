"""Why: the house's rules behind what happened, what is legal, and what is not."""

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from cardhouse.cli.felt_cards import Look
from cardhouse.cli.play_words import cited_lines, offer_words, rule_lines, with_cards
from cardhouse.engine import kernel
from cardhouse.engine.asks import Ask
from cardhouse.engine.commands import Command
from cardhouse.engine.hand import Hand
from cardhouse.engine.illegal import Illegal
from cardhouse.engine.view import View
from cardhouse.formats.text import Line
from cardhouse.rulebook import Posted

# So many of the last things that happened are explained at once.
RECENT: Final = 2
FOUND_MOST: Final = 12


def happened(lines: list[Line], cites: list[str], posted: Posted, look: Look) -> Iterator[Text]:
    """The rules behind the last things that happened."""
    for line in lines[-RECENT:]:
        yield with_cards(line.text, look, "bold")
        yield from cited_lines(posted, cites[line.event], look)


def legal(hand: Hand, view: View, ask: Ask | None, style: tuple[Posted, Look]) -> Iterator[Text]:
    """The rules behind each thing that the viewer may do now."""
    posted, look = style
    if ask is None:
        return
    for offer, kind in zip(view.offers, ask.offers, strict=True):
        least = ask.offers[kind].sample(kind, ask.actor, lambda count: 0)
        yield Text(f"You may {_plain(offer_words(offer))}", "bold")
        yield from list(rule_lines(posted.cited(_cite(hand, least)), look))[:RECENT]


def tried(hand: Hand, command: Command, style: tuple[Posted, Look]) -> Iterator[Text]:
    """Whether a command could be given now, tried on a copy; if not, the reason and the rule."""
    posted, look = style
    try:
        cite = _cite(hand, command)
    except Illegal as illegal:
        yield Text(f"No. {illegal}", "bold")
        yield from cited_lines(posted, illegal.cite, look)
        return
    yield Text("Yes, that can be done now.", "bold")
    yield from cited_lines(posted, cite, look)


def rules(posted: Posted, word: str, look: Look) -> Iterator[Text]:
    """Rules by id, by kind, or by a word of their text; without a word, the kinds."""
    every = list(posted.rules.values())
    if not word:
        kinds: dict[str, int] = {}
        for rule in every:
            kinds[rule.kind] = kinds.get(rule.kind, 0) + 1
        yield Text(", ".join(f"{kind} ({count})" for kind, count in kinds.items()))
        yield Text("Type rules with one of these words, with a rule's id, or any other word.")
        return
    found = [rule for rule in every if rule.id.lower() == word]
    found = found or [rule for rule in every if rule.kind == word]
    found = found or [rule for rule in every if word in rule.text.lower()]
    yield from rule_lines(found[:FOUND_MOST], look)
    if len(found) > FOUND_MOST:
        ids = ", ".join(rule.id for rule in found[FOUND_MOST:])
        yield Text(f"And {len(found) - FOUND_MOST} more: {ids}")
    if not found:
        yield Text(f"No rule of this house speaks of {word!r}.")


def _cite(hand: Hand, command: Command) -> str:
    """The cite key of what a command would do first."""
    return kernel.play(hand.copy(), command)[0].cite


def _plain(words: str) -> str:
    return words.replace("[", "").replace("]", "")
