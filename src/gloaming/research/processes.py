"""Many games in several processes, which write to one shared memory.

Every process steps its own share of the games and writes their rows in place, so that nothing but
a byte goes through a pipe for a step.
"""

from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from gloaming.kernel.errors import GloamingError, SetupError
from gloaming.kernel.runtime.system import interrupts_blocked
from gloaming.research.setting import Row, Setting, named_arrays
from gloaming.research.vector import Arrays, make_batch

STEP = b"s"
RESET = b"r"
CLOSE = b"c"
DONE = b"d"


class ProcessGames:
    """`VectorGames` on so many processes, with the same arrays, and the same games by seed.

    Close it, or use it with `with`: it holds processes and shared memory.
    """

    def __init__(
        self,
        setting: Setting,
        count: int,
        processes: int = 2,
        seat: int = 0,
        bots: Sequence[str] | None = None,
    ) -> None:
        if not 1 <= processes <= count:
            raise SetupError(f"{processes} processes for {count} games")
        self.setting = setting
        self.count = count
        self._memory = SharedMemory(create=True, size=Arrays(setting, count).size)
        self._arrays: Arrays | None = Arrays(setting, count, self._memory.buf)
        self._workers: list[tuple[Any, Connection]] = []
        context = get_context("spawn")
        for number in range(processes):
            start, stop = number * count // processes, (number + 1) * count // processes
            here, there = context.Pipe()
            arguments = (there, self._memory.name, setting.arguments(), count, start, stop)
            worker = context.Process(target=_work, args=(*arguments, seat, bots), daemon=True)
            with interrupts_blocked():
                worker.start()
            there.close()
            self._workers.append((worker, here))
        arrays = self._arrays
        self.observations = arrays.observations
        self.action_masks = arrays.action_masks
        self.rewards = arrays.rewards
        self.terminated = arrays.terminated
        self.truncated = arrays.truncated
        self.seats = arrays.seats

    def __enter__(self) -> "ProcessGames":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def reset(self, seed: int | str = 0) -> Row:
        """Begins new games; the same seed and actions give the same games."""
        self._ask_all(RESET + str(seed).encode())
        return self.observations

    def step(self, actions: ArrayLike) -> None:
        """Answers in every game; what is seen then is in the arrays."""
        assert self._arrays is not None
        self._arrays.actions[:] = np.asarray(actions)
        self._ask_all(STEP)

    def _ask_all(self, what: bytes) -> None:
        for _, pipe in self._workers:
            pipe.send_bytes(what)
        refused = ""
        for worker, pipe in self._workers:
            try:
                answer = pipe.recv_bytes()
            except EOFError:
                raise GloamingError(f"a process has ended ({worker.exitcode})") from None
            if answer != DONE:
                refused = answer.decode()
        if refused:
            raise GloamingError(refused)

    def named(self) -> dict[str, Row]:
        """Returns the observations as named arrays, each with a row for every game."""
        return named_arrays(self.setting.encoding.layout, self.observations)

    def close(self) -> None:
        """Ends the processes and frees the memory; the arrays cannot be used any more."""
        if self._arrays is None:
            return
        for _, pipe in self._workers:
            try:
                pipe.send_bytes(CLOSE)
            except OSError:
                pass
        for worker, pipe in self._workers:
            worker.join(timeout=10)
            if worker.is_alive():
                worker.terminate()
            pipe.close()
        self._arrays = None
        nothing = Arrays(self.setting, 1)
        self.observations = nothing.observations[:0]
        self.action_masks = nothing.action_masks[:0]
        self.rewards = nothing.rewards[:0]
        self.terminated = nothing.terminated[:0]
        self.truncated = nothing.truncated[:0]
        self.seats = nothing.seats[:0]
        try:
            self._memory.close()
        except BufferError:  # somebody still holds an array; the memory goes with it
            pass
        self._memory.unlink()


def _work(
    pipe: Connection,
    name: str,
    arguments: dict[str, Any],
    count: int,
    start: int,
    stop: int,
    seat: int,
    bots: Sequence[str] | None,
) -> None:
    """Steps the games from `start` to `stop` until it is told to end."""
    memory = SharedMemory(name)
    assert memory.buf is not None
    try:
        _serve(pipe, memory.buf, Setting(**arguments), count, (start, stop), seat, bots)
    except EOFError:
        pass  # nobody asks any more
    memory.close()


def _serve(
    pipe: Connection,
    memory: memoryview,
    setting: Setting,
    count: int,
    slots: tuple[int, int],
    seat: int,
    bots: Sequence[str] | None,
) -> None:
    start, stop = slots
    arrays = Arrays(setting, count, memory)
    batch = make_batch(setting, arrays, start, stop, 0, seat, bots)
    while True:
        what = pipe.recv_bytes()
        if what == CLOSE:
            return
        try:
            if what == STEP:
                batch.step(arrays.actions[start:stop].tolist())
            else:
                seed = what[1:].decode()
                batch = make_batch(setting, arrays, start, stop, seed, seat, bots)
                batch.reset()
            pipe.send_bytes(DONE)
        except GloamingError as error:
            pipe.send_bytes(str(error).encode())
