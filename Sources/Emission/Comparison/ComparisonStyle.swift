/// What the style sheet of a page of differences has besides a preview's.
enum ComparisonStyle {
    static let text = """
        .changes{list-style:none;margin:4px 0 8px;padding-left:0;overflow-wrap:anywhere}
        .changes .changes{padding-left:20px;margin:2px 0}
        .changes b{display:inline-block;min-width:76px;font-weight:600}
        .changes>.added>b{color:#1a7431}.changes>.removed>b{color:#b3261e}.changes>.changed>b{color:#8a5a00}
        .changes>.moved>b,.changes>.reordered>b,.changes>.caused>b{color:#0058c4}.changes>.follows>b{color:var(--quiet)}
        [data-appearance=dark] .changes>.added>b{color:#5fd07a}[data-appearance=dark] .changes>.removed>b{color:#ff7a72}
        [data-appearance=dark] .changes>.changed>b{color:#ffc04d}[data-appearance=dark] .changes>.moved>b,[data-appearance=dark] .changes>.reordered>b,[data-appearance=dark] .changes>.caused>b{color:#7fb4ff}
        .file{contain-intrinsic-size:auto 900px}
        .stage{display:flex;gap:12px;align-items:flex-start}
        .side{display:block;color:var(--quiet);font-size:12px}
        .pair input{display:none;width:100%}
        [data-mode=slider] .stage,[data-mode=onion] .stage{display:grid}
        [data-mode=slider] .stage>*,[data-mode=onion] .stage>*{grid-area:1/1}
        [data-mode=slider] .pair input,[data-mode=onion] .pair input{display:block}
        [data-mode=slider] .side,[data-mode=onion] .side{visibility:hidden}
        [data-mode=slider] .old+.new{clip-path:inset(0 0 0 calc(100% - var(--at,50)*1%))}
        [data-mode=onion] .old+.new{opacity:calc(var(--at,50)/100)}
        figure svg .mark,figure svg .mark *{pointer-events:all}
        .mark rect{fill:transparent;stroke-width:2;vector-effect:non-scaling-stroke}
        .mark.added rect{stroke:#248a3d;fill:rgba(52,199,89,.12)}.mark.removed rect{stroke:#d70015;fill:rgba(255,59,48,.12)}
        .mark.changed rect{stroke:#c77700}.mark.moved rect,.mark.reordered rect,.mark.caused rect{stroke:#0a84ff}
        .mark.follows rect{stroke:#8e8e93;stroke-dasharray:4 3}
        .unmarked .mark{display:none}
        """
}
