"""What the pages say: the same messages in every language, none missing and none left over."""

import ast
from pathlib import Path

import pytest

from gloaming.kernel.content.pack import LANGUAGES
from gloaming.table.pages import cardbook, frame, lobby
from tests.messages import messages, variables


def arguments(lang: str) -> dict[str, set[str]]:
    """Every message of a language with the arguments it uses."""
    files = sorted(frame.WORDS.glob(f"{lang}*.ftl"))
    said = messages([file for file in files if not file.stem.endswith("-user-errors")])
    return {id: variables(message) for id, message in said.items()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_languages_say_the_same_things_with_the_same_arguments(lang: str) -> None:
    assert arguments(lang) == arguments("en")


def test_every_message_that_a_page_says_exists_and_none_is_left_over() -> None:
    said: set[str] = set()
    texts: set[str] = set()
    for file in Path(frame.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "say":
                if isinstance(node.args[0], ast.Constant):
                    said.add(str(node.args[0].value))
    known = set(arguments("en"))
    assert said <= known
    composed = {f"theme-{theme}" for theme in frame.THEMES}
    composed |= {f"signs-{signs}" for signs in frame.SIGNS}
    composed |= {f"known-{how}" for how in cardbook.ATTESTED}
    composed |= {f"bot-{bot}" for bot in lobby.TITLED_BOTS}
    composed |= {f"companion-{bot}" for bot in lobby.COMPANIONS}
    assert known - texts - composed == set()
