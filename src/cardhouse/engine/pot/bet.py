"""A betting round: each seat still in matches the highest bet, raises it, or folds."""

from collections.abc import Container
from functools import lru_cache
from typing import Any, ClassVar, Final, Literal

from cardhouse.engine.core.asks import PLAIN, Amounts, Ask, Terms
from cardhouse.engine.core.cites import Cites, where
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import Money, say
from cardhouse.engine.core.step import Events, Script, Step
from cardhouse.engine.pot.blinds import Blinds, blind_seats
from cardhouse.engine.pot.boards import high_board, high_card, low_board, low_card, open_pair
from cardhouse.engine.pot.commands import Bet, BringIn, Call, Check, Fold, Raise
from cardhouse.engine.pot.events import (
    BettingOpened,
    BroughtIn,
    Called,
    Checked,
    Folded,
    Raised,
    UncalledReturned,
)
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.limits import LIMITED, Size, bet_range, counts_in_full, sizes
from cardhouse.engine.pot.openers import may_open
from cardhouse.engine.pot.round import Round
from cardhouse.engine.pot.straddle import standing
from cardhouse.ledger import POT

# The opener of a round: by seat, by one up card, or by all up cards.
Opening = Literal[
    "after-blinds", "left-of-button", "low-card", "high-card", "high-hand", "low-hand"
]
# A card that opens is forced to bet.
BY_CARD: Final = ("low-card", "high-card")


