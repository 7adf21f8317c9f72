// Says when the connection to the server is lost, keeps the page from being used meanwhile, and brings it back: the same
// session if the server still has it, otherwise by a reload, after which the game comes from the browser's storage.
// Loaded before BokehJS, so that it hears of the first connection too.
(function () {
  const SCRIPT = document.currentScript;
  const WORDS = JSON.parse(SCRIPT.dataset.words);
  const RELOADS = "boonlake-reloads"; // when this tab was reloaded
  const MOST_RELOADS = 3;
  const RELOADS_WITHIN = 60_000; // milliseconds, like all times here
  const PAUSES = [500, 1_000, 2_000, 4_000];
  const ANSWER_WITHIN = 5_000;
  const BACK_WITHIN = 15_000; // a large page takes a while
  const LEAVING_FOR = 3_000;

  let socket = null; // the latest one
  let bokeh = null; // the document of BokehJS that is listened to
  let lost = null; // the event by which BokehJS connects again
  let settle = () => {}; // ends an attempt
  let recovering = false;
  let leaving = false;
  let banner = null;

  document.documentElement.lang = SCRIPT.dataset.language; // until the page knows better

  window.WebSocket = class extends WebSocket {
    constructor(...options) {
      super(...options);
      socket = this;
      this.addEventListener("close", () => {
        listen(); // BokehJS hears of it after us
        if (!leaving) setTimeout(recover);
      });
    }
  };
  addEventListener("beforeunload", () => {
    leaving = true;
    setTimeout(() => { leaving = false; }, LEAVING_FOR); // or somebody changed their mind
  });
  addEventListener("offline", async () => {
    if (await answers()) return; // a server on the same computer needs no network
    show("lost");
    if (socket === null || socket.readyState === WebSocket.CLOSED) return;
    socket.close();
  });

  function listen() {
    const found = window.Bokeh?.documents?.[0];
    if (found === undefined || found === bokeh) return;
    bokeh = found;
    bokeh.on_event("connection_lost", (_, event) => { lost = event; settle(false); });
    bokeh.on_event("client_reconnected", () => settle(true));
  }

  async function recover() {
    if (recovering) return;
    recovering = true;
    show("lost");
    for (let round = 0; ; round++) {
      if (await answers()) {
        if (await reconnect()) break;
        if (await answers()) { reload(); return; } // it is there, and does not know this session any more
      }
      await new Promise((done) => setTimeout(done, PAUSES[Math.min(round, PAUSES.length - 1)]));
    }
    recovering = false;
    hide();
  }

  async function answers() {
    try {
      const signal = AbortSignal.timeout(ANSWER_WITHIN);
      return (await fetch(SCRIPT.src, { method: "HEAD", cache: "no-store", signal })).ok;
    } catch { return false; }
  }

  function reconnect() {
    return new Promise((resolve) => {
      if (lost === null) { resolve(false); return; } // there was no session yet
      settle = resolve;
      setTimeout(() => resolve(false), BACK_WITHIN);
      lost.reconnect();
    });
  }

  function reload() {
    let before;
    try {
      before = JSON.parse(sessionStorage.getItem(RELOADS) || "[]").filter((time) => time > Date.now() - RELOADS_WITHIN);
      sessionStorage.setItem(RELOADS, JSON.stringify([...before, Date.now()]));
    } catch { before = null; } // nothing can be counted, so nothing is tried
    if (before === null || before.length >= MOST_RELOADS) show("failed");
    else location.reload();
  }

  function show(problem) {
    const words = WORDS[document.documentElement.lang] || WORDS[SCRIPT.dataset.language];
    banner ??= build();
    banner.querySelector("p").textContent = words[problem];
    const button = banner.querySelector("button");
    button.textContent = words.reload;
    button.hidden = problem !== "failed";
    button.style.display = button.hidden ? "none" : "";
    if (!banner.open) banner.showModal(); // nothing else on the page can be clicked or hears keys
  }

  function hide() {
    const closing = banner;
    banner = null;
    closing?.close();
    closing?.remove();
  }

  function build() {
    const dialog = document.createElement("dialog");
    const text = document.createElement("p");
    const button = document.createElement("button");
    dialog.setAttribute("role", "alertdialog");
    dialog.setAttribute("aria-labelledby", "boonlake-connection");
    text.id = "boonlake-connection";
    dialog.style.cssText = "inset: 0 0 auto; width: auto; max-width: none; margin: 0; padding: 8px 24px; border: 0; outline: 0;"
      + "border-bottom: 3px solid #b26a00; background: #fff1cf; color: #2b2100; font: 16px/1.4 Roboto, sans-serif; text-align: center";
    text.style.cssText = "display: inline-block; margin: 8px 16px";
    button.style.cssText = "min-height: 44px; padding: 0 20px; border: 0; border-radius: 8px; background: #19607e; color: #fff;"
      + "font: inherit; cursor: pointer";
    button.addEventListener("click", () => {
      try { sessionStorage.removeItem(RELOADS); } catch { /* nothing is counted there */ }
      location.reload();
    });
    dialog.addEventListener("close", () => { if (banner === dialog) dialog.showModal(); }); // the Escape key
    dialog.append(text, button);
    document.body.append(dialog);
    return dialog;
  }
})();
