"""The craft of the keeper of a house's bonuses."""

import msgspec

from cardhouse import bonus
from cardhouse.bonus import PROMOTIONS, Bonuses
from cardhouse.bonus.commands import BonusCommand
from cardhouse.bonus.events import BonusEvent
from cardhouse.formats.log import decoder_of
from cardhouse.ledger import BONUS, OUTSIDE, Account, Transfer
from cardhouse.store.records import Record
from cardhouse.table.accounts import at


class BonusCraft:
    """The bonuses of one house."""

    def __init__(self, house: str) -> None:
        self.house = house

    def copy(self, state: Bonuses) -> Bonuses:
        return state.copy()

    def play(self, state: Bonuses, command: BonusCommand) -> list[BonusEvent]:
        return bonus.play(state, command)

    def records(self, before: Bonuses, events: list[BonusEvent]) -> tuple[Record, ...]:
        return tuple(Record(msgspec.json.encode(e), tuple(self._moves(e))) for e in events)

    async def refold(self, state: Bonuses | None, bodies: list[bytes]) -> Bonuses:
        return bonus.replay(state or Bonuses(pools={}), [self.decode(body) for body in bodies])

    def decode(self, body: bytes) -> BonusEvent:
        event: BonusEvent = decoder_of(*BonusEvent.__subclasses__()).decode(body)
        return event

    def snapshot(self, state: Bonuses) -> bytes | None:
        return msgspec.json.encode(state)

    async def restored(self, body: bytes) -> Bonuses:
        return msgspec.json.decode(body, type=Bonuses)

    def _moves(self, event: BonusEvent) -> list[Transfer]:
        moved = []
        for each in event.transfers():
            if each.source == PROMOTIONS:
                # The house's own money comes from outside the room, and is booked so.
                moved.append(Transfer(OUTSIDE, PROMOTIONS, each.amount, each.why))
            source, target = (self._account(event, a) for a in (each.source, each.target))
            moved.append(Transfer(source, target, each.amount, each.why))
        return moved

    def _account(self, event: BonusEvent, account: Account) -> Account:
        if account == BONUS:
            return at(getattr(event, "table", ""), BONUS)
        own = f"bonus/{event.bonus}"
        return pool_account(self.house, own) if account == own else account


def pool_account(house: str, account: Account) -> str:
    """A bonus's account in a room where two houses may post bonuses of the same name."""
    return f"{house}/{account}"
