"""Mistakes in betting: string bets, a single chip larger than the bet, an act out of turn."""

from cardhouse.engine.core import kernel
from cardhouse.engine.core.asks import Amounts, Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.events import BackedUp, Event, Ruled
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import Money, Said, Seat, say
from cardhouse.engine.pot.commands import Bet, Call, Check, Fold, Raise
from cardhouse.engine.pot.events import Called, Checked, Folded, Raised
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.round import Round
from cardhouse.engine.pot.rulings import Act, ActedEarly
from cardhouse.floor.core.case import Case, Ruling, no_such_case
from cardhouse.floor.core.rulings import remedy
from cardhouse.floor.pot.reports import ChipsPushed, OutOfTurn, StringRaise


@remedy(ChipsPushed, "string-bet", "oversize-chip")
def chips_pushed(case: Case[PotHand], report: ChipsPushed) -> Ruling:
    """The first motion, and any announcement before it, decide what the chips mean."""
    hand, seat = case.hand, report.seat
    ask = next((ask for ask in hand.asked if ask.actor == seat), None)
    if ask is None or Fold not in ask.offers:
        raise Illegal(Reason.NOT_YOUR_TURN, "turn")
    if not report.motions or min(report.motions) <= 0:
        raise Illegal(Reason.WRONG_AMOUNT, "string-bet")
    if sum(report.motions) > hand.chips[seat]:
        raise Illegal(Reason.NOT_ENOUGH_CHIPS, "string-bet")
    command, cite = _meant(hand, ask, report)
    cost = _cost(hand, ask, command)
    detail = _counted(seat, sum(report.motions) - cost)
    yield Ruled(kind="chips-pushed", seat=seat, detail=detail, cite=cite)
    yield from hand.script[hand.cursor].answer(hand, command)


def _meant(hand: PotHand, ask: Ask, report: ChipsPushed) -> tuple[Command, str]:
    """The action the chips stand for, and the rule that says so."""
    seat, pushed = report.seat, report.motions[0]
    cite = "string-bet" if len(report.motions) > 1 else "oversize-chip"
    terms = ask.offers.get(Raise) or ask.offers.get(Bet)
    kind = Raise if Raise in ask.offers else Bet
    raised = isinstance(terms, Amounts) and hand.bets[seat] + pushed >= terms.least
    silent_chip = report.single and not report.announced
    if isinstance(terms, Amounts) and (report.announced or (raised and not silent_chip)):
        # An announced amount may follow in any number of motions.
        amount = sum(report.motions) if report.announced else pushed
        to = min(max(hand.bets[seat] + amount, terms.least), terms.most)
        return kind(seat, to), cite
    if Call in ask.offers:
        return Call(seat), cite
    if isinstance(terms, Amounts) and raised:
        # Nobody has bet yet: a single large chip is the largest bet the limit allows.
        return kind(seat, min(hand.bets[seat] + pushed, terms.most)), cite
    if Check not in ask.offers:
        raise Illegal(Reason.MUST_OPEN, "bet.open")
    return Check(seat), cite


def _counted(seat: int, back: int) -> Said:
    """Chips beyond the action go back; chips it lacks are added."""
    if not back:
        return say("chips-count")
    if back > 0:
        return say("chips-taken-back", seat=Seat(seat), amount=Money(back))
    # A player who announced a raise, or put in part of a call, must complete it.
    return say("chips-added", seat=Seat(seat), amount=Money(-back))


def _cost(hand: PotHand, ask: Ask, command: Command) -> int:
    if isinstance(command, Bet | Raise):
        assert isinstance(command.seat, int)
        return command.to - hand.bets[command.seat]
    return ask.offers[type(command)].cost


@remedy(OutOfTurn, "turn.out")
def out_of_turn(case: Case[PotHand], report: OutOfTurn) -> Ruling:
    """The act is kept: it stands unless a player before them bets or raises."""
    hand, seat = case.hand, report.seat
    at, step = hand.at, hand.script[hand.cursor]
    if not isinstance(at, Round) or seat not in at.to_act:
        raise no_such_case("turn.out", say("not-awaited", seat=Seat(seat)))
    if hand.asked and hand.asked[0].actor == seat:
        raise no_such_case("turn.out", say("in-turn", seat=Seat(seat)))
    if at.early.get(seat, (-1, None))[0] == at.level:
        raise no_such_case("turn.out", say("acted-already", seat=Seat(seat)))
    act = _act(report)
    # The player may do only what would be legal if it were their turn now.
    trial = hand.copy()
    assert isinstance(trial.at, Round)
    trial.at.to_act.remove(seat)
    trial.at.to_act.insert(0, seat)
    trial.asked = step.asks(trial)
    if not trial.asked[0].allows(act):
        raise step.refuse(trial, act)
    detail = say("acts-early", seat=Seat(seat), act=report.do)
    yield Ruled(kind="out-of-turn", seat=seat, detail=detail, cite="turn.out")
    yield ActedEarly(seat=seat, act=act)


def _act(report: OutOfTurn) -> Act:
    match report.do:
        case "fold":
            return Fold(report.seat)
        case "check":
            return Check(report.seat)
        case "call":
            return Call(report.seat)
        case "bet":
            return Bet(report.seat, report.to)
        case "raise":
            return Raise(report.seat, report.to)


@remedy(StringRaise, "string-bet", "string-bet.protest")
def string_raise(case: Case[PotHand], report: StringRaise) -> Ruling:
    """If a player with a live hand protests, a string raise is only a call."""
    hand = case.hand
    if report.by not in hand.live:
        raise Illegal(Reason.NOT_LIVE, "string-bet.protest")
    index, raised = _last_action(case.log)
    if (
        not isinstance(raised, Raised)
        or raised.seat == report.by
        or (raised.opening and not _faced_a_bet(case, index))
    ):
        raise no_such_case("string-bet", say("no-raise-by-another"))
    yield Ruled(
        kind="string-raise",
        seat=raised.seat,
        detail=say("protests", by=Seat(report.by)),
        cite="string-bet.protest",
    )
    yield BackedUp(to=index, cite="string-bet")
    # The blind's option, taken back, is a check.
    owed = Round.of(hand).level > hand.bets[raised.seat]
    meant = Call(raised.seat) if owed else Check(raised.seat)
    yield from hand.script[hand.cursor].answer(hand, meant)


def _faced_a_bet(case: Case[PotHand], index: int) -> bool:
    """True if there was a forced or a short bet to call before an action of the log."""
    (ask,) = kernel.replay(case.hand.game, case.log[:index]).asked
    return Call in ask.offers


def _last_action(log: list[Event]) -> tuple[int, Event | None]:
    """Index and event of the last player action."""
    for index in range(len(log) - 1, -1, -1):
        event = log[index]
        if isinstance(event, Called | Checked | Folded | Raised):
            return index, event
        if isinstance(event, Ruled | BackedUp):
            break
    return 0, None
