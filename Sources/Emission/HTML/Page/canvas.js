// The pictures on the board: which are shown, where they lie, their titles, and the layers that are drawn into them.
import {data, findingsIn, holdsIn, isComparison, number, sceneWords, sentence, text} from './data.js';
import {$, all, box, icon, make, shape} from './dom.js';
import {file, isFocused, isOverlaid, pictureOf, select, state} from './state.js';
import {board, canvas, rectOnScreen, toScreen, viewport, wasDragged} from './camera.js';

const figures = [];
for (const figure of all('figure[data-picture]')) figures[+figure.dataset.picture] = figure;

/** What is on the board now: pictures with their scenes and where they lie. */
export let shown = [];
/** The rectangle around all of it. */
export let bounds = [0, 0, 1, 1];
export const shownPicture = picture => shown.find(item => item.picture === picture);

/** The rectangle of a view's element; hidden views have none. */
const rects = new Map();
export const rectOf = (picture, index) => {
  if (!rects.has(picture)) {
    const found = new Map();
    for (const rect of all('rect[data-v]', figures[picture])) if (!found.has(+rect.dataset.v)) found.set(+rect.dataset.v, rect);
    rects.set(picture, found);
  }
  return rects.get(picture).get(index);
};

/** The window that a view is drawn in; for a hidden view that of the nearest one above it that is drawn. */
export const windowOf = (picture, index) => {
  const views = data.pictures[picture].views;
  for (let at = index; at !== undefined; at = views[at].u) {
    const rect = rectOf(picture, at);
    if (rect) return rect.closest('g.window');
  }
};

/** How far a window's coordinates are from those of the board; its picture has a border of one point. */
const shift = (picture, index) => {
  let [x, y] = shownPicture(picture).rect;
  for (let at = windowOf(picture, index); at; at = at.parentElement.closest('g.window')) {
    const [dx, dy] = at.getAttribute('transform').match(/-?[\d.]+(?:e-?\d+)?/g).map(Number);
    x += dx;
    y += dy;
  }
  return [x + 1, y + 1];
};
export const rectOnBoard = (picture, index, rect) => {
  const [dx, dy] = shift(picture, index);
  return [rect[0] + dx, rect[1] + dy, rect[2], rect[3]];
};
/** Where a view lies on the board. */
export const viewRect = (picture, index) => rectOnBoard(picture, index, data.pictures[picture].views[index].f);

/** The pictures of a scene that lie in one place: the version before under the new one. */
const stacked = (scene, place, environment) => {
  const before = scene.before?.[environment], after = scene.pictures[environment];
  if (before === undefined || !isOverlaid()) return [{scene: place, picture: pictureOf(place, environment)}];
  return [{scene: place, picture: before, isUnder: true}, {scene: place, picture: after, isOver: true}];
};
/** Where every scene's picture lies; or one scene's in all environments, or in both versions, in rows. */
const arranged = () => {
  if (!isFocused()) {
    return file().scenes.flatMap((scene, place) => {
      const pictures = stacked(scene, place, state.environment);
      const at = data.pictures[scene.pictures[state.environment]]?.at;
      return at ? pictures.map(item => ({...item, rect: [at[0], at[1], ...data.pictures[item.picture].at.slice(2)]})) : [];
    });
  }
  const scene = file().scenes[state.scene], gap = 48, title = 40;
  const environments = state.compare ? scene.pictures.map((picture, environment) => environment) : [state.environment];
  const stacks = environments.flatMap(environment => state.mode === 'side' && scene.before
    ? [scene.before[environment], scene.pictures[environment]].map(picture => [{scene: state.scene, picture}])
    : [stacked(scene, state.scene, environment)]);
  const sizes = stacks.map(stack => data.pictures[stack[stack.length - 1].picture].at.slice(2));
  const area = sizes.reduce((sum, [width, height]) => sum + (width + gap) * (height + gap + title), 0);
  const wide = stacks.length < 3 ? Infinity : Math.max(Math.sqrt(area * 1.6), ...sizes.map(([width]) => width));
  let x = 0, y = title, tall = 0;
  return stacks.flatMap((stack, at) => {
    const [width, height] = sizes[at];
    if (x > 0 && x + width > wide) { x = 0; y += tall + gap + title; tall = 0; }
    const rect = [x, y];
    x += width + gap;
    tall = Math.max(tall, height);
    return stack.map(item => ({...item, rect: [...rect, ...data.pictures[item.picture].at.slice(2)]}));
  });
};

const labels = make('div', {id: 'labels', 'aria-hidden': 'true'});
const notice = make('p', {id: 'notice', role: 'status', dir: 'auto', hidden: true});
export const beginCanvas = () => {
  canvas.append(labels, notice);
  canvas.setAttribute('tabindex', '0');
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-label', 'Canvas: arrow keys walk through the views, plus and minus zoom, 1 shows everything');
  all('figure svg').forEach(svg => svg.setAttribute('aria-hidden', 'true'));
};

