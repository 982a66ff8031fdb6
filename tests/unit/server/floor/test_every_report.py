"""Every report and order of the catalogue over the console: found, foreseen, and then made so."""

from __future__ import annotations

from itertools import chain, product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core.family import Family
from cardhouse.engine.core.hand import Hand
from cardhouse.floor import ALL_REPORTS, Report
from cardhouse.floor.core.guesses import closed, is_signature
from cardhouse.floor.core.pointing import AT, card_at, seen
from cardhouse.floor.families import RULINGS
from cardhouse.room.buying import bring_chips
from cardhouse.room.furnish import table_name
from cardhouse.rulebook import posted
from cardhouse.server.front.limits import Limits, Rate
from cardhouse.table.commands import BuyChips, Sit
from tests.kit.staff import Member, staffed
from tests.kit.web import Web, run, served
from tests.unit.server.floor.recorded import Recorded, Recording, WrongDecks

# Games in which a family's mistakes happen, the most likely first.
GAMES = {
    "pot": ("tommys/stud7", "tommys/holdem", "lo-ball-room/lowball"),
    "blackjack": ("new-esquire/no-bust-blackjack", "tommys/no-bust-blackjack"),
    "pai_gow": ("tommys/pai-gow-poker",),
    "pan": ("tommys/pan",),
}
HANDS = 5
SEEDS_MOST = 60
# Storms with many kinds of reports, which are looked at first; where they have all, none is sought.
RICH = (
    *(("tommys/stud7", 5), ("tommys/holdem", 2), ("tommys/stud7", 3)),
    *(("new-esquire/no-bust-blackjack", 21), ("new-esquire/no-bust-blackjack", 17)),
    *(("tommys/no-bust-blackjack", 21), ("tommys/no-bust-blackjack", 11)),
    ("tommys/pan", 16),
)
# Nobody is in such a hurry but a test.
FREELY = Limits(requests=Rate(10_000, 10_000.0))


def family_of(game: str) -> Family[Any]:
    house, _, name = game.partition("/")
    return posted(house, name).family


def storms(games: tuple[str, ...]) -> list[tuple[str, list[Recorded], set[type[Report]]]]:
    """Storms in which each report of a family is ruled on, with the new ones of each."""
    left = set(RULINGS[family_of(games[0])].remedies)
    found = []
    rich = ((seed, game) for game, seed in RICH if game in games)
    for seed, game in chain(rich, product(range(SEEDS_MOST), games)):
        house, _, name = game.partition("/")
        orders = Recording(posted(house, name), seed).record(HANDS)
        new = left & {type(each.order) for each in orders if each.pointed is not None}
        if new:
            found.append((game, orders, new))
            left -= new
        if not left:
            return found
    raise AssertionError(f"no storm has {left}")


