"""Rulings on wagers of pai gow poker: found, touched, removed or shared."""

from cardhouse.engine.banked.mistakes import WagerCounted
from cardhouse.engine.banked.pai_gow.bank import BankClosed, BankDecides
from cardhouse.engine.banked.pai_gow.hand import PaiGowHand
from cardhouse.engine.banked.pai_gow.rulings import HandFouled, WagerForfeited
from cardhouse.engine.banked.pai_gow.settle import SettlePaiGow, ended
from cardhouse.engine.core.events import Ruled
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.kernel import fold
from cardhouse.engine.core.said import Listed, Money, Seat, say
from cardhouse.floor.banked.pai_gow.case import delivered, reading, reopened
from cardhouse.floor.banked.pai_gow.reports import (
    KumKum,
    KumKumDisputed,
    WagerRemoved,
    WagerTouched,
)
from cardhouse.floor.banked.reports import WagerFound
from cardhouse.floor.core.case import Case, Ruling, no_such_case
from cardhouse.floor.core.rulings import remedy


@remedy(WagerFound, "wager.found", "wager.third", "wager.over", "wager.under", after=True)
def wager_found(case: Case[PaiGowHand], report: WagerFound) -> Ruling:
    """The excess, or an extra back-line bet, has no action; a wager below the minimum plays."""
    hand, seat, spot = case.hand, report.seat, report.spot
    lay, stakes = hand.layout, hand.game.stakes
    wager = lay.wager(seat, spot)
    before = wager.amount if wager else 0
    covering = [cover.player for cover in lay.covers]
    if reading(hand) or report.amount < 1 or seat in covering or seat not in hand.chips:
        raise no_such_case("wager.found", say("no-wager-can-lie"))
    if spot not in lay.hands or (wager is None and lay.players.get(spot) == seat):
        raise no_such_case("wager.found", say("spot-without-wager", spot=spot))
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
    detail = say("wager-amount", amount=Money(report.amount))
    yield Ruled(kind="wager-found", seat=seat, detail=detail, cite=cite)
    more = report.amount - before
    yield WagerCounted(seat=seat, hand=spot, change_by=more, excess=idle, cite=cite)


@remedy(WagerTouched, "wager.touched", after=True)
def wager_touched(case: Case[PaiGowHand], report: WagerTouched) -> Ruling:
    """The player's hand is foul, or their back-line bet forfeited; no addition ever plays."""
    hand, lay, seat, cite = case.hand, case.hand.layout, report.seat, "wager.touched"
    own = next((w.hand for w in lay.wagers if w.player == seat and not w.behind), 0)
    spot = report.spot or own
    wager, plays = lay.wager(seat, spot), lay.players.get(spot) == seat
    lost = wager is None or wager.forfeited or (plays and spot in lay.fouled) or spot in lay.void
    if not delivered(hand) or lost:
        raise no_such_case(cite, say("no-wager-to-touch", seat=Seat(seat)))
    yield Ruled(kind="wager-touched", seat=seat, cite=cite)
    yield from reopened(case, cite)
    yield HandFouled(spot=spot, cite=cite) if plays else WagerForfeited(seat=seat, spot=spot)


@remedy(WagerRemoved, "wager.removed.won", "wager.removed.lost", after=True)
def wager_removed(case: Case[PaiGowHand], report: WagerRemoved) -> Ruling:
    """For an unknown wager a winner is paid on the minimum, and a loser owes the maximum."""
    hand, seat, spot = case.hand, report.seat, report.spot
    wager, at = hand.layout.wager(seat, spot), hand.at
    final = isinstance(at, BankDecides) and at.confirmed
    known = final or reading(hand) or case.ended
    if wager is None or not known or not delivered(hand) or spot in hand.layout.void:
        raise no_such_case("wager.removed.lost", say("no-wager-removed"))
    if not _is_read(hand, spot):
        raise no_such_case("wager.removed.lost", say("wager-without-action"))
    result = ended(hand, wager).result
    if result == "push":
        raise no_such_case("wager.removed.lost", say("wager-undecided"))
    cite = "wager.removed.won" if result == "win" else "wager.removed.lost"
    detail = say("wager-result", result=result)
    yield Ruled(kind="wager-removed", seat=seat, detail=detail, cite=cite)
    yield from reopened(case, cite)
    if not report.known:
        yield _reckoned(hand, seat, spot, cite)
    if final:
        yield BankClosed()


def _is_read(hand: PaiGowHand, spot: int) -> bool:
    """True if the money reaches as far as a spot: the result of an unread hand stays unknown."""
    trial = hand.copy()
    for event in SettlePaiGow().open(trial):
        fold(trial, event)
    return bool(trial.up[spot])


def _reckoned(hand: PaiGowHand, seat: int, spot: int, cite: str) -> WagerCounted:
    """A wager of unknown amount, counted at the house's figure."""
    wager, stakes = hand.layout.wager(seat, spot), hand.game.stakes
    if wager is None or not wager.action:
        raise no_such_case(cite, say("wager-without-action"))
    limit = stakes.small_bet if cite == "wager.removed.won" else stakes.big_bet
    more = min(limit - wager.amount, hand.chips[seat])
    return WagerCounted(seat=seat, hand=spot, change_by=more, cite=cite)


@remedy(KumKum, "kum-kum", "kum-kum.bank")
def kum_kum(case: Case[PaiGowHand], report: KumKum) -> Ruling:
    """A single bet, settled with the person it is named for; only a bank may be shared."""
    hand, lay = case.hand, case.hand.layout
    bank = any(cover.player == report.seat for cover in lay.covers)
    if not bank and not any(wager.player == report.seat for wager in lay.wagers):
        raise no_such_case("kum-kum", say("no-money-on-table", seat=Seat(report.seat)))
    cite = "kum-kum.bank" if bank and report.seat == hand.button else "kum-kum"
    partners = tuple(say("partner", name=name) for name in report.partners if name.strip())
    detail = say("shared-with", partners=Listed(partners, "and")) if partners else ""
    yield Ruled(kind="kum-kum", seat=report.seat, detail=detail, cite=cite)


@remedy(KumKumDisputed, "kum-kum.dispute")
def kum_kum_disputed(case: Case[PaiGowHand], report: KumKumDisputed) -> Ruling:
    """The dispute is recorded, and the game goes on."""
    yield Ruled(kind="kum-kum-disputed", seat=report.seat, cite="kum-kum.dispute")
