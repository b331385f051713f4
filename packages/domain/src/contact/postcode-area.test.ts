import { expect, test } from 'vitest';
import { postcodeArea } from './postcode-area.ts';

test.each([
  ['66111', 'Saarbrücken'],
  ['66538', 'Neunkirchen'],
  ['10115', 'Berlin'],
  ['05000', undefined],
  ['', undefined],
  ['constructor', undefined],
])('the postcode %s lies around %s', (postcode, area) => {
  expect(postcodeArea(postcode)).toBe(area);
});
