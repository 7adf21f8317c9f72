// What our components share: elements from plain data, changed in place. Texts become text nodes, never HTML.
const SVG = "http://www.w3.org/2000/svg";

// An element to show: properties are attributes, `class`, `onclick` and the like, or `seat` (a colour of our own).
const h = (tag, props, ...children) =>
  ({ tag, props: props || {}, children: children.flat(2).filter((child) => child !== null && child !== undefined && child !== false && child !== "") });

const chip = (seat, small) => seat
  ? h("span", { class: `chip${seat.light ? " light" : ""}${small ? " small" : ""}`, seat: seat.colour, "aria-hidden": "true" }, seat.letter)
  : null;

// A key or an id: only shown where somebody wants to see them.
const aside = (id) => id ? h("span", { class: "id" }, id) : null;

const ruleWords = (rule, send) => [h("span", { class: "word" }, send.rule), aside(rule)];
const ruleLink = (rule, send) => rule ? h("button", { class: "rule", onclick: () => send({ rule }) }, ruleWords(rule, send)) : null;

function assign(el, name, value) {
  if (name.startsWith("on")) el[name] = value ?? null;
  else if (name === "seat") el.style.setProperty("--seat", /^#[0-9a-f]{6}$/i.test(value) ? value : "#888888");
  else if (name === "picture") el.setAttribute("src", "data:image/svg+xml;charset=utf-8," + encodeURIComponent(value ?? ""));
  else if (value === undefined || value === null || value === false) el.removeAttribute(name);
  else el.setAttribute(name, value === true ? "" : value);
}

function build(node) {
  if (typeof node === "string") return document.createTextNode(node);
  const drawn = node.tag === "svg" || node.tag === "path";
  const el = drawn ? document.createElementNS(SVG, node.tag) : document.createElement(node.tag);
  if (node.tag === "button") el.type = "button";
  for (const [name, value] of Object.entries(node.props)) assign(el, name, value);
  for (const child of node.children) el.appendChild(build(child));
  return el;
}

// Whatever stays is kept with its focus, its scroll position and a click that is under way.
function patch(parent, before, after) {
  const kids = [...parent.childNodes];
  after.forEach((node, n) => {
    if (n >= before.length) parent.appendChild(build(node));
    else if (!update(kids[n], before[n], node)) parent.replaceChild(build(node), kids[n]);
  });
  kids.slice(after.length).forEach((kid) => kid.remove());
}

function update(el, old, node) {
  if (typeof old === "string" || typeof node === "string") return old === node;
  if (old.tag !== node.tag || old.props["data-id"] !== node.props["data-id"]) return false;
  for (const name of Object.keys(old.props)) if (!(name in node.props)) assign(el, name, undefined);
  for (const [name, value] of Object.entries(node.props)) if (old.props[name] !== value) assign(el, name, value);
  patch(el, old.children, node.children);
  return true;
}

// Keeps a part of the page in step with the model: `draw(send)` gives its elements whenever a property changes.
function show(model, properties, draw) {
  const root = document.createElement("div");
  root.className = "root";
  const send = (message) => model.send_msg(message);
  let shown = [];
  const tops = new WeakMap(); // how far each frame is scrolled, known without asking for a layout
  root.addEventListener("scroll", ({ target }) => tops.set(target, target.scrollTop), true);
  const redraw = () => {
    const focused = root.getRootNode().activeElement;
    const inside = focused && root.contains(focused);
    const id = inside ? focused.getAttribute("data-id") : null;
    const scrolls = new Map([...root.querySelectorAll("[data-scroll]")].map((el) => [el.getAttribute("data-scroll"), tops.get(el) ?? 0]));
    send.rule = RULE[model.language] ?? RULE.en;
    const wanted = draw(send);
    patch(root, shown, wanted);
    shown = wanted;
    for (const el of root.querySelectorAll("[data-scroll]")) { // a list with another name is another list: from its top
      const top = scrolls.get(el.getAttribute("data-scroll")) ?? 0;
      if (top !== (tops.get(el) ?? 0)) el.scrollTop = top;
    }
    if (inside && !root.contains(focused)) refocus(id);
    follow();
    announce();
  };
  // The same thing if it is still there, otherwise what takes its place.
  const refocus = (id) => {
    const same = id && root.querySelector(`[data-id="${CSS.escape(id)}"]`);
    const next = same || root.querySelector("[data-next]") || root.querySelector("button:not(:disabled)");
    if (next) next.focus({ preventScroll: true });
    else root.dispatchEvent(new CustomEvent("focus-lost", { bubbles: true, composed: true })); // to whom it may concern
  };
  const follow = () => {
    const current = root.querySelector("[data-current]");
    const frame = current && current.closest("[data-scroll]");
    if (!frame) return;
    const gap = current.getBoundingClientRect().top - frame.getBoundingClientRect().top;
    if (gap < 0 || gap > frame.clientHeight - 40) frame.scrollTop += gap - frame.clientHeight / 2;
  };
  let told = null;
  const announce = () => { // an answer that must not be missed comes into view
    const news = root.querySelector("[data-news]");
    const id = news && news.getAttribute("data-news");
    if (id && id !== told) news.scrollIntoView({ block: "nearest" });
    told = id;
  };
  const tint = () => root.classList.toggle("dark", model.dark);
  let waiting = false;
  const soon = () => { // several properties change together: one redraw
    if (waiting) return;
    waiting = true;
    queueMicrotask(() => { waiting = false; redraw(); });
  };
  root.redraw = redraw;
  for (const name of properties) model.on(name, soon);
  model.on("dark", tint);
  redraw();
  tint();
  return root;
}
