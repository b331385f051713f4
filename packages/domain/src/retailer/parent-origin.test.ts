import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mayFrame } from './parent-origin.ts';

describe('who may frame the funnel', () => {
  test.each([
    ['https://shop.example', ['https://shop.example'], true],
    ['https://www.shop.example', ['https://shop.example'], false],
    ['https://www.shop.example', ['https://*.shop.example'], true],
    ['https://shop.example', ['https://*.example'], false],
    ['https://shop.example', ['https://*'], false],
    ['https://shop.example', ['*'], false],
    ['https://a.b.shop.example', ['https://*.shop.example'], true],
    ['https://shop.example', ['https://*.shop.example'], false],
    ['http://www.shop.example', ['https://*.shop.example'], false],
    ['https://www.shop.example:8443', ['https://*.shop.example'], false],
    ['https://www.shop.example:8443', ['https://*.shop.example:8443'], true],
    ['https://evilshop.example', ['https://*.shop.example'], false],
    ['https://www.shop.example.evil.example', ['https://*.shop.example'], false],
    ['https://evil.example/.shop.example', ['https://*.shop.example'], false],
    ['https://evil.example#.shop.example', ['https://*.shop.example'], false],
    ['https://.shop.example', ['https://*.shop.example'], false],
    ['null', ['https://*.shop.example'], false],
    ['', ['https://*.shop.example', 'https://shop.example'], false],
  ])('%s with %j: %s', (origin, allowed, may) => {
    expect(mayFrame(origin, allowed)).toBe(may);
  });

  test('below a domain are exactly the hosts that end with it', () => {
    const label = fc.stringMatching(/^[a-z0-9]{1,5}$/);
    fc.assert(
      fc.property(fc.array(label, { minLength: 1, maxLength: 4 }), (labels) => {
        const host = labels.join('.');
        expect(mayFrame(`https://${host}.shop.example`, ['https://*.shop.example'])).toBe(true);
        expect(mayFrame(`https://${host}shop.example`, ['https://*.shop.example'])).toBe(false);
      }),
    );
  });
});
