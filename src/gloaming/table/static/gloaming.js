// What the pages can do beyond forms and links. Everything works without it; with it, answers
// are posted in place, changed zones glide in, and cards and rules open where they are named.

const one = (query, root = document) => root.querySelector(query);
const all = (query, root = document) => [...root.querySelectorAll(query)];
const table = one("[data-base]");
const data = table?.dataset ?? {};
const calm = matchMedia("(prefers-reduced-motion: reduce)");
document.documentElement.classList.add("js");

// --- saying something ------------------------------------------------------------------

const announce = (text) => { if (text) one("#live").textContent = text; };

function toast(text) {
  const note = document.createElement("p");
  note.textContent = text;
  one("#toasts").append(note);
  setTimeout(() => note.remove(), 3000 + 60 * text.length);
}

// --- swapping zones --------------------------------------------------------------------

const zonesOf = (doc) => all("[data-zone]", doc).map((el) => (
  { id: el.dataset.zone, hash: el.dataset.hash, html: el.innerHTML }));

async function swap(zones) {
  const changed = zones
    .map((zone) => ({ ...zone, el: document.getElementById(`zone-${zone.id}`) }))
    .filter(({ el, hash }) => el && el.dataset.hash !== hash);
  if (!changed.length) return;
  const told = storyLines();
  const apply = () => changed.forEach(replace);
  if (calm.matches || document.hidden || !document.startViewTransition) apply();
  else await glide(changed, apply);
  const news = storyLines().filter((line) => !told.includes(line)).slice(0, 4).reverse();
  announce(news.join(" "));
  if (changed.some(({ id }) => id === "frame-chat")) talked();
  if (changed.some(({ id }) => id === "question")) face();
}

// On a small screen a new question can come while one has scrolled away from it.
function face() {
  const zone = one("#zone-question");
  if (data.replay || !zone || !one(".can", zone) || one("details.menu[open]")) return;
  if (document.activeElement?.matches("input, textarea, select")) return;
  const { top } = zone.getBoundingClientRect();
  if (top >= one(".top").offsetHeight && top <= innerHeight - 100) return;
  zone.scrollIntoView({ block: "start", behavior: calm.matches ? "auto" : "smooth" });
}

const storyLines = () => all("#zone-story li").slice(0, 12).map((li) => li.textContent.trim());

function replace({ el, hash, html }) {
  const active = el.contains(document.activeElement) ? document.activeElement : null;
  const focus = active && mark(active);
  const inside = all("*", el);
  const scrolled = inside.filter((e) => e.scrollTop || e.scrollLeft)
    .map((e) => [place(e, el), e.scrollTop, e.scrollLeft]);
  const opened = all("details[open]", el).map((e) => place(e, el));
  el.innerHTML = html;
  el.dataset.hash = hash;
  for (const [at, top, left] of scrolled) placed(at, el)?.scrollTo(left, top);
  for (const at of opened) { const found = placed(at, el); if (found) found.open = true; }
  if (focus) {
    const again = all("a, button, input, summary, select", el).find((e) => mark(e) === focus);
    (again ?? landing(el)).focus({ preventScroll: true });
  }
  settle(el);
}

// A thing that can hold the focus is known again by what it is for.
const mark = (e) => e.id || [e.tagName, e.name, e.value, e.getAttribute("href"),
  e.closest("[data-thing]")?.dataset.thing, e.closest(".zone [class]")?.className].join("|");

function landing(el) {
  const found = one("#zone-question") ?? el;
  found.tabIndex = -1;
  return found;
}

const alike = (e, root) => all(e.tagName, root).filter((other) => other.className === e.className);
const place = (e, root) => e.id ? { id: e.id }
  : { tag: e.tagName, look: e.className, n: alike(e, root).indexOf(e) };
const placed = (at, root) => at.id ? document.getElementById(at.id)
  : all(at.tag, root).filter((e) => e.className === at.look)[at.n];

// Cards that leave one place for another keep their identity over the change, so that they glide.
async function glide(changed, apply) {
  const before = places(changed.map(({ el, id }) => [id, el]));
  const after = places(changed.map(({ html, id }) => {
    const made = document.createElement("template");
    made.innerHTML = html;
    return [id, made.content];
  }));
  const moving = [...before].filter(([thing, at]) => after.has(thing) && after.get(thing) !== at)
    .map(([thing]) => thing).slice(0, 24);
  name(moving, true);
  const transition = document.startViewTransition(() => { apply(); name(moving, true); });
  transition.ready.catch(() => {});
  transition.finished.catch(() => {}).then(() => name(moving, false));
  await transition.updateCallbackDone.catch(() => {});
}

