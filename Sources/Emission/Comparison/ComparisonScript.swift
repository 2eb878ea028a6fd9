/// The script of a page of differences: it shows what the page has in other ways, and the page does without it.
enum ComparisonScript {
    static let text = #"""
        (() => {
        'use strict';
        const root = document.documentElement, body = document.body;
        const all = query => [...document.querySelectorAll(query)];
        const press = (button, on) => button.setAttribute('aria-pressed', String(on));
        root.classList.add('scripted');
        const modes = all('button[data-mode]');
        const show = mode => {
          body.dataset.mode = mode;
          for (const button of modes) press(button, button.dataset.mode === mode);
        };
        for (const button of modes) button.addEventListener('click', () => show(button.dataset.mode));
        show('side');
        for (const input of all('.pair input')) {
          const stage = input.parentElement.querySelector('.stage');
          input.addEventListener('input', () => stage.style.setProperty('--at', input.value));
        }
        const marks = document.getElementById('marks'), dark = document.getElementById('dark');
        marks.addEventListener('click', () => press(marks, !body.classList.toggle('unmarked')));
        dark.addEventListener('click', () => {
          const on = root.dataset.appearance !== 'dark';
          if (on) root.dataset.appearance = 'dark'; else delete root.dataset.appearance;
          press(dark, on);
        });
        let zoom = 0.5;
        const scale = factor => {
          zoom = Math.min(3, Math.max(0.1, zoom * factor));
          root.style.setProperty('--zoom', zoom);
        };
        document.getElementById('smaller').addEventListener('click', () => scale(1 / 1.25));
        document.getElementById('larger').addEventListener('click', () => scale(1.25));
        document.addEventListener('keydown', event => {
          if (event.ctrlKey || event.metaKey || event.altKey || event.target.tagName === 'INPUT') return;
          const button = {1: modes[0], 2: modes[1], 3: modes[2], o: marks, d: dark}[event.key];
          if (button) button.click();
          if (event.key === '+') scale(1.25);
          if (event.key === '-') scale(1 / 1.25);
        });
        })();
        """#
}
