// What came from Python is not told to Python again. BokehJS marks it (`sync`), but Panel and jupyter_bokeh send it back
// all the same; when it arrives, after the cells that wait, widgets have another value, and the old one would win.
const manager = Bokeh.Models.get("panel.models.comm_manager.CommManager").prototype;
if (!manager.keeps_echoes) {
  const changed = manager._document_changed;
  manager.keeps_echoes = true;
  manager._document_changed = function (event) {
    if (event.sync) changed.call(this, event);
  };
  const { Document } = Bokeh.require("document/document");
  const listen = Document.prototype.on_change;
  Document.prototype.on_change = function (callback, batches) {
    const ipywidget = String(callback).includes("_change_event"); // the one listener of jupyter_bokeh
    listen.call(this, ipywidget ? (event) => event.sync && callback(event) : callback, batches);
  };
}
