"""What the handlers share: the store, the hall, the thinkers and the signer, made at start-up."""

from litestar.channels import ChannelsPlugin

from gloaming.kernel.page import PageContext, Zone, refused
from gloaming.kernel.words import Words
from gloaming.table.hall import Hall, Live
from gloaming.table.live import channel
from gloaming.table.people import Signer
from gloaming.table.settings import Settings
from gloaming.table.store import Person, Store
from gloaming.table.thinking import Thinkers


class House:
    """One worker's house: everything that lives as long as the server."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.channels = channels
        self.store = Store(settings.database)
        self.hall = Hall(self.store, self.notify)
        self.signer = Signer("")
        self.thinkers: Thinkers | None = None

    async def open(self) -> None:
        """Migrate, read the secret, and let bots of running tables go on."""
        await self.store.migrate()
        self.signer = Signer(await self.store.setting("secret", self.settings.secret))
        self.thinkers = Thinkers(self.hall, self.settings.thinkers)
        for table in await self.store.running():
            self.thinkers.wake(table)

    async def close(self) -> None:
        if self.thinkers is not None:
            await self.thinkers.close()
        await self.store.close()

    async def notify(self, table: str) -> None:
        """Tell everybody at a table, in every worker, and wake its bots here."""
        await self.channels.wait_published({"table": table}, [channel(table)])
        if self.thinkers is not None:
            self.thinkers.wake(table)

    # --- what a person sees ---------------------------------------------------------------

    def words(self, live: Live, lang: str) -> Words:
        """The words of a table's game in a language."""
        return live.match.box.words(lang, live.match.names, live.match.packs)

    def zones(self, live: Live, person: Person, wanted: int = -1) -> list[Zone]:
        """The game's zones through a person's eyes."""
        seat = live.viewpoint(person.id, wanted)
        view = live.match.view(seat)
        refusals = live.match.refusals(seat) if seat in live.match.asked else []
        context = PageContext(
            seat=seat,
            base=f"/t/{live.row.id}",
            watching=seat < 0,
            names=live.match.names,
            refusals=refused(refusals),
        )
        return live.match.box.zones(view, self.words(live, person.lang), context)
