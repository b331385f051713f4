import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrivalsPause, linkEnd } from './floor-plan-link.ts';

describe('a computer that waits for files of a phone', () => {
  test.each([
    [0, 1000],
    [20_000, 1000],
    [40_000, 2000],
    [2 * 60_000, 6000],
    [5 * 60_000, 15_000],
    [30 * 60_000, 15_000],
    [-5000, 1000],
  ])('asks, after %d ms without one, again in %d ms', (quietMs, pause) => {
    expect(arrivalsPause(quietMs)).toBe(pause);
  });

  test('asks ever more rarely', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (one, more) => arrivalsPause(one) <= arrivalsPause(one + more)),
    );
  });

  test('asks less than 200 times until the link is over', () => {
    const begun = new Date('2026-11-16T10:00:00Z');
    const lastsMs = linkEnd('PHONE', begun).getTime() - begun.getTime();
    let asked = 0;
    for (let at = 0; at < lastsMs; at += arrivalsPause(at)) asked += 1;
    expect(asked).toBeLessThan(200);
  });
});
