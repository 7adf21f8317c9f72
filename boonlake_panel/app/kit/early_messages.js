// Messages of Python that come while a view is being built wait until it is there. Panel drops them, so that after
// "Run All" a view would show another moment than its model.
(function () {
  const EVERY = 50; // milliseconds
  function patch(manager) {
    if (manager.prototype.waits_for_views) return;
    const handle = manager.prototype.msg_handler;
    manager.prototype.waits_for_views = true;
    manager.prototype.msg_handler = function (message) {
      const built = () => this.plot_id == null || this.ns.plot_index?.[this.plot_id] != null || this.plot_id in window.Bokeh.index;
      if (this.early != null) { this.early.push(message); return; }
      if (built()) { handle.call(this, message); return; }
      this.early = [message];
      const timer = setInterval(() => {
        if (!built()) return;
        clearInterval(timer);
        const early = this.early;
        this.early = null;
        for (const one of early) handle.call(this, one);
      }, EVERY);
    };
  }
  const waiting = setInterval(() => {
    const manager = window.Bokeh?.Models?._known_models?.get("panel.models.comm_manager.CommManager");
    if (manager == null) return;
    clearInterval(waiting);
    patch(manager);
  }, EVERY);
})();
