"""Eldritch Horror: its components, its rules, its content and its words."""

from gloaming.eldritch.box import EldritchBox

GAME = EldritchBox()
