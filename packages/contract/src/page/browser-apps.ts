import { CUSTOMER_PATH } from '../account/customer-area-url.ts';
import { DESK_PATH } from '../staff/desk-link.ts';

interface App {
  /** The name of its folder in `apps/`. */
  readonly name: string;
  /** The budget of compressed scripts that a browser loads for the first view. */
  readonly scriptKb?: number;
}

/** Pages that the server renders and the browser hydrates. */
interface RenderedApp extends App {
  readonly kind: 'rendered';
}

/** One script that other sites load. */
interface ScriptApp extends App {
  readonly kind: 'script';
  readonly path: string;
  /** ES modules beside it, with addresses and sources. */
  readonly modules: Readonly<Record<string, string>>;
}

/** A document that frames our pages and makes no calls. */
interface PageApp extends App {
  readonly kind: 'page';
  readonly path: string;
}

/** Rendered in the browser only, for people who sign in. Never framed, never cached. */
interface AreaApp extends App {
  readonly kind: 'area';
  /** Also the prefix of its texts. */
  readonly name: 'customer' | 'desk';
  readonly path: string;
  /** Every address below the path is a screen, served with its document. */
  readonly hasScreens?: true;
  /** Follows the reader's dark scheme. */
  readonly isDarkToo?: true;
}

type BrowserApp = RenderedApp | ScriptApp | PageApp | AreaApp;

/** Every app that runs in a browser. Build, checks, development server and server read this list. */
export const BROWSER_APPS: readonly BrowserApp[] = [
  { name: 'funnel', kind: 'rendered', scriptKb: 80 },
  {
    name: 'embed',
    kind: 'script',
    path: '/embed.js',
    modules: {
      '/embed.mjs': 'src/embed-module.ts',
      // Loaded by both on demand. They are cached separately, so each must be compatible with the other's previous
      // release.
      '/embed/over-page.mjs': 'src/over-page/make-over-page.ts',
    },
    scriptKb: 5,
  },
  { name: 'demo', kind: 'page', path: '/demo' },
  { name: 'customer', kind: 'area', path: CUSTOMER_PATH, scriptKb: 90 },
  {
    name: 'desk',
    kind: 'area',
    path: DESK_PATH,
    hasScreens: true,
    isDarkToo: true,
    scriptKb: 250,
  },
];

/** The apps with their own document, `index.html`. */
export const DOCUMENT_APPS = BROWSER_APPS.filter((app) => app.kind === 'page' || app.kind === 'area');
