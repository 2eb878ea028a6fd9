// The segues as arrows on the board: from the control, the cell or the edge that takes them to the scene.
import {segueWords, text, viewWithID, sceneName} from './data.js';
import {make, shape} from './dom.js';
import {file, isFocused, select, state} from './state.js';
import {board, canvas, wasDragged} from './camera.js';
import {rectOf, shown, viewRect} from './canvas.js';

// Arrows lie under the pictures that they pass; what is over a picture is the way from the control to its edge, and the arrow that is selected.
const arrows = shape('svg', {id: 'arrows', 'aria-hidden': 'true'});
const above = shape('svg', {id: 'arrows-above', 'aria-hidden': 'true'});
const tip = make('div', {id: 'tip', hidden: true, dir: 'auto'});
export const beginSegues = () => { board.prepend(arrows); board.append(above); canvas.append(tip); };

const kindOf = segue => {
  if (segue.relationship !== undefined) return 'relationship';
  const kind = text(segue.kind);
  if (kind === 'embed') return 'embed';
  return /modal|present|popover/.test(kind) ? 'present' : 'show';
};
// What stands in the middle of an arrow.
const signs = {
  show: 'M-4 0h7M0 -3.5l3.5 3.5l-3.5 3.5', present: 'M-4 3.5v-4h8v4zM0 -5v3', embed: 'M-4.5 -4.5h9v9h-9zM-1.5 -1.5h3v3h-3z',
  relationship: 'M-5 0a2 2 0 104 0a2 2 0 10-4 0M1 0a2 2 0 104 0a2 2 0 10-4 0M-1 0h2',
};
/** The whole of a segue in words. */
export const segueSentence = segue =>
  `${segue.change ? segue.change + ': ' : ''}${segueWords(segue)} from ${text(segue.by)} to ${sceneName(file().scenes[segue.to])}`;

/** Where a segue begins: the view that takes it, or the scene. */
const startOf = (segue, item) => {
  const index = viewWithID(item.picture, segue.trigger);
  return index >= 0 && rectOf(item.picture, index) ? {rect: viewRect(item.picture, index), index} : {rect: item.rect, index: -1};
};
const middle = rect => [rect[0] + rect[2] / 2, rect[1] + rect[3] / 2];

/** The side of a rectangle that another one is seen from: 0 right, 1 left, 2 bottom, 3 top. */
const sideTowards = (from, to) => {
  if (to[0] >= from[0] + from[2]) return 0;
  if (to[0] + to[2] <= from[0]) return 1;
  const [, a] = middle(from), [, b] = middle(to);
  return b >= a ? 2 : 3;
};
const normals = [[1, 0], [-1, 0], [0, 1], [0, -1]];
const onSide = (rect, side, offset = 0) => {
  const [x, y] = middle(rect);
  return side === 0 ? [rect[0] + rect[2], y + offset] : side === 1 ? [rect[0], y + offset]
    : side === 2 ? [x + offset, rect[1] + rect[3]] : [x + offset, rect[1]];
};

/** The point of a rectangle that is nearest: what takes a segue may lie outside of the picture, such as a row further below. */
const into = ([x, y, width, height], point) => [Math.min(Math.max(point[0], x), x + width), Math.min(Math.max(point[1], y), y + height)];

/** Keeps lines and signs visible when the canvas is small. In steps: each restyles all arrows. */
let hair = 0;
export const thickenSegues = () => {
  const next = 1.25 ** Math.round(Math.log(1 / state.camera.zoom) / Math.log(1.25));
  if (next === hair) return;
  hair = next;
  for (const layer of [arrows, above]) layer.style.setProperty('--hair', hair);
};

/** Draws all arrows again. */
export const drawSegues = () => {
  arrows.textContent = '';
  above.textContent = '';
  tip.hidden = true;
  if (isFocused()) return;
  const items = new Map(shown.map(item => [item.scene, item]));
  const ends = new Map(), ways = [];
  file().segues.forEach((segue, place) => {
    const from = items.get(segue.from), to = items.get(segue.to);
    if (!from || !to || segue.from === segue.to) return;
    const start = startOf(segue, from);
    const side = sideTowards(from.rect, to.rect), goal = side ^ 1;
    const key = segue.to * 4 + goal;
    const way = {segue, place, start, from, to, side, goal, at: middle(start.rect)[side < 2 ? 1 : 0]};
    if (!ends.has(key)) ends.set(key, []);
    ends.get(key).push(way);
    ways.push(way);
  });
  // What arrives at one side stands beside each other, in the order in which it comes.
  for (const group of ends.values()) {
    group.sort((a, b) => a.at - b.at);
    const {rect} = group[0].to, room = group[0].goal < 2 ? rect[3] : rect[2];
    const step = Math.min(26, room / (group.length + 1));
    group.forEach((way, index) => { way.offset = (index - (group.length - 1) / 2) * step; });
  }
  for (const way of ways) drawWay(way);
  const first = items.get(file().start);
  if (first) {
    const y = first.rect[1] + Math.min(first.rect[3] / 2, 300), x = first.rect[0];
    arrows.append(shape('g', {class: 'entry'}, [
      shape('title', {}, 'The app begins here'), shape('g', {transform: `translate(${x - 3} ${y})`},
        shape('g', {class: 'whole'}, [shape('path', {d: 'M-66 0H-14', class: 'line'}), shape('path', {d: 'M0 0l-18 -10v20z', class: 'head'})]))]));
  }
};

