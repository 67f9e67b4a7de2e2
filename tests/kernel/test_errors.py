"""Errors come back whole from the processes that play."""

import pickle

from gloaming.kernel.errors import NotationError, PackError


def test_a_mistake_in_a_pack_comes_back_whole() -> None:
    error = PackError("box.toml", 3, 7, "vp is 99", "expected 0 to 9")
    again = pickle.loads(pickle.dumps(error))
    assert str(again) == str(error) == "box.toml:3:7: vp is 99\n  expected 0 to 9"
    assert (again.file, again.line, again.column) == ("box.toml", 3, 7)


def test_a_mistake_in_a_sentence_comes_back_whole() -> None:
    error = NotationError("gane 1 herb", 1, "“gane” does not belong here", "expected: gain")
    again = pickle.loads(pickle.dumps(error))
    assert str(again) == str(error)
    assert (again.text, again.column, again.hint) == ("gane 1 herb", 1, "expected: gain")
