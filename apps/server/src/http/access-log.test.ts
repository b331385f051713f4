import { expect, test, vi } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { levelOf } from './call-level.ts';

const TOKEN = 'a-token-of-twenty-one';
const app = useTestApp({ environment: { METRICS_TOKEN: TOKEN } });

test('the log has the calls of visitors, and at its usual level neither scrapes nor health checks', async () => {
  const headers = { authorization: `Bearer ${TOKEN}` };
  for (const path of ['/healthz', '/readyz', '/version', '/metrics'])
    expect((await fetch(app.origin + path, { headers })).status).toBe(200);
  await fetch(`${app.origin}/api/v1/ip`);
  const calls = () => app.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'call');
  await vi.waitFor(() => expect(calls()).not.toEqual([]));
  expect(calls()).toMatchObject([{ level: 'info', route: '/api/v1/ip', status: 200 }]);
});

test.each([
  ['/metrics', 'debug'],
  ['/healthz', 'debug'],
  ['/readyz', 'debug'],
  ['/version', 'debug'],
  ['/api/v1/funnel-enquiries', 'info'],
  [undefined, 'info'],
])('a call of %s is logged at %s', (route, level) => {
  expect(levelOf(route)).toBe(level);
});
