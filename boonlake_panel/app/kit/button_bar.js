
export function render({ model }) {
  return show(model, ["buttons"], (send) =>
    [h("div", { class: "bar" }, Object.entries(model.buttons).map(([name, words]) =>
      h("button", { "data-id": name, onclick: () => send({ press: name }) }, words)))]);
}
