"""Arguments of a program, read and checked before anybody sits down."""

from collections.abc import Iterable, Mapping
from typing import Final, Literal, TypeVar

from cardhouse.api import NotPosted, WrongArgument, arguments, open_book
from cardhouse.api.spread import taken_seats
from cardhouse.bots.names import DEFAULT, NAMES
from cardhouse.bots.seating import roles, too_few
from cardhouse.engine import Illegal
from cardhouse.env.families import coding_of
from cardhouse.env.sitting import Seating, opened
from cardhouse.ledger import dollars
from cardhouse.rulebook import AnyPosted, open_table
from cardhouse.rulebook.mixed import Mixed
from cardhouse.table import Table
from cardhouse.words.refusals import refusal_words

Seats = int | Iterable[int]
Stacks = int | Mapping[int, int] | None
# Money of rewards: in the bets of the table, or in cents.
Unit = Literal["bets", "cents"]
# A learner who bets against the bank, or who banks whenever the bank is offered.
Role = Literal["player", "bank"]
UNITS: Final = ("bets", "cents")
ROLES: Final = ("player", "bank")
Word = TypeVar("Word", bound=str)


class Place:
    """A game of a house at one of its tables, before anybody sits down."""

    def __init__(self, house: str, game: str, table: str) -> None:
        book = open_book(house)
        posts: Mapping[str, AnyPosted] = book._house.posts()
        if arguments.text("game", game) not in posts:
            raise NotPosted(f"no game {game!r} at {book.name}; it posts: {', '.join(posts)}")
        self.posted = posted = posts[game]
        name = arguments.text("table", table)
        try:
            self.empty: Table = open_table(posted, name)
        except LookupError as error:
            raise NotPosted(error.args[0]) from None
        self.table = name
        self.seating = posted.seating if isinstance(posted, Mixed) else posted.page.seating
        self.codings = tuple(coding_of(spread.game) for spread in self.empty.spreads)
        self.banked = any(coding.banked for coding in self.codings)

    def seats(self, seats: Seats) -> tuple[int, ...]:
        """The taken seats, if that many may play."""
        return taken_seats(self.posted.name, self.seating, seats)

    def learners(self, taken: tuple[int, ...], seat: int, role: Role) -> int:
        """The seat of the only learner, in which a player can play the role."""
        if role == "bank" and not self.banked:
            raise WrongArgument(f"role must be 'player': nobody banks {self.posted.name}")
        kept = {*self.empty.rotation.seats}
        wanted = arguments.whole("seat", seat) or next(
            each for each in taken if (each in kept) == (role == "bank" and bool(kept))
        )
        if wanted not in taken:
            seats = ", ".join(map(str, taken))
            raise NotPosted(f"seat {wanted} is not taken: the seats are {seats}")
        if wanted in kept and role == "player":
            raise NotPosted(f"seat {wanted} is kept for a standing bank, which never bets")
        return wanted

    def seated(
        self,
        taken: tuple[int, ...],
        bots: Mapping[int, str],
        *,
        stacks: Stacks,
        hands: int,
        bank: int | None,
        showdown: bool,
    ) -> Seating:
        """Everybody in their seats; the house seats its own standing banks."""
        learners = frozenset(taken) - bots.keys()
        if not learners:
            raise WrongArgument("bots must leave a seat to a learner: they are in all of them")
        rotation = self.empty.rotation
        free = sorted(bots) if len(bots) >= rotation.banks else taken
        banks = roles(rotation, free)
        if few := too_few(rotation, sorted({*taken, *banks})):
            raise NotPosted(f"{self.posted.name} with {len(taken)} players: {few}")
        crew = {**dict.fromkeys(banks.keys() - {*taken}, DEFAULT), **bots}
        silent = () if showdown else tuple(k for each in self.codings for k in each.showing)
        seating = Seating(
            posted=self.posted,
            table=self.table,
            learners=learners,
            bots=crew,
            banks=frozenset(banks),
            stacks=_stacks(stacks, taken),
            hands=arguments.whole("hands", hands, least=1),
            bank=bank,
            silent=silent,
        )
        try:
            opened(seating)
        except Illegal as refused:
            least = f"at least {dollars(self.empty.buy_in)} (stacks are cents)"
            raise NotPosted(f"stacks: {refusal_words(refused)} Bring {least}.") from None
        return seating


def named_bots(bots: object, seats: Iterable[int]) -> dict[int, str]:
    """Bots by seat, from one name for all of these seats or names for some."""
    if isinstance(bots, str):
        bots = dict.fromkeys(seats, bots)
    if not isinstance(bots, Mapping):
        raise arguments.wrong("bots", "a name, or a dict of seats and names", bots)
    found = {arguments.whole("a seat", seat): bot for seat, bot in bots.items()}
    for seat, bot in found.items():
        if seat not in {*seats}:
            raise NotPosted(f"there is a bot for seat {seat}, and nobody sits there")
        if bot not in NAMES:
            raise NotPosted(f"no bot {bot!r}; there are: {', '.join(NAMES)}")
    return found


def one_of(what: str, value: Word, known: tuple[str, ...]) -> Word:
    """One of a few words."""
    if value not in known:
        raise arguments.wrong(what, " or ".join(map(repr, known)), value)
    return value


def _stacks(stacks: Stacks, taken: tuple[int, ...]) -> dict[int, int]:
    """The given stacks, in cents."""
    if stacks is None:
        return {}
    if not isinstance(stacks, Mapping):
        return dict.fromkeys(taken, arguments.money("stacks", stacks))
    for seat in stacks:
        if seat not in taken:
            raise NotPosted(f"seat {seat} has a stack, and nobody sits there")
    return {seat: arguments.money(f"stacks[{seat}]", chips) for seat, chips in stacks.items()}
