import { expect, test } from 'vitest';
import { type Place, placeOf, searchOf } from './calendar-place.ts';

const NOW = new Date('2026-05-04T10:00:00Z');
const here: Place = { date: '2026-05-04', view: 'week', showroom: undefined, staffId: undefined };

test.each<[string, Record<string, unknown>, Partial<Place>]>([
  ['nothing', {}, {}],
  ['a day', { date: '2026-06-01', view: 'day' }, { date: '2026-06-01', view: 'day' }],
  ['a showroom and a person', { showroom: 'mitte', person: 'jana' }, { showroom: 'mitte', staffId: 'jana' }],
  ['no date', { date: 'tomorrow' }, {}],
  ['a date that does not exist', { date: '2026-13-45' }, {}],
  ['a date with a tail', { date: '2026-06-01T00:00' }, {}],
  ['an unknown view', { view: 'year' }, {}],
  ['empty filters', { showroom: '', person: '' }, {}],
  ['numbers', { date: 20260601, showroom: 1, person: 2 }, {}],
])('an address with %s', (_, search, place) => {
  expect(placeOf(search, NOW)).toEqual({ ...here, ...place });
});

test('an address leads back to the place that it was made of', () => {
  const there: Place = { date: '2026-06-01', view: 'day', showroom: 'mitte', staffId: 'jana' };
  for (const place of [here, there]) expect(placeOf(searchOf(place, NOW), NOW)).toEqual(place);
});

test('this week has a bare address', () => {
  expect(Object.values(searchOf(here, NOW)).filter((value) => value !== undefined)).toEqual([]);
});
