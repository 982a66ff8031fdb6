"""A hand that has ended is reopened by a ruling, until the next one starts."""

from msgspec import field
from msgspec.structs import replace

from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import say
from cardhouse.ledger import CAGE, Balances
from cardhouse.table.events import TableEvent
from cardhouse.table.table import Counted, Player, Table


class HandReopened(TableEvent, frozen=True, kw_only=True, tag="hand-reopened"):
    """The count of the last hand was taken back, as far as its chips are still at the table."""

    hand: int
    # Counted chips that players who have not left still have.
    stacks: dict[int, int]
    box: int
    bonus: int = 0
    # Chips the cage gives back of those it held for players who walked away.
    held: dict[int, int] = field(default_factory=dict)
    cite: str = "floor"

    def at_table(self) -> Balances:
        """Chips of the hand still there, by account of the hand."""
        there: Balances = {f"{CAGE}{seat}": chips for seat, chips in self.held.items()}
        return there | dict(self.stacks.items())

    def change(self, table: Table) -> None:
        counted = table.counted
        assert counted is not None, "no hand was counted"
        table.hands -= 1
        table.box -= self.box
        table.bonus -= self.bonus
        for seat, chips in self.held.items():
            name = counted.players[seat].name
            table.cage[name] -= chips
            if not table.cage[name]:
                del table.cage[name]
        for seat, chips in self.stacks.items():
            _stands_as_before(table.players[seat], counted, seat, chips)
        # The game of the hand is in force again, whatever has been named since.
        table.spread, table.naming = table.dealt, counted.naming
        table.turn, table.button = replace(counted.turn), counted.button
        table.killing = counted.killing
        table.before = None if counted.before is None else replace(counted.before)


def _stands_as_before(player: Player, counted: Counted, seat: int, chips: int) -> None:
    """Chips bought or won since count from the next hand; a wish to sit out stays."""
    player.bought += player.chips - chips
    player.chips = chips
    before = counted.players[seat]
    if player.standing == "in" or not counted.stacks[seat]:
        player.standing, player.missed = before.standing, before.missed


def reopened(table: Table) -> HandReopened:
    """The count to take back; refused once somebody else sits in a seat of the hand."""
    counted = table.counted
    assert counted is not None, "no hand was counted"
    stacks = {}
    for seat, before in counted.players.items():
        player = table.players.get(seat)
        if player is not None and player.name != before.name:
            words = say("seat-of-hand-taken", name=player.name)
            raise Illegal(Reason.HAND_OVER, "floor.final", words)
        if player is not None:
            stacks[seat] = min(player.chips, counted.stacks[seat])
    held = {}
    for seat, chips in counted.held.items():
        if there := min(chips, table.cage.get(counted.players[seat].name, 0)):
            held[seat] = there
    return HandReopened(
        hand=table.hands, stacks=stacks, box=counted.box, bonus=counted.bonus, held=held
    )
