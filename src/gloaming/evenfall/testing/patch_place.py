"""What a scenario lays on a Place: `Cavern with Fairy; 1 scythe; witch; locked ember`."""

import re

from gloaming.evenfall.model.amounts import RESOURCES
from gloaming.evenfall.model.cards import AS_COUNCIL, AS_RITUAL, ELDER, ICONS, PIECES, WITCH
from gloaming.evenfall.model.expansion import GROUND_GLOWING, NO_DEPOSIT
from gloaming.evenfall.model.state import Evenfall
from gloaming.evenfall.rules.crystal.crystals import (
    BESIDE,
    CRYSTAL,
    ON_GROUND,
    ON_RITUAL,
    ORB,
    SCYTHE,
    raise_catalyst,
)
from gloaming.evenfall.rules.triggers import enter
from gloaming.evenfall.testing.card_piles import CardPiles
from gloaming.kernel.errors import SetupError

_LAID = re.compile(r"^(?P<place>.+?)(?: with (?P<ritual>.+?))?(?P<more>(?:; [^;]+)*)$")
_CATALYSTS = {"scythe": SCYTHE, "orb": ORB, "crystal": CRYSTAL, "charged": CRYSTAL}


def enter_play(game: Evenfall, seat: int, index: int, role: int) -> None:
    """Puts a card into play; what the Automa has does nothing (EF-AUT-31, 36)."""
    if seat < game.seats or role == AS_COUNCIL:
        enter(game, seat, game.card(index), role)


def lay_place(game: Evenfall, piles: CardPiles, seat: int, row: list[int], text: str) -> None:
    """Lays one Place into a clan's row, with the Ritual and all else that the text says."""
    found = _LAID.match(text)
    if found is None:
        raise SetupError(f"a row cannot have “{text}”")
    place = piles.place(found["place"].strip())
    row.append(place)
    if found["ritual"]:
        ritual = piles.card(found["ritual"].strip())
        game.ritual_on[place] = ritual
        enter_play(game, seat, ritual, AS_RITUAL)
    if game.card(place).takes_resource:
        game.extend().deposit[place] = NO_DEPOSIT
    for thing in filter(None, (part.strip() for part in found["more"].split(";"))):
        try:
            laid = _lay_base(game, place, thing) or _lay_expansion(game, seat, place, thing)
        except (LookupError, ValueError):
            laid = False
        if not laid:
            raise SetupError(f"a scenario cannot put “{thing}” on a Place")


def _lay_base(game: Evenfall, place: int, thing: str) -> bool:
    """Lays what the base game has: `2 orbs`, `elder`, `ember`; False for anything else."""
    number = thing.rpartition(" ")[0]
    if re.fullmatch(r"(\d+ )?scythes?", thing):
        game.scythes[place] = int(number or 1)
    elif re.fullmatch(r"(\d+ )?orbs?", thing):
        game.orbs[place] = int(number or 1)
    elif thing in PIECES[1:]:
        game.piece_on[place] = PIECES.index(thing)
    elif thing in ICONS:
        game.stone_on[place] = ICONS.index(thing)
    else:
        return False
    return True


def _lay_expansion(game: Evenfall, seat: int, place: int, thing: str) -> bool:
    """Lays Crystals, locked Powerstones and the rest of the expansion; False for anything else.

    `2 crystals`, `1 charged`, `crystal on the place`, `crystal reserved` (on Shandiin's space),
    `scythe beside`, `locked ember`, `second elder`, `cat` (a Witch with it), `holds potion`.
    """
    clan = game.clans[seat]
    words = thing.split()
    if words[-1].rstrip("s") in ("crystal", "charged"):
        for _ in range(int(words[0]) if len(words) > 1 else 1):
            raise_catalyst(game, clan, place, CRYSTAL, ON_RITUAL)
            game.extend().glowing[place] += words[-1] == "charged"
    elif thing.endswith(" on the place"):
        raise_catalyst(game, clan, place, _CATALYSTS[words[0]], ON_GROUND)
        if words[0] == "charged":
            game.extend().glowing[place] += 1
            game.extend().ground[place] = GROUND_GLOWING
    elif thing == "crystal reserved":
        game.extend().crystals[place] += 1
        game.extend().reserved[place] = 1
    elif words[-1] == "beside":
        raise_catalyst(game, clan, place, _CATALYSTS[words[0]], BESIDE)
    elif words[0] == "locked":
        game.extend().locked[place] = ICONS.index(words[1])
    elif words[0] == "second":
        game.extend().second_on[place] = WITCH if words[1] == "witch" else ELDER
    elif words[0] == "holds":
        game.extend().deposit[place] = 1 + RESOURCES.index(words[1])
    elif thing == "cat":
        game.piece_on[place] = WITCH
        game.extend().cat[seat] = place
    else:
        return False
    return True
