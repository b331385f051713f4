import { useKnownSearch } from '@funnel/browser/use-known-search';
import { parseInstant } from '@funnel/domain/slot/parse-instant';

/** The enquiry and kitchen of the visit, read from the address. */
export interface IflowAddress {
  readonly kitchenId: string;
  readonly email: string;
  readonly date: string | undefined;
}

const GIVEN = 'given';

/**
 * The server only learns whether an address is complete and names a time, never whose it is. So the page arrives with
 * the right screen, and there is no layout shift at hydration.
 */
export const iflowVariant = (search: string) =>
  Object.entries({
    visit: isComplete(search),
    date: namesSlot(search),
    wish: isWish(search),
    reserved: isReserved(search),
  })
    .flatMap(([name, isGiven]) => (isGiven ? [`${name}=${GIVEN}`] : []))
    .join('&');

function isComplete(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.get('visit') === GIVEN || ['kitchenId', 'email'].every((name) => query.get(name));
}

/** Whether the address names the time of an appointment. */
export function namesSlot(search: string): boolean {
  const date = new URLSearchParams(search).get('date');
  return date === GIVEN || parseInstant(date ?? undefined) !== undefined;
}

/** Whether that time is only a wish. */
export const isWish = (search: string) => isSaid(search, 'wish');

/** Whether that time is reserved until the visitor confirms it. */
export const isReserved = (search: string) => isSaid(search, 'reserved');

function isSaid(search: string, name: string): boolean {
  return ['true', GIVEN].includes(new URLSearchParams(search).get(name) ?? '');
}

/** Undefined before hydration: the server renders the same for everybody. Null: the address is incomplete. */
export function useIflowAddress(search: string): IflowAddress | null | undefined {
  const known = useKnownSearch();
  if (!isComplete(search)) return null;
  if (known === undefined) return undefined;
  const query = new URLSearchParams(known);
  const read = (name: string) => query.get(name) ?? '';
  return { kitchenId: read('kitchenId'), email: read('email'), date: query.get('date') ?? undefined };
}
