import { type Client, createClient } from '@funnel/contract/client';

/** A client behind the trusted proxy, with its own address. */
export function clientAt(origin: string, address: string): Client {
  return createClient(
    (url, init) => fetch(url, { ...init, headers: { ...init.headers, 'x-forwarded-for': address } }),
    origin,
  );
}
