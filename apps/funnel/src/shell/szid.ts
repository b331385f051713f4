import { randomId } from './random-id.ts';

/** The id of the visit, kept for as long as the tab lives (D5). */
const KEY = 'szid';
let known: string | undefined;

export function rememberSzid(szid: string): void {
  known = szid;
  try {
    sessionStorage.setItem(KEY, szid);
  } catch {
    // Storage may be blocked inside a frame: then the id lives as long as the page.
  }
}

/** The one the enquiry was sent with in this tab; a visit that began elsewhere gets a new one. */
export function szidOfTab(): string {
  try {
    known ??= sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    // As above.
  }
  if (known === undefined) rememberSzid(randomId());
  return known ?? '';
}
