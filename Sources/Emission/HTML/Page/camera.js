// The camera over the board: where it stands, and how wheel, fingers, pointer and keys move it.
import {$} from './dom.js';
import {set, state} from './state.js';

export const canvas = $('#canvas');
export const board = $('#board');
const least = 0.02, most = 8;
const clamp = (value, from, to) => Math.min(to, Math.max(from, value));

/** Whether the screen is so small that panels lie over the canvas. */
export const isSmall = () => matchMedia('(max-width: 760px)').matches;
/** The room of the canvas that no panel covers, in points of the screen. */
export const viewport = () => {
  // On a small screen the inspector lies over the canvas.
  const over = $('#inspector'), below = over && isSmall() && over.checkVisibility() ? over.offsetHeight : 0;
  return {width: canvas.clientWidth, height: Math.max(80, canvas.clientHeight - below)};
};
export const toScreen = (x, y) => [(x - state.camera.x) * state.camera.zoom, (y - state.camera.y) * state.camera.zoom];
export const rectOnScreen = ([x, y, width, height]) =>
  [...toScreen(x, y), width * state.camera.zoom, height * state.camera.zoom];

export const panBy = (dx, dy) => {
  const {x, y, zoom} = state.camera;
  set({camera: {x: x + dx / zoom, y: y + dy / zoom, zoom}});
};

/** Zooms so that what lies under a point of the canvas stays there; the middle where none is given. */
export const zoomTo = (wanted, at) => {
  const {x, y, zoom} = state.camera, {width, height} = viewport();
  const [px, py] = at || [width / 2, height / 2];
  const next = clamp(wanted, least, most);
  set({camera: {x: x + px / zoom - px / next, y: y + py / zoom - py / next, zoom: next}});
};
export const zoomBy = (factor, at) => zoomTo(state.camera.zoom * factor, at);

/** Shows a rectangle of the board as large as it fits, but no larger than `largest`. */
export const fit = (rect, largest = 1) => {
  const {width, height} = viewport(), pad = Math.min(56, width / 8, height / 8);
  const zoom = clamp(Math.min((width - 2 * pad) / Math.max(1, rect[2]), (height - 2 * pad) / Math.max(1, rect[3])), least, largest);
  set({camera: {zoom, x: rect[0] + rect[2] / 2 - width / zoom / 2, y: rect[1] + rect[3] / 2 - height / zoom / 2}});
};

/** Moves the camera so far that a rectangle is seen, and no further. */
export const reveal = rect => {
  const {zoom} = state.camera, {width, height} = viewport();
  let {x, y} = state.camera;
  const pad = Math.min(40, width / 10, height / 10) / zoom;
  const along = (at, length, from, room) => {
    if (length + 2 * pad > room) return at > from + room - pad || at + length < from + pad ? at - pad : from;
    if (at < from + pad) return at - pad;
    return at + length > from + room - pad ? at + length + pad - room : from;
  };
  x = along(rect[0], rect[2], x, width / zoom);
  y = along(rect[1], rect[3], y, height / zoom);
  if (x !== state.camera.x || y !== state.camera.y) set({camera: {x, y, zoom}});
};

const place = event => {
  const {left, top} = canvas.getBoundingClientRect();
  return [event.clientX - left, event.clientY - top];
};
const pointers = new Map();
let from = null, dragged = false, held = false;

/** Whether the pointer was dragged since it went down: then a click is none. */
export const wasDragged = () => dragged;
export const holdHand = isHeld => { held = isHeld; canvas.classList.toggle('hand', isHeld); };

export const listenToPointers = () => {
  canvas.addEventListener('wheel', event => {
    if (event.target.closest('.over')) return;
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1;
    const [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
    if (event.ctrlKey || event.metaKey) zoomBy(Math.exp(-clamp(dy, -40, 40) * 0.01), place(event));
    else if (event.shiftKey && !dx) panBy(dy, 0);
    else panBy(dx, dy);
  }, {passive: false});
  // Safari has gestures of its own for a trackpad's pinch.
  let before = 1;
  canvas.addEventListener('gesturestart', event => { event.preventDefault(); before = 1; });
  canvas.addEventListener('gesturechange', event => {
    event.preventDefault();
    zoomBy(event.scale / before, place(event));
    before = event.scale;
  });
  canvas.addEventListener('pointerdown', event => {
    if (event.target.closest('.over')) return;
    if (event.button === 1) event.preventDefault();
    pointers.set(event.pointerId, place(event));
    if (pointers.size === 1) { from = place(event); dragged = false; }
  });
  canvas.addEventListener('pointermove', event => {
    const last = pointers.get(event.pointerId);
    if (!last) return;
    const now = place(event);
    if (pointers.size === 2) {
      const other = [...pointers].find(([id]) => id !== event.pointerId)[1];
      const distance = point => Math.hypot(point[0] - other[0], point[1] - other[1]);
      dragged = true;
      panBy((last[0] - now[0]) / 2, (last[1] - now[1]) / 2);
      zoomBy(Math.max(1, distance(now)) / Math.max(1, distance(last)), [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
    } else if (dragged || held || Math.hypot(now[0] - from[0], now[1] - from[1]) > 4) {
      if (!dragged) {
        dragged = true;
        canvas.setPointerCapture(event.pointerId);
        canvas.classList.add('dragging');
      }
      panBy(last[0] - now[0], last[1] - now[1]);
    }
    pointers.set(event.pointerId, now);
  });
  const end = event => {
    pointers.delete(event.pointerId);
    if (pointers.size) return;
    canvas.classList.remove('dragging');
    // The click that comes of a drag is none; those that come later, and not of a pointer at all, are.
    setTimeout(() => { dragged = false; });
  };
  canvas.addEventListener('pointerup', end);
  canvas.addEventListener('pointercancel', end);
};
