
export function render({ model }) {
  return show(model, ["at", "of", "shown", "text", "rule", "figures", "decisive", "words"], (send) => {
    if (!model.of) return [];
    const words = model.words;
    const link = (id, text) => h("button", { class: "rule", "data-id": id, onclick: () => send({ step: id }) }, text);
    if (!model.shown) return [h("p", {}, link("show", words.show))];
    const arrow = (id, sign, off) => h("button", { "data-id": id, "aria-label": words[id], title: words[id], disabled: off, onclick: () => send({ step: id }) }, sign);
    const figures = model.figures.map((figure, n) => h("span", { class: n === model.decisive ? "figure best" : "figure" }, figure));
    return [h("section", { class: "eminence", "aria-label": words.title },
      h("div", { class: "head" }, h("h3", {}, words.title), link("hide", words.hide)),
      h("div", { class: "bar" }, arrow("back", "\u25c2", model.at === 0), h("span", { class: "where" }, words.step), arrow("next", "\u25b8", model.at === model.of - 1)),
      h("p", { class: "told", "aria-live": "polite" }, model.text + " ", ruleLink(model.rule, send)),
      figures.length > 1 ? h("div", { class: "figures" }, figures) : null)];
  });
}
