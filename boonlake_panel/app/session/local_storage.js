// Keeps one text in the browser, between visits. Where nothing can be kept, the visit goes on without.
export function render({ model }) {
  const read = () => {
    try { return (localStorage.getItem(model.place) || "").slice(0, model.longest); } catch { return ""; }
  };
  const write = () => {
    try { localStorage.setItem(model.place, model.text); } catch { /* private window, or no room */ }
  };
  model.on("text", write);
  model.send_msg({ found: read() });
  const nothing = document.createElement("span");
  nothing.hidden = true;
  return nothing;
}
