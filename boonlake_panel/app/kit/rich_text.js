
const TAGS = new Set(["div", "span", "h1", "h2", "h3", "p", "ul", "ol", "li", "dl", "dt", "dd", "details", "summary", "small", "strong",
  "em", "section", "nav", "table", "thead", "tbody", "tr", "td", "th", "kbd", "code", "img", "figure", "figcaption"]);
const PLAIN = /^(aria-[a-z]+|role|data-[a-z-]+|title|lang|id|tabindex|alt|picture|colspan|open|seat|colour)$/;

function element(node, send) {
  if (typeof node === "string") return node;
  const children = (node.c || []).map((child) => element(child, send));
  if (node.t === "link") {
    const to = { [node.to]: node.id };
    const words = children.length ? children : ruleWords(node.id, send);
    return h("button", { class: node.k, "data-id": `${node.to} ${node.id}`, onclick: () => send(to) }, words);
  }
  if (node.t === "svg") {
    const paths = (node.d || []).map(([d, fill]) => h("path", { d, fill }));
    return h("svg", { viewBox: "0 0 24 24", class: node.k || "icon", "aria-hidden": "true" }, paths);
  }
  const props = node.k ? { class: node.k } : {};
  for (const [name, value] of Object.entries(node.p || {})) if (PLAIN.test(name)) props[name === "colour" ? "seat" : name] = value;
  return h(TAGS.has(node.t) ? node.t : "span", props, children);
}

export function render({ model }) {
  return show(model, ["content"], (send) => model.content.map((node) => element(node, send)));
}
