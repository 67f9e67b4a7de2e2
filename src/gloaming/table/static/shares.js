// What this browser adds to the shuffles, so that nobody else can choose them: it draws a share,
// gives its hash when somebody sits down, and reveals it once everybody is bound by theirs.

const KEPT = "gloaming-share ";
const given = new Set();
const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

// Without a safe connection there is no hash: then the share itself is given at once.
async function draw() {
  const nonce = hex(crypto.getRandomValues(new Uint8Array(32)));
  if (!window.crypto.subtle) return { nonce };
  const share = hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(nonce)));
  try { localStorage.setItem(KEPT + share, nonce); } catch { return { nonce }; }
  return { share, nonce };
}

function fill(form, name, value) {
  const field = form.elements[name] ?? form.appendChild(Object.assign(document.createElement("input"), { type: "hidden", name }));
  field.value = value;
}

// A form by which somebody sits down. Where nobody else will, there is nobody to wait for.
async function prepare(form) {
  const { share, nonce } = await draw();
  if (share) fill(form, "share", share);
  form.addEventListener("submit", () => {
    const isShared = form.id !== "make" || [...form.querySelectorAll("select")].some((e) => e.value === "friend");
    if (!share || !isShared) fill(form, "nonce", nonce);
  });
}

async function send(base, fields) {
  const body = new URLSearchParams(new FormData(document.querySelector("#do")));
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const headers = { accept: "application/json", "x-gloaming": "fetch" };
  await fetch(`${base}/share`, { method: "POST", body, headers }).catch(() => {});
}

// What the table asks this browser for: to reveal its share, or to give one.
export async function give(el, base) {
  const which = el.dataset.reveal ?? "commit";
  if (given.has(which)) return;
  given.add(which);
  if (which === "commit") {
    const { share, nonce } = await draw();
    return send(base, share ? { share } : { nonce });
  }
  let nonce = null;
  try { nonce = localStorage.getItem(KEPT + which); } catch { /* it stays unrevealed */ }
  if (!nonce) return;
  await send(base, { nonce });
  localStorage.removeItem(KEPT + which);
}

for (const form of document.querySelectorAll("form[data-share]")) prepare(form);
