import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callOutside } from './call-outside.ts';
import { isPublicAddress } from './public-address.ts';
import { publicAgent } from './public-agent.ts';
import { createWebhookCaller } from './webhook-caller.ts';

describe('an address', () => {
  test.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946', '::ffff:8.8.8.8'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    '127.0.0.1',
    '127.1.2.3',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    '192.0.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    'localhost',
    '',
  ])('%j is not', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('a call to the public only', () => {
  let server: Server;
  let port = 0;
  let connections = 0;

  beforeAll(async () => {
    server = createServer((_request, response) => response.end('inside'));
    server.on('connection', () => connections++);
    await once(server.listen(0), 'listening');
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => void server.close());

  const call = (host: string, resolved: readonly string[] = []) => {
    const agent = publicAgent((_host, _options, done) =>
      done(
        null,
        resolved.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
    );
    return callOutside({ url: `http://${host}:${port}/`, timeoutMs: 2_000, maxBytes: 100, agent });
  };

  test.each<[string, string, string[]?]>([
    ['a loopback address', '127.0.0.1'],
    ['the IPv6 one', '[::1]'],
    ['a mapped one', '[::ffff:127.0.0.1]'],
    ['a number that means one', '2130706433'],
    ['a short one', '127.1'],
    ['an octal one', '0177.0.0.1'],
    ['a hexadecimal one', '0x7f000001'],
    ['the address of nothing', '0.0.0.0'],
    ['the metadata of a cloud', '169.254.169.254'],
    ['a name that leads inside', 'shop.example', ['127.0.0.1']],
    ['a name that also leads inside', 'shop.example', ['93.184.216.34', '127.0.0.1']],
    ['a name that leads inside by IPv6', 'shop.example', ['::1']],
  ])('refuses %s before it connects', async (_case, host, resolved) => {
    connections = 0;
    await expect(call(host, resolved)).rejects.toMatchObject({ code: 'NOT_ALLOWED', message: 'NOT_ALLOWED' });
    expect(connections).toBe(0);
  });

  test('resolves a name once, for the connection itself, which prevents DNS rebinding', async () => {
    let asked = 0;
    const agent = publicAgent((_host, _options, done) => {
      asked++;
      done(null, [{ address: '127.0.0.1', family: 4 }]);
    });
    const url = `http://rebind.example:${port}/`;
    await expect(callOutside({ url, timeoutMs: 2_000, maxBytes: 100, agent })).rejects.toThrow('NOT_ALLOWED');
    expect(asked).toBe(1);
  });

  test('by a webhook needs https, unless private calls are allowed', async () => {
    const signed = {
      secret: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
      eventId: 'b9b1c1de-0000-8000-8000-000000000001',
      body: '{}',
      sentAt: new Date(),
    };
    const url = `http://localhost:${port}/`;
    const guarded = createWebhookCaller({ allowPrivate: false });
    await expect(guarded.call({ ...signed, url })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await expect(guarded.call({ ...signed, url: `https://localhost:${port}/` })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });
    await createWebhookCaller({ allowPrivate: true }).call({ ...signed, url });
  });
});
