// What the pages can do beyond forms and links. Everything works without it; with it, answers
// are posted in place, changed zones glide in, and cards and rules open where they are named.

import { endTurn } from "./end_turn.js";
import { fit } from "./fit.js";
import * as clocks from "./clocks.js";
import * as popups from "./popups.js";
import * as replay from "./replay.js";
import * as shares from "./shares.js";
import * as theatre from "./theatre.js";
import * as steppers from "./steppers.js";
import "./tabs.js";

const one = (query, root = document) => root.querySelector(query);
const all = (query, root = document) => [...root.querySelectorAll(query)];
const on = (kind, act, options) => document.addEventListener(kind, act, options);
const data = one("[data-base]")?.dataset ?? {};
const calm = matchMedia("(prefers-reduced-motion: reduce)");
document.documentElement.classList.add("js");

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
const told = () => all("#zone-story li").slice(0, 12);

async function swap(zones, isPlayed = false) {
  const changed = zones
    .map((zone) => ({ ...zone, el: document.getElementById(`zone-${zone.id}`) }))
    .filter(({ el, hash }) => el && el.dataset.hash !== hash);
  if (!changed.length) return;
  const old = told().map((line) => line.textContent);
  // What is new can be answered at once, not only when the pictures are made with which cards glide.
  const apply = () => { replace(changed); free(); };
  if (calm.matches || document.hidden || !document.startViewTransition) apply();
  else await glide(changed, apply);
  const news = told().filter((line) => !old.includes(line.textContent)).slice(0, 4);
  if (!isPlayed) announce(news.map((line) => line.textContent.trim()).reverse().join(" "));
  news.forEach(pulse);
  const talk = one("details.talk");
  if (talk && !talk.open && changed.some(({ id }) => id === "frame-chat")) talk.classList.add("news");
}

// What just happened stirs for a moment, in the story and on the board.
function pulse(line) {
  for (const el of [line, ...things(line.dataset.lights)]) {
    el.classList.add("fresh");
    setTimeout(() => el.classList.remove("fresh"), 2600);
  }
}

const things = (names = "") => names.split(" ").filter(Boolean)
  .flatMap((name) => all(`[data-thing="${CSS.escape(name)}"]`));

// All is read before anything is written, and settled together: so the page is laid out once, not once
// for each zone.
function replace(changed) {
  const held = document.activeElement;
  const holder = changed.find(({ el }) => el.contains(held))?.el;
  const focus = holder && purpose(held);
  const restores = changed.map(({ el }) => remember(el));
  for (const { el, hash, html } of changed) {
    el.innerHTML = html;
    el.dataset.hash = hash;
  }
  restores.forEach((restore) => restore());
  settle(changed.map(({ el }) => el));
  popups.hideLost();
  if (!focus) return;
  const again = all("a, button, input, summary, select", holder).find((e) => purpose(e) === focus);
  const landing = again ?? one("#zone-question") ?? holder;
  if (!again) landing.tabIndex = -1;
  landing.focus({ preventScroll: true });
}

// Something that holds the focus is known again by what it is for.
const purpose = (e) => e.id || [e.tagName, e.name, e.value, e.getAttribute("href"),
  e.closest("[data-thing]")?.dataset.thing, e.closest(".zone [class]")?.className].join("|");

// What was scrolled or open stays so; but what was so for one question not for the next.
function remember(el) {
  const alike = ({ tagName, className }) => all(tagName, el).filter((e) => e.className === className);
  const question = () => one("[name=version]", el)?.value;
  const before = question();
  const kept = all("*", el).filter((e) => e.scrollTop || e.scrollLeft || e.open).map((e) => (
    { tagName: e.tagName, className: e.className, n: alike(e).indexOf(e), top: e.scrollTop, left: e.scrollLeft, open: e.open }));
  const popped = all("[popover][id]", el).filter((e) => e.matches(":popover-open")).map((e) => e.id);
  return () => {
    kept.forEach(({ n, top, left, open, ...look }) => {
      const again = alike(look)[n];
      if (!again || question() !== before) return;
      again.scrollTo(left, top);
      if (open) again.open = true;
    });
    // What somebody reads in a pop-over stays there, beside the button that opened it.
    for (const id of popped) {
      document.getElementById(id)?.showPopover?.({ source: one(`[popovertarget="${id}"]`) ?? undefined });
    }
  };
}

