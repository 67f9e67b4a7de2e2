"""The sun side's Coven Track as it is in the box (EF-COV-04); its later steps are board data."""

import pytest

from gloaming.evenfall import GAME


@pytest.mark.rule("EF-COV-02", "EF-COV-03", "EF-COV-04")
def test_the_sun_track_begins_as_printed_and_has_a_transfer_later() -> None:
    track = GAME.catalogue([]).items["board"]["sun"].values["track"]
    assert track[:2] == ["gain 2 mana", "gain 3 vp"]
    assert "transfer" in track[2:]
