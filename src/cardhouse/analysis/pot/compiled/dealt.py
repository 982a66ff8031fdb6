"""The shares of the pot that hands win, counted over random deals in which everybody stays in."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.kernel.jit import bare, part
from cardhouse.analysis.kernel.pointing import pointer
from cardhouse.analysis.pot.compiled import acts
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled import terms as g
from cardhouse.analysis.pot.compiled.chance import Dice, shuffle
from cardhouse.analysis.pot.compiled.looks import look
from cardhouse.analysis.pot.compiled.machine import advance, answer
from cardhouse.analysis.pot.compiled.policies import Decision, calling
from cardhouse.analysis.pot.compiled.row import Numbers
from cardhouse.analysis.pot.compiled.showdown import best, best_low
from cardhouse.analysis.pot.compiled.start import sit_down
from cardhouse.analysis.pot.compiled.twins import place, thrown
from cardhouse.analysis.pot.compiled.worth import Rankings, rate
from cardhouse.analysis.pot.policies import sight as s
from cardhouse.analysis.pot.policies.buckets import RIVALS
from cardhouse.analysis.pot.policies.traits import STREETS

Chips = NDArray[np.float64]
# Places noted of each seat, one for each street.
NOTED = STREETS * r.SEATS


class Count(NamedTuple):
    """By place in the table: the shares won, and the number of hands."""

    shares: Chips
    hands: Chips


@bare
def deal(
    ranks: Rankings,
    game: Numbers,
    traits: Numbers,
    stacks: Numbers,
    fees: Numbers,
    scratch: tuple[Numbers, Numbers, Numbers],
    dice: Dice,
    count: Count,
    hands: int,
) -> None:
    """Deal hands to the end, and count what each is worth on each street against 1 to 5 others.

    The scratch is a row, a sight, and the places noted.
    """
    hand, sight, noted = pointer(scratch[0]), pointer(scratch[1]), pointer(scratch[2])
    terms, own, known = pointer(game), pointer(dice), pointer(traits)
    for number in range(hands):
        players = len(stacks)
        sit_down(terms, hand, pointer(stacks), players, number % players, pointer(fees))
        forget(noted)
        while True:
            awaited = advance(terms, hand)
            if awaited == acts.DECISION:
                look(known, hand, sight)
                act, amount = stay(terms, known, hand, sight, noted)
                answer(terms, hand, act, amount)
            elif awaited == acts.SHUFFLE:
                shuffle(terms, hand, own)
            elif awaited == acts.RATING:
                rate(ranks, terms, hand)
                if hand[r.SHOWING]:
                    count_all(terms, hand, noted, pointer(count.shares), pointer(count.hands))
            else:
                break


@part
def forget(noted: Numbers) -> None:
    """Nothing is noted yet."""
    for i in range(NOTED):
        noted[i] = -1


@part
def stay(game: Numbers, traits: Numbers, hand: Numbers, sight: Numbers, noted: Numbers) -> Decision:
    """Stay in and throw the worst away; open where a pot that nobody opens is passed out."""
    offers = hand[r.OFFERS]
    if offers >> acts.SHOW & 1:
        return acts.SHOW, 0
    if offers >> acts.THROW & 1:
        return acts.THROW, thrown(traits, sight)
    if offers >> acts.MATCH & 1:
        # The cards may be dealt anew.
        forget(noted)
        return acts.MATCH, 0
    if offers >> acts.FOLD & 1 or offers >> acts.BRING_IN & 1:
        where = hand[r.ACTOR] * STREETS + sight[s.STREET]
        noted[where] = place(traits, sight) // RIVALS * RIVALS
        opens = game[g.SCRIPT + g.STEP_SIZE * hand[r.CURSOR] + g.OPENERS]
        if opens and not hand[r.LEVEL] and offers >> acts.RAISE & 1:
            return acts.RAISE, hand[r.LEAST]
    return calling(hand)


@part
def count_all(game: Numbers, hand: Numbers, noted: Numbers, shares: Chips, hands: Chips) -> None:
    """Count each hand still in against the next ones to its left."""
    seated = hand[r.SEATED]
    for seat in range(seated):
        mask, rivals = 1 << seat, 0
        for i in range(1, seated):
            other = (seat + i) % seated
            if not hand[r.LIVE + other] or rivals == RIVALS:
                continue
            mask |= 1 << other
            rivals += 1
            won = share(game, hand, seat, mask)
            for street in range(STREETS):
                where = noted[seat * STREETS + street]
                if where >= 0:
                    shares[where + rivals - 1] += won
                    hands[where + rivals - 1] += 1


@part
def share(game: Numbers, hand: Numbers, seat: int, seats: int) -> float:
    """A hand's share of a pot among some seats."""
    high, low = 0, best_low(game, hand, seats)
    if game[g.HAS_HIGH] and not hand[r.TURNED]:
        high = best(hand, r.HIGH, game[g.LEAST_HIGH], seats)
    if not high and not low:
        high = best(hand, r.HIGH, 0, seats)
    sides = (high > 0) + (low > 0)
    return (part_of(high, seat) + part_of(low, seat)) / max(1, sides)


@part
def part_of(winners: int, seat: int) -> float:
    """A seat's part of a side: all of it, an equal part, or nothing."""
    if not winners >> seat & 1:
        return 0.0
    count = 0
    while winners:
        winners &= winners - 1
        count += 1
    return 1.0 / count
