import { keepInTab, keptInTab } from './tab-memory.ts';

/** The token of a link, as it stands behind the # of the address. */
function tokenInAddress(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get('token');
}

/**
 * Takes the token out of the address, where it would end up in bookmarks and over shoulders. The tab keeps it under
 * that name, so that a reload works.
 */
function takeToken(name: string): string | undefined {
  const given = tokenInAddress() ?? undefined;
  if (given === undefined) return keptInTab(name);
  // Where nothing can be kept the token stays in the address: else a reload would lose it.
  if (keepInTab(name, given)) history.replaceState(history.state, '', location.pathname + location.search);
  return given;
}

/** Opens the link now, and again when another one is opened in the same tab, which only changes the fragment. */
export function followToken(name: string, open: (token: string | undefined) => void): () => void {
  open(takeToken(name));
  const follow = () => location.hash && open(takeToken(name));
  addEventListener('hashchange', follow);
  return () => removeEventListener('hashchange', follow);
}
