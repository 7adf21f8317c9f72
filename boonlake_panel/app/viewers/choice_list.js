
function option(given, send, first) {
  const digit = given.digit ? h("kbd", { "aria-hidden": "true" }, String(given.digit)) : null;
  const effect = given.effect === null ? null : h("span", { class: "effect" }, given.effect || "\u00a0");
  const props = { class: given.main ? "choice main" : "choice", "data-id": given.key, "data-next": first, onclick: () => send({ play: given.key }) };
  const value = given.value ? h("span", { class: given.best ? "value best" : "value" }, given.value) : null;
  return h("button", props, h("span", { class: "label" }, given.label, aside(given.key), effect), value, digit);
}

function group(given, send, first, news) {
  const two = given.small && given.options.length > 3 ? "choices two" : "choices";
  const buttons = given.options.map((one, n) => option(one, send, first && n === 0));
  return h("section", { "aria-label": given.title, "data-news": news }, h("h3", {}, given.title), h("div", { class: two }, buttons));
}

function blocked(model, send) {
  if (!model.blocked.length) return h("p", { class: "muted" }, model.words.none);
  const reason = (given) => h("span", { class: "why" }, given.text + " ", ruleLink(given.rule, send));
  return h("div", { class: "choices" },
    model.blocked.map((given) => h("div", { class: "choice blocked" }, h("strong", {}, given.label), aside(given.key), given.reasons.map(reason))));
}

function list(model, send) {
  const shown = model.show_blocked;
  const toggle = { class: "rule alone", "data-id": "blocked", "aria-expanded": String(shown), onclick: () => send({ show_blocked: !shown }) };
  return h("div", { class: "scroll frame", "data-scroll": "choices " + model.node, tabindex: "0", role: "group", "data-main": true, "aria-label": model.words.choices },
    model.groups.map((given, n) => group(given, send, n === 0, model.partial && given.options.map((one) => one.key).join(" "))),
    model.partial ? h("button", { class: "rule alone", "data-id": "all", onclick: () => send({ show_all: true }) }, model.words.all) : null,
    model.can_explain ? h("p", {}, h("button", toggle, shown ? model.words.hide : model.words.show)) : null,
    shown ? blocked(model, send) : null);
}

export function render({ model }) {
  const names = ["question", "who", "seats", "note", "advice", "groups", "partial", "blocked", "show_blocked", "can_explain", "can_ask", "node", "words"];
  const root = show(model, names, (send) => [
    h("div", { class: "prompt", role: "status", "aria-live": "polite" }, model.seats.map((seat) => chip(seat)),
      h("div", {}, h("div", { class: "what" }, model.question), h("div", { class: "who" }, model.who)),
      model.can_ask ? h("button", { class: "rule alone ask", "data-id": "worth", onclick: () => send({ worth: true }) }, model.words.worth) : null),
    model.advice.length ? h("section", { class: "coach", "aria-label": model.words.coach },
      model.advice.map((line) => h("p", line.rule ? {} : { class: "muted" }, line.text + " ", ruleLink(line.rule, send)))) : null,
    model.note ? h("p", { class: "muted" }, model.note) : null,
    model.groups.length || model.can_explain ? list(model, send) : null,
  ].filter(Boolean));
  model.on("focus", () => root.querySelector("[data-next], .choice")?.focus());
  return root;
}
