"""What must always hold: nothing is lost, nothing is there twice, nothing is negative."""

from gloaming.evenfall.model.cards import ELDER, WITCH
from gloaming.evenfall.model.components import CARD, CARD_OR_PLACE, CAT, PLACE, STONE
from gloaming.evenfall.model.state import EVENFALL_LAYOUT, NO_CARD, Evenfall
from gloaming.evenfall.rules.crystal.crystals import KINDS, beside, in_spaces
from gloaming.evenfall.rules.crystal.piece_positions import pieces_on
from gloaming.kernel.testing.components import lying, negative_amounts


def components(game: Evenfall) -> dict[str, int]:
    """Returns how many of everything there are, wherever they lie; it never changes."""
    everything = lying(EVENFALL_LAYOUT, game, CARD, PLACE, CARD_OR_PLACE)
    cards = [index for index in everything if index >= game.data.place_count]
    places = [index for index in everything if index < game.data.place_count]
    found = {
        "cards": len(cards),
        "different cards": len(set(cards)),
        "places": len(places),
        "different places": len(set(places)),
        "stones": len(lying(EVENFALL_LAYOUT, game, STONE)) + game.red,
    }
    if game.expansion is not None:
        found["cats"] = game.expansion.cats + len(lying(EVENFALL_LAYOUT, game, CAT))
    for seat, clan in enumerate(game.clans):
        row = clan.outer + clan.inner
        here = range(seat, len(game.witches_at), game.players)
        witches = sum(len(pieces_on(game, place, WITCH)) for place in row)
        witches += 1 if clan.moon is not None and clan.moon.piece else 0
        elders = sum(len(pieces_on(game, place, ELDER)) for place in row)
        found[f"witches {seat}"] = clan.witches + witches + sum(game.witches_at[i] for i in here)
        found[f"elders {seat}"] = (
            clan.elders + elders + sum(game.elders_at[i] for i in here) + len(clan.borrowed)
        )
    return found


def faults(game: Evenfall) -> list[str]:
    """Returns what can never be: negative amounts, too much Mana, Catalysts on nothing …"""
    found = negative_amounts(EVENFALL_LAYOUT, game)
    for seat, clan in enumerate(game.clans):
        if clan.mana > game.data.mana_cap:
            found.append(f"seat {seat} has {clan.mana} Mana (EF-LIM-04)")
        if clan.coven > len(game.data.boards[clan.board].track):
            found.append(f"seat {seat} is past the Coven Track's end (EF-COV-06)")
        names = [game.card(s).person for s in clan.specialists]
        if len(names) != len(set(names)) and seat < game.seats:  # the Automa may (EF-AUT-32)
            found.append(f"seat {seat} has a Specialist twice (EF-SPE-04)")
        if len(clan.ready) != len(clan.specialists):
            found.append(f"seat {seat}: ready marks do not fit the Specialists")
        if clan.moon is not None and clan.moon.attached not in (NO_CARD, *clan.specialists):
            found.append(f"seat {seat}: the Demon is attached to nobody in the clan (EF-MOON-58)")
    for place in range(game.data.place_count):
        ritual = game.ritual_on[place]
        built = game.scythes[place] + game.orbs[place]
        if game.expansion is not None:
            built = _in_ritual_spaces(game, place, found)
        if ritual == NO_CARD and (built or game.piece_on[place]):
            found.append(f"{game.card(place).uid} carries something without a Ritual (EF-CAT-17)")
        elif ritual != NO_CARD and built > game.card(ritual).slots:
            found.append(f"{game.card(ritual).uid} has too many Catalysts (EF-CAT-05)")
    for space, piece in enumerate(game.space_piece):
        if piece and game.pieces_at(game.data.space_region[space], game.space_seat[space]) < 1:
            found.append("a piece on an Action Space does not stand in its Region (EF-SPC-16)")
    return found


def _in_ritual_spaces(game: Evenfall, place: int, faults: list[str]) -> int:
    """Returns how many Catalysts need a Building Space of the Ritual.

    What is wrong with the others is added to `faults`.
    """
    more = game.extend()
    uid = game.card(place).uid
    total = 0
    for kind in KINDS:
        here = in_spaces(game, place, kind)
        if here < 0:
            faults.append(f"{uid} has fewer Catalysts than stand on it")
        total += here
        bare = game.ritual_on[place] == NO_CARD
        if bare and beside(more, place, kind):
            faults.append(f"{uid} has Catalysts beside a Ritual that is not there")
    if not 0 <= more.glowing[place] <= more.crystals[place]:
        faults.append(f"{uid} has {more.glowing[place]} of {more.crystals[place]} Crystals charged")
    if more.second_on[place] and not game.piece_on[place]:
        faults.append(f"{uid} has a second piece without a first")
    if more.ground[place] and not game.card(place).slots:
        faults.append(f"{uid} has no Building Space of its own (EF-CAT-17)")
    return total
