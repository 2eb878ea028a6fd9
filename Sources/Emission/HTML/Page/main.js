// The page: what is there becomes a canvas with its panels, and one function renders the state.
import {data, isComparison, viewWithID} from './data.js';
import {$} from './dom.js';
import {chooseDocument, file, isFocused, pictureOf, renderWith, select, selectedView, set, state} from './state.js';
import {canvas, isSmall, listenToPointers, reveal} from './camera.js';
import {beginCanvas, bounds, drawLayers, layOutBoard, layerNames, moveBoard, selectionRect} from './canvas.js';
import {beginSegues, drawSegues, thickenSegues} from './segues.js';
import {beginOverlay, drawOverlay} from './overlay.js';
import {beginMinimap, drawMinimap, moveMinimap} from './minimap.js';
import {beginOutline, drawOutline, openTo, outlinePanel} from './outline.js';
import {drawInspector, inspector} from './inspector.js';
import {beginChanges, drawChanges} from './changes.js';
import {beginDifferences, drawDifferences, drawMix, thickenDifferences} from './differences.js';
import {beginBars, drawBars, drawZoom, environmentBar, fitAll, fitFirst} from './bars.js';
import {listenToKeys} from './keys.js';
import {watch} from './watch.js';

let last = {};
/** Renders the state: what depends on nothing that has changed stays as it is. */
const render = () => {
  const has = (...names) => names.some(name => last[name] !== state[name]);
  const root = document.documentElement;
  if (has('outline', 'inspector')) {
    root.classList.toggle('no-outline', !state.outline);
    root.classList.toggle('no-inspector', !state.inspector);
  }
  if (has('dark')) root.dataset.appearance = state.dark ? 'dark' : 'light';
  // In rows of one scene its versions and environments have other places.
  const focus = isFocused() ? [state.scene, state.compare, state.mode === 'side'].join() : '';
  const isNew = has('document', 'environment', 'compare', 'mode', 'old') || last.focus !== focus;
  if (isNew && file()) {
    const before = last.document === state.document && last.focus === focus;
    const old = before ? bounds : null;
    layOutBoard();
    // Another device's board has another size: what is in the middle stays there.
    if (!before) { if (last.document !== undefined || !remembered) { if (focus) fitAll(); else fitFirst(); } }
    else if (old) keepMiddle(old);
  }
  const isMoved = isNew || has('camera');
  if (isNew || has('scene', 'view')) {
    openTo(state.scene, state.view);
    const rect = selectionRect();
    if (rect && last.document !== undefined && has('scene', 'view', 'environment')) reveal(rect);
  }
  if (isMoved) { moveBoard(); thickenSegues(); thickenDifferences(); drawZoom(); }
  else if (has('mix', 'scene')) drawMix();
  if (isNew || has('layers')) drawDifferences();
  if (isNew || has('segue')) drawSegues();
  if (isMoved || has('layers', 'search')) drawLayers();
  if (isNew || has('scene')) drawMinimap(); else if (isMoved) moveMinimap();
  if (isNew || has('scene', 'view', 'open', 'search', 'panel', 'onlyHere')) drawOutline();
  if (has('change', 'changeWords', 'changeKind', 'panel')) drawChanges();
  if (isNew || has('scene', 'view', 'constraint', 'segue')) drawInspector();
  if (isNew || has('layers', 'dark', 'outline', 'inspector', 'mix')) drawBars();
  drawOverlay();
  last = {...state, focus};
  remember();
};

const keepMiddle = old => {
  const {x, y, zoom} = state.camera;
  const width = canvas.clientWidth / zoom / 2, height = canvas.clientHeight / zoom / 2;
  const across = (x + width - old[0]) / old[2], down = (y + height - old[1]) / old[3];
  set({camera: {zoom, x: bounds[0] + across * bounds[2] - width, y: bounds[1] + down * bounds[3] - height}});
};

// What is switched on outlives the page, which may be written again. Pages from disk may all share one storage.
const storage = 'strut ' + location.pathname;
let saving = 0, remembered = null;
const remember = () => { clearTimeout(saving); saving = setTimeout(save, 250); };
const save = () => {
  const {document, environment, scene, camera, layers, dark, search, panel, outline, inspector, onlyHere, mode, mix} = state;
  try {
    sessionStorage.setItem(storage, JSON.stringify({document, environment, scene, id: selectedView()?.i && data.strings[selectedView().i], view: state.view,
      camera, layers: [...layers], dark, search, panel, outline, inspector, onlyHere, mode, mix}));
  } catch (error) { /* A page from disk may have no storage: then it starts without what was remembered. */ }
};
const recall = () => {
  try {
    remembered = JSON.parse(sessionStorage.getItem(storage) || 'null');
    if (!remembered || !data.documents[remembered.document]) return;
    const {document, environment, layers, dark, search, panel, outline, inspector, onlyHere, camera, mode, mix} = remembered;
    Object.assign(state, {document, dark, search, panel: panel === 'changes' && !isComparison ? 'outline' : panel, outline, inspector, onlyHere, camera,
      mode: isComparison ? mode : 'one', mix, layers: new Set(layers.filter(name => layerNames.includes(name)))});
    state.environment = environment < file().environments.length ? environment : 0;
    if (remembered.scene !== null && file().scenes[remembered.scene]) {
      state.scene = remembered.scene;
      const number = data.strings.indexOf(remembered.id);
      const view = remembered.id === undefined || number < 0 ? remembered.view : viewWithID(pictureOf(state.scene), number);
      state.view = view !== null && data.pictures[pictureOf(state.scene)]?.views[view] ? view : null;
    }
  } catch (error) { remembered = null; }
};

/** A link from elsewhere: `#document-1`, `#scene-0-3`, `#finding-2`. */
const follow = () => {
  const found = location.hash.match(/^#(document|scene)-(\d+)(?:-(\d+))?$/);
  if (!found || !data.documents[found[2]]) return;
  chooseDocument(+found[2]);
  if (found[1] === 'scene' && file().scenes[+found[3]]) select(+found[3]);
};

document.documentElement.classList.add('scripted');
recall();
// On a small screen the outline lies over the canvas, and is opened when it is wanted.
if (isSmall()) state.outline = false;
beginBars();
beginCanvas();
beginSegues();
beginOverlay();
beginMinimap();
beginOutline();
beginChanges();
beginDifferences();
canvas.before(outlinePanel);
canvas.after(inspector, environmentBar);
listenToPointers();
listenToKeys();
renderWith(render);
addEventListener('hashchange', follow);
addEventListener('pagehide', save);
let width = canvas.clientWidth;
new ResizeObserver(() => {
  // A canvas that a panel makes narrower shows the same middle.
  const {x, y, zoom} = state.camera, by = canvas.clientWidth - width;
  width = canvas.clientWidth;
  set({camera: {x: x - (last.document === undefined ? 0 : by / zoom / 2), y, zoom}});
}).observe(canvas);
render();
follow();
watch(data, save);
