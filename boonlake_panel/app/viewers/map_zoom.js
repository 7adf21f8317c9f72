
const LARGEST = 5;

export function render({ model }) {
  let zoom = 1, map = null, start = null;
  const middle = ([a, b]) => ({ x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 });
  const apart = ([a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  const plot = () => map.shadowRoot?.querySelector(".bk-Plot");
  // The point under the fingers stays where it is.
  const set = (wanted, at) => {
    const before = zoom, box = map.getBoundingClientRect();
    zoom = Math.min(LARGEST, Math.max(1, wanted));
    const [x, y] = at ? [at.x - box.left, at.y - box.top] : [box.width / 2, box.height / 2];
    const [left, top] = [map.scrollLeft + x, map.scrollTop + y];
    map.style.setProperty("--zoom", zoom);
    map.scrollLeft = left * zoom / before - x;
    map.scrollTop = top * zoom / before - y;
  };
  const began = (event) => {
    if (event.touches.length !== 2) return;
    start = { apart: apart(event.touches), at: middle(event.touches), by: 1 };
    event.preventDefault();
  };
  const moved = (event) => { // while fingers move only the picture grows: it is drawn anew when they are lifted
    if (!start || event.touches.length !== 2) return;
    event.preventDefault();
    start.by = Math.min(LARGEST, Math.max(1, zoom * apart(event.touches) / start.apart)) / zoom;
    const drawn = plot(), box = drawn.getBoundingClientRect();
    if (!drawn.style.transform) drawn.style.transformOrigin = `${start.at.x - box.left}px ${start.at.y - box.top}px`;
    drawn.style.transform = `scale(${start.by})`;
  };
  const ended = (event) => {
    if (!start || event.touches.length > 1) return;
    const { by, at } = start;
    start = null;
    plot().style.transform = "";
    set(zoom * by, at);
  };
  const root = show(model, ["words"], () => [h("div", { class: "zoom", role: "group", "aria-label": model.words.group },
    h("button", { "data-id": "in", "aria-label": model.words.in, onclick: () => set(zoom * 1.5) }, "+"),
    h("button", { "data-id": "out", "aria-label": model.words.out, onclick: () => set(zoom / 1.5) }, "\u2212"))]);
  model.on("after_render", () => {
    map = root.getRootNode().host?.getRootNode().querySelector(".map");
    if (!map) return;
    map.addEventListener("touchstart", began, { passive: false });
    map.addEventListener("touchmove", moved, { passive: false });
    map.addEventListener("touchend", ended);
    map.addEventListener("touchcancel", ended);
  });
  return root;
}
