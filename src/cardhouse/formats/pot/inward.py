"""From a plain hand to our history: its game, its start, and all its events."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardhouse.engine.core.events import Event, HandStarted
from cardhouse.engine.pot.events import BetReturned, PotAwarded, UncalledReturned
from cardhouse.engine.pot.hand import PotGame, PotHand
from cardhouse.formats.history import History, HistoryError
from cardhouse.formats.pot.enact import Enactment
from cardhouse.formats.pot.forced import Forced, forced_bets
from cardhouse.formats.pot.plain import PlainHand, printable
from cardhouse.formats.pot.variants import VARIANTS, posted

# Other ways to deal the cards that nobody knows, until the stated winners win.
TRIES: Final = 200
MOST_PLAYERS: Final = 10
# A longer number of a hand is a name.
DIGITS: Final = 15


def history(plain: PlainHand, number: int) -> History:
    """The hand as a history with rules of its own; the number is its place in the file."""
    _check(plain)
    forced = forced_bets(plain)
    post = posted(plain.variant, _table(plain, forced), _room(plain))
    game = post.game()
    assert isinstance(game, PotGame)
    started = HandStarted(
        house=post.house,
        game=post.name,
        seats=plain.seats,
        stacks=plain.by_seat(plain.stacks),
        button=plain.button or plain.seats[-1],
        posts=forced.posts,
        between=forced.between,
    )
    named = plain.hand.isdecimal() and len(plain.hand) <= DIGITS
    return History(
        house=post.house,
        game=post.name,
        table=_name(plain),
        hand=int(plain.hand) or number if named else number,
        book=post.hash,
        names=plain.named(),
        events=tuple(_played(plain, game, started)),
        rules=post.text,
    )


def _table(plain: PlainHand, forced: Forced) -> dict[str, Any]:
    stakes = {
        "limit": plain.limit,
        "small_bet": plain.small_bet,
        "big_bet": plain.big_bet,
        "blinds": list(forced.blinds),
        "ante": forced.ante,
        "bring_in": plain.bring_in,
        "unit": 1,
        "chip": plain.chip or _chip(plain),
    }
    fee = {"payer": "pot", "time": "end", "bands": [{"up_to": MOST_PLAYERS, "amount": 0}]}
    heads_up = "literal" if forced.literal else "button-small"
    return {"name": _name(plain), "stakes": stakes, "fee": fee, "heads_up": heads_up}


def _room(plain: PlainHand) -> dict[str, Any]:
    room = {"name": printable(plain.venue) or "Imported hands", "document": printable(plain.time)}
    return room | ({"address": printable(plain.address)} if plain.address else {})


def _name(plain: PlainHand) -> str:
    """The name of the table, and of the hand where that is no number."""
    name = printable(plain.table) or "imported"
    named = not plain.hand or plain.hand.isdecimal()
    return name if named else f"{name}, hand {printable(plain.hand)}"


def _chip(plain: PlainHand) -> int:
    """A whole chip if nobody has less, or else a cent."""
    forced = (plain.antes, plain.blinds, plain.posts)
    amounts = [*plain.stacks, *(each for bets in forced for each in bets.values())]
    amounts += [*plain.finishing, *plain.winnings, *(act.to for act in plain.acts)]
    return 1 if any(amount % 100 for amount in amounts) else 100


def _played(plain: PlainHand, game: PotGame, started: HandStarted) -> list[Event]:
    """The events; chips of the pot that nobody is said to have won are the house's fee."""
    for luck in range(TRIES):
        play = Enactment(plain, game, started, luck=luck)
        events = play.run()
        if not play.hand.over:
            return events
        if (fee := _fee(plain, events)) > 0:
            play = Enactment(plain, game, replace(started, fee=fee), luck=luck)
            events = play.run()
        if _as_stated(plain, play.hand, events):
            return events
        if not play.guessed:
            break
    raise HistoryError("the result that it states does not follow from its cards and bets")


def _fee(plain: PlainHand, events: list[Event]) -> int:
    """The chips that are missing in the stated result."""
    if plain.finishing:
        return sum(plain.stacks) - sum(plain.finishing)
    if not any(plain.winnings):
        return 0
    stated = sum(plain.winnings)
    fee = sum(winnings(events).values()) - stated
    # Some rooms count a bet that nobody called among the winnings of its owner.
    return fee if fee >= 0 else sum(winnings(events, uncalled=True).values()) - stated


def _as_stated(plain: PlainHand, hand: PotHand, events: list[Event]) -> bool:
    """True if the stacks and winnings are those that the history states."""
    finishing = zip(plain.seats, plain.finishing, strict=False)
    if any(hand.chips[seat] != chips for seat, chips in finishing):
        return False
    # A history whose winnings are all nought has not recorded them.
    if not any(plain.winnings):
        return True
    stated = {seat: won for seat, won in plain.by_seat(plain.winnings).items() if won}
    return stated in (winnings(events), winnings(events, uncalled=True))


def winnings(events: list[Event], *, uncalled: bool = False) -> dict[int, int]:
    """The chips of the pots that each winner was pushed, with their uncalled bets or without."""
    won: dict[int, int] = {}
    for event in events:
        if isinstance(event, PotAwarded | BetReturned):
            won[event.seat] = won.get(event.seat, 0) + event.amount
    for event in events if uncalled else ():
        if isinstance(event, UncalledReturned):
            won[event.seat] = won.get(event.seat, 0) + event.amount
    return won


def _check(plain: PlainHand) -> None:
    if plain.variant not in VARIANTS:
        raise HistoryError(f"no game {plain.variant!r} here; there are: {', '.join(VARIANTS)}")
    if not 2 <= len(plain.seats) <= MOST_PLAYERS:
        raise HistoryError(f"a hand is for 2 to {MOST_PLAYERS} players, not {len(plain.seats)}")
    if any(stack <= 0 for stack in plain.stacks):
        raise HistoryError("each player needs chips at the start: a stack above 0")
    forced = (plain.antes, plain.blinds, plain.posts)
    if any(amount < 0 for bets in forced for amount in bets.values()):
        raise HistoryError("a forced bet of less than nothing")
