import { expect, test } from 'vitest';
import { brandSchema } from './brand.ts';
import { DEFAULT_BRAND } from './default-brand.ts';

/** `<svg/>` */
const svg = { type: 'image/svg+xml', base64: 'PHN2Zy8+' };
const png = {
  type: 'image/png',
  base64: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
};

test.each<[object, boolean]>([
  [{}, true],
  [{ name: '' }, false],
  [{ name: 'Zwei\nZeilen' }, false],
  [{ name: 'x'.repeat(61) }, false],
  [{ logo: svg }, true],
  [{ logo: png }, true],
  [{ logo: { ...svg, type: 'image/png' } }, false],
  [{ logo: { ...svg, type: 'text/html' } }, false],
  [{ logo: { type: 'image/svg+xml', base64: 'PGh0bWw+PHN2Zy8+' } }, false],
  [{ logo: { type: 'image/svg+xml', base64: '<svg onload="alert(1)"/>' } }, false],
  [{ logo: { ...png, base64: png.base64 + 'A'.repeat(80_000) } }, false],
  [
    {
      contact: {
        phone: '0681 1234',
        email: 'kueche@shop.example',
        address: 'Musterweg 1, 66111 Saarbrücken',
      },
    },
    true,
  ],
  [{ contact: { email: 'kueche' } }, false],
  [{ site: 'https://shop.example' }, true],
  [{ site: 'javascript:alert(1)' }, false],
  [{ mailSender: 'Küchen\r\nBcc: a@b.example' }, false],
  [{ colors: { ...DEFAULT_BRAND.colors, ink: 'red' } }, false],
  [{ colors: { ...DEFAULT_BRAND.colors, ink: '#123;}body{display:none' } }, false],
])('a brand with %j is taken: %s', (changed, isTaken) => {
  expect(brandSchema.safeParse({ ...DEFAULT_BRAND, ...changed }).success).toBe(isTaken);
});

test('a colour that cannot be read is refused with its pair and ratio', () => {
  const colors = { ...DEFAULT_BRAND.colors, ink: '#8A9790' };
  const { error } = brandSchema.safeParse({ ...DEFAULT_BRAND, colors });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toContainEqual([
    'colors',
    'ink on paper: 2.8, needs 4.5',
  ]);
});
