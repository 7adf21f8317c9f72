// A study without a server: unpacks what lies in the page and shows it. Texts become text nodes, never HTML.
"use strict";
const SVG = "http://www.w3.org/2000/svg";
const ANCHORS = ["middle", "start", "end"];
const LETTERS = ["R", "B", "Y", "W"];
const MAX_MATCHES = 200;
const SHOWN_EVENTS = 14;

function make(tag, props, ...children) {
  const el = document.createElement(tag);
  for (const [name, value] of Object.entries(props || {})) {
    if (name.startsWith("on")) el.addEventListener(name.slice(2), value);
    else if (value !== null && value !== undefined && value !== false) el.setAttribute(name, value === true ? "" : value);
  }
  if (tag === "button") el.type = "button";
  el.append(...children.flat(3).filter((child) => child !== null && child !== undefined && child !== "").map((child) => child instanceof Node ? child : String(child)));
  return el;
}

function draw(tag, props, ...children) {
  const el = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(props)) el.setAttribute(name, value);
  el.append(...children);
  return el;
}

async function unpacked() {
  const bytes = Uint8Array.from(atob(document.getElementById("content").textContent), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return JSON.parse(await new Response(stream).text());
}

const stored = {
  get(name) { try { return localStorage.getItem("boonlake-" + name); } catch { return null; } },
  set(name, value) { try { localStorage.setItem("boonlake-" + name, value); } catch { /* a frame, or a private window */ } },
};

function start(data) {
  const nodes = data.nodes, tongues = Object.keys(data.languages);
  nodes.forEach((node) => { node.children = []; node.depth = 0; });
  nodes.forEach((node, n) => { node.number = n; if (node.from >= 0) { nodes[node.from].children.push(n); node.depth = nodes[node.from].depth + 1; } });
  const wished = [stored.get("language"), ...navigator.languages.map((one) => one.slice(0, 2)), document.documentElement.lang];
  const state = { at: data.cursor, tip: data.cursor, seat: -1, chart: "points", keys: false, query: "",
    language: Math.max(0, tongues.indexOf(wished.find((one) => tongues.includes(one)))) };

  // Words

  const said = (number) => { const text = data.texts[number]; return Array.isArray(text) ? text[state.language] : text ?? ""; };
  const word = (name) => said(data.words[name]);
  const badge = (seat) => seat < 0 ? null : make("span", { class: `badge s${seat}`, "aria-hidden": "true" }, LETTERS[seat]);
  const turnWords = (turn) => turn ? `${word("turn")} ${turn}` : word("set-up");
  const bold = (text) => text.split(/\*\*(?=\S)(.+?\S|\S)\*\*/).map((piece, n) => n % 2 ? make("strong", {}, piece) : piece);
  const plain = (text) => text.replace(/\[([^\[\]\n]+)\]\(rule:[a-z0-9_.]+\)/g, "$1");
  const prose = (text) => plain(text).trim().split(/\n\s*\n/).filter(Boolean).map((block) => {
    const lines = block.split("\n");
    if (lines.every((line) => /^\s*[-*] +/.test(line))) return make("ul", {}, lines.map((line) => make("li", {}, bold(line.replace(/^\s*[-*] +/, "")))));
    return make("p", { class: "lines" }, bold(block));
  });
  const choiceWords = (node) => state.keys ? node.key : said(node.label);
  const sign = (node) => node.mark ? make("span", { class: "sign" }, " " + (data.marks[node.mark] || "")) : null;

  // Where one is

  const pathTo = (number) => { const path = []; for (let n = number; n >= 0; n = nodes[n].from) path.push(n); return path.reverse(); };
  const endOf = (number) => { let n = number; while (nodes[n].children.length) n = nodes[n].children[0]; return n; };
  const isWithin = (number, ancestor) => { let n = number; while (n >= 0 && nodes[n].depth > nodes[ancestor].depth) n = nodes[n].from; return n === ancestor; };
  const line = () => pathTo(endOf(isWithin(state.tip, state.at) ? state.tip : state.at));
  const mainLine = pathTo(endOf(0));
  const onMain = new Set(mainLine);

  function go(number) {
    if (!(number in nodes)) return;
    state.at = number;
    if (!isWithin(state.tip, number)) state.tip = number;
    try { history.replaceState(null, "", "#" + nodes[number].id); } catch { /* a frame may not */ }
    show();
  }
  const step = (by) => { const shown = line(); go(shown[Math.min(shown.length - 1, Math.max(0, nodes[state.at].depth + by))]); };
  const sibling = (by) => {
    const from = nodes[state.at].from;
    if (from < 0) return;
    const others = nodes[from].children;
    go(others[(others.indexOf(state.at) + by + others.length) % others.length]);
  };
  const shownSeat = () => state.seat >= 0 ? state.seat : Math.min(Math.max(nodes[state.at].moves, 0), data.people - 1);

  // Boards

  const colour = (number) => `var(--c${number})`;
  const path = (outline, x, y) => `M${x} ${y}${data.outlines[outline]}`;

  function drawElement(number) {
    const [shapes, ...labels] = data.elements[number];
    const group = draw("g", {});
    for (let n = 0; n < shapes.length; n += 6) {
      const [outline, x, y, fill, line, width] = shapes.slice(n, n + 6);
      const look = { d: path(outline, x, y), fill: colour(fill) };
      if (width) Object.assign(look, { stroke: colour(line), "stroke-width": width });
      group.append(draw("path", look));
    }
    const own = labels[labels.length > 1 ? state.language : 0];
    for (let n = 0; n < own.length; n += 8) {
      const [text, x, y, size, ink, style, align, angle] = own.slice(n, n + 8);
      const look = { x, y, dy: ".36em", "font-size": size, fill: colour(ink), "text-anchor": ANCHORS[align] };
      if (style === 1) look["font-weight"] = "700";
      if (style === 2) look["font-style"] = "italic";
      if (angle) look.transform = `rotate(${angle} ${x} ${y})`;
      group.append(draw("text", look, document.createTextNode(data.texts[text])));
    }
    return group;
  }

  class Board {
    constructor(head, number) {
      this.head = head;
      this.number = number;
      this.ground = draw("g", {});
      this.pieces = draw("g", {});
      this.rings = draw("g", { fill: "none", "pointer-events": "none" });
      this.places = draw("g", { fill: "transparent" });
      const [left, top, wide, high] = head.window;
      this.svg = draw("svg", { viewBox: `${left} ${top} ${wide} ${high}`, role: "img" }, this.ground, this.pieces, this.rings, this.places);
      this.places.addEventListener("pointermove", (event) => point(event));
      this.places.addEventListener("click", (event) => point(event));
      this.places.addEventListener("pointerleave", () => { tip.hidden = true; });
      this.drawn = new Map();
      this.shown = null;
    }
    show(node) {
      const frame = node.frames[this.number], look = `${frame} ${node.number} ${state.language}`;
      if (this.shown === look) return;
      const [before, , language] = (this.shown || "").split(" ");
      if (language !== String(state.language)) this.begin();
      if (before !== String(frame) || language !== String(state.language)) this.lay(...data.frames[frame]);
      this.mark(data.frames[frame][1], new Set(node.changed));
      this.shown = look;
    }
    begin() { // another language: everything anew
      this.svg.setAttribute("aria-label", said(this.head.title));
      this.ground.replaceChildren(...data.frames[this.head.ground][0].map(drawElement));
      this.drawn.clear();
    }
    lay(elements, spots) {
      const kept = new Map();
      for (const number of elements) kept.set(number, this.drawn.get(number) || drawElement(number));
      this.pieces.replaceChildren(...kept.values());
      this.drawn = kept;
      this.places.replaceChildren(...spots.map((number) => {
        const [outline, x, y] = data.spots[number];
        const place = draw("path", { d: path(outline, x, y) });
        place.spot = number;
        return place;
      }));
    }
    mark(spots, changed) {
      const width = this.head.window[2] / 240;
      const marked = spots.filter((number) => changed.has(data.spots[number][3]));
      this.rings.replaceChildren(...marked.map((number) => {
        const [outline, x, y] = data.spots[number];
        return draw("path", { d: path(outline, x, y), stroke: "var(--changed)", "stroke-width": width });
      }));
    }
  }

  const tip = make("div", { class: "tip", role: "status", hidden: true });
  function point(event) {
    const spot = data.spots[event.target.spot];
    tip.hidden = !spot;
    if (!spot) return;
    const words = said(spot[5]);
    tip.replaceChildren(make("strong", {}, said(spot[4])), words ? make("div", {}, words) : "");
    const x = Math.min(event.clientX + 14, innerWidth - tip.offsetWidth - 8), y = event.clientY + 18;
    tip.style.left = `${Math.max(8, x)}px`;
    tip.style.top = `${y + tip.offsetHeight > innerHeight ? event.clientY - tip.offsetHeight - 12 : y}px`;
  }

  const boards = data.boards.map((head, number) => new Board(head, number));
  const boardHeads = [];
  const boardPart = (board) => {
    const title = make("h2", {});
    boardHeads.push([board, title]);
    return make("section", { class: `board ${board.head.name}`, "data-seat": board.head.seat === null ? null : board.head.seat }, title, board.svg);
  };

  // The chart

  const chartPlace = make("div", { class: "chart" });
  function facts(numbers) {
    const last = new Map();
    for (const n of numbers) last.set(nodes[n].turns, nodes[n]);
    return [...last.values()];
  }
  function curves(points, seat) {
    if (state.chart === "points") return data.names.map((name, n) => ({ name: said(name), colour: `var(--seat${n})`, values: points.map((node) => node.points[n]) }));
    if (state.chart === "goods") return data.goods.map((name, n) => ({ name: said(name), colour: data.colours.goods[n], values: points.map((node) => node.goods[seat][n]) }));
    const used = Object.keys(data.sources).filter((source) => points.some((node) => node.ledger[seat][source]));
    return used.map((source, n) => ({ name: said(data.sources[source]), colour: data.colours.sources[n % data.colours.sources.length], values: points.map((node) => node.ledger[seat][source] || 0) }));
  }
  function showChart() {
    const wide = 720, high = 260, left = 40, bottom = 26, seat = shownSeat();
    const shown = facts(line()), main = facts(mainLine);
    const isBranch = state.chart === "points" && line().some((n) => !onMain.has(n));
    const own = curves(shown, seat), other = isBranch ? curves(main, seat) : [];
    const values = [...own, ...other].flatMap((curve) => curve.values);
    const low = Math.min(0, ...values), top = Math.max(10, ...values);
    const last = Math.max(1, ...[...shown, ...(isBranch ? main : [])].map((node) => node.turns));
    const x = (turn) => left + (wide - left - 12) * Math.max(0, turn) / last;
    const y = (value) => 8 + (high - bottom - 8) * (top - value) / (top - low);
    const parts = [];
    const gap = [1, 2, 5, 10, 20, 50, 100, 200].find((size) => (top - low) / size <= 6) || 500;
    for (let value = Math.ceil(low / gap) * gap; value <= top; value += gap) {
      parts.push(draw("path", { d: `M${left} ${y(value)}H${wide - 12}`, class: "grid" }), draw("text", { x: left - 6, y: y(value) + 4, "text-anchor": "end" }, String(value)));
    }
    for (let turn = 0; turn <= last; turn += Math.ceil(last / 12)) parts.push(draw("text", { x: x(turn), y: high - 8, "text-anchor": "middle" }, String(turn)));
    shown.forEach((node, n) => { if (n && node.scoring > shown[n - 1].scoring) parts.push(draw("path", { d: `M${x(node.turns)} 8V${high - bottom}`, class: "scoring" })); });
    const trace = (curve, points, extra) => draw("path", { d: "M" + points.map((node, n) => `${x(node.turns).toFixed(1)} ${y(curve.values[n]).toFixed(1)}`).join("L"), stroke: curve.colour, class: "curve " + extra });
    parts.push(...other.map((curve) => trace(curve, main, "dashed")), ...own.map((curve) => trace(curve, shown, "")));
    const here = nodes[state.at].turns;
    parts.push(draw("path", { d: `M${x(here)} 8V${high - bottom}`, class: "here" }));
    const picture = draw("svg", { viewBox: `0 0 ${wide} ${high}`, role: "img", "aria-label": `${word("chart")}: ${word(state.chart)}` }, ...parts);
    picture.addEventListener("click", (event) => {
      const box = picture.getBoundingClientRect();
      const turn = ((event.clientX - box.left) / box.width * wide - left) / (wide - left - 12) * last;
      go(shown.reduce((best, node) => Math.abs(node.turns - turn) < Math.abs(best.turns - turn) ? node : best).number);
    });
    const kinds = ["points", "sources", "goods"].map((name) => make("button", { "aria-pressed": String(state.chart === name), onclick: () => { state.chart = name; showChart(); } }, word(name)));
    const whose = state.chart === "points" ? null : make("p", { class: "muted" }, badge(seat), " ", said(data.names[seat]));
    const legend = make("p", { class: "legend" }, own.map((curve) => { const dot = make("span", { class: "dot" }); dot.style.background = curve.colour; return make("span", {}, dot, curve.name); }));
    chartPlace.replaceChildren(make("h2", {}, word("chart")), make("div", { class: "group", role: "group", "aria-label": word("chart") }, kinds),
      ...[whose, picture, legend, isBranch ? make("p", { class: "muted" }, word("chart-main")) : null].filter(Boolean));
  }

  // The tree

  const treePlace = make("div", { class: "tree", tabindex: "0" });
  const found = new Map();
  const choice = (number) => {
    const node = nodes[number];
    const button = make("button", { class: "step", title: state.keys ? said(node.label) : node.key, onclick: () => go(number) },
      badge(node.seat), " ", node.name ? make("em", {}, node.name + ": ") : null, choiceWords(node), sign(node));
    found.set(number, button);
    const note = (words) => words ? make("div", { class: "note" }, prose(words)) : null;
    return make("div", { class: "choice" }, note(node.before), button, note(node.comment));
  };
  function branch(first, level) { // a line with what else was chosen beside each of its choices; deep ones without recursion
    const place = make("div", { class: level ? "variation" : "trunk" });
    let turn = null;
    for (let number = first; number !== undefined; number = nodes[number].children[0]) {
      if (nodes[number].turn !== turn) {
        turn = nodes[number].turn;
        place.append(make("h3", {}, turnWords(turn)));
      }
      place.append(choice(number));
      const others = number === first && level ? [] : nodes[nodes[number].from].children.slice(1);
      for (const other of others) place.append(branch(other, level + 1));
    }
    return place;
  }
  const folded = (words) => words.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
  function matching() {
    const wanted = folded(state.query).split(/\s+/).filter(Boolean);
    return nodes.filter((node) => {
      if (node.from < 0) return false;
      const text = folded([said(node.label), node.key, node.name, node.comment, node.before, said(data.names[node.seat]), turnWords(node.turn)].join(" "));
      return wanted.every((piece) => text.includes(piece));
    }).slice(0, MAX_MATCHES);
  }
  function showTree() {
    found.clear();
    if (state.query.trim()) {
      const matches = matching();
      treePlace.replaceChildren(...(matches.length ? matches.map((node) => make("div", { class: "match" }, make("span", { class: "muted" }, turnWords(node.turn)), choice(node.number))) : [make("p", { class: "muted" }, word("search-none"))]));
    } else {
      const root = nodes[0].children[0];
      treePlace.replaceChildren(...(root === undefined ? [] : [branch(root, 0)]));
    }
    follow();
  }
  function follow() {
    for (const [number, button] of found) {
      if (number === state.at) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    }
    const current = found.get(state.at);
    if (!current || !treePlace.clientHeight) return;
    const gap = current.getBoundingClientRect().top - treePlace.getBoundingClientRect().top;
    if (gap < 0 || gap > treePlace.clientHeight - 40) treePlace.scrollTop += gap - treePlace.clientHeight / 2;
  }

  // The page

  const title = make("h1", {}), about = make("p", { class: "muted" }), tongue = make("div", { class: "group", role: "group" });
  const look = make("button", { onclick: () => { const root = document.documentElement, dark = getComputedStyle(root).colorScheme === "dark"; root.dataset.look = dark ? "light" : "dark"; stored.set("look", root.dataset.look); } }, "\u25d0");
  const printer = make("button", { onclick: () => print() });
  const seats = make("div", { class: "seats", role: "group" }), asked = make("div", { class: "asked", role: "status", "aria-live": "polite" });
  const happened = make("section", { class: "card" }), notes = make("section", { class: "card note" }), next = make("section", { class: "next" });
  const moves = Object.entries({ first: ["\u00ab", () => go(0)], back: ["\u2039", () => step(-1)], forward: ["\u203a", () => step(1)], last: ["\u00bb", () => go(line().at(-1))] })
    .map(([name, [glyph, work]]) => { const button = make("button", { onclick: work, class: "move" }, glyph); button.called = name; return button; });
  const slider = make("input", { type: "range", min: "0", oninput: () => go(line()[Number(slider.value)]) });
  const where = make("span", { class: "where" });
  const search = make("input", { type: "search", maxlength: "100", oninput: () => { state.query = search.value; showTree(); } });
  const keys = make("input", { type: "checkbox", onchange: () => { state.keys = keys.checked; showTree(); show(); } });
  const keysLabel = make("span", {}), treeTitle = make("h2", {}), made = make("footer", { class: "muted" });
  const shared = boards.filter((board) => board.head.seat === null), own = boards.filter((board) => board.head.seat !== null);
  document.getElementById("page").append(
    make("header", {}, make("div", { class: "names" }, title, about), make("div", { class: "tools" }, tongue, look, printer)),
    make("div", { class: "columns" },
      make("div", {}, boardPart(shared[0]), make("div", { class: "timeline" }, moves, slider, where), own.map(boardPart)),
      make("div", { class: "beside" }, seats, asked, notes, happened, next,
        make("section", { class: "line" }, treeTitle, make("div", { class: "finder" }, search, make("label", {}, keys, keysLabel)), treePlace))),
    make("div", { class: "below" }, shared.slice(1).map(boardPart), make("section", { class: "board" }, chartPlace)),
    made, tip);

  function showSeats() {
    const node = nodes[state.at];
    const cards = data.names.map((name, seat) => {
      const isPerson = seat < data.people;
      return make("button", { disabled: !isPerson, "aria-pressed": String(isPerson && shownSeat() === seat), class: node.moves === seat ? "moves" : null,
        onclick: () => { state.seat = state.seat === seat ? -1 : seat; show(); } }, badge(seat), " ", said(name), " ", make("strong", {}, String(node.points[seat])));
    });
    seats.replaceChildren(...cards);
  }
  function showWords() {
    const node = nodes[state.at];
    asked.replaceChildren(badge(node.moves) || "", make("div", {}, make("div", { class: "what" }, said(node.asked)), make("div", { class: "muted" }, said(node.who))));
    const events = node.events.slice(0, SHOWN_EVENTS).map(([words, rule]) => make("p", {}, said(words), state.keys && rule ? make("code", {}, " " + rule) : null));
    const what = node.from < 0 ? word("start") : `${said(data.names[node.seat])}: ${choiceWords(node)}`;
    happened.replaceChildren(make("h3", {}, node.from < 0 ? word("set-up") : word("last-choice")), make("p", {}, make("strong", {}, what), sign(node)), ...events);
    const follower = line()[node.depth + 1];
    const words = [node.comment, follower === undefined ? "" : nodes[follower].before].filter(Boolean);
    notes.hidden = !words.length;
    notes.replaceChildren(make("h3", {}, word("comment")), ...words.flatMap(prose));
    next.hidden = !node.children.length;
    next.replaceChildren(make("h3", {}, word("next")), ...node.children.map((child, n) => make("button", { class: "step", onclick: () => go(child) },
      badge(nodes[child].seat), " ", nodes[child].name ? make("em", {}, nodes[child].name + ": ") : null, choiceWords(nodes[child]), sign(nodes[child]),
      node.children.length > 1 ? make("small", {}, n === 0 && onMain.has(child) ? " " + word("main-line") : " " + word("variation")) : null)));
  }
  function show() {
    const node = nodes[state.at], shown = line(), seat = shownSeat();
    tip.hidden = true;
    slider.max = String(shown.length - 1);
    slider.value = String(node.depth);
    where.textContent = `${node.depth} / ${shown.length - 1}`;
    moves.forEach((button) => { button.disabled = ["first", "back"].includes(button.called) ? node.depth === 0 : node.depth === shown.length - 1; });
    for (const board of boards) {
      const isShown = board.head.seat === null || board.head.seat === seat;
      board.svg.parentNode.hidden = !isShown;
      if (isShown) board.show(node);
    }
    showSeats();
    showWords();
    showChart();
    follow();
  }
  function translate() {
    const code = tongues[state.language];
    document.documentElement.lang = code;
    document.title = data.title || word("title");
    title.textContent = data.title || word("title");
    about.textContent = [data.names.map(said).join(", "), ...data.tags.map((tag) => "#" + tag)].join(" \u00b7 ");
    tongue.setAttribute("aria-label", word("language"));
    tongue.replaceChildren(...tongues.map((name, n) => make("button", { lang: name, "aria-pressed": String(n === state.language), title: data.languages[name],
      onclick: () => { state.language = n; stored.set("language", name); translate(); } }, name.toUpperCase())));
    look.title = word("look");
    look.setAttribute("aria-label", word("look"));
    printer.textContent = word("print");
    seats.setAttribute("aria-label", word("seats"));
    slider.setAttribute("aria-label", word("position"));
    moves.forEach((button) => { button.title = word(button.called); button.setAttribute("aria-label", word(button.called)); });
    search.placeholder = word("search");
    search.setAttribute("aria-label", word("search"));
    keysLabel.textContent = word("keys");
    treeTitle.textContent = word("tree");
    treePlace.setAttribute("aria-label", word("tree"));
    made.textContent = word("made");
    for (const [board, head] of boardHeads) head.textContent = said(board.head.title);
    showTree();
    show();
  }
  const wanted = () => nodes.findIndex((node) => node.id === location.hash.slice(1));
  addEventListener("hashchange", () => { if (wanted() >= 0) go(wanted()); });
  addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.matches("input")) return;
    const siblings = nodes[Math.max(0, nodes[state.at].from)].children.length;
    if (["ArrowUp", "ArrowDown"].includes(event.key) && siblings < 2) return; // the page scrolls
    const work = { ArrowLeft: () => step(-1), ArrowRight: () => step(1), Home: () => go(0), End: () => go(line().at(-1)), ArrowUp: () => sibling(-1), ArrowDown: () => sibling(1) }[event.key];
    if (!work) return;
    event.preventDefault();
    work();
  });
  if (["light", "dark"].includes(stored.get("look"))) document.documentElement.dataset.look = stored.get("look");
  if (wanted() >= 0) { state.at = state.tip = wanted(); }
  translate();
}

unpacked().then(start, () => { document.getElementById("page").textContent = document.querySelector("noscript").textContent; });
