
const card = ({ id, title, goal, facts, state, badge }, send) =>
  h("button", { class: `lesson ${state}`, "data-id": `lesson ${id}`, onclick: () => send({ lesson: id }) },
    h("span", { class: "title" }, title),
    h("span", { class: "goal" }, goal),
    h("span", { class: "foot" }, h("span", { class: "muted" }, facts), h("span", { class: "badge" }, badge)));

export function render({ model }) {
  return show(model, ["chapters"], (send) => model.chapters.map(({ title, lessons }) =>
    h("section", { class: "chapter", "aria-label": title },
      h("h2", {}, title),
      h("div", { class: "lessons" }, lessons.map((lesson) => card(lesson, send))))));
}
