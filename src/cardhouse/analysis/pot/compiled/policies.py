"""Players in the loop: a decision for the seat in turn.

A policy is a row of numbers: its kind, then its parameters.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.kernel.jit import merged, part
from cardhouse.analysis.kernel.pointing import pointer
from cardhouse.analysis.pot.compiled import acts
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled.chance import Dice, roll
from cardhouse.analysis.pot.compiled.looks import look
from cardhouse.analysis.pot.compiled.row import Numbers
from cardhouse.analysis.pot.compiled.twins import decided, place
from cardhouse.analysis.pot.policies import sight as s
from cardhouse.analysis.pot.policies.choose import MANNER_SIZE, WHOLE
from cardhouse.analysis.pot.policies.manners import BY_SHARE, MANNERS

Policy = NDArray[np.int64]
Decision = tuple[int, int]

# Every offered act equally often; check, call and stand pat, and never bet. Others play by their
# share of the pot.
(RANDOM, CALLER) = range(2)
POLICY_SIZE: Final = MANNER_SIZE

_KINDS: Final = {"random": RANDOM, "caller": CALLER}
NAMES: Final = (*MANNERS, *_KINDS)


class Wits(NamedTuple):
    """The knowledge of all players: traits of the game, a place for a sight, shares of hands."""

    traits: Numbers
    sight: Numbers
    shares: NDArray[np.uint8]


NO_WITS: Final = Wits(
    np.zeros(1, dtype=np.int64), np.zeros(s.SIZE, dtype=np.int64), np.zeros(1, dtype=np.uint8)
)


def policy(kind: int, *parameters: int) -> Policy:
    """A policy as a row of numbers."""
    made = np.zeros(POLICY_SIZE, dtype=np.int64)
    made[0] = kind
    made[1 : 1 + len(parameters)] = parameters
    return made


def named(name: str) -> Policy:
    """The policy of a player by name; all but `random` and `caller` need the wits of the game."""
    if name not in NAMES:
        raise LookupError(f"no player {name!r}; there are: {', '.join(NAMES)}")
    return policy(*MANNERS[name]) if name in MANNERS else policy(_KINDS[name])


@part
def decide(policy: Policy, game: Numbers, hand: Numbers, dice: Dice, wits: Wits) -> Decision:
    """The decision of a player with a policy."""
    if hand[r.OFFERS] >> acts.SHOW & 1:
        return acts.SHOW, 0
    if policy[0] == CALLER:
        return calling(hand)
    if policy[0] == BY_SHARE:
        return by_share(policy, hand, dice, wits)
    return any_act(hand, dice)


@part
def by_share(policy: Policy, hand: Numbers, dice: Dice, wits: Wits) -> Decision:
    """Look, and decide by the share of the pot that the hand wins."""
    traits, sight = pointer(wits.traits), pointer(wits.sight)
    look(traits, hand, sight)
    share = int(wits.shares[place(traits, sight)])
    return decided(policy, traits, sight, share, roll(dice, WHOLE), roll(dice, WHOLE))


@part
def calling(hand: Numbers) -> Decision:
    """Stay in for the least, and throw away no card that may be kept."""
    offers = hand[r.OFFERS]
    if offers >> acts.CALL & 1:
        return acts.CALL, 0
    if offers >> acts.THROW & 1:
        return acts.THROW, (1 << hand[r.LEAST]) - 1
    for act in (acts.MATCH, acts.PASS, acts.BRING_IN):
        if offers >> act & 1:
            return act, 0
    if offers >> acts.STAKE & 1:
        return acts.STAKE, hand[r.LEAST]
    return acts.RAISE, hand[r.LEAST]


@merged
def any_act(hand: Numbers, dice: Dice) -> Decision:
    """One of the offered acts, with an amount or cards at random."""
    offers = hand[r.OFFERS]
    if offers & (offers - 1) == 0:
        wanted = 0
    else:
        count, left = 0, offers
        while left:
            left &= left - 1
            count += 1
        wanted = roll(dice, count)
    while wanted:
        offers &= offers - 1
        wanted -= 1
    act = 0
    while not offers >> act & 1:
        act += 1
    if act == acts.THROW:
        return act, any_cards(hand, dice)
    if act == acts.RAISE or act == acts.STRADDLE or act == acts.STAKE:
        return act, any_amount(hand, dice)
    return act, 0


@merged
def any_amount(hand: Numbers, dice: Dice) -> int:
    """A random amount of those offered."""
    least, step = hand[r.LEAST], hand[r.STEP]
    if hand[r.MOST] == least:
        return int(least)
    return int(least + step * roll(dice, (hand[r.MOST] - least) // step + 1))


@part
def any_cards(hand: Numbers, dice: Dice) -> int:
    """A random number of random cards, as bits."""
    least = hand[r.LEAST]
    count = least + roll(dice, hand[r.MOST] - least + 1)
    held = hand[r.DOWN_COUNT + hand[r.ACTOR]]
    mask = 0
    for i in range(held):
        if roll(dice, held - i) < count:
            mask |= 1 << i
            count -= 1
    return mask
