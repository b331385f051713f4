import { randomId } from '@funnel/browser/random-id';
import { keepInTab, keptInTab } from './tab-memory.ts';

/** The id of the visit, stored until the tab closes (R5). */
const KEY = 'szid';
/** If the browser blocks storage, the id lives as long as the page. */
let known: string | undefined;

export function rememberSzid(szid: string): void {
  known = szid;
  keepInTab(KEY, szid);
}

/** The id that this tab sent the enquiry with. A visit that began elsewhere gets a new one. */
export function szidOfTab(): string {
  known ??= keptInTab<string>(KEY);
  if (known === undefined) rememberSzid(randomId());
  return known ?? '';
}
