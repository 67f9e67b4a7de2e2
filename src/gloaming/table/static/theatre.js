// The theatre plays what others and the rules did, one line of the story at a time: its sentence
// stands in the middle of attention, what it speaks of is marked, what is gained flies to whoever
// gains it, and what decides a game is held. Pages catch up by themselves: nobody waits for a reader.

const one = (query, root = document) => root.querySelector(query);
const all = (query, root = document) => [...root.querySelectorAll(query)];
const still = matchMedia("(prefers-reduced-motion: reduce)");
const menu = one("#theatre-menu");
const words = menu?.dataset ?? {};

// --- speed -------------------------------------------------------------------------------------

// Milliseconds for an event and for each letter of it, for one that passes, and for what is held.
const SPEEDS = {
  brisk: { event: 260, letter: 7, passed: 90, held: 4200 },
  calm: { event: 700, letter: 19, passed: 320, held: Infinity },
  step: { event: Infinity, letter: 0, passed: 320, held: Infinity },
};
const NAMES = ["instant", ...Object.keys(SPEEDS)];
const BACKLOG = 4; // so many waiting updates make everything but "step" twice as fast

export function speed() {
  let kept = "";
  try { kept = localStorage.getItem("gloaming-speed") ?? ""; } catch { /* nothing is kept */ }
  return NAMES.includes(kept) ? kept : "calm";
}

function setSpeed(name) {
  try { localStorage.setItem("gloaming-speed", name); } catch { /* not kept */ }
  if (name === "instant") finish();
}

// --- what there is to play -----------------------------------------------------------------------

const made = (html) => {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
};
const lastLine = (root) => Number(one("ol[start]", root)?.getAttribute("start") ?? 0);
const shownLast = () => lastLine(one("#zone-story") ?? document);
const partsIn = (root) => new Map(all("[data-part]", root).filter((e) => e.matches("article"))
  .map((e) => [`${e.dataset.part}${e.classList.contains("round") ? "r" : ""}`, e]));

// The events of an update: lines that were not there, the oldest first, with the scenes they end.
function eventsOf(zones, since) {
  const story = zones.find(({ id }) => id === "story");
  if (!story) return { events: [], last: since, parts: new Map() };
  const content = made(story.html);
  const last = lastLine(content);
  const stage = zones.find(({ id }) => id === "stage");
  const parts = partsIn(stage ? made(stage.html) : document);
  const lines = all("ol[start] > li", content).slice(0, Math.max(0, last - since)).reverse();
  return { events: lines, last, parts };
}

const isScene = (line, parts) => Boolean(parts.get(line.dataset.part)?.matches(".scene, .end"));
const isPlayed = (line, parts, own) => line.dataset.seat !== own || isScene(line, parts);

// --- waiting -----------------------------------------------------------------------------------

const queue = []; // updates that wait to be played and shown
const held = new Set(); // parts that were held
let running = false;
let playing = false; // whether something is on the stage
let hurry = ""; // "scene": on to what is held next; "all": on to the end
let wake = null;

function pause(duration) {
  if (hurry || duration <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = Number.isFinite(duration) ? setTimeout(() => wake?.(), duration) : 0;
    wake = () => { clearTimeout(timer); wake = null; resolve(); };
  });
}

// A tap or a key: the next event step by step, else on to what is held next or to the end.
export function advance() {
  if (speed() !== "step" && scene.hidden) hurry ||= "scene";
  wake?.();
}

// Everything that waits is shown at once.
export function finish() {
  if (!running && !playing) return;
  hurry = "all";
  wake?.();
}

export const isPlaying = () => playing;
// Whether the question on the page is no longer the one that is asked.
export const isStale = () => queue.some(({ zones }) => zones.some(({ id }) => id === "question"));

// --- the stage -----------------------------------------------------------------------------------

const element = (tag, look, text = "") => {
  const made = document.createElement(tag);
  made.className = look;
  made.textContent = text;
  return made;
};
const button = (look, text, act) => {
  const made = element("button", look, text);
  made.type = "button";
  made.addEventListener("click", act);
  return made;
};

const strip = element("div", "theatre-strip");
strip.hidden = true;
strip.setAttribute("role", "group");
strip.setAttribute("aria-label", words.now ?? "");
const sentence = element("p", "theatre-line");
const next = button("small theatre-next", words.next, advance);
const skip = button("small quiet theatre-skip", words.skip, () => {
  hurry ||= "scene";
  wake?.();
});
const buttons = element("div", "theatre-ways");
buttons.append(next, skip);
strip.append(sentence, buttons);

const scene = element("section", "theatre-scene");
scene.hidden = true;
scene.setAttribute("role", "dialog");
const goOn = button("theatre-on", words.on, () => wake?.());
const held_in = element("div", "theatre-held");
scene.append(held_in, goOn);

