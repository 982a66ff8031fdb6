"""The numbers of actions: each command has a run of them, and each stands for one choice."""

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from typing import Any, Final

from msgspec import Struct

from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.view import View
from cardhouse.env.fields import in_order

# A choice within a command's run, and the command that it stands for.
Choices = Iterator[tuple[int, Any]]
# The choices of a command, given its terms and the view of the seat that is asked.
Chooses = Callable[[Any, View], Choices]

# The numbers, such as spots and hands, that can be told apart in one offer.
VALUES: Final = 8
SHARES: Final = {"a quarter of the way": 0.25, "half the way": 0.5}


class Slots(Struct, frozen=True):
    """A command's run of actions: its meaning for each of them, and how a choice is made."""

    # The command.
    kind: Any
    # For each choice; empty if there is only one.
    meanings: tuple[str, ...]
    # The legal ones; None for a command with nothing more to say.
    choices: Chooses | None = None

    @property
    def do(self) -> str:
        """The command by the name the door has for it."""
        return str(self.kind.__struct_config__.tag)


def plain(*kinds: type[Command]) -> Iterator[Slots]:
    """Commands with nothing more to say."""
    for kind in kinds:
        yield Slots(kind, ("",))


def by_value(kind: type[Command], noun: str) -> Slots:
    """One of a few numbers, in the order of the offer."""

    def choices(terms: Any, view: View) -> Choices:
        for place, command in enumerate(terms.choices(kind, view.viewer)):
            if place < VALUES:
                yield place, command

    return Slots(
        kind, tuple(f"{noun} {n} of those on offer" for n in range(1, VALUES + 1)), choices
    )


def share_names() -> tuple[str, ...]:
    """The names of amounts between a least and a most."""
    return ("the least", *SHARES, "the most")


def shares(least: int, most: int, step: int) -> Iterator[tuple[int, int]]:
    """A few amounts from the least to the most, each once, and the place of each."""
    top = most - (most - least) % step
    wanted = [least, *(least + share * (top - least) for share in SHARES.values()), top]
    yield from distinct(wanted, least, top, step)


def distinct(
    wanted: Iterable[float], least: int, most: int, step: int
) -> Iterator[tuple[int, int]]:
    """Amounts that may be named, rounded down to a whole step; what comes again is left out."""
    wishes, seen = list(wanted), set[int]()
    last = len(wishes) - 1
    for place, wish in enumerate(wishes):
        amount = most if place == last else least + int((wish - least) // step) * step
        if least <= amount <= most and amount not in seen and (amount < most or place in (0, last)):
            seen.add(amount)
            yield place, amount


def subsets(kind: Callable[..., Command], held: int) -> Slots:
    """Any of the cards held: the number of the choice is a bit for each, the lowest card first."""
    ordinals = [f"{n}." for n in range(1, held + 1)]
    meanings = [
        " and ".join(name for bit, name in enumerate(ordinals) if number >> bit & 1)
        for number in range(1 << held)
    ]

    def choices(terms: Any, view: View) -> Choices:
        cards = in_order(terms.cards)[:held]
        for count in range(terms.least, min(terms.most, len(cards)) + 1):
            for chosen in combinations(range(len(cards)), count):
                number = sum(1 << place for place in chosen)
                yield number, kind(seat=view.viewer, cards=tuple(cards[i] for i in chosen))

    return Slots(kind, tuple(f"{said or 'no'} lowest card" for said in meanings), choices)


def menu(slots: Iterable[tuple[int, Slots]], ask: Ask, view: View) -> dict[int, Command]:
    """Every action that is legal now, with the command that it stands for."""
    found: dict[int, Command] = {}
    offers = ask.offers
    for first, each in slots:
        terms = offers.get(each.kind)
        if terms is None:
            continue
        if each.choices is None:
            found[first] = each.kind(view.viewer)
            continue
        for place, command in each.choices(terms, view):
            found[first + place] = command
    return found
