import { createHash } from 'node:crypto';
import { statisticsIdOf } from '@funnel/domain/tracking/statistics-id';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test('the id for statistics is half a SHA-256 of the id of any enquiry', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii', maxLength: 200 }), (enquiryId) => {
      const hash = createHash('sha256').update(`statistics:${enquiryId}`).digest('hex');
      expect(statisticsIdOf(enquiryId)).toBe(hash.slice(0, 32));
    }),
  );
});
