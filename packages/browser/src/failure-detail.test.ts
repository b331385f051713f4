import { expect, test } from 'vitest';
import { failureDetail } from './failure-detail.ts';

test.each([
  [new Response(null, { status: 404, statusText: 'Not Found' }), '404 Not Found'],
  [new Response(null, { status: 503 }), '503'],
  [{ status: 500, message: 'no database' }, '500 no database'],
  [new Error('it broke'), 'it broke'],
  ['a text', 'a text'],
  [null, 'null'],
])('a failure is shown with status and text, or with what it says: %#', (failure, shown) => {
  expect(failureDetail(failure)).toBe(shown);
});
