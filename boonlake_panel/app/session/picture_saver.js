
const SCALE = 2;

function offer(name, blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

async function png(svg) {
  const image = new Image();
  image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(svg);
  await image.decode();
  const [, , wide, high] = /viewBox="([^"]*)"/.exec(svg)[1].split(" ").map(Number);
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * SCALE;
  canvas.height = Math.round(canvas.width * high / wide);
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

// The browser has the picture: it makes the files by itself, and the server has nothing to do.
export function render({ model }) {
  const save = async (kind) => offer(`${model.name_of_file}.${kind}`, kind === "png" ? await png(model.svg) : new Blob([model.svg], { type: "image/svg+xml" }));
  return show(model, ["svg", "alt", "words", "name_of_file"], () => [
    model.svg ? h("img", { picture: model.svg, alt: model.alt }) : null,
    h("div", { class: "files" }, ["svg", "png"].map((kind) => h("button", { "data-id": kind, onclick: () => save(kind) }, model.words[kind])))].filter(Boolean));
}
