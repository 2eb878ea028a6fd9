// The inspector at the right: all that is known of what is selected.
import {data, findingsIn, isComparison, number, objectName, outcome, plural, sceneName, segueWords, sentence, text, viewName, viewWithID} from './data.js';
import {$, icon, make} from './dom.js';
import {currentPicture, file, pictureOf, select, selectedView, set, state} from './state.js';
import {segueSentence, seguesAt} from './segues.js';
import {changesIn, changesOf, showChange} from './changes.js';

const heading = make('h2', {dir: 'auto'}), under = make('p', {class: 'quiet', dir: 'auto'}), facts = make('div', {id: 'facts'});
const close = make('button', {id: 'close', 'aria-label': 'Close', 'aria-keyshortcuts': 'Escape', title: 'Esc', onclick: () => select(null)}, '×');
export const inspector = make('aside', {id: 'inspector', 'aria-label': 'What is selected'}, [close, heading, under, facts]);

const rectWords = ([x, y, width, height]) => `x ${number(x)}, y ${number(y)}, ${number(width)} × ${number(height)}`;
const insists = (across, down) => [[across, 'horizontally'], [down, 'vertically']]
  .filter(([priority]) => priority !== null).map(([priority, words]) => number(priority) + ' ' + words).join(', ');

const section = (title, children, kind) => {
  const inside = [children].flat().filter(Boolean);
  if (inside.length) facts.append(make('section', {class: kind}, [make('h3', {}, title), ...inside]));
};
const list = pairs => {
  const shown = pairs.filter(([, value]) => value !== undefined && value !== '');
  return shown.length ? make('dl', {}, shown.flatMap(([name, value]) => [make('dt', {}, name), make('dd', {dir: 'auto'}, value)])) : '';
};
const numbers = (names, values) => make('div', {class: 'numbers'}, names.map((name, at) =>
  make('div', {}, [make('b', {}, number(values[at])), make('span', {}, name)])));
const link = (words, onclick, kind) => make('button', {class: 'link ' + (kind || ''), dir: 'auto', onclick}, words);

// A sentence with its place in the document.
const linkLine = (place, before) => {
  const [words, line, source] = data.links[place];
  return make('li', {dir: 'auto'}, [(before || '') + text(words) + ' ',
    make('span', {class: 'place', dir: 'auto'}, '(' + text(source) + (line ? ', line ' + line : '') + ')')]);
};
const linkList = (places, before) => make('ul', {}, places.map(place => linkLine(place, before)));

// What `strut explain` answers: for each number the chain that decides it, then what was not met, and what is loose.
const explain = explanation => {
  section('Why it is there, and so large', make('ul', {class: 'chains'}, explanation.q.map(place => {
    const [headline, links, open] = data.chains[place];
    return make('li', {}, [make('b', {dir: 'auto'}, text(headline)),
      ...(open || []).map(words => make('p', {class: 'open', dir: 'auto'}, 'ambiguous: ' + text(words))),
      links.length ? linkList(links) : '']);
  })));
  section('Not met', (explanation.n || []).length ? make('ul', {class: 'lost'}, explanation.n.map(lossLine)) : '');
  section('Met with room to spare', explanation.s ? linkList(explanation.s) : '');
};
const lossLine = ([place, against]) => {
  const item = linkLine(place);
  if (!Array.isArray(against)) item.append(make('p', {dir: 'auto'}, 'against it: ' + text(against)));
  else if (against.length) item.append(linkList(against, 'against it: '));
  return item;
};

const viewLink = (scene, index) => {
  const view = data.pictures[pictureOf(scene)].views[index];
  return link([icon(text(view.o)), viewName(view)], () => select(scene, index));
};
/** A link to an object of the document: a view or a scene; else its name. */
const objectLink = id => {
  for (let scene = 0; scene < file().scenes.length; scene++) {
    const picture = pictureOf(scene);
    if (file().scenes[scene].controller === id) return link(objectName(file(), id), () => select(scene));
    const index = picture === undefined ? -1 : viewWithID(picture, id);
    if (index >= 0) return viewLink(scene, index);
  }
  return make('span', {dir: 'auto'}, objectName(file(), id));
};
const connectionKinds = {outlet: 'outlet', outletCollection: 'outlet collection', action: 'action', segue: 'segue', unknown: 'connection'};
const connections = id => {
  if (id === undefined) return '';
  const lines = file().connections.filter(([, from, to]) => from === id || to === id).map(([kind, from, to, words]) =>
    make('li', {}, [make('span', {class: 'quiet'}, `${connectionKinds[text(kind)]} `), make('b', {dir: 'auto'}, text(words)),
      from === id ? ' to ' : ' from ', objectLink(from === id ? to : from)]));
  return lines.length ? make('ul', {class: 'plain'}, lines) : '';
};
const findingList = found => found.length ? make('ul', {class: 'plain'}, found.map(({finding, place}) =>
  make('li', {}, [make('a', {class: finding.s, href: '#finding-' + (place + 1), dir: 'auto'}, `${place + 1}. ${text(finding.m)}`),
    // What the list says besides: what would repair it.
    $(`#finding-${place + 1} ul`)?.cloneNode(true)]))) : '';