function places(roots) {
  const found = new Map();
  for (const [id, root] of roots) {
    for (const el of all('[data-thing^="card:"]', root)) {
      let at = id;
      for (let up = el.parentElement; up && !up.dataset.zone; up = up.parentElement) at += `/${up.className}`;
      if (!found.has(el.dataset.thing)) found.set(el.dataset.thing, at);
    }
  }
  return found;
}

function name(things, on) {
  for (const thing of things) {
    const el = one(`.zone [data-thing="${CSS.escape(thing)}"]`);
    if (el) el.style.viewTransitionName = on ? thing.replace(/\W/g, "-") : "";
  }
}

// What a fresh piece of page needs: the reader's clock, the end of the talk in sight.
function settle(root) {
  const { lang } = document.documentElement;
  const mine = navigator.languages.find((one) => one.startsWith(lang)) ?? lang;
  const clock = new Intl.DateTimeFormat(mine, { dateStyle: "short", timeStyle: "short" });
  for (const el of all("time[datetime]", root)) {
    const at = new Date(el.dateTime);
    if (!isNaN(at)) el.textContent = clock.format(at);
  }
  for (const el of all(".needs-js", root)) el.hidden = false;
  for (const el of all("[data-follow]", root)) el.scrollTop = el.scrollHeight;
}

function talked() {
  const menu = one("details.talk");
  if (menu && !menu.open) menu.classList.add("news");
}

// --- live updates ----------------------------------------------------------------------

let source = null;
let brought = 0; // how often the stream brought something
let heard = Date.now();
let wait = 1000;
let again = 0;

function listen() {
  if (!table || data.replay || !window.EventSource) return;
  source?.close();
  clearTimeout(again);
  heard = Date.now();
  // The address names what this page has, so that only the rest is sent: hence no old address
  // is ever used twice.
  const have = zonesOf(document).map(({ id, hash }) => `${id}:${hash}`).join(",");
  source = new EventSource(`${data.base}/events?as=${data.seat}&have=${encodeURIComponent(have)}`);
  const alive = () => { heard = Date.now(); wait = 1000; delete document.body.dataset.lost; };
  for (const kind of ["hello", "beat"]) source.addEventListener(kind, alive);
  source.addEventListener("reload", (event) => location.replace(JSON.parse(event.data).to));
  source.addEventListener("zones", (event) => { alive(); brought += 1; take(JSON.parse(event.data)); });
  source.onerror = () => {
    source.close();
    if (wait > 2000 && !document.body.dataset.lost) toast(data.lost);
    if (wait > 2000) document.body.dataset.lost = "yes";
    again = setTimeout(listen, wait);
    wait = Math.min(wait * 1.7, 12000);
  };
}

async function take(news) {
  await swap(news.zones ?? []);
  free();
  const was = data.yourTurn === "yes";
  if (typeof news.your_turn === "boolean") data.yourTurn = news.your_turn ? "yes" : "no";
  document.title = `${data.yourTurn === "yes" ? `● ${data.turn} · ` : ""}${data.title}`;
  if (data.yourTurn === "yes" && !was) {
    announce(data.turn);
    beep();
  }
}

// A look at the whole page. What the stream told meanwhile is newer than what we asked for; and it
// has to go on from what the page has now.
async function refresh(address = location.href) {
  const before = brought;
  const answer = await fetch(address, { headers: { accept: "text/html" } });
  const doc = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (brought !== before) return;
  if (!one("[data-zone]", doc)) return location.reload();
  document.title = doc.title;
  data.yourTurn = one("[data-base]", doc)?.dataset.yourTurn ?? "no";
  await swap(zonesOf(doc));
  listen();
}

const wake = () => {
  if (document.visibilityState === "visible" && (Date.now() - heard > 20000 || source?.readyState === 2)) listen();
};
document.addEventListener("visibilitychange", wake);
window.addEventListener("online", listen);
window.addEventListener("pageshow", (event) => { free(); if (event.persisted) listen(); });
window.addEventListener("pagehide", () => source?.close());
setInterval(() => { if (Date.now() - heard > 45000) listen(); }, 15000);

// --- forms -----------------------------------------------------------------------------

