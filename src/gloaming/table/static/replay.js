// Replay plays a game by itself, step by step, on the same stage as the table.

import { isPlaying, speed } from "./theatre.js";

const QUIET = 260; // milliseconds between two steps of which nothing is told
const INSTANT = 600; // and where nothing is ever told

export function start(show) {
  const button = document.querySelector("#replay-play");
  const slider = document.querySelector("#step");
  if (!button || !slider) return;
  const words = [button.textContent, button.dataset.pause];
  let on = false;
  let again = 0;

  const set = (now) => {
    on = now;
    clearTimeout(again);
    button.setAttribute("aria-pressed", String(on));
    button.textContent = words[on ? 1 : 0];
    if (on) go();
  };

  async function go() {
    const next = Number(slider.value) + 1;
    if (!on || next > Number(slider.max)) return set(false);
    const before = performance.now();
    await show(next);
    if (!on) return;
    const least = speed() === "instant" ? INSTANT : QUIET;
    again = setTimeout(go, Math.max(0, least - (performance.now() - before)));
  }

  button.addEventListener("click", () => {
    if (!on && Number(slider.value) >= Number(slider.max)) return show(0).then(() => set(true));
    set(!on);
  });
  slider.addEventListener("input", () => { if (on && !isPlaying()) set(false); });
}
