
export function render({ model }) {
  return show(model, ["svg", "alt"], () => model.svg ? [h("img", { picture: model.svg, alt: model.alt })] : []);
}