class BettingRound(Step[PotHand], frozen=True, tag="bet"):
    """A betting round of small or big bets, opened by the seat the game names."""

    keys: ClassVar[Cites] = (
        "bet.uncapped",
        "bet.fold",
        "bet.check",
        "bet.call",
        "bet.open",
        "bet.raise",
        "bet.cap",
        "bet.short-raise",
        "bet.size",
        "bet.uncalled",
        "bet.check-raise",
        "bet.must-call",
        "bet.option",
        where(lambda bet, game: bet.first in BY_CARD, "bring-in", "bring-in.complete"),
        where(lambda bet, game: bet.openers, "bet.openers"),
        where(lambda bet, game: game.betting.dead_cards, "bet.fold.needless"),
    )
    ruled: ClassVar[frozenset[str]] = frozenset(
        {"turn.out", "exposed.last.order", "premature.kept"}
    )

    unwritten: ClassVar[frozenset[str]] = frozenset({"shown"})

    # The bet of the round.
    size: Size
    # The opener: left of the blinds or the button, the low or high card, the high or low board.
    first: Opening
    # The rule for the opener of this round.
    cite: str
    # The number of each seat's up cards that count for high or low; 0 is all. Last cards may be up
    # by mistake.
    shown: int = 0
    # False if the bare blind may not be called: the first player in must open for a bet.
    limp: bool = True
    # True if the pot may be opened for high only with a pair of jacks or better.
    openers: bool = False

    def cites(self, game: Game) -> frozenset[str]:
        return super().cites(game) | {self.cite}

    def misplaced(self, before: Script, after: Script) -> str:
        if self.first == "after-blinds" and not any(isinstance(step, Blinds) for step in before):
            return "is opened after the blinds, and no `blinds` stands before it"
        return super().misplaced(before, after)

    def needed(self, hand: PotHand) -> bool:
        return len(hand.live) > 1

    def open(self, hand: PotHand) -> Events:
        order = self._order(hand)
        able = _able(hand, order)
        level, unopened = self._level(hand)
        # All-in players cannot act; without action the hand that would be first is first.
        first = able[0] if len(able) > 1 else order[0]
        by, most = sizes(hand.game.stakes, self._size(hand), level)
        opened = BettingOpened(
            order=able,
            first=first,
            by=max(by, hand.stake),
            most=most,
            level=level,
            unopened=unopened,
            cite=self.cite,
        )
        return (opened,)

    def asks(self, hand: PotHand) -> tuple[Ask, ...]:
        at = hand.at
        assert isinstance(at, Round)
        waiting = at.to_act
        if not waiting or (len(waiting) == 1 and not _matters(hand, waiting[0])):
            return ()
        seat, level = waiting[0], at.level
        if not level and self.first in BY_CARD and hand.game.stakes.bring_in:
            return (self._bring_in(hand, at, seat),)
        chips, owed = hand.chips[seat], level - hand.bets[seat]
        if chips <= owed:
            asks = _offered(seat, chips)
        elif self._bar(hand, at, seat):
            asks = _offered(seat, owed)
        else:
            least = most = at.base + at.by
            step = hand.game.stakes.unit
            if at.most != at.by or most - level > chips - owed:
                # Only a fixed limit and enough chips leave just one bet or raise.
                least, most, step = bet_range(hand, at, seat)
            if not self.limp and _unopened(hand, at):
                return (_must_open(seat, least, most, step),)
            asks = _offered(seat, owed, Raise if level else Bet, least, most, step)
        return (_bound(at, asks[0]),) if at.early else asks

    def _bar(self, hand: PotHand, at: Round, seat: int) -> tuple[Reason, str] | None:
        """Why a seat with the chips may not bet or raise, and the rule for it, if any."""
        rules = hand.game.betting
        if at.raises >= rules.raises and not _uncapped(hand, at):
            return Reason.CAPPED, "bet.cap"
        if seat in at.done and not _faces_a_raise(hand, at, seat):
            return Reason.NOT_REOPENED, "bet.short-raise"
        if seat in at.calling:
            return Reason.ONLY_CALL, "premature.kept"
        if not rules.check_raise and seat in at.checked:
            return Reason.NO_CHECK_RAISE, "bet.check-raise"
        if len(at.to_act) == 1 and not _to_bet_at(hand, seat):
            return Reason.NOBODY_TO_RAISE, "bet.size"
        if self.openers and not at.level and not may_open(hand, seat):
            return Reason.NO_OPENERS, "bet.openers"
        return None

    def _bring_in(self, hand: PotHand, at: Round, seat: int) -> Ask:
        """The seat whose card opens must bet: the forced bet, or at once the full one."""
        forced = min(hand.game.stakes.bring_in, hand.chips[seat])
        offers: dict[type[Command], Terms] = {BringIn: Terms(forced)}
        if hand.chips[seat] > forced:
            offers[Bet] = _amounts(*bet_range(hand, at, seat))
        return Ask(seat, offers, BringIn(seat))

    def answer(self, hand: PotHand, command: Any) -> tuple[Event]:
        at = hand.at
        assert isinstance(at, Round)
        seat, kind = command.seat, type(command)
        if kind is Call:
            owed, chips = at.level - hand.bets[seat], hand.chips[seat]
            return (Called(seat=seat, amount=owed if owed < chips else chips),)
        if kind is Raise or kind is Bet:
            return (self._raised(hand, at, seat, command.to),)
        if kind is Check:
            if not at.level:
                return (Checked(seat=seat),)
            straddled = at.level > max(hand.game.stakes.blinds, default=at.level)
            return (Checked(seat=seat, straddled=straddled, cite="bet.option"),)
        if kind is Fold:
            if hand.game.betting.dead_cards and hand.bets[seat] >= at.level:
                return (Folded(seat=seat, needless=True, cite="bet.fold.needless"),)
            return (Folded(seat=seat),)
        forced = hand.game.stakes.bring_in
        return (BroughtIn(seat=seat, amount=min(forced, hand.chips[seat]), level=forced),)

    def refuse(self, hand: PotHand, command: Command) -> Illegal:
        at = hand.at
        assert isinstance(at, Round)
        seat: Any = command.seat
        if seat in at.early and len(hand.asked[0].offers) == 1:
            return Illegal(Reason.ACT_STANDS, "turn.out")
        unopened = not self.limp and _unopened(hand, at)
        match command:
            case Check() | Call() if unopened:
                return Illegal(Reason.MUST_OPEN, "bet.open")
            case Check():
                return Illegal(Reason.BET_TO_CALL, "bet.must-call")
            case Call():
                return Illegal(Reason.NOTHING_TO_CALL, "bet.check")
            case Bet() if at.level and not unopened:
                return Illegal(Reason.ALREADY_BET, "bet.raise")
            case Raise() if not at.level or unopened:
                return Illegal(Reason.NO_BET_YET, "bet.open")
            case Bet() | Raise():
                if hand.bets[seat] + hand.chips[seat] <= at.level:
                    return Illegal(Reason.NOT_ENOUGH_CHIPS, "bet.size")
                if bar := self._bar(hand, at, seat):
                    return Illegal(*bar)
                return _wrong_amount(_amounts(*bet_range(hand, at, seat)))
        return Illegal(Reason.NOT_OFFERED)

    def _level(self, hand: PotHand) -> tuple[int, bool]:
        """The bet to call at the start, and True if the pot must be opened for more."""
        if self.first != "after-blinds":
            return 0, False
        if hand.kill:
            return max(hand.game.stakes.small_bet, *hand.bets.values()), False
        if straddler := standing(hand):
            return hand.bets[straddler], False
        return hand.game.stakes.blinds[-1], not self.limp

    def _order(self, hand: PotHand) -> tuple[int, ...]:
        """The live seats in order of action."""
        live = hand.live
        match self.first:
            case "left-of-button":
                return tuple(live)
            case "after-blinds":
                return _after_blinds(hand)
            case "low-card":
                first = low_card(hand)
            case "high-card":
                first = high_card(hand)
            case "high-hand":
                first = high_board(hand, self.shown or None)
            case "low-hand":
                first = low_board(hand, self.shown or None)
        turn = live.index(first)
        return tuple(live[turn:] + live[:turn])

    def _size(self, hand: PotHand) -> Size:
        """The bet size; an open pair on a board allows the bigger bet too."""
        if self.size == "small-or-big" and not open_pair(hand):
            return "small-bet"
        return self.size

    def _raised(self, hand: PotHand, at: Round, seat: int, to: int) -> Raised:
        # Nearly every raise is a whole one, and needs no look at the rules for short ones.
        full = to - at.base >= at.by or counts_in_full(hand, at, to)
        opening, bet = not at.base, hand.bets[seat]
        if not full:
            cite = "bet.short-raise"
        elif opening:
            completes = at.level and hand.game.stakes.bring_in
            cite = "bring-in.complete" if completes else "bet.open"
        elif at.raises >= hand.game.betting.raises:
            cite = "bet.uncapped"
        elif seat in at.checked:
            cite = "bet.check-raise"
        else:
            cite = "bet.option" if bet == at.level else "bet.raise"
        return Raised(
            seat=seat,
            amount=to - bet,
            to=to,
            full=full,
            opening=opening,
            order=_behind(hand, seat),
            cite=cite,
        )

    def close(self, hand: PotHand) -> Events:
        """Return the uncalled part of a bet before the next card."""
        ranked = sorted(hand.bets.values(), reverse=True)
        if excess := ranked[0] - ranked[1]:
            top = max(hand.bets, key=hand.bets.__getitem__)
            if top in hand.live and (amount := min(excess, hand.chips[POT])):
                return (UncalledReturned(seat=top, amount=amount),)
        return ()


