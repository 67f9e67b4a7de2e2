"""Processes of our own: each does one piece of work at a time, within limits of time and memory.

Work that comes from outside can run away: a bot at a position that a pack has made, the set-up of a
pack's game. The time that counts is the processor's, so that a busy machine kills nothing; the
system itself ends a process that has used too much. Others wait in a queue that goes round between
those who asked, so that nobody's hundred tables make one other table wait.
"""

import asyncio
import math
import multiprocessing
import signal
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from gloaming.kernel.errors import GloamingError
from gloaming.kernel.runtime.system import exit_with_parent, interrupts_blocked, sendable_error

MEMORY = 2 << 30  # bytes of address space that a process may have
PATIENCE = 10.0  # how many times longer than its processor time a piece of work may take


class ProcessDied(GloamingError):
    """The process ended before its work was done."""


class TookTooLong(GloamingError):
    """The work was ended because it took too much time."""


# --- in the process -------------------------------------------------------------------------------


def _work(pipe: Connection, memory: int) -> None:
    """Does what comes through a pipe, until the server ends."""
    exit_with_parent()
    _limit_memory(memory)
    while True:
        try:
            function, args, seconds = pipe.recv()
        except (EOFError, OSError):
            return
        _limit_time(seconds)
        answer: tuple[bool, Any]
        try:
            answer = True, function(*args)
        except MemoryError:
            answer = False, GloamingError("it takes too much memory")
        except Exception as error:
            answer = False, sendable_error(error)
        pipe.send(answer)


def _limit_memory(memory: int) -> None:
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def _limit_time(seconds: float) -> None:
    """Lets the system end this process after so many seconds of the processor from now on."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        end = math.ceil(time.process_time() + seconds)
        resource.setrlimit(resource.RLIMIT_CPU, (end, most))


# --- in the server --------------------------------------------------------------------------------


class _Process:
    """One process, started when there is something to do for it, and anew after it has ended."""

    def __init__(self, memory: int) -> None:
        self._memory = memory
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self.is_closed = False

    def do(self, function: Callable[..., Any], args: tuple[Any, ...], seconds: float) -> Any:
        """Returns what a function returns; waits for it, in a thread."""
        process, pipe = self._started()
        if self.is_closed:  # meanwhile
            self._end()
            raise ProcessDied("the server stops")
        is_usable = False
        try:
            pipe.send((function, args, seconds))
            if not pipe.poll(seconds * PATIENCE):
                raise TookTooLong(f"it took longer than {seconds * PATIENCE:.0f} seconds")
            is_done, answer = pipe.recv()
            is_usable = True
        except (EOFError, OSError):
            process.join(5)
            code = process.exitcode
            if code == -getattr(signal, "SIGXCPU", 0):
                raise TookTooLong(f"it took more than {seconds:.0f} seconds") from None
            raise ProcessDied(f"its process died (exit code {code})") from None
        finally:
            if not is_usable:
                self._end()
        if not is_done:
            raise answer
        return answer

    def _started(self) -> tuple[BaseProcess, Connection]:
        if self._process is None or self._pipe is None or not self._process.is_alive():
            self._end()
            context = multiprocessing.get_context("spawn")
            pipe, other = context.Pipe()
            process = context.Process(target=_work, args=(other, self._memory), daemon=True)
            try:
                with interrupts_blocked():
                    process.start()
            except OSError as error:  # the machine has no room for it just now
                pipe.close()
                raise ProcessDied(f"its process cannot be started: {error.strerror}") from None
            finally:
                other.close()
            self._process, self._pipe = process, pipe
        return self._process, self._pipe

    def _end(self) -> None:
        self.kill()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None

    def kill(self) -> None:
        """Ends the process at once; the next piece of work starts another one."""
        if self._process is not None:
            self._process.kill()


class _Waiting:
    """A piece of work that waits for a process."""

    def __init__(
        self,
        function: Callable[..., Any],
        args: tuple[Any, ...],
        seconds: float,
        done: "asyncio.Future[Any]",
    ) -> None:
        self.function = function
        self.args = args
        self.seconds = seconds
        self.done = done


class Processes:
    """A few processes, and the work that waits for them."""

    def __init__(self, count: int, memory: int = MEMORY) -> None:
        self._all = [_Process(memory) for _ in range(count)]
        self._idle = self._all[:]
        self._threads = ThreadPoolExecutor(count, "process")
        self._queues: dict[str, deque[_Waiting]] = {}  # by who asked; who comes next is first
        self._is_closed = False

    @property
    def waiting(self) -> int:
        """How many pieces of work wait for a process."""
        return sum(len(queue) for queue in self._queues.values())

    async def run(
        self, owner: str, seconds: float, function: Callable[..., Any], *args: Any
    ) -> Any:
        """Returns what a function returns that is run in a process.

        It may take so many seconds of the processor. `owner` is who has asked: all of them get
        their turns, one after another, however much each asks for.
        """
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        work = _Waiting(function, args, seconds, done)
        self._queues.setdefault(owner, deque()).append(work)
        self._give_out()
        return await done

    def _give_out(self) -> None:
        """Gives waiting work to idle processes."""
        while self._idle and self._queues and not self._is_closed:
            owner = next(iter(self._queues))
            queue = self._queues.pop(owner)
            work = queue.popleft()
            if queue:
                self._queues[owner] = queue  # behind all others
            if work.done.done():
                continue  # nobody waits for it any more
            asyncio.get_running_loop().create_task(self._do(self._idle.pop(), work))

    async def _do(self, process: _Process, work: _Waiting) -> None:
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(
                self._threads, process.do, work.function, work.args, work.seconds
            )
        except Exception as error:
            if not work.done.done():
                work.done.set_exception(error)
        else:
            if not work.done.done():
                work.done.set_result(found)
        finally:
            self._idle.append(process)
            if not self._is_closed:
                self._give_out()

    def kill_all(self) -> None:
        """Ends all processes; work under way fails, and what waits is begun in new ones."""
        for process in self._all:
            process.kill()

    def close(self) -> None:
        """Ends all processes for good."""
        self._is_closed = True
        for queue in self._queues.values():
            for work in queue:
                work.done.cancel()
        self._queues.clear()
        for process in self._all:
            process.is_closed = True
        self.kill_all()
        self._threads.shutdown(wait=False, cancel_futures=True)
