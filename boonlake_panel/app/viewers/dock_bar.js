
const PIN = "M9 2h6v2l-1 1v6l3 3v2h-4v6h-2v-6H7v-2l3-3V5L9 4z";
const LARGER = "M3 3h7v2H6.4l4.3 4.3-1.4 1.4L5 6.4V10H3zM21 21h-7v-2h3.6l-4.3-4.3 1.4-1.4 4.3 4.3V14h2z";
const SMALLER = "M10 10H3V8h3.6L2.3 3.7l1.4-1.4L8 6.6V3h2zM14 14h7v2h-3.6l4.3 4.3-1.4 1.4-4.3-4.3V21h-2z";
const WORLD = "M3 5l6-2 6 2 6-2v16l-6 2-6-2-6 2zm6 .2v11.6l6 2V7.2z";

const SCREEN = "M2 3h20v13h-9v2.5l4 2.5H7l4-2.5V16H2zm2 2v9h16V5z";
const MOON = "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM12 4.5v15a7.5 7.5 0 0 1 0-15z";

const sign = (outline) => h("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", { d: outline }));

const press = (id, words, outline, pressed, click) => h("button", { class: "sign", "data-id": id, title: words, "aria-label": words,
  "aria-pressed": String(pressed), onclick: click }, sign(outline));

// Left and right go through the boards, as in any list of tabs.
function steer(event, names, value, send) {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!by) return;
  event.preventDefault();
  event.stopPropagation();
  send({ board: names[(names.indexOf(value) + by + names.length) % names.length] });
}

// The styles of the table decide what is narrow; a table that is not seen has no width.
function measure(table, model) {
  if (!table.offsetWidth) return;
  const narrow = getComputedStyle(table).getPropertyValue("--narrow").trim() === "1";
  if (narrow !== model.narrow) model.send_msg({ narrow });
}

export function render({ model }) {
  const root = show(model, ["boards", "value", "pinned", "large", "sheet", "narrow", "folded", "presenting", "dark", "words"], (send) => {
    const { boards, value, pinned, large, words, narrow, folded } = model;
    const names = Object.keys(boards);
    const tab = (name) => h("button", { role: "tab", id: name, class: name === pinned ? "beside" : null, "aria-selected": String(name === value),
      "aria-expanded": narrow && name === value ? String(!folded) : null, tabindex: name === value ? "0" : "-1",
      "data-next": name === value, onclick: () => send({ board: name }) }, boards[name]);
    const handle = h("button", { class: "handle", "data-id": "sheet", "aria-label": model.sheet ? words.down : words.up, "aria-expanded": String(model.sheet),
      onclick: () => send({ sheet: !model.sheet }) }, model.sheet ? "\u25be" : "\u25b4");
    return [h("div", { class: "dock" }, handle,
      h("div", { class: "tabs", role: "tablist", "aria-label": words.group, onkeydown: (event) => steer(event, names, value, send) }, names.map(tab)),
      press("pin", words.pin, PIN, pinned === value, () => send({ pin: value })),
      press("large", large ? words.smaller : words.larger, large ? SMALLER : LARGER, Boolean(large), () => send({ large: large ? "" : value })),
      press("map", words.map, WORLD, large === "map", () => send({ large: large === "map" ? "" : "map" })),
      model.presenting ? press("look", words.look, MOON, model.dark, () => send({ dark: !model.dark })) : null,
      press("present", model.presenting ? words.leave : words.present, SCREEN, model.presenting, () => send({ present: !model.presenting })))];
  });
  const reveal = () => { // only the row of tabs moves, not the page
    const tab = root.querySelector("[aria-selected=true]"), list = tab?.parentElement;
    if (list) list.scrollLeft = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  };
  model.on("value", () => queueMicrotask(reveal));
  let observer = null;
  model.on("after_render", () => {
    const table = root.getRootNode().host?.getRootNode().host;
    observer?.disconnect();
    observer = table ? new ResizeObserver(() => measure(table, model)) : null;
    observer?.observe(table);
  });
  model.on("remove", () => observer?.disconnect());
  return root;
}
