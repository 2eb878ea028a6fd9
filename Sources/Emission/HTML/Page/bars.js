// The bars: what is shown and how large at the top, the environment at the bottom.
import {isComparison, number, viewWithID} from './data.js';
import {$, all, make} from './dom.js';
import {chooseEnvironment, file, isOverlaid, pictureOf, selectedView, set, state} from './state.js';
import {canvas, fit, viewport, zoomBy, zoomTo} from './camera.js';
import {bounds, layerNames, selectionRect, shown} from './canvas.js';

const layerKeys = {changes: 'h', frames: 'f', constraints: 'c', margins: 'm', safearea: 's', baselines: 'b', pins: 'n'};
const layerTitles = {
  changes: 'Changes', frames: 'Frames', constraints: 'Constraints', margins: 'Margins', safearea: 'Safe area', baselines: 'Baselines', pins: 'Findings'};
export const toggleLayer = name => {
  const layers = new Set(state.layers);
  if (!layers.delete(name)) layers.add(name);
  set({layers});
};
export const fitAll = () => fit(bounds);
/** What is seen first: everything, or what is around the first scene where everything would be too small to be made out. */
export const fitFirst = () => {
  fitAll();
  const first = shown.find(item => item.scene === file().start) || shown[0];
  if (!first || state.camera.zoom >= 0.09) return;
  const {width, height} = viewport(), zoom = 0.14;
  // Beside the board there is nothing to be seen: it fills the canvas, or is in its middle.
  const along = (wanted, from, length, room) => length < room ? from + length / 2 - room / 2 : Math.min(Math.max(wanted, from), from + length - room);
  const pad = 24 / zoom, [left, top, wide, tall] = bounds;
  set({camera: {zoom, x: along(first.rect[0] - width * 0.3 / zoom, left - pad, wide + 2 * pad, width / zoom),
    y: along(first.rect[1] + first.rect[3] / 2 - height / zoom / 2, top - pad, tall + 2 * pad, height / zoom)}});
};
export const fitSelection = () => fit(selectionRect() || bounds, 2);
export const toggleDark = () => set({dark: !state.dark});
export const toggleCompare = () => {
  if (!file()?.scenes.length) return;
  const scene = state.scene ?? file().start ?? 0;
  set({compare: !state.compare, scene});
};
/** Shows the versions in another way; beside each other those of one scene. */
export const chooseMode = (mode, old = false) => {
  if (!isComparison || !file()?.scenes.length) return;
  const scene = mode === 'side' ? state.scene ?? Math.max(0, file().scenes.findIndex(one => one.before)) : state.scene;
  set({mode, old, scene, view: viewInVersion(scene, old), constraint: null});
};
/** The view that is selected, in the other version. */
const viewInVersion = (scene, old) => {
  const view = selectedView();
  if (!view || scene !== state.scene) return state.view;
  const index = viewWithID(pictureOf(scene, state.environment, old), view.i);
  return index < 0 ? null : index;
};
export const nextEnvironment = by => {
  const count = file()?.environments.length || 0;
  if (count > 1) chooseEnvironment((state.environment + by + count) % count);
};

const toggle = (name, words, key, onclick, label) => make('button', {
  'data-switch': name, 'aria-pressed': 'false', 'aria-keyshortcuts': key, title: `${words} (${key})`, 'aria-label': label, onclick}, words);
const zoomWords = make('button', {id: 'zoom', title: '100 % (0)', 'aria-keyshortcuts': '0', 'aria-label': 'Zoom to 100 %', onclick: () => zoomTo(1)}, '100 %');
const panelButton = (name, words) => make('button', {id: 'toggle-' + name, 'aria-pressed': 'true', 'aria-controls': name, title: words,
  onclick: () => set({[name]: !state[name]})}, words);
const panels = [panelButton('outline', 'Outline'), panelButton('inspector', 'Inspector')];
const modes = [['before', 'Before', 'v'], ['after', 'After', 'v'], ['side', 'Side by side', 'e'], ['slider', 'Slider', 'l'], ['onion', 'Onion skin', 'o']];
const modeNow = () => state.mode !== 'one' ? state.mode : state.old ? 'before' : 'after';
export const toggleMode = mode => chooseMode(state.mode === mode ? 'one' : mode);
const mix = make('input', {id: 'mix', type: 'range', min: 0, max: 100, 'aria-label': 'How much of the new version shows',
  oninput: event => set({mix: +event.target.value})});
const versions = make('div', {id: 'versions', class: 'over', role: 'toolbar', 'aria-label': 'How both versions are shown'}, [
  make('span', {class: 'group'}, modes.map(([mode, words, key]) => make('button', {'data-mode': mode, 'aria-pressed': 'false', 'aria-keyshortcuts': key,
    title: `${words} (${key})`, onclick: () => mode === 'before' || mode === 'after' ? chooseMode('one', mode === 'before') : chooseMode(mode)}, words))), mix]);
