// Keys, and pointers over the pictures.
import {data, isComparison} from './data.js';
import {$} from './dom.js';
import {file, pictureOf, select, set, state} from './state.js';
import {canvas, fit, holdHand, panBy, wasDragged, zoomBy, zoomTo} from './camera.js';
import {rectOf, shown} from './canvas.js';
import {chooseMode, fitAll, fitSelection, nextEnvironment, toggleCompare, toggleDark, toggleLayer, toggleMode} from './bars.js';
import {nextChange} from './changes.js';
import {focusSearch, showFinding} from './outline.js';

const layerOf = {f: 'frames', c: 'constraints', m: 'margins', s: 'safearea', b: 'baselines', n: 'pins'};

/** Selects the next view of the scene that is drawn, or the one before. */
const walk = by => {
  if (state.scene === null) return shown.length ? select(shown[0].scene) : undefined;
  const views = data.pictures[pictureOf(state.scene)]?.views || [];
  for (let index = state.view === null ? (by > 0 ? 0 : -1) : state.view + by; index >= 0 && index < views.length; index += by) {
    if (rectOf(pictureOf(state.scene), index)) return select(state.scene, index);
  }
};
const up = () => {
  if (state.view === null) return;
  const above = data.pictures[pictureOf(state.scene)].views[state.view].u;
  select(state.scene, above ?? null);
};

const onKey = event => {
  if (event.key === 'Alt') { set({measuring: true}); if (canvas.contains(document.activeElement)) event.preventDefault(); return; }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target;
  if (/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return;
  if (/^(BUTTON|SUMMARY|A)$/.test(target.tagName) && /^(Enter| )$/.test(event.key)) return;
  const arrows = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]}[event.key];
  if (arrows && (event.shiftKey || state.scene === null)) panBy(arrows[0] * 60, arrows[1] * 60);
  else if (layerOf[event.key]) toggleLayer(layerOf[event.key]);
  else switch (event.key) {
  case 'd': toggleDark(); break;
  case 'h': if (isComparison) toggleLayer('changes'); break;
  case 'v': chooseMode('one', state.mode === 'one' && !state.old); break;
  case 'e': toggleMode('side'); break;
  case 'l': toggleMode('slider'); break;
  case 'o': toggleMode('onion'); break;
  case '.': nextChange(1); break;
  case ',': nextChange(-1); break;
  case 'a': toggleCompare(); break;
  case '+': case '=': zoomBy(1.25); break;
  case '-': zoomBy(0.8); break;
  case '0': zoomTo(1); break;
  case '1': fitAll(); break;
  case '2': fitSelection(); break;
  case '[': nextEnvironment(-1); break;
  case ']': nextEnvironment(1); break;
  case '/': focusSearch(); break;
  case 'j': case 'ArrowDown': walk(1); break;
  case 'k': case 'ArrowUp': walk(-1); break;
  case 'ArrowLeft': up(); break;
  case 'ArrowRight': walk(1); break;
  case 'Enter': fitSelection(); break;
  case ' ': holdHand(true); break;
  case 'Escape':
    if (state.constraint !== null) set({constraint: null});
    else if (state.compare) set({compare: false});
    else if (state.mode === 'side') chooseMode('one');
    else select(null);
    break;
  default: return;
  }
  event.preventDefault();
};

/** The view under the pointer, with its picture and its scene. */
const hit = target => {
  const rect = target.closest?.('rect[data-v]');
  if (!rect) return null;
  const picture = +rect.closest('figure').dataset.picture;
  const {scene, environment, isBefore} = data.pictures[picture];
  return {picture, view: +rect.dataset.v, scene, environment, old: isBefore};
};

export const listenToKeys = () => {
  document.addEventListener('keydown', onKey);
  document.addEventListener('keyup', event => {
    if (event.key === 'Alt') set({measuring: false});
    if (event.key === ' ') holdHand(false);
  });
  addEventListener('blur', () => set({measuring: false}));
  canvas.addEventListener('pointermove', event => {
    if (event.buttons) return;
    const found = hit(event.target);
    if (found?.picture !== state.hover?.picture || found?.view !== state.hover?.view) set({hover: found});
  });
  canvas.addEventListener('pointerleave', () => set({hover: null}));
  canvas.addEventListener('click', event => {
    if (wasDragged() || event.target.closest('.over, a')) return;
    const mark = event.target.closest('[data-k]');
    if (mark?.dataset.of) {
      const picture = +mark.closest('figure').dataset.picture, item = data.pictures[picture];
      return select(item.scene, +mark.dataset.of, {constraint: +mark.dataset.k, environment: item.environment, old: item.isBefore});
    }
    const found = hit(event.target);
    if (found) return select(found.scene, found.view, {environment: found.environment, old: found.old});
    const figure = event.target.closest('figure');
    if (figure) return select(data.pictures[+figure.dataset.picture].scene, null, {old: data.pictures[+figure.dataset.picture].isBefore});
    if (!event.target.closest('.title, [data-segue], [data-k]')) select(null);
  });
  canvas.addEventListener('dblclick', event => {
    const figure = event.target.closest('figure');
    if (!figure) return;
    const scene = file().scenes[data.pictures[+figure.dataset.picture].scene];
    if (scene.page) { location.href = scene.page; return; }
    const item = shown.find(other => other.figure === figure);
    fit([item.rect[0], item.rect[1] - 30, item.rect[2], item.rect[3] + 30]);
  });
  // Links to findings and scenes of this page lead into its panels.
  document.addEventListener('click', event => {
    const link = event.target.closest?.('a[href^="#"]');
    if (!link) return;
    const name = link.getAttribute('href').slice(1), found = name.match(/^finding-(\d+)$/);
    if (found) { event.preventDefault(); showFinding(found[1] - 1); }
    else if (name === 'findings' || name === 'changes') { event.preventDefault(); set({panel: name, outline: true}); }
  });
};
