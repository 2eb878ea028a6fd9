// The state of the page in one object; whoever changes it calls `set`, and what is seen is rendered from it.
import {data, isComparison, viewWithID} from './data.js';

export const state = {
  document: 0, environment: 0, scene: null, view: null, constraint: null, segue: null,
  camera: {x: 0, y: 0, zoom: 1}, layers: new Set(isComparison ? ['changes'] : []), dark: document.documentElement.dataset.appearance === 'dark',
  compare: false, search: '', open: new Set(), panel: isComparison ? 'changes' : 'outline', outline: true, inspector: true,
  measuring: false, hover: null, onlyHere: false,
  // Of two versions: how they are shown, whether the selection is in the one before, how much of the new one is seen, the change that was chosen.
  mode: 'one', old: false, mix: 50, change: null, changeWords: '', changeKind: 'all',
};

let renderer = () => {};
let waiting = false;
/** Says who renders the state. */
export const renderWith = render => { renderer = render; };
export const set = changes => {
  Object.assign(state, changes);
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() => { waiting = false; renderer(); });
};

export const file = () => data.documents[state.document];
export const sceneOf = place => file().scenes[place];
/** The picture of a scene in an environment, in the version that is looked at; undefined for none. */
export const pictureOf = (scene, environment = state.environment, isOld = state.old) => {
  const found = scene === null || scene === undefined ? undefined : sceneOf(scene);
  return isOld && found?.before ? found.before[environment] : found?.pictures[environment];
};
/** Whether one scene alone is on the canvas, several times. */
export const isFocused = () => state.scene !== null && (state.compare || state.mode === 'side');
/** Whether both versions lie over each other. */
export const isOverlaid = () => state.mode === 'slider' || state.mode === 'onion';
export const currentPicture = () => data.pictures[pictureOf(state.scene)];
export const selectedView = () => state.view === null ? undefined : currentPicture()?.views[state.view];

export const select = (scene, view = null, more = {}) => set({scene, view, constraint: null, segue: null, ...more});

/** Another environment: what is selected stays so, if it is there too. */
export const chooseEnvironment = environment => {
  const before = selectedView();
  const there = pictureOf(state.scene, environment);
  let view = null;
  if (before && there !== undefined) {
    view = viewWithID(there, before.i);
    if (view < 0) view = data.pictures[there].views[state.view]?.c === before.c && before.i === undefined ? state.view : null;
  }
  set({environment, view, constraint: null});
};

/** Another document, of which nothing is selected yet. */
export const chooseDocument = document => {
  if (document === state.document || !data.documents[document]) return;
  const count = data.documents[document].environments.length;
  set({document, scene: null, view: null, constraint: null, segue: null, compare: false, mode: state.mode === 'side' ? 'one' : state.mode, old: false,
    environment: Math.min(state.environment, Math.max(0, count - 1))});
};
