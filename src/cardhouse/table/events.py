"""Events at a table between hands."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from cardhouse.cards import Card
from cardhouse.table.table import Before, Counted, Player, Role, Stood, Table


class TableEvent(Struct, frozen=True, kw_only=True, tag_field="event", omit_defaults=True):
    """A fact of the table."""

    cite: str = ""

    def change(self, table: Table) -> None:
        """Apply this event to the table; called only by `fold`."""


class TableOpened(TableEvent, frozen=True, kw_only=True, tag="table-opened"):
    """The house spreads a game, under the rule book with this fingerprint."""

    house: str
    game: str
    # The posted table, one of those the house posts for the game.
    rules: str
    book: str
    # Fewer seats than the book allows; 0 for all of them.
    seats: int = 0


class PlayerSat(TableEvent, frozen=True, kw_only=True, tag="player-sat"):
    """Somebody took a seat with a buy-in."""

    seat: int
    name: str
    chips: int
    # Before the first hand everybody is in; later newcomers owe the big blind.
    owing: bool = False
    # True if they left this table with missed blinds, which they still owe.
    missed: bool = False
    # Time collection they still owed when they left this table.
    time_owed: int = 0
    role: Role = "player"
    bot: str = ""
    # True if a bot's chips have an account of their own; in earlier versions they had none.
    apart: bool = False
    cite: str = "seat.buy-in"

    def change(self, table: Table) -> None:
        for names in (table.waiting, table.called):
            if self.name in names:
                names.remove(self.name)
        table.paged.pop(self.name, None)
        standing: Literal["in", "owing"] = "owing" if self.owing else "in"
        if self.name in table.left_owing:
            table.left_owing.remove(self.name)
        table.left_time.pop(self.name, None)
        table.players[self.seat] = Player(
            self.name,
            self.chips,
            standing,
            missed=self.missed,
            role=self.role,
            bot=self.bot,
            apart=self.apart,
            time_owed=self.time_owed,
        )


class ChipsBought(TableEvent, frozen=True, kw_only=True, tag="chips-bought"):
    """A player added chips; during a hand they count from the next one."""

    seat: int
    chips: int
    # True for a short buy; true for a full buy-in, which allows another short buy.
    short: bool = False
    full: bool = False
    cite: str = "seat.buy-in"

    def change(self, table: Table) -> None:
        player = table.players[self.seat]
        player.short_bought = self.short or (player.short_bought and not self.full)
        if table.running():
            player.bought += self.chips
        else:
            player.chips += self.chips


class SatOut(TableEvent, frozen=True, kw_only=True, tag="sat-out"):
    """A player is passed over until coming back; one who has not come in yet still owes."""

    seat: int

    def change(self, table: Table) -> None:
        player = table.players[self.seat]
        entered = table.playing(self.seat) or player.standing in ("in", "out")
        player.standing = "out" if entered else "owing"


class CameIn(TableEvent, frozen=True, kw_only=True, tag="came-in"):
    """A player comes into the game: at once if they owe nothing, by posting, or by waiting."""

    seat: int
    how: Literal["in", "post", "wait"]
    cite: str = "seat.enter"

    def change(self, table: Table) -> None:
        standings: dict[str, Literal["in", "posting", "waiting"]]
        standings = {"in": "in", "post": "posting", "wait": "waiting"}
        table.players[self.seat].standing = standings[self.how]


class BlindsMissed(TableEvent, frozen=True, kw_only=True, tag="blinds-missed"):
    """The blinds passed a player who was away, or could not be dealt in."""

    seat: int
    cite: str = "blind.missed"

    def change(self, table: Table) -> None:
        player = table.players[self.seat]
        player.missed = True
        # They are not dealt in again until they have posted or waited.
        player.standing = "out" if player.standing == "in" else player.standing
        if table.before is not None:
            table.before.missed = (*table.before.missed, self.seat)


def _passed_by_name(table: Table, seat: int, name: str) -> None:
    """Keep a player's passed blinds under their name: the seat's next player was not passed."""
    if table.before is not None:
        table.before = table.before.without(seat, name)
    if table.counted is not None and (before := table.counted.before) is not None:
        table.counted = replace(table.counted, before=before.without(seat, name))


class PlayerLeft(TableEvent, frozen=True, kw_only=True, tag="player-left"):
    """A player left with their chips, or will when the hand is over."""

    seat: int
    after_hand: bool = False
    # The player and the chips taken along; nothing yet if they leave after the hand.
    name: str = ""
    chips: int = 0
    # The table that the floor moves them to, with everything that they owe.
    to: str = ""

    def change(self, table: Table) -> None:
        if self.after_hand:
            table.players[self.seat].leaving = True
        else:
            player, turn = table.players.pop(self.seat), table.turn
            if player.missed and not self.to and player.name not in table.left_owing:
                table.left_owing.append(player.name)
            if player.time_owed and not self.to:
                table.left_time[player.name] = player.time_owed
            _passed_by_name(table, self.seat, player.name)
            # The others of a tie still draw again for the button.
            table.tied = tuple(seat for seat in table.tied if seat != self.seat)
            table.drawn = table.drawn if table.tied else ()
            # The next player in this seat neither holds the bank nor has been offered it.
            turn.holder = 0 if turn.holder == self.seat else turn.holder
            turn.offered = 0 if turn.offered == self.seat else turn.offered


class PlayerStayed(TableEvent, frozen=True, kw_only=True, tag="player-stayed"):
    """A player who wanted to leave after the hand stays."""

    seat: int

    def change(self, table: Table) -> None:
        table.players[self.seat].leaving = False


class PlayerMoved(TableEvent, frozen=True, kw_only=True, tag="player-moved"):
    """The floor moved a player to another seat of the table; the bank's turn goes with them."""

    seat: int
    to: int
    name: str
    by: str
    chips: int = 0
    # True if they come in again as a newcomer does: nobody moves past the blinds.
    owing: bool = False
    cite: str = "floor"

    def change(self, table: Table) -> None:
        player, turn = table.players.pop(self.seat), table.turn
        player.standing = "owing" if self.owing else player.standing
        table.players[self.to] = player
        _passed_by_name(table, self.seat, player.name)
        table.tied = tuple(self.to if seat == self.seat else seat for seat in table.tied)
        turn.holder = self.to if turn.holder == self.seat else turn.holder
        turn.offered = self.to if turn.offered == self.seat else turn.offered


