"""People: a person is a signed cookie with a name; a program carries the same as a token."""

import hashlib
import hmac
import unicodedata

from litestar import Request
from litestar.datastructures import Cookie, State

from gloaming.kernel.content.pack import LANGUAGES
from gloaming.table.store.models import Person
from gloaming.table.store.store import Store
from gloaming.table.user_errors import UserError

COOKIE = "gloaming"
YEAR = 365 * 24 * 3600
NAME_LENGTH = 40
MARKS = 3  # that stand on one letter; languages need no more
AnyRequest = Request[object, object, State]


class Signer:
    """Signs the ids of people, so that nobody can make one up."""

    def __init__(self, secret: str) -> None:
        self._key = secret.encode()

    def sign(self, id: str, session: int = 0) -> str:
        """Returns an id with its signature, and with its session if it is not the first."""
        signed = f"{id}.{session}" if session else id
        mark = hmac.new(self._key, signed.encode(), hashlib.sha256).hexdigest()[:40]
        return f"{signed}.{mark}"

    def read(self, token: str) -> tuple[str, int]:
        """Returns the id and the session of a genuine token, "" and 0 for any other."""
        id, *more = token.split(".")
        number = more[0] if len(more) == 2 else "0"
        session = int(number) if number.isdecimal() and len(number) < 10 else 0
        if id and hmac.compare_digest(self.sign(id, session).encode(), token.encode()):
            return id, session
        return "", 0


def shown_text(text: str, kept: str = "") -> str:
    """Returns what can be shown of a text, and of signs that stand on a letter no tower of them."""
    found: list[str] = []
    marks = 0
    for sign in text:
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if marks <= MARKS and (sign.isprintable() or sign in kept):
            found.append(sign)
    return "".join(found)


def clean_name(name: str, otherwise: str = "") -> str:
    """Returns a name as it is shown: no line breaks, not too long."""
    found = " ".join(shown_text(name).split())[:NAME_LENGTH]
    return found or otherwise


def language_of(request: AnyRequest) -> str:
    """Returns the language a visitor's browser asks for, as far as we have it."""
    for part in request.headers.get("accept-language", "").split(","):
        code = part.split(";")[0].strip().lower()[:2]
        if code in LANGUAGES:
            return code
    return "en"


def new_visitor(request: AnyRequest) -> Person:
    """Returns somebody without a cookie, who becomes a person when they do something."""
    return Person(id="", name="", lang=language_of(request))


def _token(request: AnyRequest) -> str:
    header = request.headers.get("authorization", "")
    return header[7:] if header.startswith("Bearer ") else request.cookies.get(COOKIE, "")


async def person_of(request: AnyRequest, store: Store, signer: Signer) -> Person:
    """Returns the person behind a request, by token or cookie; else a visitor."""
    id, session = signer.read(_token(request))
    person = await store.person(id) if id else None
    if person is None or person.session != session:
        return new_visitor(request)
    return person


def cached_person_of(request: AnyRequest, store: Store, signer: Signer) -> Person:
    """Returns the same for an error, which cannot wait: who is not in memory is a visitor."""
    id, session = signer.read(_token(request))
    person = store.cached_person(id) if id else None
    if person is None or person.session != session:
        return new_visitor(request)
    return person


async def answering_id(request: AnyRequest, store: Store, signer: Signer) -> str:
    """Returns the id of the person behind an answer, mostly without the database.

    Visitors are refused. An answer must be quick: that a session was ended by another worker is
    seen within a few seconds.
    """
    id, session = signer.read(_token(request))
    person = await store.recent_person(id) if id else None
    if person is None or person.session != session:
        raise UserError("error-nobody")
    return id


def person_cookie(person: Person, signer: Signer, secure: bool) -> Cookie:
    """Returns the cookie by which a browser stays a person."""
    return Cookie(
        key=COOKIE,
        value=signer.sign(person.id, person.session),
        max_age=YEAR,
        httponly=True,
        secure=secure,
        samesite="lax",
        path="/",
    )


def require_person(person: Person) -> Person:
    """Returns a person; visitors are refused."""
    if not person.id:
        raise UserError("error-nobody")
    return person
