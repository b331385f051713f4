import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Takes over the page as served, in short pieces (a transition): a tap or a scroll never waits. Else draws it anew. A file
 * of the first view (vite.config.ts), so that React is evaluated before the entry, in a task of its own.
 */
export function showApp(root: HTMLElement, app: ReactNode, isAsServed: boolean): void {
  if (isAsServed) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}
