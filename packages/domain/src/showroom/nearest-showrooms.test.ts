import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SHOWROOMS } from './default-showrooms.ts';
import { nearestShowrooms } from './nearest-showrooms.ts';
import { hoursLines } from './opening-hours.ts';
import { showroomName, showroomsSchema } from './showroom.ts';

const idsFor = (postcode: string) =>
  nearestShowrooms(DEFAULT_SHOWROOMS, postcode).map(({ showroom }) => showroom.id);
const byName = DEFAULT_SHOWROOMS.map(({ id }) => id);

describe('the nearest showroom', () => {
  test.each([
    ['66111', 'SAARBRUECKEN'],
    ['66271', 'SAARBRUECKEN'],
    ['66333', 'ENSDORF'],
    ['55116', 'MAINZ'],
    ['65183', 'MAINZ'],
    ['60311', 'MAINZ'],
    ['66806', 'ENSDORF'],
    ['66740', 'ENSDORF'],
    ['66663', 'ENSDORF'],
    ['67655', 'KAISERSLAUTERN'],
    ['67059', 'KAISERSLAUTERN'],
    ['66849', 'KAISERSLAUTERN'],
    ['54329', 'KONZ'],
    ['54290', 'KONZ'],
    ['50667', 'KONZ'],
    ['55590', 'MEISENHEIM'],
    ['55743', 'MEISENHEIM'],
    ['66538', 'NEUNKIRCHEN'],
    ['66606', 'NEUNKIRCHEN'],
    ['66482', 'ZWEIBRUECKEN'],
    ['66953', 'ZWEIBRUECKEN'],
  ])('of %s is %s', (postcode, id) => {
    expect(idsFor(postcode)[0]).toBe(id);
  });

  test('comes with its distance, no more precise than the data', () => {
    const [first, second] = nearestShowrooms(DEFAULT_SHOWROOMS, '55116');
    expect(first).toMatchObject({ showroom: { id: 'MAINZ' }, distance: { underKm: 10 } });
    expect(second).toMatchObject({ showroom: { id: 'MEISENHEIM' }, distance: { aboutKm: 55 } });
  });

  test.each(['', '6611', '661111', 'abcde', '66 11', '00000', '11111', '05000', '__proto__'.slice(0, 5)])(
    'of %j is unknown: all stay in their own order, without a distance',
    (postcode) => {
      expect(nearestShowrooms(DEFAULT_SHOWROOMS, postcode)).toEqual(
        DEFAULT_SHOWROOMS.map((showroom) => ({ showroom })),
      );
    },
  );

  test('for any postcode each showroom comes once and no distance is shorter than the one before', () => {
    const anything = fc.oneof(fc.string(), fc.stringMatching(/^\d{5}$/));
    fc.assert(
      fc.property(anything, (postcode) => {
        const found = nearestShowrooms(DEFAULT_SHOWROOMS, postcode);
        expect(found.map(({ showroom }) => showroom.id).sort()).toEqual([...byName].sort());
        const kms = found.map(({ distance }) =>
          !distance ? 0 : 'underKm' in distance ? 0 : distance.aboutKm,
        );
        expect(kms).toEqual([...kms].sort((one, other) => one - other));
      }),
    );
  });
});

describe('showrooms', () => {
  test('are examples that keep their own rules', () => {
    expect(DEFAULT_SHOWROOMS.every(({ isExample }) => isExample)).toBe(true);
    expect(showroomsSchema.parse(DEFAULT_SHOWROOMS)).toEqual(DEFAULT_SHOWROOMS);
  });

  test.each([
    ['a code twice', [DEFAULT_SHOWROOMS[0], DEFAULT_SHOWROOMS[0]]],
    ['a code in small letters', [{ ...DEFAULT_SHOWROOMS[0], id: 'mainz' }]],
    ['no street', [{ ...DEFAULT_SHOWROOMS[0], street: ' ' }]],
    ['a place off the globe', [{ ...DEFAULT_SHOWROOMS[0], lat: 91 }]],
    ['a short postcode', [{ ...DEFAULT_SHOWROOMS[0], postcode: '6611' }]],
    [
      'hours that end before they begin',
      [{ ...DEFAULT_SHOWROOMS[0], openingHours: { MON: [{ from: '18:00', to: '10:00' }] } }],
    ],
  ])('with %s are refused', (_case, showrooms) => {
    expect(showroomsSchema.safeParse(showrooms).success).toBe(false);
  });

  test('are called by their name, and by their code once they are gone', () => {
    expect(showroomName(DEFAULT_SHOWROOMS, 'SAARBRUECKEN')).toBe('Saarbrücken');
    expect(showroomName(DEFAULT_SHOWROOMS, 'TRIER')).toBe('TRIER');
  });
});

describe('opening hours', () => {
  const nine = [{ from: '09:00', to: '18:00' }];
  test.each([
    ['none', {}, []],
    [
      'a whole week',
      DEFAULT_SHOWROOMS[0]?.openingHours ?? {},
      ['Mo–Fr 10:00–18:00 Uhr', 'Sa 10:00–16:00 Uhr'],
    ],
    [
      'a closed day in between',
      { MON: nine, TUE: [], WED: nine },
      ['Mo 09:00–18:00 Uhr', 'Mi 09:00–18:00 Uhr'],
    ],
    [
      'a break at noon',
      {
        FRI: [
          { from: '09:00', to: '12:00' },
          { from: '14:00', to: '18:00' },
        ],
      },
      ['Fr 09:00–12:00, 14:00–18:00 Uhr'],
    ],
  ])('%s', (_case, hours, lines) => {
    expect(hoursLines(hours, 'de').map(({ days, times }) => `${days} ${times}`)).toEqual(lines);
  });

  test('in English go without Uhr', () => {
    expect(hoursLines({ SAT: nine, SUN: nine }, 'en')).toEqual([{ days: 'Sat–Sun', times: '09:00–18:00' }]);
  });
});
