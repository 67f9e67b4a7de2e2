"""People with a browser: what they do at a table, and what their browser complains of."""

import random
import re
import time
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response, expect

from tests.table.servers import Client, Server

PATIENCE = 60_000  # milliseconds in which anything must happen; nobody waits for them to pass
WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}

# How fast a guest sees what others do, unless they have chosen themselves.
SPEED = """try { localStorage.getItem("gloaming-speed") ||
  localStorage.setItem("gloaming-speed", "%s"); } catch { /* a page without storage */ }"""

# What a page shows: how many answers it knows of, and which question it asks.
STATE = """() => {
  const field = (form, name) => document.querySelector(`input[form=${form}][name=${name}]`)?.value;
  const asked = field("answer", "version");
  return {
    version: Number(field("report", "version") ?? -1),
    question: asked === undefined ? "" : `${field("answer", "epoch")}.${asked}`,
    over: document.querySelector("#zone-scoring .scoring, #zone-scene .ending") !== null,
    // No body while a page is being left; and keys do nothing until its scripts run.
    busy: (document.body?.hasAttribute("aria-busy") ?? true) || document.readyState !== "complete",
  };
}"""
# The page asks another question, or the game is over.
ON = f"""(was) => {{
  const now = ({STATE})();
  return !now.busy && (now.over || (now.question && now.question !== was));
}}"""
SEEN = f"(version) => ({STATE})().version === version"
BEYOND = f"(version) => ({STATE})().version !== version"
# The answers in sight, each once.
KEYS = """() => [...new Set([...document.querySelectorAll(".can")]
  .filter((e) => e.checkVisibility()).map((e) => e.value))]"""
LEAVE = {"pass": 0.05, "end-turn": 0.6, "done": 0.6, "decline": 0.6, "no": 0.6}  # how often


class Guest:
    """Somebody with a browser of their own. A nameless one has not done anything here yet."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        name: str = "",
        speed: str = "instant",
        **options: Any,
    ) -> None:
        self.server = server
        self.name = name
        settings: dict[str, Any] = {
            "base_url": server.address,
            "locale": "en-GB",
            "color_scheme": "dark",
            "reduced_motion": "reduce",
            "viewport": WIDE,
            **options,
        }
        self.context = browser.new_context(**settings)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(SPEED % speed)
        self.complaints: list[str] = []
        self._expected: list[str] = []
        self.context.on("console", self._heard)
        self.context.on("weberror", lambda e: self.complaints.append(f"uncaught: {e.error}"))
        self.context.on("request", self._asked)
        self.context.on("response", self._answered)
        self.client = Client(server.address)
        if name:
            self.client.become(name, str(settings["locale"])[:2])
            self.context.add_cookies(
                [{"name": "gloaming", "value": self.client.token, "url": server.address}]
            )
        self.page = self.context.new_page()

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} {message.location['url']}")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.server.address, "data:", "blob:", "about:")):
            self.complaints.append(f"a request to somebody else: {request.url}")

    def _answered(self, response: Response) -> None:
        if response.status >= 500:
            self.complaints.append(f"{response.status} at {response.url}")

    def expects(self, *complaints: str) -> None:
        """Complaints, as patterns, that belong to what the test does."""
        self._expected += complaints

    def unexpected(self) -> list[str]:
        """What the browser complained of and nobody expected."""
        return [c for c in self.complaints if not any(re.search(e, c) for e in self._expected)]

    # --- tables ---------------------------------------------------------------------------

    def table(self, *seats: str, seed: int = 1) -> str:
        """Make a table as a program would, and give its id; `friend:Ben` names a seat."""
        return self.invited(*seats, seed=seed)[0]

    def invited(self, *seats: str, seed: int = 1) -> tuple[str, list[str]]:
        """A table's id, and the secrets of its friends' seats."""
        wishes: list[dict[str, str]] = []
        for seat in seats:
            kind, _, rest = seat.partition(":")
            wishes.append(
                {"kind": kind, **({"bot" if kind == "bot" else "name": rest} if rest else {})}
            )
        made = self.client.post("/tables", {"game": "evenfall", "seats": wishes, "seed": str(seed)})
        return str(made["table"]["id"]), list(made["links"])

    def claim(self, table: str, link: str) -> None:
        """Sit down by a link, as a program would."""
        self.client.post(f"/tables/{table}/claim", {"link": link, "name": self.name})

    def sit(self, table: str, seat: int = -1) -> Page:
        """Open the page of a table, by name where several sit at one screen."""
        self.page.goto(f"/t/{table}" + (f"?as={seat}" if seat >= 0 else ""))
        expect(self.page.locator("#table")).to_be_visible()
        return self.page


def choose_seed(page: Page, seed: str) -> None:
    """Give a new table's form a seed, so that its evening is always the same."""
    page.locator("#make").evaluate(
        """(form, value) => form.append(Object.assign(
          document.createElement("input"), { type: "hidden", name: "seed", value }))""",
        seed,
    )


