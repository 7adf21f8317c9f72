
export function render({ model }) {
  return show(model, ["title", "lines"], (send) => model.lines.length ? [
    h("h3", {}, model.title),
    h("ul", { class: "changed" }, model.lines.map((line) =>
      h("li", {}, h("span", { class: "what" }, line.text), ruleLink(line.rule, send)))),
  ] : []);
}
