// What is drawn over the canvas for the selection, in points of the screen, so that lines and words stay as large as they are.
import {data, number, sentence, text} from './data.js';
import {box, shape} from './dom.js';
import {pictureOf, set, state} from './state.js';
import {canvas, rectOnScreen, toScreen} from './camera.js';
import {rectOnBoard, shownPicture, viewRect} from './canvas.js';

const overlay = shape('svg', {id: 'overlay', 'aria-hidden': 'true'});
export const beginOverlay = () => canvas.append(overlay);

/** A small plate with a number or words, its middle at a point. */
const plate = (x, y, words, kind) => {
  const width = words.length * 6.6 + 10;
  return shape('g', {class: 'plate ' + kind}, [
    shape('rect', {x: x - width / 2, y: y - 9, width, height: 18, rx: 4}), shape('text', {x, y: y + 4}, words)]);
};

/** A line with a bar at each end. */
const beam = (x1, y1, x2, y2) => {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1, [dx, dy] = [(y2 - y1) / length * 5, (x1 - x2) / length * 5];
  return [[x1, y1, x2, y2], [x1 - dx, y1 - dy, x1 + dx, y1 + dy], [x2 - dx, y2 - dy, x2 + dx, y2 + dy]]
    .map(([a, b, c, d]) => shape('line', {x1: a, y1: b, x2: c, y2: d}));
};

