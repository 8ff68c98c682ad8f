// The page of `signalbox graph --format html`: search, filters, zoom, and the shortest chain between two nodes.
"use strict";
(() => {
  const byId = (id) => document.getElementById(id);
  const data = JSON.parse(byId("data").textContent);
  const { nodes, edges } = data;
  const svg = document.querySelector("#view > svg");
  const panel = byId("panel");
  const codes = new Map((data.codes || []).map(([from, to, code]) => [from + " " + to, code]));
  const indexOfElement = new Map();
  nodes.forEach((node, index) => {
    node.index = index;
    node.element = byId(node.el);
    indexOfElement.set(node.el, index);
  });
  for (const edge of edges) edge.element = edge.el ? byId(edge.el) : null;
  const ways = nodes.map(() => []);
  for (const free of [true, false]) {
    for (const edge of edges) {
      if (edge.code !== null && (edge.code === "") === free) ways[edge.from].push(edge);
    }
  }
  let chosen = [];

  // MARK: Folding. What only a folded coordinator leads to is put away with it.

  const folded = new Set();
  const leads = nodes.map(() => []);
  const reached = new Set();
  for (const edge of edges) {
    leads[edge.from].push(nodes[edge.to]);
    if (edge.from !== edge.to) reached.add(edge.to);
  }
  const ownerOf = (node) => (node.kind === "route" ? nodes.find((other) => other.id === node.owners[0]) : null) || node;
  for (const node of nodes) node.owner = ownerOf(node).index;
  const isPart = (node) => node.owner !== node.index && folded.has(node.owner);
  const open = (starts) => {
    const seen = new Set(starts.filter((node) => !isPart(node)));
    for (const node of seen) {
      if (folded.has(node.index)) continue;
      for (const next of leads[node.index]) if (!isPart(next)) seen.add(next);
    }
    return seen;
  };
  const starts = nodes.filter((node) => !reached.has(node.index) || node.marks.includes("entry"));
  // Of a circle that nothing leads to, one node stands for all.
  for (const node of nodes) if (!open(starts).has(node)) starts.push(node);
  const putAway = () => {
    const seen = open(starts);
    for (const node of nodes) {
      node.away = !seen.has(node);
      node.element.classList.toggle("folded", folded.has(node.index));
    }
    const rest = nodes.some((node) => node.kind === "coordinator" && !folded.has(node.index));
    byId("fold-all").textContent = rest ? "Fold all" : "Unfold all";
  };
  const fold = (index, isFolded) => {
    if (isFolded) folded.add(index); else folded.delete(index);
    filter();
    update();
  };
  const foldAll = () => {
    const all = nodes.filter((node) => node.kind === "coordinator").map((node) => node.index);
    const isFolded = all.every((index) => folded.has(index));
    folded.clear();
    if (!isFolded) all.forEach((index) => folded.add(index));
    filter();
    update();
  };
  // Whoever asks for a node sees it.
  const unveil = (index) => {
    for (const one of [...folded]) {
      if (!nodes[index].away) return;
      folded.delete(one);
      filter();
    }
  };

  // MARK: Zoom. The view is a window on the drawing's own coordinates.

  const whole = svg.viewBox.baseVal;
  const full = { x: whole.x, y: whole.y, width: whole.width, height: whole.height };
  const view = { ...full };
  svg.removeAttribute("width");
  svg.removeAttribute("height");
  svg.setAttribute("preserveAspectRatio", "xMidYMid meet");

  const show = () => svg.setAttribute("viewBox", `${view.x} ${view.y} ${view.width} ${view.height}`);
  const fit = () => { Object.assign(view, full); show(); };
  const zoom = (factor, x = view.x + view.width / 2, y = view.y + view.height / 2) => {
    const limited = Math.min(Math.max(view.width * factor, 60), full.width * 4) / view.width;
    view.x = x - (x - view.x) * limited;
    view.y = y - (y - view.y) * limited;
    view.width *= limited;
    view.height *= limited;
    show();
  };
  const pointOf = (event) => {
    const matrix = svg.getScreenCTM();
    return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()) : { x: 0, y: 0 };
  };
  const scale = () => 1 / ((svg.getScreenCTM() || { a: 1 }).a || 1);
  // Names become as large as text, with the node in the middle.
  const reveal = (node) => {
    const box = node.element.getBoundingClientRect();
    const middle = pointOf({ clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 });
    if (scale() > 1.2) {
      const factor = 1 / scale();
      view.width *= factor;
      view.height *= factor;
    }
    view.x = middle.x - view.width / 2;
    view.y = middle.y - view.height / 2;
    show();
  };

  const frame = byId("view");
  frame.addEventListener("wheel", (event) => {
    event.preventDefault();
    const point = pointOf(event);
    zoom(Math.exp(Math.max(-60, Math.min(60, event.deltaY)) / 250), point.x, point.y);
  }, { passive: false });
  let drag = null;
  let wasDragged = false;
  frame.addEventListener("pointerdown", (event) => { drag = { x: event.clientX, y: event.clientY }; wasDragged = false; });
  window.addEventListener("pointermove", (event) => {
    if (!drag) return;
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!wasDragged && Math.hypot(x, y) < 4) return;
    wasDragged = true;
    frame.classList.add("dragged");
    view.x -= x * scale();
    view.y -= y * scale();
    drag = { x: event.clientX, y: event.clientY };
    show();
  });
  window.addEventListener("pointerup", () => { drag = null; frame.classList.remove("dragged"); });
  byId("zoom-in").addEventListener("click", () => zoom(1 / 1.4));
  byId("zoom-out").addEventListener("click", () => zoom(1.4));
  byId("zoom-fit").addEventListener("click", fit);

  // MARK: Filters and search.

  const kinds = [...document.querySelectorAll("[name=kind]")];
  const filters = { coordinator: byId("coordinator"), dialect: byId("dialect"), reach: byId("reach") };
  let neighbours = new Set();
  const isWanted = (node) => {
    if (node.away) return false;
    if (!kinds.some((box) => box.checked && box.value === node.kind)) return false;
    if (filters.dialect.value && node.dialect !== filters.dialect.value) return false;
    const dead = node.marks.includes("unreachable");
    if (filters.reach.value === "reachable" && dead || filters.reach.value === "unreachable" && !dead) return false;
    const owner = filters.coordinator.value;
    return !owner || node.owners.includes(owner) || neighbours.has(node.index);
  };
  const filter = () => {
    putAway();
    const owner = filters.coordinator.value;
    neighbours = new Set();
    if (owner) {
      for (const edge of edges) if (nodes[edge.from].owners.includes(owner)) neighbours.add(edge.to);
    }
    for (const node of nodes) node.wanted = isWanted(node);
    for (const node of nodes) {
      // A box stays as long as one of its rows does.
      const rows = node.rows.some((row) => nodes[row].wanted);
      node.element.classList.toggle("off", !node.wanted && !rows);
      const isRow = node.box !== null;
      if (isRow) {
        node.element.classList.remove("off");
        node.element.classList.toggle("faint", !node.wanted);
      }
    }
    for (const edge of edges) {
      if (edge.element) edge.element.classList.toggle("off", !nodes[edge.from].wanted || !nodes[edge.to].wanted);
    }
    search(false);
  };
  const search = (moves) => {
    const words = byId("search").value.trim().toLowerCase();
    const hits = words ? nodes.filter((node) => (node.wanted || node.away) && node.id.toLowerCase().includes(words)) : [];
    const ids = new Set(hits.map((node) => node.index));
    for (const node of nodes) node.element.classList.toggle("hit", ids.has(node.index));
    byId("count").textContent = words ? `${hits.length} found` : `${nodes.filter((node) => node.wanted).length} shown`;
    const list = byId("results");
    list.replaceChildren(...hits.slice(0, 30).map((node) => item(button(node.id, () => choose(node.index, true)))));
    if (moves && hits.length > 0) reveal(hits[0]);
  };
  Object.values(filters).forEach((select) => select.addEventListener("change", filter));
  kinds.forEach((box) => box.addEventListener("change", filter));
  byId("search").addEventListener("input", () => search(false));
  byId("search").addEventListener("keydown", (event) => { if (event.key === "Enter") search(true); });

  // MARK: Chains.

  // Breadth first, over nodes and whether the chain itself has made them appear.
  const shortest = (start, goal) => {
    const seen = new Map([[start * 2, null]]);
    let level = [start * 2];
    while (level.length > 0) {
      const end = level.find((state) => state >> 1 === goal);
      if (end !== undefined) {
        const chain = [];
        for (let step = seen.get(end); step; step = seen.get(step.from)) chain.unshift(step.edge);
        return chain;
      }
      const next = [];
      for (const state of level) {
        const isNew = (state & 1) === 1;
        for (const edge of ways[state >> 1]) {
          if (edge.passage === "ifNew" && !isNew || edge.passage === "ifStanding" && isNew) continue;
          const reached = edge.to * 2 + (edge.makesNew || isNew ? 1 : 0);
          if (seen.has(reached)) continue;
          seen.set(reached, { edge, from: state });
          next.push(reached);
        }
      }
      level = next;
    }
    return null;
  };
  const codeOf = (chain, start, goal) => {
    const special = codes.get(start + " " + goal);
    if (special !== undefined) return special;
    const steps = chain.map((edge) => edge.code).filter((code) => code);
    return data.codes === null ? steps.join("\n") : "coordinator" + steps.map((code) => "\n  ." + code).join("");
  };

  // MARK: Panel.

  const element = (name, attributes, ...children) => {
    const made = document.createElement(name);
    Object.assign(made, attributes);
    made.append(...children);
    return made;
  };
  const item = (...children) => element("li", {}, ...children);
  const button = (text, action) => {
    const made = element("button", { className: "link", type: "button", textContent: text });
    made.addEventListener("click", action);
    return made;
  };
  const editorURL = () => byId("editor").value;
  const source = (file, line, column) => {
    const text = `${file}:${line}:${column}`;
    const path = (data.root + "/" + file).split("/").map(encodeURIComponent).join("/");
    const url = editorURL().replaceAll("{path}", path).replaceAll("{line}", line).replaceAll("{column}", column);
    // What runs scripts is no editor.
    if (!/^[a-z][a-z0-9+.-]*:/i.test(url) || /^(javascript|data|vbscript):/i.test(url)) return text;
    return element("a", { href: url, textContent: text, className: "source" });
  };
  const details = (index) => {
    const node = nodes[index];
    const about = element("p", {}, element("span", { className: "tag", textContent: node.kind }), " ");
    if (node.dialect) about.append(element("span", { className: "tag", textContent: node.dialect }), " ");
    for (const mark of node.marks) about.append(element("span", { className: "tag " + mark, textContent: mark }), " ");
    const parts = [element("h2", { textContent: node.id }), about];
    if (node.file) parts.push(element("p", {}, source(node.file, node.line, node.column)));
    if (node.kind === "coordinator") {
      const isFolded = folded.has(index);
      const toggle = element("button", { id: "fold", type: "button", textContent: isFolded ? "Unfold" : "Fold" });
      toggle.addEventListener("click", () => fold(index, !isFolded));
      parts.push(element("p", {}, toggle));
    }
    const list = (title, found, end) => {
      if (found.length === 0) return;
      const items = found.map((edge) => {
        const line = item(element("span", { className: "soft", textContent: edge.kind + " " }),
          button(nodes[edge[end]].id, () => choose(edge[end], true)));
        if (edge.file) line.append(" ", source(edge.file, edge.line, edge.column));
        return line;
      });
      parts.push(element("h3", { textContent: title }), element("ul", {}, ...items));
    };
    list("Leads to", edges.filter((edge) => edge.from === index), "to");
    list("Reached from", edges.filter((edge) => edge.to === index), "from");
    return parts;
  };
  const chainPanel = (start, goal) => {
    const title = element("h2", { textContent: `${nodes[start].id} → ${nodes[goal].id}` });
    const chain = data.chains ? shortest(start, goal) : null;
    if (!chain) {
      const reason = data.chains ? "No chain of transitions leads there." : "Chains need the routes in the graph.";
      return [title, element("p", { id: "chain-none", textContent: reason })];
    }
    for (const edge of chain) unveil(edge.to);
    for (const edge of chain) {
      nodes[edge.to].element.classList.add("on-path");
      if (edge.element) edge.element.classList.add("on-path");
    }
    nodes[start].element.classList.add("on-path");
    const code = codeOf(chain, start, goal);
    const copy = element("button", { id: "copy", type: "button", textContent: "Copy" });
    copy.addEventListener("click", () => copyText(code, copy));
    const hops = chain.map((edge) => item(element("span", { className: "soft", textContent: edge.kind + " " }),
      button(nodes[edge.to].id, () => reveal(nodes[edge.to]))));
    return [title, element("pre", { id: "chain", textContent: code }), copy, element("h3", { textContent: "Steps" }),
      element("ul", { id: "hops" }, ...hops)];
  };
  // A page that was opened as a file may not use the clipboard everywhere: then the text is selected instead.
  const copyText = (text, from) => {
    const said = (word) => { from.textContent = word; setTimeout(() => { from.textContent = "Copy"; }, 1500); };
    const select = () => {
      const range = document.createRange();
      range.selectNodeContents(byId("chain"));
      getSelection().removeAllRanges();
      getSelection().addRange(range);
      said(document.execCommand("copy") ? "Copied" : "Selected: press Ctrl+C");
    };
    if (navigator.clipboard) navigator.clipboard.writeText(text).then(() => said("Copied"), select);
    else select();
  };

  // Of the calls that the picture leaves out, those of the chosen node.
  const named = (name, attributes) => {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
  };
  const lines = svg.querySelector("g").appendChild(named("g", { id: "lines" }));
  const undrawn = (index) => edges
    .filter((edge) => !edge.element && (edge.from === index || edge.to === index))
    .filter((edge) => nodes[edge.to].box !== edge.from && nodes[edge.from].wanted && nodes[edge.to].wanted)
    .flatMap((edge) => {
      const [from, to] = [nodes[edge.from].element.getBBox(), nodes[edge.to].element.getBBox()];
      const start = { x: from.x + (to.x > from.x ? from.width : 0), y: from.y + from.height / 2 };
      const end = { x: to.x + (to.x > from.x ? 0 : to.width), y: to.y + to.height / 2 };
      return [named("line", { x1: start.x, y1: start.y, x2: end.x, y2: end.y }),
        named("circle", { cx: end.x, cy: end.y, r: 3.5 })];
    });

  // The first click is where a chain starts, the second where it ends; a third starts anew.
  const choose = (index, moves) => {
    unveil(index);
    chosen = chosen.length === 1 && chosen[0] !== index && !moves ? [chosen[0], index] : [index];
    update();
    if (moves) reveal(nodes[index]);
  };
  const update = () => {
    for (const found of svg.querySelectorAll(".on-path, .chosen")) found.classList.remove("on-path", "chosen");
    for (const index of chosen) nodes[index].element.classList.add("chosen");
    lines.replaceChildren(...(chosen.length === 1 ? undrawn(chosen[0]) : []));
    if (chosen.length === 2) panel.replaceChildren(...chainPanel(...chosen));
    else if (chosen.length === 1) panel.replaceChildren(...details(chosen[0]));
    else panel.replaceChildren(hint);
  };
  const hint = panel.firstElementChild;
  svg.addEventListener("click", (event) => {
    event.preventDefault();
    if (wasDragged) return;
    for (let at = event.target; at && at !== svg; at = at.parentNode) {
      const index = indexOfElement.get(at.id);
      if (index !== undefined) return choose(index, false);
    }
    chosen = [];
    update();
  });
  svg.addEventListener("dblclick", (event) => {
    for (let at = event.target; at && at !== svg; at = at.parentNode) {
      const index = indexOfElement.get(at.id);
      if (index === undefined) continue;
      const owner = nodes[index].owner;
      if (nodes[owner].kind === "coordinator") fold(owner, !folded.has(owner));
      return;
    }
  });
  byId("fold-all").addEventListener("click", foldAll);
  window.addEventListener("keydown", (event) => {
    if (event.key === "Escape") { chosen = []; update(); }
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
    if (event.key === "+") zoom(1 / 1.4);
    if (event.key === "-") zoom(1.4);
    if (event.key === "0") fit();
    if (event.key === "/") { event.preventDefault(); byId("search").focus(); }
  });

  // MARK: The editor is remembered where the browser allows it.

  const key = "signalbox.editor";
  try { byId("editor").value = data.editor || localStorage.getItem(key) || byId("editor").value; } catch { /* not kept */ }
  byId("editor").addEventListener("change", () => {
    try { localStorage.setItem(key, editorURL()); } catch { /* not kept */ }
    update();
  });

  filter();
  show();
  // Where the whole would be too small to read, the page opens where most of the app starts.
  const reachedFrom = (index) => {
    const seen = new Set([index]);
    for (const at of seen) for (const edge of edges) if (edge.from === at) seen.add(edge.to);
    return seen.size;
  };
  const entries = nodes.filter((node) => node.marks.includes("entry"));
  entries.sort((a, b) => reachedFrom(b.index) - reachedFrom(a.index));
  if (entries.length > 0 && scale() > 2) reveal(entries[0]);
  document.documentElement.dataset.ready = "true";
})();
