// What is pointed at, focused or touched says what it is: a card with the rules that apply, a rule,
// a sign of the legend. With a finger the first tap on something shows it, the second plays it.

const one = (query, root = document) => root.querySelector(query);
const all = (query, root = document) => [...root.querySelectorAll(query)];
const on = (kind, act, options) => document.addEventListener(kind, act, options);
const data = one("[data-base]")?.dataset ?? {};

const NAMED = "a[data-card], a[data-rule], [data-card]";
const SIGN = "svg:has(> use[href^='#i-'])";
const sheets = new Map();
const pop = document.createElement("div");
pop.id = "pop";
pop.popover = "manual";
document.body.append(pop);
let popFor = null;
let waiting = 0;

export const isOpen = () => popFor !== null;

export function hide() {
  clearTimeout(waiting);
  popFor = null;
  disarm();
  if (pop.matches(":popover-open")) pop.hidePopover();
}

// What a change of the page took away is no longer spoken of.
export function hideLost() {
  if (popFor && !popFor.isConnected) hide();
}

function soon(el, after) {
  clearTimeout(waiting);
  if (el !== popFor) waiting = setTimeout(() => (el ? show(el) : hide()), after);
}

// --- what is shown -------------------------------------------------------------------------

const meaning = (sign) => one(`[data-sign="${CSS.escape(one("use", sign).getAttribute("href").slice(3))}"]`);

async function show(el, again = "") {
  popFor = el;
  if (again) draw(el, "", again); // at once, however long the card takes to come
  const html = el.matches(SIGN) ? meaning(el)?.outerHTML : await sheet(el);
  if (html && popFor === el && el.isConnected) draw(el, html, again);
}

function draw(el, html, again) {
  const told = again ? `<button type="button" class="pop-again"></button>` : "";
  pop.innerHTML = `${told}${html}`;
  if (again) one(".pop-again", pop).textContent = again;
  if (one(".pop-card", pop)) one(".pop-card", pop).append(...signsOn(el));
  pop.classList.toggle("pop-sign", el.matches(SIGN));
  pop.showPopover?.();
  place(el);
}

function sheet(el) {
  const named = el.matches(NAMED) ? el : el.closest(NAMED);
  if (!named) return "";
  const address = (named.href ?? `/cards/${data.game}/${named.dataset.card}`).split("#")[0];
  if (!sheets.has(address)) {
    sheets.set(address, fetch(`${address}?fragment=1`).then((r) => (r.ok ? r.text() : "")).catch(() => ""));
  }
  return sheets.get(address).then((html) => {
    if (!html) sheets.delete(address);
    return html;
  });
}

// The signs that stand on a card, each once with its name.
function signsOn(el) {
  const thing = el.closest("[data-card]") ?? el;
  const found = new Map(all(SIGN, thing).map((sign) => [meaning(sign), sign]));
  found.delete(null);
  if (!found.size) return [];
  const line = document.createElement("p");
  line.className = "pop-signs";
  for (const entry of found.keys()) {
    const name = document.createElement("span");
    name.innerHTML = one("dt", entry).innerHTML;
    line.append(name);
  }
  return [line];
}

// Beside what it is about, or above or below it, or in a corner: never over the answers.
function place(el) {
  const gap = 8;
  const dock = one("[data-clear]")?.getBoundingClientRect();
  pop.style.maxHeight = "";
  const at = el.getBoundingClientRect();
  // On a narrow screen it stays beside what it speaks of where there the card can be read (its rules scroll), and has
  // else all that is above the answers.
  if (innerWidth < 760 && dock) {
    const free = Math.max(at.top, dock.top - at.bottom) - 2 * gap;
    const needed = all(".pop-again, .sheet", pop).reduce((sum, e) => sum + e.offsetHeight, gap);
    pop.style.maxHeight = `${Math.max(160, needed <= free ? free : dock.top - 2 * gap)}px`;
  }
  const { width, height } = pop.getBoundingClientRect();
  const within = (n, most) => Math.max(gap, Math.min(n, most - gap));
  const spots = [
    [at.right + gap, at.top], [at.left - width - gap, at.top], [at.left, at.top - height - gap], [at.left, at.bottom + gap],
    [at.right + gap, (dock?.top ?? innerHeight) - height - gap], [at.left - width - gap, (dock?.top ?? innerHeight) - height - gap],
    [at.left, (dock?.top ?? innerHeight) - height - gap], [gap, gap], [innerWidth, gap], [gap, innerHeight], [innerWidth, innerHeight],
  ].map(([left, top]) => [within(left, innerWidth - width), within(top, innerHeight - height)]);
  const over = ([left, top], box) => (box
    ? Math.max(0, Math.min(left + width, box.right) - Math.max(left, box.left))
      * Math.max(0, Math.min(top + height, box.bottom) - Math.max(top, box.top)) : 0);
  const cost = (spot) => 1000 * over(spot, dock) + over(spot, at);
  const best = spots.reduce((a, b) => (cost(b) < cost(a) ? b : a));
  pop.style.left = `${best[0]}px`;
  pop.style.top = `${best[1]}px`;
}

// --- hints ------------------------------------------------------------------------------------

