/** Does something once the page has loaded and the browser has nothing better to do. Gives back how to call it off. */
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