let busy = 0;
const free = () => { clearTimeout(busy); busy = 0; document.body.removeAttribute("aria-busy"); };

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (busy) return event.preventDefault();
  busy = setTimeout(free, 8000);
  document.body.setAttribute("aria-busy", "true");
  if (!form.dataset.live) return;
  event.preventDefault();
  const fields = new URLSearchParams(new FormData(form));
  if (event.submitter?.name) fields.set(event.submitter.name, event.submitter.value);
  const address = event.submitter?.getAttribute("formaction") ?? form.getAttribute("action");
  try {
    const answer = await fetch(address, {
      method: "POST", body: fields, redirect: "manual",
      headers: { accept: "application/json", "x-gloaming": "fetch" },
    });
    if (answer.ok || answer.type === "opaqueredirect") {
      if (form.dataset.live === "chat") { form.reset(); free(); }
      // The change comes by the stream; without one, or if it is late, we look ourselves.
      setTimeout(() => { if (busy) refresh().finally(free); }, source?.readyState === 1 ? 1500 : 0);
      return;
    }
    const told = await answer.json().catch(() => ({}));
    toast(told.detail ?? `${answer.status}`);
    free();
    if (answer.status === 409) await refresh();
  } catch {
    toast(data.lost);
    free();
    listen();
  }
});

document.addEventListener("change", (event) => {
  if (event.target.matches("[data-auto] select")) event.target.form.requestSubmit();
  if (event.target.matches("[data-renew] :is(select, [type=radio])")) renew(event.target.form);
});

// What can be chosen depends on what is chosen: the server, which knows the game, draws it anew.
let renewing = 0;
async function renew(form) {
  const mine = ++renewing;
  const fields = new FormData(form);
  for (const [name, value] of [...fields]) if (value instanceof File) fields.delete(name);
  const answer = await fetch(form.dataset.renew, {
    method: "POST", body: new URLSearchParams(fields), headers: { accept: "text/html", "x-gloaming": "fetch" },
  }).catch(() => null);
  if (!answer?.ok || mine !== renewing) return;
  const doc = new DOMParser().parseFromString(await answer.text(), "text/html");
  const focus = document.activeElement?.id;
  for (const part of all("[data-part]", form)) {
    const fresh = doc.getElementById(part.id);
    if (fresh && fresh.outerHTML !== part.outerHTML) part.replaceWith(fresh);
  }
  if (focus && document.activeElement?.id !== focus) document.getElementById(focus)?.focus({ preventScroll: true });
}

// --- keys ------------------------------------------------------------------------------

let typed = "";
let typing = 0;

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") return close(null, true);
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches("input:not([type=range]), textarea, select")) return;
  if (/^\d$/.test(event.key)) return digit(event.key);
  const way = { ArrowLeft: "replay-back", ArrowRight: "replay-on" }[event.key];
  if (way && data.replay && !event.target.matches("input")) one(`[data-step="${way}"]`)?.click();
});

// Numbers of two digits: wait a moment for the second where there can be one.
function digit(key) {
  clearTimeout(typing);
  typed += key;
  const numbers = all(".can[data-n]").map((e) => e.dataset.n);
  const pick = () => { const wanted = typed; typed = ""; one(`.can[data-n="${wanted}"]`)?.click(); };
  if (numbers.some((n) => n !== typed && n.startsWith(typed))) typing = setTimeout(pick, 500);
  else pick();
}

function close(except, back) {
  hidePop();
  for (const menu of all("details.menu[open]")) {
    if (menu.contains(except)) continue;
    if (back && menu.contains(document.activeElement)) one("summary", menu).focus();
    menu.open = false;
  }
}

// --- lighting what is spoken of -------------------------------------------------------------

function light(event) {
  const from = event.target.closest?.("[data-lights], [data-things]");
  for (const el of all(".lit")) el.classList.remove("lit");
  const things = (from?.dataset.lights ?? from?.dataset.things ?? "").split(" ").filter(Boolean);
  for (const thing of things) {
    for (const el of all(`[data-thing="${CSS.escape(thing)}"]`)) el.classList.add("lit");
  }
}
document.addEventListener("mouseover", light);
document.addEventListener("focusin", light);

// --- cards and rules where they are named --------------------------------------------------

const NAMED = "a[data-card], a[data-rule], [data-card]";
const sheets = new Map();
let pop = null;
let popFor = null;
let popping = 0;

const addressOf = (el) => (el.href ?? `/cards/${data.game}/${el.dataset.card}`).split("#")[0];

function soon(el, after) {
  clearTimeout(popping);
  if (el === popFor) return;
  popping = setTimeout(() => (el ? showPop(el) : hidePop()), after);
}

