import { createClient } from '@funnel/contract/client';
import { tellAddressEndpoint } from '@funnel/contract/client-address/tell-address';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { clientAddressOf } from './client-address.ts';

const FORGED = '6.6.6.6';

const rows: [hops: string, forwarded: string, address: string][] = [
  ['0', '203.0.113.7', '127.0.0.1'],
  ['0', `${FORGED}, 203.0.113.7`, '127.0.0.1'],
  ['1', '203.0.113.7', '203.0.113.7'],
  ['1', `${FORGED}, 203.0.113.7`, '203.0.113.7'],
  ['1', '::ffff:203.0.113.7', '203.0.113.7'],
  ['1', '2001:db8::7', '2001:db8::7'],
  ['2', '203.0.113.7, 10.0.0.1', '203.0.113.7'],
  ['2', `${FORGED}, 203.0.113.7, 10.0.0.1`, '203.0.113.7'],
  ['2', '203.0.113.7', '203.0.113.7'],
];

describe.each(['0', '1', '2'])('with %s trusted proxies', (trusted) => {
  const app = useTestApp({ environment: { TRUST_PROXY: trusted } });

  test.each(rows.filter(([hops]) => hops === trusted))(
    '%s: X-Forwarded-For %s is the address %s',
    async (_hops, forwarded, ip) => {
      const client = createClient(
        (url, init) => fetch(url, { ...init, headers: { ...init.headers, 'x-forwarded-for': forwarded } }),
        app.origin,
      );
      expect(await client.call(tellAddressEndpoint)).toEqual({ ok: true, reply: { ip } });
    },
  );
});

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:192.0.2.1', '192.0.2.1'],
  ['::1', '::1'],
  ['2001:db8::ffff:192.0.2.1', '2001:db8::ffff:192.0.2.1'],
])('the address %s is shown as %s', (ip, shown) => {
  expect(clientAddressOf({ ip })).toBe(shown);
});