// It takes the place of the question while there is none to answer, and stands above it else.
function place() {
  const at = one("#zone-question > *")?.getBoundingClientRect();
  const asked = one("#zone-question .ask.mine") && !isStale();
  const inSight = at && at.height && at.bottom <= innerHeight + 4 && at.top > 0;
  strip.classList.toggle("over-question", Boolean(inSight));
  if (!inSight) return strip.removeAttribute("style");
  strip.style.left = `${at.left}px`;
  strip.style.width = `${at.width}px`;
  strip.style.bottom = `${Math.max(0, innerHeight - (asked ? at.top - 6 : at.bottom))}px`;
  strip.style.minHeight = asked ? "" : `${at.height}px`;
}

const say = (text) => { const live = one("#live"); if (live) live.textContent = text; };
const marked = (line) => [line.dataset.lights, line.dataset.what, line.dataset.from, line.dataset.to]
  .flatMap((names) => (names ?? "").split(" ")).filter(Boolean);
const find = (thing) => {
  const [kind, seat] = thing.split(":");
  const names = kind === "seat" ? [thing, `score:${seat}`] : [thing];
  return names.flatMap((name) => all(`#table [data-thing="${CSS.escape(name)}"]`))
    .filter((e) => e.checkVisibility()).map(extended).find(Boolean);
};
// What is seen of a thing; one that is only a point on a map has its mark there.
const extended = (e) => [e, ...e.children].find((part) => part.getBoundingClientRect().width);

async function show(line, pace) {
  playing = true;
  document.body.dataset.playing = "yes";
  strip.className = `theatre-strip ${line.className}`;
  sentence.innerHTML = line.innerHTML;
  next.hidden = speed() !== "step";
  place();
  strip.hidden = false;
  say(sentence.textContent.trim());
  const lit = marked(line).map(find).filter(Boolean);
  for (const e of lit) e.classList.add("staged");
  if (!still.matches && !document.hidden) fly(line);
  const long = pace.event + pace.letter * sentence.textContent.length;
  await pause((line.dataset.pace ? pace.passed : long) / (queue.length > BACKLOG ? 2 : 1));
  for (const e of lit) e.classList.remove("staged");
}

const mustHold = (key, article) => Boolean(article) && !held.has(key) && hurry !== "all";

async function hold(key, article, pace) {
  held.add(key);
  hurry = "";
  playing = true;
  document.body.dataset.playing = "yes";
  strip.hidden = true;
  for (const e of all(".theatre-flyer")) e.remove();
  held_in.replaceChildren(article.cloneNode(true));
  const title = one("h3", held_in);
  if (title) scene.setAttribute("aria-label", title.textContent);
  scene.hidden = false;
  const before = document.activeElement;
  if (!before?.matches("input, textarea, select")) goOn.focus({ preventScroll: true });
  await pause(pace.held);
  scene.hidden = true;
  if (scene.contains(document.activeElement) || document.activeElement === document.body) {
    before?.focus?.({ preventScroll: true });
  }
}

function clear() {
  if (!playing) return;
  playing = false;
  strip.hidden = scene.hidden = true;
  delete document.body.dataset.playing;
  for (const e of all(".theatre-flyer")) e.remove();
}

// --- what moves ------------------------------------------------------------------------------------

const middle = (e) => {
  const { left, top, width, height } = e.getBoundingClientRect();
  if (e === strip) return { x: left + Math.min(90, width / 4), y: top - 22 };
  return { x: left + width / 2, y: top + height / 2 };
};

function fly(line) {
  const { what, from, to, amount, points, seat } = line.dataset;
  const target = to && find(to);
  const pawn = from?.replace(/^seat:/, "pawn:"); // who has a piece on the board goes from there
  const origin = (what && find(what)) || (to && pawn && find(pawn)) || (from && find(from));
  if (amount) {
    amount.split(" ").forEach((part, n) => {
      const [unit, value] = part.split(":");
      const chip = element("span", `theatre-flyer amount ${unit}`, `${value > 0 ? "+" : "−"}${Math.abs(value)}`);
      if (unit && document.getElementById(`i-${unit}`)) {
        chip.insertAdjacentHTML("beforeend", `<svg class="i i-${unit}" aria-hidden="true"><use href="#i-${unit}"/></svg>`);
      }
      travel(chip, value > 0 ? origin ?? strip : origin, value > 0 ? target : null, n * 90);
    });
    if (points) count(seat, Number(points));
  } else if (target && !what && pawn !== from && find(pawn)) {
    walk(find(pawn), target);
  } else if (target && (!what || !find(what))) {
    const named = what && all("a.nm", line).find((a) => a.dataset.card)?.textContent;
    const chip = element("span", `theatre-flyer ${named ? "named" : "pawn"} ${line.className}`, named ?? "");
    travel(chip, origin ?? strip, target, 0);
  }
}