const segueList = found => found.length ? make('ul', {class: 'plain'}, found.map(({segue, place}) =>
  make('li', {}, link(segueSentence(segue), () => set({segue: place, constraint: null}))))) : '';

const changeList = found => found.length ? make('ul', {class: 'plain'}, found.map(({change, place}) =>
  make('li', {}, link([make('span', {class: 'change ' + change.k}, change.k), ' ' + text(change.m)], () => showChange(place))))) : '';

/** What explanations say of constraints in words, by the ids of these. */
const sentencesOf = explanation => {
  const found = new Map();
  const links = explanation ? [...explanation.q.flatMap(place => data.chains[place][1]), ...(explanation.n || []).map(([place]) => place), ...explanation.s || []] : [];
  for (const link of links) {
    const [words, , source] = data.links[link], id = text(source).match(/^constraint (\S+)$/)?.[1];
    if (id !== undefined && !found.has(id)) found.set(id, text(words));
  }
  return found;
};
const aside = constraint => [text(constraint.i), constraint.n && 'line ' + constraint.n, constraint.o ? outcome(constraint) : ''].filter(Boolean).join(', ');
const constraintRow = (place, sentences) => {
  const constraint = currentPicture().constraints[place], id = text(constraint.i), plain = id === undefined ? undefined : sentences.get(id);
  return make('li', {class: constraint.o === 3 ? 'broken' : constraint.o === 2 ? 'missed' : ''}, make('button', {
    class: 'link' + (state.constraint === place ? ' chosen' : ''), dir: 'auto', 'data-place': place,
    onclick: () => set({constraint: state.constraint === place ? null : place})}, plain === undefined
    ? (id === undefined ? '' : id + ' ') + sentence(constraint)
    : [plain, make('span', {class: 'place'}, ` (${aside(constraint)})`)]));
};
let showsImplied = false;
/** The constraints that somebody wrote, or that are not met; then those that follow from contents, masks and containers. */
const constraintList = (view, explanation) => {
  const places = view.k || [], {constraints} = currentPicture(), sentences = sentencesOf(explanation);
  if (!places.length) return make('p', {class: 'quiet'}, 'None.');
  const isMain = place => constraints[place].w || constraints[place].o > 1 || place === state.constraint;
  const rows = wanted => places.filter(place => Boolean(isMain(place)) === wanted).map(place => constraintRow(place, sentences));
  const [main, implied] = [rows(true), rows(false)];
  return [main.length ? make('ul', {class: 'constraints'}, main) : '', implied.length ? make('details', {open: showsImplied || !main.length}, [
    make('summary', {class: 'quiet', onclick: event => { showsImplied = !event.currentTarget.parentElement.open; }},
      plural(implied.length, 'implied constraint')),
    make('ul', {class: 'constraints'}, implied)]) : ''];
};

const showView = view => {
  heading.textContent = viewName(view);
  under.textContent = text(view.c) + (view.n ? ' · ' + view.n.map(text).join(', ') : '');
  const explanation = data.explanations[view.x];
  facts.append(list([
    ['Class', text(view.c)], ['Outlet', (view.n || []).map(text).join(', ')], ['Object id', text(view.i)], ['Label', text(view.l)],
    ['Line', String(view.at)], ['Text', text(view.t)], ['Flags', (view.g || []).join(', ')]]) || '');
  section('Changes', changeList(changesOf(pictureOf(state.scene), view)));
  section('Findings', findingList(findingsIn(pictureOf(state.scene)).filter(found => found.view === state.view)), 'found');
  section('Frame', [
    numbers(['x', 'y', 'width', 'height'], view.r),
    make('p', {class: 'quiet', dir: 'auto'}, 'in its superview; ' + (view.p === undefined ? '' : text(view.p))),
    list([['In the window', rectWords(view.f)], ['Alignment', view.e ? rectWords(view.e) + ' in its root' : ''],
      ['Intrinsic size', view.z ? view.z.map(length => length === null ? 'none' : number(length)).join(' × ') + (view.y === undefined ? '' : ': ' + text(view.y)) : ''],
      ['Hugging', explanation?.h ? insists(explanation.h[0], explanation.h[2]) : ''], ['Resistance', explanation?.h ? insists(explanation.h[1], explanation.h[3]) : ''],
      ['Margins', view.m ? view.m.map(number).join(' ') : ''], ['Safe area', view.s ? view.s.map(number).join(' ') : ''],
      ...(view.d || []).map(([name, ...rect]) => ['Layout guide', `${text(name)}: ${rectWords(rect)} in the window`]),
      ['Could be', view.w ? rectWords(view.w) + ' in the window, with every constraint as well met' : ''],
      ...(explanation ? [] : (view.a || []).map(words => ['Ambiguous', text(words)]))])]);
  if (explanation) explain(explanation);
  section('Constraints', constraintList(view, explanation));
  section('Connections', connections(view.i));
};

