
const LARGEST = 5;
const MOST_PIXELS = 4096 * 4096; // Safari leaves a larger canvas empty
const WHOLE = "M3 3h7v2H5v5H3zM14 3h7v7h-2V5h-5zM3 14h2v5h5v2H3zM19 14h2v7h-7v-2h5z";

export function render({ model, view }) {
  let zoom = 1, map = null, start = null;
  const middle = ([a, b]) => ({ x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 });
  const apart = ([a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  const plot = () => map.shadowRoot?.querySelector(".bk-Plot");
  const within = (wanted) => {
    const paintable = Math.sqrt(MOST_PIXELS / (map.clientWidth * map.clientHeight)) / devicePixelRatio;
    return Math.max(1, Math.min(wanted, LARGEST, paintable));
  };
  // What was at one point of the screen is then at another: fingers take the place between them along.
  const set = (wanted, from, to) => {
    const before = zoom, box = map.getBoundingClientRect();
    zoom = within(wanted);
    const [left, top] = [map.scrollLeft + from.x - box.left, map.scrollTop + from.y - box.top];
    map.style.setProperty("--zoom", zoom);
    map.scrollLeft = left * zoom / before - (to.x - box.left);
    map.scrollTop = top * zoom / before - (to.y - box.top);
    root.redraw();
    requestAnimationFrame(() => view.parent.compute_layout()); // BokehJS does not notice every change of a size
  };
  const step = (by) => {
    const box = map.getBoundingClientRect(), at = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    set(zoom * by, at, at);
  };
  const began = (event) => {
    if (event.touches.length !== 2) return;
    const at = middle(event.touches);
    start = { apart: apart(event.touches), from: at, to: at, by: 1 };
    event.preventDefault();
  };
  const moved = (event) => { // while fingers move only the picture grows: it is drawn anew when they are lifted
    if (!start || event.touches.length !== 2) return;
    event.preventDefault();
    start.by = within(zoom * apart(event.touches) / start.apart) / zoom;
    start.to = middle(event.touches);
    const { from, to, by } = start, drawn = plot();
    if (!drawn.style.transform) {
      const box = drawn.getBoundingClientRect();
      drawn.style.transformOrigin = `${from.x - box.left}px ${from.y - box.top}px`;
    }
    drawn.style.transform = `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${by})`;
  };
  const ended = (event) => {
    if (!start || event.touches.length > 1) return;
    const { from, to, by } = start;
    start = null;
    plot().style.transform = "";
    set(zoom * by, from, to);
  };
  const button = (id, content, click) => h("button", { "data-id": id, "aria-label": model.words[id], title: model.words[id], onclick: click }, content);
  const root = show(model, ["words"], () => [h("div", { class: "zoom", role: "group", "aria-label": model.words.group },
    zoom > 1 ? button("whole", h("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", { d: WHOLE })), () => step(1 / zoom)) : null,
    button("in", "+", () => step(1.5)),
    button("out", "\u2212", () => step(1 / 1.5)))]);
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
