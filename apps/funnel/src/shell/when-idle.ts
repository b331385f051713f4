/** Acts once the page has loaded and the browser is idle. Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  let isOff = false;
  const soon = window.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 200));
  const start = () => soon(() => isOff || act());
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
  return () => {
    isOff = true;
    removeEventListener('load', start);
  };
}
