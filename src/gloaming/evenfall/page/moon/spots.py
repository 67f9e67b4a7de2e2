"""Where on a moon-side board an option stands: finer than the things that the rules name."""


def board_spot(verb: str, argument: str, seat: int) -> str:
    """Returns where on a seat's clan board an option or a refusal belongs; "" if elsewhere."""
    if verb == "board-free":
        return free_spot(seat)
    if verb == "place-powerstone":
        return stones_spot(seat)
    if verb in ("witch", "elder") and argument.startswith("board:"):
        return space_spot(seat)
    number = argument.partition(":")[0]
    if verb == "space" and number.isdecimal():
        return socket_spot(seat, int(number))
    if verb == "step" and number.isdecimal():
        return step_spot(seat, int(number))
    return ""


def free_spot(seat: int) -> str:
    """Returns the spot of the board's own free action."""
    return f"board-free:{seat}"


def space_spot(seat: int) -> str:
    """Returns the spot of the board's Action Space for a Witch."""
    return f"board-space:{seat}"


def stones_spot(seat: int) -> str:
    """Returns the spot of all spaces for Powerstones."""
    return f"powerstones:{seat}"


def socket_spot(seat: int, number: int) -> str:
    """Returns the spot of one space for Powerstones, counted from 1."""
    return f"powerspace:{seat}:{number}"


def step_spot(seat: int, number: int) -> str:
    """Returns the spot of a step of the Coven Track, counted from 1."""
    return f"step:{seat}:{number}"


def board_spots(seat: int, sockets: int, steps: int) -> list[str]:
    """Returns everything on a board that an option can stand at."""
    found = [free_spot(seat), space_spot(seat), stones_spot(seat)]
    found += [socket_spot(seat, n) for n in range(1, sockets + 1)]
    return found + [step_spot(seat, n) for n in range(1, steps + 1)]
