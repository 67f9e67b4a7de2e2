"""The table in the browser: tables, seats, storage, live updates and the pages' frame.

It knows any game only through its box.
"""
