"""The start of the next banked hand: the bank, the players, and the shoe."""

from collections.abc import Iterator

from cardhouse.engine.banked.hand import BankedHand
from cardhouse.engine.core.cites import where
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import Seat, say
from cardhouse.table.banked.bank import (
    FOLLOW_CITES,
    banking,
    covering,
    follow,
    holder,
    offered,
    standing_bank,
)
from cardhouse.table.banked.events import ShoeShuffled
from cardhouse.table.banked.shoe import FRESH, asks_fresh, cut_card_is_out, kept
from cardhouse.table.button import button_moves
from cardhouse.table.commands import NextHand
from cardhouse.table.course import NOT_YET, Start, nobody_absent, none_is_absent, not_yet
from cardhouse.table.deed import Deed, Office
from cardhouse.table.table import Table


def banked_start(table: Table, *, unshuffled: bool = False) -> HandStarted:
    """The next hand: everybody with chips, in seat order, then the rail."""
    bank, seats = _bank(table), _ready(table)
    behind, idle = _other_banks(table, bank)
    shuffled = any(shuffles(table, unshuffled=unshuffled))
    stock, discards = FRESH if shuffled else kept(table)
    return HandStarted(
        house=table.game.house,
        game=table.game.name,
        seats=tuple(seats),
        stacks={seat: table.players[seat].chips for seat in seats},
        button=bank,
        stock=stock,
        discards=discards,
        bank_hand=table.turn.number if holder(table) else 1,
        behind=behind,
        idle=idle,
        entitled=entitled(table),
        cite="bank",
    )


def entitled(table: Table) -> dict[int, tuple[int, ...]]:
    """Backers of a spot its own player left open, who may bet there while the bank stays."""
    hand = table.last_hand()
    if not isinstance(hand, BankedHand) or table.turn.number < 2:
        return {}
    lay, found = hand.layout, dict(hand.entitled)
    for spot in lay.hands:
        wagers = lay.on(spot)
        if all(wager.behind for wager in wagers):
            found[spot] = tuple(wager.player for wager in wagers)
    return found


def shuffles(table: Table, *, unshuffled: bool = False) -> Iterator[ShoeShuffled]:
    """The shoe is shuffled between hands on request, or by the cut card."""
    if table.fresh:
        yield ShoeShuffled(cite="shoe.asked")
    elif cut_card_is_out(table) and not unshuffled:
        yield ShoeShuffled()


def _ready(table: Table) -> list[int]:
    return sorted(s for s, p in table.players.items() if p.chips and p.plays())


def _bank(table: Table) -> int:
    """The seat that banks next; a standing bank need not be asked."""
    return holder(table) or standing_bank(table)


def _other_banks(table: Table, bank: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Standing banks that cover behind this one, and standing banks without a part."""
    banks = [seat for seat in _ready(table) if table.players[seat].role == "bank"]
    behind = () if bank in banks else covering(table)
    return behind, tuple(seat for seat in banks if seat not in (bank, *behind))


def _bars(table: Table, dealer: Office) -> Illegal | None:
    """Refuse a hand before somebody takes the bank, or bets against it."""
    if (waits := not_yet(table)) is not None:
        return waits
    if seat := offered(table):
        words = say("bank-offered-first", seat=Seat(seat))
        return Illegal(Reason.NOT_OFFERED, "bank.offer", words)
    bank = _bank(table)
    if not bank:
        return Illegal(Reason.NOT_OFFERED, "bank.broken", say("bank-broken"))
    behind, idle = _other_banks(table, bank)
    if all(seat in (bank, *behind, *idle) for seat in _ready(table)):
        return Illegal(Reason.NOT_ENOUGH_PLAYERS)
    return None


def start(table: Table, command: NextHand) -> Start:
    """The next hand of the bank's turn and of the shoe; a standing bank need not be asked."""
    started = banked_start(table, unshuffled=command.unshuffled)
    yield from (*follow(table), *shuffles(table, unshuffled=command.unshuffled))
    yield from button_moves(table)
    return started


NEXT_HAND = Deed(
    kind=NextHand,
    of=Office.DEALER,
    bars=_bars,
    terms=nobody_absent,
    wrong=none_is_absent,
    answer=start,
    cites=(
        "bank",
        *FOLLOW_CITES,
        where(lambda table: banking(table).cut > 0, "shoe.cut"),
        where(asks_fresh, "shoe.asked"),
    ),
    of_bonus=NOT_YET,
)