// Cards and pawns that leave one place for another keep their identity over the change, so that they
// glide.
async function glide(changed, apply) {
  const before = places(changed.map(({ el, id }) => [id, el]));
  const after = places(changed.map(({ html, id }) => {
    const made = document.createElement("template");
    made.innerHTML = html;
    return [id, made.content];
  }));
  const moving = [...before.keys()].filter((thing) => after.has(thing) && after.get(thing) !== before.get(thing))
    .slice(0, 24);
  const name = (given) => moving.forEach((thing) => {
    const el = one(`.zone [data-thing="${CSS.escape(thing)}"]`);
    if (!el) return;
    el.style.viewTransitionName = given ? thing.replace(/\W/g, "-") : "";
    el.style.viewTransitionClass = given ? thing.split(":")[0] : "";
  });
  name(true);
  const transition = document.startViewTransition(() => { apply(); name(true); });
  transition.ready.catch(() => {});
  transition.finished.catch(() => {}).then(() => name(false));
  await transition.updateCallbackDone.catch(() => {});
}

function places(roots) {
  const found = new Map();
  for (const [id, root] of roots) {
    for (const el of all('[data-thing^="card:"], [data-thing^="pawn:"]', root)) {
      let at = id;
      if (el.dataset.thing.startsWith("pawn:")) at += el.parentElement.closest("[data-thing]")?.dataset.thing;
      else for (let up = el.parentElement; up && !up.dataset.zone; up = up.parentElement) at += `/${up.className}`;
      if (!found.has(el.dataset.thing)) found.set(el.dataset.thing, at);
    }
  }
  return found;
}

// What a fresh piece of page needs: the reader's clock, the end of the talk in sight.
function settle(roots) {
  const within = (query) => roots.flatMap((root) => all(query, root));
  const { lang } = document.documentElement;
  const mine = navigator.languages.find((spoken) => spoken.startsWith(lang)) ?? lang;
  const clock = new Intl.DateTimeFormat(mine, { dateStyle: "short", timeStyle: "short" });
  for (const el of within("time[datetime]")) {
    const at = new Date(el.dateTime);
    if (!isNaN(at)) el.textContent = clock.format(at);
  }
  for (const el of within(".needs-js")) el.hidden = false;
  for (const el of within("[data-steppers]")) steppers.draw(el);
  for (const el of within("[data-follow]")) el.scrollTop = el.scrollHeight;
  const zones = roots.flatMap((root) => (root.matches?.("#table .zone") ? [root] : all("#table .zone", root)));
  popups.stopAtSigns(zones);
  fit(roots);
  for (const el of within("[data-reveal], [data-commit]")) shares.give(el, data.base);
}

// --- live updates ----------------------------------------------------------------------

let source = null;
const texts = new Map(); // zones as the stream has brought them
let brought = 0; // how often the stream brought something
let heard = Date.now();
let wait = 1000;
let again = 0;

// Nobody hears an answer now: the answers are dim, and it is said beside them.
function lose() {
  document.body.dataset.lost = "yes";
  const question = one("#zone-question");
  if (question) question.dataset.lostText = data.lost;
  announce(data.lost);
}

// A zone as a whole: of one that the stream has brought before it brings only what is new, as texts
// between pieces of the bytes before.
function whole({ id, hash, html, patch }) {
  const bytes = (text) => new TextEncoder().encode(text);
  const before = texts.get(id);
  const pieces = patch?.map((part) => (typeof part === "string" ? bytes(part) : before.subarray(...part)));
  const all = pieces ? new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0)) : bytes(html);
  let at = 0;
  for (const piece of pieces ?? []) {
    all.set(piece, at);
    at += piece.length;
  }
  texts.set(id, all);
  return { id, hash, html: html ?? new TextDecoder().decode(all) };
}