class Console:
    """A floor person at the console of one table."""

    def __init__(self, web: Web, floor: Member, table: str) -> None:
        self.web, self.floor, self.table = web, floor, table
        self.keeper = web.room.tables[table]
        self.orders = 0
        self.wrong = WrongDecks(self.keeper.craft)
        self.keeper.craft.play = self.wrong  # type: ignore[method-assign, assignment]

    async def order(self, recorded: Recorded) -> None:
        """Give an order as it was written down."""
        self.orders += 1
        self.wrong.deck = recorded.deck
        name, order = f"order-{self.orders}", recorded.order
        if isinstance(order, Sit | BuyChips):
            who = order.name if isinstance(order, Sit) else self.keeper.state.name_at(order.seat)
            await bring_chips(self.web.room, self.keeper, order, who, name)
        else:
            await self.keeper.order(order, name)

    async def rule(self, report: Report) -> None:
        """Find a report among the forms, foresee its ruling, and make it."""
        address = f"/api/floor/tables/{self.table}"
        told = await self.floor.read(address)
        tag = str(report.__struct_config__.tag)
        form = next(each for each in told["forms"] if each["report"] == tag)
        hand = self.keeper.state.hand
        assert hand is not None
        cases = [[_card(hand, value) for value in case] for case in form["cases"]]
        assert [_card(hand, value) for value in closed(report)] in cases
        sent = {"seq": told["state"]["seq"], "report": _unsigned(report)}
        answer = await self.floor.client.post(f"{address}/preview", json=sent)
        assert answer.status_code == 200, answer.text
        done = await self.floor.act("rule", table=self.table, **sent)
        assert done.status_code == 200, done.text
        await self._as_foreseen(answer.json())

    async def _as_foreseen(self, foreseen: dict[str, Any]) -> None:
        balances, prefix = await self.web.balances(), f"{self.table}/"
        really = {k.removeprefix(prefix): v for k, v in balances.items() if k.startswith(prefix)}
        chips = {each["account"]: each["after"] for each in foreseen["chips"]}
        hand = self.keeper.state.hand
        assert hand is not None
        if foreseen["deals"] and hand.over:
            # The dealer has dealt on and paid, by cards that nobody knew.
            return
        assert {k: v for k, v in chips.items() if v and "/" not in k} == {
            k: v for k, v in really.items() if v
        }
        lying = {place: cards for place, cards in seen(hand).items() if cards}
        counts = {each["place"]: each["count"] for each in foreseen["after"]}
        if foreseen["deals"]:
            # The dealer has dealt on: cards have come to lie on those of the ruling, from the deck.
            deck = counts.pop("stock", 0)
            assert len(lying.get("stock", ())) <= deck
            assert all(len(lying.get(place, ())) >= count for place, count in counts.items())
        else:
            assert counts == {place: len(cards) for place, cards in lying.items()}
        for each in foreseen["after"]:
            if each["place"] in counts:
                for card, lies in zip(each["cards"], lying[each["place"]], strict=False):
                    assert card in (HIDDEN, lies)


def _unsigned(report: Report) -> dict[str, Any]:
    """A report as the page sends it: the room knows who rules, and when."""
    told: dict[str, Any] = msgspec.to_builtins(report)
    for info in msgspec.structs.fields(report):
        if is_signature(info) and info.name in ("by", "at"):
            del told[info.name]
    return told


def _card(hand: Hand, value: Any) -> Any:
    """The card of a place: in a shoe the same card may lie in several."""
    return card_at(hand, Card(value)) if isinstance(value, str) and AT in value else value


def test_the_families_tried_have_every_report_of_the_catalogue() -> None:
    assert {family_of(games[0]) for games in GAMES.values()} == RULINGS.keys()
    tried = {kind for games in GAMES.values() for kind in RULINGS[family_of(games[0])].remedies}
    assert tried == set(ALL_REPORTS)


@pytest.mark.parametrize("family", GAMES)
def test_every_report_moves_the_cards_and_chips_of_its_preview(family: str, tmp_path: Path) -> None:
    ruled = set[type[Report]]()
    for number, (game, orders, new) in enumerate(storms(GAMES[family])):
        folder = tmp_path / str(number)
        folder.mkdir()
        run(_console(folder, game, orders, set(new)))
        ruled |= new
    assert ruled == set(RULINGS[family_of(GAMES[family][0])].remedies)


async def _console(
    folder: Path, game: str, orders: list[Recorded], left: set[type[Report]]
) -> None:
    """Deal a storm again; the first report of each kind goes over the console."""
    async with served(folder, game, bots=0, limits=FREELY) as web, staffed(web) as crew:
        house, _, name = game.partition("/")
        table = table_name(posted(house, name))
        # The dealer leaves the table to the test.
        await crew["Flo"].did("pause-table", table=table, reason="a storm")
        console = Console(web, crew["Flo"], table)
        for each in orders:
            if each.pointed is not None and type(each.order) in left:
                await console.rule(each.pointed)
                left.discard(type(each.order))
            else:
                await console.order(each)
    assert not left
