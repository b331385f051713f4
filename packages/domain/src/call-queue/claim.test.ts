import { expect, test } from 'vitest';
import { CLAIM_SILENCE_MS, lookAgainMs, shownClaim } from './claim.ts';

const seenAt = new Date('2026-11-17T10:00:00Z');
const row = { claimedBy: 'jana', claimedByName: 'Jana', claimedAt: seenAt, seenAt };

test.each([
  [0, CLAIM_SILENCE_MS],
  [CLAIM_SILENCE_MS - 1, 1],
  [CLAIM_SILENCE_MS + 1, 0],
])('a claim whose browser was silent for %i ms has %i ms left', (silentMs, leftMs) => {
  expect(shownClaim(row, new Date(seenAt.getTime() + silentMs))).toMatchObject({ staffId: 'jana', leftMs });
});

test.each([
  ['there are no claims', [], 30_000],
  ['no claim ends before', [{ leftMs: 60_000 }, null], 30_000],
  ['a claim ends before', [{ leftMs: 60_000 }, { leftMs: 900 }], 1000],
])('where %s, colleagues look again after %j', (_, claims, ms) => {
  expect(lookAgainMs(claims, 30_000)).toBe(ms);
});
