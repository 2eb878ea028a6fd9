// The outline at the left: documents, scenes and their views as a tree that is searched and walked through, and the findings.
import {data, findingsIn, holdsIn, isComparison, markOf, plural, sceneName, sceneWords, text, viewName} from './data.js';
import {$, all, icon, make} from './dom.js';
import {chooseDocument, file, pictureOf, select, set, state} from './state.js';
import {fit, isSmall} from './camera.js';
import {marks, matches, selectionRect} from './canvas.js';
import {changesPanel} from './changes.js';

const tree = make('div', {id: 'tree', role: 'tree', 'aria-label': 'Outline'});
const search = make('input', {id: 'search', type: 'search', placeholder: 'class, outlet, id, text', 'aria-keyshortcuts': '/'});
const status = make('span', {id: 'status', role: 'status'});
const findings = $('section.findings');
const onlyHere = make('input', {type: 'checkbox', id: 'only-here', onchange: event => set({onlyHere: event.target.checked})});
const panelNames = [...isComparison ? ['changes'] : [], 'outline', 'findings'];
const tabWords = {changes: 'Changes', outline: 'Outline', findings: `Findings ${data.findings.length}`};
const tabs = panelNames.map(name => make('button', {
  role: 'tab', id: 'tab-' + name, 'aria-controls': name === 'outline' ? 'tree-panel' : name + '-panel',
  onclick: () => set({panel: name})}, tabWords[name]));
const treePanel = make('div', {id: 'tree-panel', role: 'tabpanel', 'aria-labelledby': 'tab-outline'}, [
  make('div', {class: 'search'}, [make('label', {for: 'search', class: 'quiet'}, 'Search'), search, status]), tree]);
const findingsPanel = make('div', {id: 'findings-panel', role: 'tabpanel', 'aria-labelledby': 'tab-findings'}, [
  make('label', {class: 'check'}, [onlyHere, ' Only in this environment'])]);
export const outlinePanel = make('aside', {id: 'outline', 'aria-label': 'Scenes, views and findings'}, [
  make('div', {role: 'tablist', 'aria-label': 'What the panel shows'}, tabs), isComparison ? changesPanel : '', treePanel, findingsPanel]);

let rows = [], matchCount = 0;

/** The rows that can be seen, in their order. */
const visibleRows = () => {
  const found = [], wanted = state.search.trim().toLowerCase();
  const several = data.documents.length > 1;
  matchCount = 0;
  data.documents.forEach((document, number) => {
    const isOpen = number === state.document;
    if (several) found.push({key: 'd' + number, level: 1, document: number, isOpen, hasMore: document.scenes.length > 0});
    if (!isOpen) return;
    document.scenes.forEach((scene, place) => addScene(found, scene, place, several ? 2 : 1, wanted));
  });
  return found;
};

const addScene = (found, scene, place, level, wanted) => {
  const picture = pictureOf(place), item = data.pictures[picture];
  if (!item) return;
  const off = item.off || [];
  const below = new Map();
  const put = (parent, child) => below.has(parent) ? below.get(parent).push(child) : below.set(parent, [child]);
  item.views.forEach((view, index) => put(view.u === undefined ? 'root' : 'v' + view.u, {index, view}));
  off.forEach((view, index) => put(view.u !== undefined ? 'v' + view.u : 'o' + view.q, {off: index, view}));
  const kept = new Set();
  if (wanted) {
    const keep = child => {
      const key = child.off === undefined ? 'v' + child.index : 'o' + child.off;
      const inside = (below.get(key) || []).map(keep).some(Boolean);
      const isMatch = matches(child.view, wanted);
      if (isMatch) { matchCount++; child.isMatch = true; }
      if (isMatch || inside) kept.add(child.view);
      return isMatch || inside;
    };
    const hasViews = (below.get('root') || []).map(keep).some(Boolean);
    const isMatch = [scene.title, scene.id, scene.class, scene.controller].some(word => word !== undefined && text(word).toLowerCase().includes(wanted));
    if (isMatch) matchCount++;
    if (!hasViews && !isMatch) return;
  }
  const key = 's' + place, isOpen = wanted ? kept.size > 0 : state.open.has(`${state.document}/${key}`);
  found.push({key, level, scene: place, isOpen, hasMore: item.views.length > 0});
  if (!isOpen) return;
  const add = (child, level) => {
    if (wanted && !kept.has(child.view)) return;
    const key = child.off === undefined ? 'v' + child.index : 'o' + child.off;
    const children = below.get(key) || [];
    const row = {key: `s${place}/${key}`, level, scene: place, view: child.off === undefined ? child.index : undefined, off: child.off,
      item: child.view, isMatch: child.isMatch, hasMore: children.length > 0,
      isOpen: wanted ? children.some(other => kept.has(other.view)) : !state.open.has(`${state.document}/-s${place}/${key}`)};
    found.push(row);
    if (row.isOpen) children.forEach(other => add(other, level + 1));
  };
  (below.get('root') || []).forEach(child => add(child, level + 1));
};

