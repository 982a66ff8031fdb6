"""Orders of the floor person: in the best interest of the game, with a name and a reason."""

from cardhouse.engine.core.events import Ruled
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.floor.core.case import Case, no_such_case
from cardhouse.floor.core.reports import FloorOrder, GiveChips
from cardhouse.ledger import BANK, dollars


def ruled(
    case: Case, order: FloorOrder, kind: str, seat: int, cite: str, *, detail: str = ""
) -> Ruled:
    if not order.by.strip() or not order.reason.strip():
        raise no_such_case("floor", "A ruling needs the floor person's name and a reason.")
    if order.supersedes > case.rulings():
        raise no_such_case("floor.final", f"There is no ruling {order.supersedes} in this hand.")
    return Ruled(
        kind=kind,
        seat=seat,
        detail=f"for the {detail} half" if detail else "",
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
    name = f"Seat {source}" if isinstance(source, int) else f"The account {source}"
    when = " before the settlement" if case.ended else ""
    words = f"{name} has {dollars(chips[source])}{when}"
    if money := chips.get(f"{BANK}{source}"):
        words += f", and {dollars(money)} as the bank's money in {BANK}{source}"
    raise Illegal(Reason.NOT_ENOUGH_CHIPS, "floor", f"{words}.")