function listen() {
  if (!data.base || data.replay || !window.EventSource) return;
  source?.close();
  texts.clear();
  clearTimeout(again);
  heard = Date.now();
  // The address names what this page has, so that only the rest is sent: hence no old address
  // is ever used twice.
  const have = zonesOf(document).map(({ id, hash }) => `${id}:${hash}`).join(",");
  source = new EventSource(`${data.base}/events?as=${data.seat}&of=${data.of ?? -1}&patches=true&have=${encodeURIComponent(have)}`);
  const alive = () => { heard = Date.now(); wait = 1000; delete document.body.dataset.lost; };
  for (const kind of ["hello", "beat"]) source.addEventListener(kind, alive);
  source.addEventListener("reload", (event) => location.replace(JSON.parse(event.data).to));
  source.addEventListener("zones", (event) => { alive(); brought += 1; take(JSON.parse(event.data)); });
  source.onerror = () => {
    source.close();
    if (wait > 2000) lose();
    again = setTimeout(listen, wait);
    wait = Math.min(wait * 1.7, 12000);
  };
}

async function take(news) {
  const zones = (news.zones ?? []).map(whole);
  clocks.sync(news.served);
  const shown = theatre.play(zones, () => swap(zones, theatre.isPlaying()), data.seat);
  if (!theatre.isPlaying()) await shown;
  free();
  Promise.resolve(shown).then(endTurn);
  const was = data.yourTurn === "yes";
  if (typeof news.your_turn === "boolean") data.yourTurn = news.your_turn ? "yes" : "no";
  document.title = `${data.yourTurn === "yes" ? `● ${data.turn} · ` : ""}${data.title}`;
  if (data.yourTurn === "yes" && !was) {
    announce(data.turn);
    beep();
  }
}

const look = async (address) => {
  const answer = await fetch(address, { headers: { accept: "text/html" } });
  return new DOMParser().parseFromString(await answer.text(), "text/html");
};

// A look at the whole page. What the stream told meanwhile is newer than what we asked for; and it
// has to go on from what the page has now.
async function refresh() {
  const before = brought;
  const doc = await look(location.href);
  if (brought !== before) return;
  if (!one("[data-zone]", doc)) return location.reload();
  document.title = doc.title;
  data.yourTurn = one("[data-base]", doc)?.dataset.yourTurn ?? "no";
  const zones = zonesOf(doc);
  const shown = theatre.play(zones, () => swap(zones, theatre.isPlaying()), data.seat);
  if (!theatre.isPlaying()) await shown;
  listen();
}

on("visibilitychange", () => {
  if (document.visibilityState === "visible" && (Date.now() - heard > 20000 || source?.readyState === 2)) listen();
});
window.addEventListener("online", listen);
window.addEventListener("offline", () => { if (data.base && !data.replay) lose(); });
window.addEventListener("pageshow", (event) => { free(); if (event.persisted) listen(); });
window.addEventListener("pagehide", () => source?.close());
setInterval(() => { if (Date.now() - heard > 45000) listen(); }, 15000);

// --- forms -----------------------------------------------------------------------------

let busy = 0;
const free = () => { clearTimeout(busy); busy = 0; document.body.removeAttribute("aria-busy"); };

on("submit", async (event) => {
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
    lose();
    free();
    listen();
  }
});

on("change", (event) => {
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
    // What is unfolded stays so.
    if (fresh) for (const open of all("details[id][open]", part)) fresh.querySelector(`#${open.id}`)?.setAttribute("open", "");
    if (fresh && fresh.outerHTML !== part.outerHTML) part.replaceWith(fresh);
  }
  if (focus && document.activeElement?.id !== focus) document.getElementById(focus)?.focus({ preventScroll: true });
}

