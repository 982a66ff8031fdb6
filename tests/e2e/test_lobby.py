"""The lobby in the browser: each table's card says what its book says."""

from __future__ import annotations

import re
from pathlib import Path

import httpx

from cardhouse.words.scene import dollars
from tests.e2e.conftest import Guests
from tests.e2e.looks import look
from tests.e2e.person import PHONE, leave

ABOUT = {
    "tommys-holdem": "2 cards of your own, 5 for all. The best five win.",
    "tommys-stud7": "7 cards each, 4 of them face up. The best five win.",
    "new-esquire-no-bust-blackjack": "Come nearer to 21 than the bank",
}
FEES = {
    "tommys-holdem": ("$3", "a hand, paid by the button"),
    "tommys-pan": ("$3", "a hand, from the pot"),
    "tommys-pai-gow-poker": ("$1", "for each wager, $2 from the bank"),
}


def test_a_card_says_what_the_game_is_and_what_one_sits_down_with(
    guest: Guests, gallery: Path
) -> None:
    ada = guest()
    page = ada.page
    page.goto(ada.url)
    page.locator("article").first.wait_for()
    look(page, gallery, "lobby-cards")
    tables = {
        table["name"]: table
        for house in httpx.get(f"{ada.url}/api/room").json()["houses"]
        for table in house["tables"]
    }
    said = {
        name: page.locator(f'article[aria-labelledby="table-{name}"]').inner_text()
        for name in tables
    }
    for name, words in ABOUT.items():
        assert words in said[name], said[name]
    for name, (cost, payer) in FEES.items():
        rules = httpx.get(f"{ada.url}/api/tables/{name}/rules").json()
        assert cost in said[name] and payer in said[name] and cost in rules["fees"][0]
    for name, table in tables.items():
        # The usual sum is told, and the least beside it where that is less.
        assert re.search(rf"Buy-in\n+{re.escape(dollars(table['brings']))}\b", said[name]), name
        least = f"at least {dollars(table['buy_in'])}" in said[name]
        assert least == (table["brings"] > table["buy_in"] > 0), said[name]
        assert f"{table['free']} free seat" in said[name] and table["free"] > 0
    page.set_viewport_size(PHONE)
    look(page, gallery, "lobby-cards-phone")
    # A name that many people have is free, whatever bots are called, and brings what was told.
    ada.name = "Ada"
    ada.come("tommys-stud7")
    own = next(plate for plate in ada.table["seats"] if plate.get("you"))
    assert own["name"] == "Ada" and own["chips"] == tables["tommys-stud7"]["brings"]
    leave([ada])
