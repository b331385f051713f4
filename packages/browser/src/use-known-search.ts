import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * The query string, once the browser has taken the page over; undefined before, since what the server renders is the same
 * for everybody.
 */
export function useKnownSearch(): string | undefined {
  return useSyncExternalStore(
    never,
    () => location.search,
    () => undefined,
  );
}
