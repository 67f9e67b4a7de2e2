"""What strangers may send: forged forms, floods, floods of words, and names that bite."""

import html
import json
import re
import socket
from pathlib import Path
from urllib.parse import quote, urlsplit

import httpx
import pytest

from gloaming.table.app import BODY_LIMIT
from gloaming.table.error_responses import HEADERS, POLICY
from gloaming.table.limits import rate_limit as pace
from gloaming.table.people import clean_name
from gloaming.table.responses import form_text, local_path
from tests.table.room import Party, Room

EVIL = "<script>alert(1)</script>\"'><img src=x onerror=y>&amp;'); DROP TABLE seat;--"
PATHS = (
    "../../etc/passwd",
    "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
    "..%5c..%5cboot.ini",
    "\\..\\..",
    "~",
)
NUMBERS = ("-1", "-2", "8", "99999", "1e9", "0x10", "9" * 30, "9" * 5000, "NaN", "", "½", "١")
WORDS = ("", "\x00", "é", "‮", "a" * 5000, "%00", "%ff", "' OR 1=1 --", EVIL, "{{7*7}}", "${7*7}")


@pytest.fixture(scope="module")
def party(room: Room) -> Party:
    """A running game that the tests look at and never move."""
    party = Party(room, 2, seed=9)
    party.play(3)
    return party


def answers(room: Room, party: Party) -> dict[str, httpx.Response]:
    """One answer of every kind."""
    person, table = party.people[0], party.table
    with person.browser.stream("GET", f"/t/{table}/events") as page_events:
        pass
    with person.program.stream("GET", f"/tables/{table}/events") as table_events:
        pass
    browser, program = person.browser, person.program
    return {
        "lobby": browser.get("/"),
        "about": browser.get("/about"),
        "table": browser.get(f"/t/{table}"),
        "story": browser.get(f"/t/{table}/story"),
        "replay": browser.get(f"/t/{table}/replay"),
        "check": browser.get(f"/t/{table}/check"),
        "cards": browser.get("/cards/evenfall"),
        "rules": browser.get("/rules/evenfall"),
        "redirect": browser.get("/cards"),
        "done": person.send("/me", theme="dark"),
        "page events": page_events,
        "table events": table_events,
        "style": browser.get("/static/gloaming.css"),
        "module": browser.get("/static/gloaming.js"),
        "game's style": browser.get("/static/evenfall/evenfall.css"),
        "openapi": browser.get("/api/docs/openapi.json"),
        "api page": browser.get("/api/docs"),
        "json": program.get(f"/tables/{table}"),
        "no page": browser.get("/nowhere"),
        "no file": browser.get("/static/nowhere.css"),
        "no table": browser.get("/t/aaaaaaaaaaaa"),
        "no table, json": program.get("/tables/aaaaaaaaaaaa"),
        "no call": program.get("/nowhere"),
        "no method": browser.put("/"),
        "refused": person.send(f"/t/{table}/answer", key="x", epoch=0, version=0),
        "forged": browser.post(f"/t/{table}/answer", data={"key": "x"}),
        "early record": browser.get(f"/t/{table}/record"),
        "bad body": program.post("/tables", content=b"{"),
    }


def test_every_answer_forbids_scripts_frames_and_guessing(room: Room, party: Party) -> None:
    found = answers(room, party)
    for kind, answer in found.items():
        for name, value in HEADERS.items():
            assert answer.headers.get(name) == value, (kind, name)
        assert answer.status_code < 500, kind
    assert {found[kind].status_code for kind in ("no page", "no file", "no table")} == {404}
    assert found["no method"].status_code == 405
    assert found["forged"].status_code == 403
    for part in ("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"):
        assert part in POLICY
    assert "unsafe" not in POLICY


def test_no_page_has_inline_scripts_styles_or_foreign_addresses(room: Room, party: Party) -> None:
    for kind, answer in answers(room, party).items():
        if not answer.headers["content-type"].startswith("text/html"):
            continue
        text = answer.text
        scripts = re.findall(r"<script[^>]*>", text)
        assert scripts == ['<script type="module" src="/static/gloaming.js">'], kind
        assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:", text), kind
        for address in re.findall(r'(?:src|href|action)="([^"]*)"', text):
            parts = urlsplit(html.unescape(address))
            assert not parts.scheme, (kind, address)
            assert not parts.netloc, (kind, address)


