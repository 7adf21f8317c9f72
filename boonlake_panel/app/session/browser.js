// The browser's own window: its title, its language, its address and history, and the look that somebody prefers.
// A cookie tells the server that look, so that the next page has it from the beginning.
const LOOK = "boonlake-look";

function stored() {
  try { return localStorage.getItem(LOOK); } catch { return null; }
}

function look() {
  const found = stored();
  if (found === "dark" || found === "light") return found;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export function render({ model }) {
  const name = () => {
    document.documentElement.lang = model.language;
    document.title = model.title;
  };
  const write = (fresh) => {
    const { address, instead } = model.entry;
    if (address === undefined || address === location.search) return;
    if (instead !== "" && instead !== (location.search || "?")) return; // somebody has gone on meanwhile
    history[fresh ? "pushState" : "replaceState"]({}, "", location.pathname + address + location.hash);
  };
  const tell = () => { document.cookie = `${LOOK}=${look()}; path=/; max-age=31536000; samesite=lax`; };
  const keep = () => {
    if (model.look === look()) return;
    try { localStorage.setItem(LOOK, model.look); } catch { /* private window, or no room */ }
    tell();
  };
  const welcomed = () => { if (model.visited) document.cookie = "boonlake-visited=1; path=/; max-age=31536000; samesite=lax"; };
  const moved = () => model.send_msg({ address: location.search });
  model.on("title", name);
  model.on("language", name);
  model.on("entry", () => write(model.entry.fresh));
  model.on("look", keep);
  model.on("visited", welcomed);
  window.addEventListener("popstate", moved);
  model.on("remove", () => window.removeEventListener("popstate", moved));
  name();
  write(false);
  tell();
  welcomed();
  if (look() !== model.look) model.send_msg({ look: look() });
  const nothing = document.createElement("span");
  nothing.hidden = true;
  return nothing;
}
