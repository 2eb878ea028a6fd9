// A small map of the board with what the camera sees; it is dragged to go elsewhere.
import {box, make, shape} from './dom.js';
import {file, set, state} from './state.js';
import {canvas, viewport} from './camera.js';
import {bounds, shown} from './canvas.js';

const mapSize = [168, 116];
const map = shape('svg', {'aria-hidden': 'true'});
const holder = make('div', {id: 'minimap', class: 'over'}, map);
const frame = shape('rect', {class: 'seen'});
let scale = 1;

export const beginMinimap = () => {
  canvas.append(holder);
  const go = event => {
    const {left, top} = map.getBoundingClientRect(), {width, height} = viewport(), {zoom} = state.camera;
    const [x, y] = [bounds[0] + (event.clientX - left) / scale, bounds[1] + (event.clientY - top) / scale];
    set({camera: {zoom, x: x - width / zoom / 2, y: y - height / zoom / 2}});
  };
  map.addEventListener('pointerdown', event => { map.setPointerCapture(event.pointerId); go(event); });
  map.addEventListener('pointermove', event => { if (event.buttons) go(event); });
};

/** Draws the scenes again. */
export const drawMinimap = () => {
  scale = Math.min(mapSize[0] / bounds[2], mapSize[1] / bounds[3]);
  map.setAttribute('width', bounds[2] * scale);
  map.setAttribute('height', bounds[3] * scale);
  map.textContent = '';
  for (const {rect, scene, isUnder} of shown) {
    if (isUnder) continue;
    const change = file().scenes[scene].change || '';
    map.append(shape('rect', {...box([(rect[0] - bounds[0]) * scale, (rect[1] - bounds[1]) * scale, Math.max(2, rect[2] * scale), Math.max(2, rect[3] * scale)]),
      class: `scene ${change}${scene === state.scene ? ' chosen' : ''}`, rx: 1}));
  }
  map.append(frame);
  moveMinimap();
};

/** Shows what the camera sees; where that is all there is no map. */
export const moveMinimap = () => {
  const {x, y, zoom} = state.camera, {width, height} = viewport();
  const seesAll = x <= bounds[0] && y <= bounds[1] && x + width / zoom >= bounds[0] + bounds[2] && y + height / zoom >= bounds[1] + bounds[3];
  holder.hidden = seesAll || shown.filter(item => !item.isUnder).length < 2 || width < 500;
  const rect = box([(x - bounds[0]) * scale, (y - bounds[1]) * scale, width / zoom * scale, height / zoom * scale]);
  for (const key in rect) frame.setAttribute(key, rect[key]);
};
