// Messages of Python that come while a notebook builds a view wait until it is there. Panel drops them, so that after
// "Run All" a view would show another moment than its model.
const EVERY = 50; // milliseconds
const manager = Bokeh.Models.get("panel.models.comm_manager.CommManager").prototype;
if (!manager.waits_for_views) {
  const handle = manager.msg_handler;
  manager.waits_for_views = true;
  manager.msg_handler = function (message) {
    const built = () => this.plot_id == null || this.ns.plot_index?.[this.plot_id] != null || this.plot_id in window.Bokeh.index;
    if (this.early != null) { this.early.push(message); return; }
    if (built()) { handle.call(this, message); return; }
    this.early = [message];
    const timer = setInterval(async () => {
      if (!built()) return;
      clearInterval(timer);
      while (this.early.length) {
        handle.call(this, this.early.shift());
        await new Promise((resolve) => setTimeout(resolve)); // what follows from a message sees it, not the next one
      }
      this.early = null;
    }, EVERY);
  };
}
