"""The door for programs: everything `import cardhouse` gives and guarantees."""

from cardhouse.api.ask import Ask, Offer, Value
from cardhouse.api.book import Book, houses, open_book
from cardhouse.api.bot import Bot
from cardhouse.api.dealing import Seed
from cardhouse.api.errors import (
    BotError,
    IllegalCommand,
    MissingExtra,
    NotPosted,
    SavedHandError,
    WrongArgument,
)
from cardhouse.api.families import (
    BankedView,
    CoverView,
    HandView,
    LayoutView,
    MeldView,
    PanView,
    Pot,
    PotSeat,
    PotView,
    SpreadsView,
    WagerView,
)
from cardhouse.api.figures import Edge, Odds
from cardhouse.api.game import Game
from cardhouse.api.hand import Hand
from cardhouse.api.loading import load
from cardhouse.api.result import Result
from cardhouse.api.rule import Rule
from cardhouse.api.session import Session
from cardhouse.api.writing import cents, dollars, parse_cards, show_cards
from cardhouse.cards import Card, CardError
from cardhouse.engine import Command, Event, View
from cardhouse.engine.core.stakes import Stakes
from cardhouse.engine.core.view import SeatView
from cardhouse.rulebook import RulebookError
from cardhouse.words.rank import Rank

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