def test_the_page_of_the_api_shows_every_call(room: Room) -> None:
    text = room.visitor().page("/api/docs")
    document = room.visitor().browser.get("/api/docs/openapi.json").json()
    assert len(document["paths"]) >= 8
    assert all(path.startswith("/api/") for path in document["paths"])
    for path in document["paths"]:
        assert html.escape(path) in text


def test_unknown_addresses_are_pages_for_people_and_json_for_programs(room: Room) -> None:
    visitor = room.visitor()
    page = visitor.browser.get("/nowhere/at/all")
    assert page.status_code == 404
    assert page.headers["content-type"].startswith("text/html")
    assert "there is nothing at this address" in page.text
    for path in ("/t/zz", "/t/aaaaaaaaaaaa", "/t/" + "a" * 500):
        assert visitor.browser.get(path).status_code == 404
    for path in ("/nowhere", "/tables/zz", "/tables/aaaaaaaaaaaa"):
        answer = visitor.program.get(path)
        assert answer.status_code == 404
        assert answer.json()["detail"]


# --- forms and cookies ------------------------------------------------------------------------


def forms(room: Room, table: str) -> list[str]:
    """The addresses of all forms, those of a table for this one."""
    found = {
        route.path
        for route in room.app.routes
        if "POST" in getattr(route, "methods", ()) and not route.path.startswith("/api")
    }
    fillings = {"table": table, "number": "0", "link": "somelink"}
    return sorted(re.sub(r"\{(\w+):\w+\}", lambda m: fillings[m[1]], path) for path in found)


def test_a_form_that_is_not_ours_is_refused(room: Room, party: Party) -> None:
    person = party.people[0]
    person.csrf()
    borrowed = {"_csrf_token": room.person("Mallory").csrf()}
    addresses = forms(room, party.table)
    assert len(addresses) > 13
    for address in addresses:
        for token in (
            {},
            {"_csrf_token": "0" * 128},
            {"_csrf_token": ""},
            {"_csrf_token": "é"},
            borrowed,
        ):
            assert person.browser.post(address, data=token).status_code == 403, address


def test_cookies_are_for_this_site_and_not_for_scripts(room: Room, tmp_path: Path) -> None:
    def made(room: Room) -> dict[str, str]:
        visitor = room.visitor()
        answer = visitor.send("/me", name="Ana")
        return {line.partition("=")[0]: line for line in answer.headers.get_list("set-cookie")}

    mine = made(room)["gloaming"]
    assert "HttpOnly" in mine
    assert "SameSite=lax" in mine
    assert "Secure" not in mine
    assert "Path=/" in mine
    with Room(tmp_path, secure=True) as safe:
        visitor = safe.visitor()
        first = visitor.browser.get("/").headers["set-cookie"]
        assert first.startswith("gloaming-csrf=")
        assert "Secure" in first
        assert "SameSite=lax" in first
        token = first.partition("=")[2].partition(";")[0]
        answer = httpx.post(
            f"{safe.address}/me",
            data={"name": "Ana", "_csrf_token": token},
            cookies={"gloaming-csrf": token},
        )
        cookies = answer.headers.get_list("set-cookie")
        assert any(c.startswith("gloaming=") and "Secure" in c for c in cookies), cookies


@pytest.mark.parametrize("token", [".", "é.é", "a" * 5000, "0" * 32 + "." + "0" * 40])
def test_a_made_up_person_is_nobody(room: Room, party: Party, token: str) -> None:
    cookie = f"gloaming={token}".encode()
    page = httpx.get(f"{room.address}/t/{party.table}", headers={b"cookie": cookie})
    assert 'form="answer"' not in page.text
    if token < " ":  # no header has such a character
        assert page.status_code == 400
        return
    assert page.status_code == 200
    bearer = {b"authorization": b"Bearer " + token.encode()}
    view = httpx.get(f"{room.address}/api/tables/{party.table}/view", headers=bearer)
    assert view.json()["seat"] == -1