// --- keys ------------------------------------------------------------------------------

let typed = "";
let typing = 0;

on("keydown", (event) => {
  if (event.key === "Escape") return leave(event.target);
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

// Out of what is open; where nothing is, out of a choice that has several steps.
function leave(from) {
  const open = "details:is(.menu, .group, .why)[open]";
  if (popups.isOpen() || one(open)) close(null, open);
  else if (!from.matches("input, textarea, select")) one("[data-escape]")?.click();
}

function close(except, which = "details.menu[open]") {
  if (!except) popups.hide();
  for (const menu of all(which).filter((e) => !e.contains(except))) {
    if (!except && menu.contains(document.activeElement)) one("summary", menu).focus();
    menu.open = false;
  }
}

// --- what is pointed at: lit where it lies ----------------------------------------------------

function light(event) {
  const from = event.target.closest?.("[data-lights]");
  for (const el of all(".lit")) el.classList.remove("lit");
  for (const el of things(from?.dataset.lights)) el.classList.add("lit");
}
on("mouseover", light);
on("focusin", light);

on("focusin", ({ target }) => { if (target.matches("[data-select]")) target.select(); });

// --- sound, copying, the slider -----------------------------------------------------------

const sound = one("#sound");
const wantsSound = () => { try { return localStorage.getItem("gloaming-sound") === "on"; } catch { return false; } };

function beep() {
  if (!wantsSound() || !window.AudioContext) return;
  const audio = new AudioContext();
  for (const [pitch, after] of [[523, 0], [784, 0.16]]) {
    const [tone, volume, at] = [audio.createOscillator(), audio.createGain(), audio.currentTime + after];
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, at);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.5);
  }
  setTimeout(() => audio.close(), 1200);
}

const showSound = () => sound?.setAttribute("aria-pressed", String(wantsSound()));
sound?.addEventListener("click", () => {
  try { localStorage.setItem("gloaming-sound", wantsSound() ? "off" : "on"); } catch { /* not kept */ }
  showSound();
  beep();
});

// Without a safe connection only what is selected can be copied.
async function copy(button) {
  try {
    await navigator.clipboard.writeText(button.dataset.copy);
  } catch {
    one("input", button.parentElement)?.select();
    document.execCommand("copy");
  }
  const label = button.textContent;
  button.textContent = button.dataset.done;
  announce(button.dataset.done);
  setTimeout(() => { button.textContent = label; }, 1600);
}

let turn = 0;
let sliding = 0;

async function show(step, isPlayed = false) {
  const address = `${data.base}/replay?step=${step}${data.of ? `&of=${data.of}` : ""}`;
  const mine = ++turn;
  const doc = await look(address);
  if (mine !== turn || !one("[data-zone]", doc)) return;
  history.replaceState(null, "", address);
  document.title = doc.title;
  one("#step").value = step;
  const zones = zonesOf(doc);
  if (!isPlayed) theatre.finish();
  await theatre.play(isPlayed ? zones : [], () => swap(zones, isPlayed));
  const line = one("#zone-frame-log [aria-current]");
  if (line) line.parentElement.scrollTop = line.offsetTop - line.parentElement.offsetTop - 90;
}

replay.start((step) => show(step, true));
one("[data-slider]")?.addEventListener("input", (event) => {
  clearTimeout(sliding);
  sliding = setTimeout(() => show(event.target.value), 90);
});

on("click", (event) => {
  close(event.target);
  const button = event.target.closest("[data-copy]");
  if (button) return copy(button);
  const link = data.replay && !event.ctrlKey && !event.metaKey && event.target.closest("a[href*='/replay?step=']");
  if (link) {
    event.preventDefault();
    show(new URL(link.href).searchParams.get("step"));
  }
});
one("details.talk")?.addEventListener("toggle", (event) => {
  event.target.classList.remove("news");
  settle([event.target]);
});

settle([document]);
showSound();
if (data.served) clocks.start(data.served, announce);
listen();
endTurn();
