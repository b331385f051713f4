import { loadAgain } from '@funnel/browser/load-again';
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
  const links = [entry, ...others].map((file) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href: file });
    return link;
  });
  const arrived = links.map((link) => new Promise((resolve) => (link.onload = link.onerror = resolve)));
  document.head.append(...links);
  await Promise.all([...arrived, wholeDocument()]);
  await settled();
  noteNoStacks();
  await loadAgain(() => import(/* @vite-ignore */ entry));
}
