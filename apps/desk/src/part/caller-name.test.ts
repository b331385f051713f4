import { sayIn } from '@funnel/domain/text/say';
import { expect, test } from 'vitest';
import { callerName } from './caller-name.ts';

test.each([
  ['MRS', 'Katrin Sommerfeld', 'Frau Katrin Sommerfeld'],
  ['FAMILY', 'Schwarz', 'Familie Schwarz'],
  ['FAMILY', 'Familie Schwarz', 'Familie Schwarz'],
  ['MR', 'Herrmann Groß', 'Herr Herrmann Groß'],
  ['DIVERS', 'Kim Weiß', 'Kim Weiß'],
  ['OTHER', 'Kim Weiß', 'Kim Weiß'],
])('somebody of %s called %s is greeted as %s', (salutation, fullName, greeted) => {
  expect(callerName({ salutation, fullName }, sayIn('de'))).toBe(greeted);
});
