import pytest

pytest.register_assert_rewrite("tests.cli.ran")  # so that a failure tells what the command said
