"""Why: the house's rules behind events, legal actions and refusals."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from cardhouse.cli.play.sight import Told
from cardhouse.cli.play.words import offer_words
from cardhouse.engine.core import kernel
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.illegal import Illegal
from cardhouse.engine.core.view import View
from cardhouse.rulebook import Posted, Rule
from cardhouse.words.refusals import refusal_words
from cardhouse.words.speech import Listener

# The latest events explained at once.
RECENT: Final = 2
FOUND_MOST: Final = 12


class Reason(Struct, frozen=True):
    """An event or an option, and the key of the house's rule for it."""

    what: str
    cite: str


def happened(lines: list[Told], cites: list[str]) -> Iterator[Reason]:
    """The latest events."""
    for line in lines[-RECENT:]:
        yield Reason(line.text, cites[line.event])


def legal(hand: Hand, view: View, ask: Ask | None) -> Iterator[Reason]:
    """Each option of the viewer now, with the key that the engine would cite for it."""
    if ask is None:
        return
    for offer, kind in zip(view.offers, ask.offers, strict=True):
        least = ask.offers[kind].sample(kind, ask.actor, lambda count: 0)
        words = offer_words(offer).replace("[", "").replace("]", "")
        yield Reason(f"You may {words}", _cite(hand, least))


def tried(hand: Hand, command: Command, to: Listener) -> Reason:
    """The answer to whether a command is possible now, from trying it on a copy."""
    try:
        return Reason("Yes, that can be done now.", _cite(hand, command))
    except Illegal as illegal:
        return Reason(f"No. {refusal_words(illegal, to)}", illegal.cite)


def behind(reasons: list[Reason], posted: Posted) -> list[Rule]:
    """The house's rules behind some reasons, each once."""
    rules = {rule.id: rule for reason in reasons for rule in posted.cited(reason.cite)}
    return list(rules.values())


def found(posted: Posted, word: str) -> list[Rule]:
    """Rules by id, by kind, or by a word of their text."""
    every = list(posted.rules.values())
    return (
        [rule for rule in every if rule.id.lower() == word]
        or [rule for rule in every if rule.kind == word]
        or [rule for rule in every if word in rule.text.lower()]
    )


def kinds(posted: Posted) -> str:
    """The kinds of rules in force at this table, with the number of each."""
    counts: dict[str, int] = {}
    for rule in posted.rules.values():
        counts[rule.kind] = counts.get(rule.kind, 0) + 1
    return ", ".join(f"{kind} ({count})" for kind, count in counts.items())


def _cite(hand: Hand, command: Command) -> str:
    """The cite key of a command's first event."""
    return kernel.play(hand.copy(), command)[0].cite
