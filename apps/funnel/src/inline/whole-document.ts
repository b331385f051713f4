/** Resolves once the whole document has arrived. What is needed later stands behind the first screen. */
export function wholeDocument(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') return resolve();
    addEventListener('DOMContentLoaded', () => resolve());
  });
}
