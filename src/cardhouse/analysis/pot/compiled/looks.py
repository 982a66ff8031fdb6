"""A row as the seat in turn sees it; `policies/sight.py` names the places."""

from cardhouse.analysis.kernel.jit import part
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled.row import Numbers
from cardhouse.analysis.pot.compiled.twins import street
from cardhouse.analysis.pot.policies import sight as s
from cardhouse.analysis.pot.policies import traits as t


@part
def look(traits: Numbers, hand: Numbers, sight: Numbers) -> None:
    """Fill in what the seat in turn sees."""
    actor = hand[r.ACTOR]
    level, rivals, behind = 0, 0, 0
    for seat in range(hand[r.SEATED]):
        level = max(level, hand[r.BETS + seat])
        if hand[r.LIVE + seat] and seat != actor:
            rivals += 1
            behind += seat > actor
    sight[s.TURNED], sight[s.RIVALS], sight[s.BEHIND] = hand[r.TURNED], rivals, behind
    sight[s.POT], sight[s.COST], sight[s.LEVEL] = hand[r.POT], hand[r.COST], level
    sight[s.BET], sight[s.CHIPS] = hand[r.BETS + actor], hand[r.CHIPS + actor]
    sight[s.OFFERS], sight[s.LEAST] = hand[r.OFFERS], hand[r.LEAST]
    sight[s.MOST], sight[s.STEP] = hand[r.MOST], hand[r.STEP]
    _look_at_cards(hand, sight, actor)
    sight[s.FEWEST] = s.NOT_YET
    drawn = False
    if traits[t.DRAWS]:
        drawn = _look_at_draws(hand, sight, actor)
    sight[s.STREET] = street(traits, sight[s.CARDS], sight[s.SHARED], drawn)


@part
def _look_at_cards(hand: Numbers, sight: Numbers, actor: int) -> None:
    down, up, shared = hand[r.DOWN_COUNT + actor], hand[r.UP_COUNT + actor], hand[r.BOARD_COUNT]
    for i in range(down):
        sight[s.CARD + i] = hand[r.DOWN + r.HELD * actor + i]
    for i in range(up):
        sight[s.CARD + down + i] = hand[r.UP + r.HELD * actor + i]
    for i in range(shared):
        sight[s.BOARD + i] = hand[r.BOARD + i]
    sight[s.DOWNS], sight[s.CARDS], sight[s.SHARED] = down, down + up, shared
    shown, place = 0, s.UP
    for seat in range(hand[r.SEATED]):
        count = hand[r.UP_COUNT + seat]
        if seat == actor or not count or not hand[r.LIVE + seat]:
            continue
        shown += 1
        sight[place] = count
        for i in range(count):
            sight[place + 1 + i] = hand[r.UP + r.HELD * seat + i]
        place += 1 + count
    sight[s.SHOWN] = shown


@part
def _look_at_draws(hand: Numbers, sight: Numbers, actor: int) -> bool:
    """Count the cards that rivals exchanged; False if the draw has not begun."""
    exchanged, drawn = 0, hand[r.BURNS] > 0
    for card in range(r.DECK):
        place = hand[r.AWAY + card]
        if 0 < place <= r.SEATS:
            exchanged += 1 << 4 * (place - 1)
            drawn = True
    if not drawn:
        return False
    fewest = s.NOT_YET
    for seat in range(hand[r.SEATED]):
        if seat != actor and hand[r.LIVE + seat]:
            fewest = min(fewest, exchanged >> 4 * seat & 15)
    sight[s.FEWEST] = fewest
    return True
