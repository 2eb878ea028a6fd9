// A page that is watched asks the file beside it whether there is a newer one.

/** Loads the page again when its file has another revision; first does what is to be done before. */
export const watch = ({revisions, revision}, before = () => {}) => {
  if (!revisions) return;
  window.strutRevision = now => { if (now !== revision) { before(); location.reload(); } };
  setInterval(() => {
    const script = document.createElement('script');
    script.src = encodeURIComponent(revisions) + '?' + Date.now();
    script.onload = script.onerror = () => script.remove();
    document.head.append(script);
  }, 700);
};
