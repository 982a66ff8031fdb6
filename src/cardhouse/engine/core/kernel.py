"""The kernel: a command is tested against the Ask, answered by its step, folded and logged."""

from collections.abc import Iterable

from cardhouse.engine.core.asks import Terms
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.events import BackedUp, Began, Event, HandEnded, HandStarted
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.log import effective
from cardhouse.ledger import move


def start(game: Game, started: HandStarted) -> tuple[Hand, list[Event]]:
    """A new hand, played on until somebody must decide, and its first events."""
    hand = game.hand.begin(game, started)
    log: list[Event] = [started]
    _advance(hand, log)
    return hand, log


def play(hand: Hand, command: Command) -> list[Event]:
    """Carry out a legal command and its consequences; an illegal one changes nothing."""
    for ask in hand.asked:
        if ask.actor == command.seat:
            break
    else:
        raise _out_of_turn(hand, command)
    step = hand.script[hand.cursor]
    terms = ask.offers.get(type(command))
    # Most commands have only a name, and nothing to check.
    if type(terms) is not Terms and (terms is None or not terms.allows(command)):
        raise step.refuse(hand, command)
    log: list[Event] = []
    for event in step.answer(hand, command):
        fold(hand, event)
        log.append(event)
    hand.asked = asked = step.asks(hand)
    if not asked:
        _advance(hand, log)
    return log


def carry_out(hand: Hand, log: list[Event], events: Iterable[Event]) -> list[Event]:
    """Fold a ruling's events one by one, then play on until somebody must decide."""
    done: list[Event] = []
    for event in events:
        if isinstance(event, BackedUp):
            hand.become(replay(hand.game, log[: event.to]))
        else:
            fold(hand, event)
        done.append(event)
    if _running(hand):
        for event in hand.script[hand.cursor].resume(hand):
            fold(hand, event)
            done.append(event)
    if not _still_asked(hand):
        _advance(hand, done)
    return done


def fold(hand: Hand, event: Event) -> None:
    """Apply one event to the hand; nothing else changes it."""
    for transfer in event.transfers():
        move(hand.chips, transfer)
    event.change(hand)


def replay(game: Game, log: Iterable[Event]) -> Hand:
    """The hand at the end of a log."""
    events = effective(list(log))
    if not events or not isinstance(events[0], HandStarted):
        raise ValueError("a log begins with hand-started")
    hand = game.hand.begin(game, events[0])
    for event in events[1:]:
        fold(hand, event)
    _still_asked(hand)
    return hand


def _out_of_turn(hand: Hand, command: Command) -> Illegal:
    """Why an actor who is not asked may not act."""
    if hand.over:
        return Illegal(Reason.HAND_OVER)
    if isinstance(command.seat, int) and command.seat not in hand.live:
        return Illegal(Reason.NOT_IN_HAND)
    return Illegal(Reason.NOT_YOUR_TURN, cite="turn")


def _still_asked(hand: Hand) -> bool:
    """Ask anew in the hand's current step; True if somebody is awaited."""
    hand.asked = hand.script[hand.cursor].asks(hand) if _running(hand) else ()
    return bool(hand.asked)


def _running(hand: Hand) -> bool:
    """True if the hand stands in a step that has begun."""
    return not hand.over and hand.at is not None


def _advance(hand: Hand, log: list[Event]) -> None:
    """Close the finished step, and go on until somebody is awaited or the hand is over."""
    while not hand.over:
        if hand.at is not None:
            for event in hand.script[hand.cursor].close(hand):
                fold(hand, event)
                log.append(event)
        begun = _next(hand)
        fold(hand, begun)
        log.append(begun)
        if isinstance(begun, HandEnded):
            return
        step = hand.script[hand.cursor]
        for event in step.open(hand):
            fold(hand, event)
            log.append(event)
        hand.asked = asked = step.asks(hand)
        if asked:
            return


def _next(hand: Hand) -> Event:
    """The start of the next needed step; after the last one, the end of the hand."""
    # The end of a step may have changed the steps after it.
    script, cursor = hand.script, hand.cursor + 1
    while cursor < len(script):
        if script[cursor].needed(hand):
            return Began(cursor=cursor)
        cursor += 1
    return HandEnded()
