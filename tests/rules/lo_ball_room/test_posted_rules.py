"""Rules the management adds at a table, and rulings on cases no rule covers."""

import pytest

from cardhouse.bots import Session
from cardhouse.chance import Seeded
from cardhouse.engine.core.events import Ruled
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.floor.core.reports import GiveChips
from cardhouse.formats.log import decode_event, encode_event
from cardhouse.rulebook import open_table, posted
from cardhouse.table import Table, replay
from cardhouse.table.clock import FIRST_MONDAY, HOUR
from cardhouse.table.commands import PostRule
from cardhouse.table.posting import RulePosted, in_force
from tests.kit.banked import Banked, game
from tests.kit.playing import cited

POST = posted("lo-ball-room", "no-bust-blackjack")
SIX = FIRST_MONDAY + 18 * HOUR
RULE = PostRule(text="No phones at the table.", by="Maria", at=SIX)


def session() -> Session:
    seats = (2, 3, 4, 6)
    bots = dict.fromkeys(seats, "caller")
    return Session.open(POST, chance=Seeded(1), seats=seats, bots=bots, seed=1)


def texts(table: Table) -> list[str]:
    return [rule.text for rule in in_force(table)]


@pytest.mark.rule("LBR-BJ-47")
def test_a_posted_rule_is_there_before_the_next_wager_and_names_author_and_time() -> None:
    sitting = session()
    (event,) = sitting.play(RULE)
    assert event == RulePosted(text="No phones at the table.", by="Maria", at=SIX, hand=1)
    assert "LBR-BJ-47" in cited(event.cite, "lo-ball-room", "no-bust-blackjack")
    sitting.next_hand()
    # The hand has begun, nobody has wagered yet, and everybody can read it.
    assert texts(sitting.table) == ["No phones at the table."]
    assert decode_event(encode_event(event)) == event
    assert replay(open_table(POST), [event]).posted == sitting.table.posted


@pytest.mark.rule("LBR-BJ-47")
def test_a_hand_that_was_dealt_before_is_settled_without_it() -> None:
    sitting = session()
    sitting.next_hand()
    assert sitting.table.running()
    (event,) = sitting.play(RULE)
    assert isinstance(event, RulePosted)
    assert event.hand == 2
    assert texts(sitting.table) == []
    sitting.advance()
    sitting.next_hand()
    assert texts(sitting.table) == ["No phones at the table."]


@pytest.mark.rule("LBR-BJ-47")
@pytest.mark.parametrize("change", [{"text": "  "}, {"by": ""}])
def test_a_rule_without_words_or_author_is_refused(change: dict[str, str]) -> None:
    sitting = session()
    fields = {"text": RULE.text, "by": RULE.by} | change
    with pytest.raises(Illegal) as error:
        sitting.play(PostRule(**fields, at=SIX))
    assert error.value.reason is Reason.NOT_OFFERED
    assert sitting.table.posted == ()


@pytest.mark.rule("LBR-BJ-47")
def test_the_floor_rules_on_what_nothing_covers_and_it_is_logged() -> None:
    table = Banked(game("lo-ball-room"), bank=1, wagers={2: 20, 3: 20}, shoe="T 9 7 8 9")
    before = dict(table.hand.chips)
    order = GiveChips(source=3, target=2, amount=5_00, by="Maria", reason="spilled a drink")
    table.report(order)
    assert table.hand.chips[2] - before[2] == before[3] - table.hand.chips[3] == 5_00
    (ruled,) = table.events(Ruled)
    assert (ruled.by, ruled.reason) == ("Maria", "spilled a drink")
    assert "LBR-BJ-47" in table.rules_of(ruled)