class PlayerExpelled(TableEvent, frozen=True, kw_only=True, tag="player-expelled"):
    """The floor sent a player out of the room: they leave, and may not sit down again."""

    seat: int
    name: str
    by: str
    reason: str
    after_hand: bool = False
    chips: int = 0
    cite: str = "floor.dead-hand"

    def change(self, table: Table) -> None:
        table.barred.append(self.name)
        PlayerLeft(seat=self.seat, after_hand=self.after_hand).change(table)


class PlayerBarred(TableEvent, frozen=True, kw_only=True, tag="player-barred"):
    """The floor barred a person who does not sit at the table from taking a seat there."""

    name: str
    by: str
    reason: str
    cite: str = "floor"

    def change(self, table: Table) -> None:
        table.barred.append(self.name)


class PlayerAdmitted(TableEvent, frozen=True, kw_only=True, tag="player-admitted"):
    """A barred person may take a seat at the table again."""

    name: str
    by: str
    cite: str = "floor"

    def change(self, table: Table) -> None:
        table.barred[:] = [name for name in table.barred if name != self.name]


class ButtonDrawn(TableEvent, frozen=True, kw_only=True, tag="button-drawn"):
    """A card to each player found the first dealer, or the seats that must draw again."""

    # 0 if the best cards are equal.
    seat: int
    cards: dict[int, Card]
    tied: tuple[int, ...] = ()
    cite: str = "button.first"

    def change(self, table: Table) -> None:
        table.button, table.tied = self.seat, self.tied
        table.drawn = (*table.drawn, *self.cards.values()) if self.tied else ()


