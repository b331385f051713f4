import { type Client, createClient, type Fetch } from '@funnel/contract/client';

/** A stalled phone connection stays open for minutes. Longer than our server takes for its slowest answer. */
export const CALL_TIMEOUT_MS = 15_000;

/** `fetch` with a timeout that also covers the body of the answer. */
export const fetchInTime = (url: string, init: Parameters<Fetch>[1] & { readonly keepalive?: boolean }) => {
  const controller = new AbortController();
  // Not cleared: aborting a finished call does nothing.
  setTimeout(() => controller.abort(), CALL_TIMEOUT_MS);
  return fetch(url, { ...init, signal: controller.signal });
};

/** A client for a page that calls endpoints at `origin`. */
export function clientAt(origin: string): Client {
  return createClient(fetchInTime, origin);
}
