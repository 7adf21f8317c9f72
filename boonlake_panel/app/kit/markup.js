// Builds elements from plain data. Texts are text nodes: nothing that people typed is ever read as HTML.
const TAGS = new Set(["div", "span", "button", "h1", "h2", "h3", "p", "ul", "ol", "li", "details", "summary", "small", "strong",
  "em", "input", "label", "nav", "section", "table", "tbody", "tr", "td", "th", "kbd", "code", "select", "option", "img",
  "figure", "figcaption", "textarea", "datalist", "fieldset", "legend"]);
const FIELDS = new Set(["input", "select", "textarea"]);
const FORBIDDEN = /^on|^style$|^src$|^href$|^srcdoc$/;
const PAUSE = 250; // how long somebody stops typing before a live field reports

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

// Pictures are SVG that we drew ourselves, shown as images: a browser runs no script inside an image.
function attribute(el, name, value) {
  if (name === "colour") el.style.setProperty("--seat", /^#[0-9a-f]{6}$/i.test(value) ? value : "#888888");
  else if (name === "width-share") el.style.setProperty("--share", String(parseFloat(value) || 0));
  else if (name === "picture") el.setAttribute("src", "data:image/svg+xml;charset=utf-8," + encodeURIComponent(value));
  else if (!FORBIDDEN.test(name)) el.setAttribute(name, value);
}

const given = (el) => el.type === "checkbox" ? (el.checked ? "yes" : "no") : el.value;

function fill(el, value) {
  if (el.type === "checkbox") el.checked = value === "yes";
  else if (el.type !== "file" && el.value !== (value ?? "")) el.value = value ?? "";
}

function copy(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text).catch(() => {});
  const field = document.createElement("textarea"); // pages that are not served over TLS have no clipboard
  field.value = text;
  document.body.appendChild(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}

function listen(el, node, send) {
  if (!FIELDS.has(node.t)) {
    el.addEventListener("click", (event) => {
      event.stopPropagation();
      if (node.p && node.p.copy) copy(node.p.copy);
      send(node.a, node.v || "");
    });
  } else if (node.p && node.p["data-live"]) {
    let waiting;
    el.addEventListener("input", () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => send(node.a, given(el)), PAUSE);
    });
  } else el.addEventListener("change", () => send(node.a, given(el)));
}

function build(node, send) {
  if (typeof node === "string") return document.createTextNode(node);
  if (node.t === "svg") return drawing(node);
  const el = document.createElement(TAGS.has(node.t) ? node.t : "span");
  if (node.k) el.className = node.k;
  for (const [name, value] of Object.entries(node.p || {})) attribute(el, name, value);
  if (node.t === "button") el.type = "button";
  for (const child of node.c || []) el.appendChild(build(child, send));
  if (FIELDS.has(node.t)) fill(el, node.v);
  else if (node.t === "option") el.value = node.v ?? "";
  if (node.a) listen(el, node, send);
  return el;
}

// Changes only what differs: whatever stays keeps its focus, its scroll position and a click that is under way.
function patch(parent, before, after, send) {
  const kids = [...parent.childNodes];
  after.forEach((node, n) => {
    if (n >= before.length) parent.appendChild(build(node, send));
    else if (JSON.stringify(before[n]) === JSON.stringify(node)) return;
    else if (!update(kids[n], before[n], node, send)) parent.replaceChild(build(node, send), kids[n]);
  });
  kids.slice(after.length).forEach((kid) => kid.remove());
}

function update(el, old, node, send) {
  if (typeof old === "string" || typeof node === "string" || old.t !== node.t || old.a !== node.a || node.t === "svg") return false;
  const field = FIELDS.has(node.t);
  const [was, is] = [old.p || {}, node.p || {}];
  const fixed = ["data-id", "data-live", "copy", "type", "list"];
  if ((!field && old.v !== node.v) || fixed.some((name) => was[name] !== is[name])) return false;
  if (old.k !== node.k) el.className = node.k || "";
  for (const name of Object.keys(was)) if (!(name in is)) el.removeAttribute(name === "picture" ? "src" : name);
  for (const [name, value] of Object.entries(is)) if (was[name] !== value) attribute(el, name, value);
  patch(el, old.c || [], node.c || [], send);
  if (field) fill(el, node.v);
  return true;
}

function typing(event) {
  const target = event.composedPath()[0];
  return target && (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName));
}

export function render({ model, el }) {
  const root = document.createElement("div");
  root.className = "root";
  const send = (act, value) => model.send_msg({ act, value });
  let shown = [];
  let heard = null;
  const draw = () => {
    const inside = root.getRootNode().activeElement;
    const kept = inside && root.contains(inside) ? inside.getAttribute("data-id") : null;
    const scrolls = new Map([...root.querySelectorAll("[data-scroll]")].map((e) => [e.getAttribute("data-scroll"), e.scrollTop]));
    const wanted = JSON.parse(model.content);
    patch(root, shown, wanted, send);
    shown = wanted;
    for (const e of root.querySelectorAll("[data-scroll]")) { // a list with another name is another list: from its top
      e.scrollTop = scrolls.get(e.getAttribute("data-scroll")) ?? 0;
    }
    if (kept && !root.contains(inside)) {
      const found = root.querySelector(`[data-id="${CSS.escape(kept)}"]`) || root.querySelector("button");
      if (found) found.focus({ preventScroll: true });
    }
    const current = root.querySelector("[data-current]");
    const frame = current && current.closest("[data-scroll]");
    if (frame) {
      const gap = current.getBoundingClientRect().top - frame.getBoundingClientRect().top;
      if (gap < 0 || gap > frame.clientHeight - 40) frame.scrollTop += gap - frame.clientHeight / 2;
    }
    const news = root.querySelector("[data-news]"); // an answer that must not be missed
    const told = news && news.getAttribute("data-news");
    if (told && told !== heard) news.scrollIntoView({ block: "nearest" });
    heard = told;
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
