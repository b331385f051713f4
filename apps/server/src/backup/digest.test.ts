import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byteDigest, rowDigest } from './digest.ts';

function digestRows(...chunks: readonly (string | Uint8Array)[]) {
  const digest = rowDigest();
  for (const chunk of chunks) digest.update(Buffer.from(chunk));
  return digest.result();
}

describe('the digest of rows', () => {
  test.each([
    ['a row that is missing', 'a\nb\n'],
    ['a row twice', 'a\nb\nc\nc\n'],
    ['a row twice instead of another', 'a\nb\nb\n'],
    ['a row that is changed', 'a\nb\nd\n'],
    ['two rows as one', 'a\nbc\n'],
    ['one row as two', 'a\nb\n\nc\n'],
    ['no rows', ''],
  ])('shows %s', (_case, text) => {
    expect(digestRows(text)).not.toEqual(digestRows('a\nb\nc\n'));
  });

  test('does not depend on the order of rows or the borders of chunks', () => {
    const line = fc.string().map((text) => text.replaceAll('\n', ''));
    fc.assert(
      fc.property(
        fc.array(line),
        fc.array(fc.nat(200)),
        fc.infiniteStream(fc.nat()),
        (lines, cuts, orders) => {
          const bytes = Buffer.from(lines.map((text) => `${text}\n`).join(''));
          const places = [0, ...cuts.filter((cut) => cut < bytes.length).sort((a, b) => a - b), bytes.length];
          const chunks = places.slice(1).map((end, index) => bytes.subarray(places[index], end));
          const mixed = lines.map((text) => [orders.next().value, text] as const).sort(([a], [b]) => a - b);
          const whole = digestRows(bytes);
          expect(whole.rows).toBe(lines.length);
          expect(digestRows(...chunks)).toEqual(whole);
          expect(digestRows(...mixed.map(([, text]) => `${text}\n`))).toEqual(whole);
        },
      ),
    );
  });
});

test('the digest of a file is its length and its SHA-256', () => {
  const digest = byteDigest();
  digest.update(Buffer.from('ab'));
  digest.update(Buffer.from('c'));
  expect(digest.result()).toEqual({
    bytes: 3,
    sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  });
});
