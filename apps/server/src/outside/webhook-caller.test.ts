import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createWebhookCaller } from './webhook-caller.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const eventId = 'b9b1c1de-0000-8000-8000-000000000001';
const body = '{"type":"enquiry.received","ü":1}';

let server: Server;
let url = '';
let requests: { body: string; headers: IncomingHttpHeaders }[] = [];
let answer: (response: ServerResponse) => void;

beforeEach(async () => {
  requests = [];
  server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    requests.push({ body: text, headers: request.headers });
    answer(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const call = (timeoutMs = 5_000) =>
  createWebhookCaller({ allowPrivate: true, timeoutMs }).call({
    url,
    secret,
    eventId,
    body,
    sentAt: new Date(),
  });

describe('a webhook call', () => {
  test('is signed so that the library of the standard accepts it, and rejects any change', async () => {
    answer = (response) => response.writeHead(204).end();
    await call();
    const [request] = requests;
    const headers = request?.headers as Record<string, string>;
    const webhook = new Webhook(secret);
    expect(webhook.verify(request?.body ?? '', headers)).toEqual(JSON.parse(body));
    expect(headers['webhook-id']).toBe(eventId);
    expect(() => webhook.verify(`${request?.body} `, headers)).toThrow();
    expect(() => webhook.verify(body, { ...headers, 'webhook-id': 'other' })).toThrow();
    expect(() =>
      new Webhook(`whsec_${Buffer.alloc(32, 8).toString('base64')}`).verify(body, headers),
    ).toThrow();
  });

  test('says which product calls, in which release', async () => {
    answer = (response) => response.writeHead(204).end();
    await call();
    const { name, version } = JSON.parse(
      readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
    );
    expect(requests[0]?.headers['user-agent']).toBe(`${name}/${version}`);
    expect(name).toBe('kitchen-funnel');
  });

  test.each([200, 201, 202, 204])('is done with %i, however much is said with it', async (status) => {
    answer = (response) => {
      response.writeHead(status);
      if (status !== 204) response.write('x'.repeat(5_000_000));
      response.end();
    };
    await expect(call()).resolves.toBeUndefined();
  });

  test.each([
    [301, 'REDIRECT'],
    [307, 'REDIRECT'],
    [400, 'BAD_STATUS'],
    [410, 'BAD_STATUS'],
    [500, 'BAD_STATUS'],
  ])('fails with %i: %s, and follows no redirect', async (status, code) => {
    answer = (response) => response.writeHead(status, { location: '/elsewhere' }).end('secret inside');
    await expect(call()).rejects.toMatchObject({ code, status, message: code });
    expect(requests).toHaveLength(1);
  });

  test('that is not answered in time is aborted', async () => {
    answer = () => undefined;
    await expect(call(200)).rejects.toMatchObject({ code: 'TIMEOUT' });
  });
});
