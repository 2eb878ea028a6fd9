// Written by Scripts/make-page from Page/*.js.

/// The script of a preview page: it works on what the page already shows, and the page does without it.
///
/// Everything that comes from a document is put in as text, never as markup.
enum PreviewScript {
    static let text = #"""
        (() => {
        'use strict';
        // What the page knows: the JSON that it holds, with what is looked up in it often.
        const data = JSON.parse(document.getElementById('data').textContent);
        const S = data.strings;

        /** The text of a number; undefined for none. */
        const text = number => number === undefined ? undefined : S[number];

        /** A number as it is shown: to a thousandth of a point. */
        const number = value => String(Math.round(value * 1000) / 1000);

        const plural = (count, word) => `${count} ${word}${count === 1 ? '' : 's'}`;

        /** Whether the page is one on two versions of its documents. */
        const isComparison = data.documents.some(file => file.comparison);
        const changes = data.changes || [];

        /** The pictures with the document, the scene and the environment that each shows, and whether it is beside one of a newer version. */
        data.documents.forEach((file, document) => file.scenes.forEach((scene, place) => [scene.before || [], scene.pictures].forEach((pictures, isAfter) =>
          pictures.forEach((picture, environment) => Object.assign(data.pictures[picture], {document, scene: place, environment, isBefore: !isAfter})))));

        /** What became of a view of a picture: the kind of change and words; undefined for nothing. */
        const marksOf = data.pictures.map(picture => new Map((picture.marks || []).map(([view, kind, words]) => [view, {kind, words: text(words)}])));
        const markOf = (picture, view) => marksOf[picture]?.get(view);
        const marksIn = picture => marksOf[picture];

        /** The ids of a document's objects with what they are called. */
        const namesOf = new Map();
        const objectName = (file, id) => {
          if (!namesOf.has(file)) namesOf.set(file, new Map(file.objects));
          const name = namesOf.get(file).get(id);
          return name === undefined ? text(id) : text(name);
        };

        /** The view of a picture that has an id; -1 for none. */
        const viewsOf = new Map();
        const viewWithID = (picture, id) => {
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
        const findingsIn = picture => findingsOf[picture];

        /** Whether a finding holds in an environment of its document: one without a view holds in all. */
        const holdsIn = (finding, environment) => finding.w !== 'fixed' && (
          !finding.p.length || finding.p.some(picture => data.pictures[picture].environment === environment));

        const humanized = name => name.replace(/^(UI|WK|MK|GLK|SCN|SK|AR|PDF|MTK)(?=[A-Z])/, '')
          .replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/^[a-z]/, letter => letter.toUpperCase());
        const short = words => words.length > 60 ? words.slice(0, 60) + '…' : words;

        /** What a view is called: its label, its text, its outlet or its class, as Interface Builder has it. */
        const viewName = view => {
          const shown = text(view.l) || (text(view.t) || '').split('\n')[0].trim();
          if (shown) return short(shown);
          return humanized(view.n ? text(view.n[0]) : text(view.c));
        };
        const sceneName = scene => text(scene.title);
        /** What a scene is called by its author, and its class; the class alone where it has no other name. */
        const sceneWords = scene => {
          const all = sceneName(scene), name = all.match(/“(.*)”$/s);
          if (scene.class === undefined || !name || !all.startsWith(text(scene.class))) return [all, ''];
          return [name[1], name[1] === text(scene.class) ? '' : text(scene.class)];
        };

        const outcomes = ['holds', 'holds with % to spare', 'missed by %', 'BROKEN'];
        const outcome = constraint => outcomes[constraint.o].replace('%', number(constraint.a || 0));
        const sentence = constraint => text(constraint.d) + ' — ' + outcome(constraint) + ' (' + text(constraint.r)
          + (constraint.n ? ', line ' + constraint.n : '') + ')';

        const segueWords = segue => {
          const name = text(segue.identifier);
          return (text(segue.relationship) || text(segue.kind)) + (name ? ` “${name}”` : '');
        };

        // Elements are made here alone. What comes from a document is put in as text, never as markup.
        const SVG = 'http://www.w3.org/2000/svg';
        const $ = (query, root) => (root || document).querySelector(query);
        const all = (query, root) => [...(root || document).querySelectorAll(query)];

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
        const make = (name, attributes, children) => fill(document.createElement(name), attributes, children);
        /** The same of SVG. */
        const shape = (name, attributes, children) => fill(document.createElementNS(SVG, name), attributes, children);

        const round = value => Math.round(value * 100) / 100;
        const box = ([x, y, width, height]) =>
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
        const icon = kind => shape('svg', {viewBox: '0 0 16 16', class: 'icon', 'aria-hidden': 'true'},
          shape('path', {d: paths[kind] || paths[kinds[kind]] || (/Controller$/.test(kind || '') ? paths.scene : paths.view)}));

        // The state of the page in one object; whoever changes it calls `set`, and what is seen is rendered from it.

        const state = {
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
        const renderWith = render => { renderer = render; };
        const set = changes => {
          Object.assign(state, changes);
          if (waiting) return;
          waiting = true;
          requestAnimationFrame(() => { waiting = false; renderer(); });
        };

        const file = () => data.documents[state.document];
        const sceneOf = place => file().scenes[place];
        /** The picture of a scene in an environment, in the version that is looked at; undefined for none. */
        const pictureOf = (scene, environment = state.environment, isOld = state.old) => {
          const found = scene === null || scene === undefined ? undefined : sceneOf(scene);
          return isOld && found?.before ? found.before[environment] : found?.pictures[environment];
        };
        /** Whether one scene alone is on the canvas, several times. */
        const isFocused = () => state.scene !== null && (state.compare || state.mode === 'side');
        /** Whether both versions lie over each other. */
        const isOverlaid = () => state.mode === 'slider' || state.mode === 'onion';
        const currentPicture = () => data.pictures[pictureOf(state.scene)];
        const selectedView = () => state.view === null ? undefined : currentPicture()?.views[state.view];

        const select = (scene, view = null, more = {}) => set({scene, view, constraint: null, segue: null, ...more});

        /** Another environment: what is selected stays so, if it is there too. */
        const chooseEnvironment = environment => {
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
        const chooseDocument = document => {
          if (document === state.document || !data.documents[document]) return;
          const count = data.documents[document].environments.length;
          set({document, scene: null, view: null, constraint: null, segue: null, compare: false, mode: state.mode === 'side' ? 'one' : state.mode, old: false,
            environment: Math.min(state.environment, Math.max(0, count - 1))});
        };

        // The camera over the board: where it stands, and how wheel, fingers, pointer and keys move it.

        const canvas = $('#canvas');
        const board = $('#board');
        const least = 0.02, most = 8;
        const clamp = (value, from, to) => Math.min(to, Math.max(from, value));

        /** Whether the screen is so small that panels lie over the canvas. */
        const isSmall = () => matchMedia('(max-width: 760px)').matches;
        /** The room of the canvas that no panel covers, in points of the screen. */
        const viewport = () => {
          // On a small screen the inspector lies over the canvas.
          const over = $('#inspector'), below = over && isSmall() && over.checkVisibility() ? over.offsetHeight : 0;
          return {width: canvas.clientWidth, height: Math.max(80, canvas.clientHeight - below)};
        };
        const toScreen = (x, y) => [(x - state.camera.x) * state.camera.zoom, (y - state.camera.y) * state.camera.zoom];
        const rectOnScreen = ([x, y, width, height]) =>
          [...toScreen(x, y), width * state.camera.zoom, height * state.camera.zoom];

        const panBy = (dx, dy) => {
          const {x, y, zoom} = state.camera;
          set({camera: {x: x + dx / zoom, y: y + dy / zoom, zoom}});
        };

        /** Zooms so that what lies under a point of the canvas stays there; the middle where none is given. */
        const zoomTo = (wanted, at) => {
          const {x, y, zoom} = state.camera, {width, height} = viewport();
          const [px, py] = at || [width / 2, height / 2];
          const next = clamp(wanted, least, most);
          set({camera: {x: x + px / zoom - px / next, y: y + py / zoom - py / next, zoom: next}});
        };
        const zoomBy = (factor, at) => zoomTo(state.camera.zoom * factor, at);

        /** Shows a rectangle of the board as large as it fits, but no larger than `largest`. */
        const fit = (rect, largest = 1) => {
          const {width, height} = viewport(), pad = Math.min(56, width / 8, height / 8);
          const zoom = clamp(Math.min((width - 2 * pad) / Math.max(1, rect[2]), (height - 2 * pad) / Math.max(1, rect[3])), least, largest);
          set({camera: {zoom, x: rect[0] + rect[2] / 2 - width / zoom / 2, y: rect[1] + rect[3] / 2 - height / zoom / 2}});
        };

        /** Moves the camera so far that a rectangle is seen, and no further. */
        const reveal = rect => {
          const {zoom} = state.camera, {width, height} = viewport();
          let {x, y} = state.camera;
          const pad = Math.min(40, width / 10, height / 10) / zoom;
          const along = (at, length, from, room) => {
            if (length + 2 * pad > room) return at > from + room - pad || at + length < from + pad ? at - pad : from;
            if (at < from + pad) return at - pad;
            return at + length > from + room - pad ? at + length + pad - room : from;
          };
          x = along(rect[0], rect[2], x, width / zoom);
          y = along(rect[1], rect[3], y, height / zoom);
          if (x !== state.camera.x || y !== state.camera.y) set({camera: {x, y, zoom}});
        };

        const place = event => {
          const {left, top} = canvas.getBoundingClientRect();
          return [event.clientX - left, event.clientY - top];
        };
        const pointers = new Map();
        let from = null, dragged = false, held = false;

        /** Whether the pointer was dragged since it went down: then a click is none. */
        const wasDragged = () => dragged;
        const holdHand = isHeld => { held = isHeld; canvas.classList.toggle('hand', isHeld); };

        const listenToPointers = () => {
          canvas.addEventListener('wheel', event => {
            if (event.target.closest('.over')) return;
            event.preventDefault();
            const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1;
            const [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
            if (event.ctrlKey || event.metaKey) zoomBy(Math.exp(-clamp(dy, -40, 40) * 0.01), place(event));
            else if (event.shiftKey && !dx) panBy(dy, 0);
            else panBy(dx, dy);
          }, {passive: false});
          // Safari has gestures of its own for a trackpad's pinch.
          let before = 1;
          canvas.addEventListener('gesturestart', event => { event.preventDefault(); before = 1; });
          canvas.addEventListener('gesturechange', event => {
            event.preventDefault();
            zoomBy(event.scale / before, place(event));
            before = event.scale;
          });
          canvas.addEventListener('pointerdown', event => {
            if (event.target.closest('.over')) return;
            if (event.button === 1) event.preventDefault();
            pointers.set(event.pointerId, place(event));
            if (pointers.size === 1) { from = place(event); dragged = false; }
          });
          canvas.addEventListener('pointermove', event => {
            const last = pointers.get(event.pointerId);
            if (!last) return;
            const now = place(event);
            if (pointers.size === 2) {
              const other = [...pointers].find(([id]) => id !== event.pointerId)[1];
              const distance = point => Math.hypot(point[0] - other[0], point[1] - other[1]);
              dragged = true;
              panBy((last[0] - now[0]) / 2, (last[1] - now[1]) / 2);
              zoomBy(Math.max(1, distance(now)) / Math.max(1, distance(last)), [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
            } else if (dragged || held || Math.hypot(now[0] - from[0], now[1] - from[1]) > 4) {
              if (!dragged) {
                dragged = true;
                canvas.setPointerCapture(event.pointerId);
                canvas.classList.add('dragging');
              }
              panBy(last[0] - now[0], last[1] - now[1]);
            }
            pointers.set(event.pointerId, now);
          });
          const end = event => {
            pointers.delete(event.pointerId);
            if (pointers.size) return;
            canvas.classList.remove('dragging');
            // The click that comes of a drag is none; those that come later, and not of a pointer at all, are.
            setTimeout(() => { dragged = false; });
          };
          canvas.addEventListener('pointerup', end);
          canvas.addEventListener('pointercancel', end);
        };

        // The pictures on the board: which are shown, where they lie, their titles, and the layers that are drawn into them.

        const figures = [];
        for (const figure of all('figure[data-picture]')) figures[+figure.dataset.picture] = figure;

        /** What is on the board now: pictures with their scenes and where they lie. */
        let shown = [];
        /** The rectangle around all of it. */
        let bounds = [0, 0, 1, 1];
        const shownPicture = picture => shown.find(item => item.picture === picture);

        /** The rectangle of a view's element; hidden views have none. */
        const rects = new Map();
        const rectOf = (picture, index) => {
          if (!rects.has(picture)) {
            const found = new Map();
            for (const rect of all('rect[data-v]', figures[picture])) if (!found.has(+rect.dataset.v)) found.set(+rect.dataset.v, rect);
            rects.set(picture, found);
          }
          return rects.get(picture).get(index);
        };

        /** The window that a view is drawn in; for a hidden view that of the nearest one above it that is drawn. */
        const windowOf = (picture, index) => {
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
        const rectOnBoard = (picture, index, rect) => {
          const [dx, dy] = shift(picture, index);
          return [rect[0] + dx, rect[1] + dy, rect[2], rect[3]];
        };
        /** Where a view lies on the board. */
        const viewRect = (picture, index) => rectOnBoard(picture, index, data.pictures[picture].views[index].f);

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
        const beginCanvas = () => {
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
        const marks = (scene, environment) => {
          const count = counts(scene, environment);
          return ['error', 'warning', 'note'].filter(kind => count[kind])
            .map(kind => make('span', {class: 'mark ' + kind, title: `${kind}s: ${count[kind]}`}, String(count[kind])));
        };

        /** Puts the pictures in their places. */
        const layOutBoard = () => {
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
        const mixVersions = () => {
          for (const {figure, isOver} of shown) {
            figure.style.clipPath = isOver && state.mode === 'slider' ? `inset(0 0 0 ${100 - state.mix}%)` : '';
            figure.style.opacity = isOver && state.mode === 'onion' ? state.mix / 100 : '';
          }
        };

        /** Shows the board as the camera sees it, with titles that stay as large as they are. */
        const moveBoard = () => {
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
        const matches = (view, wanted) => [view.c, view.i, view.l, view.t, ...(view.n || [])]
          .some(word => word !== undefined && text(word).toLowerCase().includes(wanted));

        /** The layers that are drawn into pictures; in a page of two versions there are outlines of what differs, too. */
        const pictureLayers = ['frames', 'constraints', 'margins', 'safearea', 'baselines', 'pins'];
        const layerNames = [...isComparison ? ['changes'] : [], ...pictureLayers];

        /** Draws the layers that are on into the pictures in sight, and takes away those that are off. */
        const drawLayers = () => {
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
        const selectionRect = () => {
          const picture = pictureOf(state.scene);
          const item = picture === undefined ? undefined : shownPicture(picture);
          if (!item) return undefined;
          return state.view === null ? [item.rect[0], item.rect[1] - 30, item.rect[2], item.rect[3] + 30] : viewRect(picture, state.view);
        };

        // The segues as arrows on the board: from the control, the cell or the edge that takes them to the scene.

        // Arrows lie under the pictures that they pass; what is over a picture is the way from the control to its edge, and the arrow that is selected.
        const arrows = shape('svg', {id: 'arrows', 'aria-hidden': 'true'});
        const above = shape('svg', {id: 'arrows-above', 'aria-hidden': 'true'});
        const tip = make('div', {id: 'tip', hidden: true, dir: 'auto'});
        const beginSegues = () => { board.prepend(arrows); board.append(above); canvas.append(tip); };

        const kindOf = segue => {
          if (segue.relationship !== undefined) return 'relationship';
          const kind = text(segue.kind);
          if (kind === 'embed') return 'embed';
          return /modal|present|popover/.test(kind) ? 'present' : 'show';
        };
        // What stands in the middle of an arrow.
        const signs = {
          show: 'M-4 0h7M0 -3.5l3.5 3.5l-3.5 3.5', present: 'M-4 3.5v-4h8v4zM0 -5v3', embed: 'M-4.5 -4.5h9v9h-9zM-1.5 -1.5h3v3h-3z',
          relationship: 'M-5 0a2 2 0 104 0a2 2 0 10-4 0M1 0a2 2 0 104 0a2 2 0 10-4 0M-1 0h2',
        };
        /** The whole of a segue in words. */
        const segueSentence = segue =>
          `${segue.change ? segue.change + ': ' : ''}${segueWords(segue)} from ${text(segue.by)} to ${sceneName(file().scenes[segue.to])}`;

        /** Where a segue begins: the view that takes it, or the scene. */
        const startOf = (segue, item) => {
          const index = viewWithID(item.picture, segue.trigger);
          return index >= 0 && rectOf(item.picture, index) ? {rect: viewRect(item.picture, index), index} : {rect: item.rect, index: -1};
        };
        const middle = rect => [rect[0] + rect[2] / 2, rect[1] + rect[3] / 2];

        /** The side of a rectangle that another one is seen from: 0 right, 1 left, 2 bottom, 3 top. */
        const sideTowards = (from, to) => {
          if (to[0] >= from[0] + from[2]) return 0;
          if (to[0] + to[2] <= from[0]) return 1;
          const [, a] = middle(from), [, b] = middle(to);
          return b >= a ? 2 : 3;
        };
        const normals = [[1, 0], [-1, 0], [0, 1], [0, -1]];
        const onSide = (rect, side, offset = 0) => {
          const [x, y] = middle(rect);
          return side === 0 ? [rect[0] + rect[2], y + offset] : side === 1 ? [rect[0], y + offset]
            : side === 2 ? [x + offset, rect[1] + rect[3]] : [x + offset, rect[1]];
        };

        /** The point of a rectangle that is nearest: what takes a segue may lie outside of the picture, such as a row further below. */
        const into = ([x, y, width, height], point) => [Math.min(Math.max(point[0], x), x + width), Math.min(Math.max(point[1], y), y + height)];

        /** Keeps lines and signs visible when the canvas is small. In steps: each restyles all arrows. */
        let hair = 0;
        const thickenSegues = () => {
          const next = 1.25 ** Math.round(Math.log(1 / state.camera.zoom) / Math.log(1.25));
          if (next === hair) return;
          hair = next;
          for (const layer of [arrows, above]) layer.style.setProperty('--hair', hair);
        };

        /** Draws all arrows again. */
        const drawSegues = () => {
          arrows.textContent = '';
          above.textContent = '';
          tip.hidden = true;
          if (isFocused()) return;
          const items = new Map(shown.map(item => [item.scene, item]));
          const ends = new Map(), ways = [];
          file().segues.forEach((segue, place) => {
            const from = items.get(segue.from), to = items.get(segue.to);
            if (!from || !to || segue.from === segue.to) return;
            const start = startOf(segue, from);
            const side = sideTowards(from.rect, to.rect), goal = side ^ 1;
            const key = segue.to * 4 + goal;
            const way = {segue, place, start, from, to, side, goal, at: middle(start.rect)[side < 2 ? 1 : 0]};
            if (!ends.has(key)) ends.set(key, []);
            ends.get(key).push(way);
            ways.push(way);
          });
          // What arrives at one side stands beside each other, in the order in which it comes.
          for (const group of ends.values()) {
            group.sort((a, b) => a.at - b.at);
            const {rect} = group[0].to, room = group[0].goal < 2 ? rect[3] : rect[2];
            const step = Math.min(26, room / (group.length + 1));
            group.forEach((way, index) => { way.offset = (index - (group.length - 1) / 2) * step; });
          }
          for (const way of ways) drawWay(way);
          const first = items.get(file().start);
          if (first) {
            const y = first.rect[1] + Math.min(first.rect[3] / 2, 300), x = first.rect[0];
            arrows.append(shape('g', {class: 'entry'}, [
              shape('title', {}, 'The app begins here'), shape('g', {transform: `translate(${x - 3} ${y})`},
                shape('g', {class: 'whole'}, [shape('path', {d: 'M-66 0H-14', class: 'line'}), shape('path', {d: 'M0 0l-18 -10v20z', class: 'head'})]))]));
          }
        };

        const drawWay = ({segue, place, start, from, to, side, goal, offset}) => {
          const kind = kindOf(segue), [nx, ny] = normals[side], [mx, my] = normals[goal], isSelected = state.segue === place;
          const [x0, y0] = into(from.rect, onSide(start.rect, side)), [ex, ey] = onSide(to.rect, goal, offset);
          // From the control straight to the edge of its picture, and from there in a curve.
          const [edgeX, edgeY] = onSide(from.rect, side);
          const [x1, y1] = start.index < 0 ? [x0, y0] : side < 2 ? [edgeX, y0] : [x0, edgeY];
          const [x2, y2] = [ex + mx * 12, ey + my * 12];
          // In a narrow gap the curve is narrow, too.
          const bend = Math.min(Math.hypot(x2 - x1, y2 - y1) * 0.42, Math.max(32, Math.abs(side < 2 ? x2 - x1 : y2 - y1) * 0.8));
          const [ax, ay, bx, by] = [x1 + nx * bend, y1 + ny * bend, x2 + mx * bend, y2 + my * bend];
          const d = `M${x1} ${y1}C${ax} ${ay} ${bx} ${by} ${x2} ${y2}`;
          const [cx, cy] = [(x1 + 3 * ax + 3 * bx + x2) / 8, (y1 + 3 * ay + 3 * by + y2) / 8];
          const name = `segue ${kind} ${segue.change || ''}${isSelected ? ' selected' : ''}`;
          const group = shape('g', {class: name, 'data-segue': place}, [
            shape('path', {d, class: 'hit'}), shape('path', {d, class: 'line'}),
            shape('g', {transform: `translate(${ex + mx * 2} ${ey + my * 2})`},
              shape('path', {d: `M0 0l${mx * 13 - my * 6} ${my * 13 - mx * 6}l${my * 12} ${mx * 12}z`, class: 'head'})),
            shape('g', {transform: `translate(${cx} ${cy})`, class: 'sign'}, shape('g', {}, [shape('circle', {r: 11}), shape('path', {d: signs[kind]})]))]);
          const lead = `M${x0} ${y0}L${x1} ${y1}`;
          const isLong = Math.hypot(x1 - x0, y1 - y0) > 0.4 * (side < 2 ? from.rect[2] : from.rect[3]);
          const stub = start.index < 0 ? null : shape('g', {class: name + ' stub' + (isLong ? ' long' : ''), 'data-segue': place}, [
            shape('path', {d: lead, class: 'hit'}), shape('path', {d: lead, class: 'line'}),
            shape('g', {transform: `translate(${x0} ${y0})`}, shape('circle', {r: 4, class: 'head'}))]);
          for (const part of [group, stub]) {
            part?.addEventListener('pointerenter', () => showTip(group, segue));
            part?.addEventListener('pointerleave', () => { tip.hidden = true; });
            part?.addEventListener('click', event => {
              event.stopPropagation();
              if (!wasDragged()) select(segue.from, null, {segue: place});
            });
          }
          arrows.append(group);
          if (stub) above.append(stub);
          if (isSelected) above.append(group.cloneNode(true));
        };

        const showTip = (group, segue) => {
          tip.textContent = segueSentence(segue);
          tip.hidden = false;
          const sign = group.querySelector('.sign').getBoundingClientRect(), {left, top, width} = canvas.getBoundingClientRect();
          const x = Math.min(Math.max(8, sign.left - left + sign.width / 2 - tip.offsetWidth / 2), Math.max(8, width - tip.offsetWidth - 8));
          tip.style.transform = `translate(${x}px, ${Math.max(8, sign.top - top - 34)}px)`;
        };

        /** The segues that lead from a scene, to it, or from a view. */
        const seguesAt = (scene, view) => file().segues.map((segue, place) => ({segue, place})).filter(({segue}) =>
          view === undefined ? segue.from === scene || segue.to === scene : segue.trigger !== undefined && segue.trigger === view);

        // What is drawn over the canvas for the selection, in points of the screen, so that lines and words stay as large as they are.

        const overlay = shape('svg', {id: 'overlay', 'aria-hidden': 'true'});
        const beginOverlay = () => canvas.append(overlay);

        /** A small plate with a number or words, its middle at a point. */
        const plate = (x, y, words, kind) => {
          const width = words.length * 6.6 + 10;
          return shape('g', {class: 'plate ' + kind}, [
            shape('rect', {x: x - width / 2, y: y - 9, width, height: 18, rx: 4}), shape('text', {x, y: y + 4}, words)]);
        };

        /** A line with a bar at each end. */
        const beam = (x1, y1, x2, y2) => {
          const length = Math.hypot(x2 - x1, y2 - y1) || 1, [dx, dy] = [(y2 - y1) / length * 5, (x1 - x2) / length * 5];
          return [[x1, y1, x2, y2], [x1 - dx, y1 - dy, x1 + dx, y1 + dy], [x2 - dx, y2 - dy, x2 + dx, y2 + dy]]
            .map(([a, b, c, d]) => shape('line', {x1: a, y1: b, x2: c, y2: d}));
        };

        const drawConstraint = (picture, index, place) => {
          const constraint = data.pictures[picture].constraints[place];
          if (!constraint.l) return;
          const [a, b, c, d] = constraint.l, [x, y] = rectOnBoard(picture, index, [a, b, 0, 0]);
          const [x1, y1] = toScreen(x, y), [x2, y2] = toScreen(x + c - a, y + d - b);
          const kind = constraint.o === 3 ? ' broken' : constraint.o === 2 ? ' missed' : '';
          const isChosen = state.constraint === place;
          const group = shape('g', {class: 'constraint' + kind + (isChosen ? ' chosen' : ''), 'data-k': place}, [
            shape('title', {}, sentence(constraint)), shape('line', {x1, y1, x2, y2, class: 'hit'}), ...beam(x1, y1, x2, y2)]);
          // On a small view the constant of its own size would cover it, and is below it anyway.
          const [left, top, width, height] = rectOnScreen(viewRect(picture, index)), [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
          const covers = Math.min(width, height) < 30 && mx > left && mx < left + width && my > top && my < top + height;
          if (constraint.c !== undefined && (isChosen || !covers && Math.hypot(x2 - x1, y2 - y1) > 14)) {
            group.append(plate((x1 + x2) / 2, (y1 + y2) / 2, number(constraint.c), 'constant'));
          }
          group.addEventListener('click', event => { event.stopPropagation(); set({constraint: place}); });
          overlay.append(group);
        };

        const outline = (picture, index, kind) =>
          overlay.append(shape('rect', {...box(rectOnScreen(viewRect(picture, index))), class: kind}));

        const drawInsets = (picture, index, key, kind) => {
          const view = data.pictures[picture].views[index];
          if (!view[key]) return;
          const [x, y, width, height] = viewRect(picture, index), [top, left, bottom, right] = view[key];
          overlay.append(shape('rect', {...box(rectOnScreen([x + left, y + top, width - left - right, height - top - bottom])), class: kind}));
        };

        /** A rectangle with its name in its upper left corner. */
        const named = (rect, words, kind) => {
          const [x, y, width, height] = rectOnScreen(rect);
          overlay.append(shape('g', {class: kind}, [shape('rect', box([x, y, width, height])),
            width > words.length * 6 + 8 && height > 22 ? shape('text', {x: x + 4, y: y + 13}, words) : '']));
        };

        /** The siblings that lie nearest on each side, or else the superview's edge, as lines from the view. */
        const neighbours = (picture, index) => {
          const views = data.pictures[picture].views, view = views[index], [x, y, width, height] = viewRect(picture, index);
          const outer = view.u === undefined ? undefined : viewRect(picture, view.u);
          const near = [outer?.[0], outer?.[1], outer && outer[0] + outer[2], outer && outer[1] + outer[3]];
          views.forEach((other, at) => {
            if (at === index || other.u !== view.u || (other.g || []).includes('hidden')) return;
            const [ox, oy, ow, oh] = viewRect(picture, at), isBeside = oy < y + height && oy + oh > y, isAlong = ox < x + width && ox + ow > x;
            if (isBeside && ox + ow <= x) near[0] = Math.max(near[0] ?? -Infinity, ox + ow);
            if (isAlong && oy + oh <= y) near[1] = Math.max(near[1] ?? -Infinity, oy + oh);
            if (isBeside && ox >= x + width) near[2] = Math.min(near[2] ?? Infinity, ox);
            if (isAlong && oy >= y + height) near[3] = Math.min(near[3] ?? Infinity, oy);
          });
          const [cx, cy] = [x + width / 2, y + height / 2];
          return [[near[0], cy, x, cy], [cx, near[1], cx, y], [x + width, cy, near[2], cy], [cx, y + height, cx, near[3]]]
            .filter(line => line.every(Number.isFinite));
        };

        /** The distances from one rectangle to another: to its sides where it lies around, else between the sides that face. */
        const drawDistances = (a, b) => {
          const inside = a[0] >= b[0] - 0.01 && a[1] >= b[1] - 0.01 && a[0] + a[2] <= b[0] + b[2] + 0.01 && a[1] + a[3] <= b[1] + b[3] + 0.01;
          const [cx, cy] = [a[0] + a[2] / 2, a[1] + a[3] / 2], lines = [];
          if (inside) {
            lines.push([b[0], cy, a[0], cy], [a[0] + a[2], cy, b[0] + b[2], cy], [cx, b[1], cx, a[1]], [cx, a[1] + a[3], cx, b[1] + b[3]]);
          } else {
            if (b[0] >= a[0] + a[2]) lines.push([a[0] + a[2], cy, b[0], cy]);
            else if (b[0] + b[2] <= a[0]) lines.push([b[0] + b[2], cy, a[0], cy]);
            if (b[1] >= a[1] + a[3]) lines.push([cx, a[1] + a[3], cx, b[1]]);
            else if (b[1] + b[3] <= a[1]) lines.push([cx, b[1] + b[3], cx, a[1]]);
          }
          drawLengths(lines);
        };
        const drawLengths = lines => {
          for (const [p, q, r, s] of lines) {
            const length = Math.abs(r - p) + Math.abs(s - q);
            if (length < 0.01) continue;
            const [x1, y1] = toScreen(p, q), [x2, y2] = toScreen(r, s);
            overlay.append(shape('g', {class: 'distance'}, [...beam(x1, y1, x2, y2), plate((x1 + x2) / 2, (y1 + y2) / 2, number(length), 'length')]));
          }
        };

        /** Draws everything again for the selection and the camera. */
        const drawOverlay = () => {
          overlay.textContent = '';
          const hover = state.hover;
          if (hover && !state.measuring && shownPicture(hover.picture) && data.pictures[hover.picture].views[hover.view]) outline(hover.picture, hover.view, 'hovered');
          const picture = pictureOf(state.scene), item = picture === undefined ? undefined : shownPicture(picture);
          if (!item) return;
          if (state.view === null) {
            overlay.append(shape('rect', {...box(rectOnScreen(item.rect)), class: 'chosen-scene'}));
            return;
          }
          const views = data.pictures[picture].views, view = views[state.view];
          if (!view) return;
          drawInsets(picture, state.view, 's', 'safe');
          drawInsets(picture, state.view, 'm', 'margins');
          for (const [name, ...guide] of view.d || []) named(rectOnBoard(picture, state.view, guide), text(name), 'guide');
          if (view.w) named(rectOnBoard(picture, state.view, view.w), 'could be here', 'alternative');
          const rect = viewRect(picture, state.view), [x, y, width, height] = rectOnScreen(rect);
          overlay.append(shape('rect', {...box([x, y, width, height]),
            class: 'selection' + ((view.g || []).includes('ambiguous') ? ' ambiguous' : '') + ((view.g || []).includes('broken') ? ' broken' : '')}));
          if (state.measuring) {
            // To what the pointer is over, or else to what lies around.
            if (hover && hover.picture === picture && hover.view !== state.view) {
              outline(picture, hover.view, 'measured');
              drawDistances(rect, viewRect(picture, hover.view));
            } else {
              if (view.u !== undefined) outline(picture, view.u, 'measured');
              drawLengths(neighbours(picture, state.view));
            }
            return;
          }
          const places = (view.k || []).filter(place => {
            const constraint = data.pictures[picture].constraints[place];
            return constraint.w || constraint.o === 3 || place === state.constraint;
          });
          if (state.constraint !== null) {
            for (const other of data.pictures[picture].constraints[state.constraint]?.v || []) if (other !== state.view) outline(picture, other, 'partner');
            if (!places.includes(state.constraint)) places.push(state.constraint);
          }
          // The chosen one lies on top.
          places.sort((a, b) => (a === state.constraint) - (b === state.constraint));
          for (const place of places) if (data.pictures[picture].constraints[place]) drawConstraint(picture, state.view, place);
          overlay.append(plate(x + width / 2, y + height + 14, `${number(view.f[2])} × ${number(view.f[3])}`, 'size'));
        };

        // A small map of the board with what the camera sees; it is dragged to go elsewhere.

        const mapSize = [168, 116];
        const map = shape('svg', {'aria-hidden': 'true'});
        const holder = make('div', {id: 'minimap', class: 'over'}, map);
        const frame = shape('rect', {class: 'seen'});
        let scale = 1;

        const beginMinimap = () => {
          canvas.append(holder);
          const go = event => {
            const {left, top} = map.getBoundingClientRect(), {width, height} = viewport(), {zoom} = state.camera;
            const [x, y] = [bounds[0] + (event.clientX - left) / scale, bounds[1] + (event.clientY - top) / scale];
            set({camera: {zoom, x: x - width / zoom / 2, y: y - height / zoom / 2}});
          };
          map.addEventListener('pointerdown', event => { map.setPointerCapture(event.pointerId); go(event); });
          map.addEventListener('pointermove', event => { if (event.buttons) go(event); });
        };

        /** Draws the scenes again. */
        const drawMinimap = () => {
          scale = Math.min(mapSize[0] / bounds[2], mapSize[1] / bounds[3]);
          map.setAttribute('width', bounds[2] * scale);
          map.setAttribute('height', bounds[3] * scale);
          map.textContent = '';
          for (const {rect, scene, isUnder} of shown) {
            if (isUnder) continue;
            const change = file().scenes[scene].change || '';
            map.append(shape('rect', {...box([(rect[0] - bounds[0]) * scale, (rect[1] - bounds[1]) * scale, Math.max(2, rect[2] * scale), Math.max(2, rect[3] * scale)]),
              class: `scene ${change}${scene === state.scene ? ' chosen' : ''}`, rx: 1}));
          }
          map.append(frame);
          moveMinimap();
        };

        /** Shows what the camera sees; where that is all there is no map. */
        const moveMinimap = () => {
          const {x, y, zoom} = state.camera, {width, height} = viewport();
          const seesAll = x <= bounds[0] && y <= bounds[1] && x + width / zoom >= bounds[0] + bounds[2] && y + height / zoom >= bounds[1] + bounds[3];
          holder.hidden = seesAll || shown.filter(item => !item.isUnder).length < 2 || width < 500;
          const rect = box([(x - bounds[0]) * scale, (y - bounds[1]) * scale, width / zoom * scale, height / zoom * scale]);
          for (const key in rect) frame.setAttribute(key, rect[key]);
        };

        // The list of what differs between two versions: the list that the page has anyway, filtered, and each line leads to what it is about.

        const changeSection = $('section.changes');
        const changeKinds = [['all', 'All changes', () => true], ['added', 'Added'], ['removed', 'Removed'], ['moved', 'Moved', kind => /^(moved|reordered)$/.test(kind)],
          ['changed', 'Changed'], ['frames', 'Frames', kind => /^(caused|follows)$/.test(kind)]];
        const ofKind = name => changeKinds.find(([kind]) => kind === name)?.[2] || (kind => kind === name);
        const changeInput = make('input', {id: 'change-words', type: 'search', placeholder: 'object, property, value'});
        const menu = make('select', {id: 'change-kind', 'aria-label': 'Kind of change', onchange: event => set({changeKind: event.target.value})});
        const count = make('span', {id: 'change-count', class: 'quiet', role: 'status'});
        const changeStep = (by, name, sign, key) => make('button', {
          'aria-label': name, 'aria-keyshortcuts': key, title: `${name} (${key})`, onclick: () => nextChange(by)}, sign);
        const changesPanel = make('div', {id: 'changes-panel', role: 'tabpanel', 'aria-labelledby': 'tab-changes'}, [
          make('div', {class: 'search'}, [make('label', {for: 'change-words', class: 'quiet'}, 'Filter'), changeInput, count,
            make('div', {class: 'steps'}, [menu, changeStep(-1, 'Previous change', '↑', ','), changeStep(1, 'Next change', '↓', '.')])])]);
        const changeItems = changeSection ? all('li', changeSection) : [];
        const buttons = [];

        /** Whether a line, or one of those in it, is wanted. */
        const isWanted = place => ofKind(state.changeKind)(changes[place].k) && text(changes[place].m).toLowerCase().includes(state.changeWords.trim().toLowerCase());

        /** Selects what a change is about: in the version before, where the new one does not have it. */
        const showChange = place => {
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
        const nextChange = by => {
          const wanted = changes.map((change, place) => place).filter(isWanted);
          if (!wanted.length) return;
          const now = wanted.indexOf(state.change);
          showChange(wanted[now < 0 ? (by > 0 ? 0 : wanted.length - 1) : (now + by + wanted.length) % wanted.length]);
        };

        /** The changes that are about a view of a picture, or about a constraint that refers to it. */
        const changesOf = (picture, view) => {
          const {scene, constraints, old} = data.pictures[picture], ids = new Set([view.i, ...(view.k || []).map(place => constraints[place].i)]);
          ids.delete(undefined);
          return changes.map((change, place) => ({change, place})).filter(({change}) =>
            change.d === state.document && change.z === scene && ids.has(old ? change.j : change.i));
        };
        const changesIn = scene => changes.map((change, place) => ({change, place}))
          .filter(({change}) => change.d === state.document && change.z === scene);

        let filtered = null, current = null;
        /** Shows the lines that are wanted, and which one was chosen. */
        const drawChanges = () => {
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

        const beginChanges = () => {
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

        // The outline at the left: documents, scenes and their views as a tree that is searched and walked through, and the findings.

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
        const outlinePanel = make('aside', {id: 'outline', 'aria-label': 'Scenes, views and findings'}, [
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
        const drawOutline = () => {
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
        const openTo = (scene, view) => {
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
        const showFinding = place => {
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

        const beginOutline = () => {
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
        const focusSearch = () => { set({panel: 'outline', outline: true}); requestAnimationFrame(() => requestAnimationFrame(() => search.focus())); };

        // The inspector at the right: all that is known of what is selected.

        const heading = make('h2', {dir: 'auto'}), under = make('p', {class: 'quiet', dir: 'auto'}), facts = make('div', {id: 'facts'});
        const close = make('button', {id: 'close', 'aria-label': 'Close', 'aria-keyshortcuts': 'Escape', title: 'Esc', onclick: () => select(null)}, '×');
        const inspector = make('aside', {id: 'inspector', 'aria-label': 'What is selected'}, [close, heading, under, facts]);

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
        const drawInspector = () => {
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

        // What became of scenes and views between two versions, outlined on the board; and the handle between the versions.

        const outlines = shape('svg', {id: 'differences', 'aria-hidden': 'true'});
        const handle = make('div', {id: 'handle', class: 'over', 'aria-hidden': 'true', hidden: true});
        const beginDifferences = () => {
          board.append(outlines);
          canvas.append(handle);
          const drag = event => {
            const {left, width} = canvas.getBoundingClientRect(), [x, , wide] = rectOnScreen(handled().rect);
            if (width && wide) set({mix: Math.round(Math.min(100, Math.max(0, 100 - (event.clientX - left - x) / wide * 100)))});
          };
          handle.addEventListener('pointerdown', event => { handle.setPointerCapture(event.pointerId); event.preventDefault(); });
          handle.addEventListener('pointermove', event => { if (event.buttons && handled()) drag(event); });
        };

        /** The picture that has the handle: that of the scene that is selected. */
        const handled = () => {
          const item = state.scene === null || state.mode !== 'slider' ? undefined : shownPicture(pictureOf(state.scene, state.environment, false));
          return item?.isOver ? item : undefined;
        };

        /** Keeps outlines visible when the canvas is small. In steps: each restyles all of them. */
        let outlineHair = 0;
        const thickenDifferences = () => {
          const next = 1.25 ** Math.round(Math.log(1 / state.camera.zoom) / Math.log(1.25));
          if (next !== outlineHair) { outlineHair = next; outlines.style.setProperty('--hair', outlineHair); }
          const item = handled();
          handle.hidden = !item;
          if (!item) return;
          const [x, y, wide, tall] = rectOnScreen(item.rect);
          handle.style.transform = `translate(${x + wide * (100 - state.mix) / 100 - 12}px, ${y}px)`;
          handle.style.height = tall + 'px';
        };

        /** Draws all outlines again. */
        const drawDifferences = () => {
          outlines.textContent = '';
          if (!state.layers.has('changes')) return;
          for (const item of shown) {
            const {change} = file().scenes[item.scene];
            if (!change) continue;
            if (change !== 'changed') { outlines.append(shape('rect', {...box(item.rect), class: 'difference ' + change})); continue; }
            for (const [view, {kind}] of marksIn(item.picture)) {
              // Under the new version only what that has no more is outlined.
              if (item.isUnder && kind !== 'removed') continue;
              const [x, y, wide, tall] = viewRect(item.picture, view);
              outlines.append(shape('rect', {...box([x, y, Math.max(wide, 1), Math.max(tall, 1)]), class: 'difference ' + kind}));
            }
          }
        };

        /** Shows as much of each version as the handle says. */
        const drawMix = () => { mixVersions(); thickenDifferences(); };

        // The bars: what is shown and how large at the top, the environment at the bottom.

        const layerKeys = {changes: 'h', frames: 'f', constraints: 'c', margins: 'm', safearea: 's', baselines: 'b', pins: 'n'};
        const layerTitles = {
          changes: 'Changes', frames: 'Frames', constraints: 'Constraints', margins: 'Margins', safearea: 'Safe area', baselines: 'Baselines', pins: 'Findings'};
        const toggleLayer = name => {
          const layers = new Set(state.layers);
          if (!layers.delete(name)) layers.add(name);
          set({layers});
        };
        const fitAll = () => fit(bounds);
        /** What is seen first: everything, or what is around the first scene where everything would be too small to be made out. */
        const fitFirst = () => {
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
        const fitSelection = () => fit(selectionRect() || bounds, 2);
        const toggleDark = () => set({dark: !state.dark});
        const toggleCompare = () => {
          if (!file()?.scenes.length) return;
          const scene = state.scene ?? file().start ?? 0;
          set({compare: !state.compare, scene});
        };
        /** Shows the versions in another way; beside each other those of one scene. */
        const chooseMode = (mode, old = false) => {
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
        const nextEnvironment = by => {
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
        const toggleMode = mode => chooseMode(state.mode === mode ? 'one' : mode);
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
        const environmentBar = make('footer', {id: 'environments', 'aria-label': 'Environment'});
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
        const beginBars = () => {
          if (isComparison) canvas.append(versions);
          $('header').append(tools);
          environmentBar.append(choices, make('span', {class: 'group'}, [dark, compare]));
        };
        /** Shows which environment it is, and what is on. */
        const drawBars = () => {
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
        const drawZoom = () => { zoomWords.textContent = Math.round(state.camera.zoom * 100) + ' %'; };

        // Keys, and pointers over the pictures.

        const layerOf = {f: 'frames', c: 'constraints', m: 'margins', s: 'safearea', b: 'baselines', n: 'pins'};

        /** Selects the next view of the scene that is drawn, or the one before. */
        const walk = by => {
          if (state.scene === null) return shown.length ? select(shown[0].scene) : undefined;
          const views = data.pictures[pictureOf(state.scene)]?.views || [];
          for (let index = state.view === null ? (by > 0 ? 0 : -1) : state.view + by; index >= 0 && index < views.length; index += by) {
            if (rectOf(pictureOf(state.scene), index)) return select(state.scene, index);
          }
        };
        const up = () => {
          if (state.view === null) return;
          const above = data.pictures[pictureOf(state.scene)].views[state.view].u;
          select(state.scene, above ?? null);
        };

        const onKey = event => {
          if (event.key === 'Alt') { set({measuring: true}); if (canvas.contains(document.activeElement)) event.preventDefault(); return; }
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          const target = event.target;
          if (/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return;
          if (/^(BUTTON|SUMMARY|A)$/.test(target.tagName) && /^(Enter| )$/.test(event.key)) return;
          const arrows = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]}[event.key];
          if (arrows && (event.shiftKey || state.scene === null)) panBy(arrows[0] * 60, arrows[1] * 60);
          else if (layerOf[event.key]) toggleLayer(layerOf[event.key]);
          else switch (event.key) {
          case 'd': toggleDark(); break;
          case 'h': if (isComparison) toggleLayer('changes'); break;
          case 'v': chooseMode('one', state.mode === 'one' && !state.old); break;
          case 'e': toggleMode('side'); break;
          case 'l': toggleMode('slider'); break;
          case 'o': toggleMode('onion'); break;
          case '.': nextChange(1); break;
          case ',': nextChange(-1); break;
          case 'a': toggleCompare(); break;
          case '+': case '=': zoomBy(1.25); break;
          case '-': zoomBy(0.8); break;
          case '0': zoomTo(1); break;
          case '1': fitAll(); break;
          case '2': fitSelection(); break;
          case '[': nextEnvironment(-1); break;
          case ']': nextEnvironment(1); break;
          case '/': focusSearch(); break;
          case 'j': case 'ArrowDown': walk(1); break;
          case 'k': case 'ArrowUp': walk(-1); break;
          case 'ArrowLeft': up(); break;
          case 'ArrowRight': walk(1); break;
          case 'Enter': fitSelection(); break;
          case ' ': holdHand(true); break;
          case 'Escape':
            if (state.constraint !== null) set({constraint: null});
            else if (state.compare) set({compare: false});
            else if (state.mode === 'side') chooseMode('one');
            else select(null);
            break;
          default: return;
          }
          event.preventDefault();
        };

        /** The view under the pointer, with its picture and its scene. */
        const hit = target => {
          const rect = target.closest?.('rect[data-v]');
          if (!rect) return null;
          const picture = +rect.closest('figure').dataset.picture;
          const {scene, environment, isBefore} = data.pictures[picture];
          return {picture, view: +rect.dataset.v, scene, environment, old: isBefore};
        };

        const listenToKeys = () => {
          document.addEventListener('keydown', onKey);
          document.addEventListener('keyup', event => {
            if (event.key === 'Alt') set({measuring: false});
            if (event.key === ' ') holdHand(false);
          });
          addEventListener('blur', () => set({measuring: false}));
          canvas.addEventListener('pointermove', event => {
            if (event.buttons) return;
            const found = hit(event.target);
            if (found?.picture !== state.hover?.picture || found?.view !== state.hover?.view) set({hover: found});
          });
          canvas.addEventListener('pointerleave', () => set({hover: null}));
          canvas.addEventListener('click', event => {
            if (wasDragged() || event.target.closest('.over, a')) return;
            const mark = event.target.closest('[data-k]');
            if (mark?.dataset.of) {
              const picture = +mark.closest('figure').dataset.picture, item = data.pictures[picture];
              return select(item.scene, +mark.dataset.of, {constraint: +mark.dataset.k, environment: item.environment, old: item.isBefore});
            }
            const found = hit(event.target);
            if (found) return select(found.scene, found.view, {environment: found.environment, old: found.old});
            const figure = event.target.closest('figure');
            if (figure) return select(data.pictures[+figure.dataset.picture].scene, null, {old: data.pictures[+figure.dataset.picture].isBefore});
            if (!event.target.closest('.title, [data-segue], [data-k]')) select(null);
          });
          canvas.addEventListener('dblclick', event => {
            const figure = event.target.closest('figure');
            if (!figure) return;
            const scene = file().scenes[data.pictures[+figure.dataset.picture].scene];
            if (scene.page) { location.href = scene.page; return; }
            const item = shown.find(other => other.figure === figure);
            fit([item.rect[0], item.rect[1] - 30, item.rect[2], item.rect[3] + 30]);
          });
          // Links to findings and scenes of this page lead into its panels.
          document.addEventListener('click', event => {
            const link = event.target.closest?.('a[href^="#"]');
            if (!link) return;
            const name = link.getAttribute('href').slice(1), found = name.match(/^finding-(\d+)$/);
            if (found) { event.preventDefault(); showFinding(found[1] - 1); }
            else if (name === 'findings' || name === 'changes') { event.preventDefault(); set({panel: name, outline: true}); }
          });
        };

        // A page that is watched asks the file beside it whether there is a newer one.

        /** Loads the page again when its file has another revision; first does what is to be done before. */
        const watch = ({revisions, revision}, before = () => {}) => {
          if (!revisions) return;
          window.strutRevision = now => { if (now !== revision) { before(); location.reload(); } };
          setInterval(() => {
            const script = document.createElement('script');
            script.src = encodeURIComponent(revisions) + '?' + Date.now();
            script.onload = script.onerror = () => script.remove();
            document.head.append(script);
          }, 700);
        };

        // The page: what is there becomes a canvas with its panels, and one function renders the state.

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
        })();
        """#
}