def _after_blinds(hand: PotHand) -> tuple[int, ...]:
    """The live seats, starting left of the last blind."""
    around, live = hand.clockwise(blind_seats(hand)[-1]), hand.live
    order = tuple([seat for seat in around if seat in live])
    if hand.kill:
        last = hand.game.kill is not None and hand.game.kill.acts == "last" and hand.kill in live
        return (*_without(order, (hand.kill,)), hand.kill) if last else order
    # A first player who holds the straddle has opened with it, and acts last.
    return order if standing(hand) != order[0] else (*order[1:], order[0])


# The same offers recur at a table: each Ask is built once.
@lru_cache(maxsize=1 << 14)
def _offered(
    seat: int,
    owed: int,
    more: type[Command] | None = None,
    least: int = 0,
    most: int = 0,
    step: int = 0,
) -> tuple[Ask, ...]:
    """Fold, check or call, and if the seat may do more, bet or raise to an amount."""
    offers: dict[type[Command], Terms] = {Fold: PLAIN}
    default: Command = Fold(seat)
    if owed > 0:
        offers[Call] = Terms(owed)
    else:
        offers[Check] = PLAIN
        default = Check(seat)
    if more:
        offers[more] = _amounts(least, most, step)
    return (Ask(seat, offers, default),)


def _must_open(seat: int, least: int, most: int, step: int) -> Ask:
    """Open for a bet or fold: the bare blind cannot be called."""
    return Ask(seat, {Fold: PLAIN, Bet: _amounts(least, most, step)}, Fold(seat))