# --- what a page shows --------------------------------------------------------------------


def state(page: Page) -> dict[str, Any]:
    """The version a page shows, the question it asks, whether the game is over."""
    found: dict[str, Any] = page.evaluate(STATE)
    return found


def version(page: Page) -> int:
    """How many answers a page knows of."""
    return int(state(page)["version"])


def holds(page: Page, condition: str, arg: Any = None) -> None:
    """Wait until something is so on a page."""
    page.wait_for_function(condition, arg=arg, polling=30)


def sees(page: Page, wanted: int) -> None:
    """Wait until a page shows the game after so many answers."""
    holds(page, SEEN, wanted)


def asks(page: Page) -> bool:
    """Wait until a page asks or the game is over; whether it asks."""
    holds(page, ON, "")
    return not state(page)["over"]


def hand_on(page: Page) -> list[str]:
    """The cards in the hand that a page shows."""
    held = page.locator("#zone-hand [data-thing^='card:']")
    return [str(thing) for thing in held.evaluate_all("all => all.map(e => e.dataset.thing)")]


def keys_on(page: Page) -> list[str]:
    """The answers in sight; folded lists are opened where there is nothing else."""
    found = page.evaluate(KEYS)
    if not found:
        page.locator("#zone-question details.group > summary").first.click()
        found = page.evaluate(KEYS)
    return [str(key) for key in found]


# --- answering ------------------------------------------------------------------------------


def click_answer(page: Page, key: str) -> None:
    """Click an answer where it lies, or in the list, which is unfolded where it has to be."""
    folded = page.locator(f'#zone-question .group:not([open]):has(.can[value="{key}"]) > summary')
    if not page.locator(f'.can[value="{key}"]:visible').count() and folded.count():
        folded.first.click()
    page.locator(f'.can[value="{key}"]:visible').first.click()


def answer_first(page: Page, rng: random.Random | None = None) -> str:
    """Click one of the answers in sight and wait for the next question or the end.

    With a chance any is taken; leaving has a weight of its own, as a game shall have an end.
    """
    was = state(page)["question"]
    keys = keys_on(page)
    key = keys[0]
    if rng is not None:
        leave = next((k for k in keys if k.partition(":")[0] in LEAVE), "")
        stay = [k for k in keys if k != leave] or keys
        often = LEAVE.get(leave.partition(":")[0], 0.0)
        key = leave if rng.random() < often else rng.choice(stay)
    click_answer(page, key)
    holds(page, ON, was)
    return key


def answer_as(client: Client, table: str, rng: random.Random | None = None) -> bool:
    """Answer once through the JSON API, if asked; whether it was."""
    view = client.get(f"/tables/{table}/view")
    question = view["question"]
    if question is None:
        return False
    offers = question["offers"]
    key = (rng.choice(offers) if rng is not None else offers[0])["key"]
    status, _ = client.call(
        "POST", f"/tables/{table}/answers", {"key": key, "version": view["version"]}
    )
    return status == 201


def until_asked(table: str, wanted: Client, other: Client) -> None:
    """Let the other answer until it is somebody's turn.

    A page may be about to answer or to take something back by itself: for a moment nobody is
    asked then.
    """
    until = time.monotonic() + PATIENCE / 1000
    while wanted.get(f"/tables/{table}/view")["question"] is None:
        if not answer_as(other, table):
            assert time.monotonic() < until, "nobody can go on"
            time.sleep(0.02)


def finish(table: str, clients: list[Client], seed: int = 1) -> int:
    """Play a table of people to its end through the JSON API; how many answers it took."""
    rng = random.Random(seed)
    while True:
        asked = [answer_as(client, table, rng) for client in clients]
        if not any(asked):
            info = clients[0].get(f"/tables/{table}")
            assert info["over"], info
            return int(info["version"])
