import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * The query string after hydration. Undefined before, because the HTML that the server renders is the same for every
 * visitor.
 */
export function useKnownSearch(): string | undefined {
  return useSyncExternalStore(
    never,
    () => location.search,
    () => undefined,
  );
}
