"""Refusals are whole sentences, and money has its sign."""

import re
from pathlib import Path

import pytest

from cardhouse.engine.core.illegal import Reason
from cardhouse.server.table.families import STAGINGS
from cardhouse.words.catalogue import ENGLISH, catalogue

HANDS = Path(__file__).parents[2] / "hands"
REFUSED = sorted(
    {
        line.strip().removeprefix("! ")
        for file in HANDS.rglob("*.txt")
        for line in file.read_text("utf-8").splitlines()
        if line.strip().startswith("! ")
    }
)
OFFERS = ("sit", "leave-list", "join-list", "buy-chips", "sit-out", "leave", "name-game")


def test_many_commands_are_refused_in_the_transcripts() -> None:
    assert len(REFUSED) > 100


@pytest.mark.parametrize("refusal", REFUSED)
def test_a_refusal_is_made_of_sentences(refusal: str) -> None:
    words = re.sub(r" \[[a-z0-9.-]*\]$", "", refusal)
    assert re.fullmatch(r"[A-Z][^{}\[\]]*\.", words), words
    assert not re.search(r"(?<![$\d,.])\d+\.\d\d\b", words), words


@pytest.mark.parametrize("reason", Reason, ids=lambda reason: reason.name)
def test_every_reason_is_a_sentence(reason: Reason) -> None:
    assert re.fullmatch(r"[A-Z][^{}$]*\.", reason.value)


def test_everything_that_may_be_done_about_a_seat_has_words() -> None:
    of_families = {kind for each in STAGINGS.values() for kind in each.between}
    wanted = (*OFFERS, "come-in", *(str(k.__struct_config__.tag) for k in of_families))
    messages = catalogue(ENGLISH)
    assert [do for do in wanted if not messages.has(f"offer-{do}")] == []
