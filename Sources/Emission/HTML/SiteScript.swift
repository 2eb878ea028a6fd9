// Written by Scripts/make-page from Page/*.js.

/// The script of a list of pages that is watched.
enum SiteScript {
    static let text = #"""
        (() => {
        'use strict';
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

        // The list of a project's pages, where these are watched.

        watch(JSON.parse(document.getElementById('data').textContent));
        })();
        """#
}
