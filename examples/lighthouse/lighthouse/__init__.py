"""Lighthouse: a small co-operative dice game for Gloaming."""

from lighthouse.box import GAME

__all__ = ["GAME"]
