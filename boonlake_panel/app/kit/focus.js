// A layout that gets another child takes those behind it out of the page for a moment, and the focus inside them is lost.
// Here it goes back to where it was.
function focused() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

for (const layout of ["Row", "panel.models.layout.Column"]) {
  const view = Bokeh.Models.get(layout).prototype.default_view.prototype;
  const original = view.update_children;
  view.update_children = async function () {
    const before = focused();
    await original.call(this);
    if (document.activeElement === document.body && before?.isConnected) before.focus({ preventScroll: true });
  };
}
