"""The value of each rule: the same game with one rule changed, in every way that has a name."""

from collections.abc import Iterator

from msgspec import Struct

from cardhouse.analysis.blackjack.edge import best_value
from cardhouse.analysis.blackjack.rules import NATURAL_PAYS, Rules, changed

# The changes to try, with their words. A change without effect at a house is left out.
CHANGES: tuple[tuple[str, str], ...] = (
    ("the bank stands on soft 17", "soft_17=stand"),
    ("the bank hits soft 17", "soft_17=hit"),
    ("over 21 loses at once", "bust=loses"),
    ("every lower total over 21 pushes", "bust=may-push three_card_push="),
    ("over 21 only three cards of 23 to 25 push", "bust=may-push three_card_push=23,24,25"),
    ("a natural pays even money", f"{NATURAL_PAYS}=1:1"),
    ("a natural pays 6 to 5", f"{NATURAL_PAYS}=6:5"),
    ("a natural pays 3 to 2", f"{NATURAL_PAYS}=3:2"),
    ("a natural pays 2 to 1", f"{NATURAL_PAYS}=2:1"),
    ("no surrender", "surrender=none"),
    ("surrender on the first two cards", "surrender=first-two"),
    ("surrender at any time", "surrender=any-time"),
    ("no double after a split", "double_after_split=false"),
    ("doubles on hard 9, 10 and 11 only", "double_on=9,10,11"),
    ("doubles on hands that must stand", "double_stands=all"),
    ("no split", "split_hands=1"),
    ("one split", "split_hands=2"),
    ("splits to three hands", "split_hands=3"),
    ("splits to four hands", "split_hands=4"),
    ("aces are split again", "resplit_aces=true"),
    ("aces are not split again", "resplit_aces=false"),
    ("split aces are played on", "split_aces_play=true"),
    ("pairs by rank", "pair=rank"),
    ("pairs by value", "pair=value"),
    ("no must-hit and must-stand totals", "must_hit=0 stand_hard=21 stand_soft=21"),
    ("the bank looks for a natural", "peek=true"),
    ("the bank does not look for a natural", "peek=false"),
    ("one deck", "packs=1"),
    ("two decks", "packs=2"),
    ("six decks", "packs=6"),
    ("eight decks", "packs=8"),
    ("no jokers in the shoe", "jokers=0"),
    ("no naturals", "naturals="),
)


class Effect(Struct, frozen=True, kw_only=True):
    """A rule changed: the player's value with it, and before it."""

    words: str
    keys: str
    value: float
    before: float

    @property
    def change(self) -> float:
        return self.value - self.before


def worth_trying(rules: Rules) -> list[tuple[str, str, Rules]]:
    """Changes that mean something at this house: words, keys, and the resulting rules."""
    found = []
    for words, keys in CHANGES:
        other = rules
        for pair in keys.split():
            key, _, value = pair.partition("=")
            other = changed(other, key, value)
        if other != rules and _makes_sense(other, keys):
            found.append((words, keys, other))
    return found


def effects(rules: Rules, before: float) -> Iterator[Effect]:
    """The effect of every change that means something at this house, in order."""
    for words, keys, other in worth_trying(rules):
        yield Effect(words=words, keys=keys, value=best_value(other), before=before)


def _makes_sense(rules: Rules, keys: str) -> bool:
    """Odds on naturals need naturals, and a peek needs a shoe without jokers."""
    if keys.startswith(NATURAL_PAYS):
        return bool(rules.points.naturals)
    if keys == "peek=true" or rules.practice.peek:
        return not rules.deck.jokers
    return True