// What a bot would do is told beside the link that asks for it, and each time anew.
async function hint(link) {
  hide();
  popFor = link;
  const tell = (html) => {
    if (popFor !== link || !link.isConnected) return;
    pop.innerHTML = html;
    pop.classList.remove("pop-sign");
    pop.showPopover?.();
    place(link);
  };
  const waits = document.createElement("p");
  waits.className = "hint";
  waits.textContent = link.dataset.hint;
  tell(waits.outerHTML);
  const answer = await fetch(`${link.href}&fragment=1`).catch(() => null);
  if (answer?.ok) tell(await answer.text());
  else if (popFor === link) location.assign(link.href);
}

on("click", (event) => {
  const link = event.target.closest("a[data-hint]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  hint(link);
});

// --- pointing, focus ------------------------------------------------------------------------

// What comes to lie under a pointer at rest is not pointed at.
let resting = "";
const rests = ({ screenX, screenY }) => resting === (resting = `${screenX} ${screenY}`);

function pointedAt({ clientX, clientY, target }) {
  const named = target.closest("a[data-card], a[data-rule], .tile[data-card]");
  if (named) return named;
  const here = document.elementsFromPoint(clientX, clientY);
  const sign = here.map((e) => e.closest?.(SIGN)).find((e) => e && !e.closest(".legend, .bar, button.answer") && meaning(e));
  return sign ?? target.closest(NAMED);
}

on("pointermove", (event) => {
  if (rests(event) || event.pointerType !== "mouse") return;
  if (pop.contains(event.target) || popFor?.dataset?.hint) return clearTimeout(waiting);
  const el = pointedAt(event);
  if (el === popFor) return clearTimeout(waiting);
  soon(el, el ? (el.href || el.matches(SIGN) ? 260 : 650) : 250);
}, { passive: true });
on("focusin", ({ target }) => {
  if (pop.contains(target) || popFor?.dataset?.hint || !target.matches(":focus-visible")) return;
  soon(target.matches(SIGN) ? target : target.closest(NAMED), 350);
});

// With the keyboard the signs of a zone are one stop: the arrows go from one to the next. Signs that
// stand on a card are told with the card.
const BUSY = "[aria-hidden=true], [role=img], a, button, summary, label, .legend, .bar, [data-card]";
const signsIn = (zone) => all(SIGN, zone).filter((e) => !e.parentElement.closest(BUSY) && meaning(e) && e.checkVisibility());

// A sign that stands beside its word is hidden from listeners, but not while it is the stop.
function stopAt(stop, signs) {
  for (const sign of signs) {
    sign.setAttribute("tabindex", sign === stop ? "0" : "-1");
    if (sign.dataset.mark) sign.setAttribute("aria-hidden", "true");
  }
  if (stop?.ariaHidden !== "true") return;
  stop.dataset.mark = "yes";
  stop.removeAttribute("aria-hidden");
  stop.setAttribute("role", "img");
  stop.setAttribute("aria-label", one("dt", meaning(stop)).textContent.trim());
}

export function stopAtSigns(zones) {
  for (const signs of zones.map(signsIn)) stopAt(signs[0], signs);
}

const WAYS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
on("keydown", (event) => {
  const zone = WAYS[event.key] && event.target.matches?.(SIGN) && event.target.closest(".zone");
  if (!zone) return;
  event.preventDefault();
  event.stopPropagation();
  const signs = signsIn(zone);
  const next = signs[(signs.indexOf(event.target) + WAYS[event.key] + signs.length) % signs.length];
  stopAt(next, signs);
  next.focus();
}, { capture: true });
on("scroll", () => popFor && !armed && hide(), { capture: true, passive: true });

// --- a finger: first shown, then played ------------------------------------------------------

let armed = null;
let press = 0;
let touched = false; // whether the last press was a finger's

function disarm() {
  armed?.classList.remove("armed");
  armed = null;
}

on("pointerdown", (event) => {
  touched = event.pointerType === "touch";
  const mine = event.target.closest(".can");
  if (!pop.contains(event.target) && (!mine || mine !== armed)) hide();
  const el = touched && event.target.closest(NAMED);
  if (el) press = setTimeout(() => longPress(el), 450);
});
for (const kind of ["pointerup", "pointercancel", "pointermove"]) {
  on(kind, (event) => {
    if (kind !== "pointermove" || Math.hypot(event.movementX, event.movementY) > 6) clearTimeout(press);
  });
}

on("click", (event) => {
  if (armed && event.target.closest(".pop-again")) return armed.click();
  if (armed && armed.contains(event.target)) return hide(); // the second tap, which plays it
  if (!touched || event.detail === 0) return;
  const button = event.target.closest(".can:not(.answer, .notch)");
  if (button && button !== armed) {
    event.preventDefault();
    event.stopPropagation();
    disarm();
    armed = button;
    button.classList.add("armed");
    const text = button.title || button.getAttribute("aria-label") || "";
    show(button, `${data.again ?? ""} ${text.split("\n")[0]}`.trim());
  } else if (!button) {
    const sign = event.target.closest(SIGN);
    if (sign && meaning(sign) && !event.target.closest("a, button, summary, label, .legend")) show(sign);
  }
}, { capture: true });

// A long press reads the card; the click that ends it is no answer.
function longPress(el) {
  show(el);
  const swallow = (click) => { click.preventDefault(); click.stopPropagation(); };
  on("click", swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), 1200);
}