const tools = make('div', {class: 'tools', role: 'toolbar', 'aria-label': 'What is shown'}, [
  panels[0],
  make('span', {class: 'group'}, layerNames.map(name => toggle(name, layerTitles[name], layerKeys[name], () => toggleLayer(name)))),
  make('span', {class: 'group'}, [
    make('button', {id: 'smaller', 'aria-label': 'Smaller', 'aria-keyshortcuts': '-', title: 'Smaller (-)', onclick: () => zoomBy(0.8)}, '−'), zoomWords,
    make('button', {id: 'larger', 'aria-label': 'Larger', 'aria-keyshortcuts': '+', title: 'Larger (+)', onclick: () => zoomBy(1.25)}, '+'),
    make('button', {id: 'fit', 'aria-keyshortcuts': '1', title: 'Show all (1)', onclick: fitAll}, 'Fit all'),
    make('button', {id: 'fit-selection', 'aria-keyshortcuts': '2', title: 'Show the selection (2)', onclick: fitSelection}, 'Fit selection')]),
  panels[1]]);

const members = [
  ['device', 'Device'], ['size', 'Window'], ['orientation', 'Orientation'], ['textSize', 'Text size'],
  ['language', 'Language'], ['direction', 'Direction'],
];
const words = {ltr: 'left to right', rtl: 'right to left'};
const valueOf = (environment, name) => name === 'size' ? `${number(environment.width)} × ${number(environment.height)}`
  : environment[name] === undefined ? 'as written' : words[environment[name]] || environment[name];
export const environmentBar = make('footer', {id: 'environments', 'aria-label': 'Environment'});
const choices = make('span', {class: 'choices'});
const dark = toggle('dark', 'Dark', 'd', toggleDark, 'Dark appearance of the pictures');
const compare = toggle('compare', 'All environments', 'a', toggleCompare, 'All environments of the scene beside each other');

/** The environment that differs in one member, and in as little else as there is. */
const chooseMember = (name, value) => {
  const now = file().environments[state.environment];
  let best = -1, most = -1;
  file().environments.forEach((environment, index) => {
    if (valueOf(environment, name) !== value) return;
    const same = members.filter(([other]) => valueOf(environment, other) === valueOf(now, other)).length;
    if (same > most) { most = same; best = index; }
  });
  if (best >= 0) chooseEnvironment(best);
};

let drawnFile = null;
export const beginBars = () => {
  if (isComparison) canvas.append(versions);
  $('header').append(tools);
  environmentBar.append(choices, make('span', {class: 'group'}, [dark, compare]));
};
/** Shows which environment it is, and what is on. */
export const drawBars = () => {
  const environments = file()?.environments || [];
  if (drawnFile !== file()) {
    drawnFile = file();
    choices.textContent = '';
    // A window that goes with its device says nothing more.
    const isSaid = environments.every(one => environments.every(other => other.device !== one.device || other.orientation !== one.orientation
      || valueOf(other, 'size') === valueOf(one, 'size')));
    for (const [name, title] of environments.length ? members : []) {
      const values = [...new Set(environments.map(environment => valueOf(environment, name)))];
      if (name === 'size' && isSaid && environments.length > 1 || name === 'language' && values.length === 1 && values[0] === 'as written') continue;
      choices.append(make('label', {class: 'choice'}, [make('span', {}, title), values.length > 1
        ? make('select', {'data-member': name, 'aria-label': title, onchange: event => chooseMember(name, event.target.value)},
          values.map(value => make('option', {value}, value)))
        : make('b', {dir: 'auto'}, values[0] ?? '')]));
    }
  }
  const now = environments[state.environment];
  for (const menu of choices.querySelectorAll('select')) menu.value = valueOf(now, menu.dataset.member);
  compare.hidden = environments.length < 2;
  compare.setAttribute('aria-pressed', String(state.compare));
  dark.setAttribute('aria-pressed', String(state.dark));
  for (const name of layerNames) $(`button[data-switch=${name}]`, tools).setAttribute('aria-pressed', String(state.layers.has(name)));
  for (const button of all('button', versions)) button.setAttribute('aria-pressed', String(button.dataset.mode === modeNow()));
  versions.hidden = !file()?.scenes.some(scene => scene.before);
  mix.hidden = !isOverlaid();
  mix.value = state.mix;
  panels.forEach(button => button.setAttribute('aria-pressed', String(state[button.id.slice(7)])));
};
export const drawZoom = () => { zoomWords.textContent = Math.round(state.camera.zoom * 100) + ' %'; };
