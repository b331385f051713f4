import { useSyncExternalStore } from 'react';

/** Whose kitchen it is, as the address says. */
export interface Visit {
  readonly kitchenId: string;
  readonly email: string;
  readonly date: string | undefined;
}

const never = () => () => {};

/**
 * Undefined: not known yet, since what the server renders is the same for everybody. Null: the address is incomplete.
 */
export function useVisit(search: string): Visit | null | undefined {
  const known = useSyncExternalStore(
    never,
    () => search,
    () => undefined,
  );
  if (known === undefined) return undefined;
  const query = new URLSearchParams(known);
  const [kitchenId, email] = [query.get('kitchenId'), query.get('email')];
  return kitchenId && email ? { kitchenId, email, date: query.get('date') ?? undefined } : null;
}