def test_a_token_that_no_header_may_hold_makes_nobody(room: Room, party: Party) -> None:
    """A strict reader of requests (httptools) refuses it at once, another one finds no person."""
    for path, header in (("/t/{}", b"cookie"), ("/api/tables/{}/view", b"authorization")):
        value = b"gloaming=\x01" if header == b"cookie" else b"Bearer \x01"
        found = httpx.get(room.address + path.format(party.table), headers={header: value})
        assert found.status_code in (200, 400)
        if found.status_code == 200:
            assert 'form="answer"' not in found.text
            assert '"hand":[]' in found.text or "<html" in found.text


@pytest.mark.parametrize(
    "back",
    [
        "//evil.example",
        "https://evil.example/",
        "/\\evil.example",
        "\\\\evil.example",
        "/\t/evil.example",
        "/\n/evil.example",
        "javascript:alert(1)",
        "evil.example",
        "",
        " //evil.example",
        "/%0d%0aSet-Cookie:x=y",
    ],
)
def test_the_way_back_stays_on_this_site(room: Room, back: str) -> None:
    went = room.visitor().send("/me", theme="dark", back=back)
    assert went.status_code == 303
    to = went.headers["location"]
    assert to.startswith("/")
    assert not to.startswith(("//", "/\\"))
    assert not re.search(r"[\t\r\n\\]", to)
    assert "x" not in set(went.cookies)


def test_the_way_back_keeps_what_is_ours() -> None:
    assert local_path("/t/abc?as=1") == "/t/abc?as=1"
    assert local_path("/cards/evenfall?q=é") == "/cards/evenfall?q=é"


# --- floods -----------------------------------------------------------------------------------


def test_who_asks_too_quickly_is_told_to_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    second = 7.0
    monkeypatch.setattr(pace, "monotonic", lambda: second)
    with Room(tmp_path, rate=20) as slow:
        visitor = slow.visitor()
        found = [visitor.browser.get("/about") for _ in range(30)]
        late = [answer for answer in found if answer.status_code == 429]
        assert 10 <= len(late) < 30  # a visitor has asked for something before
        assert found[-1] in late
        assert "too quick" in late[0].text
        assert late[0].headers["content-security-policy"] == POLICY
        assert visitor.browser.get("/static/gloaming.css").status_code == 200
        second = 8.0
        assert visitor.browser.get("/about").status_code == 200


def test_a_body_that_is_too_long_is_refused(room: Room, party: Party) -> None:
    person = party.people[0]
    much = "x" * (BODY_LIMIT + 1000)
    form = person.send(f"/t/{party.table}/chat", text=much)
    assert form.status_code == 413
    assert person.program.post("/people", json={"name": much}).status_code == 413
    files = {"pack": ("pack.toml", much.encode())}
    upload = person.browser.post("/tables", data={"_csrf_token": person.csrf()}, files=files)
    assert upload.status_code == 413


# --- words that bite --------------------------------------------------------------------------


def test_names_and_chat_are_only_words(room: Room) -> None:
    host = room.person(EVIL)
    seats = [{"kind": "me", "name": EVIL}, {"kind": "friend", "name": "\x00<b>\n" + "n" * 80}]
    made = host.post("/tables", {"game": "evenfall", "seats": seats})
    table = made["table"]["id"]
    assert [len(seat["name"]) <= 40 for seat in made["table"]["seats"]] == [True, True]
    assert host.send(f"/t/{table}/chat", text=EVIL + "\x00\u202e").status_code == 303
    assert host.send(f"/t/{table}/report", text=EVIL + "\x00").status_code == 303
    watcher = room.visitor()
    watcher.send("/me", name=EVIL)
    watcher.send(f"/t/{table}/chat", text="I am <i>watching</i>")
    pages = [host.page(path) for path in ("/", f"/t/{table}", f"/t/{table}/story")]
    pages += [watcher.page(path) for path in (f"/t/{table}", f"/s/{made['links'][1]}")]
    with host.listen(f"/t/{table}/events") as events:
        pages += [zone["html"] for zone in json.loads(events.next("zones")[1])["zones"]]
    for page in pages:
        assert "<script>alert" not in page
        assert "<img src=x" not in page
        assert "<i>watching" not in page
        assert "<b>nnn" not in page
    assert any("&lt;script&gt;alert(1)&lt;/script&gt;" in page for page in pages)


