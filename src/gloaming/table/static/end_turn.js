// A turn that ends by itself, for who wishes that: where the question has only one answer besides
// those that nobody takes unasked, that answer is given.

const KEY = "gloaming-end-turn";
const button = document.querySelector("#end-turn");
const wished = () => { try { return localStorage.getItem(KEY) === "on"; } catch { return false; } };
let given = ""; // the question that was answered: after an undo it is not answered again

function show() {
  button?.setAttribute("aria-pressed", String(wished()));
}

export function endTurn() {
  const asked = document.querySelector("#zone-question [data-only-left]");
  if (!asked || !wished() || document.body.hasAttribute("aria-busy")) return;
  const question = asked.querySelector("[name=version]")?.value ?? "";
  if (question === given) return;
  given = question;
  asked.querySelector(`.can[value="${CSS.escape(asked.dataset.onlyLeft)}"]`)?.click();
}

button?.addEventListener("click", () => {
  try { localStorage.setItem(KEY, wished() ? "off" : "on"); } catch { /* not kept */ }
  show();
  endTurn();
});
show();
