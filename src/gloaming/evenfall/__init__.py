"""Evenfall: witches' clans, Places of Power, and a throne."""

from gloaming.evenfall.box import EvenfallBox

GAME = EvenfallBox()
