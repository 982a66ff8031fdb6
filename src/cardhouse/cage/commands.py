"""Commands to the cage, each with the time of the house's clock."""

from typing import Annotated

from msgspec import Meta, Struct

from cardhouse.table.clock import Moment

Amount = Annotated[int, Meta(gt=0)]


class CageCommand(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """A command to the cage."""

    at: Moment


class SellChips(CageCommand, frozen=True, kw_only=True, tag="sell-chips"):
    """A player buys chips for cash."""

    name: str
    amount: Amount
    # The drawer the cash goes into; rooms of earlier versions also sold chips without one.
    drawer: str = ""


class RedeemChips(CageCommand, frozen=True, kw_only=True, tag="redeem-chips"):
    """A player gives chips back for cash."""

    name: str
    amount: Amount
    drawer: str = ""


class LendChips(CageCommand, frozen=True, kw_only=True, tag="lend-chips"):
    """The house lends chips that nobody pays for."""

    name: str
    amount: Amount
    # True for a bot, whose chips have an account of their own.
    bot: bool = False
    # True if the borrower owes them until everybody settles up.
    owed: bool = False


class SettleUp(CageCommand, frozen=True, kw_only=True, tag="settle-up"):
    """Everybody gives the lent chips back, and hears who owes whom."""

    by: str
    # By name and by table: the room's ledger of purses and boxes, stamped by the house.
    chips: dict[str, Amount]
    boxes: dict[str, Amount] = {}


class OpenDrawer(CageCommand, frozen=True, kw_only=True, tag="open-drawer"):
    """A cashier starts with a counted float."""

    drawer: str
    by: str
    cash: Annotated[int, Meta(ge=0)]


class FillDrawer(CageCommand, frozen=True, kw_only=True, tag="fill-drawer"):
    """More cash is brought to a drawer."""

    drawer: str
    by: str
    cash: Amount


class CloseDrawer(CageCommand, frozen=True, kw_only=True, tag="close-drawer"):
    """A cashier counts the drawer and hands the cash over."""

    drawer: str
    by: str
    counted: Annotated[int, Meta(ge=0)]
    # The reason, if somebody other than its cashier closes it.
    reason: str = ""


class ChangeShift(CageCommand, frozen=True, kw_only=True, tag="change-shift"):
    """Another floor person leads the room from now on."""

    by: str


class FetchDrop(CageCommand, frozen=True, kw_only=True, tag="fetch-drop"):
    """The box of a table is taken off, and two people count it."""

    table: str
    by: str
    witness: str
    counted: Annotated[int, Meta(ge=0)]
    # The room's ledger for the box: stamped by the house, like the time.
    booked: Annotated[int, Meta(ge=0)]
    # The explanation, if the count is short.
    reason: str = ""
