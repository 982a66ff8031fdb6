"""Reports typed by name, field by field."""

import pytest

from cardhouse.cli.play.kinds import Reporter
from cardhouse.cli.play.named import by_name
from cardhouse.cli.play.read import Unclear
from cardhouse.cli.play.report import report
from cardhouse.floor.core.reports import GiveChips
from cardhouse.floor.families import rulings_of
from cardhouse.floor.pot.reports import AwardPot, ChipsPushed, Exposed, LastExposed, OutOfTurn
from cardhouse.rulebook import all_games, posted
from cardhouse.words.speech import plain
from tests.kit.hands import Dealt

ME = Reporter(1, "the floor")


@pytest.mark.parametrize(
    ("typed", "made"),
    [
        ("last-exposed 3", LastExposed(seat=3)),
        ("exposed 2 Jh", Exposed(seat=2, card="Jh")),  # type: ignore[arg-type]
        ("out-of-turn 4 bet 2.50", OutOfTurn(seat=4, do="bet", to=2_50)),
        ("chips-pushed 4 2,2.50", ChipsPushed(seat=4, motions=(2_00, 2_50))),
        ("out-of-turn 4 check", OutOfTurn(seat=4, do="check")),
        ("award-pot 1 he showed first", AwardPot(seat=1, by="the floor", reason="he showed first")),
        (
            "give-chips pot 3 4 short",
            GiveChips(source="pot", target=3, amount=4_00, by="the floor", reason="short"),
        ),
    ],
)
def test_a_report_is_read_field_by_field(typed: str, made: object) -> None:
    assert report(typed.split(), Dealt(seats=5).hand, ME) == made


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("last-exposed", "Something is missing: report last-exposed SEAT."),
        ("last-exposed three", "report last-exposed SEAT"),
        ("out-of-turn 4 jump", "report out-of-turn SEAT DO TO"),
        ("nothing 4", "no report 'nothing'"),
    ],
)
def test_what_cannot_be_read_is_said_in_one_line(typed: str, said: str) -> None:
    with pytest.raises(Unclear) as error:
        report(typed.split(), Dealt(seats=5).hand, ME)
    assert said in str(error.value) and "\n" not in str(error.value)


def test_every_report_of_every_game_has_a_name_to_type() -> None:
    for post in all_games():
        game = post.game()
        named = by_name(game)
        assert len(named) == len(rulings_of(game).remedies)
    kind = by_name(posted("tommys", "holdem").game())["award-pot"]
    assert plain(kind.typed) == 'award-pot SEAT "reason"'
    assert plain(kind.typed, "es") == 'award-pot SEAT "motivo"'
