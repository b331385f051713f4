import { createHash } from 'node:crypto';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { builtPages } from './page-build.ts';

const app = useTestApp({ pages: await builtPages(path.join(import.meta.dirname, '../../..')) });

const get = (address: string) => fetch(app.origin + address);

describe('a page', () => {
  test('has the theme of its frame in it, which its policy allows', async () => {
    const response = await get('/services/fun/funnel?theme_color=%237a1f3d&theme_corners=small&lang=en');
    const html = await response.text();
    const [, sheet = ''] = /<style>(@media \(forced-colors:none\)[^<]*)<\/style><\/head>/.exec(html) ?? [];
    expect(sheet).toContain(':root[data-framed]{--primary:#7a1f3d;');
    const hash = createHash('sha256').update(sheet).digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}' `);
    const plain = await get('/services/fun/funnel?lang=en');
    expect(html.replace(`<style>${sheet}</style>`, '')).toBe(await plain.text());
    expect(response.headers.get('etag')).not.toBe(plain.headers.get('etag'));
  });

  test.each(['%23ffe94d', '%237a1f3d%7D*%7Bdisplay:none', '</style><script>alert(1)</script>'])(
    'is as always where its frame wishes for the colour %s',
    async (color) => {
      const response = await get(`/services/fun/funnel?theme_color=${color}`);
      expect(await response.text()).toBe(await (await get('/services/fun/funnel')).text());
    },
  );
});
