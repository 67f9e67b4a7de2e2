// Steppers: amounts are counted up and down, and the button gives the answer that they mean.

const all = (query, root = document) => [...root.querySelectorAll(query)];
const read = (text) => new Map(text.split("+").map((part) => part.match(/^(\d+)(.+)$/).slice(1)).map(([n, kind]) => [kind, Number(n)]));

function options(root) {
  return all(".can[data-amounts]", root.closest(".answers")).map((can) => ({ can, amounts: read(can.dataset.amounts) }));
}

const counted = (root) => new Map(all(".stepper", root).map((el) => [el.dataset.kind, Number(el.querySelector("output").textContent)]));
const fits = (now, amounts) => [...now].every(([kind, n]) => n <= (amounts.get(kind) ?? 0));
const same = (now, amounts) => [...now].every(([kind, n]) => n === (amounts.get(kind) ?? 0));

export function draw(root) {
  const [now, open] = [counted(root), options(root)];
  for (const el of all(".stepper", root)) {
    const { kind } = el.dataset;
    const more = new Map(now).set(kind, now.get(kind) + 1);
    el.querySelector("[data-by='-1']").disabled = now.get(kind) === 0;
    el.querySelector("[data-by='1']").disabled = !open.some(({ amounts }) => fits(more, amounts));
  }
  const found = open.find(({ amounts }) => same(now, amounts))?.can;
  const go = root.querySelector(".count-go");
  go.disabled = !found;
  go.textContent = found?.querySelector(".label").textContent ?? go.dataset.empty;
  go.dataset.key = found?.value ?? "";
}

document.addEventListener("click", (event) => {
  const root = event.target.closest("[data-steppers]");
  if (!root) return;
  const step = event.target.closest("[data-by]");
  const go = event.target.closest(".count-go");
  if (step) {
    const output = step.parentElement.querySelector("output");
    output.textContent = Number(output.textContent) + Number(step.dataset.by);
    draw(root);
  } else if (go?.dataset.key) {
    options(root).find(({ can }) => can.value === go.dataset.key)?.can.click();
  }
});
