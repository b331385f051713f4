import { describe, expect, test } from 'vitest';
import { goOn, isCharacter, isCharacterCap, nameOfKey } from './key-rules.ts';

describe('a key', () => {
  test.each([
    ['A', true, 'a'],
    ['?', true, '?'],
    ['ArrowDown', false, 'ArrowDown'],
    ['ArrowDown', true, 'Shift+ArrowDown'],
  ])('%s is named the same however it is typed', (key, shiftKey, name) => {
    expect(nameOfKey({ key, shiftKey })).toBe(name);
  });

  test.each(['a', 'Ä', '1', '?', '/', '+'])('%s is a character, and can be turned off', (key) => {
    expect(isCharacter(key)).toBe(true);
    expect(isCharacterCap(key)).toBe(true);
  });

  test.each(['Escape', 'Enter', 'ArrowDown', 'Shift+ArrowDown'])('%s is none, and stays', (key) => {
    expect(isCharacter(key)).toBe(false);
  });

  test.each(['Esc', 'Enter', '↑', '←', 'Strg K'])('the cap %s stays', (cap) => {
    expect(isCharacterCap(cap)).toBe(false);
  });
});

describe('O and a second key', () => {
  const keys = ['a', 'l'];
  const begun = goOn({}, 'o', 1000, keys);

  test('go where the second key leads', () => {
    expect(goOn(begun, 'l', 1400, keys)).toEqual({ to: 'l' });
    expect(goOn(begun, 'a', 2500, keys)).toEqual({ to: 'a' });
  });

  test('go nowhere when the second key is late, another one, or alone', () => {
    expect(goOn(begun, 'l', 2501, keys)).toEqual({});
    expect(goOn(begun, 'x', 1400, keys)).toEqual({});
    expect(goOn({}, 'l', 1400, keys)).toEqual({});
  });

  test('begin again with another O, and are over once they have led somewhere', () => {
    expect(goOn(goOn(begun, 'o', 2400, keys), 'l', 3800, keys)).toEqual({ to: 'l' });
    expect(goOn(goOn(begun, 'l', 1400, keys), 'l', 1500, keys)).toEqual({});
  });
});
