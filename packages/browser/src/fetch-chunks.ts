import type { Plugin } from 'vite';

const VITE_HELPER = '\0vite/preload-helper.js';
const OUR_HELPER = '@funnel/browser/load-chunk';

/** Retries a failed `import()`: our own helper replaces Vite's. */
export function fetchChunks(): Plugin {
  return {
    name: 'fetch-chunks',
    enforce: 'pre',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Vite lists the files of a chunk, including the chunk itself, but only if there are others.
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
