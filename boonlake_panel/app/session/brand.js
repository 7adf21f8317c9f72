
function find(root, selector) {
  const hit = [...root.querySelectorAll(selector)].find((element) => element.checkVisibility());
  if (hit) return hit;
  for (const element of root.querySelectorAll("*")) {
    const deep = element.shadowRoot && find(element.shadowRoot, selector);
    if (deep) return deep;
  }
  return null;
}

function skip() {
  const place = find(document, "[data-main]") || document.querySelector("main");
  if (!place) return;
  if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
  place.focus();
}

export function render({ model }) {
  return show(model, ["title", "words"], (send) => [
    h("button", { class: "skip", "data-id": "skip", onclick: skip }, model.words.skip),
    h("button", { class: "brand", "data-id": "home", title: model.words.home, onclick: () => send({ home: true }) }, model.title)]);
}
