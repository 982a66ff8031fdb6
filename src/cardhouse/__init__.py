"""Cardhouse runs a California card room from its rule books.

What is named here is the door for programs (docs/api.md): it stays. What lies behind it may change.
"""

from typing import TYPE_CHECKING

__version__ = "0.1.0"

__all__ = [
    "Ask",
    "BankedView",
    "Book",
    "Bot",
    "BotError",
    "Card",
    "CardError",
    "Command",
    "CoverView",
    "Edge",
    "Event",
    "Game",
    "Hand",
    "HandView",
    "IllegalCommand",
    "LayoutView",
    "MeldView",
    "MissingExtra",
    "NotPosted",
    "Odds",
    "Offer",
    "PanView",
    "Pot",
    "PotSeat",
    "PotView",
    "Rank",
    "Result",
    "Rule",
    "RulebookError",
    "SavedHandError",
    "SeatView",
    "Seed",
    "Session",
    "SpreadsView",
    "Stakes",
    "Value",
    "View",
    "WagerView",
    "WrongArgument",
    "cents",
    "dollars",
    "houses",
    "load",
    "open_book",
    "parse_cards",
    "show_cards",
]

if TYPE_CHECKING:
    from cardhouse.api import (
        Ask,
        BankedView,
        Book,
        Bot,
        BotError,
        Card,
        CardError,
        Command,
        CoverView,
        Edge,
        Event,
        Game,
        Hand,
        HandView,
        IllegalCommand,
        LayoutView,
        MeldView,
        MissingExtra,
        NotPosted,
        Odds,
        Offer,
        PanView,
        Pot,
        PotSeat,
        PotView,
        Rank,
        Result,
        Rule,
        RulebookError,
        SavedHandError,
        SeatView,
        Seed,
        Session,
        SpreadsView,
        Stakes,
        Value,
        View,
        WagerView,
        WrongArgument,
        cents,
        dollars,
        houses,
        load,
        open_book,
        parse_cards,
        show_cards,
    )
else:

    def __getattr__(name: str) -> object:
        """A name of the door, fetched when it is first wanted: the import itself stays light."""
        if name not in __all__:
            raise AttributeError(f"module 'cardhouse' has no attribute {name!r}")
        from cardhouse import api

        globals()[name] = found = getattr(api, name)
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
