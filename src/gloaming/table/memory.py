"""How the memory that an operator gives is divided among all that is kept of tables and pages.

What is kept is only what was read or drawn before, so with less memory nothing is lost, and more
has to be done again. The program itself with its games comes to that.
"""

from gloaming.kernel.page.renderer import keep_drawings
from gloaming.table.pages.page_cache import keep_parts
from gloaming.table.play.live_tables import LiveTables
from gloaming.table.wire.parts import keep_sent

MIB = 1 << 20
# Parts of a hundred: they are what a busy server fills.
TABLES, DRAWINGS, SENT, PARTS = 70, 20, 6, 4


def divide_memory(mebibytes: int, tables: LiveTables) -> None:
    """Lets everything that is kept fill so much memory at most."""
    tables.use_memory(mebibytes * TABLES / 100)
    hundredth = mebibytes * MIB // 100
    # Each holds up to twice what it keeps at least.
    keep_drawings(hundredth * DRAWINGS // 2)
    keep_sent(hundredth * SENT // 2)
    keep_parts(hundredth * PARTS // 2)
