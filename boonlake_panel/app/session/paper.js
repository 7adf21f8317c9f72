// While a page is printed every component gets styles for paper: those of the page do not reach into them.
// Pictures cannot be drawn anew in time, so a page with pictures is a sheet as wide as the window, scaled to the paper.
const LANDSCAPE = Math.SQRT2;
const NARROWEST = 1045; // pixels, a sheet of A4
const HEADER = 124; // what the table leaves free above itself

function roots() {
  const found = [document];
  for (const root of found) { // those found on the way are looked into as well
    found.push(...[...root.querySelectorAll("*")].map((element) => element.shadowRoot).filter(Boolean));
  }
  return found;
}

const seen = (element) => element.getClientRects().length > 0;
const drawn = (all) => all.some((root) => [...root.querySelectorAll(".bk-Plot, .bk-Figure")].some(seen));

export function render({ model }) {
  const sheet = new CSSStyleSheet();
  let dressed = [];
  const undress = () => {
    for (const root of dressed) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
    dressed = [];
  };
  const dress = () => {
    undress();
    dressed = roots();
    const width = Math.max(NARROWEST, innerWidth);
    const turned = drawn(dressed)
      ? `@page { size: ${width}px ${Math.round(width / LANDSCAPE)}px; margin: 0; } :host { --room: ${innerHeight - HEADER}px !important; }`
      : "@page { margin: 12mm; }";
    sheet.replaceSync(`@media print { ${turned} ${model.css} }`);
    for (const root of dressed) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  };
  const media = matchMedia("print");
  const changed = () => (media.matches ? dress() : undress());
  window.addEventListener("beforeprint", dress);
  window.addEventListener("afterprint", undress);
  media.addEventListener("change", changed);
  model.on("remove", () => {
    window.removeEventListener("beforeprint", dress);
    window.removeEventListener("afterprint", undress);
    media.removeEventListener("change", changed);
  });
  const nothing = document.createElement("span");
  nothing.hidden = true;
  return nothing;
}
