"""Players in the loop: a decision for the seat in turn.

A policy is a row of numbers: its kind, then its parameters.
"""

from typing import Final

import numpy as np

from cardhouse.analysis.kernel.jit import merged, part
from cardhouse.analysis.pan.compiled import acts
from cardhouse.analysis.pan.compiled import row as r
from cardhouse.analysis.pan.compiled import sheet as s
from cardhouse.analysis.pan.compiled.additions import enlarged
from cardhouse.analysis.pan.compiled.cards import FREE_BITS, KINDS, NO_CARD, VALLE_BITS, by_letters
from cardhouse.analysis.pan.compiled.chance import Dice, roll
from cardhouse.analysis.pan.compiled.melds import meld_at, value
from cardhouse.analysis.pan.compiled.row import Numbers
from cardhouse.analysis.pan.compiled.table import top_discard
from cardhouse.engine.pan.rules import OUT

Decision = tuple[int, int]

# Every offered act equally often; the room's own player; whatever happens if nobody decides.
(RANDOM, PLAYER, DEFAULT) = range(3)
# The parameters of PLAYER: the points to stay with, in quarters, and a chip's value in cards.
(STAYS, PER_CHIP) = (1, 2)
POLICY_SIZE: Final = 3
QUARTERS: Final = 4
# The room's own player (`bots/pan`): it stays with nine points, and a chip is worth four cards.
ROOMS_OWN: Final = (PLAYER, 9 * QUARTERS, 4)


def policy(kind: int, *parameters: int) -> Numbers:
    """A policy as a row of numbers."""
    made = np.zeros(POLICY_SIZE, dtype=np.int64)
    made[0] = kind
    made[1 : 1 + len(parameters)] = parameters
    return made


@part
def decide(policy: Numbers, game: Numbers, hand: Numbers, sheet: Numbers, dice: Dice) -> Decision:
    """The decision of a player with a policy."""
    if policy[0] == RANDOM:
        return any_act(hand, sheet, dice)
    if policy[0] == DEFAULT:
        return by_default(hand, sheet)
    offers = hand[r.OFFERS]
    if offers >> acts.STAY & 1:
        stays = points(hand, hand[r.ACTOR]) + roll(dice, QUARTERS) >= policy[STAYS]
        return acts.STAY if stays else acts.RETIRE, 0
    if offers >> acts.FORCE & 1:
        return acts.FORCE if is_harmless(game, hand, sheet) else acts.LET_GO, 0
    if offers >> acts.TAKE & 1:
        return acts.TAKE, 0
    if offers >> acts.DRAW & 1:
        return acts.DRAW, 0
    number = best_move(policy, hand, sheet)
    if number != r.NOBODY:
        return acts.MELD + sheet[s.move_at(number) + s.DO], number
    return acts.THROW, worst_card(hand)


@part
def best_move(policy: Numbers, hand: Numbers, sheet: Numbers) -> int:
    """The move that collects most; nothing is rearranged without a gain."""
    best, most = r.NOBODY, -1
    for do in range(s.NEW, s.DIVIDED + 1):
        if not hand[r.OFFERS] >> (acts.MELD + do) & 1:
            continue
        for number in range(sheet[s.FOUND]):
            move = s.move_at(number)
            if sheet[move + s.DO] != do:
                continue
            plain = do != s.DIVIDED and sheet[move + s.BORROWED] == NO_CARD
            fresh = uses(hand, sheet, move)
            if plain or fresh or sheet[move + s.WORTH]:
                merit = policy[PER_CHIP] * sheet[move + s.WORTH] + sheet[move + s.SIZE]
                # Use the card of the turn first; then chips and cards count.
                merit = (fresh << 30) + (merit << 1) + plain
                if merit > most:
                    best, most = number, merit
    return best


@merged
def uses(hand: Numbers, sheet: Numbers, move: int) -> int:
    """1 if a move lays out the card of the turn, else 0."""
    if hand[r.DRAWN] != NO_CARD:
        for i in range(sheet[move + s.SIZE]):
            if sheet[move + s.CARD + i] == hand[r.DRAWN]:
                return 1
    return 0


