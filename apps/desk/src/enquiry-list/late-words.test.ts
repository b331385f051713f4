import { sayIn } from '@funnel/domain/text/say';
import { expect, test } from 'vitest';
import { lateWords } from './late-words.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

test.each([
  [SECOND_MS, 'überfällig 1 Min.', 'overdue 1 min'],
  [2 * MINUTE_MS, 'überfällig 2 Min.', 'overdue 2 min'],
  [HOUR_MS - SECOND_MS, 'überfällig 59 Min.', 'overdue 59 min'],
  [HOUR_MS, 'überfällig 1 Std.', 'overdue 1 h'],
  [24 * HOUR_MS - SECOND_MS, 'überfällig 23 Std.', 'overdue 23 h'],
  [24 * HOUR_MS, 'überfällig', 'overdue'],
])('late by %i ms: %s, %s', (late, german, english) => {
  expect(lateWords(late, sayIn('de', {}))).toBe(german);
  expect(lateWords(late, sayIn('en', {}))).toBe(english);
});