const counts = (scene, environment) => {
  const count = {error: 0, warning: 0, note: 0};
  data.findings.forEach(finding => {
    if (finding.d === state.document && finding.z === scene && holdsIn(finding, environment)) count[finding.s]++;
  });
  return count;
};
/** The findings of a scene as little marks, the most serious first. */
export const marks = (scene, environment) => {
  const count = counts(scene, environment);
  return ['error', 'warning', 'note'].filter(kind => count[kind])
    .map(kind => make('span', {class: 'mark ' + kind, title: `${kind}s: ${count[kind]}`}, String(count[kind])));
};

/** Puts the pictures in their places. */
export const layOutBoard = () => {
  for (const item of shown) figures[item.picture].classList.remove('shown', 'gone');
  shown = arranged();
  labels.textContent = '';
  for (const item of shown) {
    const figure = figures[item.picture], [x, y, width, height] = item.rect;
    item.figure = figure;
    figure.classList.add('shown');
    figure.classList.toggle('gone', isComparison && file().scenes[item.scene].change === 'removed');
    for (const [name, value] of [['--x', x], ['--y', y], ['--w', width], ['--h', height]]) figure.style.setProperty(name, value);
    if (item.isUnder) continue;
    const scene = file().scenes[item.scene], {environment, isBefore} = data.pictures[item.picture];
    const version = isBefore ? 'Before' : scene.before && (state.mode === 'side' || state.compare) ? 'After' : '';
    const caption = [version, version && !state.compare ? '' : file().environments[environment].caption].filter(Boolean).join(' · ');
    const [name, more] = isFocused() ? [caption, ''] : sceneWords(scene);
    item.label = make('div', {class: 'title', dir: 'auto', onclick: () => { if (!wasDragged()) select(item.scene); }}, [
      scene.change ? make('span', {class: 'change ' + scene.change}, isBefore && !isFocused() ? 'before' : scene.change) : '',
      icon(scene.kind || 'view'), make('span', {class: 'name'}, name), make('span', {class: 'more'}, more),
      ...isBefore ? [] : marks(item.scene, environment)]);
    labels.append(item.label);
  }
  giveRoom();
  const right = Math.max(1, ...shown.map(({rect}) => rect[0] + rect[2])), bottom = Math.max(1, ...shown.map(({rect}) => rect[1] + rect[3]));
  const left = Math.min(...shown.map(({rect}) => rect[0]), right), top = Math.min(...shown.map(({rect}) => rect[1]), bottom);
  // Above the first row are titles, left of the first scene is the arrow where the app begins.
  const entry = isFocused() || file().start === undefined ? 0 : 84;
  mixVersions();
  const said = file().comparison;
  notice.hidden = !file().unreadable && !(said && !shown.length);
  const error = data.findings.find(finding => finding.d === state.document && finding.s === 'error') || said && {m: said.summary};
  notice.textContent = (error ? text(error.m) + ' ' : '') + (shown.length ? 'The pictures are from when it could be read.' : '');
  bounds = [left - entry, top - 30, Math.max(1, right - left + entry), bottom - top + 30];
};

/** How wide a title may be: over its picture, and on until something else is beside it. */
const giveRoom = () => {
  for (const item of shown) {
    const [x, y, width] = item.rect;
    const beside = shown.filter(({rect}) => rect[0] > x && rect[1] - 60 < y && rect[1] + rect[3] > y - 60).map(({rect}) => rect[0] - x - 24);
    item.room = Math.max(width, Math.min(width + 400, ...beside));
  }
};

/** Shows as much of the new version as is wanted, where it lies over the one before. */
export const mixVersions = () => {
  for (const {figure, isOver} of shown) {
    figure.style.clipPath = isOver && state.mode === 'slider' ? `inset(0 0 0 ${100 - state.mix}%)` : '';
    figure.style.opacity = isOver && state.mode === 'onion' ? state.mix / 100 : '';
  }
};

/** Shows the board as the camera sees it, with titles that stay as large as they are. */
export const moveBoard = () => {
  const {x, y, zoom} = state.camera;
  board.style.transform = `translate3d(${-x * zoom}px, ${-y * zoom}px, 0) scale(${zoom})`;
  canvas.classList.toggle('zoom-medium', zoom < 0.4);
  canvas.classList.toggle('zoom-small', zoom < 0.18);
  canvas.classList.toggle('zoom-dots', zoom < 0.075);
  const above = zoom < 0.18 ? 15 : zoom < 0.4 ? 18 : 26;
  for (const item of shown) {
    if (!item.label) continue;
    const [px, py] = toScreen(item.rect[0], item.rect[1]);
    item.label.style.transform = `translate(${px}px, ${py - above}px)`;
    item.label.style.maxWidth = Math.max(24, item.room * zoom) + 'px';
  }
};

/** The pictures that are in sight, or nearly so. */
const inSight = () => {
  const {width, height} = viewport();
  return shown.filter(({rect}) => {
    const [x, y, w, h] = rectOnScreen(rect);
    return x < width + 200 && y < height + 200 && x + w > -200 && y + h > -200;
  });
};

