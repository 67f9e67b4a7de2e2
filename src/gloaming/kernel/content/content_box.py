"""A box whose components are entries of content files, which an owner's packs can change."""

from gloaming.kernel.box import Box
from gloaming.kernel.content.fields import Field
from gloaming.kernel.content.pack import Catalogue, Pack, parse_pack
from gloaming.kernel.errors import PackError


class ContentBox(Box):
    """Reads the files that `content` names from the folder `content` beside the box, once."""

    content: tuple[str, ...] = ()
    schema: dict[str, dict[str, Field]]
    open_kinds: tuple[str, ...] = ()  # of which an owner's pack may add entries
    notation: str = "docs/NOTATION.md"  # where the sentences of its entries are explained

    def __init__(self) -> None:
        self._base: list[Pack] = []
        self._ours: Catalogue | None = None
        self._merged_last: tuple[list[Pack], Catalogue] | None = None

    def base_packs(self) -> list[Pack]:
        """Returns the game's own content."""
        if not self._base:
            folder = self.folder() / "content"
            head = {"id": "base", "game": self.name}
            self._base = [
                parse_pack((folder / f"{part}.toml").read_text("utf-8"), f"{part}.toml", head)
                for part in self.content
            ]
        return self._base

    def catalogue(self, packs: list[Pack]) -> Catalogue:
        if not packs:
            if self._ours is None:
                self._ours = self._merged([])
            return self._ours
        # the very packs, not equal ones: a catalogue says in which file and line a value stands
        last = self._merged_last
        if last is None or [*map(id, last[0])] != [*map(id, packs)]:
            last = self._merged_last = (list(packs), self._merged(packs))
        return last[1]

    def _merged(self, packs: list[Pack]) -> Catalogue:
        catalogue = Catalogue(self.schema, self.open_kinds)
        for pack in self.base_packs():
            catalogue.add(pack, new=True)
        for pack in packs:
            if pack.game != self.name:
                raise PackError(
                    "", 0, 0, f"pack “{pack.id}” is for {pack.game}, not for {self.name}"
                )
            catalogue.add(pack)
        return catalogue
