"""The effect of every act, by its tag; one module a place where acts are done."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from cardhouse.cage.commands import SellChips
from cardhouse.management.changes import (
    ChangeTable,
    CloseDay,
    EditBook,
    OpenTable,
    PageSeat,
    ShowHand,
)
from cardhouse.management.own_tables import MakeTable, RenewLink
from cardhouse.management.talk import (
    LetSpeak,
    LetSpeakEverywhere,
    SilenceEverywhere,
    SilencePerson,
    StrikeLine,
)
from cardhouse.server.commands import tag
from cardhouse.server.staff import acts
from cardhouse.server.staff.effects import books, cage, chips, club, free, office, people, tables
from cardhouse.server.staff.effects.effect import Doer, Effect


async def effect_of(doer: Doer, act: Any) -> Effect:
    """The effect of an act; Illegal or Denied if there can be none."""
    return await _EFFECTS[tag(type(act))](doer, act)


# Acts that carry a command of one kind, and those that stand alone.
_EFFECTS: Final[Mapping[str, Callable[[Doer, Any], Awaitable[Effect]]]] = {
    **dict.fromkeys(acts.HOUSE, tables.house),
    **dict.fromkeys(acts.CAGE, cage.cage),
    **dict.fromkeys(acts.FREE, free.free),
    **dict.fromkeys(acts.CHANGES, office.change),
    tag(SellChips): chips.sell,
    tag(OpenTable): tables.open_table,
    tag(ChangeTable): tables.change_table,
    tag(MakeTable): tables.make_table,
    tag(RenewLink): tables.renew_link,
    tag(PageSeat): tables.page,
    tag(SilencePerson): tables.silence,
    tag(SilenceEverywhere): tables.silence,
    tag(LetSpeak): tables.silence,
    tag(LetSpeakEverywhere): tables.silence,
    tag(StrikeLine): tables.strike_line,
    tag(EditBook): books.edit_book,
    tag(CloseDay): office.close_day,
    tag(ShowHand): office.show_hand,
    tag(acts.RuleAct): tables.rule,
    tag(acts.MoveAct): tables.move,
    tag(acts.PlayFreeAct): free.free,
    tag(acts.OPEN_FREE): free.open_free,
    tag(acts.FetchHeldAct): cage.fetch_held,
    tag(acts.BuyInAct): club.buy_in,
    tag(acts.SettleUpAct): club.settle_up,
    tag(acts.BotsAct): tables.bots,
    tag(acts.GiveRolesAct): people.give_roles,
    tag(acts.InviteAct): people.invite,
    tag(acts.WithdrawAct): people.withdraw,
}
