// The chart of Eldritch Horror: zoom and pan, arrow keys from space to space, and the map as a list.
// What is chosen is kept on the table element, which outlives every update of a zone.

const table = document.getElementById("table");
const one = (query, root = document) => root.querySelector(query);
const all = (query, root = document) => [...root.querySelectorAll(query)];
const MOST = 4;
let zoom = 1;
let x = 0;
let y = 0;

const sea = () => one("[data-chart]");
const isList = () => table.dataset.map === "list";

function show() {
  const box = sea()?.getBoundingClientRect();
  if (!box) return;
  const most = { x: (box.width * (zoom - 1)) / 2 + 60 * (zoom > 1), y: (box.height * (zoom - 1)) / 2 + 40 * (zoom > 1) };
  x = Math.max(-most.x, Math.min(most.x, x));
  y = Math.max(-most.y, Math.min(most.y, y));
  table.style.setProperty("--zoom", zoom);
  table.style.setProperty("--pan-x", `${x}px`);
  table.style.setProperty("--pan-y", `${y}px`);
  table.toggleAttribute("data-zoomed", zoom > 1);
}

// Zooms so that what is under a point of the screen stays there.
function zoomTo(wanted, at) {
  const next = Math.max(1, Math.min(MOST, wanted));
  const box = sea().getBoundingClientRect();
  const dx = (at?.clientX ?? box.left + box.width / 2) - (box.left + box.width / 2);
  const dy = (at?.clientY ?? box.top + box.height / 2) - (box.top + box.height / 2);
  x = dx - ((dx - x) * next) / zoom;
  y = dy - ((dy - y) * next) / zoom;
  zoom = next;
  if (zoom === 1) x = y = 0;
  show();
}

const acts = {
  in: () => zoomTo(zoom * 1.5),
  out: () => zoomTo(zoom / 1.5),
  fit: () => zoomTo(1),
};

document.addEventListener("click", (event) => {
  const act = event.target.closest?.("[data-zoom]")?.dataset.zoom;
  if (act) return acts[act]();
  const list = event.target.closest?.("[data-map-list]");
  if (list) {
    event.preventDefault();
    listed(!isList());
    one(isList() ? ".to-chart" : ".to-list")?.focus();
  }
  const tab = event.target.closest?.("[data-tab]");
  if (tab) {
    event.preventDefault();
    center(document.getElementById(`space-${tab.dataset.tab}`));
    for (const other of all("[data-tab]")) other.toggleAttribute("aria-current", other === tab);
  }
});

function listed(yes) {
  if (yes) table.dataset.map = "list";
  else delete table.dataset.map;
  try { localStorage.setItem("gloaming-eldritch-map", yes ? "list" : ""); } catch { /* not kept */ }
}

// --- wheel, pinch, drag ------------------------------------------------------------------

const wide = matchMedia("(min-width: 1180px) and (min-height: 640px)");

document.addEventListener("wheel", (event) => {
  if (!wide.matches || isList() || !event.target.closest?.("[data-chart]")) return;
  event.preventDefault();
  zoomTo(zoom * Math.exp(-event.deltaY / 400), event);
}, { passive: false });

const fingers = new Map();
let spread = 0;

document.addEventListener("pointerdown", (event) => {
  if (isList() || !event.target.closest?.("[data-chart]") || event.target.closest("button, a")) return;
  fingers.set(event.pointerId, event);
});
document.addEventListener("pointermove", (event) => {
  const before = fingers.get(event.pointerId);
  if (!before) return;
  fingers.set(event.pointerId, event);
  const [first, second] = [...fingers.values()];
  if (second) {
    const apart = Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY);
    const middle = { clientX: (first.clientX + second.clientX) / 2, clientY: (first.clientY + second.clientY) / 2 };
    if (spread) zoomTo((zoom * apart) / spread, middle);
    spread = apart;
  } else if (zoom > 1 && wide.matches) {
    x += event.clientX - before.clientX;
    y += event.clientY - before.clientY;
    show();
  }
}, { passive: true });
for (const kind of ["pointerup", "pointercancel"]) {
  document.addEventListener(kind, (event) => { fingers.delete(event.pointerId); spread = 0; });
}

// --- keys --------------------------------------------------------------------------------

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, textarea, select")) return;
  const way = WAYS[event.key];
  const from = event.target.closest?.(".space");
  if (way && from && !isList()) {
    event.preventDefault();
    return next(from, way);
  }
  if (event.key === "+" || event.key === "=") acts.in();
  else if (event.key === "-") acts.out();
  else if (event.key === "m" || event.key === "M") listed(!isList());
  else if (event.key === "i" || event.key === "I") focus("#zone-sheet");
  else if (event.key === "d" || event.key === "D") focus("#zone-doom");
});

function focus(query) {
  const found = one(query);
  if (!found) return;
  found.tabIndex = -1;
  found.focus();
}

// Goes from a space to the nearest one in a direction.
function next(from, [wx, wy]) {
  const middle = (el) => one(".node", el).getBoundingClientRect();
  const here = middle(from);
  let best = null;
  let least = Infinity;
  for (const space of all(".space")) {
    if (space === from) continue;
    const at = middle(space);
    const [dx, dy] = [at.left - here.left, at.top - here.top];
    const along = dx * wx + dy * wy;
    const aside = Math.abs(dx * wy) + Math.abs(dy * wx);
    if (along > 4 && along + 2 * aside < least) [best, least] = [space, along + 2 * aside];
  }
  if (!best) return;
  (one(":scope > .can", best) ?? one(".node", best)).focus();
  if (zoom > 1 || !wide.matches) center(best);
}

function center(space) {
  if (!space) return;
  const box = sea().getBoundingClientRect();
  const at = one(".node", space).getBoundingClientRect();
  const [dx, dy] = [box.left + box.width / 2 - at.left, box.top + box.height / 2 - at.top];
  if (wide.matches) { x += dx; y += dy; show(); } else sea().scrollBy({ left: -dx, behavior: "auto" });
}

// --- what a scene tells last -----------------------------------------------------------------

// A scene that is longer than its place shows what is new in it, and a new scene its beginning.
const scene = document.getElementById("zone-scene");
let told = "";

function reveal() {
  const title = one(".stage", scene)?.getAttribute("aria-label") ?? "";
  if (title !== told) scene.scrollTop = 0;
  told = title;
  const last = all("[aria-current=step], .encounter:not(.past) .sc-prose > :last-child", scene).at(-1);
  if (!last || !wide.matches || one(".test", scene)) return;
  const [box, at] = [scene.getBoundingClientRect(), last.getBoundingClientRect()];
  if (at.bottom > box.bottom) scene.scrollTop += Math.min(at.bottom - box.bottom + 12, at.top - box.top - 12);
}

if (scene) {
  new MutationObserver(reveal).observe(scene, { childList: true });
  reveal();
}

// What is opened below the edge of its column comes into sight.
document.addEventListener("toggle", ({ target }) => {
  if (wide.matches && target.open && target.matches?.("#zone-side details")) target.scrollIntoView({ block: "nearest" });
}, true);

// --- at the start --------------------------------------------------------------------------

if (table?.dataset.game === "eldritch" || table?.classList.contains("game-eldritch")) {
  try { if (localStorage.getItem("gloaming-eldritch-map") === "list") listed(true); } catch { /* not kept */ }
  if (!wide.matches) center(one(".space.here") ?? one(".space:has(.pawns)"));
  window.addEventListener("resize", show);
}
