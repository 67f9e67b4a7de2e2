"""Processes that are started beside this one."""

import subprocess
import sys
from pathlib import Path

# Reads which signals are blocked in the first process that a new interpreter spawns.
PROGRAM = """
import multiprocessing, signal
from gloaming.kernel.runtime.system import interrupts_blocked

def tell(pipe):
    pipe.send(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ()))

if __name__ == "__main__":
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=tell, args=(there,))
    with interrupts_blocked():
        process.start()
    print(here.recv(), signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ()))
    process.join()
"""


def test_ctrl_c_is_kept_from_the_first_process_too(tmp_path: Path) -> None:
    program = tmp_path / "first.py"
    program.write_text(PROGRAM)
    done = subprocess.run([sys.executable, program], capture_output=True, text=True, timeout=60)
    assert done.stdout.split() == ["True", "False"], done.stderr
