/// The style sheet of a page of pictures side by side: that of comparisons.
enum GalleryStyle {
    static let text = """
        :root{--zoom:.5;--in-light:inline;--in-dark:none;color-scheme:light;--ground:#f4f4f6;--paper:#fff;--ink:#1d1d1f;--quiet:#5f5f66;--edge:#d0d0d6;--accent:#0058c4}
        :root[data-appearance=dark]{color-scheme:dark;--in-light:none;--in-dark:inline;--ground:#101012;--paper:#1c1c1f;--ink:#f2f2f4;--quiet:#a9a9b2;--edge:#3c3c42;--accent:#7fb4ff}
        *{box-sizing:border-box}
        html{scroll-padding-top:calc(var(--header,102px) + 8px)}
        body{margin:0;font:14px/1.45 -apple-system,system-ui,'Helvetica Neue',Inter,Arial,sans-serif;color:var(--ink);background:var(--ground)}
        header{position:sticky;top:0;z-index:2;background:var(--paper);border-bottom:1px solid var(--edge);padding:8px 16px}
        h1{font-size:17px;margin:0 16px 0 0;display:inline-block}
        .count{margin-right:16px}
        h2{font-size:16px;margin:0 0 4px}
        .document{font-size:18px;margin:8px 0}
        h3{font-size:14px;margin:12px 0 4px}
        a{color:var(--accent)}
        .tools{display:none;gap:6px;flex-wrap:wrap;align-items:center;margin-top:6px}
        .scripted .tools{display:flex}
        button,input{font:inherit;color:inherit;background:var(--ground);border:1px solid var(--edge);border-radius:6px;padding:3px 9px}
        button[aria-pressed=true]{background:var(--accent);color:var(--paper);border-color:var(--accent)}
        :focus-visible{outline:2px solid var(--accent);outline-offset:2px}
        main,nav,.findings{padding:16px}
        .documents ul{list-style:none;margin:0;padding:0;columns:22em;overflow-wrap:anywhere}
        .overview{max-width:100%;overflow:auto}
        .overview rect{fill:var(--paper);stroke:var(--edge)}
        .overview text{fill:var(--ink)}
        .overview .kind{fill:var(--quiet)}
        .overview path{fill:none;stroke:var(--quiet);stroke-width:1.2}
        .overview marker path{fill:var(--quiet);stroke:none}
        .scene{background:var(--paper);border:1px solid var(--edge);border-radius:10px;padding:14px;margin-bottom:18px;content-visibility:auto;contain-intrinsic-size:auto 560px}
        .scene>p{margin:0 0 8px;color:var(--quiet)}
        .grid{display:flex;flex-wrap:wrap;gap:18px;align-items:flex-start}
        figure{margin:0}
        figcaption{color:var(--quiet);font-size:12px;margin-bottom:4px}
        figure svg{display:block;width:calc(var(--w)*var(--zoom)*1px);height:calc(var(--h)*var(--zoom)*1px)}
        figure svg *{pointer-events:none}
        figure svg rect[data-v]{pointer-events:all;cursor:pointer}
        details{margin-top:10px}
        .tree{list-style:none;margin:6px 0 0;padding:0;font:12px/1.6 ui-monospace,Menlo,'DejaVu Sans Mono',monospace;overflow-x:auto}
        .tree li{white-space:nowrap;padding-left:calc(var(--d)*16px)}
        .scripted .tree li{cursor:pointer}
        .findings li{margin-bottom:8px}
        .findings li:target{background:rgba(255,214,10,.3)}
        .findings ul{margin:2px 0 0;color:var(--quiet);font-size:13px}
        .error b{color:#c4161c}.warning b{color:#8a5a00}.note b{color:var(--quiet)}
        [data-appearance=dark] .error b{color:#ff7a72}[data-appearance=dark] .warning b{color:#ffc04d}
        #inspector{position:fixed;right:0;bottom:0;top:0;width:min(420px,100%);z-index:3;overflow:auto;background:var(--paper);border-left:1px solid var(--edge);padding:14px;overflow-wrap:anywhere}
        #inspector[hidden]{display:none}
        #inspector dl{display:grid;grid-template-columns:auto 1fr;gap:3px 10px;margin:8px 0}
        #inspector dt{color:var(--quiet)}#inspector dd{margin:0;max-height:12em;overflow:auto;white-space:pre-wrap}
        #inspector ul{padding-left:18px;margin:4px 0}
        #inspector .chains{list-style:none;padding:0}#inspector .chains>li{margin-bottom:8px}
        #inspector p{margin:2px 0}#inspector .place{color:var(--quiet);font-size:12px}
        #inspector .open{color:#8a5a00}[data-appearance=dark] #inspector .open{color:#ffc04d}
        #inspector .broken{color:#c4161c;font-weight:600}
        [data-appearance=dark] #inspector .broken{color:#ff7a72}
        #close{float:right}
        .o-frame{fill:none;stroke:#0a84ff;stroke-width:1}
        .o-margins{fill:none;stroke:#af52de;stroke-width:1;stroke-dasharray:4 3}
        .o-safe{fill:rgba(52,199,89,.07);stroke:#248a3d;stroke-width:1}
        .o-baseline{stroke:#ff2d55;stroke-width:.75}
        .o-constraint line{stroke:#0a84ff;stroke-width:1.5;stroke-linecap:round}
        figure svg .o-constraint,figure svg .o-constraint .hit{pointer-events:all}
        .o-constraint .hit{stroke:transparent;stroke-width:9}
        .o-constraint text{font-size:10px;fill:#0a5cc4;paint-order:stroke;stroke:#fff;stroke-width:3px}
        .o-constraint.missed line:not(.hit){stroke:#ff9500;stroke-dasharray:3 3}
        .o-constraint.broken line:not(.hit){stroke:#ff3b30;stroke-width:2.5}
        .o-constraint.broken text{fill:#c4161c}
        .o-selected{fill:rgba(10,132,255,.16);stroke:#0a84ff;stroke-width:2}
        .o-match{fill:rgba(255,204,0,.35);stroke:#b38600;stroke-width:1.5}
        figure svg .pin,figure svg .pin *{pointer-events:all;cursor:pointer}
        .pin circle{fill:#5f5f66;stroke:#fff;stroke-width:1.5}.pin.error circle{fill:#c4161c}.pin.warning circle{fill:#8a5a00}
        .pin text{font-size:11px;font-weight:600;fill:#fff;text-anchor:middle}
        @media print{header{position:static}.tools,#inspector{display:none!important}.scene{content-visibility:visible;break-inside:avoid}}
        """
}
