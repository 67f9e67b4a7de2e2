"""How well a page can be read: the contrast of every text in sight with what it stands on."""

from typing import Any

from playwright.sync_api import Page

# For each kind of element the text with the least contrast, where that is less than WCAG's AA.
# A gradient is taken at its worst; over pictures nothing can be computed.
WEAK = """() => {
  const colour = (text) => {
    const n = (text.match(/[\\d.]+/g) ?? [0, 0, 0, 0]).map(Number);
    const whole = text.startsWith("color(") ? n.slice(0, 3).map((x) => x * 255) : n.slice(0, 3);
    return [...whole, n[3] ?? 1];
  };
  const over = (a, b) => [0, 1, 2].map((i) => a[i] * a[3] + b[i] * (1 - a[3])).concat(1);
  const light = (c) => {
    const [r, g, b] = c.map((x) => x / 255)
      .map((x) => (x <= 0.03928 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (a, b) => {
    const [low, high] = [light(a), light(b)].sort((x, y) => x - y);
    return (high + 0.05) / (low + 0.05);
  };
  const upwards = (el) => (el ? [el, ...upwards(el.parentElement)] : []);
  const grounds = (el) => {
    const layers = [];
    for (const up of upwards(el)) {
      const style = getComputedStyle(up);
      const stops = [...style.backgroundImage.matchAll(/(rgba?|color)\\([^)]*\\)/g)]
        .map(([text]) => colour(text)).filter((c) => c[3] > 0.9);
      if (stops.length) { layers.push(stops); break; }
      layers.push([colour(style.backgroundColor)]);
    }
    const sky = colour(getComputedStyle(document.documentElement).backgroundColor);
    return layers.reverse().reduce((under, layer) => layer.map((c) => over(c, under[0])), [sky]);
  };
  const found = {};
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const el = texts.currentNode.parentElement;
    const style = getComputedStyle(el);
    const box = el.getBoundingClientRect();
    const shown = el.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!texts.currentNode.data.trim() || !shown || box.width < 2 || box.height < 2) continue;
    if (upwards(el).some((up) => getComputedStyle(up).clipPath === "inset(50%)")) continue;
    if (el.closest("svg, .land, .picture, .skip")) continue;
    const faded = upwards(el).reduce((all, up) => all * getComputedStyle(up).opacity, 1);
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
    const [r, g, b, a] = colour(style.color);
    const worst = Math.min(...grounds(el).map((c) => ratio(over([r, g, b, a * faded], c), c)));
    const kind = `${el.parentElement.className} > ${el.localName}.${el.className}`;
    if (worst < (large ? 3 : 4.5) && !(found[kind]?.[0] < worst)) {
      found[kind] = [Math.round(worst * 100) / 100, texts.currentNode.data.trim().slice(0, 30)];
    }
  }
  return found;
}"""


def hard_to_read(page: Page) -> dict[str, Any]:
    """Texts with too little contrast, by the element they stand in."""
    found: dict[str, Any] = page.evaluate(WEAK)
    return found
