// BokehJS describes a model in full when it is the first to speak, also one that the server has just sent. The class of a
// component cannot be described ("[object Function] is not serializable"), and what it wanted to say is lost. So whatever
// came from the server counts as known there.
function* sent(value) {
  if (Array.isArray(value)) for (const item of value) yield* sent(item);
  else if (value?.constructor === Object) {
    if (value.type === "object" && value.id) yield value.id;
    yield* sent(Object.values(value));
  }
}

const { Document } = Bokeh.require("document/document");
const apply = Document.prototype._apply_json_patch;
Document.prototype._apply_json_patch = function (patch, buffers) {
  apply.call(this, patch, buffers);
  for (const id of sent(patch.events)) this._new_models.delete(this._all_models.get(id));
};