const rowID = row => 'row-' + row.key.replace('/', '-');
const isSelected = row => row.document !== undefined ? false : row.scene === state.scene
  && (row.view === undefined && row.off === undefined ? state.view === null
    : row.off === undefined && row.view === state.view);

/** What became of a scene or of a view. */
const changeChip = kind => kind ? make('span', {class: 'change ' + kind}, kind) : '';

const rowElement = row => {
  const children = [make('span', {class: 'twist', 'aria-hidden': 'true'}, row.hasMore ? '›' : '')];
  let kind = 'row';
  if (row.document !== undefined) {
    const document = data.documents[row.document], count = data.findings.filter(finding => finding.d === row.document).length;
    children.push(icon('document'), make('span', {class: 'name', dir: 'auto'}, document.name),
      make('span', {class: 'aside'}, count ? plural(count, 'finding') : ''));
  } else if (row.item === undefined) {
    const scene = file().scenes[row.scene], [name, more] = sceneWords(scene);
    kind += ' scene-row';
    children.push(icon(scene.kind || 'view'), make('span', {class: 'name', dir: 'auto'}, name),
      make('span', {class: 'aside', dir: 'auto'}, more), changeChip(scene.change),
      ...marks(row.scene, state.environment));
  } else {
    const view = row.item, flags = view.g || [];
    const name = viewName(view), more = view.n ? text(view.n[0]) : text(view.c);
    children.push(icon(text(view.o)), make('span', {class: 'name', dir: 'auto'}, name),
      make('span', {class: 'aside', dir: 'auto'}, more === name ? '' : more));
    if (row.off !== undefined) { kind += ' off'; children.push(make('span', {class: 'state'}, 'not installed')); }
    else if (flags.includes('hidden')) { kind += ' off'; children.push(make('span', {class: 'state'}, 'hidden')); }
    if (row.view !== undefined) {
      children.push(changeChip(markOf(pictureOf(row.scene), row.view)?.kind));
      const own = findingsIn(pictureOf(row.scene)).filter(found => found.view === row.view).map(found => found.finding.s);
      for (const severity of ['error', 'warning', 'note']) {
        const count = own.filter(other => other === severity).length;
        if (count) children.push(make('span', {class: 'mark ' + severity, title: plural(count, severity)}, String(count)));
      }
    }
  }
  if (row.isMatch) kind += ' match';
  const element = make('div', {
    id: rowID(row), class: kind, role: 'treeitem', 'aria-level': row.level, 'aria-selected': 'false', tabindex: '-1',
    'aria-expanded': row.hasMore ? String(row.isOpen) : undefined, style: `--level:${row.level}`}, children);
  element.row = row;
  return element;
};

