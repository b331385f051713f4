/** Resolves once the whole document is loaded. Data for later is after the first screen. */
export function wholeDocument(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') return resolve();
    addEventListener('DOMContentLoaded', () => resolve());
  });
}
