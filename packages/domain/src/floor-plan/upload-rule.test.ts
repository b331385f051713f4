import { expect, test } from 'vitest';
import { MAX_FILE_BYTES, refuseUpload } from './upload-rule.ts';

test.each([
  ['image/jpeg', 1, 0, undefined],
  ['application/pdf', MAX_FILE_BYTES, 7, undefined],
  ['', 1, 0, undefined],
  ['image/heic', MAX_FILE_BYTES + 1, 0, 'TOO_LARGE'],
  ['text/html', 1, 0, 'WRONG_TYPE'],
  ['application/pdfx', 1, 0, 'WRONG_TYPE'],
  ['image/png', 1, 8, 'TOO_MANY'],
])('a file of type %j with %i bytes after %i others: %s', (type, size, before, refusal) => {
  expect(refuseUpload({ type, size }, before)).toBe(refusal);
});
