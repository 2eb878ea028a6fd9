// Elements are made here alone. What comes from a document is put in as text, never as markup.
const SVG = 'http://www.w3.org/2000/svg';
export const $ = (query, root) => (root || document).querySelector(query);
export const all = (query, root) => [...(root || document).querySelectorAll(query)];

const fill = (element, attributes, children) => {
  for (const key in attributes || {}) {
    const value = attributes[key];
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...[children ?? []].flat().filter(child => child !== undefined && child !== null && child !== ''));
  return element;
};

/** An element of HTML with its attributes, its listeners (`onclick`) and what is in it. */
export const make = (name, attributes, children) => fill(document.createElement(name), attributes, children);
/** The same of SVG. */
export const shape = (name, attributes, children) => fill(document.createElementNS(SVG, name), attributes, children);

const round = value => Math.round(value * 100) / 100;
export const box = ([x, y, width, height]) =>
  ({x: round(x), y: round(y), width: round(Math.max(0, width)), height: round(Math.max(0, height))});

// Icons of our own, drawn in lines on 16 points.
const paths = {
  view: 'M2.5 3.5h11v9h-11z',
  label: 'M3.5 12.5l4-9h1l4 9M5 9.5h6',
  button: 'M4.5 5h7a3 3 0 010 6h-7a3 3 0 010-6zM6 8h4',
  text: 'M2.5 5h11v6h-11zM5 6.5v3',
  image: 'M2.5 3.5h11v9h-11zM3 11l3-3.5 2.5 2.5 2-2 2.5 3M10.5 6h.1',
  toggle: 'M5.5 4.5h5a3.5 3.5 0 010 7h-5a3.5 3.5 0 010-7zM10.5 6.5a1.5 1.5 0 100 3 1.5 1.5 0 000-3',
  slider: 'M2 8h5M10 8h4M8.5 6.5a1.5 1.5 0 100 3 1.5 1.5 0 000-3',
  stack: 'M3 3h10v2.5H3zM3 6.8h10v2.5H3zM3 10.5h10V13H3z',
  scroll: 'M3 3.5h8v9H3zM13.5 5v6',
  table: 'M2.5 3h11v10h-11zM2.5 6.3h11M2.5 9.6h11',
  cell: 'M2.5 5h11v6h-11zM4.5 8h5M11.5 7l1 1-1 1',
  grid: 'M3 3h4v4H3zM9 3h4v4H9zM3 9h4v4H3zM9 9h4v4H9z',
  bar: 'M2.5 4.5h11v7h-11zM4 8h2M10 8h2',
  web: 'M8 2.5a5.5 5.5 0 100 11 5.5 5.5 0 000-11zM2.5 8h11M8 2.5c-3 3-3 8 0 11M8 2.5c3 3 3 8 0 11',
  scene: 'M4.5 2h7v12h-7zM7 12.3h2',
  reference: 'M9 3h4v4M13 3L7.5 8.5M11.5 9v4h-8V5h4',
  document: 'M4 2h5l3 3v9H4zM9 2v3h3',
  guide: 'M3 3v10M13 3v10M5 8h6',
};
const kinds = {
  label: 'label', button: 'button', textField: 'text', textView: 'text', searchBar: 'text', imageView: 'image', switch: 'toggle',
  slider: 'slider', progressView: 'slider', stepper: 'button', segmentedControl: 'button', pageControl: 'slider', stackView: 'stack',
  scrollView: 'scroll', tableView: 'table', tableViewCell: 'cell', tableViewCellContentView: 'view', collectionView: 'grid',
  collectionViewCell: 'cell', collectionReusableView: 'cell', navigationBar: 'bar', toolbar: 'bar', tabBar: 'bar', webView: 'web',
  wkWebView: 'web', mapView: 'web', pickerView: 'table', datePicker: 'table', viewControllerPlaceholder: 'reference',
};
/** The icon of a kind of object. */
export const icon = kind => shape('svg', {viewBox: '0 0 16 16', class: 'icon', 'aria-hidden': 'true'},
  shape('path', {d: paths[kind] || paths[kinds[kind]] || (/Controller$/.test(kind || '') ? paths.scene : paths.view)}));
