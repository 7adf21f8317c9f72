// Figures measure their words when they get them. If the font comes later, Bokeh draws the words again, but where those
// in the font before would have been: beside the middle. So the font is asked for at once, and what was measured too
// early is measured again.
const FACES = ["400 16px Roboto", "700 16px Roboto"];

Promise.all(FACES.map((face) => document.fonts.load(face))).then(() => {
  for (const { all_models } of Bokeh.documents) {
    for (const model of all_models) if (model.type === "Text") model.change.emit();
  }
});
