"""Rounds of blackjack in a compiled loop, by a chart, under the same rules as the engine's."""

from functools import partial, reduce
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.blackjack.bank import JOKER_NATURAL, JOKER_SECOND, LEAST, NATURAL
from cardhouse.analysis.blackjack.hands import DOUBLE, FIRST_NATURAL, STAND, SURRENDER, THREE
from cardhouse.analysis.blackjack.shoe import ACE, WILD, Ints
from cardhouse.analysis.blackjack.table import (
    ACES_PLAY,
    BET,
    BURN,
    BUST_LOSES,
    BY_RANK,
    CLOSED,
    CUT,
    FIRST,
    HITS_SOFT_17,
    HOLE,
    LATE,
    MORE,
    PEEK,
    RESPLIT_ACES,
    SPLIT_HAND,
    SPLIT_HANDS,
    Felt,
)
from cardhouse.analysis.kernel.jit import bare, inlined, is_kept, together
from cardhouse.ranking.points import BEST

# Rounds that share a seed and begin with a fresh shoe: the same seed gives the same result with any
# number of workers.
BLOCK: Final = 50_000
SPOTS_MOST: Final = 7
HANDS_MOST: Final = 4 * SPOTS_MOST
# State of a round besides the shoe: cards out, cards out when the round began, 1 if the shoe's
# order is known, and 1 if it was too short for a round.
POSITION, BEGAN, KNOWN, SHORT = 0, 1, 2, 3
# For each hand in play: its row of results, its bets, 1 if they include the first wager, and 1 if
# it was surrendered.
ROW, BETS, BASE, GIVEN = 0, 1, 2, 3

Cards = NDArray[np.uint8]


class Sums(NamedTuple):
    """Results of a number of rounds, in cents."""

    rounds: int
    wagers: int
    # The players' winnings and their squares, wager by wager; the bank's, round by round.
    won: int
    won_squared: int
    bank_won: int
    bank_squared: int
    # All money put up, including doubles and splits, and hands played.
    action: int
    hands: int

    def plus(self, other: "Sums") -> "Sums":
        """Two parts of a run together."""
        return Sums(*(a + b for a, b in zip(self, other, strict=True)))

    def mean(self) -> float:
        """Average win of a wager, in cents."""
        return self.won / self.wagers

    def error(self) -> float:
        """Its standard error, as if wagers of one round were independent."""
        return float(np.sqrt((self.won_squared / self.wagers - self.mean() ** 2) / self.wagers))


class Dealing(NamedTuple):
    """State changed by a round: the shoe, random numbers, and the hands in play."""

    shoe: Cards
    at: Ints
    state: NDArray[np.uint64]
    # By hand; the two cards of each spot; and the first hand of each spot.
    hands: Ints
    dealt: Ints
    starts: Ints


@bare
def _renew(dealing: Dealing) -> Any:
    """The shoe ran out: the cards on the table stay, and the discards are shuffled."""
    size, kept = len(dealing.shoe), len(dealing.shoe) - dealing.at[BEGAN]
    if kept == size:
        dealing.at[SHORT] = 1
    # The table's cards move to the front, one by one, each past all discards.
    for i in range(kept):
        for j in range(size - kept + i, i, -1):
            dealing.shoe[j], dealing.shoe[j - 1] = dealing.shoe[j - 1], dealing.shoe[j]
    dealing.at[BEGAN] = 0
    return kept % size


@inlined
def _draw(dealing: Dealing) -> Any:
    """The next card: any of those left, or the next one in a shoe of known order."""
    size, here = len(dealing.shoe), dealing.at[POSITION]
    if here == size:
        here = _renew(dealing)
    if not dealing.at[KNOWN]:
        x = dealing.state[0]
        x ^= x >> np.uint64(12)
        x ^= x << np.uint64(25)
        x ^= x >> np.uint64(27)
        dealing.state[0] = x
        high = (x * np.uint64(2685821657736338717)) >> np.uint64(32)
        pick = here + np.int64((high * np.uint64(size - here)) >> np.uint64(32))
        card = dealing.shoe[pick]
        dealing.shoe[pick] = dealing.shoe[here]
        dealing.shoe[here] = card
    dealing.at[POSITION] = here + 1
    return np.int64(dealing.shoe[here])


