// The state of the page in one object; whoever changes it calls `set`, and what is seen is rendered from it.
import {data, viewWithID} from './data.js';

export const state = {
  document: 0, environment: 0, scene: null, view: null, constraint: null, segue: null,
  camera: {x: 0, y: 0, zoom: 1}, layers: new Set(), dark: document.documentElement.dataset.appearance === 'dark',
  compare: false, search: '', open: new Set(), panel: 'outline', outline: true, inspector: true,
  measuring: false, hover: null, onlyHere: false,
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
/** The picture of a scene in an environment; undefined for none. */
export const pictureOf = (scene, environment = state.environment) =>
  scene === null || scene === undefined ? undefined : sceneOf(scene)?.pictures[environment];
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
  set({document, scene: null, view: null, constraint: null, segue: null, compare: false,
    environment: Math.min(state.environment, Math.max(0, count - 1))});
};
