"""Splits of a meld into two of its own sort: a set into two sets, a rope into two ropes."""

from cardhouse.analysis.kernel.jit import merged, part
from cardhouse.analysis.pan.compiled import row as r
from cardhouse.analysis.pan.compiled import sheet as s
from cardhouse.analysis.pan.compiled import terms as g
from cardhouse.analysis.pan.compiled.cards import RANKS
from cardhouse.analysis.pan.compiled.melds import meld_at, rank_bits
from cardhouse.analysis.pan.compiled.parting import consider
from cardhouse.analysis.pan.compiled.pool import list_kinds, own
from cardhouse.analysis.pan.compiled.row import Numbers
from cardhouse.ranking.melds import LEAST


@part
def set_partings(game: Numbers, hand: Numbers, sheet: Numbers, number: int) -> None:
    """Every choice of added cards, with one part as small as a set can be."""
    at = meld_at(sheet[s.SEAT], number)
    kinds = list_kinds(hand, sheet, hand[at + r.CARD] >> 2)
    for choice in range(1, choices(sheet, kinds)):
        choose(sheet, kinds, choice)
        _list_together(hand, sheet, at)
        _first_parts(game, hand, sheet, number, LEAST)
        # A set of one suit that takes other suits may need one such card: that of the old meld.
        if game[g.ANY_SUIT]:
            _first_parts(game, hand, sheet, number, LEAST + 1)


@part
def choices(sheet: Numbers, kinds: int) -> int:
    """The number of different selections of the cards listed, including the empty one."""
    count = 1
    for i in range(kinds):
        count *= sheet[s.COUNTS + i] + 1
    return count


@part
def choose(sheet: Numbers, kinds: int, choice: int) -> None:
    """Put one selection of the cards listed into GROUP."""
    share = choices(sheet, kinds)
    sheet[s.GROUP + r.SIZE] = 0
    for i in range(kinds):
        share //= sheet[s.COUNTS + i] + 1
        for _ in range(choice // share):
            s.push(sheet, s.GROUP, sheet[s.KINDS_OF + i])
        choice %= share


@part
def _list_together(hand: Numbers, sheet: Numbers, at: int) -> None:
    """List the cards of the meld and of GROUP by kind, in the order in which they come."""
    sheet[s.TOGETHER] = 0
    for i in range(hand[at + r.SIZE]):
        _listed(sheet, hand[at + r.CARD + i])
    for i in range(sheet[s.GROUP + r.SIZE]):
        _listed(sheet, sheet[s.GROUP + r.CARD + i])


@merged
def _listed(sheet: Numbers, card: int) -> None:
    for i in range(sheet[s.TOGETHER]):
        if sheet[s.EACH + i] == card:
            sheet[s.MANY + i] += 1
            return
    sheet[s.EACH + sheet[s.TOGETHER]] = card
    sheet[s.MANY + sheet[s.TOGETHER]] = 1
    sheet[s.TOGETHER] += 1


@part
def _first_parts(game: Numbers, hand: Numbers, sheet: Numbers, number: int, size: int) -> None:
    """Every different first part of three or four cards."""
    kinds, last = sheet[s.TOGETHER], 1 if size == LEAST else sheet[s.TOGETHER]
    for a in range(kinds):
        for b in range(a, kinds):
            for c in range(b, kinds):
                for d in range(c if size > LEAST else 0, last):
                    sheet[s.PART + r.SIZE] = 0
                    s.push(sheet, s.PART, sheet[s.EACH + a])
                    s.push(sheet, s.PART, sheet[s.EACH + b])
                    s.push(sheet, s.PART, sheet[s.EACH + c])
                    if size > LEAST:
                        s.push(sheet, s.PART, sheet[s.EACH + d])
                    if _is_there(sheet) and not _comes_again(sheet):
                        consider(game, hand, sheet, number)


@part
def _is_there(sheet: Numbers) -> bool:
    """True if the first part can be taken from the cards together."""
    for i in range(sheet[s.TOGETHER]):
        if in_part(sheet, sheet[s.EACH + i]) > sheet[s.MANY + i]:
            return False
    return True


@merged
def in_part(sheet: Numbers, card: int) -> int:
    """The number of a card in the first part."""
    count = 0
    for i in range(sheet[s.PART + r.SIZE]):
        count += sheet[s.PART + r.CARD + i] == card
    return count


@part
def _comes_again(sheet: Numbers) -> bool:
    """True if the rest is as large as the first part and comes before it, sorted by its cards."""
    size = -sheet[s.PART + r.SIZE]
    lowest, rest_has = r.SEATS * r.DECK, False
    for i in range(sheet[s.TOGETHER]):
        card, taken = sheet[s.EACH + i], in_part(sheet, sheet[s.EACH + i])
        rest = sheet[s.MANY + i] - taken
        size += rest
        # The lowest card of which the two have different numbers decides.
        if rest != taken and card < lowest:
            lowest, rest_has = card, rest > taken
    return size == 0 and rest_has


@part
def rope_partings(game: Numbers, hand: Numbers, sheet: Numbers, number: int) -> None:
    """Every two ropes that cover the old one; an overlap needs the same card twice."""
    at = meld_at(sheet[s.SEAT], number)
    suit, old = hand[at + r.SUIT], rank_bits(hand, at)
    ranks = old | sheet[s.MASKS + suit]
    for start in range(RANKS - LEAST + 1):
        for end in range(start + LEAST, RANKS + 1):
            first = rope_bits(start, end)
            if first & ranks != first:
                break
            for other_start in range(start, RANKS - LEAST + 1):
                low = end if other_start == start else other_start + LEAST
                for other_end in range(low, RANKS + 1):
                    other = rope_bits(other_start, other_end)
                    if other & ranks != other:
                        break
                    if (first | other) & old == old and _can_add(
                        hand, sheet, suit, first, other, old
                    ):
                        consider(game, hand, sheet, number)


@merged
def rope_bits(start: int, end: int) -> int:
    """The ranks of a rope as bits."""
    return (1 << end) - (1 << start)


@part
def _can_add(hand: Numbers, sheet: Numbers, suit: int, first: int, other: int, old: int) -> bool:
    """Put what two ropes need beside the old one into GROUP, and the first rope into PART."""
    sheet[s.GROUP + r.SIZE] = 0
    sheet[s.PART + r.SIZE] = 0
    for ranks in (first, other & ~first):
        for rank in range(RANKS):
            if not ranks >> rank & 1:
                continue
            card = rank << 2 | suit
            need = (first >> rank & 1) + (other >> rank & 1) - (old >> rank & 1)
            if need > own(hand, sheet, card):
                return False
            for _ in range(need):
                s.push(sheet, s.GROUP, card)
            if ranks == first:
                s.push(sheet, s.PART, card)
    return True
