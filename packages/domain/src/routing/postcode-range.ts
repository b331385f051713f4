import { z } from '../schema.ts';

const postcode = z.string().regex(/^\d{5}$/, 'must have 5 digits');

/** Postcodes, both ends included. All have five digits, so their order as text is their order as numbers. */
export const postcodeRangeSchema = z
  .object({ from: postcode, to: postcode })
  .refine(({ from, to }) => from <= to, 'must not end before it begins');
export type PostcodeRange = z.output<typeof postcodeRangeSchema>;

export function isWithin({ from, to }: PostcodeRange, code: string): boolean {
  return from <= code && code <= to;
}

/** The overlap of two ranges. */
export function sharedBy(one: PostcodeRange, other: PostcodeRange): PostcodeRange | undefined {
  const from = one.from > other.from ? one.from : other.from;
  const to = one.to < other.to ? one.to : other.to;
  return from <= to ? { from, to } : undefined;
}

const WRITTEN = /^(\d{1,5})(?:\s*(?:[-–—]|bis|to)\s*(\d{1,5}))?$/i;

/** Parses typed ranges: `66111–66133, 66271, 54`. Fewer than five digits are a prefix. */
export function readPostcodeRanges(typed: string): { ranges: PostcodeRange[]; wrong: string[] } {
  const parts = typed.split(/[,;\n]/).map((part) => part.trim());
  const ranges: PostcodeRange[] = [];
  const wrong: string[] = [];
  for (const part of parts.filter(Boolean)) {
    const [, first, last = first] = WRITTEN.exec(part) ?? [];
    const range = first && last && { from: first.padEnd(5, '0'), to: last.padEnd(5, '9') };
    if (range && range.from <= range.to) ranges.push(range);
    else wrong.push(part);
  }
  return { ranges, wrong };
}

export function writePostcodeRanges(ranges: readonly PostcodeRange[]): string {
  return ranges.map(({ from, to }) => (from === to ? from : `${from}–${to}`)).join(', ');
}
