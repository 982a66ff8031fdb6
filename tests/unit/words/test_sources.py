"""Each rule names its place in the house's document, or says that it is general practice."""

from cardhouse.rulebook import load
from cardhouse.rulebook.book import PRACTICE, Rule
from cardhouse.rulebook.files import houses
from cardhouse.words.sources import SILENT, source_words
from cardhouse.words.speech import plain


def rules(house: str) -> dict[str, Rule]:
    """Every rule of a house, by its id."""
    book = load(house)
    pages = [post.page.rule for post in book.games.values()]
    pages += [mixed.page.rule for mixed in book.mixed.values()]
    return {rule.id: rule for page in (book.room.rule, book.bonuses.rule, *pages) for rule in page}


def test_every_rule_of_the_shipped_houses_has_a_source() -> None:
    found = {rule.id: rule for house in houses() for rule in rules(house).values()}
    assert len(found) == 1218
    assert [each.id for each in found.values() if not each.source] == []
    assert sum(each.practice for each in found.values()) == 252


def test_every_house_names_its_document() -> None:
    assert all(load(house).room.document for house in houses())


def test_a_source_is_told_with_its_document() -> None:
    book = load("tommys").games["holdem"].rules
    assert source_words(book["TOM-HE-33"], "Games Rules") == "Games Rules: Texas Hold-Em part 2 #4"
    assert source_words(book["TOM-HE-33"], "") == "Texas Hold-Em part 2 #4"
    assert book["TOM-HE-P1"].source == PRACTICE
    assert source_words(book["TOM-HE-P1"], "Games Rules") == plain(SILENT)


def test_a_rule_without_a_source_says_nothing_of_it() -> None:
    assert source_words(Rule(id="A-1", kind="deal", text="Deal."), "Games Rules") == ""
