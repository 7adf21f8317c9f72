
function card(seat, shown, send) {
  const inner = [chip(seat.look), h("span", { class: "name" }, seat.name), h("span", { class: "score" }, String(seat.points)),
    h("span", { class: "facts" }, seat.facts)];
  const props = { seat: seat.look.colour, "aria-label": seat.words };
  if (seat.number === null) return h("div", { ...props, class: "seat plain", role: "img" }, inner);
  const css = seat.moves ? "seat moves" : "seat";
  return h("button", { ...props, class: css, "aria-pressed": String(seat.number === shown), "data-id": `seat ${seat.number}`,
    onclick: () => send({ seat: seat.number }) }, inner);
}

export function render({ model }) {
  return show(model, ["seats", "value", "title"], (send) =>
    [h("div", { class: "seats", role: "group", "aria-label": model.title }, model.seats.map((seat) => card(seat, model.value, send)))]);
}
