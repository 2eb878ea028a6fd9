// What the page knows: the JSON that it holds, with what is looked up in it often.
export const data = JSON.parse(document.getElementById('data').textContent);
const S = data.strings;

/** The text of a number; undefined for none. */
export const text = number => number === undefined ? undefined : S[number];

/** A number as it is shown: to a thousandth of a point. */
export const number = value => String(Math.round(value * 1000) / 1000);

export const plural = (count, word) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Whether the page is one on two versions of its documents. */
export const isComparison = data.documents.some(file => file.comparison);
export const changes = data.changes || [];

/** The pictures with the document, the scene and the environment that each shows, and whether it is beside one of a newer version. */
data.documents.forEach((file, document) => file.scenes.forEach((scene, place) => [scene.before || [], scene.pictures].forEach((pictures, isAfter) =>
  pictures.forEach((picture, environment) => Object.assign(data.pictures[picture], {document, scene: place, environment, isBefore: !isAfter})))));

/** What became of a view of a picture: the kind of change and words; undefined for nothing. */
const marksOf = data.pictures.map(picture => new Map((picture.marks || []).map(([view, kind, words]) => [view, {kind, words: text(words)}])));
export const markOf = (picture, view) => marksOf[picture]?.get(view);
export const marksIn = picture => marksOf[picture];

/** The ids of a document's objects with what they are called. */
const namesOf = new Map();
export const objectName = (file, id) => {
  if (!namesOf.has(file)) namesOf.set(file, new Map(file.objects));
  const name = namesOf.get(file).get(id);
  return name === undefined ? text(id) : text(name);
};

/** The view of a picture that has an id; -1 for none. */
const viewsOf = new Map();
export const viewWithID = (picture, id) => {
  if (id === undefined) return -1;
  if (!viewsOf.has(picture)) {
    const found = new Map();
    data.pictures[picture].views.forEach((view, index) => { if (view.i !== undefined && !found.has(view.i)) found.set(view.i, index); });
    viewsOf.set(picture, found);
  }
  return viewsOf.get(picture).get(id) ?? -1;
};

/** The findings that hold in a picture, with the view that each is about. */
const findingsOf = data.pictures.map(() => []);
data.findings.forEach((finding, place) => {
  finding.p.forEach((picture, at) => findingsOf[picture].push({finding, place, view: finding.v[at]}));
});
export const findingsIn = picture => findingsOf[picture];

/** Whether a finding holds in an environment of its document: one without a view holds in all. */
export const holdsIn = (finding, environment) => finding.w !== 'fixed' && (
  !finding.p.length || finding.p.some(picture => data.pictures[picture].environment === environment));

const humanized = name => name.replace(/^(UI|WK|MK|GLK|SCN|SK|AR|PDF|MTK)(?=[A-Z])/, '')
  .replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/^[a-z]/, letter => letter.toUpperCase());
const short = words => words.length > 60 ? words.slice(0, 60) + '…' : words;

/** What a view is called: its label, its text, its outlet or its class, as Interface Builder has it. */
export const viewName = view => {
  const shown = text(view.l) || (text(view.t) || '').split('\n')[0].trim();
  if (shown) return short(shown);
  return humanized(view.n ? text(view.n[0]) : text(view.c));
};
export const sceneName = scene => text(scene.title);
/** What a scene is called by its author, and its class; the class alone where it has no other name. */
export const sceneWords = scene => {
  const all = sceneName(scene), name = all.match(/“(.*)”$/s);
  if (scene.class === undefined || !name || !all.startsWith(text(scene.class))) return [all, ''];
  return [name[1], name[1] === text(scene.class) ? '' : text(scene.class)];
};

const outcomes = ['holds', 'holds with % to spare', 'missed by %', 'BROKEN'];
export const outcome = constraint => outcomes[constraint.o].replace('%', number(constraint.a || 0));
export const sentence = constraint => text(constraint.d) + ' — ' + outcome(constraint) + ' (' + text(constraint.r)
  + (constraint.n ? ', line ' + constraint.n : '') + ')';

export const segueWords = segue => {
  const name = text(segue.identifier);
  return (text(segue.relationship) || text(segue.kind)) + (name ? ` “${name}”` : '');
};