let drawn = '';
/** Shows the rows; what only moves the selection does not make them again. */
export const drawOutline = () => {
  const key = [state.document, state.environment, state.old, state.search, [...state.open].join(' ')].join('|');
  // Rows that are made again take the focus over.
  const focused = tree.contains(document.activeElement) ? document.activeElement.id : undefined;
  if (key !== drawn) {
    drawn = key;
    rows = visibleRows();
    tree.replaceChildren(...rows.map(rowElement));
    status.textContent = state.search.trim() ? plural(matchCount, 'match').replace('matchs', 'matches') : '';
  }
  let chosen;
  for (const element of tree.children) {
    const is = isSelected(element.row);
    if (is) chosen = element;
    element.setAttribute('aria-selected', String(is));
    element.tabIndex = -1;
  }
  const focusable = chosen || tree.children[0];
  if (focusable) focusable.tabIndex = 0;
  if (chosen && chosen !== drawOutline.last) chosen.scrollIntoView({block: 'nearest'});
  if (focused !== undefined) (chosen || [...tree.children].find(element => element.id === focused) || focusable)?.focus({preventScroll: true});
  drawOutline.last = chosen;
  tabs.forEach(tab => {
    const is = tab.id === 'tab-' + state.panel;
    tab.setAttribute('aria-selected', String(is));
    tab.tabIndex = is ? 0 : -1;
  });
  changesPanel.hidden = state.panel !== 'changes';
  treePanel.hidden = state.panel !== 'outline';
  findingsPanel.hidden = state.panel !== 'findings';
  onlyHere.checked = state.onlyHere;
  drawFindings();
};

/** Opens what is above a view, so that its row is there. */
export const openTo = (scene, view) => {
  const open = new Set(state.open);
  if (scene === null) return;
  if (view !== null) {
    open.add(`${state.document}/s${scene}`);
    const views = data.pictures[pictureOf(scene)]?.views || [];
    for (let at = views[view]?.u; at !== undefined; at = views[at].u) open.delete(`${state.document}/-s${scene}/v${at}`);
  }
  if (open.size !== state.open.size || [...open].some(key => !state.open.has(key))) set({open});
};

const toggleRow = (row, isOpen) => {
  if (row.document !== undefined) return chooseDocument(row.document);
  const open = new Set(state.open);
  const key = row.item === undefined ? `${state.document}/${row.key}` : `${state.document}/-${row.key}`;
  if ((row.item === undefined) === isOpen) open.add(key); else open.delete(key);
  set({open});
};
const choose = row => {
  if (row.document !== undefined) return chooseDocument(row.document);
  if (row.off !== undefined) return;
  select(row.scene, row.view ?? null);
};

const walkRows = (element, by) => {
  let next = by > 0 ? element.nextElementSibling : element.previousElementSibling;
  while (next && next.row.off !== undefined) next = by > 0 ? next.nextElementSibling : next.previousElementSibling;
  if (!next) return;
  next.focus();
  if (next.row.document === undefined) choose(next.row);
};

const keyInTree = event => {
  const element = event.target.closest('[role=treeitem]');
  if (!element || event.ctrlKey || event.metaKey || event.altKey) return;
  const {row} = element;
  switch (event.key) {
  case 'ArrowDown': walkRows(element, 1); break;
  case 'ArrowUp': walkRows(element, -1); break;
  case 'Home': tree.firstElementChild.focus(); choose(tree.firstElementChild.row); break;
  case 'End': tree.lastElementChild.focus(); choose(tree.lastElementChild.row); break;
  case 'ArrowRight':
    if (row.hasMore && !row.isOpen) toggleRow(row, true);
    else if (row.hasMore) walkRows(element, 1);
    break;
  case 'ArrowLeft':
    if (row.hasMore && row.isOpen && row.document === undefined) toggleRow(row, false);
    else {
      const above = rows.slice(0, rows.indexOf(row)).reverse().find(other => other.level < row.level);
      if (above) { $('#' + rowID(above)).focus(); choose(above); }
    }
    break;
  case 'Enter': case ' ':
    choose(row);
    if (event.key === 'Enter') { const rect = selectionRect(); if (rect) fit(rect); }
    break;
  default: return;
  }
  event.preventDefault();
  event.stopPropagation();
};

