"""Orders of the floor person: in the best interest of the game, with a name and a reason."""

from cardhouse.engine.core.events import Ruled
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import Money, Said, Seat, say
from cardhouse.floor.core.case import Case, no_such_case
from cardhouse.floor.core.reports import FloorOrder, GiveChips
from cardhouse.ledger import BANK, Account


def ruled(
    case: Case, order: FloorOrder, kind: str, seat: int, cite: str, *, detail: Said | str = ""
) -> Ruled:
    if not order.by.strip() or not order.reason.strip():
        raise no_such_case("floor", say("unsigned-ruling"))
    if order.supersedes > case.rulings():
        raise no_such_case("floor.final", say("no-ruling", number=order.supersedes))
    return Ruled(
        kind=kind,
        seat=seat,
        detail=detail,
        by=order.by,
        reason=order.reason,
        at=order.at,
        supersedes=order.supersedes,
        overrides=order.overrides,
        cite="floor.final" if order.supersedes else cite,
    )


def refuse_too_much(case: Case, order: GiveChips) -> None:
    """Chips are given only from where they lie: the bank's money is not in the banker's stack."""
    chips, source = case.hand.chips, order.source
    if 0 < order.amount <= chips[source]:
        return
    raise Illegal(Reason.NOT_ENOUGH_CHIPS, "floor", _what_lies_there(case, source))


def _what_lies_there(case: Case, source: Account) -> Said:
    """The chips of an account, and with a banker's stack the bank's money beside it."""
    chips, ended = case.hand.chips, case.ended
    if not isinstance(source, int):
        return say("account-has", account=source, chips=Money(chips[source]), ended=ended)
    account = f"{BANK}{source}"
    bank = chips.get(account, 0)
    return say(
        "seat-has",
        seat=Seat(source),
        chips=Money(chips[source]),
        ended=ended,
        banking=bool(bank),
        bank=Money(bank),
        account=account,
    )
