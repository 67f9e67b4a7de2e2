"""Labels of answers: what many alike ones have in common is marked, so that it need not be read."""

import pytest

from gloaming.kernel.page.question import words_alike


@pytest.mark.parametrize(
    ("labels", "differing"),
    [
        (["Discard Fairy", "Discard Cat Advisor"], ["Fairy", "Cat Advisor"]),
        (["Fee abwerfen", "Katzenberater abwerfen"], ["Fee", "Katzenberater"]),
        (["Move Ana to Rome", "Move Ana to New York"], ["Rome", "New York"]),
        (["Place it on Archive here", "Place it on Cavern here"], ["Archive", "Cavern"]),
        (["Pass", "Pay"], ["Pass", "Pay"]),
        (["Discard", "Discard Fairy"], ["Discard", "Discard Fairy"]),
        (["Gain 1", "Gain 1"], ["1", "1"]),
    ],
)
def test_what_labels_have_in_common_is_found_in_whole_words(
    labels: list[str], differing: list[str]
) -> None:
    before, after = words_alike(labels)
    assert [label[before : len(label) - after] for label in labels] == differing
