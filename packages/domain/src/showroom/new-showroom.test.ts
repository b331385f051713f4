import { expect, test } from 'vitest';
import { positionOf, showroomCode } from './new-showroom.ts';
import { showroomSchema } from './showroom.ts';

test.each([
  ['Saarbrücken', [], 'SAARBRUECKEN'],
  ['Trier', ['TRIER'], 'TRIER_2'],
  ['Trier', ['TRIER', 'TRIER_2'], 'TRIER_3'],
  ['Saarbrücken, St. Johann', [], 'SAARBRUECKEN_ST_JOHANN'],
  ['Große Straße', [], 'GROSSE_STRASSE'],
  ['Łódź', [], 'ODZ'],
  ['1. Etage', [], 'ETAGE'],
  ['厨房', [], 'STUDIO_'],
  ['a'.repeat(200), [], 'A'.repeat(36)],
])('the code of %j beside %j is %s', (name, taken, code) => {
  expect(showroomCode(name, taken)).toBe(code);
  expect(showroomSchema.shape.id.safeParse(code).success).toBe(true);
});

test('a postcode says where a showroom lies, and one of no region does not', () => {
  expect(positionOf('66111')).toEqual({ lat: 49.235, lon: 6.997 });
  expect(positionOf('00000')).toBeUndefined();
});
