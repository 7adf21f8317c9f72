// Loads scripts of our own server one after the other, then says so.
function load(url, name) {
  if (window[name]) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = url;
    script.onload = resolve;
    script.onerror = reject;
    document.head.appendChild(script);
  });
}

export async function render({ model }) {
  const place = document.createElement("span");
  (async () => {
    for (const [n, url] of model.urls.entries()) await load(url, model.names[n]);
    model.send_msg("ready");
  })();
  return place;
}
