"""What can keep a seat from a move, as bits of one number.

Functions called `obstacles_to_…` stand beside the choices that use them and return the bits that
hold, 0 where the move is allowed. Where a second test is dear they stop at the first obstacle, as
choices need no more, unless they are asked for `every` one, as refusals do. What each bit means in
words, and by which rule, is in `gloaming.evenfall.explain`.
"""

from typing import Final

# Prices
PRICE: Final = 1 << 0
SCYTHE_PRICE: Final = 1 << 1
ORB_PRICE: Final = 1 << 2
CRYSTAL_PRICE: Final = 1 << 3
FEW_CRYSTALS: Final = 1 << 4
FEW_CARDS: Final = 1 << 5
FEW_MANA: Final = 1 << 6
# Discovering
FEW_WITCHES: Final = 1 << 7
NO_RESOURCE: Final = 1 << 8  # none to put on a Lost Tower
# Playing cards
NO_FREE_PLACE: Final = 1 << 9
ONLY_RITUAL: Final = 1 << 10
SAME_NAME: Final = 1 << 11
RITUAL_THERE: Final = 1 << 12
TAKEN_BACK: Final = 1 << 45  # into the hand, in this very turn
# Action Spaces, Specialists and the Clan Token
NO_EFFECT: Final = 1 << 13  # there is nothing to use
OCCUPIED: Final = 1 << 14
NO_WITCH: Final = 1 << 15
NO_ELDER: Final = 1 << 16
INNER_CIRCLE_ONLY: Final = 1 << 17
RIVAL_SPACE: Final = 1 << 18
EXHAUSTED: Final = 1 << 19
UNATTACHED: Final = 1 << 20
NOT_DOUBLED: Final = 1 << 21
NO_TOKEN: Final = 1 << 22
# Building
NOTHING_BUILT: Final = 1 << 23
NO_RITUAL: Final = 1 << 24
FULL: Final = 1 << 25
OTHER_KIND_ONLY: Final = 1 << 26
CRYSTAL_ONLY: Final = 1 << 27
NO_CRYSTALS: Final = 1 << 28
# Powerstones
NO_STONE: Final = 1 << 29
STONES_ON_BOARD: Final = 1 << 30  # all that the clan has lie on its board
NO_SPACE: Final = 1 << 31
SPACE_TAKEN: Final = 1 << 32
NO_LOCK: Final = 1 << 33
LOCK_TAKEN: Final = 1 << 34
NO_ICON_FOR_RED: Final = 1 << 35
OTHER_ICON: Final = 1 << 36
STONE_THERE: Final = 1 << 37
LOCKED_THERE: Final = 1 << 38
# Moving and taking back
IN_INNER_CIRCLE: Final = 1 << 39
PIECE_THERE: Final = 1 << 40
ELDER_THERE: Final = 1 << 41
NEVER_PLAYED: Final = 1 << 42
RECALLS: Final = 1 << 46  # the piece stands on a Ritual that returns pieces itself
# Battle dials
DIAL_END: Final = 1 << 43
DIAL_REACH: Final = 1 << 44
