/// The script of a preview page: it works on what the page already shows, and the page does without it.
///
/// Everything that comes from a document is put in as text, never as markup.
enum PreviewScript {
    static let text = #"""
        (() => {
        'use strict';
        const data = JSON.parse(document.getElementById('data').textContent);
        const S = data.strings, SVG = 'http://www.w3.org/2000/svg';
        const $ = (query, root) => (root || document).querySelector(query);
        const all = (query, root) => [...(root || document).querySelectorAll(query)];
        const inspector = $('#inspector'), status = $('#status'), search = $('#search');
        const figures = all('figure[data-picture]');
        const pictureOf = figure => data.pictures[+figure.dataset.picture];
        const number = value => String(Math.round(value * 1000) / 1000);
        const layers = ['frames', 'constraints', 'margins', 'safearea', 'baselines', 'pins'];
        const on = new Set();
        const visible = new Set();
        let zoom = 0.5, selected = null, matches = [], match = -1;

        const make = (name, attributes, text) => {
          const element = document.createElement(name);
          for (const key in attributes || {}) element.setAttribute(key, attributes[key]);
          if (text !== undefined) element.textContent = text;
          return element;
        };
        const draw = (parent, name, attributes, title) => {
          const element = document.createElementNS(SVG, name);
          for (const key in attributes) element.setAttribute(key, attributes[key]);
          if (title) {
            const node = document.createElementNS(SVG, 'title');
            node.textContent = title;
            element.appendChild(node);
          }
          parent.appendChild(element);
          return element;
        };
        const view = (figure, index) => $(`rect[data-v="${index}"]`, figure);
        const drawnWindow = (figure, index) => {
          const rect = view(figure, index);
          return rect && rect.closest('g.window');
        };
        const outcomes = ['holds', 'holds with % to spare', 'missed by %', 'BROKEN'];
        const outcome = constraint => outcomes[constraint.o].replace('%', number(constraint.a || 0));
        const sentence = constraint => S[constraint.d] + ' — ' + outcome(constraint) + ' (' + S[constraint.r]
          + (constraint.n ? ', line ' + constraint.n : '') + ')';

        // Layers over the pictures, drawn for those that are in sight.
        const drawing = {
          frames(figure, picture, layer) {
            picture.views.forEach((item, index) => {
              if (!view(figure, index)) return;
              const [x, y, width, height] = item.f;
              draw(layer(index), 'rect', {x, y, width, height, class: 'o-frame'});
            });
          },
          constraints(figure, picture, layer) {
            for (const constraint of picture.constraints) {
              if (!constraint.l || !(constraint.w || constraint.o === 3)) continue;
              const owner = constraint.v.find(index => view(figure, index));
              if (owner === undefined) continue;
              const [x1, y1, x2, y2] = constraint.l, kind = constraint.o === 3 ? ' broken' : constraint.o === 2 ? ' missed' : '';
              const group = draw(layer(owner), 'g', {class: 'o-constraint' + kind}, sentence(constraint));
              draw(group, 'line', {x1, y1, x2, y2, class: 'hit'});
              draw(group, 'line', {x1, y1, x2, y2});
              if (constraint.c !== undefined) {
                const text = draw(group, 'text', {x: (x1 + x2) / 2 + 2, y: (y1 + y2) / 2 - 2});
                text.appendChild(document.createTextNode(number(constraint.c)));
              }
            }
          },
          margins(figure, picture, layer) { insets(figure, picture, layer, 'm', 'o-margins'); },
          safearea(figure, picture, layer) { insets(figure, picture, layer, 's', 'o-safe'); },
          baselines(figure, picture, layer) {
            picture.views.forEach((item, index) => {
              if (!item.b || !view(figure, index)) return;
              const [x, y, width] = item.f;
              for (const line of item.b) {
                draw(layer(index), 'line', {x1: x, x2: x + width, y1: y + line, y2: y + line, class: 'o-baseline'});
              }
            });
          },
          pins(figure, picture, layer) {
            const taken = {};
            data.findings.forEach((finding, place) => {
              if (!finding.p.includes(+figure.dataset.picture)) return;
              const index = finding.v[finding.p.indexOf(+figure.dataset.picture)];
              const item = picture.views[index];
              if (!item || !view(figure, index)) return;
              const shift = (taken[index] = (taken[index] || 0) + 1) - 1;
              const link = draw(layer(index), 'a', {href: '#finding-' + (place + 1), class: 'pin ' + finding.s,
                'aria-label': 'Finding ' + (place + 1)}, S[finding.m]);
              const cx = item.f[0] + 10 + 20 * shift, cy = item.f[1] + 10;
              draw(link, 'circle', {cx, cy, r: 9});
              draw(link, 'text', {x: cx, y: cy + 4}).textContent = String(place + 1);
            });
          },
        };
        const insets = (figure, picture, layer, key, name) => {
          picture.views.forEach((item, index) => {
            if (!item[key] || !view(figure, index)) return;
            const [x, y, width, height] = item.f, [top, left, bottom, right] = item[key];
            draw(layer(index), 'rect', {x: x + left, y: y + top, width: Math.max(0, width - left - right),
              height: Math.max(0, height - top - bottom), class: name});
          });
        };
        const refresh = figure => {
          for (const name of layers) {
            const wanted = on.has(name) && visible.has(figure);
            const drawn = figure.dataset['drawn' + name];
            if (!wanted) {
              if (drawn && !on.has(name)) {
                all('.layer-' + name, figure).forEach(element => element.remove());
                delete figure.dataset['drawn' + name];
              }
              continue;
            }
            if (drawn) continue;
            figure.dataset['drawn' + name] = '1';
            const groups = new Map();
            drawing[name](figure, pictureOf(figure), index => {
              const parent = drawnWindow(figure, index);
              if (!groups.has(parent)) groups.set(parent, draw(parent, 'g', {class: 'layer layer-' + name}));
              return groups.get(parent);
            });
          }
        };
        const observer = new IntersectionObserver(entries => {
          for (const entry of entries) {
            if (entry.isIntersecting) visible.add(entry.target); else visible.delete(entry.target);
            refresh(entry.target);
          }
        }, {rootMargin: '300px'});
        figures.forEach(figure => observer.observe(figure));

        // Switches.
        const toggle = (name, state) => {
          const button = $(`button[data-switch="${name}"]`);
          const next = state === undefined ? button.getAttribute('aria-pressed') !== 'true' : state;
          button.setAttribute('aria-pressed', String(next));
          if (name === 'dark') document.documentElement.dataset.appearance = next ? 'dark' : 'light';
          else {
            if (next) on.add(name); else on.delete(name);
            figures.forEach(refresh);
          }
          remember();
        };
        const setZoom = value => {
          zoom = Math.min(4, Math.max(0.1, value));
          document.documentElement.style.setProperty('--zoom', zoom);
          $('#zoom').textContent = Math.round(zoom * 100) + ' %';
          remember();
        };

        // The inspector.
        const rectWords = ([x, y, width, height]) => `x ${number(x)}, y ${number(y)}, ${number(width)} × ${number(height)}`;
        const insists = (across, down) => [[across, 'horizontally'], [down, 'vertically']]
          .filter(([priority]) => priority !== null).map(([priority, words]) => number(priority) + ' ' + words).join(', ');
        // A sentence with its place in the document.
        const linkLine = (place, before) => {
          const [text, line, source] = data.links[place];
          const item = make('li', {dir: 'auto'}, (before || '') + S[text] + ' ');
          item.append(make('span', {class: 'place', dir: 'auto'}, '(' + S[source] + (line ? ', line ' + line : '') + ')'));
          return item;
        };
        const linkList = (places, before) => {
          const list = make('ul');
          list.append(...places.map(place => linkLine(place, before)));
          return list;
        };
        // What `strut explain` answers: for each number the chain that decides it, then what was not met, and what is loose.
        const explain = (body, told) => {
          const chains = make('ul', {class: 'chains'});
          for (const place of told.q) {
            const [headline, links, open] = data.chains[place];
            const item = make('li');
            item.append(make('b', {dir: 'auto'}, S[headline]));
            for (const words of open || []) item.append(make('p', {class: 'open', dir: 'auto'}, 'ambiguous: ' + S[words]));
            if (links.length) item.append(linkList(links));
            chains.append(item);
          }
          body.append(make('h3', {}, 'Why it is there, and so large'), chains);
          if (told.n) {
            const lost = make('ul', {class: 'lost'});
            for (const [place, against] of told.n) {
              const item = linkLine(place);
              if (Array.isArray(against)) { if (against.length) item.append(linkList(against, 'against it: ')); }
              else item.append(make('p', {dir: 'auto'}, 'against it: ' + S[against]));
              lost.append(item);
            }
            body.append(make('h3', {}, 'Not met'), lost);
          }
          if (told.s) body.append(make('h3', {}, 'Met with room to spare'), linkList(told.s));
        };
        const select = (figure, index, moves) => {
          all('.o-selected').forEach(element => element.remove());
          selected = null;
          const picture = figure && pictureOf(figure), item = picture && picture.views[index];
          if (!item) {
            inspector.hidden = true;
            remember();
            return;
          }
          selected = {figure, index};
          const parent = drawnWindow(figure, index);
          if (parent) {
            const [x, y, width, height] = item.f;
            draw(parent, 'rect', {x, y, width, height, class: 'o-selected'});
          }
          const body = $('#facts');
          body.textContent = '';
          $('#inspector h2').textContent = S[item.c] + (item.n ? ' ' + item.n.map(name => S[name]).join(', ') : '');
          const list = make('dl');
          const fact = (name, value) => {
            if (value === undefined || value === '') return;
            list.append(make('dt', {}, name), make('dd', {dir: 'auto'}, value));
          };
          fact('Object id', item.i === undefined ? '' : S[item.i]);
          fact('Label', item.l === undefined ? '' : S[item.l]);
          fact('Line', String(item.at));
          fact('Text', item.t === undefined ? '' : S[item.t]);
          fact('Flags', (item.g || []).join(', '));
          fact('In the window', rectWords(item.f));
          fact('Frame', rectWords(item.r) + ' in its superview; ' + S[item.p]);
          fact('Alignment rectangle', rectWords(item.e) + ' in its root');
          const told = data.explanations[item.x];
          if (item.z) fact('Intrinsic size', item.z.map(length => length === null ? 'none' : number(length)).join(' × ')
            + (item.y === undefined ? '' : ': ' + S[item.y]));
          if (told && told.h) {
            fact('Content hugging', insists(told.h[0], told.h[2]));
            fact('Compression resistance', insists(told.h[1], told.h[3]));
          }
          if (item.m) fact('Margins', item.m.map(number).join(' '));
          if (item.s) fact('Safe area', item.s.map(number).join(' '));
          if (!told) (item.a || []).forEach(words => fact('Ambiguous', S[words]));
          body.append(list);
          if (told) explain(body, told);
          body.append(make('h3', {}, 'Constraints'));
          const constraints = make('ul');
          for (const place of item.k || []) {
            const constraint = picture.constraints[place];
            const line = make('li', {class: constraint.o === 3 ? 'broken' : '', dir: 'auto'});
            line.textContent = (constraint.i === undefined ? '' : S[constraint.i] + ' ') + sentence(constraint);
            constraints.append(line);
          }
          body.append(constraints);
          const found = data.findings.map((finding, place) => ({finding, place}))
            .filter(({finding}) => finding.v[finding.p.indexOf(+figure.dataset.picture)] === index);
          if (found.length) {
            const links = make('ul');
            for (const {finding, place} of found) {
              const line = make('li', {dir: 'auto'});
              line.append(make('a', {href: '#finding-' + (place + 1)}, (place + 1) + '. ' + S[finding.m]));
              links.append(line);
            }
            body.append(make('h3', {}, 'Findings'), links);
          }
          inspector.hidden = false;
          if (moves && parent) (view(figure, index) || figure).scrollIntoView({block: 'nearest', inline: 'nearest'});
          remember();
        };
        document.addEventListener('click', event => {
          const rect = event.target.closest && event.target.closest('rect[data-v]');
          if (rect) select(rect.closest('figure'), +rect.dataset.v);
          const line = event.target.closest && event.target.closest('[data-goto]');
          if (line) goTo(line);
        });
        const goTo = line => {
          const [picture, index] = line.dataset.goto.split(' ').map(Number);
          select(figures.find(figure => +figure.dataset.picture === picture), index, true);
        };

        // Search.
        const find = text => {
          all('.o-match').forEach(element => element.remove());
          matches = [];
          match = -1;
          const wanted = text.trim().toLowerCase();
          if (!wanted) { status.textContent = ''; return; }
          for (const figure of figures) {
            pictureOf(figure).views.forEach((item, index) => {
              const words = [item.c, item.i, item.l, item.t, ...(item.n || [])].filter(word => word !== undefined);
              if (!words.some(word => S[word].toLowerCase().includes(wanted))) return;
              const parent = drawnWindow(figure, index);
              if (!parent) return;
              matches.push({figure, index});
              if (matches.length > 500) return;
              const [x, y, width, height] = item.f;
              draw(parent, 'rect', {x, y, width, height, class: 'o-match'});
            });
          }
          status.textContent = matches.length + (matches.length === 1 ? ' view' : ' views');
        };
        const step = by => {
          if (!matches.length) return;
          match = (match + by + matches.length) % matches.length;
          select(matches[match].figure, matches[match].index, true);
          status.textContent = (match + 1) + ' of ' + matches.length;
        };
        let waiting = 0;
        search.addEventListener('input', () => { clearTimeout(waiting); waiting = setTimeout(() => find(search.value), 120); });
        search.addEventListener('keydown', event => {
          if (event.key === 'Enter') { clearTimeout(waiting); if (!matches.length) find(search.value); step(event.shiftKey ? -1 : 1); }
          if (event.key === 'Escape') { search.value = ''; find(''); search.blur(); }
          event.stopPropagation();
        });

        // Keys.
        const keys = {f: 'frames', c: 'constraints', m: 'margins', s: 'safearea', b: 'baselines', n: 'pins', d: 'dark'};
        const walk = by => {
          if (!selected) return select(figures[0], 0, true);
          const count = pictureOf(selected.figure).views.length;
          for (let index = selected.index + by; index >= 0 && index < count; index += by) {
            if (view(selected.figure, index)) return select(selected.figure, index, true);
          }
        };
        document.addEventListener('keydown', event => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          const line = event.target.closest && event.target.closest('[data-goto]');
          if (line && (event.key === 'Enter' || event.key === ' ')) { event.preventDefault(); return goTo(line); }
          if (/^(INPUT|BUTTON|SUMMARY|A)$/.test(event.target.tagName) && /^(Enter| )$/.test(event.key)) return;
          const name = keys[event.key];
          if (name) toggle(name);
          else if (event.key === '+' || event.key === '=') setZoom(zoom * 1.25);
          else if (event.key === '-') setZoom(zoom / 1.25);
          else if (event.key === '0') setZoom(1);
          else if (event.key === '/') search.focus();
          else if (event.key === 'j' || event.key === 'ArrowDown' && selected) walk(1);
          else if (event.key === 'k' || event.key === 'ArrowUp' && selected) walk(-1);
          else if (event.key === 'ArrowLeft' && selected) {
            const above = pictureOf(selected.figure).views[selected.index].u;
            if (above !== undefined) select(selected.figure, above, true);
          } else if (event.key === 'Escape') select();
          else return;
          event.preventDefault();
        });
        all('button[data-switch]').forEach(button => button.addEventListener('click', () => toggle(button.dataset.switch)));
        $('#larger').addEventListener('click', () => setZoom(zoom * 1.25));
        $('#smaller').addEventListener('click', () => setZoom(zoom / 1.25));
        $('#close').addEventListener('click', () => select());
        // What the page is scrolled to stands below the header, however many lines that takes.
        new ResizeObserver(([{target}]) => document.documentElement.style.setProperty('--header', target.offsetHeight + 'px'))
          .observe($('header'));
        all('[data-goto]').forEach(line => { line.tabIndex = 0; line.setAttribute('role', 'button'); });

        // What is switched on outlives the page, which may be written anew. Pages from disk may all share one storage.
        const storage = 'strut ' + location.pathname;
        const remember = () => {
          if (!ready) return;
          try {
            sessionStorage.setItem(storage, JSON.stringify({on: [...on], zoom, y: scrollY, search: search.value,
              dark: document.documentElement.dataset.appearance === 'dark',
              selected: selected && [+selected.figure.dataset.picture, selected.index]}));
          } catch (error) { /* A page from disk may have no storage: then it begins anew. */ }
        };
        let ready = false;
        document.documentElement.classList.add('scripted');
        if (document.documentElement.dataset.appearance === 'dark') toggle('dark', true);
        setZoom(data.zoom);
        try {
          const state = JSON.parse(sessionStorage.getItem(storage) || 'null');
          if (state) {
            state.on.forEach(name => toggle(name, true));
            toggle('dark', state.dark);
            setZoom(state.zoom);
            search.value = state.search;
            if (state.search) find(state.search);
            if (state.selected) select(figures.find(figure => +figure.dataset.picture === state.selected[0]), state.selected[1]);
            scrollTo(0, state.y);
          }
        } catch (error) { /* As above. */ }
        ready = true;
        addEventListener('scroll', () => { clearTimeout(remember.wait); remember.wait = setTimeout(remember, 200); }, {passive: true});

        // A page that is watched asks the file beside it whether there is a newer one.
        if (data.revisions) {
          window.strutRevision = revision => { if (revision !== data.revision) { remember(); location.reload(); } };
          setInterval(() => {
            const script = make('script', {src: encodeURIComponent(data.revisions) + '?' + Date.now()});
            script.onload = script.onerror = () => script.remove();
            document.head.append(script);
          }, 700);
        }
        })();
        """#
}
