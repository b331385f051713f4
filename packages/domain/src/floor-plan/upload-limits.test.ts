import { expect, test } from 'vitest';
import { excessOf, type SentUploads, uploadLimitsSchema } from './upload-limits.ts';

const { ofSender } = uploadLimitsSchema.parse({});
const MB = 1024 * 1024;
const NOTHING: SentUploads = { files: 0, bytes: 0, failedPictures: 0 };
const excess = (sent: Partial<SentUploads>, files = 1, bytes = 0) =>
  excessOf({ ...NOTHING, ...sent }, { files, bytes }, ofSender);

test.each<[string, Partial<SentUploads>, number, number, string | undefined]>([
  ['the fortieth file', { files: 39 }, 1, 0, undefined],
  ['the forty-first file', { files: 40 }, 1, 0, 'files'],
  ['two files where one is left', { files: 39 }, 2, 0, 'files'],
  ['the last byte of a day', { bytes: 300 * MB - 1 }, 1, 1, undefined],
  ['a byte more', { bytes: 300 * MB }, 1, 1, 'bytes'],
  ['a file after nine pictures that cannot be read', { failedPictures: 9 }, 1, 0, undefined],
  ['a file after ten of them', { failedPictures: 10 }, 1, 0, 'failed-pictures'],
])('%s', (_case, sent, files, bytes, expected) => {
  expect(excess(sent, files, bytes)).toBe(expected);
});

test('a network may send more than each of its senders, and less than all of them', () => {
  const limits = uploadLimitsSchema.parse({});
  for (const [name, ofOne] of Object.entries(limits.ofSender)) {
    expect(limits.ofNetwork[name as keyof typeof limits.ofNetwork]).toBeGreaterThan(ofOne);
  }
});
