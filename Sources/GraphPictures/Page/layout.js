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

  // A line from box to box along control points, as the path of an element, and its arrow.
  const line = (points, from, to) => {
    let path = [...points];
    const start = touch(from.box, path[0], from.isRow);
    if (distance(start, path[0]) > 3) path = [start, ...bend(start, path[0]), ...path.slice(1)];
    const tip = touch(to.box, path.at(-1), to.isRow);
    if (distance(tip, path.at(-1)) > 10) path.push(...bend(path.at(-1), tip));
    // The last point that differs says from where the arrow comes.
    const before = path.findLast((point) => distance(point, tip) > 1) || start;
    const length = distance(before, tip) || 1;
    const [alongX, alongY] = [(tip[0] - before[0]) / length, (tip[1] - before[1]) / length];
    const foot = [tip[0] - 8 * alongX, tip[1] - 8 * alongY];
    path[path.length - 1] = foot;
    const text = (point) => point.map(round).join(",");
    return {
      path: "M" + text(path[0]) + "C" + path.slice(1).map(text).join(" "),
      arrow: [tip, [foot[0] - 3 * alongY, foot[1] + 3 * alongX], [foot[0] + 3 * alongY, foot[1] - 3 * alongX]]
        .map(text).join(" "),
    };
  };

  const pairs = (numbers) => {
    const points = [];
    for (let at = 0; at + 1 < numbers.length; at += 2) points.push([numbers[at], numbers[at + 1]]);
    return points;
  };

  return { arrange, line, pairs };
})();
