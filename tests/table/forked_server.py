"""A server that is there again at once after it was killed: for tests that kill it often.

    python -m tests.table.forked_server

is a process that has read all modules and the games, and serves nothing. For each line of its
input, the words of a `gloaming` command as JSON, it forks a process that runs the command, and
prints its number. What is killed is a whole server, as `gloaming serve` runs it; what is saved is
reading the modules anew, which takes most of the time until a server answers.
"""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
import urllib.request

from gloaming.cli import main
from gloaming.table import app, serve
from gloaming.table.play.trial import load_games
from tests.table.servers import READY, Server

LOADED = (app, serve)  # read before the first fork


class ForkedServer(Server):
    """`gloaming serve` as a fork of a process that has read everything it needs."""

    def __init__(self, *args: str) -> None:
        super().__init__(*args)
        self._forking = subprocess.Popen(
            [sys.executable, "-m", "tests.table.forked_server"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        self._pid = 0

    def start(self) -> "ForkedServer":
        words = ["serve", "--port", str(self.port), "--rate", "100000", *self.args]
        assert self._forking.stdin is not None
        assert self._forking.stdout is not None
        self._forking.stdin.write(json.dumps(words) + "\n")
        self._forking.stdin.flush()
        self._pid = int(self._forking.stdout.readline())
        end = time.monotonic() + READY
        while True:
            try:
                urllib.request.urlopen(f"{self.address}/health/live", timeout=5).read()
                return self
            except OSError:
                if time.monotonic() > end or not self._is_alive():
                    raise RuntimeError("the server does not start") from None
                time.sleep(0.02)

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._pid, signal.SIGKILL)
        while self._is_alive():
            time.sleep(0.002)

    def _is_alive(self) -> bool:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self._pid, 0)
            return True
        return False

    def close(self) -> None:
        """Ends the server and the process that it was forked from."""
        self.kill()
        self._forking.kill()
        self._forking.communicate()


def _serve(words: list[str]) -> None:
    """Runs a command in a process group of its own, and never returns."""
    os.setsid()
    null = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1):  # they are those of who forks
        os.dup2(null, stream)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    sys.argv[1:] = words
    try:
        main()
    finally:
        os._exit(1)  # it ends by being killed


if __name__ == "__main__":
    load_games()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for what was killed
    for line in sys.stdin:
        pid = os.fork()
        if not pid:
            _serve(json.loads(line))
        print(pid, flush=True)