def _amounts(least: int, most: int, step: int) -> Amounts:
    return Amounts(least=least, most=most, step=step)


def _matters(hand: PotHand, seat: int) -> bool:
    """True if the last seat to act has a decision: a bet to face, or chips to bet at."""
    chips, bets = hand.chips, hand.bets
    for other in hand.live:
        if other == seat or other in hand.resting:
            continue
        if chips[other] or bets[other] > bets[seat]:
            return True
    return False


def _behind(hand: PotHand, seat: int) -> tuple[int, ...]:
    """The seats that must answer a bet, in turn: all others with chips."""
    return _able(hand, _others(tuple(hand.live), seat))


@lru_cache(maxsize=1 << 12)
def _others(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """All other seats, starting at its left."""
    turn = seats.index(seat)
    return seats[turn + 1 :] + seats[:turn]


def _able(hand: PotHand, seats: tuple[int, ...]) -> tuple[int, ...]:
    """The seats that can bet: those with chips, except any playing for the pot as it lies."""
    if not all(map(hand.chips.__getitem__, seats)):
        seats = tuple(filter(hand.chips.__getitem__, seats))
    return _without(seats, hand.resting) if hand.resting else seats


def _without(seats: tuple[int, ...], others: Container[int]) -> tuple[int, ...]:
    return tuple([seat for seat in seats if seat not in others])


def _to_bet_at(hand: PotHand, seat: int) -> bool:
    """True if anybody else could call a bet."""
    for other in hand.live:
        if hand.chips[other] and other != seat and other not in hand.resting:
            return True
    return False


def _unopened(hand: PotHand, at: Round) -> bool:
    """True if nobody has bet yet on top of the forced bets."""
    return not (at.base or hand.aggressor)


def _bound(at: Round, ask: Ask) -> Ask:
    """Hold a player to an act out of turn, if nobody before them has changed the bet."""
    level, act = at.early.get(int(ask.actor), (at.level, None))
    if act is None or level != at.level or not ask.allows(act):
        return ask
    terms = ask.offers[type(act)]
    if isinstance(act, Bet | Raise):
        terms = Amounts(least=act.to, most=act.to)
    return Ask(ask.actor, {type(act): terms}, act)


def _faces_a_raise(hand: PotHand, at: Round, seat: int) -> bool:
    """True if short all-ins since a seat acted add up to a full raise for it.

    At a limit they never do: each is a part of the raise that completes it.
    """
    return at.level - hand.bets[seat] >= at.by


def _uncapped(hand: PotHand, at: Round) -> bool:
    if hand.game.stakes.limit not in LIMITED:
        return True
    match hand.game.betting.uncapped:
        case "never":
            return False
        case "two-left":
            return len(hand.live) == 2
        case "two-at-start":
            return at.players == 2


def _wrong_amount(terms: Amounts) -> Illegal:
    words = say("bet-range", least=Money(terms.least), most=Money(terms.most))
    if terms.least >= terms.most:
        words = say("bet-exactly", to=Money(terms.least))
    return Illegal(Reason.WRONG_AMOUNT, "bet.size", words)