def test_watchers_talk_apart(room: Room) -> None:
    host, watcher = room.person("Ana"), room.person("Wim")
    table, _ = host.make("me", "hotseat", seed="4")
    asked = host.get(f"/tables/{table}")["asked"][0]
    host.send(f"/t/{table}/chat", text="to-the-players")
    watcher.send(f"/t/{table}/chat", text="to-the-watchers")
    mine, theirs = host.page(f"/t/{table}?as={asked}"), watcher.page(f"/t/{table}")
    assert "to-the-players" in mine
    assert "to-the-watchers" not in mine
    assert "to-the-players" not in theirs
    assert "to-the-watchers" in theirs


def test_chat_is_short_and_empty_chat_is_nothing(room: Room, party: Party) -> None:
    person, table = party.people[0], party.table
    person.send(f"/t/{table}/chat", text="y" * 3000)
    page = person.page(f"/t/{table}")
    assert "y" * 500 in page
    assert "y" * 501 not in page
    before = page.count("<li")
    person.send(f"/t/{table}/chat", text=" \n\x00\t ")
    assert person.page(f"/t/{table}").count("<li") == before


@pytest.mark.parametrize("word", WORDS)
def test_no_word_breaks_a_page(room: Room, party: Party, word: str) -> None:
    person, table = party.people[0], party.table
    gets = {
        "/join": {"code": word},
        "/": {"game": word},
        "/cards/evenfall": {"q": word, "kind": word, "keyword": word},
        "/rules/evenfall": {"q": word, "area": word},
        f"/t/{table}": {"note": word, "as": word},
        f"/t/{table}/events": {"as": word, "have": word} if word else {"as": "9"},
        f"/t/{table}/replay": {"step": word or "x"},
    }
    for path, query in gets.items():
        if path.endswith("/events") and not word.strip():
            continue
        with person.browser.stream("GET", path, params=query) as answer:
            assert answer.status_code < 500, (path, answer.status_code)
            if "/events" not in path:
                assert b"<script>alert" not in answer.read()
    for path in ("/s/", "/cards/", "/cards/evenfall/", "/rules/evenfall/", "/t/", "/static/"):
        answer = person.browser.get(path + quote(word, safe=""))
        assert answer.status_code < 500, path
        assert "<script>alert" not in answer.text
    posts = {
        f"/t/{table}/answer": {"key": word, "version": word, "epoch": word, "seat": word},
        f"/t/{table}/undo/wish": {"to": word, "seat": word},
        f"/t/{table}/undo/answer": {"agree": word},
        f"/t/{table}/seats/1/bot": {"bot": word},
        f"/s/{'x' * 32}": {"name": word},
        "/me": {"name": word, "lang": word, "theme": word, "back": word},
        "/tables": {"game": word, "seat0": word, "seat1": f"bot:{word}", "option-first": word},
        "/setup": {"game": "evenfall", "seat0": word, "option-side": word, "each-clans-0": word},
    }
    for path, fields in posts.items():
        assert person.send(path, **fields).status_code < 500, path
    for body in (
        {"game": word, "seats": []},
        {"game": "evenfall", "seats": [{"kind": word}, {"kind": "bot", "bot": word}]},
        {"game": "evenfall", "seats": [{"kind": "me", "name": word}] * 2, "options": {word: word}},
        {"game": "evenfall", "seats": [{"kind": "me", "name": word}] * 2, "pack": word or "x"},
        {"game": "evenfall", "seats": [{"kind": "me", "name": word}] * 2, "seed": word},
    ):
        assert person.program.post("/tables", json=body).status_code < 500, body
    assert person.program.post("/people", json={"name": word, "lang": word}).status_code < 500
    claim = {"link": word, "name": word}
    assert person.program.post(f"/tables/{table}/claim", json=claim).status_code == 400


@pytest.mark.parametrize("number", NUMBERS)
def test_no_number_breaks_a_page(room: Room, party: Party, number: str) -> None:
    person, table = party.people[0], party.table
    for path in ("", "/replay", "/story"):
        answer = person.browser.get(f"/t/{table}{path}?as={number}&step={number}")
        assert answer.status_code < 500, path
    for path in ("bot", "link", "take"):
        if number in ("", "½"):
            continue
        answer = person.send(f"/t/{table}/seats/{number}/{path}", bot="greedy")
        assert answer.status_code in (303, 400, 404, 405), path
    for field in ("seat", "version", "epoch"):
        text = f'{{"key": "x", "version": 0, "{field}": {number or "null"}}}'
        answer = person.program.post(f"/tables/{table}/answers", content=text)
        assert 400 <= answer.status_code < 500, field
    fields = {"key": "x", "seat": number, "version": number, "epoch": number}
    assert 400 <= person.send(f"/t/{table}/answer", **fields).status_code < 500
    assert person.send(f"/t/{table}/undo/wish", to=number, seat=number).status_code < 500
    assert person.send(f"/t/{table}/fork", step=number).status_code == 400
    view = person.program.get(f"/tables/{table}/view", params={"seat": number})
    assert view.status_code < 500


