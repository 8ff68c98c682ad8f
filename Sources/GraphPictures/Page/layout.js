// Puts parts that Graphviz has laid out together anew: what grows gets room, what is gone leaves none, and the order
// stays. There is no layout here, only its axes stretched and shortened.
"use strict";
const layout = (() => {
  // A function that never falls. `spans` are [from, to, length]: each gets its length; what no span covers shrinks to `gap`.
  const axis = (spans, gap) => {
    const marks = [...new Set(spans.flatMap(([from, to]) => [from, to]))].sort((a, b) => a - b);
    const numbers = new Map(marks.map((mark, number) => [mark, number]));
    const ending = marks.map(() => []);
    const balance = marks.map(() => 0);
    for (const span of spans) {
      ending[numbers.get(span[1])].push(span);
      balance[numbers.get(span[0])] += 1;
      balance[numbers.get(span[1])] -= 1;
    }
    const places = [];
    let covering = 0;
    marks.forEach((mark, number) => {
      const step = number === 0 ? 0 : mark - marks[number - 1];
      let place = number === 0 ? 0 : places[number - 1] + (covering > 0 ? step : Math.min(step, gap));
      for (const [from, , length] of ending[number]) place = Math.max(place, places[numbers.get(from)] + length);
      places.push(place);
      covering += balance[number];
    });
    return (value) => {
      if (marks.length === 0) return 0;
      const after = marks.findIndex((mark) => mark >= value);
      if (after === 0) return places[0] + Math.max(value - marks[0], -gap);
      if (after < 0) return places.at(-1) + Math.min(value - marks.at(-1), gap);
      const share = (value - marks[after - 1]) / (marks[after] - marks[after - 1]);
      return places[after - 1] + share * (places[after] - places[after - 1]);
    };
  };

  // `positions` as Graphviz made them; `sizes` of the nodes that are left, as [width, height]. Each half of a box gets its
  // half of the size, so that what was in line stays in line, and nothing overlaps that did not before.
  const arrange = (positions, sizes, gap) => {
    const left = positions.boxes.filter(([node]) => sizes.has(node));
    const spans = (from, length, size) => [[from, from + length / 2, size / 2], [from + length / 2, from + length, size / 2]];
    const x = axis(left.flatMap(([node, from, , width]) => spans(from, width, sizes.get(node)[0])), gap);
    const y = axis(left.flatMap(([node, , from, , height]) => spans(from, height, sizes.get(node)[1])), gap);
    const places = new Map(left.map(([node, left, top, oldWidth, oldHeight]) => {
      const [width, height] = sizes.get(node);
      return [node, { x: x(left + oldWidth / 2) - width / 2, y: y(top + oldHeight / 2) - height / 2, width, height }];
    }));
    const all = [...places.values()];
    return {
      x, y, places,
      width: Math.max(0, ...all.map((place) => place.x + place.width)),
      height: Math.max(0, ...all.map((place) => place.y + place.height)),
    };
  };

  const round = (value) => Math.round(value * 10) / 10;
  const middle = (box) => box.y + box.height / 2;
  // Where a line touches a box: at its border, or beside a row.
  const touch = (box, [x, y], isRow) => {
    if (isRow) return [x < box.x + box.width / 2 ? box.x : box.x + box.width, middle(box)];
    return [Math.min(Math.max(x, box.x), box.x + box.width), Math.min(Math.max(y, box.y), box.y + box.height)];
  };
  const bend = ([x, y], [toX, toY]) => {
    const half = Math.abs(toX - x) / 2;
    const [out, back] = toX < x ? [-half, half] : [half, -half];
    return [[x + out, y], [toX + back, toY], [toX, toY]];
  };
  const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

  // Points on Graphviz' curves: unlike what controls a curve, they stay on it wherever they are moved.
  const samples = (numbers) => {
    const points = [];
    for (let at = 0; at + 1 < numbers.length; at += 2) points.push([numbers[at], numbers[at + 1]]);
    const found = points.slice(0, 1);
    for (let at = 0; at + 3 < points.length; at += 3) {
      for (let step = 1; step <= 6; step += 1) {
        const [t, u] = [step / 6, 1 - step / 6];
        const weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
        found.push([0, 1].map((axis) => weights.reduce((sum, weight, part) => sum + weight * points[at + part][axis], 0)));
      }
    }
    return found;
  };

  // A line from box to box along points, as the path of an element, and its arrow.
  const line = (points, from, to) => {
    const text = (...points) => points.map((point) => point.map(round).join(",")).join(" ");
    const [first, last] = [points[0], points.at(-1)];
    const start = touch(from.box, first, from.isRow);
    const tip = touch(to.box, last, to.isRow);
    const isLed = distance(tip, last) > 10;
    const before = isLed ? bend(last, tip)[1] : points.findLast((point) => distance(point, tip) > 9) || start;
    const length = distance(before, tip) || 1;
    const [alongX, alongY] = [(tip[0] - before[0]) / length, (tip[1] - before[1]) / length];
    const foot = [tip[0] - 8 * alongX, tip[1] - 8 * alongY];
    let path = "M" + text(start);
    path += distance(start, first) > 3 ? "C" + text(...bend(start, first)) : "L" + text(first);
    points.slice(1, -1).forEach((point, at) => {
      const next = points[at + 2];
      path += "Q" + text(point, [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2]);
    });
    path += isLed ? "L" + text(last) + "C" + text(...bend(last, foot)) : "L" + text(foot);
    const side = [3 * alongY, -3 * alongX];
    return { path, arrow: text(tip, [foot[0] - side[0], foot[1] - side[1]], [foot[0] + side[0], foot[1] + side[1]]) };
  };

  return { arrange, line, samples };
})();
