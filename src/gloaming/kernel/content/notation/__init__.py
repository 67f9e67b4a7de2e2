"""The notation: sentences of cards, read into effect trees and written out as text."""
