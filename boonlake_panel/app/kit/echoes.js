// What came from Python is not told to Python again. BokehJS marks it (`sync`), but Panel sends it back all the same; when
// it arrives, after the cells that wait, widgets have another value, and the old one would win.
const manager = Bokeh.Models.get("panel.models.comm_manager.CommManager").prototype;
if (!manager.keeps_echoes) {
  const changed = manager._document_changed;
  manager.keeps_echoes = true;
  manager._document_changed = function (event) {
    if (event.sync) changed.call(this, event);
  };
}
