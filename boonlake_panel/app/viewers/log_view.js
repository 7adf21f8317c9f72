
const bold = (pieces) => pieces.map(([text, strong]) => strong ? h("strong", {}, text) : text);

function entry(given, send) {
  if (given.turn) return h("div", { class: "turn", "data-id": "turn " + given.turn }, given.turn);
  const lines = given.lines.map((line) => h("p", {}, line.text + " ", ruleLink(line.rule, send)));
  return h("div", { class: "entry", seat: given.colour, "data-current": given.current ? "true" : null, "data-id": "entry " + given.node },
    h("div", { class: "head" }, h("button", { "data-id": given.node, onclick: () => send({ go: given.node }) }, given.title, aside(given.key))),
    h("div", { class: "events" }, lines),
    given.note.length ? h("p", { class: "note" }, bold(given.note)) : null);
}

export function render({ model }) {
  return show(model, ["entries", "title", "note"], (send) => [
    h("div", { class: "scroll", "data-scroll": "log", tabindex: "0", role: "log", "aria-label": model.title },
      model.entries.length ? model.entries.map((given) => entry(given, send)) : h("p", { class: "muted" }, model.note))]);
}