// Layers over the pictures, drawn for those that are in sight.
const insets = (picture, layer, key, name) => picture.views.forEach((view, index) => {
  if (!view[key] || !rectOf(picture.number, index)) return;
  const [x, y, width, height] = view.f, [top, left, bottom, right] = view[key];
  layer(index).append(shape('rect', {...box([x + left, y + top, width - left - right, height - top - bottom]), class: name}));
});
const drawing = {
  frames(picture, layer) {
    picture.views.forEach((view, index) => {
      if (rectOf(picture.number, index)) layer(index).append(shape('rect', {...box(view.f), class: 'o-frame'}));
    });
  },
  constraints(picture, layer) {
    picture.constraints.forEach((constraint, place) => {
      if (!constraint.l || !(constraint.w || constraint.o === 3)) return;
      const owner = constraint.v.find(index => rectOf(picture.number, index));
      if (owner === undefined) return;
      const [x1, y1, x2, y2] = constraint.l, kind = constraint.o === 3 ? ' broken' : constraint.o === 2 ? ' missed' : '';
      layer(owner).append(shape('g', {class: 'o-constraint' + kind, 'data-k': place, 'data-of': owner}, [
        shape('title', {}, sentence(constraint)), shape('line', {x1, y1, x2, y2, class: 'hit'}), shape('line', {x1, y1, x2, y2}),
        constraint.c === undefined ? '' : shape('text', {x: (x1 + x2) / 2 + 2, y: (y1 + y2) / 2 - 2}, number(constraint.c))]));
    });
  },
  margins(picture, layer) { insets(picture, layer, 'm', 'o-margins'); },
  safearea(picture, layer) { insets(picture, layer, 's', 'o-safe'); },
  baselines(picture, layer) {
    picture.views.forEach((view, index) => {
      if (!view.b || !rectOf(picture.number, index)) return;
      const [x, y, width] = view.f;
      for (const line of view.b) {
        layer(index).append(shape('line', {x1: x, x2: x + width, y1: y + line, y2: y + line, class: 'o-baseline'}));
      }
    });
  },
  pins(picture, layer) {
    const taken = {};
    for (const {finding, place, view: index} of findingsIn(picture.number)) {
      const view = picture.views[index];
      if (!view || !rectOf(picture.number, index)) continue;
      const at = taken[index] = (taken[index] || 0) + 1;
      const cx = view.f[0] + 20 * at - 10, cy = view.f[1] + 10;
      layer(index).append(shape('a', {href: '#finding-' + (place + 1), class: 'pin ' + finding.s, 'aria-label': 'Finding ' + (place + 1)}, [
        shape('title', {}, text(finding.m)), shape('circle', {cx, cy, r: 9}), shape('text', {x: cx, y: cy + 4}, String(place + 1))]));
    }
  },
  matches(picture, layer) {
    const wanted = state.search.trim().toLowerCase();
    if (!wanted) return;
    picture.views.forEach((view, index) => {
      if (rectOf(picture.number, index) && matches(view, wanted)) layer(index).append(shape('rect', {...box(view.f), class: 'o-match'}));
    });
  },
};
/** Whether a view's class, id, label, text or outlet has some words in it. */
export const matches = (view, wanted) => [view.c, view.i, view.l, view.t, ...(view.n || [])]
  .some(word => word !== undefined && text(word).toLowerCase().includes(wanted));

/** The layers that are drawn into pictures; in a page of two versions there are outlines of what differs, too. */
const pictureLayers = ['frames', 'constraints', 'margins', 'safearea', 'baselines', 'pins'];
export const layerNames = [...isComparison ? ['changes'] : [], ...pictureLayers];

/** Draws the layers that are on into the pictures in sight, and takes away those that are off. */
export const drawLayers = () => {
  const seen = new Set(inSight().map(item => item.figure));
  for (const {figure, picture} of shown) {
    for (const name of [...pictureLayers, 'matches']) {
      const key = name === 'matches' ? state.search.trim().toLowerCase() : state.layers.has(name) ? 'on' : '';
      const drawn = figure.dataset['drawn' + name] || '';
      if (drawn === key || key && !seen.has(figure)) continue;
      all('.layer-' + name, figure).forEach(element => element.remove());
      figure.dataset['drawn' + name] = key;
      if (!key) continue;
      const groups = new Map(), item = data.pictures[picture];
      item.number = picture;
      drawing[name](item, index => {
        const parent = windowOf(picture, index);
        if (!groups.has(parent)) groups.set(parent, parent.appendChild(shape('g', {class: 'layer layer-' + name})));
        return groups.get(parent);
      });
    }
  }
};

/** The rectangle of what is selected on the board; nothing where nothing is. */
export const selectionRect = () => {
  const picture = pictureOf(state.scene);
  const item = picture === undefined ? undefined : shownPicture(picture);
  if (!item) return undefined;
  return state.view === null ? [item.rect[0], item.rect[1] - 30, item.rect[2], item.rect[3] + 30] : viewRect(picture, state.view);
};
