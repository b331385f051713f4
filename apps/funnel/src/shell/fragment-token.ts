import { keepInTab, keptInTab } from './tab-memory.ts';

/** The token of a link, from the fragment of the address. */
function tokenInAddress(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get('token');
}

/**
 * Removes the token from the address, where bookmarks and bystanders would see it. The tab stores it under that name,
 * so that a reload works.
 */
function takeToken(name: string): string | undefined {
  const given = tokenInAddress() ?? undefined;
  if (given === undefined) return keptInTab(name);
  // If the browser blocks storage the token stays in the address: otherwise a reload would lose it.
  if (keepInTab(name, given)) history.replaceState(history.state, '', location.pathname + location.search);
  return given;
}

/** Opens the link now, and again when another link opens in the same tab, which only changes the fragment. */
export function followToken(name: string, open: (token: string | undefined) => void): () => void {
  open(takeToken(name));
  const follow = () => location.hash && open(takeToken(name));
  addEventListener('hashchange', follow);
  return () => removeEventListener('hashchange', follow);
}
