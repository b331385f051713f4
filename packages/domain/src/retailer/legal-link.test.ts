import { expect, test } from 'vitest';
import { legalLinksSchema } from './legal-link.ts';

test.each([
  [{}, true],
  [{ imprint: 'https://shop.example/impressum' }, true],
  [{ imprint: 'javascript:alert(1)' }, false],
  [{ privacy: 'data:text/html,x' }, false],
  [{ terms: '//shop.example' }, false],
  [{ accessibility: '' }, false],
  [{ cookies: 'https://shop.example' }, false],
])('the legal links %j are taken: %s', (links, isTaken) => {
  expect(legalLinksSchema.safeParse(links).success).toBe(isTaken);
});
