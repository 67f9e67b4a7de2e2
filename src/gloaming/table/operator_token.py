"""The operator's token: whoever has it may look after the server in a browser.

The database has only its hash. A new token makes the one before worthless, in all workers at once.
"""

import hmac
import secrets

from gloaming.table.links import link_hash
from gloaming.table.store.store import Store

SETTING = "operator-token"


async def new_operator_token(store: Store) -> str:
    """Makes a token and stores its hash; returns the token, which nobody can read again."""
    token = secrets.token_urlsafe(24)
    await store.change_setting(SETTING, link_hash(token))
    return token


async def is_operator_token(store: Store, given: str) -> bool:
    """Whether somebody has the operator's token; nobody has it before the first is made."""
    stored = await store.find_setting(SETTING)
    return bool(stored) and hmac.compare_digest(link_hash(given), stored)
