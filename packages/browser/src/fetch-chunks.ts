import type { Plugin } from 'vite';

const VITE_HELPER = '\0vite/preload-helper.js';
const OUR_HELPER = '@funnel/browser/load-chunk';

/** A failed `import()` is tried again: our own helper stands in for the one that Vite writes around each of them. */
export function fetchChunks(): Plugin {
  return {
    name: 'fetch-chunks',
    enforce: 'pre',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Vite names the files that a chunk needs; the chunk itself too, but only where there are others.
          resolveDependencies: (file, needed, { hostType }) =>
            hostType === 'js' ? [...new Set([file, ...needed])] : [...needed],
        },
      },
    }),
    resolveId(id) {
      return id === VITE_HELPER ? this.resolve(OUR_HELPER) : undefined;
    },
  };
}
