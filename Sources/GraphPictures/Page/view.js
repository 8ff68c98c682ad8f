// The window on the drawing: zoom, drag, and sizes that can be read.
"use strict";
const makeView = (svg, frame) => {
  // Names are written in twelve points: this makes them at least nine pixels high.
  const legible = 0.75;
  const full = { x: 0, y: 0, width: 1, height: 1 };
  const view = { x: 0, y: 0, width: 1, height: 1 };
  svg.removeAttribute("width");
  svg.removeAttribute("height");
  svg.setAttribute("preserveAspectRatio", "xMidYMid meet");

  const listeners = [];
  const show = () => {
    svg.setAttribute("viewBox", `${view.x} ${view.y} ${view.width} ${view.height}`);
    for (const listener of listeners) listener();
  };
  const frameSize = () => {
    const { width, height } = frame.getBoundingClientRect();
    return { width: width || 1, height: height || 1 };
  };
  // Pixels a unit, if all of a drawing of that size is shown.
  const scaleOf = ({ width, height }) => {
    const size = frameSize();
    return Math.min(size.width / width, size.height / height);
  };
  const scale = () => scaleOf(view);
  const zoom = (factor, x = view.x + view.width / 2, y = view.y + view.height / 2) => {
    const most = Math.max(full.width, full.height, frameSize().width) * 4;
    const limited = Math.min(Math.max(view.width * factor, 60), most) / view.width;
    view.x = x - (x - view.x) * limited;
    view.y = y - (y - view.y) * limited;
    view.width *= limited;
    view.height *= limited;
    show();
  };
  // The window has the frame's own proportions, so that a scale is one of both axes.
  const look = (scale, x, y) => {
    const size = frameSize();
    Object.assign(view, { width: size.width / scale, height: size.height / scale });
    view.x = x - view.width / 2;
    view.y = y - view.height / 2;
  };
  // All of the drawing, or as much of it around a place as can be read.
  const fit = (around) => {
    const whole = Math.min(scaleOf(full), 1.6);
    look(Math.max(whole, legible), full.x + full.width / 2, full.y + full.height / 2);
    if (whole < legible && around) {
      const inside = (at, length, from, whole) =>
        (length >= whole ? from + (whole - length) / 2 : Math.min(Math.max(at - length / 2, from), from + whole - length));
      view.x = inside(around.x + around.width / 2, view.width, full.x, full.width);
      view.y = inside(around.y + around.height / 2, view.height, full.y, full.height);
    }
    show();
  };
  const reveal = (box) => {
    look(Math.max(scale(), 1), box.x + box.width / 2, box.y + box.height / 2);
    show();
  };
  const isVisible = (box) => box.x < view.x + view.width && box.x + box.width > view.x
    && box.y < view.y + view.height && box.y + box.height > view.y;

  const pointOf = (event) => {
    const { left, top } = frame.getBoundingClientRect();
    const [shown, size] = [scale(), frameSize()];
    return {
      x: view.x + view.width / 2 + (event.clientX - left - size.width / 2) / shown,
      y: view.y + view.height / 2 + (event.clientY - top - size.height / 2) / shown,
    };
  };
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
    move(-x / scale(), -y / scale());
    drag = { x: event.clientX, y: event.clientY };
  });
  window.addEventListener("pointerup", () => { drag = null; frame.classList.remove("dragged"); });
  const move = (x, y) => {
    view.x += x;
    view.y += y;
    show();
  };

  return {
    legible, full, zoom, fit, reveal, move, scale, scaleOf, isVisible,
    get wasDragged() { return wasDragged; },
    onChange(listener) { listeners.push(listener); },
  };
};
