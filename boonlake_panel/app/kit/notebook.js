// A page that was made from a notebook says so: it is read with this script, and nobody computes behind it.
if (document.readyState === "loading") {
  document.addEventListener("DOMContentLoaded", () => {
    if (document.getElementById("photograph")) return;
    const note = document.createElement("p");
    note.id = "photograph";
    note.style.cssText = "margin:0;padding:8px 16px;font:15px sans-serif;color:#3b2f12;background:#fff3d1";
    note.setAttribute("role", "note");
    note.textContent = PHOTOGRAPH;
    document.body.prepend(note);
  });
}

// The widgets share one script, which is unpacked when the first of them asks for it.
let widgets = null;
window.boonlakeWidgets = () => {
  widgets ??= (async () => {
    const bytes = Uint8Array.from(atob(WIDGETS), (letter) => letter.charCodeAt(0));
    const code = new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")));
    return importShim(URL.createObjectURL(new Blob([await code.text()], { type: "text/javascript" })));
  })();
  return widgets;
};
