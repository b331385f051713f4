import { describe, expect, test } from 'vitest';
import { type Condition, type Facts, holds } from './condition.ts';

describe('a condition', () => {
  test.each<[string, Condition, Facts, boolean]>([
    ['one of the codes', { a: ['X', 'Y'] }, { a: 'Y' }, true],
    ['another code', { a: ['X', 'Y'] }, { a: 'Z' }, false],
    ['not known', { a: ['X'] }, {}, false],
    ['taken back', { a: ['X'] }, { a: undefined }, false],
    ['wanted unknown, and is', { a: [null] }, {}, true],
    ['wanted unknown, and is known', { a: [null] }, { a: 'X' }, false],
    ['unknown or a code', { a: [null, 'X'] }, { a: 'X' }, true],
    ['none of the codes', { a: { not: ['X'] } }, { a: 'Y' }, true],
    ['one that is excluded', { a: { not: ['X'] } }, { a: 'X' }, false],
    ['not known, which is another than the excluded', { a: { not: ['X'] } }, {}, true],
    ['known, and none of the codes', { a: { not: [null, 'X'] } }, { a: 'Y' }, true],
    ['not known, which is excluded', { a: { not: [null, 'X'] } }, {}, false],
    ['both facts', { a: ['X'], b: ['Y'] }, { a: 'X', b: 'Y' }, true],
    ['one of two facts', { a: ['X'], b: ['Y'] }, { a: 'X', b: 'X' }, false],
    ['nothing asked', {}, { a: 'X' }, true],
    // Hostile ones.
    ['a fact that every object has', { toString: [null] }, {}, true],
    ['the prototype', { ['__proto__']: [null] }, {}, true],
    ['an answer that is no code', { a: { not: [null, 'X'] } }, { a: ['X'] }, true],
    ['an empty answer', { a: [null] }, { a: '' }, true],
    ['no code at all', { a: [] }, { a: 'X' }, false],
  ])('%s', (_case, condition, facts, expected) => {
    expect(holds(condition, facts)).toBe(expected);
  });
});
