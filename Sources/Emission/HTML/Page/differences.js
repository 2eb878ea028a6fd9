// What became of scenes and views between two versions, outlined on the board; and the handle between the versions.
import {marksIn} from './data.js';
import {box, make, shape} from './dom.js';
import {file, pictureOf, set, state} from './state.js';
import {board, canvas, rectOnScreen} from './camera.js';
import {mixVersions, shown, shownPicture, viewRect} from './canvas.js';

const outlines = shape('svg', {id: 'differences', 'aria-hidden': 'true'});
const handle = make('div', {id: 'handle', class: 'over', 'aria-hidden': 'true', hidden: true});
export const beginDifferences = () => {
  board.append(outlines);
  canvas.append(handle);
  const drag = event => {
    const {left, width} = canvas.getBoundingClientRect(), [x, , wide] = rectOnScreen(handled().rect);
    if (width && wide) set({mix: Math.round(Math.min(100, Math.max(0, 100 - (event.clientX - left - x) / wide * 100)))});
  };
  handle.addEventListener('pointerdown', event => { handle.setPointerCapture(event.pointerId); event.preventDefault(); });
  handle.addEventListener('pointermove', event => { if (event.buttons && handled()) drag(event); });
};

/** The picture that has the handle: that of the scene that is selected. */
const handled = () => {
  const item = state.scene === null || state.mode !== 'slider' ? undefined : shownPicture(pictureOf(state.scene, state.environment, false));
  return item?.isOver ? item : undefined;
};

/** Keeps outlines visible when the canvas is small. In steps: each restyles all of them. */
let outlineHair = 0;
export const thickenDifferences = () => {
  const next = 1.25 ** Math.round(Math.log(1 / state.camera.zoom) / Math.log(1.25));
  if (next !== outlineHair) { outlineHair = next; outlines.style.setProperty('--hair', outlineHair); }
  const item = handled();
  handle.hidden = !item;
  if (!item) return;
  const [x, y, wide, tall] = rectOnScreen(item.rect);
  handle.style.transform = `translate(${x + wide * (100 - state.mix) / 100 - 12}px, ${y}px)`;
  handle.style.height = tall + 'px';
};

/** Draws all outlines again. */
export const drawDifferences = () => {
  outlines.textContent = '';
  if (!state.layers.has('changes')) return;
  for (const item of shown) {
    const {change} = file().scenes[item.scene];
    if (!change) continue;
    if (change !== 'changed') { outlines.append(shape('rect', {...box(item.rect), class: 'difference ' + change})); continue; }
    for (const [view, {kind}] of marksIn(item.picture)) {
      // Under the new version only what that has no more is outlined.
      if (item.isUnder && kind !== 'removed') continue;
      const [x, y, wide, tall] = viewRect(item.picture, view);
      outlines.append(shape('rect', {...box([x, y, Math.max(wide, 1), Math.max(tall, 1)]), class: 'difference ' + kind}));
    }
  }
};

/** Shows as much of each version as the handle says. */
export const drawMix = () => { mixVersions(); thickenDifferences(); };
