"""Why: the house's rules behind events, legal actions and refusals."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from cardhouse.cli.play.offers import PLAIN, offer_said
from cardhouse.cli.play.sight import Sight, Told
from cardhouse.engine.core import kernel
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.illegal import Illegal
from cardhouse.rulebook import Posted, Rule
from cardhouse.words.refusals import refused
from cardhouse.words.said import Listed, Said, say
from cardhouse.words.speech import Spoken

# The latest events explained at once.
RECENT: Final = 2
FOUND_MOST: Final = 12


class Reason(Struct, frozen=True):
    """An event or an option, and the key of the house's rule for it."""

    what: Spoken
    cite: str


def happened(lines: list[Told], cites: list[str]) -> Iterator[Reason]:
    """The latest events."""
    for line in lines[-RECENT:]:
        yield Reason(line.line, cites[line.event])


def legal(hand: Hand, sight: Sight, ask: Ask | None) -> Iterator[Reason]:
    """Each option of the viewer now, with the key that the engine would cite for it."""
    if ask is None:
        return
    for offer, kind in zip(sight.view().offers, ask.offers, strict=True):
        least = ask.offers[kind].sample(kind, ask.actor, lambda count: 0)
        may = say("why-may", what=offer_said(offer, PLAIN))
        yield Reason(sight.words(may), _cite(hand, least))


def tried(hand: Hand, sight: Sight, command: Command) -> Reason:
    """The answer to whether a command is possible now, from trying it on a copy."""
    try:
        return Reason(sight.words(say("why-yes")), _cite(hand, command))
    except Illegal as illegal:
        return Reason(sight.words(say("why-no", refusal=refused(illegal))), illegal.cite)


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


def kinds(posted: Posted) -> Said:
    """The kinds of rules in force at this table, with the number of each."""
    counts = Counter(rule.kind for rule in posted.rules.values())
    each = (say("kinds-one", kind=kind, count=count) for kind, count in counts.items())
    return say("kinds-all", kinds=Listed(tuple(each)))


def _cite(hand: Hand, command: Command) -> str:
    """The cite key of a command's first event."""
    return kernel.play(hand.copy(), command)[0].cite
