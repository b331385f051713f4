import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replyToErrors } from './error-reply.ts';
import { limitBodies } from './limit-bodies.ts';

const app = fastify();
let origin = '';

beforeAll(async () => {
  replyToErrors(app);
  limitBodies(app, { bytesPerSecond: 100, graceMs: 200 });
  const config = { bodyTimeoutMs: 100 };
  app.post('/patient', { config: { bodyTimeoutMs: 60_000 } }, async (call) => ({ got: call.body }));
  app.post('/', { config }, async (call) => ({ got: call.body }));
  app.get('/slow', { config }, () => new Promise((resolve) => setTimeout(resolve, 200, 'late')));
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const headers = { 'content-type': 'application/json' };

test('the time limit covers the body and not the answer', async () => {
  expect((await fetch(origin, { method: 'POST', headers, body: '{}' })).status).toBe(200);
  expect(await (await fetch(`${origin}/slow`)).text()).toBe('late');
});

test('a body that does not arrive in time ends the connection', async () => {
  const call = request(origin, { method: 'POST', headers: { ...headers, 'content-length': 10 } });
  call.write('{');
  const [error] = await once(call, 'error');
  expect(error).toMatchObject({ code: 'ECONNRESET' });
});

test('a body that comes too slowly ends the connection, long before its time is over', async () => {
  const call = request(`${origin}/patient`, {
    method: 'POST',
    headers: { ...headers, 'content-length': 100 },
  });
  const timer = setInterval(() => call.write(' '), 20);
  const [error] = await once(call, 'error');
  clearInterval(timer);
  expect(error).toMatchObject({ code: expect.stringMatching(/ECONNRESET|EPIPE/) });
});

test('a body that pauses and is fast enough on the whole arrives', async () => {
  const body = JSON.stringify('x'.repeat(1000));
  const call = request(`${origin}/patient`, {
    method: 'POST',
    headers: { ...headers, 'content-length': body.length },
  });
  call.write(body.slice(0, 990));
  await sleep(500);
  call.end(body.slice(990));
  const [response] = await once(call, 'response');
  expect(response.statusCode).toBe(200);
});

test('a body to an unknown address gets the usual 404', async () => {
  expect((await fetch(`${origin}/nothing`, { method: 'POST', headers, body: '{}' })).status).toBe(404);
});

test.each([
  ['gzip', 415],
  ['br', 415],
  ['identity', 200],
])('a body in %s is answered with %i', async (encoding, status) => {
  const response = await fetch(origin, {
    method: 'POST',
    headers: { ...headers, 'content-encoding': encoding },
    body: '{}',
  });
  expect(response.status).toBe(status);
});