@inlined
def _grown(points: int, soft: int, kind: int) -> tuple[int, int]:
    """A total with one more card; a joker makes 21."""
    points += kind + 1
    if kind == ACE and not soft and points + 10 <= BEST:
        points += 10
        soft = 1
    if soft and points > BEST:
        points -= 10
        soft = 0
    if kind == WILD:
        points, soft = BEST, 0
    return points, soft


@inlined
def _of_two(first: int, second: int) -> tuple[int, int]:
    """The total of two cards."""
    points, soft = first + 1, 0
    if first == ACE:
        points, soft = BEST - 10, 1
    points, soft = _grown(points, soft, second)
    if first == WILD:
        points, soft = BEST, 0
    return points, soft


@inlined
def _play_hand(
    felt: Felt, dealing: Dealing, n: int, first: int, second: int, up: int, split: bool
) -> None:
    """Play a hand of two cards to its end, by the chart."""
    points, soft = _of_two(first, second)
    table = SPLIT_HAND if split else FIRST
    if split and first == ACE and not felt.options[ACES_PLAY]:
        table = CLOSED
    three = 0
    joker = first == WILD or second == WILD
    while not joker and points <= BEST:
        play = felt.plays[table, soft, points, up]
        if play == SURRENDER:
            dealing.hands[GIVEN, n] = 1 if table != CLOSED or felt.options[LATE] else 0
        if table == CLOSED or play in (STAND, SURRENDER):
            break
        kind = felt.kinds[_draw(dealing)]
        points, soft = _grown(points, soft, kind)
        joker = kind == WILD
        three = THREE if table != MORE else 0
        table = MORE
        if play == DOUBLE:
            dealing.hands[BETS, n] = 2
            table = CLOSED
        elif points == BEST:
            break
    dealing.hands[ROW, n] = points + three if points > BEST else points


@inlined
def _play_spot(felt: Felt, dealing: Dealing, n: int, one: int, two: int, up: int) -> int:
    """Play the hand of a spot and its split hands; returns the next free place."""
    first = felt.kinds[one]
    made, waiting, begun = 1, 1, n
    while waiting:
        dealing.hands[BETS, n], dealing.hands[GIVEN, n] = 1, 0
        dealing.hands[BASE, n] = 1 if n == begun else 0
        while felt.kinds[two] == first and first != WILD and made < felt.options[SPLIT_HANDS]:
            again = made > 1 and first == ACE and not felt.options[RESPLIT_ACES]
            if again or (felt.options[BY_RANK] and one != two) or not felt.pairs[first, up]:
                break
            made += 1
            waiting += 1
            two = _draw(dealing)
        _play_hand(felt, dealing, n, first, felt.kinds[two], up, made > 1)
        n += 1
        waiting -= 1
        if waiting:
            two = _draw(dealing)
    return n


@inlined
def _bank_end(felt: Felt, dealing: Dealing, up: int, hole: int, stops: bool) -> int:
    """Complete the bank's hand and return its end."""
    if hole < 0:
        hole = _draw(dealing)
    second = felt.kinds[hole]
    natural = felt.naturals[up, second] > 0
    if second == WILD and up != WILD:
        return JOKER_NATURAL if natural else JOKER_SECOND
    if natural:
        return NATURAL
    points, soft = _of_two(up, second)
    # If only naturals are left, they win or push whatever is drawn.
    while points < LEAST or (points == LEAST and soft and felt.options[HITS_SOFT_17]):
        if stops:
            return BEST - LEAST
        points, soft = _grown(points, soft, felt.kinds[_draw(dealing)])
    return points - LEAST


@inlined
def _turns(felt: Felt, dealing: Dealing, spots: int) -> int:
    """Deal a round, play all spots and the bank, and return the bank's end."""
    for spot in range(spots):
        dealing.dealt[0, spot] = _draw(dealing)
    up = felt.kinds[_draw(dealing)]
    for spot in range(spots):
        dealing.dealt[1, spot] = _draw(dealing)
    hole = -1
    if felt.options[HOLE]:
        hole = _draw(dealing)
    over = up == WILD or (felt.options[PEEK] and felt.naturals[up, felt.kinds[hole]] > 0)
    n = playing = with_natural = 0
    for spot in range(spots):
        dealing.starts[spot] = n
        one, two = dealing.dealt[0, spot], dealing.dealt[1, spot]
        natural = felt.naturals[felt.kinds[one], felt.kinds[two]]
        if over or natural:
            dealing.hands[BETS, n], dealing.hands[BASE, n], dealing.hands[GIVEN, n] = 1, 1, 0
            points, _ = _of_two(felt.kinds[one], felt.kinds[two])
            dealing.hands[ROW, n] = natural if natural else points
            n += 1
            with_natural += natural > 0
        else:
            n = _play_spot(felt, dealing, n, one, two, up)
    dealing.starts[spots] = n
    for i in range(n):
        lost = felt.options[BUST_LOSES] and BEST < dealing.hands[ROW, i] < FIRST_NATURAL
        playing += not (dealing.hands[GIVEN, i] or lost)
    if not playing:
        return 0
    stops = felt.options[HOLE] > 0 and with_natural == playing
    return _bank_end(felt, dealing, up, hole, stops)