@part
def worst_card(hand: Numbers) -> int:
    """The card that fits least with the others; of equal ones the first by its letters."""
    if hand[r.DRAWN] != NO_CARD:
        return int(hand[r.DRAWN])
    first = r.DOWN + KINDS * hand[r.TURN]
    worst, least = r.NOBODY, KINDS * KINDS
    for card in range(KINDS):
        if not hand[first + card]:
            continue
        links = 0
        for other in range(KINDS):
            if other != card and hand[first + other]:
                links += link(card, other)
        if links < least or (links == least and by_letters(card) < by_letters(worst)):
            worst, least = card, links
    return worst


@part
def points(hand: Numbers, seat: int) -> int:
    """Fit of a hand: its pairs of cards that a third makes into a meld, in quarters of a point."""
    first, total = r.DOWN + KINDS * seat, 0
    for card in range(KINDS):
        count = hand[first + card]
        if not count:
            continue
        total += count * (count - 1) // 2 * link(card, card)
        for other in range(card + 1, KINDS):
            if hand[first + other]:
                total += count * hand[first + other] * link(card, other)
    return total


@merged
def link(card: int, other: int) -> int:
    """The link of two cards in quarters: 4 if they wait for a third, more if it would pay."""
    rank, near = card >> 2, other >> 2
    if rank == near:
        if card == other or VALLE_BITS >> rank & 1:
            return 6
        return 5 if FREE_BITS >> rank & 1 else 4
    return 4 if card & 3 == other & 3 and abs(rank - near) <= 2 else 0


@part
def is_harmless(game: Numbers, hand: Numbers, sheet: Numbers) -> bool:
    """True if forcing the top discard neither pays its player nor lets them go out."""
    seat = hand[r.TURN]
    if hand[r.SPREAD + seat] >= OUT - 2:
        return False
    sheet[s.GROUP + r.SIZE] = 1
    sheet[s.GROUP + r.CARD] = top_discard(hand)
    for number in range(hand[r.MELDED + seat]):
        at = meld_at(seat, number)
        if enlarged(game, hand, at, sheet) and value(game, sheet, s.REST) > value(game, hand, at):
            return False
    return True


@part
def by_default(hand: Numbers, sheet: Numbers) -> Decision:
    """Retire, let go, draw and discard; the first move lays a card out that must be melded."""
    for act in (acts.RETIRE, acts.LET_GO, acts.DRAW):
        if hand[r.OFFERS] >> act & 1:
            return act, 0
    if not hand[r.OFFERS] >> acts.THROW & 1:
        act = acts.MELD
        while not hand[r.OFFERS] >> act & 1:
            act += 1
        number = 0
        while sheet[s.move_at(number) + s.DO] != act - acts.MELD:
            number += 1
        return act, number
    if hand[r.DRAWN] != NO_CARD:
        return acts.THROW, int(hand[r.DRAWN])
    first, lowest = r.DOWN + KINDS * hand[r.TURN], r.NOBODY
    for card in range(KINDS):
        here = hand[first + card] > 0
        if here and (lowest < 0 or by_letters(card) < by_letters(lowest)):
            lowest = card
    return acts.THROW, lowest


@part
def any_act(hand: Numbers, sheet: Numbers, dice: Dice) -> Decision:
    """One of the offered acts, with a card or a move at random."""
    offers, count = hand[r.OFFERS], 0
    for act in range(acts.ACTS):
        count += offers >> act & 1
    wanted, act = roll(dice, count), 0
    while not offers >> act & 1 or wanted:
        wanted -= offers >> act & 1
        act += 1
    if act == acts.THROW:
        return act, any_card(hand, dice)
    if act in (acts.MELD, acts.INCREASE, acts.SPLIT):
        return act, any_move(sheet, act - acts.MELD, dice)
    return act, 0


@part
def any_card(hand: Numbers, dice: Dice) -> int:
    """A random card to discard."""
    if hand[r.DRAWN] != NO_CARD:
        return int(hand[r.DRAWN])
    first, card = r.DOWN + KINDS * hand[r.TURN], 0
    wanted = roll(dice, hand[r.HELD + hand[r.TURN]])
    while wanted >= hand[first + card]:
        wanted -= hand[first + card]
        card += 1
    return card


@part
def any_move(sheet: Numbers, do: int, dice: Dice) -> int:
    """A random move of one sort."""
    count = 0
    for number in range(sheet[s.FOUND]):
        count += sheet[s.move_at(number) + s.DO] == do
    wanted, number = roll(dice, count), 0
    while wanted or sheet[s.move_at(number) + s.DO] != do:
        wanted -= sheet[s.move_at(number) + s.DO] == do
        number += 1
    return number
