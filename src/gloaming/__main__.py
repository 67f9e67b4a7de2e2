"""`python -m gloaming` is `gloaming`."""

from gloaming.cli import main

main()
