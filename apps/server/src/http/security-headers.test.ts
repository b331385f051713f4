import { describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();

describe('every answer', () => {
  test.each([
    ['GET', '/healthz', 200],
    ['GET', '/api/docs', 200],
    ['GET', '/api/docs/json', 200],
    ['GET', '/api/v1/nothing', 404],
    ['GET', '/api/v1/customer/session', 401],
    ['POST', '/api/v1/customer/session', 403],
    ['POST', '/api/v1/funnel-enquiries', 400],
    ['POST', '/fc/files', 403],
  ])(
    'to %s %s may use nothing of the device, be framed by nobody, sniffed and referred from',
    async (method, path, status) => {
      const { headers, ...response } = await fetch(app.origin + path, { method }).then((answer) => ({
        headers: answer.headers,
        status: answer.status,
      }));
      expect(response.status).toBe(status);
      expect(headers.get('permissions-policy')).toMatch(
        /(?:^|, )camera=\(\), .*geolocation=\(\), .*microphone=\(\)/,
      );
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    },
  );
});

describe('the documentation', () => {
  test('runs no script, loads nothing and names every call', async () => {
    const response = await fetch(`${app.origin}/api/docs`);
    const html = await response.text();
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|https:|\*/);
    expect(html).not.toMatch(/<script|<img|\sstyle=|\son\w+=/);
    for (const { method, path, summary } of app.endpoints) {
      expect(html).toContain(`${method}</b> ${path}`);
      expect(html).toContain(escaped(summary));
    }
  });
});

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');
}