@inlined
def _won(felt: Felt, dealing: Dealing, i: int, end: int) -> Any:
    """A hand's win or loss in cents."""
    bets = dealing.hands[BETS, i]
    if end in (JOKER_SECOND, JOKER_NATURAL):
        # Added money has no action.
        bets = dealing.hands[BASE, i]
    won = bets * felt.pay[dealing.hands[ROW, i], end]
    if dealing.hands[GIVEN, i]:
        won = -felt.give[bets]
    return won


@bare
def _rounds(felt: Felt, dealing: Dealing, sums: Ints, spots: int, rounds: int) -> None:
    """Play rounds one after another."""
    dealing.at[POSITION] = len(dealing.shoe)
    for _ in range(rounds):
        if felt.options[CUT] == 0 or len(dealing.shoe) - dealing.at[POSITION] < felt.options[CUT]:
            dealing.at[POSITION] = 0
            if felt.options[BURN]:
                _draw(dealing)
        dealing.at[BEGAN] = dealing.at[POSITION]
        end = _turns(felt, dealing, spots)
        bank = 0
        for spot in range(spots):
            won = 0
            for i in range(dealing.starts[spot], dealing.starts[spot + 1]):
                won += _won(felt, dealing, i, end)
                sums[6] += dealing.hands[BETS, i] * felt.options[BET]
            sums[2] += won
            sums[3] += won * won
            bank -= won
        sums[4] += bank
        sums[5] += bank * bank
        sums[7] += dealing.starts[spots]
    sums[0] = rounds
    sums[1] = rounds * spots


def is_ready() -> bool:
    """True if nothing has to be compiled before a round is played."""
    return is_kept(_rounds)


def play_rounds(felt: Felt, rounds: int, seed: int, *, spots: int = 1, workers: int = 1) -> Sums:
    """Play a number of rounds; the same seed gives the same sums with any number of workers."""
    if not 1 <= spots <= SPOTS_MOST:
        raise ValueError(f"a table has 1 to {SPOTS_MOST} spots beside the bank, not {spots}")
    sizes = [min(BLOCK, rounds - done) for done in range(0, rounds, BLOCK)]
    works = [partial(block, felt, size, seed, i, spots=spots) for i, size in enumerate(sizes)]
    return reduce(Sums.plus, together(works, workers), Sums(*[0] * 8))


def block(felt: Felt, rounds: int, seed: int, number: int, *, spots: int = 1) -> Sums:
    """A block of rounds, named by its number: a worker's task."""
    mixed = np.random.SeedSequence([seed, number]).generate_state(1, np.uint64)
    # The generator must not begin with zero.
    return _play(felt, felt.shoe.copy(), rounds, spots, mixed | np.uint64(1), known=False)


def play_known(felt: Felt, shoe: Cards, *, spots: int = 1) -> Sums:
    """A round from a shoe of known order."""
    return _play(felt, shoe.copy(), 1, spots, np.ones(1, np.uint64), known=True)


def _play(
    felt: Felt, shoe: Cards, rounds: int, spots: int, state: NDArray[np.uint64], *, known: bool
) -> Sums:
    dealing = Dealing(
        shoe=shoe,
        at=np.array([0, 0, known, 0], np.int64),
        state=state,
        hands=np.zeros((4, HANDS_MOST), np.int64),
        dealt=np.zeros((2, SPOTS_MOST), np.int64),
        starts=np.zeros(SPOTS_MOST + 1, np.int64),
    )
    sums = np.zeros(len(Sums._fields), np.int64)
    _rounds(felt, dealing, sums, spots, rounds)
    if dealing.at[SHORT]:
        raise ValueError(f"a round of {spots} spots needs more cards than this shoe holds")
    return Sums(*map(int, sums))
