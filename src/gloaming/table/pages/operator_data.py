"""What the operator's pages are drawn from."""

import msgspec

from gloaming.table.admin.people import Ban, PersonSummary
from gloaming.table.admin.tables import ReportSummary, TableDetails, TableSummary
from gloaming.table.pages.data import Visitor


class OperatorPage(msgspec.Struct, frozen=True):
    """All that an operator looks after."""

    visitor: Visitor
    tables: list[TableSummary]
    reports: list[ReportSummary]
    people: list[PersonSummary]
    bans: list[Ban]
    find: str = ""  # of whom people are shown
    streams: int = 0
    in_memory: int = 0


class OperatorTablePage(msgspec.Struct, frozen=True):
    """One table."""

    visitor: Visitor
    details: TableDetails
