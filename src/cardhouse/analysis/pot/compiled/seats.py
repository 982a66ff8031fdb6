"""Small moves of chips, cards and turns that many steps share."""

from cardhouse.analysis.kernel.jit import merged, part
from cardhouse.analysis.pot.compiled import acts
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled import terms as g
from cardhouse.analysis.pot.compiled.row import Numbers


@merged
def put_in(hand: Numbers, seat: int, amount: int) -> None:
    """Move a seat's chips into the middle."""
    hand[r.CHIPS + seat] -= amount
    hand[r.POT] += amount


@merged
def bet(hand: Numbers, seat: int, amount: int) -> None:
    """Put chips in as a part of the seat's bet."""
    put_in(hand, seat, amount)
    hand[r.BETS + seat] += amount
    hand[r.PAID + seat] += amount


@merged
def push(hand: Numbers, seat: int, amount: int) -> None:
    """Move chips out of the middle to a seat."""
    hand[r.POT] -= amount
    hand[r.CHIPS + seat] += amount


@merged
def win(hand: Numbers, seat: int, amount: int) -> None:
    """Push a pot, or a share of it."""
    if amount > 0:
        push(hand, seat, amount)
        hand[r.WON + seat] += amount
        hand[r.WINNERS] |= 1 << seat


@merged
def release(hand: Numbers, seat: int) -> None:
    """Take a seat out of contention, its cards into the muck."""
    hand[r.LIVE + seat] = 0
    hand[r.LIVING] -= 1
    throw_in(hand, seat)


@merged
def throw_in(hand: Numbers, seat: int) -> None:
    """Put a seat's cards into the muck."""
    down, up = hand[r.DOWN_COUNT + seat], hand[r.UP_COUNT + seat]
    for i in range(down):
        hand[r.AWAY + hand[r.DOWN + r.HELD * seat + i]] = r.IN_MUCK
    for i in range(up):
        hand[r.AWAY + hand[r.UP + r.HELD * seat + i]] = r.IN_MUCK
    hand[r.DOWN_COUNT + seat] = 0
    hand[r.UP_COUNT + seat] = 0


@merged
def first_live(hand: Numbers) -> int:
    """The first seat still in, from the button's left."""
    seat = 0
    while not hand[r.LIVE + seat]:
        seat += 1
    return seat


@part
def last_live(hand: Numbers) -> int:
    """The last seat still in: the button, if it is."""
    seat = hand[r.SEATED] - 1
    while not hand[r.LIVE + seat]:
        seat -= 1
    return int(seat)


@merged
def await_all(hand: Numbers, first: int, besides: int, chips: bool) -> None:
    """Queue the seats still in, from one seat around, all but one, and with chips if so wished."""
    seated = hand[r.SEATED]
    seat, tail = first, 0
    for _ in range(seated):
        if seat >= seated:
            seat -= seated
        if hand[r.LIVE + seat] and seat != besides and (hand[r.CHIPS + seat] > 0 or not chips):
            hand[r.QUEUE + tail] = seat
            tail += 1
        seat += 1
    hand[r.HEAD] = 0
    hand[r.TAIL] = tail


@part
def blind_seat(game: Numbers, hand: Numbers, number: int) -> int:
    """The seat that posts a blind, the smallest one being number 0."""
    posting = 0
    for seat in range(hand[r.SEATED]):
        posting += 1 - hand[r.BLINDLESS + seat]
    place = number % posting
    if posting == 2 and game[g.HEADS_UP] and game[g.BLINDS] == 2:
        place = 1 - number
    seat = 0
    while True:
        if not hand[r.BLINDLESS + seat]:
            if place == 0:
                return seat
            place -= 1
        seat += 1


@part
def big_blind(game: Numbers, hand: Numbers) -> int:
    """The seat of the last blind."""
    return blind_seat(game, hand, game[g.BLINDS] - 1)


@part
def standing(game: Numbers, hand: Numbers) -> int:
    """The seat with the highest straddle; nobody if the full blind is the highest bet."""
    best = 0
    for seat in range(1, hand[r.SEATED]):
        if hand[r.BETS + seat] > hand[r.BETS + best]:
            best = seat
    full = game[g.BLIND + game[g.BLINDS] - 1]
    return best if hand[r.BETS + best] > full else r.NOBODY


@merged
def ask(hand: Numbers, seat: int, offers: int) -> bool:
    """Await a seat's decision between some acts."""
    hand[r.ASKED] = acts.DECISION
    hand[r.ACTOR] = seat
    hand[r.OFFERS] = offers
    hand[r.COST] = 0
    hand[r.LEAST] = 0
    hand[r.MOST] = 0
    hand[r.STEP] = 1
    return True


@merged
def amounts(hand: Numbers, least: int, most: int, step: int) -> None:
    """The amounts open to the act that takes one."""
    hand[r.LEAST] = least
    hand[r.MOST] = most
    hand[r.STEP] = step


@merged
def wait_for(hand: Numbers, what: int) -> bool:
    """Await chance, or the worth of the hands."""
    hand[r.ASKED] = what
    hand[r.ACTOR] = r.NOBODY
    hand[r.OFFERS] = 0
    return True
