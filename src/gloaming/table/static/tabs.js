// Tabs on a narrow screen: one part of the table at a time. A tab names the zones it shows; without
// this module all of them stand below each other, and a tab is a link to its first.

import { fit } from "./fit.js";

const all = (query, root = document) => [...root.querySelectorAll(query)];
const tabs = () => all(".tabs [data-shows]");
const zone = (id) => document.getElementById(`zone-${id}`);
const zonesOf = (tab) => tab.dataset.shows.split(" ").map(zone).filter(Boolean);
let now = "";

function show(id) {
  now = id;
  for (const tab of tabs()) {
    const on = tab.dataset.tab === id;
    tab.setAttribute("aria-current", on ? "true" : "false");
    for (const each of zonesOf(tab)) each.classList.toggle("untabbed", !on);
  }
}

// A tab says whether something can be done there; without anything to show it is not there.
function mark() {
  for (const tab of tabs()) {
    tab.classList.toggle("open", zonesOf(tab).some((each) => each.querySelector(".can")));
    tab.hidden = !zonesOf(tab).some((each) => each.childElementCount);
  }
}

document.addEventListener("click", (event) => {
  const tab = event.target.closest(".tabs [data-shows]");
  if (!tab) return;
  event.preventDefault();
  show(tab.dataset.tab);
  fit(zonesOf(tab)); // what is out of sight has no size to measure
  scrollTo({ top: 0 });
});

if (tabs().length) {
  show(tabs()[0].dataset.tab);
  mark();
  let planned = 0;
  new MutationObserver(() => {
    cancelAnimationFrame(planned);
    planned = requestAnimationFrame(() => { show(now); mark(); });
  }).observe(document.getElementById("table"), { childList: true, subtree: true });
}
