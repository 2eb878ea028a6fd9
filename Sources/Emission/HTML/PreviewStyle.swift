// Written by Scripts/make-page from Page/*.css.

/// The style sheet of a preview page.
enum PreviewStyle {
    static let text = #"""
        /* Colours, type and what the page without a script is made of. */
        :root {
          --zoom: .5; --in-light: inline; --in-dark: none; color-scheme: light dark;
          --ground: #f3f3f6; --surface: #e6e6eb; --paper: #fff; --ink: #1d1d1f; --quiet: #5b5b63; --edge: #d3d3da; --soft: #eeeef2;
          --accent: #0058c4; --chosen: #d8e8fc; --error: #b3131a; --warning: #7d5200; --purple: #8132b8; --green: #1c6f33; --measure: #c2185b;
          --arrow: #63636e; --relation: #8f8f9b;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --ground: #18181b; --surface: #101012; --paper: #202024; --ink: #f2f2f4; --quiet: #adadb8; --edge: #3d3d45; --soft: #2b2b31;
            --accent: #7fb4ff; --chosen: #17375f; --error: #ff8780; --warning: #ffc04d; --purple: #cf9bf5; --green: #74d48b; --measure: #ff8fb4;
            --arrow: #a5a5b2; --relation: #77777f;
          }
        }
        :root[data-appearance=dark] { --in-light: none; --in-dark: inline; }
        * { box-sizing: border-box; }
        body {
          margin: 0; font: 13px/1.45 -apple-system, system-ui, 'Helvetica Neue', Inter, Arial, sans-serif; color: var(--ink); background: var(--ground);
        }
        header { background: var(--paper); border-bottom: 1px solid var(--edge); padding: 8px 16px; }
        h1 { font-size: 15px; margin: 0 14px 0 0; display: inline-block; }
        h2 { font-size: 15px; margin: 0 0 4px; }
        h3 { font-size: 11px; margin: 0 0 4px; color: var(--quiet); font-weight: 600; text-transform: uppercase; letter-spacing: .04em; }
        .index { margin-right: 14px; }
        a { color: var(--accent); }
        .quiet { color: var(--quiet); }
        button, input, select {
          font: inherit; color: inherit; background: var(--soft); border: 1px solid var(--edge); border-radius: 6px; padding: 2px 9px; min-height: 26px;
        }
        button { cursor: pointer; }
        button[aria-pressed=true] { background: var(--chosen); color: var(--accent); font-weight: 600; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
        [hidden] { display: none !important; }
        nav, main, .findings { padding: 16px; }
        .documents ul { list-style: none; margin: 0; padding: 0; columns: 22em; overflow-wrap: anywhere; }
        .overview { max-width: 100%; overflow: auto; padding: 0 0 12px; }
        .overview rect { fill: var(--paper); stroke: var(--edge); }
        .overview text { fill: var(--ink); }
        .overview .kind { fill: var(--quiet); }
        .overview path { fill: none; stroke: var(--quiet); stroke-width: 1.2; }
        .overview marker path { fill: var(--quiet); stroke: none; }
        .document { font-size: 18px; margin: 8px 0; }
        .scene {
          background: var(--paper); border: 1px solid var(--edge); border-radius: 10px; padding: 14px; margin-bottom: 18px;
          content-visibility: auto; contain-intrinsic-size: auto 560px;
        }
        .scene > p { margin: 0 0 8px; color: var(--quiet); }
        .grid { display: flex; flex-wrap: wrap; gap: 18px; align-items: flex-start; }
        figure { margin: 0; }
        figcaption { color: var(--quiet); font-size: 12px; margin-bottom: 4px; }
        figure svg { display: block; width: calc(var(--w) * var(--zoom) * 1px); height: calc(var(--h) * var(--zoom) * 1px); }
        details { margin-top: 10px; }
        .tree {
          list-style: none; margin: 6px 0 0; padding: 0; font: 12px/1.6 ui-monospace, Menlo, 'DejaVu Sans Mono', monospace; overflow-x: auto;
        }
        .tree li { white-space: nowrap; padding-left: calc(var(--d) * 16px); }
        .findings ol { padding-left: 26px; }
        .findings li { margin-bottom: 10px; overflow-wrap: anywhere; }
        .findings li:target, .findings li.current { background: var(--chosen); }
        .findings ul { margin: 2px 0 0; color: var(--quiet); padding-left: 16px; }
        .error b, a.error { color: var(--error); }
        .warning b, a.warning { color: var(--warning); }
        .note b, a.note { color: var(--quiet); }
        /* What differs between two versions. */
        .changes { padding: 16px; overflow-wrap: anywhere; }
        .changes h3 { text-transform: none; letter-spacing: 0; font-size: 13px; color: var(--ink); margin: 10px 0 2px; }
        .changes h4 { font-size: 12px; margin: 10px 0 2px; color: var(--quiet); font-weight: 600; }
        .changes p { margin: 2px 0; color: var(--quiet); }
        .changes ul { list-style: none; margin: 0; padding-left: 0; }
        .changes ul ul { padding-left: 20px; }
        .changes b { font-weight: 600; font-size: 11px; min-width: 58px; flex: none; display: inline-block; }
        .changes .added > b, .changes .added > .change-line > b, i.fixed { color: var(--green); }
        .changes .removed > b, .changes .removed > .change-line > b, i.new { color: var(--error); }
        .changes .changed > b, .changes .changed > .change-line > b { color: var(--warning); }
        .changes .moved > b, .changes .reordered > b, .changes .caused > b { color: var(--accent); }
        .changes .moved > .change-line > b, .changes .reordered > .change-line > b, .changes .caused > .change-line > b { color: var(--accent); }
        .changes .follows > b, .changes .follows > .change-line > b { color: var(--quiet); }
        .mark rect, .difference { fill: none; stroke: #c77700; stroke-width: 2; }
        .mark.added rect, .difference.added { stroke: #248a3d; fill: rgba(52, 199, 89, .1); }
        .mark.removed rect, .difference.removed { stroke: #d70015; fill: rgba(255, 59, 48, .1); }
        .mark.moved rect, .mark.reordered rect, .mark.caused rect, .difference.moved, .difference.reordered, .difference.caused { stroke: #0a84ff; }
        .mark.follows rect, .difference.follows { stroke: #8e8e93; stroke-dasharray: 4 3; }
        i.new, i.fixed { font-style: normal; font-weight: 600; }
        /* The list of a project's pages. */
        .pages { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)); gap: 16px; }
        .pages li { background: var(--paper); border: 1px solid var(--edge); border-radius: 10px; padding: 12px; overflow-wrap: anywhere; }
        .pages a { font-weight: 600; text-decoration: none; }
        .pages a:hover { text-decoration: underline; }
        .pages p { margin: 2px 0 0; color: var(--quiet); }
        .pages figure { background: var(--surface); border-radius: 6px; margin-bottom: 10px; padding: 10px; height: 240px; display: grid; place-items: center; }
        .pages figure svg { width: 100%; height: 220px; }
        /* With its script the page is one screen: bars above and below, panels at both sides, the canvas between. */
        @media screen {
          .scripted, .scripted body { height: 100%; overflow: hidden; }
          .scripted body {
            display: grid; grid-template: 'top top top' auto 'left canvas right' minmax(0, 1fr) 'bottom bottom bottom' auto / 272px minmax(0, 1fr) 320px;
          }
          .scripted.no-outline body { grid-template-columns: 0 minmax(0, 1fr) 320px; }
          .scripted.no-inspector body { grid-template-columns: 272px minmax(0, 1fr) 0; }
          .scripted.no-outline.no-inspector body { grid-template-columns: 0 minmax(0, 1fr) 0; }
          .no-outline #outline, .no-inspector #inspector { display: none; }
          .scripted header { grid-area: top; display: flex; align-items: center; gap: 0 6px; padding: 6px 12px; min-width: 0; }
          .scripted h1 { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; flex: 0 1 auto; min-width: 60px; margin-right: 4px; }
          .count { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; flex: 0 1 auto; min-width: 70px; margin-right: 8px; }
          .tools { display: flex; gap: 14px; margin-left: auto; overflow-x: auto; scrollbar-width: none; padding: 3px; }
          .group { display: flex; }
          .group > button { border-radius: 0; margin-left: -1px; white-space: nowrap; }
          .group > button:first-child { border-radius: 6px 0 0 6px; margin-left: 0; }
          .group > button:last-child { border-radius: 0 6px 6px 0; }
          #zoom { min-width: 62px; font-variant-numeric: tabular-nums; }
          .scripted nav, .scripted .scene > :not(.grid), .scripted .document, .scripted figcaption { display: none; }

          .scripted #canvas {
            padding: 0; grid-area: canvas; position: relative; overflow: clip; background: var(--surface); touch-action: none; user-select: none; cursor: default;
            contain: strict;
          }
          #canvas:focus-visible { outline-offset: -2px; }
          #canvas.hand { cursor: grab; }
          #canvas.dragging { cursor: grabbing; }
          .scripted #board { position: absolute; left: 0; top: 0; width: 0; height: 0; transform-origin: 0 0; --zoom: 1; }
          .scripted .scene { display: contents; content-visibility: visible; }
          .scripted .grid { display: contents; }
          .scripted figure { display: none; }
          .scripted figure.shown {
            display: block; position: absolute; left: calc(var(--x) * 1px); top: calc(var(--y) * 1px); width: calc(var(--w) * 1px); height: calc(var(--h) * 1px);
            content-visibility: auto; contain-intrinsic-size: calc(var(--w) * 1px) calc(var(--h) * 1px); background: #fff;
            box-shadow: 0 2px 14px rgba(0, 0, 0, .15);
          }
          [data-appearance=dark] figure.shown { background: #000; }
          .scripted figure svg * { pointer-events: none; }
          .scripted figure svg rect[data-v] { pointer-events: all; }
          #labels { position: absolute; left: 0; top: 0; width: 0; height: 0; contain: layout style; }
          .title {
            position: absolute; left: 0; top: 0; height: 22px; display: flex; align-items: center; gap: 4px; white-space: nowrap; font-size: 12px;
            color: var(--quiet); overflow: hidden;
          }
          .title span { overflow: hidden; text-overflow: ellipsis; }
          .title .name { color: var(--ink); font-weight: 500; }
          .title .more { flex: 0 100 auto; }
          .title .icon { flex: none; }
          .zoom-medium .title { font-size: 10.5px; height: 17px; }
          .zoom-medium .title .more { display: none; }
          .zoom-medium .title .change { font-size: 9px; line-height: 12px; }
          .zoom-small .title { font-size: 10px; height: 14px; }
          .zoom-small .title .change { display: none; }
          .zoom-dots .title > :not(.mark) { display: none; }
          .zoom-small .segue:not(:hover, .selected) .sign { display: none; }
          .zoom-small .segue .line { opacity: .7; }
          .zoom-small .title .mark { font-size: 8px; line-height: 11px; min-width: 11px; padding: 0 2px; }
          .zoom-medium .title .icon { display: none; }

          .scripted .mark { display: none; }
          #arrows-above .segue.selected:not(.stub) * { pointer-events: none; }
          .segue.stub .line { opacity: .75; }
          .segue.stub.long:not(:hover, .selected) .line { opacity: .3; }
          #differences { position: absolute; left: 0; top: 0; width: 1px; height: 1px; overflow: visible; pointer-events: none; }
          #differences .difference { stroke-width: calc(max(2px, 1.6px * var(--hair))); }
          #differences .follows { stroke-width: calc(max(1px, .9px * var(--hair))); }
          .scripted figure.gone { opacity: .8; }
          #handle { position: absolute; left: 0; top: 0; width: 24px; cursor: ew-resize; touch-action: none; }
          #handle::before { content: ''; position: absolute; left: 11px; width: 2px; top: 0; bottom: 0; background: #0a84ff; }
          #handle::after {
            content: ''; position: absolute; left: 4px; top: calc(50% - 14px); width: 16px; height: 28px; border-radius: 8px; background: #0a84ff; border: 2px solid #fff;
          }
          #versions {
            position: absolute; top: 10px; left: 50%; transform: translateX(-50%); display: flex; align-items: center; gap: 10px; max-width: calc(100% - 16px);
            overflow-x: auto; scrollbar-width: none; padding: 4px; background: var(--paper); border: 1px solid var(--edge); border-radius: 9px;
            box-shadow: 0 2px 10px rgba(0, 0, 0, .14);
          }
          #mix { width: 120px; padding: 0; border: 0; min-height: 0; accent-color: var(--accent); flex: none; }
          #arrows, #arrows-above { position: absolute; left: 0; top: 0; width: 1px; height: 1px; overflow: visible; pointer-events: none; }
          .segue .line { fill: none; stroke: var(--arrow); stroke-width: calc(max(2px, 1.3px * var(--hair))); }
          .entry .line { fill: none; stroke: var(--arrow); stroke-width: 2.4; }
          .segue .hit { fill: none; stroke: transparent; stroke-width: calc(max(14px, 10px * var(--hair))); pointer-events: stroke; cursor: pointer; }
          .segue .head, .entry .head { fill: var(--arrow); }
          .segue .sign { pointer-events: all; cursor: pointer; }
          .segue .sign > g { transform: scale(max(1, .72 * var(--hair))); }
          .segue .head, .entry .whole { transform: scale(max(1, .6 * var(--hair))); }
          .segue .sign circle { fill: var(--paper); stroke: var(--arrow); stroke-width: 1.6; }
          .segue .sign path { fill: none; stroke: var(--arrow); stroke-width: 1.6; stroke-linejoin: round; stroke-linecap: round; }
          .segue.relationship .line, .segue.embed .line { stroke: var(--relation); stroke-width: calc(max(1.5px, 1px * var(--hair))); }
          .segue.embed .line { stroke-dasharray: 7 5; }
          .segue.added .line, .segue.added .sign circle { stroke: #248a3d; }
          .segue.removed .line, .segue.removed .sign circle { stroke: #d70015; }
          .segue.changed .line, .segue.changed .sign circle { stroke: #c77700; }
          .segue.added .head { fill: #248a3d; }
          .segue.removed .head { fill: #d70015; }
          .segue.changed .head { fill: #c77700; }
          .segue.removed .line { stroke-dasharray: 9 6; }
          .segue.relationship .head { fill: var(--relation); }
          .segue:hover .line, .segue.selected .line { stroke: var(--accent); stroke-width: calc(max(3px, 2px * var(--hair))); }
          .segue:hover .head, .segue.selected .head { fill: var(--accent); }
          .segue:hover .sign *, .segue.selected .sign * { stroke: var(--accent); }
          #tip {
            position: absolute; left: 0; top: 0; max-width: min(420px, 90%); background: var(--ink); color: var(--paper); border-radius: 6px; padding: 3px 9px; font-size: 12px;
            pointer-events: none; white-space: nowrap; overflow: hidden; text-overflow: ellipsis;
          }

          #overlay { position: absolute; left: 0; top: 0; width: 100%; height: 100%; pointer-events: none; }
          #overlay rect { fill: none; }
          #overlay .hovered { stroke: #0a84ff; stroke-width: 1; opacity: .75; }
          #overlay .chosen-scene, #overlay .selection { stroke: #0a84ff; stroke-width: 2; }
          #overlay .selection { fill: rgba(10, 132, 255, .1); }
          #overlay .ambiguous { stroke: #e07b00; stroke-dasharray: 6 4; }
          #overlay .broken.selection { stroke: #e0342b; }
          #overlay .partner { stroke: #0a84ff; stroke-width: 1.5; stroke-dasharray: 4 3; }
          #overlay .margins { stroke: #af52de; stroke-dasharray: 4 3; }
          #overlay .safe { stroke: #248a3d; stroke-dasharray: 7 3; }
          #overlay .guide rect { stroke: #0b7285; stroke-dasharray: 2 3; stroke-width: 1.5; }
          #overlay .alternative rect { stroke: #e07b00; stroke-dasharray: 6 4; stroke-width: 1.5; fill: rgba(224, 123, 0, .07); }
          #overlay .guide text, #overlay .alternative text { font-size: 11px; font-weight: 600; paint-order: stroke; stroke: #fff; stroke-width: 3px; }
          #overlay .guide text { fill: #0b5e6e; }
          #overlay .alternative text { fill: #8f4e00; }
          #overlay .measured { stroke: #d81b60; stroke-dasharray: 4 3; }
          .constraint line { stroke: #0a84ff; stroke-width: 1.5; }
          .constraint.chosen line { stroke-width: 3; }
          .constraint .hit { stroke: transparent; stroke-width: 11; pointer-events: stroke; cursor: pointer; }
          .constraint.missed line:not(.hit) { stroke: #e07b00; stroke-dasharray: 4 3; }
          .constraint.broken line:not(.hit) { stroke: #e0342b; stroke-width: 2.5; }
          .distance line { stroke: #d81b60; stroke-width: 1.2; }
          .plate rect { stroke: none; }
          .plate text { font-size: 11px; font-weight: 600; text-anchor: middle; font-variant-numeric: tabular-nums; fill: #fff; }
          #overlay .plate.size rect, #overlay .plate.constant rect { fill: #0062d6; }
          #overlay .missed .plate.constant rect { fill: #9a5600; }
          #overlay .broken .plate.constant rect { fill: #b3131a; }
          #overlay .plate.length rect { fill: #c2185b; }

          .o-frame { fill: none; stroke: #0a84ff; stroke-width: 1; }
          .o-margins { fill: none; stroke: #af52de; stroke-width: 1; stroke-dasharray: 4 3; }
          .o-safe { fill: rgba(52, 199, 89, .07); stroke: #248a3d; stroke-width: 1; }
          .o-baseline { stroke: #ff2d55; stroke-width: .75; }
          .o-constraint line { stroke: #0a84ff; stroke-width: 1.5; stroke-linecap: round; }
          .scripted figure svg .o-constraint, .scripted figure svg .o-constraint .hit { pointer-events: all; cursor: pointer; }
          .o-constraint .hit { stroke: transparent; stroke-width: 9; }
          .o-constraint text { font-size: 10px; fill: #0a5cc4; paint-order: stroke; stroke: #fff; stroke-width: 3px; }
          .o-constraint.missed line:not(.hit) { stroke: #ff9500; stroke-dasharray: 3 3; }
          .o-constraint.broken line:not(.hit) { stroke: #ff3b30; stroke-width: 2.5; }
          .o-constraint.broken text { fill: #c4161c; }
          .o-match { fill: rgba(255, 204, 0, .35); stroke: #b38600; stroke-width: 1.5; }
          .scripted figure svg .pin, .scripted figure svg .pin * { pointer-events: all; cursor: pointer; }
          .pin circle { fill: #5f5f66; stroke: #fff; stroke-width: 1.5; }
          .pin.error circle { fill: #c4161c; }
          .pin.warning circle { fill: #8a5a00; }
          .pin text { font-size: 11px; font-weight: 600; fill: #fff; text-anchor: middle; }

          #notice {
            position: absolute; left: 12px; right: 12px; top: 10px; margin: 0 auto; width: fit-content; max-width: 640px; padding: 6px 12px; border-radius: 8px;
            background: var(--paper); color: var(--error); border: 1px solid var(--error); pointer-events: none;
          }
          #minimap {
            position: absolute; right: 12px; bottom: 12px; padding: 6px; background: var(--paper); border: 1px solid var(--edge); border-radius: 8px;
            box-shadow: 0 2px 10px rgba(0, 0, 0, .14); line-height: 0; cursor: pointer;
          }
          #minimap .scene { fill: var(--edge); display: inline; }
          #minimap .added { fill: #34a853; }
          #minimap .removed { fill: #e0342b; }
          #minimap .changed { fill: #d98a00; }
          #minimap .chosen { fill: var(--accent); }
          #minimap .seen { fill: rgba(10, 132, 255, .12); stroke: var(--accent); stroke-width: 1.2; }
        }
        /* The panels: outline and findings, inspector, environments. */
        @media screen {
          .icon { width: 14px; height: 14px; flex: none; }
          .icon path { fill: none; stroke: currentColor; stroke-width: 1.2; stroke-linecap: round; stroke-linejoin: round; }
          .mark {
            font-size: 10px; line-height: 15px; min-width: 15px; padding: 0 4px; border-radius: 8px; text-align: center; color: #fff; background: #63636b;
            flex: none; font-weight: 600;
          }
          .mark.error { background: #c4161c; }
          .mark.warning { background: #855700; }

          #outline { grid-area: left; background: var(--paper); border-right: 1px solid var(--edge); display: flex; flex-direction: column; min-height: 0; }
          [role=tablist] { display: flex; padding: 8px 8px 0; gap: 4px; border-bottom: 1px solid var(--edge); }
          [role=tab] { background: none; border: 0; border-bottom: 2px solid transparent; border-radius: 0; color: var(--quiet); padding: 2px 8px 5px; }
          [role=tab][aria-selected=true] { color: var(--ink); border-color: var(--accent); font-weight: 600; }
          [role=tabpanel] { flex: 1; min-height: 0; overflow: auto; display: flex; flex-direction: column; }
          .search {
            display: grid; grid-template-columns: 1fr auto; gap: 2px 6px; align-items: center; padding: 8px 10px; border-bottom: 1px solid var(--edge);
            position: sticky; top: 0; background: var(--paper); z-index: 1;
          }
          .search label { font-size: 11px; }
          .search input { width: 100%; grid-row: 2; grid-column: 1 / 3; }
          #status { font-size: 11px; color: var(--quiet); text-align: right; }
          #tree { padding: 4px 0 20px; flex: 1; }
          .row {
            display: flex; align-items: center; gap: 5px; height: 24px; padding: 0 8px 0 calc((var(--level) - 1) * 14px + 4px); white-space: nowrap; cursor: default;
            content-visibility: auto; contain-intrinsic-height: 24px; outline-offset: -2px;
          }
          .row:hover { background: var(--soft); }
          .row[aria-selected=true] { background: var(--chosen); }
          .scene-row { font-weight: 600; }
          .row .twist { width: 12px; text-align: center; color: var(--quiet); flex: none; transition: transform .1s; }
          .row[aria-expanded=true] .twist { transform: rotate(90deg); }
          .row .icon { color: var(--quiet); }
          .row .name { overflow: hidden; text-overflow: ellipsis; flex: 0 1 auto; min-width: 40px; }
          .row .aside { overflow: hidden; text-overflow: ellipsis; flex: 0 2 auto; color: var(--quiet); font-size: 11px; font-weight: 400; margin-right: auto; }
          .row.off .name { color: var(--quiet); font-style: italic; }
          .row .state { font-size: 10px; color: var(--quiet); border: 1px solid var(--edge); border-radius: 4px; padding: 0 4px; flex: none; line-height: 14px; }
          .row.match .name { text-decoration: underline; text-decoration-color: #b38600; text-decoration-thickness: 2px; }
          .check { padding: 8px 12px 0; display: flex; align-items: center; gap: 6px; }
          .check input { min-height: 0; margin: 0; }
          .scripted .findings { padding: 8px 12px; }
          .scripted .findings h2 { display: none; }
          .small { font-size: 11px; min-height: 24px; margin-left: 6px; padding: 0 7px; }

          .change { font-size: 10px; line-height: 14px; padding: 0 5px; border-radius: 4px; border: 1px solid currentColor; flex: none; font-weight: 600; }
          .change.added { color: var(--green); }
          .change.removed { color: var(--error); }
          .change.changed { color: var(--warning); }
          .change.moved, .change.reordered, .change.caused { color: var(--accent); }
          .change.follows { color: var(--quiet); }
          .steps { grid-column: 1 / 3; display: flex; gap: 4px; margin-top: 4px; }
          .steps select { flex: 1; min-width: 0; }
          .scripted .changes { padding: 4px 10px 20px; }
          .scripted .changes h2 { display: none; }
          .scripted .changes ul { padding-left: 0; }
          .scripted .changes ul ul { padding-left: 14px; }
          .change-line {
            display: flex; gap: 6px; width: calc(100% + 12px); margin: 0 -6px; padding: 3px 6px; min-height: 0; border: 0; background: none; text-align: start;
            overflow-wrap: anywhere; align-items: baseline;
          }
          .change-line:hover { background: var(--soft); }
          .change-line[aria-current] { background: var(--chosen); }

          #inspector {
            grid-area: right; background: var(--paper); border-left: 1px solid var(--edge); overflow: auto; padding: 12px 14px 24px; overflow-wrap: anywhere;
            position: relative;
          }
          #inspector h2 { padding-right: 26px; }
          #inspector > p { margin: 0 0 8px; }
          #close { position: absolute; right: 8px; top: 8px; border: 0; background: none; font-size: 18px; line-height: 1; }
          #facts section { border-top: 1px solid var(--edge); padding-top: 10px; margin-top: 10px; }
          #facts p { margin: 2px 0; }
          #facts dl { display: grid; grid-template-columns: minmax(76px, auto) 1fr; gap: 3px 10px; margin: 4px 0; }
          #facts dt { color: var(--quiet); }
          #facts dd { margin: 0; max-height: 12em; overflow: auto; white-space: pre-wrap; }
          #facts ul { padding-left: 16px; margin: 4px 0; }
          #facts details { margin-top: 6px; }
          #facts summary { cursor: pointer; }
          #facts .plain, #facts .chains, #facts .constraints { list-style: none; padding: 0; }
          #facts .chains > li { margin-bottom: 8px; }
          #facts .plain li, #facts .constraints li { margin-bottom: 4px; }
          .numbers { display: grid; grid-template-columns: repeat(4, 1fr); gap: 6px; margin: 4px 0; text-align: center; }
          .numbers div { background: var(--soft); border-radius: 6px; padding: 3px 2px; }
          .numbers b { display: block; font-weight: 500; font-variant-numeric: tabular-nums; }
          .numbers span { font-size: 10px; color: var(--quiet); }
          .link { background: none; border: 0; padding: 1px 3px; min-height: 0; text-align: start; color: var(--accent); border-radius: 4px; margin: 0 -3px; }
          .link:hover { background: var(--soft); }
          .link.chosen { background: var(--chosen); }
          .link .icon { vertical-align: -2px; margin-right: 3px; }
          #facts .constraints .link { color: var(--ink); width: 100%; }
          .place { color: var(--quiet); font-size: 12px; }
          .open { color: var(--warning); }
          .broken, #facts .broken .link { color: var(--error); font-weight: 600; }
          #facts .missed .link { color: var(--warning); }
          .keys dt { font-weight: 600; }

          #environments {
            grid-area: bottom; background: var(--paper); border-top: 1px solid var(--edge); display: flex; align-items: center; gap: 14px; padding: 6px 12px;
            overflow-x: auto;
            scrollbar-width: thin;
          }
          #environments .group { gap: 6px; }
          #environments .group > button { border-radius: 6px; margin: 0; }
          .choices { display: flex; gap: 16px; flex: 1; }
          .choice { display: flex; gap: 6px; align-items: center; white-space: nowrap; }
          .choice span { color: var(--quiet); font-size: 12px; }
          .choice b { font-weight: 500; }

          @media (max-width: 1360px) {
            .tools { gap: 8px; }
            .tools button { padding: 2px 6px; }
          }
          @media (max-width: 1180px) {
            .scripted body { grid-template-columns: 220px minmax(0, 1fr) 280px; }
          }
          @media (max-width: 760px) {
            .scripted body, .scripted.no-outline body, .scripted.no-inspector body, .scripted.no-outline.no-inspector body {
              grid-template: 'top' auto 'canvas' minmax(0, 1fr) 'bottom' auto / minmax(0, 1fr);
            }
            .scripted header { flex-wrap: wrap; }
            .tools { margin-left: 0; max-width: 100%; }
            #outline { grid-area: canvas; z-index: 2; width: min(300px, 86%); box-shadow: 4px 0 20px rgba(0, 0, 0, .2); }
            #inspector {
              grid-area: canvas; z-index: 2; align-self: end; max-height: 46%; width: 100%; border-left: 0; border-top: 1px solid var(--edge);
              border-radius: 12px 12px 0 0; box-shadow: 0 -4px 20px rgba(0, 0, 0, .2);
            }
            #inspector.empty, .scripted:not(.no-outline) #inspector { display: none; }
          }
        }
        /* On paper each scene has a page. */
        @media print {
          :root { --ground: #fff; --paper: #fff; --ink: #000; --quiet: #444; --edge: #bbb; color-scheme: light; }
          #outline > :not(#findings-panel, #changes-panel), #changes-panel > .search, .tools, #inspector, #environments, #labels, #overlay, #minimap, #tip,
          #arrows, #arrows-above, #differences, #handle, #versions, .check, .small, .overview, .scene details {
            display: none !important;
          }
          #findings-panel, #changes-panel { display: block !important; }
          header { border: 0; }
          .changes button { border: 0; background: none; padding: 1px 0; min-height: 0; text-align: start; }
          figure { clip-path: none !important; opacity: 1 !important; }
          #board { transform: none !important; }
          .scene { content-visibility: visible; break-inside: avoid; break-after: page; border: 0; padding: 0; }
          figure { break-inside: avoid; }
          figure svg { width: auto; height: auto; max-width: 100%; max-height: 17cm; }
          .grid figure:only-child svg { max-height: 21cm; }
        }
        """#
}
