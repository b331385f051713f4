import { type Client, createClient, type Fetch } from '@funnel/contract/client';

/** A stalled connection of a phone stays open for minutes. Longer than our server takes for its slowest answer. */
export const CALL_TIMEOUT_MS = 15_000;

/** `fetch` that gives up in time, also while the answer arrives. */
export const fetchInTime: Fetch = (url, init) => {
  const controller = new AbortController();
  // Not cleared: to abort what has ended does nothing.
  setTimeout(() => controller.abort(), CALL_TIMEOUT_MS);
  return fetch(url, { ...init, signal: controller.signal });
};

/** Calls endpoints at an origin, from a page. */
export function clientAt(origin: string): Client {
  return createClient(fetchInTime, origin);
}
