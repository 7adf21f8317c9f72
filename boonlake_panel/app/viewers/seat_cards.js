
const icon = (paths) => h("svg", { viewBox: "0 0 24 24" }, (paths || []).map(([d, fill]) => h("path", { d, fill })));

function card(seat, shown, icons, send) {
  const goods = seat.goods.map(([name, number]) => h("span", { class: "good" }, icon(icons[name]), String(number)));
  const inner = [chip(seat.look), h("span", { class: "name" }, seat.name), h("span", { class: "score" }, String(seat.points)),
    h("span", { class: "goods" }, goods)];
  const props = { seat: seat.look.colour, "aria-label": seat.words, title: seat.words };
  if (seat.number === null) return h("div", { ...props, class: "seat plain", role: "img" }, inner);
  const css = seat.moves ? "seat moves" : "seat";
  return h("button", { ...props, class: css, "aria-pressed": String(seat.number === shown), "data-id": `seat ${seat.number}`,
    onclick: () => send({ seat: seat.number }) }, inner);
}

export function render({ model }) {
  return show(model, ["seats", "value", "title", "icons"], (send) =>
    [h("div", { class: "seats", role: "group", "aria-label": model.title }, model.seats.map((seat) => card(seat, model.value, model.icons, send)))]);
}
