// What says in words what it does says it in signs where the words would be cut, by itself or by the
// room that it shares with others: the game's style knows what `tight` changes.

const all = (query, root = document) => [...root.querySelectorAll(query)];
const isCut = (words) => words.scrollHeight > words.clientHeight + 1 || words.scrollWidth > words.clientWidth + 1;
const isBeyond = (words, box) => words.getBoundingClientRect().bottom > box.getBoundingClientRect().bottom + 1;
const isFull = (room) => Boolean(room) && room.scrollHeight > room.clientHeight + 1;

export function fit(roots) {
  const boxes = roots.flatMap((root) => all("[data-fit]", root));
  for (const box of boxes) box.classList.remove("tight");
  // All is measured before anything is changed: the page is laid out once.
  const tight = boxes.filter((box) => isFull(box.closest("[data-room]")) || all(".words", box)
    .some((words) => words.clientWidth > 1 && (isCut(words) || isBeyond(words, box) || isBeyond(words, words.parentElement))));
  for (const box of tight) box.classList.add("tight");
}

let waiting = 0;
addEventListener("resize", () => {
  cancelAnimationFrame(waiting);
  waiting = requestAnimationFrame(() => fit([document]));
});
// What is unfolded had no size before.
addEventListener("toggle", ({ target }) => { if (target.open) fit([target]); }, { capture: true });
document.fonts?.ready.then(() => fit([document]));
