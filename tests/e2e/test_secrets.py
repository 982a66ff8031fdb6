"""Two browsers at one table: neither is ever sent the other's hidden cards."""

import json
import re

from tests.e2e.conftest import Guests
from tests.e2e.person import Person, leave, together

TABLE = "tommys-holdem"


def names(text: str, card: str) -> bool:
    """True if a text names a card anywhere."""
    return re.search(rf"(?<![A-Za-z0-9]){card}(?![A-Za-z0-9])", text) is not None


def of_hand(person: Person, number: int) -> list[str]:
    """The messages a person was sent while a hand was played and lay on the table."""
    found = []
    for text in person.heard:
        message = json.loads(text)
        if message["type"] == "state":
            table = message["table"]
            over = table["hand"] is not None and table["hand"]["over"]
            if table["hands"] + (0 if over else 1) == number:
                found.append(text)
    return found


def test_hidden_cards_are_in_no_byte_for_the_other_browser(guest: Guests) -> None:
    one, other = guest(), guest()
    one.come(TABLE)
    other.come(TABLE)
    both = [one, other]
    together(both, lambda: one.playing and other.playing and bool(one.offers), "a hand for both")
    hands = {person.name: tuple(person.cards) for person in both}
    assert [len(cards) for cards in hands.values()] == [2, 2]
    number = one.table["hands"] + 1
    # Folded cards are shown to nobody: they must appear nowhere, not even in the replay.
    for person in both:
        person.gives_up = True
    together(both, lambda: one.table["hands"] >= number, "the end of the hand")
    for person, neighbour in ((one, other), (other, one)):
        sent = of_hand(person, number)
        address = f"{person.url}/api/tables/{TABLE}/hands/{number}"
        replay = person.context.request.get(address).text()
        assert len(sent) > 1
        for card in hands[person.name]:
            assert all(names(text, card) for text in (sent[-1], replay)), "one knows one's own"
        for card in hands[neighbour.name]:
            assert not any(names(text, card) for text in (*sent, replay)), card
    leave(both)


def test_a_card_is_found_wherever_it_is_named() -> None:
    assert names('{"down":["Kh","??"]}', "Kh")
    assert names("You are dealt 6d Kh", "Kh")
    assert not names('{"name":"AKhan"}', "Kh")
