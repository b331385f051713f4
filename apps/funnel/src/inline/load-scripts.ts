import { fetchFiles } from '@funnel/browser/fetch-files';
import { sleep } from '@funnel/browser/sleep';
import { wholeDocument } from './whole-document.ts';

declare global {
  interface Window {
    /** The page's own code, the entry first (page-document.ts). Absent in development. */
    __FUNNEL_SCRIPTS__?: readonly string[];
  }
}

/** Requests the page's own code. It runs once all of it is loaded and no slide is running. */
export async function loadScripts(settled: () => Promise<void>): Promise<void> {
  const [entry, ...others] = window.__FUNNEL_SCRIPTS__ ?? [];
  if (entry === undefined) return;
  // A missing file fails again in an import below, or in that of the route, which shows the failure screen.
  await fetchFiles([entry, ...others], 'low').catch(() => undefined);
  document.head.append(...[entry, ...others].map(preloadLink));
  await wholeDocument();
  await settled();
  for (const file of others) {
    await import(/* @vite-ignore */ file).catch(() => undefined);
    // Yields to taps and frames.
    await sleep(0);
  }
  await import(/* @vite-ignore */ entry);
}

/** Precompiles the file, and registers it as loaded (load-chunk.ts). */
function preloadLink(file: string): HTMLLinkElement {
  const link = document.createElement('link');
  return Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: file });
}
