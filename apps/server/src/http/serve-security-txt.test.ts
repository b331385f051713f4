import { describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';

const PATH = '/.well-known/security.txt';

describe('with a contact', () => {
  const app = useTestApp({
    environment: {
      SECURITY_CONTACT: 'security@shop.example',
      PUBLIC_URL: 'https://kueche.example/plan',
      SHOW_API_DOCS: 'false',
    },
  });

  test('security.txt names it, and how long that holds', async () => {
    const response = await fetch(app.origin + PATH);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toBe(
      'Contact: mailto:security@shop.example\nExpires: 2027-05-15T10:00:00.000Z\n' +
        'Preferred-Languages: de, en\nCanonical: https://kueche.example/.well-known/security.txt\n',
    );
  });

  test.each(['/api/docs', '/api/docs/json'])(
    'the documentation is not there once it is switched off: %s',
    async (path) => {
      expect((await fetch(app.origin + path)).status).toBe(404);
    },
  );
});

describe('without', () => {
  const app = useTestApp();
  test('there is none', async () => {
    expect((await fetch(app.origin + PATH)).status).toBe(404);
  });
});