class ButtonMoved(TableEvent, frozen=True, kw_only=True, tag="button-moved"):
    """The button lies in front of the next dealer; the seat of the full blind goes with it."""

    seat: int
    big_blind: int
    first_blind: int = 0
    # True if fewer than two were in the game, so that it starts over and nobody owes anything.
    anew: bool = False
    cite: str = "button.moves"

    def change(self, table: Table) -> None:
        table.before = Before(table.button, table.big_blind, table.first_blind)
        table.tied = table.drawn = ()
        table.button = self.seat
        table.big_blind, table.first_blind = self.big_blind, self.first_blind
        if self.anew:
            table.left_owing.clear()


class GameNamed(TableEvent, frozen=True, kw_only=True, tag="game-named"):
    """The game of the next hand, as posted, at a table with changing games."""

    game: str
    title: str
    # The coming button, whose holder names the game; 0 in a rotation.
    seat: int = 0
    cite: str = "game.named"

    def change(self, table: Table) -> None:
        assert table.naming is not None, "one game is spread here"
        table.spread = table.spread_of(self.game)
        table.naming = replace(table.naming, by=table.name_at(self.seat))


class HandCounted(TableEvent, frozen=True, kw_only=True, tag="hand-counted"):
    """The hand is over: each seat's chips, and the chips that went to the box or the bonuses."""

    stacks: dict[int, int]
    box: int
    bonus: int = 0
    # Chips the cage holds for players who have walked away.
    held: dict[int, int] = {}
    # Chips due to players who have left the table, in a hand reopened by a ruling.
    away: dict[int, int] = {}
    # A cancelled hand gave the posts back: players who had to post still owe.
    cancelled: bool = False

    def change(self, table: Table) -> None:
        players = _stood(table, self)
        table.counted = Counted(
            stacks=self.stacks | self.away,
            box=self.box,
            bonus=self.bonus,
            held=self.held,
            players=players,
            turn=replace(table.turn),
            button=table.button,
            before=None if table.before is None else replace(table.before),
            naming=table.naming,
            killing=table.killing,
        )
        # At a table with changing games, only a game with blinds settles blinds owed.
        settles = not self.cancelled and (table.mix is None or bool(table.game.stakes.blinds))
        table.hands += 1
        table.box += self.box
        table.bonus += self.bonus
        for seat, chips in (*self.held.items(), *self.away.items()):
            # By name, because the next player in that seat has no claim to it.
            name = players[seat].name
            if chips:
                table.cage[name] = table.cage.get(name, 0) + chips
        for seat, chips in self.stacks.items():
            player = table.players[seat]
            player.chips = chips
            if settles:
                entering = player.standing in ("waiting", "posting")
                player.standing = "in" if entering else player.standing
                player.missed = False
        for player in table.players.values():
            player.chips += player.bought
            player.bought = 0
            if not player.chips:
                player.standing = "out"
        _count_game(table, cancelled=self.cancelled)
        if self.cancelled:
            table.cancelled += 1
            _take_back(table)
        table.before = None


def _count_game(table: Table, *, cancelled: bool) -> None:
    """With changing games the next is to be named, and the bank may be offered again."""
    if table.naming is None:
        return
    if cancelled:
        table.naming = replace(table.naming, by="")
        return
    table.naming = table.naming.counted(table.game.name, table.name_at(table.button))
    if not table.turn.holder:
        table.turn.asked = ()


def _take_back(table: Table) -> None:
    """No hand was completed: button and blinds return to their places, and have passed nobody."""
    before = table.before
    if before is None:
        return
    table.button, table.big_blind = before.button, before.big_blind
    table.first_blind = before.first_blind
    for seat, player in table.players.items():
        if seat in before.missed and player.standing in ("posting", "waiting"):
            player.standing = "in"
        if seat in before.missed or player.name in before.missed:
            player.missed = False
    table.left_owing[:] = [name for name in table.left_owing if name not in before.missed]


def _stood(table: Table, counted: HandCounted) -> dict[int, Stood]:
    """Standing of the players of a hand; for players who left, that of the first count."""
    found = {}
    for seat in (*counted.stacks, *counted.away):
        if player := table.players.get(seat):
            found[seat] = Stood(name=player.name, standing=player.standing, missed=player.missed)
        elif table.counted is not None:
            found[seat] = table.counted.players[seat]
    return found
