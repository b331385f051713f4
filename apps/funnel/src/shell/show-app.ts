import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Hydrates the page in short tasks (a transition), so that taps and scrolling never wait, or renders it anew. Part of
 * the first chunk (vite.config.ts), so that React is evaluated before the entry, in its own task.
 */
export function showApp(root: HTMLElement, app: ReactNode, isAsServed: boolean): void {
  if (isAsServed) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}
