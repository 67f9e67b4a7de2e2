"""The head of an owner's pack, and a card that it changes."""

from gloaming.kernel.content.pack import Pack, parse_pack

HEAD = '[pack]\nid   = "my-box"\ngame = "evenfall"\n'
CHALICE = '[[ritual]]\nid   = "transmutation-chalice"\n'


def pack_of(entries: str) -> Pack:
    return parse_pack(HEAD + entries, "box.toml")
