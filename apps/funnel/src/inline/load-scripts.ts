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
  // A file that does not arrive fails again in the import below, or in that of the route, which shows the failure screen.
  await fetchFiles([entry, ...others], 'low').catch(() => undefined);
  const links = [entry, ...others].map((file) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: file });
    return link;
  });
  const arrived = links.map((link) => new Promise((resolve) => (link.onload = link.onerror = resolve)));
  document.head.append(...links);
  await Promise.all([...arrived, wholeDocument()]);
  await settled();
  noteNoStacks();
  await import(/* @vite-ignore */ entry);
}