const showConstraint = (constraint, view) => {
  const explanation = data.explanations[view.x] || {};
  const isIt = place => constraint.i !== undefined && text(data.links[place][2]).endsWith(text(constraint.i));
  facts.append(make('section', {class: 'constraint-card'}, [
    make('h3', {}, 'The constraint'), make('p', {dir: 'auto'}, text(constraint.d)),
    list([['Outcome', outcome(constraint)], ['Origin', text(constraint.r)], ['Object id', text(constraint.i)],
      ['Line', constraint.n === undefined ? '' : String(constraint.n)]]),
    make('p', {}, ['It speaks of ', ...constraint.v.flatMap((index, at) => [at ? ' and ' : '', viewLink(state.scene, index)])]),
    (explanation.n || []).some(([place]) => isIt(place)) ? make('ul', {class: 'lost'}, explanation.n.filter(([place]) => isIt(place)).map(lossLine)) : '']));
};

const showScene = (scene, place) => {
  heading.textContent = sceneName(scene);
  under.textContent = file().environments[state.environment]?.caption || '';
  facts.append(list([['Class', text(scene.class)], ['Controller', text(scene.controller)], ['Scene', text(scene.id)],
    ['Begins', file().start === place ? 'the app begins here' : '']]) || '');
  if (scene.page) section('Storyboard', make('a', {href: scene.page, dir: 'auto'}, 'Open ' + text(scene.reference)));
  const item = data.pictures[pictureOf(place)];
  if (item) facts.append(make('p', {class: 'quiet'}, `${plural(item.views.length, 'view')}, ${plural(item.constraints.length, 'constraint')}`));
  const found = data.findings.map((finding, at) => ({finding, place: at}))
    .filter(({finding}) => finding.d === state.document && finding.z === place);
  section('Findings', findingList(found), 'found');
  section('Changes', changeList(changesIn(place)));
  const segues = seguesAt(place);
  const onward = segues.filter(({segue}) => segue.from === place);
  section('Leads to', onward.length || scene.reference !== undefined ? segueList(onward)
    : make('p', {class: 'quiet'}, 'No segue of this storyboard leads on from here.'));
  section('Comes from', segueList(segues.filter(({segue}) => segue.to === place && segue.from !== place)));
  section('Connections', connections(scene.controller));
};

const showSegue = segue => {
  heading.textContent = segueWords(segue);
  under.textContent = segue.change ? 'Segue, ' + segue.change : 'Segue';
  facts.append(make('ul', {class: 'plain'}, [
    make('li', {}, ['From ', link(sceneName(file().scenes[segue.from]), () => select(segue.from))]),
    make('li', {}, ['Taken by ', segue.trigger === undefined ? make('span', {dir: 'auto'}, text(segue.by)) : objectLink(segue.trigger)]),
    make('li', {}, ['To ', link(sceneName(file().scenes[segue.to]), () => select(segue.to))])]));
};

const keys = [['Drag, wheel', 'move'], ['Ctrl wheel, pinch, + −', 'zoom'], ['1  2  0', 'show all, the selection, 100 %'],
  ...isComparison ? [['v', 'before or after'], ['e l o', 'side by side, slider, onion skin'], ['.  ,', 'next and previous change'], ['h', 'outlines of changes']] : [],
  ['↑ ↓, j k', 'walk through views'], ['←', 'the view above'], ['/', 'search'], ['Hold Alt', 'measure distances'],
  ['f c m s b n', 'layers'], ['d', 'light or dark'], ['[  ]', 'environments'], ['a', 'all environments beside each other'], ['Esc', 'deselect']];
const showDocument = () => {
  heading.textContent = file()?.name || '';
  under.textContent = file() ? `${plural(file().scenes.length, 'scene')}, ${plural(file().environments.length, 'environment')}` : '';
  const said = file()?.comparison;
  if (said) section('Differences', [make('p', {dir: 'auto'}, text(said.summary)), ...said.remarks.map(words => make('p', {class: 'quiet', dir: 'auto'}, text(words)))]);
  if (file()?.unreadable) facts.append(make('p', {class: 'broken'}, 'It cannot be read; the findings say why.'));
  facts.append(make('p', {class: 'quiet'}, 'Select a scene or a view, on the canvas or in the outline.'));
  section('Keys', make('dl', {class: 'keys'}, keys.flatMap(([key, words]) => [make('dt', {}, key), make('dd', {}, words)])));
};

/** Shows what is selected. */
export const drawInspector = () => {
  facts.textContent = '';
  const view = selectedView(), scene = state.scene === null ? undefined : file()?.scenes[state.scene];
  close.hidden = !scene;
  inspector.classList.toggle('empty', !scene);
  if (!scene) return showDocument();
  if (state.segue !== null && file().segues[state.segue]) return showSegue(file().segues[state.segue]);
  if (!view) return showScene(scene, state.scene);
  const constraint = state.constraint === null ? undefined : currentPicture().constraints[state.constraint];
  if (constraint) showConstraint(constraint, view);
  showView(view);
};
