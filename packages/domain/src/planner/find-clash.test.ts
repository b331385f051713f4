import { describe, expect, test } from 'vitest';
import { findClash } from './find-clash.ts';
import type { Planner } from './planner.ts';

const at = (time: string, date = '2026-11-19') => new Date(`${date}T${time}:00+01:00`);
const visit = {
  visitId: 'v',
  kind: 'SHOWROOM',
  showroom: 'KONZ',
  startsAt: at('14:00'),
  endsAt: at('15:30'),
  from: at('14:00'),
  until: at('15:30'),
} as const;
const henrik: Planner = {
  staffId: 'h',
  name: 'Henrik Vogt',
  workingHours: { THU: [{ from: '10:00', to: '18:00' }] },
  showrooms: ['KONZ', 'MAINZ'],
  absences: [{ from: at('16:00'), until: at('17:00') }],
  visits: [visit],
};

const clashOf = (from: string, to: string, more: { travelMinutes?: number; showroom?: string } = {}) =>
  findClash(henrik, { showroom: 'KONZ', travelMinutes: 0, ...more, startsAt: at(from), endsAt: at(to) })
    ?.reason;

describe('a planner', () => {
  test.each([
    ['10:00', '11:30', {}, undefined],
    ['12:30', '14:00', {}, undefined],
    ['15:30', '16:00', {}, undefined],
    ['13:30', '14:30', {}, 'VISIT'],
    // The way there and back takes time.
    ['12:00', '13:30', { travelMinutes: 30 }, undefined],
    ['12:00', '13:30', { travelMinutes: 31 }, 'VISIT'],
    ['10:00', '11:00', { travelMinutes: 15 }, 'OFF_HOURS'],
    ['16:30', '17:30', {}, 'ABSENT'],
    ['09:00', '10:30', {}, 'OFF_HOURS'],
    ['17:30', '18:30', {}, 'OFF_HOURS'],
    ['10:00', '11:30', { showroom: 'MAINZ' }, undefined],
    ['10:00', '11:30', { showroom: 'SAARBRUECKEN' }, 'OTHER_SHOWROOM'],
  ] as const)('from %s to %s %j: %s', (from, to, more, reason) => {
    expect(clashOf(from, to, more)).toBe(reason);
  });

  test('without hours of their own works always and everywhere', () => {
    const free = { ...henrik, workingHours: null, showrooms: null, visits: [], absences: [] };
    const wanted = { showroom: 'TRIER', travelMinutes: 60, startsAt: at('23:00'), endsAt: at('23:30') };
    expect(findClash(free, wanted)).toBeUndefined();
  });
});
