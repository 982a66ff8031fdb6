"""Trial deals of every table of a book: with all its seats taken, and with the fewest."""

from collections.abc import Callable, Collection, Iterator

from cardhouse.rehearsal.orbit import deal_all
from cardhouse.rehearsal.sitting import Broken, Sitting
from cardhouse.rulebook import AnyPosted, Fault, House, Mixed

# Words for an error in a hand.
Words = Callable[[Exception], str]


def rehearse(book: House, game: str = "", words: Words = str) -> list[Fault]:
    """Faults at the tables of a book, or of one of its pages, each once."""
    posts = (post for name, post in book.posts().items() if game in ("", name))
    return [fault for post in posts for fault in _page_faults(post, words)]


def rehearse_tables(post: AnyPosted, tables: Collection[str], words: Words = str) -> list[Fault]:
    """Faults at some tables of a page."""
    return list(_page_faults(post, words, tables))


def _page_faults(
    post: AnyPosted, words: Words, tables: Collection[str] | None = None
) -> Iterator[Fault]:
    """The first fault of each table; tables of a page with the same fault count once."""
    said = set[tuple[str, str]]()
    for i, table in enumerate([each.name for each in post.page.table]):
        if tables is not None and table not in tables:
            continue
        for seats in _companies(post):
            found = _fault(post, table, f"$.table[{i}]", seats, words)
            if found is None:
                continue
            path, what = found
            if found not in said:
                said.add(found)
                where = f"at the table {table} with {seats} players"
                yield Fault(f"{post.house}/{post.name}.toml", path, f"{where} {what}")
            break


def _companies(post: AnyPosted) -> tuple[int, ...]:
    """All seats, and the fewest players for a hand, besides any standing banks."""
    if isinstance(post, Mixed):
        # No standing bank sits at a table with changing games.
        seating, banks = post.seating, 0
    else:
        seating, banks = post.page.seating, post.page.rotation.banks
    fewest = min(seating.most, max(seating.least, banks + 2))
    return tuple(dict.fromkeys((seating.most, fewest)))


def _fault(
    post: AnyPosted, table: str, path: str, seats: int, words: Words
) -> tuple[str, str] | None:
    """Path and words of the fault in a sitting; None if all its hands reach their end."""
    sitting = None
    try:
        sitting = Sitting(post, table, seats, f"rehearsal/{post.name}/{table}/{seats}")
        deal_all(sitting, is_full=seats == max(_companies(post)))
    except Broken as broken:
        return path, str(broken)
    except Exception as error:  # Any error in a hand is the book's fault.
        what = " ".join(f"{type(error).__name__} {words(error)}".split())
        return _place(post, sitting) or path, f"{_hand(post, sitting)} cannot be played: {what}"
    return None


def _hand(post: AnyPosted, sitting: Sitting | None) -> str:
    """A hand in words, with its game if that changes."""
    if sitting is None or not isinstance(post, Mixed):
        return "a hand"
    return f"a hand of {sitting.table.game.name}"


def _place(post: AnyPosted, sitting: Sitting | None) -> str:
    """The step of the script where a hand went wrong; with changing games, the game."""
    if sitting is None:
        return ""
    hand = sitting.table.hand
    if isinstance(post, Mixed):
        return f"$.games[{post.page.games.index(sitting.table.game.name)}]"
    if hand is None or hand.over or not 0 <= hand.cursor < len(hand.script):
        return ""
    step = hand.script[hand.cursor]
    return f"$.script[{post.page.script.index(step)}]" if step in post.page.script else ""
