"""Rulings on wagers of pai gow poker: found, touched, removed or shared."""

from cardhouse.engine.banked.mistakes import WagerCounted
from cardhouse.engine.banked.pai_gow.bank import BankClosed, BankDecides
from cardhouse.engine.banked.pai_gow.hand import PaiGowHand
from cardhouse.engine.banked.pai_gow.rulings import HandFouled, WagerForfeited
from cardhouse.engine.banked.pai_gow.settle import ended
from cardhouse.engine.core.events import Ruled
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.floor.banked.pai_gow.case import delivered, reading
from cardhouse.floor.banked.pai_gow.reports import (
    KumKum,
    KumKumDisputed,
    WagerRemoved,
    WagerTouched,
)
from cardhouse.floor.banked.reports import WagerFound
from cardhouse.floor.core.case import Case, Ruling, no_such_case


def wager_found(case: Case[PaiGowHand], report: WagerFound) -> Ruling:
    """What is too much, or one back-line bet too many, has no action; too little plays."""
    hand, seat, spot = case.hand, report.seat, report.spot
    lay, stakes = hand.layout, hand.game.stakes
    wager = lay.wager(seat, spot)
    before = wager.amount if wager else 0
    covering = [cover.player for cover in lay.covers]
    if reading(hand) or report.amount < 1 or seat in covering or seat not in hand.chips:
        raise no_such_case("wager.found", "No such wager can lie there.")
    if spot not in lay.hands or (wager is None and lay.players.get(spot) == seat):
        raise no_such_case("wager.found", f"Spot {spot} has no such wager.")
    if report.amount - before > hand.chips[seat]:
        raise Illegal(Reason.NOT_ENOUGH_CHIPS, "wager.found")
    lines = sum(other.behind for other in lay.on(spot))
    idle, cite = max(0, report.amount - stakes.big_bet), "wager.found"
    if wager is None and lines >= hand.game.banking.circles.back_line:
        idle, cite = report.amount, "wager.third"
    elif idle:
        cite = "wager.over"
    elif report.amount < stakes.small_bet:
        cite = "wager.under"
    yield Ruled(kind="wager-found", seat=seat, detail=f"{report.amount / 100:.2f}", cite=cite)
    more = report.amount - before
    yield WagerCounted(seat=seat, hand=spot, change_by=more, excess=idle, cite=cite)


def wager_touched(case: Case[PaiGowHand], report: WagerTouched) -> Ruling:
    """His hand is foul, or his bet behind another's; what he tried to add never plays."""
    hand, lay, seat = case.hand, case.hand.layout, report.seat
    own = next((w.hand for w in lay.wagers if w.player == seat and not w.behind), 0)
    spot = report.spot or own
    wager = lay.wager(seat, spot)
    lost = wager is None or wager.forfeited or spot in (*lay.fouled, *lay.void)
    if reading(hand) or not delivered(hand) or lost:
        raise no_such_case("wager.touched", f"Player {seat} has no wager there to touch.")
    yield Ruled(kind="wager-touched", seat=seat, cite="wager.touched")
    if lay.players[spot] == seat:
        yield HandFouled(spot=spot, cite="wager.touched")
    else:
        yield WagerForfeited(seat=seat, spot=spot)


def wager_removed(case: Case[PaiGowHand], report: WagerRemoved) -> Ruling:
    """Of an unknown wager a winner is paid the table's least, and a loser owes its most."""
    hand, lay, seat, spot = case.hand, case.hand.layout, report.seat, report.spot
    wager = lay.wager(seat, spot)
    at = hand.at
    if wager is None or not isinstance(at, BankDecides) or not at.confirmed or spot in lay.void:
        raise no_such_case("wager.removed.lost", "No wager can have been removed now.")
    result = ended(hand, wager).result
    if result == "push":
        raise no_such_case("wager.removed.lost", "That wager neither wins nor loses.")
    stakes, has = hand.game.stakes, hand.chips[seat] + wager.amount
    cite = "wager.removed.won" if result == "win" else "wager.removed.lost"
    amount = stakes.small_bet if result == "win" else min(stakes.big_bet, has)
    yield Ruled(kind="wager-removed", seat=seat, detail=result, cite=cite)
    if not report.known:
        more = amount - wager.amount
        yield WagerCounted(seat=seat, hand=spot, change_by=more, cite=cite)
    yield BankClosed()


def kum_kum(case: Case[PaiGowHand], report: KumKum) -> Ruling:
    """One single bet, settled with the person in whose name it stands; only a bank may be so."""
    hand, lay = case.hand, case.hand.layout
    bank = any(cover.player == report.seat for cover in lay.covers)
    if not bank and not any(wager.player == report.seat for wager in lay.wagers):
        raise no_such_case("kum-kum", f"Seat {report.seat} has no money on the table.")
    cite = "kum-kum.bank" if bank and report.seat == hand.button else "kum-kum"
    yield Ruled(kind="kum-kum", seat=report.seat, detail=", ".join(report.partners), cite=cite)


def kum_kum_disputed(case: Case[PaiGowHand], report: KumKumDisputed) -> Ruling:
    """It is written down, and the game goes on."""
    yield Ruled(kind="kum-kum-disputed", seat=report.seat, cite="kum-kum.dispute")
