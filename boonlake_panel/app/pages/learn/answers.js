
const SIGNS = { right: "\u2713", wrong: "\u2717" };

export function render({ model }) {
  return show(model, ["answers", "label"], (send) => {
    const solved = model.answers.some(({ state }) => state === "right");
    const buttons = model.answers.map(({ id, label, state }, n) => {
      const closed = solved || state !== "open";
      return h("button", { class: state, "data-id": `answer ${id}`, "aria-disabled": String(closed), onclick: () => closed || send({ answer: id }) },
        h("span", { class: "sign", "aria-hidden": "true" }, SIGNS[state]),
        h("span", { class: "label" }, label),
        h("span", { class: "key", "aria-hidden": "true" }, String(n + 1)));
    });
    return [h("div", { role: "group", "aria-label": model.label }, buttons)];
  });
}
