"""What is said of the cards as a whole: how a value is known, and that none repeats another."""

from collections import Counter

from gloaming.evenfall import GAME
from gloaming.kernel.content.pack import Item

CATALOGUE = GAME.catalogue([])
RITUALS = CATALOGUE.items["ritual"]
PEOPLE = CATALOGUE.items["person"]
PLACES = CATALOGUE.items["place"]


def test_values_that_follow_from_the_books_are_not_called_printed() -> None:
    """The books attest Marisol's Council effect; they imply how these cards act (facts)."""
    assert PEOPLE["marisol"].values["known"]["council"] == ["rulebook", "authored"]
    for ritual in ("flaming-oracle", "thunderbird-staff", "circular-resonance"):
        assert RITUALS[ritual].values["known"]["action"] == "implied", ritual
    for stone in ("ember", "tide", "root"):
        assert PLACES[f"spirit-bog-bound-{stone}"].values["known"]["harvest"] == "implied"


def test_every_card_of_the_main_deck_is_worth_a_point() -> None:
    """With a card worth nothing the Automa's marker would stand still (EF-AUT-09)."""
    cards = [*RITUALS.values(), *PEOPLE.values()]
    assert [card.id for card in cards if card.values["vp"] < 1] == []


def repeated(sentences: list[str]) -> list[str]:
    return [text for text, times in Counter(sentences).items() if times > 1]


def written(item: Item, field: str) -> list[str]:
    found = item.values.get(field)
    several = found if isinstance(found, list) else [found] if found else []
    return [str(one) for one in several]


def test_no_card_says_what_another_says() -> None:
    fields = ("action", "immediate", "ongoing", "exhaust", "battle", "council")
    for kind in (RITUALS, PEOPLE):
        for field in fields:
            sentences = [text for item in kind.values() for text in written(item, field)]
            assert repeated(sentences) == [], field


def test_at_most_one_immediate_effect_ends_in_four_points() -> None:
    effects = [text for ritual in RITUALS.values() for text in written(ritual, "immediate")]
    assert len(effects) > 8
    assert sum(text.endswith("gain 4 vp") for text in effects) <= 1
