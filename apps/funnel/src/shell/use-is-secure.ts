import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the connection is secure. The server assumes so; the browser knows. */
export function useIsSecure(): boolean {
  return useSyncExternalStore(
    never,
    () => window.isSecureContext,
    () => true,
  );
}