const drawConstraint = (picture, index, place) => {
  const constraint = data.pictures[picture].constraints[place];
  if (!constraint.l) return;
  const [a, b, c, d] = constraint.l, [x, y] = rectOnBoard(picture, index, [a, b, 0, 0]);
  const [x1, y1] = toScreen(x, y), [x2, y2] = toScreen(x + c - a, y + d - b);
  const kind = constraint.o === 3 ? ' broken' : constraint.o === 2 ? ' missed' : '';
  const isChosen = state.constraint === place;
  const group = shape('g', {class: 'constraint' + kind + (isChosen ? ' chosen' : ''), 'data-k': place}, [
    shape('title', {}, sentence(constraint)), shape('line', {x1, y1, x2, y2, class: 'hit'}), ...beam(x1, y1, x2, y2)]);
  // On a small view the constant of its own size would cover it, and is below it anyway.
  const [left, top, width, height] = rectOnScreen(viewRect(picture, index)), [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const covers = Math.min(width, height) < 30 && mx > left && mx < left + width && my > top && my < top + height;
  if (constraint.c !== undefined && (isChosen || !covers && Math.hypot(x2 - x1, y2 - y1) > 14)) {
    group.append(plate((x1 + x2) / 2, (y1 + y2) / 2, number(constraint.c), 'constant'));
  }
  group.addEventListener('click', event => { event.stopPropagation(); set({constraint: place}); });
  overlay.append(group);
};

const outline = (picture, index, kind) =>
  overlay.append(shape('rect', {...box(rectOnScreen(viewRect(picture, index))), class: kind}));

const drawInsets = (picture, index, key, kind) => {
  const view = data.pictures[picture].views[index];
  if (!view[key]) return;
  const [x, y, width, height] = viewRect(picture, index), [top, left, bottom, right] = view[key];
  overlay.append(shape('rect', {...box(rectOnScreen([x + left, y + top, width - left - right, height - top - bottom])), class: kind}));
};

/** A rectangle with its name in its upper left corner. */
const named = (rect, words, kind) => {
  const [x, y, width, height] = rectOnScreen(rect);
  overlay.append(shape('g', {class: kind}, [shape('rect', box([x, y, width, height])),
    width > words.length * 6 + 8 && height > 22 ? shape('text', {x: x + 4, y: y + 13}, words) : '']));
};

/** The siblings that lie nearest on each side, or else the superview's edge, as lines from the view. */
const neighbours = (picture, index) => {
  const views = data.pictures[picture].views, view = views[index], [x, y, width, height] = viewRect(picture, index);
  const outer = view.u === undefined ? undefined : viewRect(picture, view.u);
  const near = [outer?.[0], outer?.[1], outer && outer[0] + outer[2], outer && outer[1] + outer[3]];
  views.forEach((other, at) => {
    if (at === index || other.u !== view.u || (other.g || []).includes('hidden')) return;
    const [ox, oy, ow, oh] = viewRect(picture, at), isBeside = oy < y + height && oy + oh > y, isAlong = ox < x + width && ox + ow > x;
    if (isBeside && ox + ow <= x) near[0] = Math.max(near[0] ?? -Infinity, ox + ow);
    if (isAlong && oy + oh <= y) near[1] = Math.max(near[1] ?? -Infinity, oy + oh);
    if (isBeside && ox >= x + width) near[2] = Math.min(near[2] ?? Infinity, ox);
    if (isAlong && oy >= y + height) near[3] = Math.min(near[3] ?? Infinity, oy);
  });
  const [cx, cy] = [x + width / 2, y + height / 2];
  return [[near[0], cy, x, cy], [cx, near[1], cx, y], [x + width, cy, near[2], cy], [cx, y + height, cx, near[3]]]
    .filter(line => line.every(Number.isFinite));
};

/** The distances from one rectangle to another: to its sides where it lies around, else between the sides that face. */
const drawDistances = (a, b) => {
  const inside = a[0] >= b[0] - 0.01 && a[1] >= b[1] - 0.01 && a[0] + a[2] <= b[0] + b[2] + 0.01 && a[1] + a[3] <= b[1] + b[3] + 0.01;
  const [cx, cy] = [a[0] + a[2] / 2, a[1] + a[3] / 2], lines = [];
  if (inside) {
    lines.push([b[0], cy, a[0], cy], [a[0] + a[2], cy, b[0] + b[2], cy], [cx, b[1], cx, a[1]], [cx, a[1] + a[3], cx, b[1] + b[3]]);
  } else {
    if (b[0] >= a[0] + a[2]) lines.push([a[0] + a[2], cy, b[0], cy]);
    else if (b[0] + b[2] <= a[0]) lines.push([b[0] + b[2], cy, a[0], cy]);
    if (b[1] >= a[1] + a[3]) lines.push([cx, a[1] + a[3], cx, b[1]]);
    else if (b[1] + b[3] <= a[1]) lines.push([cx, b[1] + b[3], cx, a[1]]);
  }
  drawLengths(lines);
};
const drawLengths = lines => {
  for (const [p, q, r, s] of lines) {
    const length = Math.abs(r - p) + Math.abs(s - q);
    if (length < 0.01) continue;
    const [x1, y1] = toScreen(p, q), [x2, y2] = toScreen(r, s);
    overlay.append(shape('g', {class: 'distance'}, [...beam(x1, y1, x2, y2), plate((x1 + x2) / 2, (y1 + y2) / 2, number(length), 'length')]));
  }
};

/** Draws everything again for the selection and the camera. */
export const drawOverlay = () => {
  overlay.textContent = '';
  const hover = state.hover;
  if (hover && !state.measuring && shownPicture(hover.picture) && data.pictures[hover.picture].views[hover.view]) outline(hover.picture, hover.view, 'hovered');
  const picture = pictureOf(state.scene), item = picture === undefined ? undefined : shownPicture(picture);
  if (!item) return;
  if (state.view === null) {
    overlay.append(shape('rect', {...box(rectOnScreen(item.rect)), class: 'chosen-scene'}));
    return;
  }
  const views = data.pictures[picture].views, view = views[state.view];
  if (!view) return;
  drawInsets(picture, state.view, 's', 'safe');
  drawInsets(picture, state.view, 'm', 'margins');
  for (const [name, ...guide] of view.d || []) named(rectOnBoard(picture, state.view, guide), text(name), 'guide');
  if (view.w) named(rectOnBoard(picture, state.view, view.w), 'could be here', 'alternative');
  const rect = viewRect(picture, state.view), [x, y, width, height] = rectOnScreen(rect);
  overlay.append(shape('rect', {...box([x, y, width, height]),
    class: 'selection' + ((view.g || []).includes('ambiguous') ? ' ambiguous' : '') + ((view.g || []).includes('broken') ? ' broken' : '')}));
  if (state.measuring) {
    // To what the pointer is over, or else to what lies around.
    if (hover && hover.picture === picture && hover.view !== state.view) {
      outline(picture, hover.view, 'measured');
      drawDistances(rect, viewRect(picture, hover.view));
    } else {
      if (view.u !== undefined) outline(picture, view.u, 'measured');
      drawLengths(neighbours(picture, state.view));
    }
    return;
  }
  const places = (view.k || []).filter(place => {
    const constraint = data.pictures[picture].constraints[place];
    return constraint.w || constraint.o === 3 || place === state.constraint;
  });
  if (state.constraint !== null) {
    for (const other of data.pictures[picture].constraints[state.constraint]?.v || []) if (other !== state.view) outline(picture, other, 'partner');
    if (!places.includes(state.constraint)) places.push(state.constraint);
  }
  // The chosen one lies on top.
  places.sort((a, b) => (a === state.constraint) - (b === state.constraint));
  for (const place of places) if (data.pictures[picture].constraints[place]) drawConstraint(picture, state.view, place);
  overlay.append(plate(x + width / 2, y + height + 14, `${number(view.f[2])} × ${number(view.f[3])}`, 'size'));
};
