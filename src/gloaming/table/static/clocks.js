// Counts the clocks of a table down by the server's time; no request is sent for it. Who has little
// time left is told so, politely, a few times.

const WARNINGS = [86400, 3600, 60, 10]; // seconds that are left
let ahead = 0; // of our own clock, in seconds
let tell = () => {};
let told = ""; // the last warning: for which deadline, and how much was left

const clocks = () => [...document.querySelectorAll(".clock[data-due]")];
const two = (number) => String(number).padStart(2, "0");

function text(seconds, { long }) {
  const whole = Math.max(0, Math.ceil(seconds));
  const [days, hours, minutes] = [Math.floor(whole / 86400), Math.floor(whole / 3600), Math.floor(whole / 60)];
  if (days) return long.replace("{d}", days).replace("{h}", hours % 24);
  return hours ? `${hours}:${two(minutes % 60)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

function draw() {
  const now = performance.now() / 1000 + ahead;
  for (const el of clocks()) {
    const left = el.dataset.due - now;
    const words = el.closest(".clocks").dataset;
    const shown = text(left, words);
    if (el.textContent !== shown) el.textContent = shown;
    el.classList.toggle("low", left < 60);
    if (el.dataset.mine === undefined) continue;
    const near = WARNINGS.filter((warning) => left <= warning).at(-1);
    const which = `${el.dataset.due} ${near}`;
    if (near === undefined || left <= 0 || which === told) continue;
    if (left > near - 5) tell(words.warn.replace("{time}", shown)); // not for what is long past
    told = which;
  }
}

// The served time as the server has just said it.
export function sync(served) {
  if (served === undefined || isNaN(served)) return;
  ahead = Number(served) - performance.now() / 1000;
  draw();
}

export function start(served, announce) {
  tell = announce;
  sync(served);
  setInterval(() => { if (!document.hidden) draw(); }, 250);
}
