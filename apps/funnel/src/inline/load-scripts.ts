import { fetchFiles } from '@funnel/browser/fetch-files';
import { noteNoStacks } from '../shell/stack-traces.ts';
import { wholeDocument } from './whole-document.ts';

declare global {
  interface Window {
    /** The page's own code, the entry first (page-document.ts). Absent in development. */
    __FUNNEL_SCRIPTS__?: readonly string[];
  }
}

/** Asks for the page's own code, which runs once it is there and nothing slides. */
export async function loadScripts(settled: () => Promise<void>): Promise<void> {
  const [entry, ...others] = window.__FUNNEL_SCRIPTS__ ?? [];
  if (entry === undefined) return;
  // A file that does not arrive fails again in an import below, or in that of the route, which shows the failure screen.
  await fetchFiles([entry, ...others], 'low').catch(() => undefined);
  document.head.append(...[entry, ...others].map(preloadLink));
  await wholeDocument();
  await settled();
  noteNoStacks();
  // Each is evaluated in a task of its own: a tap or a frame comes in between.
  for (const file of others) await import(/* @vite-ignore */ file).catch(() => undefined);
  await import(/* @vite-ignore */ entry);
}

/** Compiles the file ahead, and tells the code that it is here (load-chunk.ts). */
function preloadLink(file: string): HTMLLinkElement {
  const link = document.createElement('link');
  return Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: file });
}
