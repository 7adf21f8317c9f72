// Builds elements from plain data. Texts are text nodes: nothing that people typed is ever read as HTML.
const TAGS = new Set(["div", "span", "button", "h2", "h3", "p", "ul", "ol", "li", "details", "summary", "small", "strong",
  "em", "input", "label", "nav", "section", "table", "tbody", "tr", "td", "th", "kbd", "code", "select", "option"]);
const FORBIDDEN = /^on|^style$|^src$|^href$|^srcdoc$/;

const DRAWING = "http://www.w3.org/2000/svg";

// One of our own icons: outlines with a colour each.
function drawing(node) {
  const el = document.createElementNS(DRAWING, "svg");
  el.setAttribute("viewBox", "0 0 24 24");
  el.setAttribute("class", node.k || "icon");
  el.setAttribute("aria-hidden", "true");
  for (const [outline, colour] of node.d || []) {
    const path = document.createElementNS(DRAWING, "path");
    path.setAttribute("d", outline);
    path.setAttribute("fill", colour);
    el.appendChild(path);
  }
  return el;
}

function build(node, send) {
  if (typeof node === "string") return document.createTextNode(node);
  if (node.t === "svg") return drawing(node);
  const el = document.createElement(TAGS.has(node.t) ? node.t : "span");
  if (node.k) el.className = node.k;
  for (const [name, value] of Object.entries(node.p || {})) {
    if (name === "colour") el.style.setProperty("--seat", /^#[0-9a-f]{6}$/i.test(value) ? value : "#888888");
    else if (name === "width-share") el.style.setProperty("--share", String(parseFloat(value) || 0));
    else if (!FORBIDDEN.test(name)) el.setAttribute(name, value);
  }
  if (node.t === "button") el.type = "button";
  const field = node.t === "input" || node.t === "select";
  for (const child of node.c || []) el.appendChild(build(child, send));
  if (field || node.t === "option") el.value = node.v;
  if (node.a && field) el.addEventListener("change", () => send(node.a, el.value));
  else if (node.a) el.addEventListener("click", (event) => { event.stopPropagation(); send(node.a, node.v || ""); });
  return el;
}

function typing(event) {
  const target = event.composedPath()[0];
  return target && (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName));
}

export function render({ model, el }) {
  const root = document.createElement("div");
  root.className = "root";
  const send = (act, value) => model.send_msg({ act, value });
  const draw = () => {
    const inside = root.getRootNode().activeElement;
    const kept = inside && root.contains(inside) ? inside.getAttribute("data-id") : null;
    const scrolls = [...root.querySelectorAll("[data-scroll]")].map((e) => [e.getAttribute("data-scroll"), e.scrollTop]);
    root.replaceChildren(...JSON.parse(model.content).map((node) => build(node, send)));
    for (const [name, top] of scrolls) {
      const found = root.querySelector(`[data-scroll="${CSS.escape(name)}"]`);
      if (found) found.scrollTop = top;
    }
    if (kept) {
      const found = root.querySelector(`[data-id="${CSS.escape(kept)}"]`) || root.querySelector("button");
      if (found) found.focus({ preventScroll: true });
    }
    const current = root.querySelector("[data-current]");
    const frame = current && current.closest("[data-scroll]");
    if (frame) {
      const gap = current.getBoundingClientRect().top - frame.getBoundingClientRect().top;
      if (gap < 0 || gap > frame.clientHeight - 40) frame.scrollTop += gap - frame.clientHeight / 2;
    }
  };
  const tint = () => root.classList.toggle("dark", model.dark);
  const pressed = (event) => {
    if (!model.keys || event.ctrlKey || event.metaKey || event.altKey || typing(event)) return;
    const known = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "?"];
    if (known.includes(event.key) || /^[a-z0-9]$/i.test(event.key)) {
      if (/^Arrow(Left|Right)$/.test(event.key) && event.composedPath()[0].getAttribute?.("role") === "tab") return;
      if (known.includes(event.key)) event.preventDefault();
      send("key", event.key);
    }
  };
  model.on("content", draw);
  model.on("dark", tint);
  document.addEventListener("keydown", pressed);
  model.on("remove", () => document.removeEventListener("keydown", pressed));
  draw();
  tint();
  return root;
}
