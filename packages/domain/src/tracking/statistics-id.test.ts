import { describe, expect, test } from 'vitest';
import { statisticsIdOf } from './statistics-id.ts';

describe('the id for statistics', () => {
  test.each([
    ['', '695e5d167a2d2ad5fab6fa78894865f1'],
    ['vK3nQ0b1Zk1fY7wPq2RsTu', '66490c03b2e0ab3ddb618c5463a6cb6d'],
    ['x'.repeat(44), '44b224b7942fcae32c0960a686c7d5c7'],
    ['x'.repeat(45), '1307fbf02db586f78024e8b8be51640e'],
    ['x'.repeat(200), 'd9e6b53aba0489b2ed12434683b74235'],
  ])('of %j is half of its SHA-256', (enquiryId, statisticsId) => {
    expect(statisticsIdOf(enquiryId)).toBe(statisticsId);
  });

  test('is made of any text', () => {
    expect(statisticsIdOf('ä€\ud800')).toMatch(/^[0-9a-f]{32}$/);
  });
});
