
const GAP = 14;

export function render({ model }) {
  let area = null, at = { x: 0, y: 0 }, touched = false;
  const root = show(model, ["title", "text", "reasons", "words"], (send) => [
    h("div", { class: "note", popover: "manual", role: "status", "aria-live": "polite" },
      h("button", { class: "close", "data-id": "close", "aria-label": model.words.close, onclick: () => close() }, "\u00d7"),
      h("strong", {}, model.title),
      model.text ? h("p", {}, model.text) : null,
      model.reasons.map((reason) => h("p", { class: "why" }, reason.text + " ", ruleLink(reason.rule, send)))),
  ]);
  const note = () => root.querySelector(".note");
  const close = () => { if (note().matches(":popover-open")) note().hidePopover(); };
  const open = () => {
    const box = note();
    box.hidePopover?.();
    box.showPopover();
    const { width, height } = box.getBoundingClientRect();
    const below = at.y + GAP + height < innerHeight;
    box.style.left = `${Math.max(8, Math.min(innerWidth - width - 8, at.x - width / 2))}px`;
    box.style.top = `${Math.max(8, below ? at.y + GAP : at.y - GAP - height)}px`;
  };
  const pressed = (event) => {
    at = { x: event.clientX, y: event.clientY };
    const finger = event.pointerType === "touch";
    if (finger !== touched) model.send_msg({ touch: finger });
    touched = finger;
  };
  const elsewhere = (event) => { if (!event.composedPath().includes(note())) close(); };
  const escape = (event) => { if (event.key === "Escape") close(); };
  model.on("shown", () => queueMicrotask(() => model.shown ? open() : close()));
  model.on("after_render", () => {
    area = root.getRootNode().host?.getRootNode().host;
    area?.addEventListener("pointerdown", pressed, true);
  });
  addEventListener("pointerdown", elsewhere, true);
  addEventListener("keydown", escape);
  model.on("remove", () => {
    area?.removeEventListener("pointerdown", pressed, true);
    removeEventListener("pointerdown", elsewhere, true);
    removeEventListener("keydown", escape);
  });
  return root;
}
