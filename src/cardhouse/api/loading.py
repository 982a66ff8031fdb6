"""Loading a saved hand."""

from cardhouse.api import arguments
from cardhouse.api.book import Book, open_book
from cardhouse.api.errors import SavedHandError
from cardhouse.api.hand import Hand
from cardhouse.api.saved import read
from cardhouse.engine import replay
from cardhouse.formats import HistoryError
from cardhouse.formats.history import replayed


def load(text: str | bytes, book: Book | None = None) -> Hand:
    """A saved hand, at the point where it stood; `book` is its house's, if that is your own folder.

    >>> import cardhouse
    >>> hand = cardhouse.open_book("tommys").game("holdem").deal(seats=3, seed=7)
    >>> again = cardhouse.load(hand.save())
    >>> again.play(again.ask.do("raise")) == hand.play(hand.ask.do("raise"))
    True
    """
    if not isinstance(text, str | bytes):
        raise arguments.wrong("text", "what hand.save() gave", text)
    history, fate = read(text)
    own = open_book(history.house) if book is None else book
    if arguments.instance("book", own, Book, "a Book: open_book(...)").name != history.house:
        raise SavedHandError(
            f"saved at {history.house}, and this is the book of {own.name}: "
            "load it with the book that it was dealt from, load(text, open_book(...))"
        )
    spread = own.game(history.game, table=history.table)._spread
    posted, core = spread.posted, spread.core
    if posted.hash != history.book:
        raise SavedHandError(
            f"saved under another rule book of {history.house}: "
            "load it with the book that it was dealt from, load(text, open_book(...))"
        )
    log = list(history.events)
    try:
        replayed(history, core)
    except HistoryError as error:
        raise SavedHandError(str(error)) from None
    return Hand(spread, replay(core, log), log, fate, number=history.hand)
