import { expect, test } from 'vitest';
import { plainLines } from './plain-lines.ts';

const note = plainLines(20);

test.each([
  ['ruft zurück', 'ruft zurück'],
  ['  erste Zeile\r\nzweite ', 'erste Zeile\nzweite'],
])('%j is kept as %j', (given, kept) => {
  expect(note.parse(given)).toBe(kept);
});

test.each(['', ' \n ', 'a\u0000b', 'a\tb', '\u0085', '\ud800', 'x'.repeat(21), 7, null])(
  '%j is refused',
  (given) => {
    expect(note.safeParse(given).success).toBe(false);
  },
);