const drawWay = ({segue, place, start, from, to, side, goal, offset}) => {
  const kind = kindOf(segue), [nx, ny] = normals[side], [mx, my] = normals[goal], isSelected = state.segue === place;
  const [x0, y0] = into(from.rect, onSide(start.rect, side)), [ex, ey] = onSide(to.rect, goal, offset);
  // From the control straight to the edge of its picture, and from there in a curve.
  const [edgeX, edgeY] = onSide(from.rect, side);
  const [x1, y1] = start.index < 0 ? [x0, y0] : side < 2 ? [edgeX, y0] : [x0, edgeY];
  const [x2, y2] = [ex + mx * 12, ey + my * 12];
  // In a narrow gap the curve is narrow, too.
  const bend = Math.min(Math.hypot(x2 - x1, y2 - y1) * 0.42, Math.max(32, Math.abs(side < 2 ? x2 - x1 : y2 - y1) * 0.8));
  const [ax, ay, bx, by] = [x1 + nx * bend, y1 + ny * bend, x2 + mx * bend, y2 + my * bend];
  const d = `M${x1} ${y1}C${ax} ${ay} ${bx} ${by} ${x2} ${y2}`;
  const [cx, cy] = [(x1 + 3 * ax + 3 * bx + x2) / 8, (y1 + 3 * ay + 3 * by + y2) / 8];
  const name = `segue ${kind} ${segue.change || ''}${isSelected ? ' selected' : ''}`;
  const group = shape('g', {class: name, 'data-segue': place}, [
    shape('path', {d, class: 'hit'}), shape('path', {d, class: 'line'}),
    shape('g', {transform: `translate(${ex + mx * 2} ${ey + my * 2})`},
      shape('path', {d: `M0 0l${mx * 13 - my * 6} ${my * 13 - mx * 6}l${my * 12} ${mx * 12}z`, class: 'head'})),
    shape('g', {transform: `translate(${cx} ${cy})`, class: 'sign'}, shape('g', {}, [shape('circle', {r: 11}), shape('path', {d: signs[kind]})]))]);
  const lead = `M${x0} ${y0}L${x1} ${y1}`;
  const isLong = Math.hypot(x1 - x0, y1 - y0) > 0.4 * (side < 2 ? from.rect[2] : from.rect[3]);
  const stub = start.index < 0 ? null : shape('g', {class: name + ' stub' + (isLong ? ' long' : ''), 'data-segue': place}, [
    shape('path', {d: lead, class: 'hit'}), shape('path', {d: lead, class: 'line'}),
    shape('g', {transform: `translate(${x0} ${y0})`}, shape('circle', {r: 4, class: 'head'}))]);
  for (const part of [group, stub]) {
    part?.addEventListener('pointerenter', () => showTip(group, segue));
    part?.addEventListener('pointerleave', () => { tip.hidden = true; });
    part?.addEventListener('click', event => {
      event.stopPropagation();
      if (!wasDragged()) select(segue.from, null, {segue: place});
    });
  }
  arrows.append(group);
  if (stub) above.append(stub);
  if (isSelected) above.append(group.cloneNode(true));
};

const showTip = (group, segue) => {
  tip.textContent = segueSentence(segue);
  tip.hidden = false;
  const sign = group.querySelector('.sign').getBoundingClientRect(), {left, top, width} = canvas.getBoundingClientRect();
  const x = Math.min(Math.max(8, sign.left - left + sign.width / 2 - tip.offsetWidth / 2), Math.max(8, width - tip.offsetWidth - 8));
  tip.style.transform = `translate(${x}px, ${Math.max(8, sign.top - top - 34)}px)`;
};

/** The segues that lead from a scene, to it, or from a view. */
export const seguesAt = (scene, view) => file().segues.map((segue, place) => ({segue, place})).filter(({segue}) =>
  view === undefined ? segue.from === scene || segue.to === scene : segue.trigger !== undefined && segue.trigger === view);
