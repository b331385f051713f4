import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

const ATTACK = "x;=cmd|' /C calc'!A0;y";

test.each([
  [['Anna Groß', 12.5, null], '"Anna Groß";12.5;\r\n'],
  [['a,b', 'say "hi"', 'two\nlines'], '"a,b";"say ""hi""";"two\nlines"\r\n'],
  [['=1+1', '+49 170', '-2', '@x', '\tx'], `"'=1+1";"'+49 170";"'-2";"'@x";"'\tx"\r\n`],
  [['\r=1', '\0x', ' =1', '＝1'], `"'\r'=1";"'\0x";" '=1";"'＝1"\r\n`],
  [[ATTACK], `"x;'=cmd|' /C calc'!A0;y"\r\n`],
  [['a,=1', 'a\t=1', 'a\n=1', 'a; "=1"'], `"a,'=1";"a\t'=1";"a\n'=1";"a; ""'=1"""\r\n`],
  [['Hans-Peter', 'a=b', 'x@y.example'], '"Hans-Peter";"a=b";"x@y.example"\r\n'],
  [[-5, { written: '16.11.2026 11:00' }], '-5;16.11.2026 11:00\r\n'],
])('%j is %j', (cells, line) => {
  expect(csvLine(cells, ';')).toBe(line);
});

/** Dangerous characters, among others. */
const wicked = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'=+-@;,|\t\r\n"\' \0'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  ),
});

test('no part of a text begins as a formula, wherever a program splits, with quotes or without', () => {
  fc.assert(
    fc.property(wicked, (text) => {
      for (const part of csvLine([text], ';')
        .trimEnd()
        .split(/[;,|\t\r\n]/))
        expect(part.replace(/^[" ]*/, '')).not.toMatch(/^[=+\-@\0]/);
    }),
    { numRuns: 2000 },
  );
});

test('a text comes back as it was, but for the apostrophes before formulas', () => {
  fc.assert(
    fc.property(wicked, (text) => {
      const [, read = ''] = /^"((?:[^"]|"")*)"\r\n$/.exec(csvLine([text], ';')) ?? [];
      expect(read.replaceAll('""', '"').replaceAll("'", '')).toBe(text.replaceAll("'", ''));
    }),
  );
});