/** Selects the next view that the search found, or the one before. */
const step = by => {
  const found = rows.filter(row => row.isMatch && row.view !== undefined || row.item === undefined && row.scene !== undefined
    && sceneName(file().scenes[row.scene]).toLowerCase().includes(state.search.trim().toLowerCase()));
  if (!found.length) return;
  const now = found.findIndex(isSelected);
  const next = (now + by + found.length) % found.length;
  choose(found[now < 0 && by < 0 ? found.length - 1 : next]);
  status.textContent = `${(now < 0 && by < 0 ? found.length - 1 : next) + 1} of ${found.length}`;
};

// The findings: the list that the page has anyway, with what each is about to be selected.
const items = all('ol > li', findings);
export const showFinding = place => {
  const finding = data.findings[place];
  if (!finding) return;
  set({panel: 'findings', outline: true});
  items.forEach((item, index) => item.classList.toggle('current', index === place));
  requestAnimationFrame(() => requestAnimationFrame(() => items[place]?.scrollIntoView({block: 'nearest'})));
};
const goToFinding = place => {
  const finding = data.findings[place];
  if (finding.d !== state.document) chooseDocument(finding.d);
  const at = finding.p.findIndex(picture => data.pictures[picture].environment === state.environment);
  const picture = finding.p[Math.max(0, at)];
  if (picture === undefined) { if (finding.z !== undefined) select(finding.z); return; }
  const item = data.pictures[picture];
  select(item.scene, finding.v[Math.max(0, at)], {environment: item.environment, old: item.isBefore, outline: !isSmall()});
};
const drawFindings = () => {
  items.forEach((item, place) => {
    const finding = data.findings[place];
    item.hidden = state.onlyHere && (finding.d !== state.document || !holdsIn({...finding, w: ''}, state.environment));
  });
};

export const beginOutline = () => {
  findingsPanel.append(findings);
  items.forEach((item, place) => {
    const finding = data.findings[place];
    if (!finding.p.length && finding.z === undefined) return;
    item.append(make('button', {class: 'small', 'aria-label': `Show what finding ${place + 1} is about`, onclick: () => goToFinding(place)}, 'Show'));
  });
  tree.addEventListener('click', event => {
    const element = event.target.closest('[role=treeitem]');
    if (!element) return;
    element.focus({preventScroll: true});
    if (event.target.closest('.twist') && element.row.hasMore) toggleRow(element.row, !element.row.isOpen);
    else choose(element.row);
  });
  tree.addEventListener('dblclick', () => { const rect = selectionRect(); if (rect) fit(rect); });
  tree.addEventListener('keydown', keyInTree);
  $('[role=tablist]', outlinePanel).addEventListener('keydown', event => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const by = event.key === 'ArrowLeft' ? -1 : 1;
    set({panel: panelNames[(panelNames.indexOf(state.panel) + by + panelNames.length) % panelNames.length]});
    requestAnimationFrame(() => requestAnimationFrame(() => $('#tab-' + state.panel).focus()));
    event.stopPropagation();
  });
  let waiting = 0;
  search.addEventListener('input', () => { clearTimeout(waiting); waiting = setTimeout(() => set({search: search.value}), 120); });
  search.addEventListener('keydown', event => {
    if (event.key === 'Enter') {
      clearTimeout(waiting);
      if (state.search !== search.value) { set({search: search.value}); requestAnimationFrame(() => step(event.shiftKey ? -1 : 1)); }
      else step(event.shiftKey ? -1 : 1);
    }
    if (event.key === 'Escape') { search.value = ''; set({search: ''}); search.blur(); }
    event.stopPropagation();
  });
  search.value = state.search;
};
export const focusSearch = () => { set({panel: 'outline', outline: true}); requestAnimationFrame(() => requestAnimationFrame(() => search.focus())); };