@pytest.mark.parametrize("path", PATHS)
def test_no_path_leads_out_of_the_static_files(room: Room, path: str) -> None:
    for folder in ("/static/", "/static/evenfall/"):
        with socket.create_connection(("127.0.0.1", room.port)) as raw:
            request = f"GET {folder}{path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
            raw.sendall(request.encode())
            answer = b""
            while chunk := raw.recv(65536):
                answer += chunk
        assert answer.split()[1] in (b"404", b"400"), answer[:100]
        assert b"root:" not in answer


def test_a_packs_mistake_is_shown_with_its_line_and_column(room: Room) -> None:
    person = room.person()
    head = '[pack]\nid = "mine"\ngame = "evenfall"\n'
    pack = head + '\n[[ritual]]\nid = "fairy"\naction = "gain 3 gold"\n'
    fields = {
        "_csrf_token": person.csrf(),
        "game": "evenfall",
        "seat0": "me",
        "seat1": "bot:random",
    }
    files = {"pack": ("<b>pack.toml", pack.encode())}
    refused = person.browser.post("/tables", data=fields, files=files)
    assert refused.status_code == 400
    assert re.search(r"your pack:7:\d+", refused.text)
    assert "<b>pack" not in refused.text
    said = person.program.post(
        "/tables",
        json={"game": "evenfall", "seats": [{"kind": "me"}, {"kind": "hotseat"}], "pack": pack},
    )
    assert re.match(r"your pack:7:\d+: ", said.json()["detail"])
    for broken in (b"\xff\xfe", b"\x00", b"[" * 5000, b"a = " + b"[" * 100_000, EVIL.encode()):
        files = {"pack": ("pack.toml", broken)}
        refused = person.browser.post("/tables", data=fields, files=files)
        assert refused.status_code == 400, broken[:10]
        assert "<script>alert" not in refused.text


def test_what_belongs_to_others_is_not_mine_to_change(room: Room, party: Party) -> None:
    stranger = room.person("Mallory")
    version = party.info()["version"]
    for path in ("undo", "undo/wish", "undo/answer", "report", "seats/0/bot", "seats/0/link"):
        refused = stranger.send(f"/t/{party.table}/{path}", bot="random", to=0, agree="yes")
        assert refused.status_code == 400, path
    for number in (0, 1):
        assert stranger.send(f"/t/{party.table}/seats/{number}/take").status_code == 400
    assert stranger.send(f"/t/{party.table}/fork", step=1).status_code == 400
    assert party.info()["version"] == version


def test_the_link_that_moves_a_guests_seat_is_the_guests_alone(room: Room) -> None:
    party = Party(room, 2)
    host, guest = party.people
    assert guest.send(f"/t/{party.table}/seats/1/link").status_code == 303
    found = re.search(r"/s/([\w-]{16,})", guest.page(f"/t/{party.table}"))
    assert found is not None
    link = found.group(1)
    shown = host.page(f"/t/{party.table}")
    assert link not in shown
    with host.listen(f"/t/{party.table}/events") as events:
        assert link not in events.next("zones")[1]
    assert host.send(f"/t/{party.table}/seats/1/link").status_code == 400


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Z" + "\u0301" * 39, "Z" + "\u0301" * 3),  # a tower of accents over its neighbours
        ("a\u202eb\u200bc\x00\n d", "abc d"),  # what turns, hides or breaks the line
        ("Nguyễn Thị", "Nguyễn Thị"),
        ("e\u0302\u0301", "e\u0302\u0301"),
        ("🙂" * 50, "🙂" * 40),
    ],
)
def test_a_name_stays_where_it_stands(given: str, shown: str) -> None:
    assert clean_name(given) == shown
    assert " ".join(form_text(given).split())[:40] == shown  # as chat shows it
