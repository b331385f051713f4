import { randomId } from '@funnel/browser/random-id';
import { keepInTab, keptInTab } from './tab-memory.ts';

/** The id of the visit, kept for as long as the tab lives (R5). */
const KEY = 'szid';
/** Where the tab keeps nothing, the id lives as long as the page. */
let known: string | undefined;

export function rememberSzid(szid: string): void {
  known = szid;
  keepInTab(KEY, szid);
}

/** The one the enquiry was sent with in this tab; a visit that began elsewhere gets a new one. */
export function szidOfTab(): string {
  known ??= keptInTab<string>(KEY);
  if (known === undefined) rememberSzid(randomId());
  return known ?? '';
}
