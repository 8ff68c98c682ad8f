// The page of `signalbox graph --format html`: search, filters, folding, and the shortest chain between two nodes.
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
  const map = makeMap(svg, data);
  const view = makeView(svg, byId("view"));
  const { folded } = map;

  // Where the app starts, what leads to most first.
  const leads = nodes.map(() => []);
  for (const edge of edges) leads[edge.from].push(edge.to);
  const reachedFrom = (index) => {
    const seen = new Set([index]);
    for (const at of seen) for (const next of leads[at]) seen.add(next);
    return seen;
  };
  const entries = nodes.filter((node) => node.marks.includes("entry")).map((node) => node.index);
  const reach = new Map(entries.map((index) => [index, reachedFrom(index)]));
  entries.sort((a, b) => reach.get(b).size - reach.get(a).size);

  // MARK: Folding. A coordinator is folded with its routes and what belongs to nobody else.

  const boxOf = (index) => map.boxOf(index) || (nodes[index] && map.boxOf(map.topOf(index)));
  // What was clicked stays where it is, unless everything can be shown.
  const fold = (index, isFolded) => {
    const before = boxOf(index);
    if (isFolded) folded.add(index); else folded.delete(index);
    filter();
    const after = boxOf(index);
    if (view.scaleOf(view.full) >= view.legible) fit();
    else if (before && after) view.move(after.x - before.x, after.y - before.y);
  };
  const foldAll = () => {
    const isFolded = map.clusters.every((index) => folded.has(index));
    folded.clear();
    if (!isFolded) map.clusters.forEach((index) => folded.add(index));
    filter();
    fit();
  };
  // Whoever asks for a node sees it.
  const unveil = (index) => {
    if (!nodes[index].away) return;
    folded.delete(nodes[index].homes[0]);
    filter();
  };

  // MARK: Zoom.

  const selected = () => nodes.findIndex((node) => node.id === filters.coordinator.value);
  const fit = () => view.fit([chosen.at(-1), selected(), ...entries, ...map.clusters].map(boxOf).find((box) => box));
  const reveal = (node) => { if (boxOf(node.index)) view.reveal(boxOf(node.index)); };
  byId("zoom-in").addEventListener("click", () => view.zoom(1 / 1.4));
  byId("zoom-out").addEventListener("click", () => view.zoom(1.4));
  byId("zoom-fit").addEventListener("click", fit);
  // A part that looks like the whole would mislead.
  view.onChange(() => {
    const shown = nodes.filter((node) => node.box === null && map.faceOf(node.index) && node.wanted);
    const hidden = shown.filter((node) => !view.isVisible(map.boxOf(node.index))).length;
    const more = map.clusters.some((index) => !folded.has(index)) && map.clusters.length > 1 ? ", fold coordinators" : "";
    byId("note").hidden = hidden === 0;
    byId("note").textContent = `${hidden} of ${shown.length} boxes are outside: drag, scroll to zoom out${more} or search.`;
  });

  // MARK: Filters and search.

  const kinds = [...document.querySelectorAll("[name=kind]")];
  const filters = { coordinator: byId("coordinator"), dialect: byId("dialect"), reach: byId("reach") };
  let neighbours = new Set();
  const isKind = (node) => kinds.some((box) => box.checked && box.value === node.kind);
  const passes = (node) => {
    if (filters.dialect.value && node.dialect !== filters.dialect.value) return false;
    const dead = node.marks.includes("unreachable");
    if (filters.reach.value === "reachable" && dead || filters.reach.value === "unreachable" && !dead) return false;
    const owner = filters.coordinator.value;
    return !owner || node.owners.includes(owner) || neighbours.has(node.index);
  };
  const putAway = () => {
    for (const node of nodes) {
      node.away = map.isAway(node);
      node.wanted = node.passes && !node.away;
    }
  };
  const filter = () => {
    const owner = filters.coordinator.value;
    neighbours = new Set();
    if (owner) {
      for (const edge of edges) if (nodes[edge.from].owners.includes(owner)) neighbours.add(edge.to);
    }
    for (const node of nodes) {
      // Without routes, the lines are those of their coordinators.
      node.ends = passes(node) && (node.box !== null || isKind(node));
      node.passes = node.ends && isKind(node);
    }
    putAway();
    Object.assign(view.full, map.update());
    byId("fold-all").textContent = map.clusters.every((index) => folded.has(index)) ? "Unfold all" : "Fold all";
    search(false);
    update();
  };
  const search = (moves) => {
    const words = byId("search").value.trim().toLowerCase();
    const hits = words ? nodes.filter((node) => node.passes && node.id.toLowerCase().includes(words)) : [];
    for (const found of svg.querySelectorAll(".hit")) found.classList.remove("hit");
    for (const node of hits) mark(node.index, "hit");
    byId("count").textContent = words ? `${hits.length} found` : `${nodes.filter((node) => node.wanted).length} shown`;
    const list = byId("results");
    list.replaceChildren(...hits.slice(0, 30).map((node) => item(button(node.id, () => choose(node.index, true)))));
    if (moves && hits.length > 0) reveal(hits[0]);
  };
  const mark = (index, name) => map.faceOf(index)?.classList.add(name);
  const refilter = () => { filter(); fit(); };
  filters.coordinator.addEventListener("change", () => {
    folded.delete(selected());
    refilter();
  });
  [filters.dialect, filters.reach, ...kinds].forEach((field) => field.addEventListener("change", refilter));
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
    if (map.clusters.includes(index)) {
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
    for (const index of [start, ...chain.map((edge) => edge.to)]) mark(index, "on-path");
    for (const line of map.lines) {
      if (line.edges.some((edge) => chain.includes(edge))) line.group.classList.add("on-path");
    }
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
  const lines = map.named("g", { id: "lines" });
  map.cards.before(lines);
  const undrawn = (index) => edges
    .filter((edge) => !edge.element && (edge.from === index || edge.to === index) && nodes[edge.to].box !== edge.from)
    .filter((edge) => map.faceOf(edge.from) && map.faceOf(edge.to) && map.faceOf(edge.from) !== map.faceOf(edge.to))
    .flatMap((edge) => {
      const [from, to] = [map.boxOf(edge.from), map.boxOf(edge.to)];
      const start = { x: from.x + (to.x > from.x ? from.width : 0), y: from.y + from.height / 2 };
      const end = { x: to.x + (to.x > from.x ? 0 : to.width), y: to.y + to.height / 2 };
      return [map.named("line", { x1: start.x, y1: start.y, x2: end.x, y2: end.y }),
        map.named("circle", { cx: end.x, cy: end.y, r: 3.5 })];
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
    for (const index of chosen) mark(index, "chosen");
    lines.replaceChildren(...(chosen.length === 1 ? undrawn(chosen[0]) : []));
    if (chosen.length === 2) panel.replaceChildren(...chainPanel(...chosen));
    else if (chosen.length === 1) panel.replaceChildren(...details(chosen[0]));
    else panel.replaceChildren(hint);
  };
  const hint = panel.firstElementChild;
  const indexAt = (event) => {
    for (let at = event.target; at && at !== svg; at = at.parentNode) {
      const index = map.indexOf(at.id) ?? indexOfElement.get(at.id);
      if (index !== undefined) return index;
    }
    return null;
  };
  svg.addEventListener("click", (event) => {
    event.preventDefault();
    if (view.wasDragged) return;
    const index = indexAt(event);
    if (index !== null && event.target.classList.contains("toggle")) return fold(index, !folded.has(index));
    if (index !== null) return choose(index, false);
    chosen = [];
    update();
  });
  svg.addEventListener("dblclick", (event) => {
    const index = indexAt(event);
    const home = index === null ? null : map.homeOf(index);
    if (home !== null) fold(home, !folded.has(home));
  });
  byId("fold-all").addEventListener("click", foldAll);
  window.addEventListener("keydown", (event) => {
    if (event.key === "Escape") { chosen = []; update(); }
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
    if (event.key === "+") view.zoom(1 / 1.4);
    if (event.key === "-") view.zoom(1.4);
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

  // MARK: Opening. As much as can be read at once: everything, or else coordinators alone, and what is in the first of them
  // from where the app starts.

  if (map.clusters.length > 1 && view.scaleOf(map.bounds) < view.legible) {
    map.clusters.forEach((index) => folded.add(index));
    filter();
    const order = new Set(entries.flatMap((index) => [...reach.get(index)]).filter((index) => folded.has(index)));
    for (const index of order) {
      folded.delete(index);
      putAway();
      // A few boxes would say nothing.
      const isLittle = map.clusters.length < 6 && index === entries[0];
      if (view.scaleOf(map.measure()) >= view.legible || isLittle) continue;
      folded.add(index);
      break;
    }
  }
  filter();
  fit();
  document.documentElement.dataset.ready = "true";
})();
