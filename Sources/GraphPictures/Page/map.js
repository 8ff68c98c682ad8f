// What is drawn where: everything as Graphviz drew it, or the parts that are left, put together from its layouts.
"use strict";
const makeMap = (svg, { nodes, edges, layout: positions }) => {
  const byId = (id) => document.getElementById(id);
  const named = (name, attributes, ...children) => {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  };
  const ground = svg.querySelector("g");
  const shift = ground.transform.baseVal.consolidate().matrix;
  const { x, y, width, height } = svg.viewBox.baseVal;
  const bounds = { x: x - shift.e, y: y - shift.f, width, height };
  ground.removeAttribute("transform");
  const under = named("g", { id: "under" });
  const cards = named("g", { id: "cards" });
  ground.prepend(under);
  ground.append(cards);
  const background = ground.querySelector(":scope > polygon");
  if (background) background.remove();

  // The outlines of an element; a name may be wider than Graphviz knew.
  const outline = (element) => {
    const shapes = [...element.querySelectorAll("polygon, path, ellipse")].map((shape) => shape.getBBox());
    const left = Math.min(...shapes.map((box) => box.x));
    const top = Math.min(...shapes.map((box) => box.y));
    return {
      x: left, y: top, width: Math.max(...shapes.map((box) => box.x + box.width)) - left,
      height: Math.max(...shapes.map((box) => box.y + box.height)) - top,
    };
  };
  const origins = nodes.map((node) => outline(node.element));
  const interiors = new Map(positions.interiors);
  const members = new Map([...interiors.keys()].map((index) => [index, []]));
  for (const node of nodes) {
    node.home = node.kind !== "coordinator" && node.homes.length === 1 ? node.homes[0] : null;
    if (node.home !== null) members.get(node.home).push(node);
  }
  const topOf = (index) => nodes[index].home ?? index;
  const between = new Map();
  for (const edge of edges) {
    const key = topOf(edge.from) + " " + topOf(edge.to);
    if (!between.has(key)) between.set(key, []);
    between.get(key).push(edge);
  }

  const folded = new Set();
  // Of every node that can be seen: its place, and the element that stands for it.
  let boxes = new Map();
  let faces = new Map();
  const lines = [];

  const isAway = (node) => {
    if (node.kind === "coordinator" || node.homes.length === 0) return false;
    return node.homes.every((home) => folded.has(home));
  };
  const isShown = (node) => node.wanted || node.rows.some((row) => nodes[row].wanted);
  // A folded coordinator stands for all that is in it.
  const isStanding = (index) => {
    const inside = members.get(index);
    return isShown(nodes[index]) || (inside !== undefined && inside.some((node) => node.passes));
  };
  const place = (index, box) => {
    const node = nodes[index];
    node.element.setAttribute("transform", `translate(${box.x - origins[index].x},${box.y - origins[index].y})`);
    boxes.set(index, { ...origins[index], x: box.x, y: box.y });
    faces.set(index, node.element);
    for (const row of node.rows) {
      const origin = origins[row];
      boxes.set(row, { ...origin, x: origin.x + box.x - origins[index].x, y: origin.y + box.y - origins[index].y });
      faces.set(row, nodes[row].element);
    }
  };
  const card = (index, box) => {
    const node = nodes[index];
    const inside = members.get(index);
    const dead = inside.filter((one) => one.marks.includes("unreachable")).length;
    const title = `${node.id}: ${inside.length} inside` + (dead > 0 ? `, ${dead} that nothing leads to` : "");
    const name = named("text", { x: box.x + 9, y: box.y + box.height / 2 + 4 });
    const part = (text, className) => {
      const made = named("tspan", { class: className });
      made.textContent = text;
      name.append(made);
    };
    part("▸ ", "toggle");
    part(node.name, "name");
    part("  " + (node.rows.length || inside.length), dead > 0 ? "soft dead" : "soft");
    const hint = named("title", {});
    hint.textContent = title;
    const shape = named("rect", { ...box, rx: 4 });
    const made = named("g", { id: "f" + index, class: ["node", "card", ...node.marks].join(" ") }, hint, shape, name);
    cards.append(made);
    for (const one of [node, ...inside]) {
      boxes.set(one.index, box);
      faces.set(one.index, made);
    }
  };

  const handle = (index, box) => {
    const made = named("text", { id: "t" + index, class: "toggle", x: box.x + 2, y: box.y + 11 });
    made.textContent = "▾";
    return made;
  };

  const inset = 12;
  const inner = (index) => {
    const shown = interiors.get(index).boxes.map(([node]) => node).filter((node) => isShown(nodes[node]));
    const sizes = new Map(shown.map((node) => [node, [origins[node].width, origins[node].height]]));
    return layout.arrange(interiors.get(index), sizes, 40);
  };
  const end = (index) => ({ box: boxes.get(index), isRow: nodes[index].box !== null && !folded.has(nodes[index].box) });
  // Edges that stand for each other are one line.
  const draw = (points, found) => {
    const groups = new Map();
    for (const edge of found) {
      const drawn = layout.line(points, end(edge.from), end(edge.to));
      if (!groups.has(drawn.path)) {
        const isCall = edge.element !== null && edge.element.classList.contains("call");
        const group = named("g", { class: isCall ? "edge part call" : "edge part" }, named("path", { d: drawn.path }),
          named("polygon", { points: drawn.arrow }));
        under.append(group);
        groups.set(drawn.path, { group, edges: [] });
      }
      groups.get(drawn.path).edges.push(edge);
    }
    lines.push(...groups.values());
  };

  const compose = () => {
    boxes = new Map();
    faces = new Map();
    const insides = new Map();
    const sizes = new Map();
    for (const [index, , , width, height] of positions.overview.boxes) {
      if (!interiors.has(index)) {
        if (nodes[index].wanted) sizes.set(index, [origins[index].width, origins[index].height]);
      } else if (isStanding(index)) {
        if (folded.has(index)) {
          sizes.set(index, [width, height]);
        } else {
          const inside = inner(index);
          insides.set(index, inside);
          const frame = inside.places.size > 1 ? 2 * inset : 0;
          sizes.set(index, [inside.width + frame, inside.height + frame]);
        }
      }
    }
    const outer = layout.arrange(positions.overview, sizes, 60);
    return { insides, outer };
  };
  const drawParts = ({ insides, outer }) => {
    for (const [index, box] of outer.places) {
      const inside = insides.get(index);
      if (!inside) {
        if (folded.has(index)) card(index, box); else place(index, box);
        continue;
      }
      const frame = inside.places.size > 1 ? inset : 0;
      if (frame > 0) under.append(named("rect", { ...box, rx: 6, class: "frame" }), handle(index, box));
      for (const [node, at] of inside.places) place(node, { x: box.x + frame + at.x, y: box.y + frame + at.y });
    }
    const isDrawn = (edge) => edge.el !== null && nodes[edge.from].ends && nodes[edge.to].ends
      && boxes.has(edge.from) && boxes.has(edge.to);
    for (const [index, inside] of insides) {
      const box = outer.places.get(index);
      const frame = inside.places.size > 1 ? inset : 0;
      for (const [from, to, ...numbers] of interiors.get(index).lines) {
        const found = between.get(index + " " + index).filter((edge) => edge.from === from && edge.to === to && isDrawn(edge));
        const points = layout.samples(numbers)
          .map(([x, y]) => [box.x + frame + inside.x(x), box.y + frame + inside.y(y)]);
        if (found.length > 0) draw(points, found);
      }
    }
    for (const [from, to, ...numbers] of positions.overview.lines) {
      const found = (between.get(from + " " + to) || []).filter(isDrawn);
      if (found.length > 0) draw(layout.samples(numbers).map(([x, y]) => [outer.x(x), outer.y(y)]), found);
    }
    return { x: -inset, y: -inset, width: outer.width + 2 * inset, height: outer.height + 2 * inset };
  };
  const drawWhole = () => {
    boxes = new Map(origins.map((box, index) => [index, box]));
    faces = new Map(nodes.map((node) => [node.index, node.element]));
    for (const node of nodes) node.element.removeAttribute("transform");
    for (const edge of edges) if (edge.element) lines.push({ group: edge.element, edges: [edge] });
    return bounds;
  };

  // Everything anew; the answer is how large it is.
  const update = () => {
    under.replaceChildren();
    cards.replaceChildren();
    lines.length = 0;
    const isWhole = nodes.every((node) => node.wanted);
    const size = isWhole ? drawWhole() : drawParts(compose());
    for (const node of nodes) {
      if (node.box !== null) node.element.classList.toggle("faint", !node.wanted);
      else node.element.classList.toggle("off", faces.get(node.index) !== node.element);
    }
    for (const edge of edges) if (edge.element) edge.element.classList.toggle("off", !isWhole);
    return size;
  };

  return {
    folded, update, isAway, topOf, named, cards, lines, clusters: [...interiors.keys()], bounds,
    measure: () => compose().outer,
    boxOf: (index) => boxes.get(index),
    faceOf: (index) => faces.get(index),
    homeOf: (index) => (interiors.has(index) ? index : nodes[index].home),
    // The number of what an element of the picture shows.
    indexOf: (id) => (/^[ft]\d+$/.test(id) ? Number(id.slice(1)) : undefined),
  };
};
