
const strong = (pieces) => pieces.map(([text, bold]) => bold ? h("strong", {}, text) : text);

function step(given, model, send) {
  if (given.heading) return h("span", { class: "muted heading" }, given.heading);
  if (given.more) return h("span", { class: "muted" }, ` +${given.more}`);
  if (given.fold !== undefined) return h("button", { class: "fold", "data-id": "fold " + given.node, "aria-expanded": String(!given.fold),
    "aria-label": given.fold ? model.words.unfold : model.words.fold, title: given.fold ? model.words.unfold : model.words.fold,
    onclick: () => send({ fold: given.node }) }, given.fold ? "\u25b8" : "\u25be");
  const button = h("button", { "data-id": given.node, "data-current": given.current ? "true" : null,
    "aria-current": given.current ? "step" : null, onclick: () => send({ go: given.node }) },
    chip(given.look, true), " " + (given.name ? given.name + ": " : "") + given.label, aside(given.key),
    given.sign ? h("span", { class: "mark" }, " " + given.sign) : null);
  return given.note.length ? [button, h("span", { class: "note" }, " ", strong(given.note), " ")] : button;
}

const MAX_INDENT = 5;

export function render({ model }) {
  const root = show(model, ["lines", "legend", "title", "words"], (send) => [
    model.legend ? h("p", { class: "muted", role: "status" }, model.legend) : null,
    h("div", { class: "scroll low", "data-scroll": "tree", tabindex: "0", role: "region", "aria-label": model.title },
      h("div", { class: "tree" }, model.lines.map((line) =>
        h("div", line.level ? { class: `line level${Math.min(line.level, MAX_INDENT)}` } : {}, line.steps.flatMap((given) => step(given, model, send)))))),
  ].filter(Boolean));
  requestAnimationFrame(root.redraw); // what is current comes into view once there is a layout
  return root;
}
