// Hears keys inside the part of the page that it stands in, while that has the focus; where it is alone on the page, also while nothing has it.
const MOVES = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"];
const TYPED = "input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=combobox], [role=listbox], [role=option], [role=menu], [role=menuitem], [role=slider]";
const STEERED = "[role=tab], [role=radio]";

function host(el, levels) {
  let found = el;
  for (let n = 0; n < levels && found; n++) found = found.getRootNode().host;
  return found;
}

function focused() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });

// Windows and menus keep the focus until they are closed.
function isInWindow(element) {
  for (let at = element; at; at = at.parentNode ?? at.host) if (at.matches?.(".MuiModal-root")) return isSeen(at);
  return false;
}

export function render({ model, el }) {
  const place = document.createElement("span");
  let area = null;
  const pressed = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.composedPath()[0];
    if (target.closest?.(TYPED)) return;
    const moves = MOVES.includes(event.key);
    if (moves && target.closest?.(STEERED)) return;
    if (!moves && !/^[a-z0-9?]$/i.test(event.key)) return;
    if (moves) event.preventDefault();
    event.stopPropagation();
    model.send_msg({ key: event.key });
  };
  const focus = () => area && area.focus({ preventScroll: true });
  const unclaimed = (event) => { // a window that closes leaves the focus to nothing, or to what is not seen any more
    const target = event.composedPath()[0];
    if ((target === document.body || !isSeen(target)) && area?.checkVisibility()) pressed(event);
  };
  const refocus = (tries = 100) => {
    if (area?.checkVisibility() && !isInWindow(focused())) focus();
    if (tries && !area?.matches(":focus-within")) setTimeout(() => refocus(tries - 1), 50); // it is just being shown, or a window closed
  };
  const clicked = (event) => { // arrows belong to a group of buttons only for those who came there by keyboard
    if (event.detail && event.composedPath()[0].closest?.(".MuiToggleButtonGroup-root, [role=tablist]")) focus();
  };
  const attach = () => {
    area = host(place, 2); // out of this component, then out of the layout that holds it
    if (!area) return;
    area.unhear?.(); // a component that is drawn again is not told that its first drawing is gone
    const heard = new AbortController();
    area.unhear = () => heard.abort();
    area.tabIndex = 0;
    area.style.outline = "none"; // it is as large as the page; what is chosen inside shows its own focus
    area.setAttribute("role", "group");
    area.setAttribute("aria-label", model.title);
    for (const [name, hear] of [["keydown", pressed], ["click", clicked], ["focus-lost", focus]]) {
      area.addEventListener(name, hear, { signal: heard.signal });
    }
    if (model.alone) document.addEventListener("keydown", unclaimed, { signal: heard.signal }); // never in a notebook
    const ring = (shown) => () => { area.style.boxShadow = shown && model.outlined ? "0 0 0 2px #3a8bb0" : ""; };
    area.addEventListener("focusin", ring(true), { signal: heard.signal });
    area.addEventListener("focusout", ring(false), { signal: heard.signal });
    if (model.focus > 0) focus();
  };
  model.on("after_render", attach);
  model.on("focus", () => refocus());
  model.on("title", () => area && area.setAttribute("aria-label", model.title));
  model.on("remove", () => area?.unhear());
  return place;
}
