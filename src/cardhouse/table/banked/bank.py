"""The bank's turn: its holder, the next player asked, and the fallback if nobody wants it."""

from collections.abc import Iterator
from typing import Final

from cardhouse.engine.banked.blackjack.shoe import ShoeRenewed
from cardhouse.engine.banked.hand import BankedGame, BankedHand
from cardhouse.engine.banked.layout import STANDING
from cardhouse.engine.banked.rules import Banking
from cardhouse.engine.core.cites import where
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import say
from cardhouse.table.banked.events import (
    BankEnded,
    BankKept,
    BankOffered,
    BankTaken,
    GameBroken,
)
from cardhouse.table.events import TableEvent
from cardhouse.table.table import Table


def holder(table: Table) -> int:
    """The seat with the bank for the next hand; 0 while it is on offer."""
    seat = table.turn.holder
    return seat if _present(table, seat) else 0


def offered(table: Table) -> int:
    """The seat now asked to take the bank, or 0."""
    asked = _to_ask(table)
    return asked[0] if asked else 0


def broken(table: Table) -> bool:
    """True if nobody banks after everybody has been asked."""
    return not (holder(table) or offered(table) or standing_bank(table))


def standing_bank(table: Table) -> int:
    """The standing bank whose turn comes when the players decline, or 0."""
    banks = _banks(table, table.turn.standing)
    return next((s for s in banks if not _dealt_last(table, s) and _present(table, s)), 0)


def covering(table: Table) -> tuple[int, ...]:
    """Seats that cover behind the holder of the bank: the standing bank that dealt last."""
    banks = _banks(table, table.turn.standing)
    if not table.rotation.behind or holder(table) in banks:
        return ()
    # The last one clockwise from there is the one that dealt last.
    return tuple(seat for seat in banks[-1:] if _present(table, seat))


def cannot_take(table: Table, seat: int) -> Illegal | None:
    """A player takes the bank on offer to them, or any player does once the game is broken."""
    if holder(table):
        return Illegal(Reason.NOT_OFFERED, "bank.turn", say("bank-held"))
    if _dealt_last(table, seat):
        return Illegal(Reason.NOT_OFFERED, "bank.turn", say("bank-in-between"))
    if not _present(table, seat) or table.players[seat].chips < banking(table).least:
        return Illegal(Reason.NOT_ENOUGH_CHIPS, "bank.least")
    # If that rule leaves nobody to bank, the game starts over.
    if not _had_wager(table, seat) and _may_bank(table):
        return Illegal(Reason.NOT_OFFERED, "bank.wagered", say("no-wager-before"))
    if not _is_asked(table, seat):
        return Illegal(Reason.NOT_OFFERED, "bank.offer")
    if seat != offered(table) and not broken(table):
        return Illegal(Reason.NOT_YOUR_TURN, "bank.offer")
    return None


def cannot_pass(table: Table, seat: int) -> Illegal | None:
    """A player on offer declines; the holder may pass the bank on."""
    if seat in (holder(table), offered(table)):
        return None
    return Illegal(Reason.NOT_YOUR_TURN, "bank.offer")


def told(table: Table, seat: int) -> Iterator[BankOffered]:
    """Record an offer even if it came about because others came or went."""
    if seat == offered(table) and seat != table.turn.offered:
        yield BankOffered(seat=seat)


# Keys cited by these events.
FOLLOW_CITES: Final = (
    "bank.offer",
    "bank.broken",
    where(lambda table: table.rotation.banks > 0, "bank.standing"),
)


def follow(table: Table) -> Iterator[TableEvent]:
    """Consequences: the next player is asked, a standing bank deals, or the game is broken."""
    if holder(table):
        return
    if seat := offered(table):
        yield BankOffered(seat=seat)
    elif seat := standing_bank(table):
        yield BankTaken(seat=seat, standing=True, opens=True, cite="bank.standing")
    else:
        yield GameBroken()


def count_turn(table: Table) -> TableEvent:
    """After a hand the button shows the next hand of the turn, or the turn is over."""
    turn, rotation = table.turn, table.rotation
    seat = turn.holder
    renewed = any(isinstance(event, ShoeRenewed) for event in table.log)
    if renewed and rotation.renewed_ends:
        return BankEnded(seat=seat, cite="bank.renewed")
    if turn.number >= rotation.hands or not holder(table):
        return BankEnded(seat=seat)
    return BankKept(seat=seat, number=turn.number + 1)


def banking(table: Table) -> Banking:
    """The house's rules for the bank."""
    assert isinstance(table.game, BankedGame)
    return table.game.banking


def _to_ask(table: Table) -> list[int]:
    """Seats still to be asked, clockwise."""
    turn = table.turn
    if holder(table) or (table.rotation.asked == "once" and not turn.standing):
        return []
    return [seat for seat in _may_bank(table) if table.name_at(seat) not in turn.asked]


def _may_bank(table: Table) -> list[int]:
    """Players who may take the bank when it reaches them, in the order of the offer."""
    return [
        seat
        for seat in table.clockwise(table.turn.start)
        if not _dealt_last(table, seat)
        and _is_asked(table, seat)
        and _present(table, seat)
        and table.players[seat].chips >= banking(table).least
        and _had_wager(table, seat)
    ]


def _dealt_last(table: Table, seat: int) -> bool:
    """True for the person who banked the last hand, in any seat."""
    return table.turn.last != "" and table.name_at(seat) == table.turn.last


def _is_asked(table: Table, seat: int) -> bool:
    """True for a player in a seat who is not a standing bank."""
    return seat < STANDING and table.players[seat].role != "bank"


def _present(table: Table, seat: int) -> bool:
    """True if somebody is there with more chips than the bank's fee."""
    player = table.players.get(seat)
    if player is None or not player.plays() or player.leaving:
        return False
    return player.chips > banking(table).collection.bank


def _had_wager(table: Table, seat: int) -> bool:
    """True if the spot was bet on in the previous hand, if that is required; a bank's counts."""
    hand = table.last_hand()
    if not table.rotation.wagered or not isinstance(hand, BankedHand):
        return True
    return seat == hand.button or seat in hand.layout.hands


def _banks(table: Table, after: int) -> list[int]:
    """The standing banks, clockwise from a seat."""
    return [seat for seat in table.clockwise(after) if table.players[seat].role == "bank"]
