
// Playing is a matter of the browser: one step after the other, until the end or a pause.
export function render({ model }) {
  let timer = null;
  const pause = () => { clearTimeout(timer); timer = null; root.redraw(); };
  const draw = (send) => {
    const go = (step) => send({ go: Math.max(0, Math.min(model.last, step)) });
    const tick = () => {
      if (model.value >= model.last) return pause();
      go(model.value + 1);
      timer = setTimeout(tick, model.interval);
    };
    const play = () => { timer = setTimeout(tick, 0); root.redraw(); };
    const button = (id, sign, click, off) => h("button", { "data-id": id, "aria-label": model.words[id] || id,
      title: model.words[id] || id, disabled: off, onclick: click }, sign);
    const [first, last] = [model.value <= 0, model.value >= model.last];
    const speeds = [button("slower", "\u2212", () => send({ slower: true })), button("faster", "+", () => send({ faster: true }))];
    return [h("div", { class: "bar", role: "group", "aria-label": model.words.group || "" },
      button("first", "|\u25c2", () => go(0), first),
      button("back", "\u25c2", () => go(model.value - 1), first),
      timer === null ? h("button", { "data-id": "play", "aria-label": model.words.play, title: model.words.play, disabled: last, onclick: play }, "\u25b6")
        : h("button", { "data-id": "play", "aria-label": model.words.pause, title: model.words.pause, onclick: pause }, "\u2759\u2759"),
      timer === null ? null : speeds,
      button("forward", "\u25b8", () => go(model.value + 1), last),
      button("end", "\u25b8|", () => go(model.last), last),
      h("span", { class: "where" }, `${model.value} / ${model.last}`))];
  };
  const root = show(model, ["value", "last", "interval", "words"], draw);
  model.on("remove", () => clearTimeout(timer));
  return root;
}
