"""The decision of a player: the share of the pot against its price, the raises and the seat."""

from collections.abc import Sequence
from typing import Final

from cardhouse.analysis.pot.compiled import acts
from cardhouse.analysis.pot.policies import sight as s
from cardhouse.analysis.pot.policies import traits as t
from cardhouse.analysis.pot.policies.sight import Sight
from cardhouse.analysis.pot.policies.throwing import thrown
from cardhouse.analysis.pot.policies.traits import Traits

# Numbers that say how somebody plays, in thousandths, after the number of the kind of policy.
Manner = Sequence[int]
Decision = tuple[int, int]

WHOLE: Final = 1000
# Each share is a part of this.
FULL: Final = 255
# The advantage over a fair share that is worth a bet, and more for each raise; the advantage that
# stays in whatever the odds, and more for each raise.
(BET, BET_STEP, STAY, STAY_STEP) = range(1, 5)
# The odds asked of a call, and more for each raise; bets with nothing, and good hands not raised;
# the advantage less that the last to act needs.
(CARE, CARE_STEP, BLUFF, SLOW, LATE) = range(5, 10)
MANNER_SIZE: Final = 10
HOTTEST: Final = 4
# A stake is cheap up to this part of a stack; a dear one is matched now and then.
CHEAP: Final = 10
DARE: Final = 200


def choose(
    manner: Manner, traits: Traits, sight: Sight, share: int, toss: int, dice: int
) -> Decision:
    """The act and its amount; the tosses are numbers below a thousand."""
    offers = sight[s.OFFERS]
    if offers >> acts.SHOW & 1:
        return acts.SHOW, 0
    if offers >> acts.THROW & 1:
        return acts.THROW, thrown(traits, sight)
    if offers >> acts.FOLD & 1 or offers >> acts.BRING_IN & 1:
        return bet(manner, traits, sight, share, toss, dice)
    return come_in(sight, toss)


def come_in(sight: Sight, toss: int) -> Decision:
    """A small stake, a cheap one matched, no straddle."""
    offers = sight[s.OFFERS]
    if offers >> acts.STAKE & 1:
        most = max(sight[s.LEAST], min(sight[s.MOST], sight[s.CHIPS] // CHEAP))
        steps = (most - sight[s.LEAST]) // sight[s.STEP]
        return acts.STAKE, sight[s.LEAST] + sight[s.STEP] * (steps * toss // WHOLE)
    if offers >> acts.MATCH & 1:
        cheap = sight[s.COST] * CHEAP <= max(sight[s.CHIPS], sight[s.POT])
        return (acts.MATCH if cheap or toss < DARE else acts.STAY_OUT), 0
    return acts.PASS, 0


def heat(traits: Traits, sight: Sight) -> int:
    """The bets and raises of this round so far."""
    opened = 0 if sight[s.STREET] else traits[t.OPENED]
    unit = max(1, traits[t.UNIT + sight[s.STREET]])
    return min(HOTTEST, max(0, (sight[s.LEVEL] - opened + unit - 1) // unit))


def bet(manner: Manner, traits: Traits, sight: Sight, share: int, toss: int, dice: int) -> Decision:
    """Raise with an advantage, call by the odds, else check or fold; a bluff now and then."""
    offers, cost, raises = sight[s.OFFERS], sight[s.COST], heat(traits, sight)
    players = sight[s.RIVALS] + 1
    # The advantage over a fair share, as a part of what there is to gain.
    gain = (WHOLE * (share * players - FULL)) // (FULL * max(1, players - 1))
    wanted = manner[BET] + manner[BET_STEP] * raises
    if not sight[s.BEHIND] and not raises:
        wanted -= manner[LATE]
    bluffs = not raises and toss < manner[BLUFF]
    if offers >> acts.RAISE & 1 and ((gain >= wanted and toss >= manner[SLOW]) or bluffs):
        return acts.RAISE, amount(traits, sight, dice)
    if offers >> acts.BRING_IN & 1:
        return acts.BRING_IN, 0
    if offers >> acts.CALL & 1:
        care = manner[CARE] + manner[CARE_STEP] * raises
        worth = share * (sight[s.POT] + cost) * WHOLE >= FULL * cost * care
        if cost == 0 or worth or gain >= manner[STAY] + manner[STAY_STEP] * raises:
            return acts.CALL, 0
    return acts.FOLD, 0


def amount(traits: Traits, sight: Sight, dice: int) -> int:
    """The least raise, or where amounts are free from half the pot to all of it."""
    least, most, step = sight[s.LEAST], sight[s.MOST], sight[s.STEP]
    if not traits[t.FREE]:
        return least
    pot = sight[s.POT] + sight[s.COST]
    to = sight[s.LEVEL] + pot * (WHOLE + dice) // (2 * WHOLE)
    to = min(most, max(least, to))
    return least + (to - least) // max(1, step) * max(1, step)
