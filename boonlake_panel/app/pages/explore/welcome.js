
function door(given, send) {
  return h("button", { class: "door", "data-id": given.name, onclick: () => send({ open: given.name }) },
    h("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, given.icon.map(([d, fill]) => h("path", { d, fill }))),
    h("strong", {}, given.title), h("span", {}, given.text));
}

export function render({ model }) {
  return show(model, ["title", "text", "doors", "table"], (send) => [
    h("section", { class: "welcome", "aria-label": model.title },
      h("h1", {}, model.title), h("p", { class: "lead" }, model.text),
      h("div", { class: "doors" }, model.doors.map((given) => door(given, send))),
      h("p", {}, h("button", { class: "rule alone", "data-id": "table", onclick: () => send({ open: "table" }) }, model.table)))]);
}