async function showPop(el) {
  const address = addressOf(el);
  if (!sheets.has(address)) {
    sheets.set(address, fetch(`${address}?fragment=1`).then((r) => (r.ok ? r.text() : "")));
  }
  popFor = el;
  const html = await sheets.get(address).catch(() => "");
  if (!html) sheets.delete(address);
  if (!html || popFor !== el || !el.isConnected) return;
  if (!pop) {
    pop = document.createElement("div");
    pop.id = "pop";
    pop.popover = "manual";
    document.body.append(pop);
  }
  pop.innerHTML = html;
  pop.showPopover?.();
  const [at, size] = [el.getBoundingClientRect(), pop.getBoundingClientRect()];
  const right = at.right + 10 + size.width < innerWidth;
  const left = right ? at.right + 10 : at.left - size.width - 10;
  pop.style.left = `${Math.max(8, Math.min(left, innerWidth - size.width - 8))}px`;
  const aside = right || left >= 8;
  const top = aside ? at.top : at.bottom + 8;
  pop.style.top = `${Math.max(8, Math.min(top, innerHeight - size.height - 8))}px`;
}

function hidePop() {
  clearTimeout(popping);
  popFor = null;
  if (pop?.matches(":popover-open")) pop.hidePopover();
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse" || pop?.contains(event.target)) return clearTimeout(popping);
  const el = event.target.closest(NAMED);
  soon(el, el ? (el.href ? 220 : 650) : 250);
});
document.addEventListener("focusin", (event) => {
  if (pop?.contains(event.target) || !event.target.matches(":focus-visible")) return;
  soon(event.target.closest(NAMED), 350);
});
let press = 0;
document.addEventListener("pointerdown", (event) => {
  if (!pop?.contains(event.target)) hidePop();
  const el = event.pointerType === "touch" && event.target.closest(NAMED);
  if (!el) return;
  press = setTimeout(() => {
    press = 0;
    showPop(el);
    const swallow = (click) => { click.preventDefault(); click.stopPropagation(); };
    document.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), 1200);
  }, 450);
});
for (const kind of ["pointerup", "pointercancel", "pointermove"]) {
  document.addEventListener(kind, (event) => {
    if (kind !== "pointermove" || Math.hypot(event.movementX, event.movementY) > 6) clearTimeout(press);
  });
}
document.addEventListener("scroll", () => popFor && hidePop(), { capture: true, passive: true });

// --- sound, copying, the slider -----------------------------------------------------------

const SOUND = "gloaming-sound";
const wantsSound = () => { try { return localStorage.getItem(SOUND) === "on"; } catch { return false; } };

function beep() {
  if (!wantsSound() || !window.AudioContext) return;
  const audio = new AudioContext();
  [[523, 0], [784, 0.16]].forEach(([pitch, after]) => {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, audio.currentTime + after);
    volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + after + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + after);
    tone.stop(audio.currentTime + after + 0.5);
  });
  setTimeout(() => audio.close(), 1200);
}

const sound = one("#sound");
const showSound = () => sound?.setAttribute("aria-pressed", String(wantsSound()));
sound?.addEventListener("click", () => {
  try { localStorage.setItem(SOUND, wantsSound() ? "off" : "on"); } catch { /* not kept */ }
  showSound();
  beep();
});

async function copy(button) {
  try {
    await navigator.clipboard.writeText(button.dataset.copy);
  } catch {
    const field = button.parentElement.querySelector("input");
    field?.select();
    document.execCommand("copy");
  }
  const label = button.textContent;
  button.textContent = button.dataset.done;
  announce(button.dataset.done);
  setTimeout(() => { button.textContent = label; }, 1600);
}

let turn = 0;
async function show(step) {
  const address = `${data.base}/replay?step=${step}`;
  const mine = ++turn;
  const answer = await fetch(address, { headers: { accept: "text/html" } });
  const doc = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (mine !== turn || !answer.ok) return;
  history.replaceState(null, "", address);
  document.title = doc.title;
  one("#step").value = step;
  await swap(zonesOf(doc));
  one("#zone-frame-log [aria-current]")?.scrollIntoView({ block: "nearest" });
}

let sliding = 0;
one("[data-slider]")?.addEventListener("input", (event) => {
  clearTimeout(sliding);
  sliding = setTimeout(() => show(event.target.value), 90);
});

document.addEventListener("click", (event) => {
  close(event.target);
  const button = event.target.closest("[data-copy]");
  if (button) return copy(button);
  const link = data.replay && !event.ctrlKey && !event.metaKey && event.target.closest("a[href*='/replay?step=']");
  if (link) {
    event.preventDefault();
    show(new URL(link.href).searchParams.get("step"));
  }
});
document.addEventListener("focusin", (event) => {
  if (event.target.matches("[data-select]")) event.target.select();
});
one("details.talk")?.addEventListener("toggle", (event) => {
  event.target.classList.remove("news");
  settle(event.target);
});

settle(document);
showSound();
if (table) face();
listen();