// Something goes from one place to another, or up and away where it has no other.
function travel(chip, from, to, delay) {
  if (!from) return;
  const [a, b] = [middle(from), to ? middle(to) : null];
  chip.style.left = `${a.x}px`;
  chip.style.top = `${a.y}px`;
  one("#table").append(chip);
  const way = b ? `translate(${b.x - a.x}px, ${b.y - a.y}px)` : "translate(0, -46px)";
  const moved = chip.animate([
    { transform: "translate(-50%, -50%) scale(.6)", opacity: 0 },
    { transform: "translate(-50%, -50%) scale(1.15)", opacity: 1, offset: 0.25 },
    { transform: `${way} translate(-50%, -50%) scale(1)`, opacity: b ? 1 : 0 },
  ], { duration: speed() === "brisk" ? 420 : 820, delay, easing: "cubic-bezier(.3, .1, .2, 1)", fill: "backwards" });
  moved.finished.catch(() => {}).then(() => chip.remove());
}

// Whoever has a piece on the board goes there with it; the position that follows has it in its place.
function walk(piece, to) {
  const [a, b] = [middle(piece), middle(to)];
  const zoom = piece.currentCSSZoom ?? 1;
  const way = `${(b.x - a.x) / zoom}px ${(b.y - a.y) / zoom}px`;
  piece.animate({ translate: ["0 0", way] }, { duration: speed() === "brisk" ? 500 : 1100, easing: "ease-in-out", fill: "forwards" });
}

// Points are counted up where they stand; the position that follows has the same number.
function count(seat, gained) {
  const points = one(`[data-thing="score:${seat}"] b`)?.firstChild;
  const before = Number(points?.nodeValue);
  if (Number.isNaN(before)) return;
  points.nodeValue = String(before + gained);
  points.parentElement.classList.add("fresh");
}

// --- playing ---------------------------------------------------------------------------------------

// It waits for nothing before the first event is on the stage: whoever calls it can ask `isPlaying`.
async function playEvents(events, parts, own, pace) {
  let part = null;
  for (const line of [...events, null]) {
    const now = line?.dataset.part;
    if (now !== part) {
      const [ended, round] = [heldArticle(parts.get(part)), parts.get(`${now}r`)];
      if (mustHold(part, ended)) await hold(part, ended, pace);
      part = now;
      if (mustHold(`${part}r`, round)) await hold(`${part}r`, round, pace);
    }
    if (line && !hurry && isPlayed(line, parts, own)) await show(line, pace);
  }
}

const heldArticle = (article) => (article?.dataset.held === undefined ? null : article);

async function run() {
  running = true;
  while (queue.length) {
    const { events, parts, own, apply, done } = queue[0];
    const pace = SPEEDS[speed()];
    if (pace && !document.hidden && hurry !== "all") await playEvents(events, parts, own, pace);
    queue.shift();
    await apply();
    done();
  }
  hurry = "";
  running = false;
  clear();
}

// Plays what an update brings and then shows it; the promise is kept once it is shown. `own` is
// the seat whose own deeds need no telling.
export function play(zones, apply, own = "") {
  const since = queue.length ? queue.at(-1).last : shownLast();
  const found = eventsOf(zones, since);
  const shown = new Promise((done) => queue.push({ ...found, zones, own, apply, done }));
  if (!running) run();
  return shown;
}

// What somebody else did last, once more.
async function again() {
  if (running) return;
  const parts = partsIn(document);
  const lines = all("#zone-story ol[start] > li").reverse();
  const own = one("#table")?.dataset.seat ?? "";
  const wanted = lines.findLast((line) => !line.dataset.pace && isPlayed(line, parts, own))?.dataset.part;
  const events = lines.filter((line) => line.dataset.part === wanted);
  if (!events.length) return;
  running = true;
  held.delete(wanted);
  const pace = SPEEDS[speed()] ?? SPEEDS.brisk;
  await playEvents(events, parts, "", pace);
  running = false;
  hurry = "";
  clear();
  if (queue.length) run();
}

// --- keys, taps, the menu --------------------------------------------------------------------------

const GO = [" ", "Enter", "Escape", "ArrowRight"];

function start() {
  document.body.append(strip, scene);
  const panel = one(".panel", menu);
  const stage = one("#zone-stage");
  if (panel && stage) panel.append(stage);
  for (const radio of all("[name=speed]", menu)) {
    radio.checked = radio.value === speed();
    radio.addEventListener("change", () => setSpeed(radio.value));
  }
  one("#show-again")?.addEventListener("click", () => { menu.open = false; again(); });
  document.addEventListener("keydown", (event) => {
    if (!playing || !GO.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.matches("input, textarea, select") || event.target.closest(".theatre-strip, .theatre-scene, .menu")) {
      if (event.key !== "Escape") return;
    }
    if (event.key === "Enter" && event.target.matches("button, a, summary")) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape" && !scene.hidden) wake?.();
    else advance();
  }, { capture: true });
  // A tap on the table goes on; one on an answer that is still asked is an answer.
  one("#table")?.addEventListener("click", (event) => {
    if (!playing) return;
    const wanted = event.target.closest("button, a, summary, input, label");
    if (wanted && !(wanted.matches(".can") && isStale())) return;
    event.preventDefault();
    event.stopPropagation();
    advance();
  }, { capture: true });
}

if (menu) start();
