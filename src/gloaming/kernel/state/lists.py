"""Changes of lists that copies of a game share: the list stays as it is, a changed one comes back.

    clan.ready = replaced(clan.ready, at, 0)

To add something at the end `[*items, item]` does.
"""


def replaced(items: list[int], at: int, item: int) -> list[int]:
    """Returns the list with another item in a place."""
    found = items[:]
    found[at] = item
    return found


def without(items: list[int], item: int) -> list[int]:
    """Returns the list without an item: the first that is equal to it."""
    found = items[:]
    found.remove(item)
    return found


def without_place(items: list[int], at: int) -> list[int]:
    """Returns the list without the item in a place."""
    found = items[:]
    found.pop(at)
    return found
