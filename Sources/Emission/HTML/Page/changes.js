// The list of what differs between two versions: the list that the page has anyway, filtered, and each line leads to what it is about.
import {changes, data, isComparison, plural, text, viewWithID} from './data.js';
import {$, all, make} from './dom.js';
import {chooseDocument, file, pictureOf, select, set, state} from './state.js';
import {fit, isSmall} from './camera.js';
import {shownPicture} from './canvas.js';

const changeSection = $('section.changes');
const changeKinds = [['all', 'All changes', () => true], ['added', 'Added'], ['removed', 'Removed'], ['moved', 'Moved', kind => /^(moved|reordered)$/.test(kind)],
  ['changed', 'Changed'], ['frames', 'Frames', kind => /^(caused|follows)$/.test(kind)]];
const ofKind = name => changeKinds.find(([kind]) => kind === name)?.[2] || (kind => kind === name);
const changeInput = make('input', {id: 'change-words', type: 'search', placeholder: 'object, property, value'});
const menu = make('select', {id: 'change-kind', 'aria-label': 'Kind of change', onchange: event => set({changeKind: event.target.value})});
const count = make('span', {id: 'change-count', class: 'quiet', role: 'status'});
const changeStep = (by, name, sign, key) => make('button', {
  'aria-label': name, 'aria-keyshortcuts': key, title: `${name} (${key})`, onclick: () => nextChange(by)}, sign);
export const changesPanel = make('div', {id: 'changes-panel', role: 'tabpanel', 'aria-labelledby': 'tab-changes'}, [
  make('div', {class: 'search'}, [make('label', {for: 'change-words', class: 'quiet'}, 'Filter'), changeInput, count,
    make('div', {class: 'steps'}, [menu, changeStep(-1, 'Previous change', '↑', ','), changeStep(1, 'Next change', '↓', '.')])])]);
const changeItems = changeSection ? all('li', changeSection) : [];
const buttons = [];

/** Whether a line, or one of those in it, is wanted. */
const isWanted = place => ofKind(state.changeKind)(changes[place].k) && text(changes[place].m).toLowerCase().includes(state.changeWords.trim().toLowerCase());

/** Selects what a change is about: in the version before, where the new one does not have it. */
export const showChange = place => {
  const change = changes[place];
  if (!change) return;
  if (change.d !== state.document) chooseDocument(change.d);
  set({change: place, panel: 'changes', outline: !isSmall()});
  if (change.z === undefined) return select(null);
  const scene = file().scenes[change.z], isOld = change.k === 'removed' && scene.before !== undefined;
  const picture = pictureOf(change.z, state.environment, isOld), item = data.pictures[picture];
  const isGone = isOld || scene.change === 'removed';
  const [id, near] = isGone ? [change.j, change.u] : [change.i, change.v];
  const constraint = id === undefined || !item ? -1 : item.constraints.findIndex(one => one.i === id);
  const view = [viewWithID(picture, id), item?.constraints[constraint]?.v[0] ?? -1, viewWithID(picture, near)].find(index => index >= 0);
  select(change.z, view ?? null, {old: isOld, constraint: constraint < 0 ? null : constraint, change: place});
  // When little can be seen, the whole scene is shown.
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const shownItem = shownPicture(picture);
    if (shownItem && state.camera.zoom < 0.4) fit([shownItem.rect[0], shownItem.rect[1] - 30, shownItem.rect[2], shownItem.rect[3] + 30]);
  }));
};
/** The next change of those that are wanted, or the one before. */
export const nextChange = by => {
  const wanted = changes.map((change, place) => place).filter(isWanted);
  if (!wanted.length) return;
  const now = wanted.indexOf(state.change);
  showChange(wanted[now < 0 ? (by > 0 ? 0 : wanted.length - 1) : (now + by + wanted.length) % wanted.length]);
};

/** The changes that are about a view of a picture, or about a constraint that refers to it. */
export const changesOf = (picture, view) => {
  const {scene, constraints, old} = data.pictures[picture], ids = new Set([view.i, ...(view.k || []).map(place => constraints[place].i)]);
  ids.delete(undefined);
  return changes.map((change, place) => ({change, place})).filter(({change}) =>
    change.d === state.document && change.z === scene && ids.has(old ? change.j : change.i));
};
export const changesIn = scene => changes.map((change, place) => ({change, place}))
  .filter(({change}) => change.d === state.document && change.z === scene);

let filtered = null, current = null;
/** Shows the lines that are wanted, and which one was chosen. */
export const drawChanges = () => {
  if (!isComparison) return;
  const key = state.changeKind + '|' + state.changeWords;
  if (key !== filtered) {
    filtered = key;
    const wanted = changeItems.map((item, place) => isWanted(place));
    changeItems.forEach((item, place) => { item.hidden = !wanted[place] && !all('li', item).some(inner => wanted[changeItems.indexOf(inner)]); });
    const isAll = wanted.every(Boolean);
    for (const list of all('section.file > ul', changeSection)) {
      list.hidden = !isAll && [...list.children].every(item => item.hidden);
      if (list.previousElementSibling?.tagName === 'H4') list.previousElementSibling.hidden = list.hidden;
    }
    for (const part of all('section.file', changeSection)) part.hidden = !isAll && all(':scope > ul', part).every(list => list.hidden);
    const left = wanted.filter(Boolean).length;
    count.textContent = isAll ? plural(left, 'line') : `${left} of ${changeItems.length}`;
    menu.value = state.changeKind;
  }
  if (current !== state.change) {
    buttons[current]?.removeAttribute('aria-current');
    current = state.change;
    buttons[current]?.setAttribute('aria-current', 'true');
    buttons[current]?.scrollIntoView({block: 'nearest'});
  }
};

export const beginChanges = () => {
  if (!changeSection) return;
  $('.search', changesPanel).hidden = !changes.length;
  menu.append(...changeKinds.filter(([kind]) => changes.some(change => ofKind(kind)(change.k))).map(([value, name]) =>
    make('option', {value}, `${name} ${changes.filter(change => ofKind(value)(change.k)).length}`)));
  changesPanel.append(changeSection);
  changeItems.forEach((item, place) => {
    const button = make('button', {class: 'change-line', onclick: () => showChange(place)}, [...item.childNodes].filter(node => /^(B|SPAN)$/.test(node.tagName)));
    buttons.push(button);
    item.prepend(button);
  });
  for (const part of all('section.file', changeSection)) {
    const heading = $('h3', part), name = [...heading.childNodes];
    heading.append(make('button', {class: 'link', dir: 'auto', onclick: () => { chooseDocument(+part.dataset.file); select(null); }}, name));
  }
  changeSection.addEventListener('keydown', event => {
    const by = {ArrowDown: 1, ArrowUp: -1}[event.key], at = buttons.indexOf(document.activeElement);
    if (!by || at < 0) return;
    const seen = buttons.filter(button => button.checkVisibility());
    seen[seen.indexOf(buttons[at]) + by]?.focus();
    event.preventDefault();
    event.stopPropagation();
  });
  let waiting = 0;
  changeInput.addEventListener('input', () => { clearTimeout(waiting); waiting = setTimeout(() => set({changeWords: changeInput.value}), 120); });
  changeInput.addEventListener('keydown', event => {
    if (event.key === 'Escape') { changeInput.value = ''; set({changeWords: ''}); changeInput.blur(); }
    if (event.key === 'Enter') { clearTimeout(waiting); state.changeWords = changeInput.value; set({}); nextChange(event.shiftKey ? -1 : 1); }
    event.stopPropagation();
  });
  changeInput.value = state.changeWords;
};
