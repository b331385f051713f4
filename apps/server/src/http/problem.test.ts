import { ERROR_CODES, ERROR_STATUS } from '@funnel/contract/error-code';
import { expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();

test.each([
  ['GET', '/api/v1/nothing', 'NOT_FOUND'],
  ['GET', '/api/v1/customer/session', 'UNAUTHENTICATED'],
  ['POST', '/api/v1/customer/session', 'CROSS_ORIGIN'],
  ['POST', '/api/v1/funnel-enquiries', 'INVALID_INPUT'],
  ['PUT', '/api/v1/funnel-enquiries', 'METHOD_NOT_ALLOWED'],
] as const)('%s %s fails with a problem that also has our code %s', async (method, path, code) => {
  const response = await fetch(app.origin + path, { method });
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json(?:;|$)/);
  expect(response.status).toBe(ERROR_STATUS[code]);
  expect(await response.json()).toMatchObject({
    type: `/api/docs#${code}`,
    title: expect.stringMatching(/\w/),
    status: ERROR_STATUS[code],
    code,
    message: expect.stringMatching(/\w/),
  });
});

test('every code is explained where its problem type leads', async () => {
  const html = await (await fetch(`${app.origin}/api/docs`)).text();
  for (const code of ERROR_CODES) expect(html).toContain(`id="${code}"`);
});

test.each([
  ['DELETE', '/api/v1/customer/session', 'GET, HEAD, POST'],
  ['PUT', '/api/v1/funnel-enquiries?a=b', 'POST'],
  ['POST', '/healthz', 'GET, HEAD'],
  ['OPTIONS', '/api/docs', 'GET, HEAD'],
])('%s %s is told what the address takes: %s', async (method, path, allowed) => {
  const response = await fetch(app.origin + path, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe(allowed);
});

test.each(['/healthz', '/version', '/api/docs', '/api/docs/json', '/api/v1/datepickers/available'])(
  'HEAD %s is answered as GET is, without the body',
  async (path) => {
    const [head, get] = await Promise.all(
      ['HEAD', 'GET'].map((method) => fetch(app.origin + path, { method })),
    );
    expect(head?.status).toBe(200);
    expect(await head?.text()).toBe('');
    for (const name of ['content-type', 'content-length', 'cache-control', 'etag'])
      expect(head?.headers.get(name)).toBe(get?.headers.get(name));
  },
);
