import path from 'node:path';
import { fetchChunks } from '@funnel/browser/fetch-chunks';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';

const FIRST_VIEW = [
  /node_modules\/(?:react|react-dom|scheduler)\//,
  /packages\/ui\/src\/(?:back-button|brand|button|check-mark|error-screen|fact-list|headline|icon|language-switch|page|pill|progress-bar|rating|slide|spinner|tile|visually-hidden)/,
  /packages\/browser\/src\/(?!call|client|qr-code|send|use-now|use-slots|use-upload-list)/,
  /packages\/domain\/src\/(?:flow|question\/(?!answers-schema)|text\/text)/,
  /packages\/contract\/src\/(?:page|parent-messages)\//,
  /apps\/funnel\/src\/(?:app\.tsx|routes\/show-funnel|enquiry\/use-sending|flow|question|shell\/(?!call|cancel|leave|modal))/,
];

function isFirstView(file: string): boolean {
  return FIRST_VIEW.some((pattern) => pattern.test(file));
}

const INLINE = 'src/inline/inline.ts';
const INLINE_TAG = `<script src="/${INLINE}"></script>`;

/** Inlines the code of `src/inline` into the document, instead of its script tag. */
function inlineScript(root: string): Plugin {
  return {
    name: 'inline-script',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes(INLINE_TAG)) return html;
        const result = await build({
          root,
          configFile: false,
          logLevel: 'warn',
          build: {
            write: false,
            copyPublicDir: false,
            target: 'baseline-widely-available',
            lib: { entry: path.join(root, INLINE), formats: ['iife'], name: 'inline' },
          },
        });
        const [bundle] = [result].flat();
        const code = bundle && 'output' in bundle ? bundle.output[0].code : undefined;
        if (!code) throw new Error(`${INLINE} was not built`);
        return html.replace(INLINE_TAG, () => `<script>${code.trim()}</script>`);
      },
    },
  };
}

const REACT_MARK = /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * React creates a few error objects on evaluation, as sentinels without use of their stacks. With a debugger or
 * profiler attached, V8 parses all of React again to record a stack.
 */
function marksWithoutStacks(): Plugin {
  return {
    name: 'marks-without-stacks',
    apply: 'build',
    transform(code, file) {
      if (!file.endsWith('/react-dom-client.production.js')) return undefined;
      const marked = code.replaceAll(
        REACT_MARK,
        '$1Object.assign(Object.create(Error.prototype), { message: $2 })',
      );
      return marked === code
        ? this.error('React makes its marks in another way')
        : { code: marked, map: null };
    },
  };
}

export default defineConfig({
  plugins: [react(), fetchChunks(), marksWithoutStacks(), inlineScript(import.meta.dirname)],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The code of every first view is one file: many small ones would delay the pictures. Excluded are the entry
        // and the routes, which wait for each other, and everything that imports the schema library.
        codeSplitting: {
          groups: [{ name: 'first', test: isFirstView }],
        },
      },
    },
  },
});
