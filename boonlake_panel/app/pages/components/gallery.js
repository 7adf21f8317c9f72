
export function render({ model }) {
  const thumb = (item, send) => h("button", { class: "thumb", "data-id": item.key, onclick: () => send({ choose: item.key }) },
    h("img", { picture: item.svg, alt: item.alt }), h("span", { class: "caption" }, item.caption));
  return show(model, ["items", "broad"], (send) =>
    [h("div", { class: model.broad ? "thumbs broad" : "thumbs" }, model.items.map((item) => thumb(item, send)))]);
}
