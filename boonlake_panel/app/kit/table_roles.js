// Tabulator counts its scrolling frame and the buttons of its footer among the rows of its grid, and screen readers lose
// count. Here the frame is the grid, with the rows of the head and its own; the footer stands beside it.
const view = Bokeh.Models.get("panel.models.tabulator.DataTabulator").prototype.default_view.prototype;
const original = view.tableBuilt;
view.tableBuilt = function () {
  original.call(this);
  const table = this.tabulator.element;
  const [frame, ...parts] = ["tableholder", "header", "table"].map((name) => table.querySelector(`.tabulator-${name}`));
  for (const part of parts) part.id = `${this.model.id}-${part.className.split(" ")[0]}`;
  table.setAttribute("role", "group");
  table.removeAttribute("aria-owns");
  frame.setAttribute("role", "grid");
  frame.setAttribute("aria-owns", parts.map((part) => part.id).join(" "));
};
