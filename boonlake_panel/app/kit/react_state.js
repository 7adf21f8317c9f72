// Panel's `useState` gives each value back to the model a moment after it was drawn, also one that came from the server.
// If the server has set another value meanwhile, that one is lost, and the server is told the old one: a step back, for
// example, is undone. Here only what the component itself has set is given back. It also overlooks what the server sets
// after a component was drawn and before it listens; so here it looks once more when it begins to listen.
const REPLACED = [
  ["const cb = () => {", "const cb = () => {\n              own.current = false"],
  ["let initialized = React.useRef(false)", `let initialized = React.useRef(false)
          const own = React.useRef(false)
          const change = React.useCallback((next) => { own.current = true; setValue(next) }, [])`],
  ["react_proxy.on(prop, cb, true)", `react_proxy.on(prop, cb, true)
            if (targetModel.attributes[resolvedProp] !== value) cb()`],
  ["targetModel.setv({ [resolvedProp]: value })", `if (own.current) {
                own.current = false
                targetModel.setv({ [resolvedProp]: value })
              }`],
  ["return [value, setValue]", "return [value, change]"],
];

const component = Bokeh.Models.get("panel.models.esm.ReactComponent").prototype;
const original = component._render_code;
component._render_code = function () {
  const code = original.call(this);
  if (!REPLACED.every(([old]) => code.split(old).length === 2)) return code; // another version of Panel
  return REPLACED.reduce((changed, [old, mended]) => changed.replace(old, () => mended), code);
};
