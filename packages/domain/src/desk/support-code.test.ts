import { expect, test } from 'vitest';
import { isSupportCode, makeSupportCode } from './support-code.ts';

test('a code is short, and known as one', () => {
  const code = makeSupportCode((bytes) => bytes.set([0x7f, 0x3a, 0x02, 0xc4]));
  expect(code).toBe('7f3a-02c4');
  expect(isSupportCode(code)).toBe(true);
});

test.each(['', '7f3a', '7f3a-02c4 ', '7F3A-02C4', 'a@b.de', '7f3a-02c4\n', undefined, ['7f3a-02c4']])(
  '%j is no code',
  (text) => expect(isSupportCode(text)).toBe(false),
);
